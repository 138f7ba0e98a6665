/** A text in place of a part of another one, from its first position to the one behind its last. */
export type Edit = { start: number; end: number; text: string };

/** The text with its edits, which don't overlap and may be in any order. */
export function edited(whole: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    parts.push(whole.slice(from, start), text);
    from = end;
  }
  return [...parts, whole.slice(from)].join("");
}
