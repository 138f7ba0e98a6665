import type { Weather } from "~/words/en/weather/weather-copy.ts";
import { counted } from "~/words/es/counted.ts";

export type { Weather } from "~/words/en/weather/weather-copy.ts";

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

export const DAY_COUNTS = {
  days: (days: number) => counted(days, "día", "días"),
  rainy: (days: number) => counted(days, "día de lluvia", "días de lluvia"),
  snowy: (days: number) => counted(days, "día de nieve", "días de nieve"),
  windy: (days: number) => counted(days, "día de viento", "días de viento"),
} as const;

/** Shown when a plan is based on the typical climate. */
export const LIMITED_WEATHER = {
  title: "Datos del clima limitados",
  text: "No conseguimos registros del clima de esta zona, así que este plan usa su clima típico.",
} as const;

/** For public pages, where there is no plan yet. */
export const TYPICAL_FOR_NOW = "Clima típico. Tu propio plan usa cinco años de clima local.";

/** f: °F and inches. c: °C and millimeters. */
export const DEGREES = { f: "°F", c: "°C" } as const;

export const UNITS_COPY = {
  /** Before the other unit: 'Ver en °C'. */
  use: "Ver en",
  title: "Unidades",
  lead: "Cómo se muestran las temperaturas y la lluvia, en todos tus dispositivos.",
  choices: { place: "Las del lugar del plan", f: "°F y pulgadas", c: "°C y milímetros" },
  save: "Guardar unidades",
} as const;

/** '−9': with a true minus sign, as wide as a plus. */
function signed(whole: number): string {
  return whole < 0 ? `−${-whole}` : `${Math.abs(whole)}`;
}

/** '−25°F' */
export function degreesWords(whole: number, units: keyof typeof DEGREES): string {
  return `${signed(whole)}\u00a0${DEGREES[units]}`;
}

/** '81° / 60°F' */
export function highAndLowWords(high: number, low: number, units: keyof typeof DEGREES): string {
  return `${signed(high)}° / ${degreesWords(low, units)}`;
}

/** '−9° a 72°F' */
export function rangeWords(low: number, high: number, units: keyof typeof DEGREES): string {
  return `${signed(low)}° a ${degreesWords(high, units)}`;
}

/** '2.3 in', '58 mm' */
export function depthWords(depth: number, units: keyof typeof DEGREES): string {
  return units === "f" ? `${depth.toFixed(1)} in` : `${depth.toFixed(0)} mm`;
}
