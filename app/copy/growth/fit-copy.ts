// "Will it fit in December?", and the answer.

import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";
import { degreesWords } from "../weather/units-copy.ts";

export const FIT_COPY = {
  title: "Will it fit?",
  /** Before the list of months. */
  month: "Will it fit in",
  button: "Check",
  pieces: "What matters then",
  /** Clothes that are too big fit later; those that are too small never do. */
  larger: "If you're buying ahead, go with the larger one.",
} as const;

/** 'December 2027: 3–6m', 'December 2027: between 3–6m and 6–9m' */
export function fitWords(
  month: string,
  fit: { kind: "one" | "between" | "both"; size: Size; orSize?: Size },
): string {
  const size = SIZE_LABELS[fit.size];
  const other = fit.orSize ? SIZE_LABELS[fit.orSize] : size;
  switch (fit.kind) {
    case "one":
      return `${month}: ${size}`;
    case "between":
      return `${month}: between ${size} and ${other}`;
    case "both":
      return `${month}: ${size} and ${other}, one each`;
    default:
      return fit.kind satisfies never;
  }
}

/** 'Highs near 30°F, lows near 15°F, with snow.' */
export function warmthWords(high: number, low: number, units: "f" | "c", hasSnow: boolean): string {
  const snow = hasSnow ? ", with snow" : "";
  return `Highs near ${degreesWords(high, units)}, lows near ${degreesWords(low, units)}${snow}.`;
}

/** 'Footed Sleeper (6)' */
export function fitPiece(name: string, pieces: number): string {
  return pieces > 1 ? `${name} (${pieces})` : name;
}
