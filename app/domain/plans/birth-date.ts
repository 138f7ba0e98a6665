// Which days may be a birth date.
import { type IsoDay, isDay, plusDays, plusYears } from "../calendar.ts";
import type { ErrorCode } from "../error-codes.ts";

export type BirthDateProblem = Extract<
  ErrorCode,
  "BIRTH_DATE_INVALID" | "BIRTH_DATE_AHEAD" | "BIRTH_DATE_LONG_AGO"
>;

const YEARS_BACK = 2;
/** The visitor's day is a guess by the address: where it cannot be made, it is UTC's, and half the world is ahead of it. */
const DAYS_AHEAD = 1;

/** The earliest birth date that a plan of one year still makes sense for. */
export function earliestBirth(today: IsoDay): IsoDay {
  return plusYears(today, -YEARS_BACK);
}

/**
 * What is wrong with a birth date; null when nothing is. `today` is the visitor's, as far as it is known; their own
 * device knows it for sure (`isCertain`).
 */
export function birthDateProblem(text: string, today: IsoDay, isCertain = false): BirthDateProblem | null {
  if (!isDay(text)) return "BIRTH_DATE_INVALID";
  if (text > plusDays(today, isCertain ? 0 : DAYS_AHEAD)) return "BIRTH_DATE_AHEAD";
  return text < earliestBirth(today) ? "BIRTH_DATE_LONG_AGO" : null;
}
