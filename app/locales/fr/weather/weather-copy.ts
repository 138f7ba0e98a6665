import type { Weather } from "~/copy/weather/weather-copy.ts";
import { listed } from "../counted.ts";

export type { Weather } from "~/copy/weather/weather-copy.ts";

export const WEATHER_LABELS = {
  "Hot & Humid": "Chaud et humide",
  "Hot & Dry": "Chaud et sec",
  "Cold & Snowy": "Froid et neigeux",
  "Cold & Wet": "Froid et pluvieux",
  "Cold & Dry": "Froid et sec",
  Cool: "Frais",
  Mild: "Doux",
  Transitional: "Changeant",
  Unknown: "Inconnu",
} as const;

/**
 * 'Froid et sec', 'Froid et sec, frais', 'Frais et doux', 'Froid et sec ou frais': each only once. Where a name has its
 * own "et", commas part them.
 */
export function weatherWords(weathers: readonly Weather[], last: "and" | "or" = "and"): string {
  const names = inOneText([...new Set(weathers)]);
  const isPlain = last === "or" || !names.some((name) => name.includes(" et "));
  return isPlain ? inWords(names, last) : names.join(", ");
}

/** Weathers that follow each other: 'Frais, puis doux'. */
export function weatherInTurn(weathers: readonly Weather[]): string {
  return inOneText(weathers).join(", puis ");
}

/** Only the first begins with a capital. */
function inOneText(weathers: readonly Weather[]): string[] {
  return weathers.map((weather, at) =>
    at === 0 ? WEATHER_LABELS[weather] : WEATHER_LABELS[weather].toLowerCase(),
  );
}

/** A list in a sentence: 'a', 'a ou b', 'a, b ou c'. */
export function inWords(names: readonly string[], last: "and" | "or"): string {
  return listed(names, last);
}
