// When to ask quietly for a fact: at the birth and around the usual checkups, and only if what is known is old.
import { daysBetween, type IsoDay, plusMonths } from "../calendar.ts";
import { type Baby, isFactOld } from "./baby-facts.ts";

/** Months of age at which babies are usually weighed. */
const ASK_MONTHS = [0, 2, 4, 6, 9] as const;
/** For how long after each it is asked. */
const ASK_DAYS = 14;

/** What to ask for; null for nothing. */
export function factToAsk(baby: Baby, today: IsoDay): "birth" | "checkup" | null {
  const { born } = baby;
  if (born === null || !isFactOld(baby, today)) return null;
  const month = ASK_MONTHS.find((age) => {
    const days = daysBetween(plusMonths(born, age), today);
    return days >= 0 && days < ASK_DAYS;
  });
  if (month === undefined) return null;
  return month === 0 ? "birth" : "checkup";
}
