import { counted } from "../counted.ts";

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

export const DAY_COUNTS = {
  days: (days: number) => counted(days, "day"),
  rainy: (days: number) => counted(days, "rainy day"),
  snowy: (days: number) => counted(days, "snowy day"),
  windy: (days: number) => counted(days, "windy day"),
} as const;

/** Shown when a plan is based on the typical climate. */
export const LIMITED_WEATHER = {
  title: "Limited Weather Data",
  text: "We couldn't get weather records for this area, so this plan uses its typical climate.",
} as const;

/** For public pages, where there is no plan yet. */
export const TYPICAL_FOR_NOW = "Typical climate. Your own plan uses five years of local weather.";

/** f: °F and inches. c: °C and millimeters. */
export const DEGREES = { f: "°F", c: "°C" } as const;

export const UNITS_COPY = {
  /** Before the other unit: 'Show °C'. */
  use: "Show",
  title: "Units",
  lead: "How temperatures and rain are shown, on all your devices.",
  choices: { place: "Same as the plan's location", f: "°F and inches", c: "°C and millimeters" },
  save: "Save units",
} as const;

/** '−9': with a true minus sign, as wide as a plus. */
function signed(whole: number): string {
  return whole < 0 ? `−${-whole}` : `${Math.abs(whole)}`;
}

/** '−25°F' */
export function degreesWords(whole: number, units: keyof typeof DEGREES): string {
  return `${signed(whole)}${DEGREES[units]}`;
}

/** '81° / 60°F' */
export function highAndLowWords(high: number, low: number, units: keyof typeof DEGREES): string {
  return `${signed(high)}° / ${degreesWords(low, units)}`;
}

/** '−9° to 72°F' */
export function rangeWords(low: number, high: number, units: keyof typeof DEGREES): string {
  return `${signed(low)}° to ${degreesWords(high, units)}`;
}

/** '2.3 in', '58 mm' */
export function depthWords(depth: number, units: keyof typeof DEGREES): string {
  return units === "f" ? `${depth.toFixed(1)} in` : `${depth.toFixed(0)} mm`;
}
