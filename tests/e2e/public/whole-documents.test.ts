// Public pages come with what they need in the document. They look, to the pixel, as they do with all of our files, which
// a visitor with any cookie gets; and a stranger's browser fetches nothing but the face.
import { createHash } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { plusMonths } from "../../../app/domain/calendar.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const AHEAD = plusMonths(new Date().toISOString().slice(0, 10), 3).slice(0, 7);
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

const PAGES = ["/", `/plan/55401/${AHEAD}`, "/swaddles-sleep-sacks", "/wear/50", "/terms", "/de"];

const LOOKS = {
  light: { size: PHONE, media: { colorScheme: "light" } },
  dark: { size: DESK, media: { colorScheme: "dark" } },
  "forced colors": { size: PHONE, media: { forcedColors: "active" } },
  paper: { size: DESK, media: { media: "print" } },
} as const;

async function look(page: Page, { size, media }: (typeof LOOKS)[keyof typeof LOOKS]): Promise<string> {
  await page.setViewportSize(size);
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, ...media });
  const picture = await page.screenshot({ fullPage: true, animations: "disabled" });
  return createHash("sha256").update(picture).digest("hex");
}

/** Fonts and drawings are there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

describe.each(PAGES)("%s", (path) => {
  test("looks in every way as with all files", async () => {
    const stranger = await site.open({ viewport: PHONE });
    const known = await site.open({ viewport: PHONE });
    await known.context().addCookies([{ name: "seen", value: "1", url: site.url }]);
    for (const page of [stranger, known]) await open(page, path);
    expect(await stranger.locator("link[rel=stylesheet]").count()).toBe(0);
    expect(await known.locator("link[rel=stylesheet]").count()).toBe(1);
    for (const [name, way] of Object.entries(LOOKS)) {
      expect(await look(stranger, way), name).toBe(await look(known, way));
    }
  });

  test("asks for no file but the face", async () => {
    const page = await site.open({ viewport: PHONE });
    const files: string[] = [];
    page.on("request", (request) => files.push(new URL(request.url()).pathname));
    await open(page, path);
    expect(files.filter((file) => file.startsWith("/assets/"))).toEqual([
      expect.stringMatching(/fraunces-600-[\w-]+\.woff2$/),
    ]);
  });
});
