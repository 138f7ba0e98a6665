// "Will it fit in December?", and the answer.

import { degreesWords } from "../weather/weather-copy.ts";

export const FIT_COPY = {
  title: "Will it fit?",
  /** Before the list of months. */
  month: "Will it fit in",
  button: "Check",
  pieces: "What matters then",
  /** Clothes that are too big fit later; those that are too small never do. */
  larger: "If you're buying ahead, go with the larger one.",
  /** On a gift list that asks for nothing in that size and weather. */
  nothing: "Nothing on this list is for then.",
} as const;

/** 'December 2027: 3–6m', 'December 2027: between 3–6m and 6–9m'; sizes by their labels. */
export function fitWords(
  month: string,
  kind: "one" | "between" | "both",
  [size, other]: readonly [string, string?],
): string {
  switch (kind) {
    case "one":
      return `${month}: ${size}`;
    case "between":
      return `${month}: between ${size} and ${other}`;
    case "both":
      return `${month}: ${size} and ${other}, one each`;
    default:
      return kind satisfies never;
  }
}

/** '3–6m', or with what shops print there '3–6m (EU 62/68)'. */
export function fitSize(label: string, printed: string | null): string {
  return printed === null ? label : `${label} (${printed})`;
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
