import { KEPT_AT } from "~/domain/offline/kept-pages.ts";

/** When the open document was read (epoch milliseconds), if it is the browser's kept copy; otherwise null. */
export function keptAt(): number | null {
  const at = document.documentElement.getAttribute(KEPT_AT);
  return at === null ? null : Number(at);
}
