// Moving through pages by keyboard.
import type { Page } from "playwright-core";
import { expect } from "vitest";

const MOST_TABS = 60;

/** The focused element's label or text; none for the page as a whole, which holds the text of all of it. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    if (element?.matches("body, main")) return "";
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement
        ? element.labels?.[0]
        : null;
    return (element?.getAttribute("aria-label") ?? label?.textContent ?? element?.textContent ?? "").trim();
  });
}

/** Presses Tab until an element with this name has the focus, and checks that the focus is visible. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const seen: string[] = [];
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press("Tab");
    const text = await focused(page);
    seen.push(text.slice(0, 30));
    if (typeof name === "string" ? text === name : name.test(text)) return expectVisibleFocus(page, text);
  }
  throw new Error(`Tab never came to ${name}; it came to ${seen.join(", ")}`);
}

export async function expectVisibleFocus(page: Page, name: string): Promise<void> {
  const outline = await page.evaluate(() => {
    const element = document.activeElement;
    const marked = [element, element?.closest("label")].filter((candidate) => candidate instanceof Element);
    return marked.map((candidate) => getComputedStyle(candidate).outlineStyle);
  });
  expect(
    outline.some((style) => style !== "none"),
    `the focus on '${name}' can be seen`,
  ).toBe(true);
}

/** Nobody who presses a key has to begin at the top again. */
export async function expectKeptFocus(page: Page, act: string): Promise<void> {
  const tag = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(tag, { message: `the focus after ${act}` }).not.toBe("BODY");
}
