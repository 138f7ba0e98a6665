import type { Weather } from "~/copy/weather/weather-copy.ts";

export type { Weather } from "~/copy/weather/weather-copy.ts";

export const WEATHER_LABELS = {
  "Hot & Humid": "Heiß & schwül",
  "Hot & Dry": "Heiß & trocken",
  "Cold & Snowy": "Kalt & verschneit",
  "Cold & Wet": "Kalt & nass",
  "Cold & Dry": "Kalt & trocken",
  Cool: "Kühl",
  Mild: "Mild",
  Transitional: "Wechselhaft",
  Unknown: "Unbekannt",
} as const;

/** 'Kalt & trocken', 'Kalt & trocken und kühl', 'Heiß & trocken, mild und kühl': each only once. */
export function weatherWords(weathers: readonly Weather[], last: "and" | "or" = "and"): string {
  return inWords(inOneText([...new Set(weathers)]), last);
}

/** Weathers that follow each other: 'Kühl, dann mild'. */
export function weatherInTurn(weathers: readonly Weather[]): string {
  return inOneText(weathers).join(", dann ");
}

/** Only the first begins with a capital. */
function inOneText(weathers: readonly Weather[]): string[] {
  return weathers.map((weather, at) =>
    at === 0 ? WEATHER_LABELS[weather] : WEATHER_LABELS[weather].toLowerCase(),
  );
}

/** A list in a sentence: 'a', 'a oder b', 'a, b oder c'. */
export function inWords(names: readonly string[], last: "and" | "or"): string {
  const final = names.at(-1) ?? "";
  if (names.length < 2) return final;
  return `${names.slice(0, -1).join(", ")} ${last === "and" ? "und" : "oder"} ${final}`;
}
