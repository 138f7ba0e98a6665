// A page as a browser's translator changes it.
import type { Page } from "playwright-core";

export type Translator = "moves" | "replaces";

/** Puts each text of the page into an element, as translators do; the words stay, so that they can be compared. */
export function translate(page: Page, how: Translator): Promise<void> {
  return page.evaluate((how) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (
        text.data.trim() !== "" &&
        !text.parentElement?.closest("script, style, textarea, option, svg, font")
      )
        texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      text.parentNode?.insertBefore(outer, text);
      if (how === "moves") inner.appendChild(text);
      else {
        inner.textContent = text.data;
        text.remove();
      }
    }
  }, how);
}

/** The lines of the page. */
export async function linesOf(page: Page): Promise<string[]> {
  const text = await page.locator("main").innerText();
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
