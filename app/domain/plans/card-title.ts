// The title that a parent gives to an attempt's card.
import { lineProblem } from "../one-line-text.ts";

/** In UTF-16 units, as an input counts them. */
export const MAX_TITLE_LENGTH = 80;

export type TitleProblem = "TITLE_REQUIRED" | "TITLE_UNREADABLE" | "TITLE_TOO_LONG";

/** What is wrong with a trimmed title; null if it is valid. */
export function titleProblem(title: string): TitleProblem | null {
  return lineProblem<TitleProblem>(title, {
    most: MAX_TITLE_LENGTH,
    missing: "TITLE_REQUIRED",
    unreadable: "TITLE_UNREADABLE",
    tooLong: "TITLE_TOO_LONG",
  });
}
