// Weather figures in either system of units, and the switch between them.

/** f: °F and inches. c: °C and millimeters. */
export const DEGREES = { f: "°F", c: "°C" } as const;

export const UNITS_COPY = {
  /** Before the other unit: 'Ver en °C'. */
  use: "Ver en",
  title: "Unidades",
  lead: "Cómo se muestran las temperaturas y la lluvia, en todos tus dispositivos.",
  choices: {
    place: "Las del lugar del plan",
    f: "°F y pulgadas",
    c: "°C y milímetros",
  },
  save: "Guardar unidades",
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

/** '−9° a 72°F' */
export function rangeWords(low: number, high: number, units: keyof typeof DEGREES): string {
  return `${signed(low)}° a ${degreesWords(high, units)}`;
}

/** '2.3 in', '58 mm' */
export function depthWords(depth: number, units: keyof typeof DEGREES): string {
  return units === "f" ? `${depth.toFixed(1)} in` : `${depth.toFixed(0)} mm`;
}
