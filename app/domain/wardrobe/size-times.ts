// Where a plan's sizes are in time. A size that is over leaves all totals and lists: nobody needs it anymore.

import type { IsoDay } from "../calendar.ts";
import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";
import { perAgeRange } from "./growth.ts";
import { type SizeDays, sizesIn } from "./size-days.ts";
import { LAST_AGE_RANGE } from "./size-table.ts";

/**
 * Over: its last day has passed. Now: worn today. Next: the first one yet to begin. Later: all after that. None: this baby
 * doesn't wear it in the plan's year.
 */
export type SizeTime = "over" | "now" | "next" | "later" | "none";

export type SizeTimes = Readonly<Record<AgeRange, SizeTime>>;

/** The state of each size on a day; both the plan's days and `today` are the reader's. */
export function sizeTimes(days: SizeDays, today: IsoDay): SizeTimes {
  const next = sizesIn(days).find((ageRange) => (days[ageRange]?.start ?? today) > today);
  return perAgeRange((ageRange) => {
    const worn = days[ageRange];
    if (!worn) return "none";
    if (worn.end < today) return "over";
    if (worn.start <= today) return "now";
    return ageRange === next ? "next" : "later";
  });
}

/** The sizes that the plan has, in order. */
export function sizesOfTimes(times: SizeTimes): AgeRange[] {
  return AGE_RANGES.filter((ageRange) => times[ageRange] !== "none");
}

/** The plan's sizes that aren't over, in order. */
export function sizesToCome(times: SizeTimes): AgeRange[] {
  return sizesOfTimes(times).filter((ageRange) => times[ageRange] !== "over");
}

/** The sizes that are over, in order. */
export function sizesOver(times: SizeTimes): AgeRange[] {
  return AGE_RANGES.filter((ageRange) => times[ageRange] === "over");
}

/** True once all sizes of the plan are over. */
export function isYearOver(times: SizeTimes): boolean {
  return sizesToCome(times).length === 0;
}

/** True for a plan that goes on to 24 months. */
export function hasSecondYear(times: SizeTimes): boolean {
  return times[LAST_AGE_RANGE] !== "none";
}
