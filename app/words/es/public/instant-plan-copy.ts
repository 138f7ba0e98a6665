// The instant plan: the page of a place and a month, and the form that leads to it.

import type { Age } from "~/words/en/public/instant-plan-copy.ts";
import { counted } from "~/words/es/counted.ts";

export const PLAN_FORM_COPY = {
  title: "¿Dónde y cuándo?",
  place: "Código postal (EE. UU.)",
  month: "Mes en que nacerá",
  /** The two groups of months. */
  due: "Por nacer",
  born: "Ya nacido",
  alreadyHere: "¿Ya nació? Elige el mes de nacimiento",
  button: "Ver cuánto necesito",
  another: "Otro lugar u otro mes",
} as const;

export const PLAN_COPY = {
  sizes: "Talla",
  laundryTitle: "Lavado",
  save: "Guardar este plan",
  saveHint: "Es gratis. Conservamos estas respuestas; solo agrega tu fecha probable de parto exacta.",
  take: "Hacerlo mi plan",
  takeHint: "Conservamos estas respuestas; solo agrega tu fecha probable de parto exacta.",
  share: "Compartir",
  copied: "Enlace copiado",
  print: "Imprimir",
  reasons: "¿Por qué tantas?",
  noPlan: "No tenemos un plan para eso",
} as const;

/** In place of the hints above, once the baby is here. */
export const BORN_HINTS = {
  saveHint: "Es gratis. Conservamos estas respuestas; solo agrega la fecha exacta de nacimiento.",
  takeHint: "Conservamos estas respuestas; solo agrega la fecha exacta de nacimiento.",
} as const;

/** How often laundry is done. */
export const LAUNDRY_WORDS = {
  daily: "lavado diario",
  every_2_3_days: "lavado cada 2 o 3 días",
  weekly_plus: "lavado una vez por semana",
} as const;

/** How long a size is worn, at the start of a sentence. */
const SIZE_WORDS = {
  "0-3m": "Para los primeros tres meses",
  "3-6m": "De 3 a 6 meses",
  "6-9m": "De 6 a 9 meses",
  "9-12m": "De 9 a 12 meses",
} as const;

/**
 * The words after the number: 'básicos para un bebé de febrero en Minneapolis, MN', or 'para un bebé de junio, que ya tiene 5 meses,
 * en Minneapolis, MN'.
 */
export function babyWords(count: number, month: string, place: string, age: Age | null = null): string {
  const now = age ? `, ${ageWords(age)},` : "";
  return `${count === 1 ? "básico" : "básicos"} para ${babyOf(month)}${now} en ${place}`;
}

function ageWords({ months, weeks }: Age): string {
  if (months > 0) return `que ya tiene ${counted(months, "mes", "meses")}`;
  return weeks > 0 ? `que ya tiene ${counted(weeks, "semana", "semanas")}` : "recién nacido";
}

/** 'un bebé de febrero' */
function babyOf(month: string): string {
  return `un bebé de ${month}`;
}

/** 'Para los primeros tres meses (EU 56/62), con parto hacia el 15 de febrero y lavado cada 2 o 3 días' */
export function sizeLine(
  size: keyof typeof SIZE_WORDS,
  shopSize: string | null,
  laundry: keyof typeof LAUNDRY_WORDS,
  day: string,
  isBorn = false,
): string {
  return `${SIZE_WORDS[size]}${inBrackets(shopSize)}, ${isBorn ? "nacido" : "con parto"} hacia el ${day} y ${LAUNDRY_WORDS[laundry]}`;
}

function inBrackets(shopSize: string | null): string {
  return shopSize === null ? "" : ` (${shopSize})`;
}

/** '134 básicos para el año' */
export function yearLine(count: number): string {
  return `${count} ${count === 1 ? "básico" : "básicos"} para el año`;
}

/** The same once a size is over: '94 básicos para el resto del año' */
export function restLine(count: number): string {
  return `${counted(count, "básico", "básicos")} para el resto del año`;
}

/** '35 piezas más, recomendadas u opcionales' */
export function othersLine(pieces: number): string {
  return pieces === 1
    ? "1 pieza más, recomendada u opcional"
    : `${pieces} piezas más, recomendadas u opcionales`;
}

/** A plan's title for search engines and shared links. */
export function planTitle(count: number, month: string, place: string, age: Age | null = null): string {
  return `${count} ${babyWords(count, month, place, age)}`;
}

export function planDescription(month: string, place: string, year: number): string {
  return `Los básicos para ${babyOf(month)} en ${place}, talla por talla y cada uno con su explicación: ${year} para el primer año, según el clima de ahí.`;
}

/** 'No encontramos el código postal 00000.' */
export function unknownZip(zipcode: string): string {
  return `No encontramos el código postal ${zipcode}. Revísalo o prueba con uno cercano.`;
}

/** For a month outside the offered range. */
export function monthOutside(first: string, last: string): string {
  return `Elige un mes entre ${first} y ${last}.`;
}

/** The lines below the number in a plan's picture: of the size that it opens at, as shops at the place print it. */
export function pictureLines(month: string, place: string, shopSize: string | null): string[] {
  return [`para ${babyOf(month)}${inBrackets(shopSize)}`, `en ${place}`];
}

/** A place that has no other name: 'código postal 55499'. */
export function zipArea(zipcode: string): string {
  return `código postal ${zipcode}`;
}
