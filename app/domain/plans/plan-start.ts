// The day on which a plan's year begins: everything that is counted in the baby's months is counted from here.
import type { IsoDay } from "../calendar.ts";

/** What a plan knows of the day of birth. */
export interface PlanDates {
  expectedDueDate: IsoDay;
  babyBornOn: IsoDay | null;
}

/** The first day of the plan: the birth date once it is known, until then the due date. */
export function planStart({ expectedDueDate, babyBornOn }: PlanDates): IsoDay {
  return babyBornOn ?? expectedDueDate;
}
