// "Will it fit in December?", and the answer.

import { degreesWords } from "../weather/weather-copy.ts";

export const FIT_COPY = {
  title: "Est-ce que ça ira\u00a0?",
  /** Before the list of months. */
  month: "À porter en",
  button: "Voir",
  pieces: "L’important à ce moment-là",
  /** Clothes that are too big fit later; those that are too small never do. */
  larger: "Si vous achetez à l’avance, prenez la plus grande.",
  /** On a gift list that asks for nothing in that size and weather. */
  nothing: "Rien sur cette liste n’est pour ce moment-là.",
} as const;

/** 'Décembre 2027 : 3–6M', 'Décembre 2027 : entre 3–6M et 6–9M'; sizes by their labels. */
export function fitWords(
  month: string,
  kind: "one" | "between" | "both",
  [size, other]: readonly [string, string?],
): string {
  const start = `${month.charAt(0).toUpperCase()}${month.slice(1)}`;
  switch (kind) {
    case "one":
      return `${start}\u00a0: ${size}`;
    case "between":
      return `${start}\u00a0: entre ${size} et ${other}`;
    case "both":
      return `${start}\u00a0: ${size} et ${other}, une de chaque`;
    default:
      return kind satisfies never;
  }
}

/** '3–6M', or with what shops print there '3–6M (EU 62/68)'. */
export function fitSize(label: string, printed: string | null): string {
  return printed === null ? label : `${label} (${printed})`;
}

/** 'Maximales vers 4 °C, minimales vers −3 °C, avec de la neige.' */
export function warmthWords(high: number, low: number, units: "f" | "c", hasSnow: boolean): string {
  const snow = hasSnow ? ", avec de la neige" : "";
  return `Maximales vers ${degreesWords(high, units)}, minimales vers ${degreesWords(low, units)}${snow}.`;
}

/** 'Pyjama à pieds (6)' */
export function fitPiece(name: string, pieces: number): string {
  return pieces > 1 ? `${name} (${pieces})` : name;
}
