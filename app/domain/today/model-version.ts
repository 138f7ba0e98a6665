// The version of the outfit model, and how well it agrees with published charts.

/** Raised with every change that changes an outfit; with it the day of the change and the table below. */
export const MODEL_VERSION = 5;
export const MODEL_SINCE = "2026-11-30";

interface Agreement {
  kind: "stroller" | "carrier" | "play" | "indoors" | "night" | "all";
  cells: number;
  /** Cells in which the warmth agrees. */
  warmth: number;
  /** Percent of the cells that say something about a hat, at night about the sack. */
  hat: number | null;
  /** Percent. */
  mittens: number | null;
}

/** By situation; a unit test counts the cells again. */
export const AGREEMENT: readonly Agreement[] = [
  { kind: "stroller", cells: 58, warmth: 49, hat: 79, mittens: 92 },
  { kind: "carrier", cells: 13, warmth: 11, hat: 100, mittens: 92 },
  { kind: "play", cells: 7, warmth: 7, hat: 100, mittens: 86 },
  { kind: "indoors", cells: 12, warmth: 12, hat: null, mittens: null },
  { kind: "night", cells: 36, warmth: 32, hat: 83, mittens: null },
  { kind: "all", cells: 126, warmth: 111, hat: null, mittens: null },
];

/** Percent of the stroller's cells: with each chart left out of the curve in turn, and of pairs of charts. From the reference's own runs. */
export const FAIR_AGREEMENT = { withoutChart: 73, betweenCharts: 71 } as const;
