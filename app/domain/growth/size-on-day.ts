// Which size a baby wears on a day.
import type { IsoDay } from "../calendar.ts";
import { type BabyDates, sizeAge } from "./baby-facts.ts";
import { chanceOn, type OutgrownChances } from "./outgrown-chances.ts";
import { CHART_SIZES, type ChartSize } from "./size-charts.ts";

/** A size of the charts, or what comes after all of them. */
export type WornSize = ChartSize | "2T";

export interface SizeOnDay {
  /** The likeliest. */
  size: WornSize;
  /** The other one of two that are both likely, such as 3-6m beside 0-3m; null if one size is clear. */
  orSize: WornSize | null;
}

/** From this chance on, a size that isn't the likeliest is worth a word. */
export const BETWEEN = 0.35;

/** The size worn on a day; before the birth, the one that would fit. */
export function sizeOnDay(chances: OutgrownChances, baby: BabyDates, day: IsoDay): SizeOnDay {
  const shares = sizeShares(chances, baby, day);
  const [first, second] = shares.toSorted((a, b) => b.chance - a.chance);
  const isBetween = first && second && first.chance >= BETWEEN && second.chance >= BETWEEN;
  return { size: first?.size ?? "2T", orSize: isBetween ? second.size : null };
}

/** The chance of each size on a day, in the order of sizes; they add up to one. */
export function sizeShares(
  chances: OutgrownChances,
  baby: BabyDates,
  day: IsoDay,
): { size: WornSize; chance: number }[] {
  const age = sizeAge(baby, day);
  const outgrown = CHART_SIZES.map((_, place) => chanceOn(chances, place, age));
  const shares = CHART_SIZES.map((size, place) => ({
    size,
    chance: (outgrown[place - 1] ?? 1) - (outgrown[place] ?? 0),
  }));
  return [...shares, { size: "2T", chance: outgrown.at(-1) ?? 0 }];
}
