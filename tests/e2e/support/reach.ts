// How far a page reaches, by inspector: axe in light, dark, and forced colors, narrow and low screens, text of twice the size,
// paper, and the page's frame. A page is opened once and changed from look to look; what an inspector finds fails a test of its own.
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeFindings, COLORS, EVERYTHING, PLACED, settle, shownDocument } from "./axe.ts";
import { type Frame, frameFindings } from "./frame.ts";
import { narrowestFindings, narrowFindings, roomFindings } from "./room.ts";
import { setTextSize } from "./text-size.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

export interface Inspector {
  /** What is true of a page on which nothing is found. */
  name: string;
  /** Brings the open page into its look, and says what is wrong there. */
  look: (page: Page, frame: Frame) => Promise<string[]>;
}

/** What `npm test` holds every state to. They begin with the page as it was opened, on a phone by day. */
export const FIRST_LOOK: readonly Inspector[] = [
  { name: "has its title and its way back at one place", look: frameFindings },
  {
    name: "is for everyone, by axe",
    async look(page) {
      await dress(page, { colorScheme: "light" }, PHONE);
      return axeFindings(page, EVERYTHING);
    },
  },
  { name: "has room on the narrowest phone", look: (page) => narrowestFindings(page, settle) },
];

/** What `npm run test:looks` adds, on a page that was opened on a phone. */
export const OTHER_LOOKS: readonly Inspector[] = [
  {
    name: "has its title and its way back at one place on a desk",
    async look(page, frame) {
      await page.setViewportSize(DESK);
      return frameFindings(page, frame);
    },
  },
  {
    name: "is read in forced colors",
    async look(page) {
      await dress(page, { colorScheme: "light", forcedColors: "active" }, PHONE);
      return axeFindings(page, COLORS);
    },
  },
  {
    name: "is read by night",
    async look(page) {
      await dress(page, { colorScheme: "dark" }, PHONE);
      return axeFindings(page, COLORS);
    },
  },
  {
    name: "is for everyone on a desk by night, by axe",
    async look(page) {
      await dress(page, { colorScheme: "dark" }, PHONE);
      const onPhones = await page.evaluate(shownDocument);
      await dress(page, { colorScheme: "dark" }, DESK);
      // The first look has asked every rule of the same document: only the place of things is new.
      const isTheSame = (await page.evaluate(shownDocument)) === onPhones;
      return axeFindings(page, isTheSame ? PLACED : EVERYTHING);
    },
  },
  {
    name: "has room on other phones and on low screens",
    async look(page) {
      await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
      return narrowFindings(page, settle);
    },
  },
  {
    name: "has room for letters of twice the size",
    async look(page) {
      await page.setViewportSize(PHONE);
      await setTextSize(page, 200);
      await settle(page);
      const found = await roomFindings(page);
      await setTextSize(page, 100);
      return found;
    },
  },
  {
    name: "has no button on paper",
    async look(page) {
      await page.emulateMedia({ media: "print", colorScheme: "light" });
      const found = await pressesOn(page);
      await page.emulateMedia({ media: null });
      return found;
    },
  },
];

/** Checks the open page of a journey in all looks, but for its frame; failures are soft, so that all are named. */
export async function expectReach(page: Page, state: string): Promise<void> {
  const found: string[] = [];
  for (const { name, look } of [...FIRST_LOOK, ...OTHER_LOOKS])
    found.push(...(await look(page, null)).map((finding) => `${name}: ${finding}`));
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

async function dress(page: Page, media: Media, size: typeof PHONE): Promise<void> {
  await page.emulateMedia({ forcedColors: "none", ...media, reducedMotion: "reduce" });
  await page.setViewportSize(size);
  await settle(page);
}
