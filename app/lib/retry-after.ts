/**
 * The seconds in a Retry-After header, which holds seconds or a date (RFC 9110, 10.2.3); null without either.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (!header) return null;
  if (/^\d+$/.test(header)) return Number(header);
  // An HTTP date has letters; JavaScript would also parse text without them as a date.
  const seconds = /[a-z]/i.test(header) ? (Date.parse(header) - now) / 1000 : Number.NaN;
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds));
}

/**
 * A route's `headers`: passes on Retry-After from its action or a thrown response. React Router passes on
 * only cookies by itself, so a 429 would not say how long to wait.
 */
export function passRetryAfter(answer: { actionHeaders: Headers; errorHeaders?: Headers | undefined }) {
  const seconds = (answer.errorHeaders ?? answer.actionHeaders).get("Retry-After");
  return seconds === null ? new Headers() : new Headers({ "Retry-After": seconds });
}
