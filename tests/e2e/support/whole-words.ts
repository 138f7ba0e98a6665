// Words that a page breaks because its letters are too large, or its screen too narrow.
import type { Page } from "playwright-core";

/** The words that begin on one line and end on another, except where a hyphen or a dash lets them. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, textContent: text } = node;
      const isShown = parent?.checkVisibility({ visibilityProperty: true }) ?? false;
      if (!isShown || parent?.closest("script, style, select, svg, .sr-only")) continue;
      for (const { 0: word, index } of (text ?? "").matchAll(/[^\s\-–—/·]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.add(word);
      }
    }
    return [...broken];
  });
}
