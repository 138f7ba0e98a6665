// Where a day is relative to the due date, or to the birth once it is known. Weeks and months are completed
// ones.
import { daysBetween, type IsoDay } from "../calendar.ts";
import { monthsOld, weeksOld } from "../wardrobe/growth.ts";

/** From this many days ahead, count weeks. */
const WEEKS_FROM_DAYS = 21;

export type DueMoment =
  /** `countsWeeks` while the day is too far ahead to count days. */
  | { kind: "ahead"; days: number; weeks: number; countsWeeks: boolean }
  | { kind: "today" }
  /** The baby's age, from a known birth or else from the due date. */
  | { kind: "born"; months: number; weeks: number };

/** Before the due date, on it, or after it; once the birth is known, the due date is ignored. */
export function dueMoment(dueDate: IsoDay, today: IsoDay, bornOn: IsoDay | null = null): DueMoment {
  const days = daysBetween(today, dueDate);
  if (bornOn || days < 0) return ageOf(bornOn ?? dueDate, today);
  if (days === 0) return { kind: "today" };
  return { kind: "ahead", days, weeks: Math.floor(days / 7), countsWeeks: days >= WEEKS_FROM_DAYS };
}

function ageOf(birthDate: IsoDay, today: IsoDay): DueMoment {
  return { kind: "born", months: monthsOld(birthDate, today), weeks: weeksOld(birthDate, today) };
}
