// From a baby's windows to the sizes of a plan's year: the plan's first size holds the newborn and the preemie size, and
// the charts' sizes after it are the plan's.
import { daysBetween, type IsoDay } from "../calendar.ts";
import type { AgeRange } from "../vocabulary.ts";
import { type SizeDays, sizeDaysUntil, sizesIn } from "../wardrobe/size-days.ts";
import type { SizeChange, SizeWindow } from "./size-windows.ts";

/** What to get of the newborn size: a whole set, a few pieces with their tags on, or none. */
export type NewbornAdvice = "whole" | "few" | "none";

/** The sizes of one baby, or of several who wear the same, in a plan's year. */
export interface PlanSizes {
  days: SizeDays;
  /** For clothes that may be worn a size up: every size begins earlier, because too small is worse than too big. */
  sizedUp: SizeDays;
  /** For how many days from the first one newborn sizes are worn; 0 for not at all. */
  newbornDays: number;
  newborn: NewbornAdvice;
  /** The same for the preemie size. */
  preemieDays: number;
}

/** From this chance of being skipped on, a few newborn pieces are enough. */
const FEW_FROM = 0.2;

/** The sizes of a plan that begins on `firstDay`. */
export function planSizes(windows: readonly SizeWindow[], firstDay: IsoDay): PlanSizes {
  const newborn = windows.find(({ size }) => size === "newborn");
  const newbornDays = wornDays(newborn, firstDay);
  const days = daysBy(windows, firstDay, "likely");
  return {
    days,
    sizedUp: daysBy(windows, firstDay, "safe", sizesIn(days).at(-1)),
    newbornDays,
    newborn: newbornDays === 0 ? "none" : (newborn?.skipChance ?? 0) >= FEW_FROM ? "few" : "whole",
    preemieDays: wornDays(
      windows.find(({ size }) => size === "preemie"),
      firstDay,
    ),
  };
}

/** `last` stays until the year's end: a larger size that the plan doesn't have is not bought for one coat. */
function daysBy(
  windows: readonly SizeWindow[],
  firstDay: IsoDay,
  when: keyof SizeChange,
  last?: AgeRange,
): SizeDays {
  const ends = new Map<string, SizeChange>(windows.map(({ size, end }) => [size, end]));
  return sizeDaysUntil(firstDay, (ageRange: AgeRange) =>
    ageRange === last ? null : (ends.get(ageRange)?.[when] ?? null),
  );
}

/** Until when a size is worn, counted from the plan's first day; 0 if it is skipped. */
function wornDays(window: SizeWindow | undefined, firstDay: IsoDay): number {
  if (!window || window.isSkipped || window.end.likely === null) return 0;
  return Math.max(0, daysBetween(firstDay, window.end.likely));
}
