// Stored texts with one value per size, by position. A text without a head has the sizes of the first
// releases; any other begins with its version and the sizes that follow those: '2:12-18m:'. Without values
// for later sizes the first form is written, so that the previous release can read it too.
import { AGE_RANGES, type AgeRange, type SizeId, UNNAMED_SIZES } from "./size-table.ts";

/** A text without its head, and the sizes of its positions; another release's size isn't an AgeRange. */
export interface SizedText {
  sizes: readonly SizeId[];
  body: string;
}

const VERSION = "2";
const HEAD = new RegExp(`^${VERSION}:([^:]*):`);
const UNNAMED: ReadonlySet<string> = new Set(UNNAMED_SIZES);

/** True for a size of this or any other release. */
export function isSizeId(text: string): text is SizeId {
  return /^\d{1,3}-\d{1,3}m$/.test(text);
}

/** The sizes that a text must hold: of the later ones, only those with a value. */
export function sizesToHold(isThere: (ageRange: AgeRange) => boolean): readonly AgeRange[] {
  return [...UNNAMED_SIZES, ...AGE_RANGES.filter((size) => !UNNAMED.has(size) && isThere(size))];
}

/** A text with these sizes, in the order of sizesToHold. */
export function sizedText(sizes: readonly AgeRange[], body: string): string {
  const named = sizes.slice(UNNAMED_SIZES.length);
  return named.length === 0 ? body : `${VERSION}:${named.join()}:${body}`;
}

/** A text's content; null if its head has anything but sizes, or one of them twice. */
export function readSizedText(text: string): SizedText | null {
  const [head, named] = HEAD.exec(text) ?? [];
  if (head === undefined || named === undefined) return { sizes: UNNAMED_SIZES, body: text };
  const later = named.split(",");
  if (!later.every(isSizeId)) return null;
  const sizes = [...UNNAMED_SIZES, ...later];
  if (new Set<string>(sizes).size !== sizes.length) return null;
  return { sizes, body: text.slice(head.length) };
}
