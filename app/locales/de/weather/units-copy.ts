// Weather figures in either system of units, and the switch between them.

/** f: °F and inches. c: °C and millimeters. */
export const DEGREES = { f: "°F", c: "°C" } as const;

export const UNITS_COPY = {
  /** Before the other unit: 'In °C'. */
  use: "In",
  title: "Einheiten",
  lead: "Wie Temperaturen und Regen auf allen deinen Geräten gezeigt werden.",
  choices: {
    place: "Wie am Ort des Plans",
    f: "°F und Zoll",
    c: "°C und Millimeter",
  },
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
