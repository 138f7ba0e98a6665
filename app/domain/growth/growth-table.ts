// Healthy US babies by age, how much a size at one age says about the size at another, and the normal distribution. The tables
// describe babies so that clothes can be dated; they judge none.

export const SEXES = ["boy", "girl"] as const;
export type Sex = (typeof SEXES)[number];

/** The typical baby by day, aligned with GROWTH_DAYS; spreads are shares of the median. */
interface GrowthTable {
  kg: readonly number[];
  kgSpread: readonly number[];
  cm: readonly number[];
  cmSpread: readonly number[];
}

/** Days of size age at which the typical baby is listed. */
export const GROWTH_DAYS = whole(
  "0 5 14 21 28 42 56 70 91 112 133 152 183 213 243 274 304 335 365 396 426 457 502 548 609 670 730",
);

/** Days of size age at which a baby's own size is described; between them it is interpolated. */
export const KNOT_DAYS = whole("0 30 61 122 183 274 365 457 548 730");

/** The power that makes the spread of weights symmetric. */
const WEIGHT_POWER = 0.2;

/** Per knot: the share of the variance of measured lengths that is not an error of measurement. */
export const LENGTH_RELIABILITY = whole("700 900 905 920 907 893 891 890 890 890", 1000);

/**
 * By sex, as whole numbers in text, because that is small. Fitted, like the correlations below, to 104,798 measurements of 11,618
 * babies from birth to three years, of the Stanford STARR clinics ("A modified Michaelis-Menten equation estimates growth from
 * birth to 3 years in healthy babies in the USA", BMC Medical Research Methodology 2024, doi 10.1186/s12874-024-02145-1; its data
 * are on Dryad, doi 10.5061/dryad.4j0zpc8jf, which publishes under CC0).
 */
export const GROWTH_TABLES: Readonly<Record<Sex, GrowthTable>> = {
  boy: {
    kg: whole(
      `3341 3341 3725 3949 4197 4743 5261 5697 6225 6670 7074 7412 7902 8309 8668 9006 9311 9605 9871
       10130 10369 10607 10945 11286 11735 12175 12592`,
      1000,
    ),
    kgSpread: whole(
      `1477 1453 1412 1382 1352 1297 1249 1211 1169 1141 1124 1115 1108 1107 1108 1110 1113 1117 1120
       1123 1126 1129 1133 1137 1142 1146 1149`,
      10000,
    ),
    cm: whole(
      `5077 5145 5269 5361 5452 5630 5802 5965 6187 6377 6536 6661 6843 7003 7152 7299 7435 7571 7699
       7826 7944 8061 8222 8374 8559 8727 8879`,
      100,
    ),
    cmSpread: whole(
      `410 404 394 390 390 375 363 354 345 338 333 331 327 326 325 326 328 330 333 336 339 342 347 352
       358 362 367`,
      10000,
    ),
  },
  girl: {
    kg: whole(
      `3244 3244 3578 3767 3971 4413 4838 5210 5686 6106 6494 6822 7304 7710 8067 8395 8683 8961 9219
       9479 9727 9980 10341 10704 11176 11633 12065`,
      1000,
    ),
    kgSpread: whole(
      `1471 1430 1364 1326 1295 1248 1213 1189 1164 1150 1143 1140 1140 1143 1147 1151 1155 1158 1161
       1164 1166 1168 1170 1172 1174 1176 1177`,
      10000,
    ),
    cm: whole(
      `4997 5067 5192 5281 5366 5531 5687 5834 6035 6212 6367 6493 6675 6831 6975 7116 7247 7380 7510
       7646 7775 7904 8081 8245 8437 8608 8759`,
      100,
    ),
    cmSpread: whole(
      `414 404 389 384 381 368 357 349 342 337 334 332 330 329 330 331 333 335 338 341 343 346 350 354
       358 363 368`,
      10000,
    ),
  },
};

/**
 * How sizes at the knots go together: the lower triangle, row by row without its diagonal of ones. Ten weights come
 * first, then ten lengths.
 */
const CORRELATIONS = whole(
  `826
   675 914
   516 725 896
   450 612 780 945
   401 515 663 835 937
   380 460 587 746 855 956
   379 443 553 694 792 900 965
   373 429 530 662 753 859 927 973
   350 403 496 617 707 797 865 916 947
   849 715 584 450 397 366 354 352 361 336
   783 797 693 548 479 425 402 411 412 391 867
   718 767 719 604 534 482 455 452 445 428 800 941
   596 671 681 658 602 560 531 524 518 499 702 838 895
   494 567 615 655 663 641 617 608 591 574 605 739 810 898
   410 479 536 604 650 689 682 669 652 626 537 645 722 829 920
   384 435 479 551 610 681 710 701 691 659 510 608 677 785 877 958
   361 409 455 527 583 665 714 728 719 692 469 587 650 752 844 921 965
   349 391 444 516 567 650 707 737 741 721 469 574 631 730 818 891 935 980
   286 315 370 439 493 570 626 670 694 692 377 487 540 637 721 787 834 874 903`,
  1000,
);

/** The correlation of two of the twenty sizes. */
export function correlation(one: number, other: number): number {
  if (one === other) return 1;
  const row = Math.max(one, other);
  return CORRELATIONS[(row * (row - 1)) / 2 + Math.min(one, other)] ?? 0;
}

/** Decodes a list of whole numbers, each in units of 1/scale. */
function whole(text: string, scale = 1): readonly number[] {
  return text.split(/\s+/).map((number) => Number(number) / scale);
}

/** JavaScript has no error function, so usual approximations stand in: their errors are far below the growth of a day. */
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

/** The typical baby on one day: medians, and spreads as shares of them. */
interface TypicalSize {
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
