// Stored texts that hold something by size, at their places. A text that names no sizes holds those of the first releases;
// any other begins with its version and what it holds after them: '2:12-18m:'. As long as there is nothing to say of a later
// size the first form is written, so that the release before reads it as well.
import { AGE_RANGES, type AgeRange, type SizeId, UNNAMED_SIZES } from "./size-table.ts";

/** A text without its head, and the sizes of its places; a size of another release is no AgeRange. */
export interface SizedText {
  sizes: readonly SizeId[];
  body: string;
}

const VERSION = "2";
const HEAD = new RegExp(`^${VERSION}:([^:]*):`);
const UNNAMED: ReadonlySet<string> = new Set(UNNAMED_SIZES);

/** True for a size of this release or of another one. */
export function isSizeId(text: string): text is SizeId {
  return /^\d{1,3}-\d{1,3}m$/.test(text);
}

/** The sizes that a text has to hold: of later ones those of which there is something to hold. */
export function sizesToHold(isThere: (ageRange: AgeRange) => boolean): readonly AgeRange[] {
  return [...UNNAMED_SIZES, ...AGE_RANGES.filter((size) => !UNNAMED.has(size) && isThere(size))];
}

/** A text that holds these sizes, in the order of sizesToHold. */
export function sizedText(sizes: readonly AgeRange[], body: string): string {
  const named = sizes.slice(UNNAMED_SIZES.length);
  return named.length === 0 ? body : `${VERSION}:${named.join()}:${body}`;
}

/** What a text holds; null where its head names something else than sizes, or one of them twice. */
export function readSizedText(text: string): SizedText | null {
  const [head, named] = HEAD.exec(text) ?? [];
  if (head === undefined || named === undefined) return { sizes: UNNAMED_SIZES, body: text };
  const later = named.split(",");
  if (!later.every(isSizeId)) return null;
  const sizes = [...UNNAMED_SIZES, ...later];
  if (new Set<string>(sizes).size !== sizes.length) return null;
  return { sizes, body: text.slice(head.length) };
}
