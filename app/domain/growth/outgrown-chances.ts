// The chance that each size is outgrown by a day. Worked out for every day of the first month, in which babies lose
// weight before they gain it, and for every third day otherwise; between those it is read on a line, which moves no window
// by more than a day and costs a third.
import { type Baby, possibleSexes } from "./baby-facts.ts";
import { type Belief, covarianceOf, expected, knownGrowth, readingOn } from "./growth-belief.ts";
import { chanceBothBelow, lengthScore, type Sex, typicalSize, weightScore } from "./growth-table.ts";
import { BRAND_SPREAD, CHART_SIZES, type SizeChartName, type SizeLimit, sizeLimits } from "./size-charts.ts";

/** The first and the last day of size age that the model knows. */
export const FIRST_DAY = -120;
export const LAST_DAY = 760;

const COARSE = 3;
const FINE_UNTIL = 30;

/** The days that are worked out, ascending; the last one is beyond LAST_DAY. */
const DAYS = [
  ...Array.from({ length: -FIRST_DAY / COARSE }, (_, at) => FIRST_DAY + at * COARSE),
  ...Array.from({ length: FINE_UNTIL }, (_, day) => day),
  ...Array.from({ length: (LAST_DAY - FINE_UNTIL) / COARSE + 2 }, (_, at) => FINE_UNTIL + at * COARSE),
];

/** Beyond this many spreads a limit is certain. */
const CERTAIN = 4;
const LEAST_VARIANCE = 1e-4;
const MOST_CORRELATION = 0.98;

/** By CHART_SIZES, then by DAYS; never falls in time, and never rises from one size to the next. */
export type OutgrownChances = readonly (readonly number[])[];

/** How a size limit and a baby's size meet on one day: two normal values with a correlation. */
interface Meeting {
  weight: { mean: number; spread: number };
  length: { mean: number; spread: number };
  correlation: number;
}

/** The chances for a baby whose sizes run by this chart. */
export function outgrownChances(baby: Baby, chart: SizeChartName = "consensus"): OutgrownChances {
  const limits = sizeLimits(chart);
  const sexes = possibleSexes(baby);
  const chances = CHART_SIZES.map(() => new Array<number>(DAYS.length).fill(0));
  for (const sex of sexes) {
    const belief = knownGrowth(baby, sex, limits);
    for (const [at, day] of DAYS.entries()) {
      const meeting = meetingOn(belief, sex, day);
      for (const [place, limit] of limits.entries()) {
        const chance = passedChance(meeting, sex, day, limit) / sexes.length;
        const own = chances[place];
        if (own) own[at] = (own[at] ?? 0) + chance;
      }
    }
  }
  return ordered(chances);
}

/** The chance that a size is outgrown by a day of size age. */
export function chanceOn(chances: OutgrownChances, place: number, day: number): number {
  const known = Math.max(FIRST_DAY, Math.min(day, LAST_DAY));
  const after = DAYS.findIndex((other) => other > known);
  const [from = 0, to = 0] = DAYS.slice(after - 1, after + 1);
  const [low = 0, high = 0] = chances[place]?.slice(after - 1, after + 1) ?? [];
  return low + ((high - low) * (known - from)) / (to - from);
}

/** The first day of size age by which a size is outgrown with this chance; null if that is beyond the last. */
export function dayOfChance(chances: OutgrownChances, place: number, chance: number): number | null {
  const own = chances[place] ?? [];
  const after = own.findIndex((known) => known >= chance);
  if (after <= 0) return after < 0 ? null : FIRST_DAY;
  const [from = 0, to = 0] = DAYS.slice(after - 1, after + 1);
  const [low = 0, high = 1] = own.slice(after - 1, after + 1);
  const day = Math.ceil(from + ((to - from) * (chance - low)) / (high - low));
  return day > LAST_DAY ? null : day;
}

/** The spread of brands widens both, and half of it is shared: a brand that runs small runs small in both. */
function meetingOn({ mean, covariance }: Belief, sex: Sex, day: number): Meeting {
  const weight = readingOn("weight", day);
  const length = readingOn("length", day);
  const typical = typicalSize(sex, day);
  const brandWeight = BRAND_SPREAD.kg / typical.kgSpread;
  const brandLength = BRAND_SPREAD.cm / typical.cmSpread;
  const spreadOf = (own: number, brand: number) => Math.sqrt(Math.max(own + brand ** 2, LEAST_VARIANCE));
  const weightSpread = spreadOf(covarianceOf(covariance, weight, weight), brandWeight);
  const lengthSpread = spreadOf(covarianceOf(covariance, length, length), brandLength);
  const shared = covarianceOf(covariance, weight, length) + 0.5 * brandWeight * brandLength;
  const correlation = shared / (weightSpread * lengthSpread);
  return {
    weight: { mean: expected({ mean, covariance }, weight), spread: weightSpread },
    length: { mean: expected({ mean, covariance }, length), spread: lengthSpread },
    correlation: Math.max(-MOST_CORRELATION, Math.min(MOST_CORRELATION, correlation)),
  };
}

/** The chance that the baby has passed one of a size's two limits. */
function passedChance(
  { weight, length, correlation }: Meeting,
  sex: Sex,
  day: number,
  limit: SizeLimit,
): number {
  const a = (weightScore(sex, day, limit.kg) - weight.mean) / weight.spread;
  const b = (lengthScore(sex, day, limit.cm) - length.mean) / length.spread;
  if (a > CERTAIN && b > CERTAIN) return 0;
  if (a < -CERTAIN || b < -CERTAIN) return 1;
  return 1 - chanceBothBelow(a, b, correlation);
}

/** A baby doesn't grow back into a size, and no size is outgrown before the one below it. */
function ordered(chances: readonly number[][]): OutgrownChances {
  for (const [place, own] of chances.entries()) {
    const smaller = chances[place - 1];
    let most = 0;
    for (const [at, chance] of own.entries()) {
      most = Math.max(most, chance);
      own[at] = smaller ? Math.min(most, smaller[at] ?? most) : most;
    }
  }
  return chances;
}
