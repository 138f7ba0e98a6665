// A page's HTML from the server, read without a browser: for what a page says, not for how it looks or
// behaves.
import { JSDOM } from "jsdom";
import { expect } from "vitest";
import type { Account } from "./accounts.ts";
import { send } from "./http.ts";

/** The page at a path; it must exist. */
export async function plainPage(
  site: { url: string },
  { cookie }: Pick<Account, "cookie">,
  path: string,
): Promise<Document> {
  const { status, text } = await send(`${site.url}${path}`, { cookie });
  expect(status, path).toBe(200);
  return new JSDOM(text).window.document;
}

/** The trimmed texts of the elements that match a selector. */
export function textsOf(page: Document, selector: string): string[] {
  return [...page.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
}
