// Weather figures in either system of units, and the switch between them.
import { decimal } from "../counted.ts";

/** f: °F and inches. c: °C and millimeters. */
export const DEGREES = { f: "°F", c: "°C" } as const;

export const UNITS_COPY = {
  /** Before the other unit: 'Voir en °C'. */
  use: "Voir en",
  title: "Unités",
  lead: "Pour les températures et la pluie, sur tous vos appareils.",
  choices: {
    place: "Celles du lieu du plan",
    f: "°F et pouces",
    c: "°C et millimètres",
  },
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
