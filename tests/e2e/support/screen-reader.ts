// A virtual screen reader inside the open page: it speaks what a person would hear who goes through the page
// from its beginning. It works names and roles out by itself, so that no browser decides what is heard.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Virtual } from "@guidepup/virtual-screen-reader";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    screenReader: Virtual;
  }
}

/** Where the page finds the reader's code. */
const ADDRESS = "/virtual-screen-reader.js";
const CODE = fileURLToPath(import.meta.resolve("@guidepup/virtual-screen-reader/browser.js"));
const MOST_PHRASES = 1500;
/** What is said of elements whose name is what they hold. */
const NAMED = /^(link|button|heading|combobox|checkbox), /;

export interface ScreenReader {
  /** Reads on, up to and including the first phrase that matches. */
  readTo(last: RegExp): Promise<string[]>;
  /** Presses what was read last and waits; returns what the page has announced by itself. */
  press(isDone: () => Promise<unknown>): Promise<string[]>;
  /** Reads once more what was read last, if the page around it is still the same. */
  readAgain(): Promise<string>;
}

/** Starts reading at the beginning of a page, which must be opened with `bypassCSP`. */
export async function startReader(page: Page): Promise<ScreenReader> {
  await page.route(ADDRESS, (route) =>
    route.fulfill({ contentType: "text/javascript", body: readFileSync(CODE, "utf8") }),
  );
  // As text, because the tests' own build would change an import.
  await page.evaluate(`import("${ADDRESS}").then(({ virtual }) => { window.screenReader = virtual; })`);
  await page.evaluate(prepare);
  await page.evaluate(() => window.screenReader.start({ container: document.body }));
  return {
    async readTo(last) {
      await page.evaluate(prepare);
      const phrases = await page.evaluate(readTo, { last: last.source, most: MOST_PHRASES });
      if (!last.test(phrases.at(-1) ?? "")) throw new Error(`${last} was not read:\n${phrases.join("\n")}`);
      return heard(phrases);
    },
    async press(isDone) {
      await page.evaluate(async () => {
        await window.screenReader.clearSpokenPhraseLog();
        await window.screenReader.act();
      });
      await isDone();
      return page.evaluate(async () => {
        const log = await window.screenReader.spokenPhraseLog();
        return log.filter((phrase) => /^(polite|assertive): /.test(phrase));
      });
    },
    readAgain: () =>
      page.evaluate(async () => {
        const { screenReader } = window;
        await screenReader.previous();
        await screenReader.next();
        return screenReader.lastSpokenPhrase();
      }),
  };
}

/** Runs in the page: hides what the reader would say and no other says, values of buttons and closed details. */
function prepare(): void {
  for (const button of document.querySelectorAll("button")) button.removeAttribute("value");
  for (const closed of document.querySelectorAll("details:not([open]) > :not(summary)")) {
    closed.setAttribute("aria-hidden", "true");
  }
}

/** Runs in the page. */
async function readTo({ last, most }: { last: string; most: number }): Promise<string[]> {
  const { screenReader } = window;
  const isLast = new RegExp(last);
  const phrases: string[] = [];
  while (phrases.length < most) {
    await screenReader.next();
    const phrase = await screenReader.lastSpokenPhrase();
    phrases.push(phrase);
    if (isLast.test(phrase)) break;
  }
  return phrases;
}

/** Without ends, and without what was already said in the name of the link, button, or heading around it. */
function heard(phrases: readonly string[]): string[] {
  const kept: string[] = [];
  let around: string | null = null;
  for (const [at, phrase] of phrases.entries()) {
    if (around === null && !/^end(,| of) /.test(phrase)) {
      kept.push(phrase);
      around = isAround(phrase, phrases.slice(at)) ? phrase : null;
    } else if (phrase === `end of ${around}`) around = null;
    else if (around?.startsWith("heading, ") && phrase.startsWith("button, ")) kept.push(phrase);
  }
  return kept;
}

function isAround(phrase: string, after: readonly string[]): boolean {
  return NAMED.test(phrase) && after.includes(`end of ${phrase}`);
}
