// Letters of another size, as a browser's settings make them. Set by script: the pages' policy lets no style in.
import type { Page } from "playwright-core";

/** Shows the page that is open with letters of so many percent of their size; 100 is as it was. */
export function setTextSize(page: Page, percent: number): Promise<void> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);
}
