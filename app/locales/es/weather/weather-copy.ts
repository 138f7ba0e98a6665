import type { Weather } from "~/copy/weather/weather-copy.ts";

export type { Weather } from "~/copy/weather/weather-copy.ts";

export const WEATHER_LABELS = {
  "Hot & Humid": "Caluroso y húmedo",
  "Hot & Dry": "Caluroso y seco",
  "Cold & Snowy": "Frío y con nieve",
  "Cold & Wet": "Frío y lluvioso",
  "Cold & Dry": "Frío y seco",
  Cool: "Fresco",
  Mild: "Templado",
  Transitional: "Cambiante",
  Unknown: "Desconocido",
} as const;

/** 'Frío y seco', 'Frío y seco y fresco', 'Caluroso y seco, templado y fresco': each only once. */
export function weatherWords(weathers: readonly Weather[], last: "and" | "or" = "and"): string {
  return inWords(inOneText([...new Set(weathers)]), last);
}

/** Weathers that follow each other: 'Fresco, luego templado'. */
export function weatherInTurn(weathers: readonly Weather[]): string {
  return inOneText(weathers).join(", luego ");
}

/** Only the first begins with a capital. */
function inOneText(weathers: readonly Weather[]): string[] {
  return weathers.map((weather, at) =>
    at === 0 ? WEATHER_LABELS[weather] : WEATHER_LABELS[weather].toLowerCase(),
  );
}

/** A list in a sentence: 'a', 'a o b', 'a, b o c'. */
export function inWords(names: readonly string[], last: "and" | "or"): string {
  const final = names.at(-1) ?? "";
  if (names.length < 2) return final;
  const word =
    last === "and" ? (/^h?[ií](?!e)/i.test(final) ? "e" : "y") : /^h?[oó]/i.test(final) ? "u" : "o";
  return `${names.slice(0, -1).join(", ")} ${word} ${final}`;
}
