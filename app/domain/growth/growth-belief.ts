// What is known of one baby's size: twenty numbers, the scores of weight and length at ten ages, jointly normal. Each fact
// about one day narrows all of them, by one step of a Kalman filter.

import { daysBetween } from "../calendar.ts";
import { type Baby, type Fit, inOrderOfUse, type SizeFact, sizeAge } from "./baby-facts.ts";
import {
  chanceBelow,
  correlation,
  density,
  interpolate,
  KNOT_DAYS,
  LENGTH_RELIABILITY,
  lengthScore,
  type Sex,
  weightScore,
} from "./growth-table.ts";
import { CHART_SIZES, type ChartSize, type SizeLimit } from "./size-charts.ts";

const KNOTS = KNOT_DAYS.length;
const SCORES = 2 * KNOTS;

/** The expected scores, ten weights and then ten lengths, and their covariances. */
export type Belief = { mean: readonly number[]; covariance: readonly (readonly number[])[] };

/** A score on one day as a sum of scores at knots: [place, weight] pairs. */
type Reading = readonly (readonly [place: number, weight: number])[];

/** How much smaller twins are at each knot, in spreads. */
const TWIN_SHIFT = [-0.9, -0.8, -0.7, -0.6, -0.5, -0.45, -0.4, -0.35, -0.3, -0.3];

const places = Array.from({ length: SCORES }, (_, place) => place);
const TYPICAL: Belief["covariance"] = places.map((row) => places.map((column) => correlation(row, column)));

/** What is known before any fact. */
export function firstBelief(isTwin: boolean): Belief {
  return {
    mean: places.map((place) => (isTwin ? (TWIN_SHIFT[place % KNOTS] ?? 0) : 0)),
    covariance: TYPICAL,
  };
}

/** The score of weight or length on a day of size age, scaled so that its spread among all babies is 1. */
export function readingOn(kind: "weight" | "length", day: number): Reading {
  const first = kind === "weight" ? 0 : KNOTS;
  const after = KNOT_DAYS.findIndex((knot) => day < knot);
  if (after === 0) return [[first, 1]];
  if (after < 0) return [[first + KNOTS - 1, 1]];
  const [start = 0, end = 1] = KNOT_DAYS.slice(after - 1, after + 1);
  const share = (day - start) / (end - start);
  const both: Reading = [
    [first + after - 1, 1 - share],
    [first + after, share],
  ];
  return scaled(both, 1 / Math.sqrt(covarianceOf(TYPICAL, both, both)));
}

/** Sum of readings, each times the same factor. */
function combined(readings: readonly Reading[], factor: number): Reading {
  return readings.flatMap((reading) => scaled(reading, factor));
}

/** What a reading is expected to be. */
export function expected({ mean }: Belief, reading: Reading): number {
  let sum = 0;
  for (const [place, weight] of reading) sum += weight * (mean[place] ?? 0);
  return sum;
}

/** The covariance of two readings; of one with itself, its variance. */
export function covarianceOf(covariance: Belief["covariance"], one: Reading, other: Reading): number {
  let sum = 0;
  for (const [row, a] of one) {
    const line = covariance[row];
    for (const [column, b] of other) sum += a * b * (line?.[column] ?? 0);
  }
  return sum;
}

/** The correlation of two readings among all babies. */
function usualCorrelation(one: Reading, other: Reading): number {
  return covarianceOf(TYPICAL, one, other);
}

/** The belief after one reading was seen to be `value`, with an error of this variance. */
export function afterSeeing(belief: Belief, reading: Reading, value: number, variance: number): Belief {
  const { mean, covariance } = belief;
  const gains = covariance.map((row) =>
    reading.reduce((sum, [place, weight]) => sum + weight * (row[place] ?? 0), 0),
  );
  const total = reading.reduce((sum, [place, weight]) => sum + weight * (gains[place] ?? 0), variance);
  const surprise = (value - expected(belief, reading)) / total;
  return {
    mean: mean.map((score, place) => score + (gains[place] ?? 0) * surprise),
    covariance: covariance.map((row, at) => {
      const gain = (gains[at] ?? 0) / total;
      return row.map((known, place) => known - gain * (gains[place] ?? 0));
    }),
  };
}

function scaled(reading: Reading, factor: number): Reading {
  return reading.map(([place, weight]) => [place, weight * factor]);
}

/** A label that fits, on a day of size age. */
type WornLabel = { day: number; size: ChartSize; fit: Fit };

/** How soft the limits are, in spreads of size. */
const FUZZ = 0.35;
/** The part of a size's width that is roomy, and the part that is snug; snug may be a little past the end. */
const EDGE_PART = 0.4;
const SNUG_BEYOND = 0.25;
/** The preemie size has no lower limit. */
const LOWEST_WIDTH = 6;
const LEAST_WIDTH = 0.2;
const LEAST_VARIANCE = 0.02;
/** A label that says less than this is not worth a step. */
const LEAST_GAIN = 0.02;

/**
 * The belief after a label was said to fit ("wears 3-6m now"): the size lies between two limits of the charts, softly, because
 * brands and eyes differ.
 */
export function afterLabel(belief: Belief, sex: Sex, label: WornLabel, limits: readonly SizeLimit[]): Belief {
  const weight = readingOn("weight", label.day);
  const length = readingOn("length", label.day);
  const rho = usualCorrelation(weight, length);
  const index = combined([weight, length], 1 / Math.sqrt(2 * (1 + rho)));
  const { low, high } = rangeOf(sex, label, limits, Math.sqrt(2 / (1 + rho)));
  const mean = expected(belief, index);
  const variance = covarianceOf(belief.covariance, index, index);
  const cut = cutNormal(mean, Math.sqrt(variance), low, high);
  const gain = 1 - Math.max(cut.variance, LEAST_VARIANCE) / variance;
  if (gain < LEAST_GAIN) return belief;
  return afterSeeing(belief, index, mean + (cut.mean - mean) / gain, (variance * (1 - gain)) / gain);
}

/** Between which values of the size index the label fits. */
function rangeOf(
  sex: Sex,
  { day, size, fit }: WornLabel,
  limits: readonly SizeLimit[],
  factor: number,
): { low: number; high: number } {
  const place = CHART_SIZES.indexOf(size);
  const endOf = (limit: SizeLimit) =>
    factor * Math.min(weightScore(sex, day, limit.kg), lengthScore(sex, day, limit.cm));
  const own = limits[place];
  const before = limits[place - 1];
  const end = own ? endOf(own) : 0;
  const low = clamp(before ? endOf(before) : end - LOWEST_WIDTH, -5, 4);
  const high = clamp(end, -4, 5);
  const width = Math.max(high - low, LEAST_WIDTH);
  if (fit === "roomy") return { low, high: low + EDGE_PART * width };
  if (fit === "snug") return { low: high - EDGE_PART * width, high: high + SNUG_BEYOND };
  return { low, high };
}

/** Mean and variance of a normal value that is softly known to lie in a range, by a sum over 201 points. */
function cutNormal(
  mean: number,
  spread: number,
  low: number,
  high: number,
): { mean: number; variance: number } {
  let mass = 0;
  let first = 0;
  let second = 0;
  for (let step = -100; step <= 100; step++) {
    const x = mean + (spread * step) / 20;
    const inside = chanceBelow((x - low) / FUZZ) - chanceBelow((x - high) / FUZZ);
    const share = density(step / 20) * Math.max(inside, 1e-6);
    mass += share;
    first += share * x;
    second += share * x * x;
  }
  return { mean: first / mass, variance: second / mass - (first / mass) ** 2 };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** The error of a weight, in spreads: scales, a feed, clothes; larger in the first days, when weights fall. */
const WEIGHT_ERROR = 0.12;
const FIRST_DAYS_ERROR = 0.35;
const FIRST_DAYS = 10;

/** The belief about a baby of this sex after all facts. The order in which they were entered makes no difference. */
export function knownGrowth(baby: Baby, sex: Sex, limits: readonly SizeLimit[]): Belief {
  return inOrderOfUse(baby.facts).reduce(
    (belief, fact) => afterFact(belief, fact, { baby, sex, limits }),
    firstBelief(baby.isTwin),
  );
}

type About = { baby: Baby; sex: Sex; limits: readonly SizeLimit[] };

function afterFact(belief: Belief, fact: SizeFact, { baby, sex, limits }: About): Belief {
  const day = sizeAge(baby, fact.on);
  switch (fact.kind) {
    case "weight": {
      const error = isOfFirstDays(baby, fact) ? FIRST_DAYS_ERROR : WEIGHT_ERROR;
      return afterSeeing(belief, readingOn("weight", day), weightScore(sex, day, fact.kg), error ** 2);
    }
    case "length": {
      const error = 1 / interpolate(day, KNOT_DAYS, LENGTH_RELIABILITY) - 1;
      return afterSeeing(belief, readingOn("length", day), lengthScore(sex, day, fact.cm), error);
    }
    case "label":
      return afterLabel(belief, sex, { day, size: fact.size, fit: fact.fit }, limits);
    default:
      return fact satisfies never;
  }
}

/** After the day of birth, up to the tenth. */
function isOfFirstDays({ born }: Baby, { on }: SizeFact): boolean {
  return born !== null && on !== born && daysBetween(born, on) <= FIRST_DAYS;
}
