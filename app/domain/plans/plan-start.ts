// The day a plan's year begins: all of the baby's months are counted from it.
import type { IsoDay } from "../calendar.ts";

/** What a plan knows about the day of birth. */
export interface PlanDates {
  expectedDueDate: IsoDay;
  babyBornOn: IsoDay | null;
}

/** The first day of the plan: the birth date if known, else the due date. */
export function planStart({ expectedDueDate, babyBornOn }: PlanDates): IsoDay {
  return babyBornOn ?? expectedDueDate;
}
