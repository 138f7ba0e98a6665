import { KEPT_AT } from "~/domain/offline/kept-pages.ts";

/** When the open document was read, epoch milliseconds, where it came out of the browser; else null. */
export function keptAt(): number | null {
  const at = document.documentElement.getAttribute(KEPT_AT);
  return at === null ? null : Number(at);
}
