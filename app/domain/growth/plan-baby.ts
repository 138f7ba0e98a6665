// The baby of a plan, as the model asks for it.
import { daysBetween, type IsoDay } from "../calendar.ts";
import { type PlanDates, planStart } from "../plans/birth-date.ts";
import type { Baby, BabyDates } from "./baby-facts.ts";

/** A birth so many days from the due date isn't about the same pregnancy, or the date was never a due date. */
const MOST_EARLY = 119;
const MOST_LATE = 28;
/** Sizes are counted from the due date once that makes a week's difference. */
const LEAST_DIFFERENCE = 7;

/** The dates that count: a due date that the birth contradicts is left out. */
function babyDates({ expectedDueDate, babyBornOn }: PlanDates): BabyDates {
  if (babyBornOn === null) return { due: expectedDueDate, born: null };
  const early = daysBetween(babyBornOn, expectedDueDate);
  const isBelieved = early <= MOST_EARLY && early >= -MOST_LATE;
  return isBelieved ? { due: expectedDueDate, born: babyBornOn } : { due: null, born: babyBornOn };
}

/** The baby of a plan with what is known of it. `babies` is how many the plan is for. */
export function planBaby(
  dates: PlanDates,
  { sex, facts }: Pick<Baby, "sex" | "facts">,
  babies: number,
): Baby {
  return { ...babyDates(dates), sex, facts, isTwin: babies > 1 };
}

/** True for a day on which the baby, as far as the plan knows, wasn't born yet. */
export function isBeforeBirth({ babyBornOn }: Pick<PlanDates, "babyBornOn">, day: IsoDay): boolean {
  return babyBornOn !== null && day < babyBornOn;
}

/**
 * The day from which the calendar counts a plan's sizes as long as nothing is known of the baby's size: the plan's start,
 * or the due date, if the birth was a week or more before or after it.
 */
export function sizesCountedFrom(dates: PlanDates): IsoDay {
  const start = planStart(dates);
  const { due } = babyDates(dates);
  return due !== null && Math.abs(daysBetween(start, due)) >= LEAST_DIFFERENCE ? due : start;
}
