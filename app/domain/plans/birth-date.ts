// The day of birth, due or known: its valid dates, a day's distance from it, the first and the last day of the plan, and the page
// about the baby that matters most on a day.

import { daysBetween, type IsoDay, isDay, plusDays, plusMonths, plusYears } from "../calendar.ts";
import type { ErrorCode } from "../error-codes.ts";
import { monthsOld, weeksOld } from "../wardrobe/growth.ts";

export type BirthDateProblem = Extract<
  ErrorCode,
  "BIRTH_DATE_INVALID" | "BIRTH_DATE_AHEAD" | "BIRTH_DATE_LONG_AGO"
>;

export type DueDateProblem = Extract<
  ErrorCode,
  "DUE_DATE_INVALID" | "DUE_DATE_TOO_FAR" | "BIRTH_DATE_LONG_AGO"
>;

const YEARS_BACK = 2;
/** A pregnancy that is just known of, and two weeks for a date that is counted differently. */
const MONTHS_AHEAD = 10;
const MARGIN_DAYS = 14;
/** The visitor's day is guessed from the IP address or is UTC's, and half the world is ahead of UTC. */
const DAYS_AHEAD = 1;

/** The answer to "When is your baby due?" if it is a date of birth: a day before today. */
export function birthIn(dueDate: IsoDay, today: IsoDay): IsoDay | null {
  return dueDate < today ? dueDate : null;
}

/** A date of a plan can be corrected by so many months, however long ago it is. */
const OWN_MONTHS = 3;

/** The earliest birth date for which a plan still makes sense; for a family whose plan has a date of its own, `own`, also those around it. */
export function earliestBirth(today: IsoDay, own: IsoDay | null = null): IsoDay {
  const usual = plusYears(today, -YEARS_BACK);
  const aroundOwn = own === null ? usual : plusMonths(own, -OWN_MONTHS);
  return aroundOwn < usual ? aroundOwn : usual;
}

/** The latest day that a baby can be due. */
export function latestDueDate(today: IsoDay): IsoDay {
  return plusDays(plusMonths(today, MONTHS_AHEAD), MARGIN_DAYS);
}

/**
 * What is wrong with the answer to "When is your baby due?", a due date or a date of birth; null if nothing is. All doors ask here:
 * quiz, answers, and instant plans. `own` is a stored plan's own, which may be long ago.
 */
export function dueDateProblem(
  text: string,
  today: IsoDay,
  own: IsoDay | null = null,
): DueDateProblem | null {
  if (!isDay(text)) return "DUE_DATE_INVALID";
  if (text > latestDueDate(today)) return "DUE_DATE_TOO_FAR";
  return text < earliestBirth(today, own) ? "BIRTH_DATE_LONG_AGO" : null;
}

/**
 * What is wrong with a birth date; null if nothing is. `today` is our best guess of the visitor's day, or the
 * day on their own device if `isCertain`; `own` is the plan's date.
 */
export function birthDateProblem(
  text: string,
  today: IsoDay,
  isCertain = false,
  own: IsoDay | null = null,
): BirthDateProblem | null {
  if (!isDay(text)) return "BIRTH_DATE_INVALID";
  if (text > plusDays(today, isCertain ? 0 : DAYS_AHEAD)) return "BIRTH_DATE_AHEAD";
  return text < earliestBirth(today, own) ? "BIRTH_DATE_LONG_AGO" : null;
}

/** From this many days ahead, count weeks. */
const WEEKS_FROM_DAYS = 21;

type DueMoment =
  /** `countsWeeks` while the day is too far ahead to count days. */
  | { kind: "ahead"; days: number; weeks: number; countsWeeks: boolean }
  | { kind: "today" }
  /** The baby's age, from a known birth or else from the due date. */
  | { kind: "born"; months: number; weeks: number };

/** Before the due date, on it, or after it, in completed weeks and months; once the birth is known, the due date is ignored. */
export function dueMoment(dueDate: IsoDay, today: IsoDay, bornOn: IsoDay | null = null): DueMoment {
  const days = daysBetween(today, dueDate);
  if (bornOn || days < 0) return ageOf(bornOn ?? dueDate, today);
  if (days === 0) return { kind: "today" };
  return { kind: "ahead", days, weeks: Math.floor(days / 7), countsWeeks: days >= WEEKS_FROM_DAYS };
}

/** So many days before the due date 37 weeks are completed: a birth before that is early, by the usual definition. */
const TERM_FROM_DAYS = 21;

/** From a birth at 22 weeks, with which the World Health Organization's perinatal period begins, to the due date. */
const EARLIEST_BIRTH_DAYS = 18 * 7;

/**
 * The first day on which an outing is proposed: the due date of a baby who was born before 37 weeks or `wasSmall`; null for the others.
 * Where that isn't known apart from the birth, it is the day by which all of them have reached it.
 */
export function inUntil(
  { expectedDueDate: due, babyBornOn: born }: PlanDates,
  wasSmall: boolean,
): IsoDay | null {
  if (wasSmall && born === due) return plusDays(born, EARLIEST_BIRTH_DAYS);
  const isEarly = born !== null && daysBetween(born, due) > TERM_FROM_DAYS;
  return isEarly || wasSmall ? due : null;
}

/** Whether the baby is here by then, as far as the plan knows. */
export function isBorn({ expectedDueDate, babyBornOn }: PlanDates, day: IsoDay): boolean {
  return dueMoment(expectedDueDate, day, babyBornOn).kind === "born";
}

function ageOf(birthDate: IsoDay, today: IsoDay): DueMoment {
  return { kind: "born", months: monthsOld(birthDate, today), weeks: weeksOld(birthDate, today) };
}

/** What a plan knows about the day of birth. */
export interface PlanDates {
  expectedDueDate: IsoDay;
  babyBornOn: IsoDay | null;
}

/** The first day of the plan, from which all of the baby's months are counted: the birth date if known, else the due date. */
export function planStart({ expectedDueDate, babyBornOn }: PlanDates): IsoDay {
  return babyBornOn ?? expectedDueDate;
}

/** A plan's dates, and how many months it covers. */
export interface PlanSpan extends PlanDates {
  plannedMonths: number;
}

/** The first day after the plan's last one. */
export function planEnd({ plannedMonths, ...plan }: PlanSpan): IsoDay {
  return plusMonths(planStart(plan), plannedMonths);
}

export type BabyPart = "size" | "birth" | "answers";

/** As many days before the due date as most babies come at the earliest. */
const BIRTH_NEAR_DAYS = 21;

/** The birth, from three weeks before the due date until it is known; else the size. */
export function leadingBabyPart({ expectedDueDate, babyBornOn }: PlanDates, today: IsoDay): BabyPart {
  return babyBornOn === null && today >= plusDays(expectedDueDate, -BIRTH_NEAR_DAYS) ? "birth" : "size";
}
