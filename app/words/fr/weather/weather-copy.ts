import type { Weather } from "~/words/en/weather/weather-copy.ts";
import { counted, decimal, listed } from "~/words/fr/counted.ts";

export type { Weather } from "~/words/en/weather/weather-copy.ts";

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

export const DAY_COUNTS = {
  days: (days: number) => counted(days, "jour", "jours"),
  rainy: (days: number) => counted(days, "jour de pluie", "jours de pluie"),
  snowy: (days: number) => counted(days, "jour de neige", "jours de neige"),
  windy: (days: number) => counted(days, "jour de vent", "jours de vent"),
} as const;

/** Shown when a plan is based on the typical climate. */
export const LIMITED_WEATHER = {
  title: "Données météo limitées",
  text: "Nous n’avons pas obtenu de relevés météo pour cet endroit\u00a0: ce plan se base sur son climat habituel.",
} as const;

/** For public pages, where there is no plan yet. */
export const TYPICAL_FOR_NOW = "Climat habituel. Votre propre plan se base sur cinq ans de météo locale.";

/** f: °F and inches. c: °C and millimeters. */
export const DEGREES = { f: "°F", c: "°C" } as const;

export const UNITS_COPY = {
  /** Before the other unit: 'Voir en °C'. */
  use: "Voir en",
  title: "Unités",
  lead: "Pour les températures et la pluie, sur tous vos appareils.",
  choices: { place: "Celles du lieu du plan", f: "°F et pouces", c: "°C et millimètres" },
  save: "Enregistrer les unités",
} as const;

/** '−9': with a true minus sign, as wide as a plus. */
function signed(whole: number): string {
  return whole < 0 ? `−${-whole}` : `${Math.abs(whole)}`;
}

/** '−25 °C' */
export function degreesWords(whole: number, units: keyof typeof DEGREES): string {
  return `${signed(whole)}\u00a0${DEGREES[units]}`;
}

/** '27° / 15 °C' */
export function highAndLowWords(high: number, low: number, units: keyof typeof DEGREES): string {
  return `${signed(high)}° / ${degreesWords(low, units)}`;
}

/** '−9° à 22 °C' */
export function rangeWords(low: number, high: number, units: keyof typeof DEGREES): string {
  return `${signed(low)}° à ${degreesWords(high, units)}`;
}

/** '2,3 in', '58 mm' */
export function depthWords(depth: number, units: keyof typeof DEGREES): string {
  return units === "f" ? `${decimal(depth.toFixed(1))}\u00a0in` : `${depth.toFixed(0)}\u00a0mm`;
}
