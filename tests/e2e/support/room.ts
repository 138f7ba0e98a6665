// Whether what stands on a page has room on its screen.
import type { Page } from "playwright-core";
import { crowdedText } from "./crowded-text.ts";

/** What has no room: a page that scrolls sideways, words that are broken within, and texts over others. */
export async function roomFindings(page: Page): Promise<string[]> {
  const broken = await page.evaluate(brokenWords);
  const narrow = [...(await sidewaysFindings(page)), ...broken.map((word) => `broken: ${word}`)];
  return [...narrow, ...(await crowdedText(page))];
}

const NARROWEST = { width: 320, height: 640 };
/** Other phones. */
const NARROW = [
  { width: 360, height: 640 },
  { width: 390, height: 640 },
  { width: 412, height: 640 },
];
/** A screen of 1280 × 1024 or 2560 × 1440 that is enlarged four times. */
const LOW = [
  { width: 320, height: 256 },
  { width: 640, height: 360 },
];

/** What has no room on the narrowest phone. `settle` waits for the page after the change of its size. */
export async function narrowestFindings(
  page: Page,
  settle: (page: Page) => Promise<void>,
  look = roomFindings,
): Promise<string[]> {
  return findingsAt(page, NARROWEST, settle, [look]);
}

/**
 * What is wider than other phones, and than screens that are enlarged four times, where the header takes one line. A journey that
 * gives the pages it has `seen` looks at them once for each kind of page and the parts that it shows.
 */
export async function narrowFindings(
  page: Page,
  settle: (page: Page) => Promise<void>,
  seen = new Set<string>(),
): Promise<string[]> {
  const parts = await page.evaluate(shownParts);
  if (seen.has(parts)) return [];
  seen.add(parts);
  const found: string[] = [];
  for (const size of NARROW) found.push(...(await findingsAt(page, size, settle, [sidewaysFindings])));
  // Whoever enlarges the page four times doesn't enlarge its letters as well.
  const hasUsualLetters = await page.evaluate(() => document.documentElement.style.fontSize !== "200%");
  for (const size of hasUsualLetters ? LOW : [])
    found.push(...(await findingsAt(page, size, settle, [sidewaysFindings, headerFindings])));
  return found;
}

async function findingsAt(
  page: Page,
  size: typeof NARROWEST,
  settle: (page: Page) => Promise<void>,
  looks: readonly ((page: Page) => Promise<string[]>)[],
): Promise<string[]> {
  await page.setViewportSize(size);
  await settle(page);
  const found: string[] = [];
  for (const look of looks)
    found.push(...(await look(page)).map((finding) => `${size.width} × ${size.height}: ${finding}`));
  return found;
}

/** Runs in the page: its address without ids, its language, the size of its letters, and the headings, forms, tables, and layers that are seen. */
function shownParts(): string {
  const { lang, style } = document.documentElement;
  const parts = document.querySelectorAll(
    "body > header, h1, h2, h3, form, fieldset, table, dialog, [popover], .answer",
  );
  const seen = [...parts]
    .filter((part) => part.checkVisibility())
    .map((part) => `${part.localName}.${part.className}`);
  const kind = location.pathname.replace(/[^/]{12,}/g, ":id");
  return [kind, lang, style.fontSize, ...new Set(seen)].join(" ");
}

/** Whether the header takes more than one line. */
export async function headerFindings(page: Page): Promise<string[]> {
  const { height } = (await page.locator("body > header").boundingBox()) ?? { height: 0 };
  return height > 65 ? [`a header of ${Math.round(height)} px`] : [];
}

/** How far a page scrolls sideways, and what makes it. */
export function sidewaysFindings(page: Page): Promise<string[]> {
  return page.evaluate(whatIsTooWide);
}

/** Runs in the page: how far it scrolls sideways, and the elements that make it. */
function whatIsTooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  /** Whether something around it hides what is too wide, or scrolls by itself. */
  const isCut = (element: Element): boolean => {
    const around = element.parentElement;
    if (!around || around === document.body) return false;
    return getComputedStyle(around).overflowX !== "visible" || isCut(around);
  };
  const wide = [...document.body.querySelectorAll("*")].filter((element) => {
    const { right } = element.getBoundingClientRect();
    return right > clientWidth && right >= scrollWidth - 1 && !isCut(element);
  });
  // Letters stand out of their element where nothing lets a word break.
  const range = document.createRange();
  const letters = [...document.body.querySelectorAll("*")].filter(
    (element) =>
      element.closest(".sr-only") === null &&
      [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE) return false;
        range.selectNodeContents(node);
        return range.getBoundingClientRect().right > clientWidth + 1;
      }),
  );
  return [
    `${scrollWidth} px wide on a screen of ${clientWidth} px`,
    ...[...wide.slice(-2), ...letters.slice(-2)].map((element) =>
      // A number alone doesn't say where it stands.
      (element.outerHTML.length < 40 ? (element.parentElement ?? element) : element).outerHTML
        // Its classes say less than its words.
        .replace(/ class="[^"]*"/g, "")
        .slice(0, 200),
    ),
  ];
}

/**
 * Runs in the page: words whose letters stand on different lines, with the start of their element. A word may
 * break after a hyphen, a dash, a slash, and at a soft hyphen, where the page hyphenates, and anywhere if it is an
 * address, an identifier, or a name that nobody could have foreseen.
 */
function brokenWords(): string[] {
  const LONGEST_WORD = 20;
  const range = document.createRange();
  const hasBreaks = (element: Element) =>
    element.closest("script, style, textarea, svg, pre, .sr-only") !== null ||
    getComputedStyle(element).hyphens === "auto" ||
    !element.checkVisibility({ visibilityProperty: true });

  /** The words of a text with their positions. */
  function wordsOf(text: string): { word: string; at: number }[] {
    const tokens = [...text.matchAll(/\S+/g)].filter(([token]) => !/@|:\/\/|\w[._]\w/.test(token));
    return tokens.flatMap(({ 0: token, index }) =>
      [...token.matchAll(/[^-\u00ad\u200b\u2010-\u2014/]+/g)]
        .map(({ 0: word, index: within }) => ({ word, at: index + within }))
        .filter(({ word }) => word.length <= LONGEST_WORD),
    );
  }

  function isBroken(node: Node, { word, at }: { word: string; at: number }): boolean {
    range.setStart(node, at);
    range.setEnd(node, at + word.length);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    return boxes.some(({ top, height }) => Math.abs(top - (boxes[0]?.top ?? top)) > height / 2);
  }

  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || hasBreaks(element)) continue;
    for (const part of wordsOf(node.nodeValue ?? "")) {
      if (isBroken(node, part)) found.add(`${part.word} in ${element.outerHTML.slice(0, 100)}`);
    }
  }
  return [...found].slice(0, 5);
}
