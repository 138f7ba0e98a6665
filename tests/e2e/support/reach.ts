// How far a page reaches: axe in light, dark, and forced colors, narrow and low screens, text of twice the size, and paper.
// The page is loaded once and changed from look to look.
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeFindings, COLORS, EVERYTHING, settle } from "./axe.ts";
import { narrowFindings, roomFindings } from "./room.ts";
import { setTextSize } from "./text-size.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** Checks the open page in all looks; failures are soft, so that all are named. */
export async function expectReach(page: Page, state: string): Promise<void> {
  const found: string[] = [];
  const note = (look: string, findings: readonly string[]) =>
    found.push(...findings.map((finding) => `${look}: ${finding}`));

  await look(page, { colorScheme: "light" }, PHONE);
  note("phone, light", await axeFindings(page, EVERYTHING));
  await look(page, { colorScheme: "light", forcedColors: "active" }, PHONE);
  note("phone, forced colors", await axeFindings(page, COLORS));
  await look(page, { colorScheme: "dark" }, PHONE);
  note("phone, dark", await axeFindings(page, COLORS));
  await look(page, { colorScheme: "dark" }, DESK);
  note("desktop, dark", await axeFindings(page, EVERYTHING));
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
  note("narrow", await narrowFindings(page, settle));
  await page.setViewportSize(PHONE);
  await setTextSize(page, 200);
  await settle(page);
  note("text of 200 %", await roomFindings(page));
  await setTextSize(page, 100);
  await page.emulateMedia({ media: "print", colorScheme: "light" });
  note("paper", await pressesOn(page));
  await page.emulateMedia({ media: null });
  expect.soft(found, state).toEqual([]);
}

/** The words of buttons that are seen, besides names and counts that are buttons. */
function pressesOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, [type=submit], [type=button], [role=button], .press")]
      .filter(
        (press) =>
          press.checkVisibility({ visibilityProperty: true }) && !press.matches("h3 > button, .count"),
      )
      .flatMap((press) => press.innerText.trim() || []),
  );
}

interface Media {
  colorScheme: "light" | "dark";
  forcedColors?: "active";
}

async function look(page: Page, media: Media, size: typeof PHONE): Promise<void> {
  await page.emulateMedia({ forcedColors: "none", ...media, reducedMotion: "reduce" });
  await page.setViewportSize(size);
  await settle(page);
}
