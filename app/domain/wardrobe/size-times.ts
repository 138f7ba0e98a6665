// Where a plan's sizes are in time. A size that is over leaves all totals and lists: nobody needs it anymore.
import type { IsoDay } from "../calendar.ts";
import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";
import { ageRangeDates, perAgeRange } from "./growth.ts";

/**
 * Over: its last day has passed. Now: worn today. Next: the first one yet to begin. Later: all after that.
 */
export type SizeTime = "over" | "now" | "next" | "later";

export type SizeTimes = Readonly<Record<AgeRange, SizeTime>>;

/** The state of each size on a day, for a plan that starts on `firstDay`; both days are the reader's. */
export function sizeTimes(firstDay: IsoDay, today: IsoDay): SizeTimes {
  const begins = (ageRange: AgeRange) => ageRangeDates(firstDay, ageRange).start;
  const next = AGE_RANGES.find((ageRange) => begins(ageRange) > today);
  return perAgeRange((ageRange) => {
    if (ageRangeDates(firstDay, ageRange).end < today) return "over";
    if (begins(ageRange) <= today) return "now";
    return ageRange === next ? "next" : "later";
  });
}

/** The sizes that are over, in order. */
export function sizesOver(times: SizeTimes): AgeRange[] {
  return AGE_RANGES.filter((ageRange) => times[ageRange] === "over");
}

/** True once the plan's whole year is over. */
export function isYearOver(times: SizeTimes): boolean {
  return AGE_RANGES.every((ageRange) => times[ageRange] === "over");
}
