// "Wears 3-6m now": the baby's size lies between two limits of the charts, softly, because brands and eyes differ.
import type { Fit } from "./baby-facts.ts";
import {
  afterSeeing,
  type Belief,
  combined,
  covarianceOf,
  expected,
  readingOn,
  usualCorrelation,
} from "./growth-belief.ts";
import type { Sex } from "./growth-table.ts";
import { chanceBelow, density } from "./normal-distribution.ts";
import { CHART_SIZES, type ChartSize, type SizeLimit } from "./size-charts.ts";
import { lengthScore, weightScore } from "./typical-growth.ts";

/** A label that fits, on a day of size age. */
export interface WornLabel {
  day: number;
  size: ChartSize;
  fit: Fit;
}

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

/** The belief after a label was said to fit. */
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
