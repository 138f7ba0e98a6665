// The typical baby on a day of size age, and how far a weight or a length is from it, in spreads.
import { GROWTH_DAYS, GROWTH_TABLES, type Sex, WEIGHT_POWER } from "./growth-table.ts";

/** The typical baby on one day: medians, and spreads as shares of them. */
export interface TypicalSize {
  kg: number;
  kgSpread: number;
  cm: number;
  cmSpread: number;
}

/** Days before the term beyond which nothing is known. */
const MOST_DAYS_EARLY = 112;

/** Days of size age whose figures are kept; every plan asks for the same ones. */
const known: Readonly<Record<Sex, Map<number, TypicalSize>>> = { boy: new Map(), girl: new Map() };

/**
 * The typical baby on a day of size age. Before day 0 the newborn's medians shrink by the weeks that are missing: weights
 * are within 6 % of published medians from 28 weeks on.
 */
export function typicalSize(sex: Sex, day: number): TypicalSize {
  // Beyond both ends nothing changes, so that only these are kept, whatever day is entered.
  const at = Math.max(-MOST_DAYS_EARLY, Math.min(day, GROWTH_DAYS.at(-1) ?? day));
  const before = known[sex].get(at);
  if (before) return before;
  const size = at < 0 ? beforeTerm(sex, -at / 7) : afterTerm(sex, at);
  known[sex].set(at, size);
  return size;
}

/** How many spreads a weight is above (or below, negative) the typical one. */
export function weightScore(sex: Sex, day: number, kg: number): number {
  const typical = typicalSize(sex, day);
  return ((kg / typical.kg) ** WEIGHT_POWER - 1) / (WEIGHT_POWER * typical.kgSpread);
}

/** How many spreads a length is above the typical one. */
export function lengthScore(sex: Sex, day: number, cm: number): number {
  const typical = typicalSize(sex, day);
  return (cm / typical.cm - 1) / typical.cmSpread;
}

/** The weight in kg that is so many spreads above the typical one: the inverse of weightScore. */
export function weightAt(sex: Sex, day: number, score: number): number {
  const typical = typicalSize(sex, day);
  return typical.kg * Math.max(0.01, 1 + WEIGHT_POWER * typical.kgSpread * score) ** (1 / WEIGHT_POWER);
}

/** The value at `x` on the line through points in ascending order; constant beyond the first and the last. */
export function interpolate(x: number, xs: readonly number[], ys: readonly number[]): number {
  const next = xs.findIndex((known) => x <= known);
  const [x0, x1, y0, y1] = [xs[next - 1], xs[next], ys[next - 1], ys[next]];
  if (x1 === undefined || y1 === undefined) return ys.at(-1) ?? 0;
  if (x0 === undefined || y0 === undefined) return y1;
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

function afterTerm(sex: Sex, day: number): TypicalSize {
  const { kg, kgSpread, cm, cmSpread } = GROWTH_TABLES[sex];
  const on = (values: readonly number[]) => interpolate(day, GROWTH_DAYS, values);
  return { kg: on(kg), kgSpread: on(kgSpread), cm: on(cm), cmSpread: on(cmSpread) };
}

function beforeTerm(sex: Sex, weeks: number): TypicalSize {
  const newborn = afterTerm(sex, 0);
  return {
    ...newborn,
    kg: newborn.kg * Math.exp(-0.045 * weeks - 0.0045 * weeks ** 2),
    cm: newborn.cm * Math.exp(-0.0165 * weeks - 0.0012 * weeks ** 2),
  };
}
