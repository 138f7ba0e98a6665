// Text in another size, as a browser setting would make it. Set by script, because the pages' policy blocks
// styles.
import type { Page } from "playwright-core";

/** Scales the open page's text to this percentage; 100 restores it. */
export function setTextSize(page: Page, percent: number): Promise<void> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);
}
