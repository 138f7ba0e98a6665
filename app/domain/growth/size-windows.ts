// When a baby wears each size, with how sure that is.
import { daysBetween, type IsoDay, plusDays } from "../calendar.ts";
import { type Baby, birthDay, sizeAge, sizeOrigin } from "./baby-facts.ts";
import { birthWeight, type NewbornSet, newbornSet } from "./newborn-set.ts";
import {
  chanceOn,
  dayOfChance,
  FIRST_DAY,
  type OutgrownChances,
  outgrownChances,
} from "./outgrown-chances.ts";
import { CHART_SIZES, type ChartSize, type SizeChartName } from "./size-charts.ts";

/** One change of size; null where it is too far ahead to say. */
export interface SizeChange {
  /** With a chance of 15 %, the change is here already. */
  early: IsoDay | null;
  /** With 35 %: for outerwear, because too small is worse than too big. */
  safe: IsoDay | null;
  likely: IsoDay | null;
  /** With 85 %. */
  late: IsoDay | null;
}

/** One size of a baby. Its end is the start of the next one. */
export interface SizeWindow {
  size: ChartSize;
  start: SizeChange;
  end: SizeChange;
  /** The chance that it is outgrown within a week of the birth. */
  skipChance: number;
  /** No piece of it is asked for. */
  isSkipped: boolean;
  /** Of the newborn size: how much of it to get. Windows that an earlier release stored don't say. */
  set?: NewbornSet;
}

const CHANCES = { early: 0.15, safe: 0.35, likely: 0.5, late: 0.85 } as const;

/** A size that is worn for fewer days is skipped. */
const LEAST_WORN_DAYS = 7;
const SKIPPED_FROM = 0.5;

/** All sizes in order, from the birth on. `chances`: if they are there already. */
export function sizeWindows(
  baby: Baby,
  chart: SizeChartName = "consensus",
  chances: OutgrownChances = outgrownChances(baby, chart),
): SizeWindow[] {
  const birth = birthDay(baby);
  const weekOld = Math.max(sizeAge(baby, birth), FIRST_DAY) + LEAST_WORN_DAYS;
  const ends = CHART_SIZES.map((_, place) => changeBy(chances, place, baby));
  const atBirth: SizeChange = { early: birth, safe: birth, likely: birth, late: birth };
  return CHART_SIZES.map((size, place) => {
    const start = ends[place - 1] ?? atBirth;
    const end = ends[place] ?? atBirth;
    const skipChance = chanceOn(chances, place, weekOld);
    const isSkipped = skipChance >= SKIPPED_FROM || isBrief(start, end);
    const window = { size, start, end, skipChance, isSkipped };
    if (size !== "newborn") return window;
    const days = end.likely === null ? null : daysBetween(birth, end.likely);
    return { ...window, set: newbornSet({ skipChance, isSkipped, days }, birthWeight(baby)) };
  });
}

function changeBy(chances: OutgrownChances, place: number, baby: Baby): SizeChange {
  const on = (chance: number) => {
    const day = dayOfChance(chances, place, chance);
    if (day === null) return null;
    const date = plusDays(sizeOrigin(baby), day);
    const birth = birthDay(baby);
    return date < birth ? birth : date;
  };
  return {
    early: on(CHANCES.early),
    safe: on(CHANCES.safe),
    likely: on(CHANCES.likely),
    late: on(CHANCES.late),
  };
}

function isBrief(start: SizeChange, end: SizeChange): boolean {
  if (start.likely === null || end.likely === null) return false;
  return daysBetween(start.likely, end.likely) < LEAST_WORN_DAYS;
}
