// The automated part of accessibility: what axe finds on a page in both color schemes, on a phone and a
// desktop, and whether the page fits narrow and low screens.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { CDPSession, Page } from "playwright-core";
import { expect } from "vitest";
import { narrowestFindings, narrowFindings, sidewaysFindings } from "./room.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules of a full check. */
export const EVERYTHING: readonly string[] = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];
/** The rules that colors decide. */
export const COLORS: readonly string[] = ["color-contrast", "link-in-text-block"];
/** The rules that also depend on where things stand. */
export const PLACED: readonly string[] = [...COLORS, "target-size", "scrollable-region-focusable"];

const PHONE_BY_DAY = { colorScheme: "light", width: 390, height: 844 } as const;
const PHONE_BY_NIGHT = { colorScheme: "dark", width: 390, height: 844 } as const;
const DESK_BY_NIGHT = { colorScheme: "dark", width: 1280, height: 800 } as const;

/** Sessions stay open: closing one also ends the page's virtual authenticator, which another session has made. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The pages that this file has seen on all narrow screens; the sweeps of reach.ts see every state on each of them. */
const seen = new Set<string>();

type Look = typeof PHONE_BY_DAY | typeof PHONE_BY_NIGHT | typeof DESK_BY_NIGHT;

/** The full check of a page that no state of reach/states.ts shows: light and dark, small and large. */
export function expectAccessible(page: Page, state: string): Promise<void> {
  return expectNothingFound(page, state, [PHONE_BY_DAY, DESK_BY_NIGHT]);
}

/** A shorter check for another part of a page that is checked already, in the look with the weakest contrast. */
export function expectStillAccessible(page: Page, state: string): Promise<void> {
  return expectNothingFound(page, state, [PHONE_BY_NIGHT]);
}

async function expectNothingFound(page: Page, state: string, looks: readonly Look[]): Promise<void> {
  const found: string[] = [];
  let asked = "";
  for (const { colorScheme, width, height } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    await settle(page);
    // Of a document that has been asked every rule, only the place and the colors of things are new.
    const isAsked = (await page.evaluate(shownDocument)) === asked;
    const findings = await axeFindings(page, isAsked ? PLACED : EVERYTHING);
    asked = await page.evaluate(shownDocument);
    found.push(...findings.map((finding) => `${colorScheme}, ${width} px: ${finding}`));
  }
  found.push(...(await narrowFindings(page, settle, seen)));
  // Last, because a journey goes on where the narrowest screen leaves it.
  found.push(...(await narrowestFindings(page, settle, sidewaysFindings)));
  // A soft failure, so that the journey goes on to its other states.
  expect.soft(found, state).toEqual([]);
}

/** What axe finds on the page as it looks now, by these rules or tags. */
export async function axeFindings(page: Page, rules: readonly string[]): Promise<string[]> {
  // With sticky bars, some control is always half covered and so too small for axe (first-screen.test.ts
  // covers the bars).
  await page.evaluate(stick, false);
  if (!(await page.evaluate(() => "axe" in window))) await inject(page);
  const violations = await page.evaluate(findViolations, [...rules]);
  await page.evaluate(stick, true);
  const blocks = rules === EVERYTHING ? await page.evaluate(blocksInSummaries) : [];
  const broken = violations.map(({ id, help, nodes }) => {
    const targets = nodes.slice(0, 3).map(({ html, any }) => `${html} ${any[0]?.message ?? ""}`);
    return `${id} (${help})\n  ${targets.join("\n  ")}`;
  });
  return [...broken, ...blocks];
}

/** Runs in the page: what stands in the line of a fold, where HTML has room for words and a heading only. */
function blocksInSummaries(): string[] {
  const blocks = document.querySelectorAll(
    "summary :is(address, article, aside, blockquote, details, div, dl, fieldset, figure, footer, form, header, hr, main, nav, ol, p, pre, section, table, ul)",
  );
  return [...blocks].slice(0, 3).map((block) => `in a summary: ${block.outerHTML.slice(0, 150)}`);
}

/**
 * Brings axe into a document. Compiling it takes longer than a check, so this is the short build, and past Playwright's
 * own evaluation, which takes twice as long for a text of this size.
 */
async function inject(page: Page): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send("Runtime.evaluate", { expression: AXE });
}

/** Runs in the page: axe's violations. */
async function findViolations(rules: string[]): Promise<axe.Result[]> {
  const { violations } = await window.axe.run(document, {
    resultTypes: ["violations"],
    runOnly: rules,
    // Copies all styles for rules about how a film starts and how a phone is held; no page has a film, and the other is off.
    preload: false,
  });
  return violations;
}

/** Runs in the page: its document, and which of its elements are shown. */
export function shownDocument(): string {
  const isShown = [...document.body.querySelectorAll("*")].map((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  return `${isShown.map(Number).join("")} ${document.body.outerHTML}`;
}

/** Runs in the page: turns a page's sticky bars off or on. */
function stick(isSticking: boolean): void {
  for (const bar of document.querySelectorAll<HTMLElement>(".range-bar, .plan-bar, .trip-bar, .places")) {
    bar.style.position = isSticking ? "" : "static";
  }
}

/** Waits until no animation is running, also none that the last change of the look or a late answer has begun. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // An animation of an element that has since gone out of sight never finishes.
    const end = performance.now() + 2000;
    do {
      await frames();
      const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1);
      if (passing.length === 0) return;
      const inVain = new Promise((done) => setTimeout(done, 500));
      await Promise.race([Promise.allSettled(passing.map(({ finished }) => finished)), inVain]);
    } while (performance.now() < end);
    await frames();
  });
}
