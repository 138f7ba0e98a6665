// The pages for strangers: what a baby wears at a temperature.
import { inWords } from "~/words/de/weather/weather-copy.ts";

export const WEAR_SITUATIONS = {
  stroller: "Kinderwagen",
  carrier: "Trage",
  car: "Auto",
  ground: "Am Boden",
  indoors: "Drinnen",
  night: "Nachts",
} as const;

export const WEAR_AGES = { newborn: "0–4 Wochen", first: "1–6 Monate", second: "6–12 Monate" } as const;

export const QUESTIONS = {
  stroller: (degrees: string) => `Was zieht ein Baby bei ${degrees} an?`,
  carrier: (degrees: string) => `Was zieht ein Baby bei ${degrees} in der Trage an?`,
  car: (degrees: string) => `Was zieht ein Baby bei ${degrees} im Auto an?`,
  ground: (degrees: string) => `Was zieht ein Baby bei ${degrees} zum Spielen draußen an?`,
  indoors: (degrees: string) => `Was zieht ein Baby bei ${degrees} drinnen an?`,
  night: (degrees: string) => `Worin schläft ein Baby bei ${degrees}?`,
} as const;

export const WEAR_COPY = {
  title: "Was zieht ein Baby an?",
  description:
    "Was ein Baby von −40 bis 46\u00a0°C trägt: im Kinderwagen, in der Trage, im Auto, beim Spielen, drinnen und nachts, nach Alter und mit Gründen.",
  lead: "Im Kinderwagen, von einem bis sechs Monaten. Hinter jeder Temperatur stehen alle Altersstufen, dazu Trage, Auto und Nacht.",
  overview: "Nach Temperatur",
  situations: "Wo",
  byAge: "Nach Alter",
  overStraps: "Über den Gurten",
  carry: "Für nach der Fahrt",
  steps: "Etwas kälter oder wärmer",
  colder: "Kälter",
  warmer: "Wärmer",
  same: "Dasselbe.",
  windAndSun: "Wind und Sonne",
  why: "Warum",
  how: "So rechnen wir",
  another: "Andere Temperatur",
  field: "Grad",
  show: "Zeigen",
  nights: "Welcher Schlafsack, und was darunter",
  guide: "Alles über Pucken und Schlafsäcke",
  outdoorsHint: "Lufttemperatur im Schatten, ohne Wind.",
} as const;

/** 'Dazu: warme Mütze und Fäustlinge. Ohne: Fußsack.' */
export function changeWords(on: readonly string[], off: readonly string[]): string {
  const parts = [
    ...(on.length > 0 ? [`Dazu: ${inWords(on, "and")}.`] : []),
    ...(off.length > 0 ? [`Weg: ${inWords(off, "and")}.`] : []),
  ];
  return parts.join(" ");
}

export function windWords(units: "f" | "c", felt: string, hasHood: boolean): string {
  const speed = units === "f" ? "15\u00a0mph" : "25\u00a0km/h";
  return `Bei Wind von ${speed} fühlt es sich ${hasHood ? "mit Verdeck " : ""}an wie ${felt}.`;
}

export function wearDescription(degrees: string, sentence: string): string {
  return `Bei ${degrees}: ${sentence}. Nach Alter, mit Wind und Sonne und dem, was sich etwas kälter oder wärmer ändert.`;
}

export function wearLimits(from: string, to: string): string {
  return `Gib ganze Grad von ${from} bis ${to} ein.`;
}

const CITIES: Readonly<Record<string, string>> = {
  "Mexico City": "Mexiko-Stadt",
  Santiago: "Santiago de Chile",
  Seville: "Sevilla",
  Brussels: "Brüssel",
  Munich: "München",
  Vienna: "Wien",
  Zurich: "Zürich",
  Rome: "Rom",
  Tokyo: "Tokio",
};

/** As it follows 'in'. */
export function cityWords(city: string): string {
  return CITIES[city] ?? city;
}

export function likeMorningsWords(mornings: readonly { month: string; city: string }[]): string {
  const all = mornings.map(({ month, city }) => `im ${month} in ${city}`);
  return `So ist es morgens ${inWords(all, "and")}.`;
}

/** The table of nights. */
export const WEAR_NIGHT_COPY = {
  title: "Worin schläft ein Baby?",
  description:
    "Eine Tabelle für jedes Zimmer: welcher Schlafsack nach TOG und was darunter, in °C und °F. Zum Ausdrucken und Aufhängen.",
  lead: "Nach der Temperatur im Zimmer, wenn es gegen Morgen am kältesten ist.",
  caption: "Schlafsack und Kleidung nach Zimmertemperatur",
  columns: { room: "Zimmer", sack: "Schlafsack", under: "Darunter" },
  noSack: "Kein Schlafsack",
  newborn:
    "Schlafsäcke für Neugeborene gibt es bis 2,5\u00a0TOG: unter 14\u00a0°C (58\u00a0°F) das Zimmer wärmen.",
} as const;
