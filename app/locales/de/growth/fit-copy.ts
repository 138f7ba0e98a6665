// "Passt es im Dezember?", and the answer.

import { degreesWords } from "../weather/weather-copy.ts";

export const FIT_COPY = {
  title: "Passt das?",
  /** Before the list of months. */
  month: "Passt es im",
  button: "Nachsehen",
  pieces: "Darauf kommt es dann an",
  /** Clothes that are too big fit later; those that are too small never do. */
  larger: "Wenn du auf Vorrat kaufst, nimm die größere.",
  /** On a gift list that asks for nothing in that size and weather. */
  nothing: "Auf dieser Liste ist nichts für diese Zeit.",
} as const;

/** 'Dezember 2027: 3–6 M', 'Dezember 2027: zwischen 3–6 M und 6–9 M'; sizes by their labels. */
export function fitWords(
  month: string,
  kind: "one" | "between" | "both",
  [size, other]: readonly [string, string?],
): string {
  switch (kind) {
    case "one":
      return `${month}: ${size}`;
    case "between":
      return `${month}: zwischen ${size} und ${other}`;
    case "both":
      return `${month}: ${size} und ${other}, für jedes Baby eine`;
    default:
      return kind satisfies never;
  }
}

/** '3–6 M', or with what shops print there '3–6 M (EU 62/68)'. */
export function fitSize(label: string, printed: string | null): string {
  return printed === null ? label : `${label} (${printed})`;
}

/** 'Am Tag um −1 °C, nachts um −9 °C, mit Schnee.' */
export function warmthWords(high: number, low: number, units: "f" | "c", hasSnow: boolean): string {
  const snow = hasSnow ? ", mit Schnee" : "";
  return `Am Tag um ${degreesWords(high, units)}, nachts um ${degreesWords(low, units)}${snow}.`;
}

/** 'Schlafstrampler (6)' */
export function fitPiece(name: string, pieces: number): string {
  return pieces > 1 ? `${name} (${pieces})` : name;
}
