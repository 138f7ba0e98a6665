// Sizes of babies who share a plan: together where they wear the same at about the same time, apart where they don't.
import { daysBetween, type IsoDay } from "../calendar.ts";
import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";
import { isWornIn } from "../wardrobe/catalogue.ts";
import type { DaysOfSize, SizeDays } from "../wardrobe/size-days.ts";
import { isOneSize } from "../wardrobe/size-table.ts";

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

/**
 * The most babies who wear an item of a size at one time within these days: clothes pass from one to the next. An item without a
 * size is in use for whoever wears any of its sizes then.
 */
export function wearersOf(
  shares: readonly SharedSize[],
  nameId: string,
  ageRange: AgeRange,
  { start, end }: DaysOfSize,
): number {
  const isOfItem = (size: AgeRange) => (isOneSize(nameId) ? isWornIn(size, nameId) : size === ageRange);
  const worn = shares.filter((share) => isOfItem(share.ageRange) && share.start <= end && share.end >= start);
  const wearing = [start, ...worn.map((share) => share.start)].map((day) =>
    worn.filter((share) => share.start <= day && day <= share.end).flatMap(({ babies }) => babies),
  );
  return Math.max(...wearing.map((babies) => new Set(babies).size));
}

/** The sizes from a day on: a baby who has left a size asks for nothing in it. A size that all have left keeps its last wearers. */
export function sharesFrom(shares: readonly SharedSize[], today: IsoDay): readonly SharedSize[] {
  const stays = (share: SharedSize) =>
    share.end >= today || !shares.some((other) => other.ageRange === share.ageRange && other.end > share.end);
  return shares.every(stays) ? shares : shares.filter(stays);
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
