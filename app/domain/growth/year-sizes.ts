// From a baby's windows to the sizes of a plan's year: the plan's first size holds the newborn and the preemie size, and
// the charts' sizes after it are the plan's.
import { daysBetween, type IsoDay } from "../calendar.ts";
import type { AgeRange } from "../vocabulary.ts";
import { type SizeDays, sizeDaysUntil } from "../wardrobe/size-days.ts";
import { type NewbornNeed, newbornSet } from "./newborn-set.ts";
import type { SizeChange, SizeWindow } from "./size-windows.ts";

/** The sizes of one baby, or of several who wear the same, in a plan's year. */
export interface PlanSizes {
  days: SizeDays;
  newborn: NewbornNeed;
}

/** A size worn for fewer days isn't bought; a newborn piece that may fit is kept for as long. */
const LEAST_DAYS = 7;

/** The sizes of a plan that begins on `firstDay`. */
export function planSizes(windows: readonly SizeWindow[], firstDay: IsoDay): PlanSizes {
  const ends = new Map<string, SizeChange>(windows.map(({ size, end }) => [size, end]));
  const days = sizeDaysUntil(firstDay, (ageRange: AgeRange) => ends.get(ageRange)?.likely ?? null);
  return {
    days,
    newborn: newbornNeed(windows, firstDay),
  };
}

function newbornNeed(windows: readonly SizeWindow[], firstDay: IsoDay): NewbornNeed {
  const [newborn, preemie] = (["newborn", "preemie"] as const).map((name) =>
    windows.find(({ size }) => size === name),
  );
  const days = wornDays(newborn, firstDay);
  const set = newborn?.set ?? newbornSet({ skipChance: 0, isSkipped: days === 0, ...newborn, days }, null);
  const preemieDays = wornDays(preemie, firstDay);
  return {
    set,
    days: set === "none" ? 0 : Math.max(days, LEAST_DAYS),
    preemieDays: preemieDays < LEAST_DAYS ? 0 : preemieDays,
  };
}

/** Until when a size is worn, counted from the plan's first day; 0 if it is skipped. */
function wornDays(window: SizeWindow | undefined, firstDay: IsoDay): number {
  if (!window || window.isSkipped || window.end.likely === null) return 0;
  return Math.max(0, daysBetween(firstDay, window.end.likely));
}
