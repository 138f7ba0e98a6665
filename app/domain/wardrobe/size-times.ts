// Where the sizes of a plan stand in time. A size that is over leaves every total and every list: nobody buys for it any more.
import type { IsoDay } from "../calendar.ts";
import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";
import { ageRangeDates, perAgeRange } from "./growth.ts";

/** Over: its last day is past. Now: worn today. Next: the first that is still to begin. Later: all behind that. */
export type SizeTime = "over" | "now" | "next" | "later";

export type SizeTimes = Readonly<Record<AgeRange, SizeTime>>;

/** How the sizes of a plan that starts on `firstDay` stand on a day; both are days of the reader. */
export function sizeTimes(firstDay: IsoDay, today: IsoDay): SizeTimes {
  const begins = (ageRange: AgeRange) => ageRangeDates(firstDay, ageRange).start;
  const next = AGE_RANGES.find((ageRange) => begins(ageRange) > today);
  return perAgeRange((ageRange) => {
    if (ageRangeDates(firstDay, ageRange).end < today) return "over";
    if (begins(ageRange) <= today) return "now";
    return ageRange === next ? "next" : "later";
  });
}

/** The sizes that are over, in the order of the vocabulary. */
export function sizesOver(times: SizeTimes): AgeRange[] {
  return AGE_RANGES.filter((ageRange) => times[ageRange] === "over");
}

/** True once the plan's whole year is over. */
export function isYearOver(times: SizeTimes): boolean {
  return AGE_RANGES.every((ageRange) => times[ageRange] === "over");
}
