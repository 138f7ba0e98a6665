// The instant plan: the page of a place and a month, and the form that leads to it.

import { counted } from "~/words/de/counted.ts";
import { essentialsWord } from "~/words/de/wardrobe/dashboard-copy.ts";
import type { Age } from "~/words/en/public/instant-plan-copy.ts";

export const PLAN_FORM_COPY = {
  title: "Wo und wann?",
  place: "US-Postleitzahl",
  month: "Geburtsmonat",
  /** The two groups of months. */
  due: "Geburtstermin",
  born: "Schon geboren",
  alreadyHere: "Schon da? Wähl den Geburtsmonat",
  button: "Mengen anzeigen",
  another: "Anderer Ort oder Monat",
} as const;

export const PLAN_COPY = {
  sizes: "Größe",
  laundryTitle: "Wäsche",
  save: "Plan speichern",
  saveHint: "Das kostet nichts. Wir behalten diese Antworten, du ergänzt nur den genauen Geburtstermin.",
  take: "Als Plan übernehmen",
  takeHint: "Wir behalten diese Antworten, du ergänzt nur den genauen Geburtstermin.",
  share: "Teilen",
  copied: "Link kopiert",
  print: "Drucken",
  reasons: "Warum so viele?",
  noPlan: "Dafür haben wir keinen Plan",
} as const;

/** In place of the hints above, once the baby is here. */
export const BORN_HINTS = {
  saveHint: "Das kostet nichts. Wir behalten diese Antworten, du ergänzt nur das genaue Geburtsdatum.",
  takeHint: "Wir behalten diese Antworten, du ergänzt nur das genaue Geburtsdatum.",
} as const;

/** How often laundry is done. */
export const LAUNDRY_WORDS = {
  daily: "Wäsche jeden Tag",
  every_2_3_days: "Wäsche alle 2–3 Tage",
  weekly_plus: "Wäsche einmal pro Woche",
} as const;

/** How long a size is worn, after 'Für'. */
const SIZE_WORDS = {
  "0-3m": "die ersten drei Monate",
  "3-6m": "3 bis 6 Monate",
  "6-9m": "6 bis 9 Monate",
  "9-12m": "9 bis 12 Monate",
} as const;

/**
 * The words after the number: 'wichtige Teile für ein Februar-Baby in Minneapolis, MN', or 'für ein Juni-Baby, jetzt 5 Monate alt, in
 * Minneapolis, MN'.
 */
export function babyWords(count: number, month: string, place: string, age: Age | null = null): string {
  const now = age ? `, ${ageWords(age)},` : "";
  return `${essentialsWord(count)} für ${babyOf(month)}${now} in ${place}`;
}

function ageWords({ months, weeks }: Age): string {
  if (months > 0) return `jetzt ${counted(months, "Monat", "Monate")} alt`;
  return weeks > 0 ? `jetzt ${counted(weeks, "Woche", "Wochen")} alt` : "gerade geboren";
}

/** 'ein Februar-Baby' */
function babyOf(month: string): string {
  return `ein ${month}-Baby`;
}

/** 'Für die ersten drei Monate (EU 56/62), Geburtstermin um den 15. Februar, Wäsche alle 2–3 Tage' */
export function sizeLine(
  size: keyof typeof SIZE_WORDS,
  shopSize: string | null,
  laundry: keyof typeof LAUNDRY_WORDS,
  day: string,
  isBorn = false,
): string {
  return `Für ${SIZE_WORDS[size]}${inBrackets(shopSize)}, ${isBorn ? "geboren" : "Geburtstermin"} um den ${day}, ${LAUNDRY_WORDS[laundry]}`;
}

function inBrackets(shopSize: string | null): string {
  return shopSize === null ? "" : ` (${shopSize})`;
}

/** '134 wichtige Teile fürs Jahr' */
export function yearLine(count: number): string {
  return `${count} ${essentialsWord(count)} fürs Jahr`;
}

/** The same once a size is over: '94 wichtige Teile für den Rest des Jahres' */
export function restLine(count: number): string {
  return `${count} ${essentialsWord(count)} für den Rest des Jahres`;
}

/** '35 weitere Teile, empfohlen oder optional' */
export function othersLine(pieces: number): string {
  return pieces === 1
    ? "1 weiteres Teil, empfohlen oder optional"
    : `${pieces} weitere Teile, empfohlen oder optional`;
}

/** A plan's title for search engines and shared links. */
export function planTitle(count: number, month: string, place: string, age: Age | null = null): string {
  return `${count} ${babyWords(count, month, place, age)}`;
}

export function planDescription(month: string, place: string, year: number): string {
  return `Das Wichtigste für ${babyOf(month)} in ${place}, Größe für Größe und jede Menge mit ihrem Grund: ${year} Teile fürs erste Jahr, nach dem Klima vor Ort.`;
}

/** 'Wir finden die US-Postleitzahl 00000 nicht.' */
export function unknownZip(zipcode: string): string {
  return `Wir finden die US-Postleitzahl ${zipcode} nicht. Bitte prüf sie oder versuch es mit einer in der Nähe.`;
}

/** For a month outside the offered range. */
export function monthOutside(first: string, last: string): string {
  return `Bitte wähle einen Monat zwischen ${first} und ${last}.`;
}

/** The lines below the number in a plan's picture: of the size that it opens at, as shops at the place print it. */
export function pictureLines(month: string, place: string, shopSize: string | null): string[] {
  return [`für ${babyOf(month)}${inBrackets(shopSize)}`, `in ${place}`];
}

/** A place that has no other name: 'PLZ 55499'. */
export function zipArea(zipcode: string): string {
  return `PLZ ${zipcode}`;
}
