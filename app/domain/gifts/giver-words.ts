// What givers type, as it is stored: one line of visible text, without what changes the direction of the text around it.

/** Far more than any valid text with the spaces around it; longer input isn't looked at. */
export const MOST_TYPED_BY_GIVER = 2000;

const GAPS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** The text in one line: line ends and control characters become spaces, direction marks go. */
export function oneLine(text: string): string {
  return text.replace(DIRECTIONS, "").replace(GAPS, " ").trim();
}
