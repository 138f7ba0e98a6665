import { counted } from "~/words/de/counted.ts";
import type { Weather } from "~/words/en/weather/weather-copy.ts";

export type { Weather } from "~/words/en/weather/weather-copy.ts";

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

export const DAY_COUNTS = {
  days: (days: number) => counted(days, "Tag", "Tage"),
  rainy: (days: number) => counted(days, "Regentag", "Regentage"),
  snowy: (days: number) => counted(days, "Schneetag", "Schneetage"),
  windy: (days: number) => counted(days, "windiger Tag", "windige Tage"),
} as const;

/** Shown when a plan is based on the typical climate. */
export const LIMITED_WEATHER = {
  title: "Wenig Wetterdaten",
  text: "Für diese Gegend haben wir keine Wetteraufzeichnungen bekommen, deshalb beruht dieser Plan auf dem typischen Klima.",
} as const;

/** For public pages, where there is no plan yet. */
export const TYPICAL_FOR_NOW = "Typisches Klima. Dein eigener Plan nutzt fünf Jahre Wetter vor Ort.";

/** f: °F and inches. c: °C and millimeters. */
export const DEGREES = { f: "°F", c: "°C" } as const;

export const UNITS_COPY = {
  /** Before the other unit: 'In °C'. */
  use: "In",
  title: "Einheiten",
  lead: "Wie Temperaturen und Regen auf allen deinen Geräten gezeigt werden.",
  choices: { place: "Wie am Ort des Plans", f: "°F und Zoll", c: "°C und Millimeter" },
  save: "Einheiten speichern",
} as const;

/** '−9': with a true minus sign, as wide as a plus. */
function signed(whole: number): string {
  return whole < 0 ? `−${-whole}` : `${Math.abs(whole)}`;
}

/** '−25 °C', with a space that doesn't break */
export function degreesWords(whole: number, units: keyof typeof DEGREES): string {
  return `${signed(whole)}\u00a0${DEGREES[units]}`;
}

/** '27 / 16 °C' */
export function highAndLowWords(high: number, low: number, units: keyof typeof DEGREES): string {
  return `${signed(high)} / ${degreesWords(low, units)}`;
}

/** '−9 bis 22 °C' */
export function rangeWords(low: number, high: number, units: keyof typeof DEGREES): string {
  return `${signed(low)} bis ${degreesWords(high, units)}`;
}

/** '2,3 Zoll', '58 mm' */
export function depthWords(depth: number, units: keyof typeof DEGREES): string {
  return units === "f" ? `${depth.toFixed(1).replace(".", ",")}\u00a0Zoll` : `${depth.toFixed(0)}\u00a0mm`;
}
