// What shops' size charts print: the weight and the length up to which a size fits.
import { AGE_RANGES } from "../wardrobe/size-table.ts";

/** The sizes that the model dates, in order; wider than what plans show. */
export const CHART_SIZES = ["preemie", "newborn", ...AGE_RANGES] as const;
export type ChartSize = (typeof CHART_SIZES)[number];

/** A size is outgrown as soon as the baby passes one of the two. */
export type SizeLimit = { kg: number; cm: number };

/** Whose charts: the middle of twelve brands, one large US brand, or sizes by centimeters. */
export const SIZE_CHART_NAMES = ["consensus", "carters", "eu_cm"] as const;
export type SizeChartName = (typeof SIZE_CHART_NAMES)[number];

type Limits = readonly (readonly [kg: number, cm: number])[];

/**
 * By CHART_SIZES. Collected from the printed charts of brands and countries; "consensus" is the rounded median. Preemie
 * goes by weight: the 43 to 46 cm of the charts would leave out most babies of 2.5 kg, so its length is loose.
 */
const LIMITS: Readonly<Record<SizeChartName, Limits>> = {
  // biome-ignore format: a table is read by its rows
  consensus: [[2.5, 48], [3.85, 54.6], [5.55, 61], [7.6, 67.8], [9.15, 72.4], [10.6, 76.2], [12.4, 82.5], [13.6, 87]],
  // biome-ignore format: a table is read by its rows
  carters: [[2.72, 48], [4.08, 54.6], [5.67, 61], [7.71, 68.6], [9.53, 72.4], [11.34, 76.2], [12.7, 81.3], [13.61, 86.4]],
  // biome-ignore format: a table is read by its rows
  eu_cm: [[2.5, 48], [4.5, 56], [5.8, 62], [8, 68], [9.3, 74], [11, 80], [12.5, 86], [14.5, 92]],
};

/** How far brands differ from a chart, as a share of the limit: half of what their charts show. */
export const BRAND_SPREAD = { kg: 0.03, cm: 0.012 } as const;

/** A chart's limits by size, in order. */
export function sizeLimits(chart: SizeChartName): readonly SizeLimit[] {
  return LIMITS[chart].map(([kg, cm]) => ({ kg, cm }));
}
