// "Will it fit in December?", and the answer.

import { degreesWords } from "../weather/weather-copy.ts";

export const FIT_COPY = {
  title: "¿Le va a quedar?",
  /** Before the list of months. */
  month: "Para usar en",
  button: "Ver",
  pieces: "Lo importante para entonces",
  /** Clothes that are too big fit later; those that are too small never do. */
  larger: "Si compras con tiempo, elige la más grande.",
  /** On a gift list that asks for nothing in that size and weather. */
  nothing: "Nada en esta lista es para entonces.",
} as const;

/** 'Diciembre de 2027: 3–6m', 'Diciembre de 2027: entre 3–6m y 6–9m'; sizes by their labels. */
export function fitWords(
  month: string,
  kind: "one" | "between" | "both",
  [size, other]: readonly [string, string?],
): string {
  const start = `${month.charAt(0).toUpperCase()}${month.slice(1)}`;
  switch (kind) {
    case "one":
      return `${start}: ${size}`;
    case "between":
      return `${start}: entre ${size} y ${other}`;
    case "both":
      return `${start}: ${size} y ${other}, una de cada una`;
    default:
      return kind satisfies never;
  }
}

/** '3–6m', or with what shops print there '3–6m (EU 62/68)'. */
export function fitSize(label: string, printed: string | null): string {
  return printed === null ? label : `${label} (${printed})`;
}

/** 'Máximas de unos 30°F, mínimas de unos 15°F, con nieve.' */
export function warmthWords(high: number, low: number, units: "f" | "c", hasSnow: boolean): string {
  const snow = hasSnow ? ", con nieve" : "";
  return `Máximas de unos ${degreesWords(high, units)}, mínimas de unos ${degreesWords(low, units)}${snow}.`;
}

/** 'Mameluco con pies (6)' */
export function fitPiece(name: string, pieces: number): string {
  return pieces > 1 ? `${name} (${pieces})` : name;
}
