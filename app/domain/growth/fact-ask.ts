// When to ask quietly for a fact: at the birth, around the usual checkups, and for a decision on outerwear; only if what is known is old.
import { daysBetween, type IsoDay, plusMonths } from "../calendar.ts";
import type { PlanDates } from "../plans/birth-date.ts";
import { DECIDING_FACT_DAYS } from "../wardrobe/decide-outerwear.ts";
import { type Baby, isFactOld } from "./baby-facts.ts";

/** Months of age at which babies are usually weighed. */
const ASK_MONTHS = [0, 2, 4, 6, 9] as const;
/** For how long after each it is asked. */
const ASK_DAYS = 14;

/** For how long after a plan was made its first question is asked; "Not now" lasts as long. */
const FIRST_ASK_DAYS = 14;
/** Before this age, the weight at birth tells more than a label. */
const LEAST_AGE_DAYS = 14;

/**
 * Whether to ask what fits now: once, of a plan that was made for a baby who was already here, and of whom nothing is known. A
 * plan that was made before the birth has asked for the weight at birth instead.
 */
export function asksWhatFits(
  { expectedDueDate, babyBornOn, createdOn }: PlanDates & { createdOn: IsoDay },
  today: IsoDay,
): boolean {
  return (
    babyBornOn !== null &&
    babyBornOn === expectedDueDate &&
    daysBetween(babyBornOn, today) >= LEAST_AGE_DAYS &&
    daysBetween(createdOn, today) < FIRST_ASK_DAYS
  );
}

type AskedFor = "birth" | "checkup" | "outerwear";

/** What to ask for; null for nothing. `decides`: whether a decision on outerwear waits for what fits now. */
export function factToAsk(baby: Baby, today: IsoDay, decides = false): AskedFor | null {
  const { born, facts } = baby;
  if (born === null) return null;
  if (decides && facts.every(({ on }) => daysBetween(on, today) > DECIDING_FACT_DAYS)) return "outerwear";
  if (!isFactOld(baby, today)) return null;
  const month = ASK_MONTHS.find((age) => {
    const days = daysBetween(plusMonths(born, age), today);
    return days >= 0 && days < ASK_DAYS;
  });
  if (month === undefined) return null;
  return month === 0 ? "birth" : "checkup";
}
