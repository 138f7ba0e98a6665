// What is known of one baby's size: twenty numbers, the scores of weight and length at ten ages, jointly normal. Each fact
// about one day narrows all of them, by one step of a Kalman filter.
import { correlation, KNOT_DAYS } from "./growth-table.ts";

const KNOTS = KNOT_DAYS.length;
const SCORES = 2 * KNOTS;

/** The expected scores, ten weights and then ten lengths, and their covariances. */
export interface Belief {
  mean: readonly number[];
  covariance: readonly (readonly number[])[];
}

/** A score on one day as a sum of scores at knots: [place, weight] pairs. */
export type Reading = readonly (readonly [place: number, weight: number])[];

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
export function combined(readings: readonly Reading[], factor: number): Reading {
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
export function usualCorrelation(one: Reading, other: Reading): number {
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
