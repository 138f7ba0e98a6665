export const WEATHER_LABELS = {
  "Hot & Humid": "Hot & Humid",
  "Hot & Dry": "Hot & Dry",
  "Cold & Snowy": "Cold & Snowy",
  "Cold & Wet": "Cold & Wet",
  "Cold & Dry": "Cold & Dry",
  Cool: "Cool",
  Mild: "Mild",
  Transitional: "Transitional",
  Unknown: "Unknown",
} as const;

export type Weather = keyof typeof WEATHER_LABELS;

/** 'Cold & Dry', 'Cold & Dry and Cool', 'Hot & Dry, Mild, and Cool': each only once. */
export function weatherWords(weathers: readonly Weather[], last: "and" | "or" = "and"): string {
  return inWords(
    [...new Set(weathers)].map((weather) => WEATHER_LABELS[weather]),
    last,
  );
}

/** Weathers that follow each other: 'Cool, then Mild'. */
export function weatherInTurn(weathers: readonly Weather[]): string {
  return weathers.map((weather) => WEATHER_LABELS[weather]).join(", then ");
}

/** A list in a sentence: 'a', 'a or b', 'a, b, or c'. */
export function inWords(names: readonly string[], last: "and" | "or"): string {
  if (names.length < 3) return names.join(` ${last} `);
  return `${names.slice(0, -1).join(", ")}, ${last} ${names.at(-1)}`;
}
