// Sizes of babies who share a plan: together where they wear the same at about the same time, apart where they don't.
import { daysBetween, type IsoDay } from "../calendar.ts";
import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";
import type { DaysOfSize, SizeDays } from "../wardrobe/size-days.ts";

/** A size as some of the plan's babies wear it; babies are counted from 0. */
export interface SharedSize extends DaysOfSize {
  ageRange: AgeRange;
  babies: number[];
}

/** Babies whose sizes begin and end within so many days of each other share them. */
const SAME_WITHIN = 14;

/** The sizes of several babies by their days, in order of sizes and then of time. */
export function partedSizes(babies: readonly SizeDays[]): SharedSize[] {
  return AGE_RANGES.flatMap((ageRange) => {
    const shared: SharedSize[] = [];
    for (const [baby, days] of babies.entries()) {
      const own = days[ageRange];
      if (!own) continue;
      const other = shared.find((one) => isSame(one, own));
      if (other) Object.assign(other, both(other, own), { babies: [...other.babies, baby] });
      else shared.push({ ageRange, ...own, babies: [baby] });
    }
    return shared.toSorted((a, b) => (a.start < b.start ? -1 : 1));
  });
}

/** True if all babies share every size, so that nothing needs to be said about either of them. */
export function areTogether(sizes: readonly SharedSize[], babies: number): boolean {
  return sizes.every((size) => size.babies.length === babies);
}

function isSame(one: DaysOfSize, other: DaysOfSize): boolean {
  return isNear(one.start, other.start) && isNear(one.end, other.end);
}

function isNear(one: IsoDay, other: IsoDay): boolean {
  return Math.abs(daysBetween(one, other)) < SAME_WITHIN;
}

function both(one: DaysOfSize, other: DaysOfSize): DaysOfSize {
  return {
    start: one.start < other.start ? one.start : other.start,
    end: one.end > other.end ? one.end : other.end,
  };
}
