import type { HeadersFunction } from "react-router";

/**
 * The headers of a page whose address is a secret, such as a gift list's: it is in no index, no cache, and no other site's log. From
 * the given headers it keeps when to try again.
 */
export function privateHeaders(...from: (Headers | undefined)[]): Headers {
  const headers = new Headers({
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
  });
  for (const one of from) {
    const seconds = one?.get("Retry-After");
    if (seconds) headers.set("Retry-After", seconds);
  }
  return headers;
}

/** What a page with a secret address exports as its headers; the second kind says when to try again. */
export const privateOnly: HeadersFunction = () => privateHeaders();
export const privateAnswer: HeadersFunction = ({ errorHeaders, actionHeaders }) =>
  privateHeaders(errorHeaders, actionHeaders);
