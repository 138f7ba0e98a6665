/**
 * Whether `trace` stands in a text as a whole word or figure. Identifiers, tokens, and instants are drawn anew by each run and
 * may hold any few characters in a row, so a short trace must not be looked for inside of them.
 */
export function standsIn(text: string, trace: string): boolean {
  const literal = trace.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\w.-])${literal}(?![\\w-])`).test(text);
}
