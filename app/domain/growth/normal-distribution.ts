// The normal distribution, alone and in pairs. JavaScript has no error function, so the usual approximations stand in:
// their errors are far below what a day of growth makes.

const HALF_ROOT = Math.sqrt(2 * Math.PI);

/** The height of the standard normal curve. */
export function density(x: number): number {
  return Math.exp((-x * x) / 2) / HALF_ROOT;
}

/** The chance that a standard normal value is below `x`; Abramowitz and Stegun 7.1.26, off by at most 1.5e-7. */
export function chanceBelow(x: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(x)) / Math.SQRT2);
  const series =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const tail = (series * Math.exp((-x * x) / 2)) / 2;
  return x < 0 ? tail : 1 - tail;
}

/** Gauss and Legendre's twelve points on the interval from -1 to 1: the positive ones, and their weights. */
const POINTS: readonly (readonly [at: number, weight: number])[] = [
  [0.1252334085, 0.2491470458],
  [0.367831499, 0.2334925365],
  [0.5873179543, 0.2031674267],
  [0.7699026742, 0.1600783285],
  [0.9041172564, 0.106939326],
  [0.9815606342, 0.0471753364],
];

/** Beyond this many spreads nothing is left to add up. */
const FAR = 5;

/**
 * The chance that two standard normal values with this correlation are below `a` and `b`; off by less than 1e-4 for
 * correlations up to 0.98.
 */
export function chanceBothBelow(a: number, b: number, correlation: number): number {
  const last = Math.min(a, FAR);
  if (last <= -FAR) return 0;
  const spread = Math.sqrt(1 - correlation * correlation);
  const height = (x: number) => density(x) * chanceBelow((b - correlation * x) / spread);
  const middle = (last - FAR) / 2;
  // Two panels keep the error small.
  return area(height, -FAR, middle) + area(height, middle, last);
}

function area(height: (x: number) => number, from: number, to: number): number {
  const half = (to - from) / 2;
  const middle = (to + from) / 2;
  let sum = 0;
  for (const [at, weight] of POINTS)
    sum += weight * (height(middle - half * at) + height(middle + half * at));
  return half * sum;
}
