// What a single-line name may contain, wherever one is typed.

const SOMETHING_TO_SEE = /[^\p{C}\p{Z}]/u;
const DISTURBING = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** True if the text would be invisible. */
export function isBlank(text: string): boolean {
  return !SOMETHING_TO_SEE.test(text);
}

/** True for text with control characters, line ends, or characters that change the text direction. */
export function isDisturbing(text: string): boolean {
  return DISTURBING.test(text);
}
