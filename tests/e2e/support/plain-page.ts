// A page as it comes from the server, read without a browser: for what a page says, not for how it looks or acts.
import { JSDOM } from "jsdom";
import { expect } from "vitest";
import type { Account } from "./accounts.ts";
import { send } from "./http.ts";

/** The page at a path, which must be there. */
export async function plainPage(
  site: { url: string },
  { cookie }: Pick<Account, "cookie">,
  path: string,
): Promise<Document> {
  const { status, text } = await send(`${site.url}${path}`, { cookie });
  expect(status, path).toBe(200);
  return new JSDOM(text).window.document;
}

/** The texts of the elements that a selector finds, without space around them. */
export function textsOf(page: Document, selector: string): string[] {
  return [...page.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
}
