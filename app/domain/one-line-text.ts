// What a name in one line may hold, wherever somebody types one.

const SOMETHING_TO_SEE = /[^\p{C}\p{Z}]/u;
const DISTURBING = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** True when a person would see nothing of the text. */
export function isBlank(text: string): boolean {
  return !SOMETHING_TO_SEE.test(text);
}

/** True for text with control characters, ends of lines, or what turns the direction of the text around it. */
export function isDisturbing(text: string): boolean {
  return DISTURBING.test(text);
}
