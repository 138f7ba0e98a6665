/** Seconds that a Retry-After header asks for; it holds seconds or a date (RFC 9110, 10.2.3). Null without either. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (!header) return null;
  if (/^\d+$/.test(header)) return Number(header);
  // Without a letter it is no date of HTTP's, though JavaScript would make one of it.
  const seconds = /[a-z]/i.test(header) ? (Date.parse(header) - now) / 1000 : Number.NaN;
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds));
}

/**
 * A route's `headers`: the Retry-After of its action, or of what was thrown. React Router hands nothing but cookies on
 * by itself, so a 429 would not say how long to wait.
 */
export function passRetryAfter(answer: { actionHeaders: Headers; errorHeaders?: Headers | undefined }) {
  const seconds = (answer.errorHeaders ?? answer.actionHeaders).get("Retry-After");
  return seconds === null ? new Headers() : new Headers({ "Retry-After": seconds });
}
