import { redirect, redirectDocument } from "react-router";
import type { AppConfig } from "~/services/config.server.ts";
import { pathAsSpoken } from "~/words/addresses.ts";

/**
 * A redirect from inside the product to a page that may be public, in the language that is spoken. A public page belongs to another
 * router than the product's own, except in English, and so it's a new document.
 */
export function toPublic(
  { origin }: Pick<AppConfig, "origin">,
  path: string,
  init?: number | ResponseInit,
): Response {
  const to = pathAsSpoken(path);
  return to === path ? redirect(path, init) : redirectDocument(`${origin}${to}`, init);
}
