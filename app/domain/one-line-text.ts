// What a single-line text may contain, wherever one is typed: the one reader of names, titles, and wishes.

/**
 * Everything but letters that show nothing: by Unicode's properties, such as U+3164, a letter that is drawn as a gap, and the
 * Braille cell without dots, which has none.
 */
const SOMETHING_TO_SEE = /[^\p{C}\p{Z}\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;
const DISTURBING = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** More marks than three on one letter, which rise over the lines around it. Burmese and Tibetan are spelled with up to six. */
const HEAP = /(?:(?![\p{Script=Mymr}\p{Script=Tibt}])\p{M}\p{Cf}*){4}|(?:\p{M}\p{Cf}*){7}/u;
const MARKS = /(?:\p{M}\p{Cf}*){4,}/gu;

/** The text with three marks at most on each letter that has a heap of them. */
export function withoutHeaps(text: string): string {
  return text.replace(MARKS, (marks) => (HEAP.test(marks) ? [...marks].slice(0, 3).join("") : marks));
}

/** True if the text would be invisible. */
export function isBlank(text: string): boolean {
  return !SOMETHING_TO_SEE.test(text);
}

/** True for text with control characters, line ends, characters that change the text direction, or heaps of marks. */
export function isDisturbing(text: string): boolean {
  return DISTURBING.test(text) || HEAP.test(text);
}

/** What a required line is told if it is wrong, and its most characters in UTF-16 units, as an input counts them. */
export interface LineRule<Code extends string> {
  most: number;
  missing: Code;
  tooLong: Code;
  /** Missing where what disturbs is taken out of the text before. */
  unreadable?: Code;
}

/** What is wrong with a trimmed line that must say something; null if it is valid. */
export function lineProblem<Code extends string>(
  text: string,
  { most, missing, tooLong, unreadable }: LineRule<Code>,
): Code | null {
  if (isBlank(text)) return missing;
  if (unreadable !== undefined && isDisturbing(text)) return unreadable;
  return text.length > most ? tooLong : null;
}
