// Words that a page breaks because its letters are too large, or its screen too narrow.
import type { Page } from "playwright-core";

/** The words that begin on one line and end on another, except where a hyphen or a dash lets them. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const HIDDEN = "script, style, select, svg, .sr-only";
    const range = document.createRange();
    function linesOf(text: Node, word: string, at: number): number {
      range.setStart(text, at);
      range.setEnd(text, at + word.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      return new Set(parts.map(({ top }) => Math.round(top))).size;
    }
    const shown = [...document.body.querySelectorAll("*")].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(HIDDEN),
    );
    const texts = shown.flatMap(({ childNodes }) =>
      [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE),
    );
    const broken = texts.flatMap((text) =>
      [...(text.textContent ?? "").matchAll(/[^\s\-–—/·]+/g)]
        .filter(({ 0: word, index }) => linesOf(text, word, index) > 1)
        .map(([word]) => word),
    );
    return [...new Set(broken)];
  });
}
