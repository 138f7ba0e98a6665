// The page on which parents tell what fits, and how it words estimated days. Clothes are the subject of every text.

import { counted } from "~/words/es/counted.ts";
import { SIZE_LABELS, type Size } from "~/words/es/wardrobe/wardrobe-copy.ts";

/** Sizes as they are called here, also those that plans don't have. */
export const CHART_LABELS = { preemie: "Prematuro", newborn: "Recién nacido", ...SIZE_LABELS } as const;

export const SIZE_PAGE_COPY = {
  title: "La talla de tu bebé",
  titleOfSeveral: "Las tallas de tus bebés",
  babyOf: (number: number) => `Bebé ${number}`,
  follows: (baby: number, leader: number) =>
    `El bebé ${baby} sigue al bebé ${leader} hasta que nos digas otra cosa.`,
  /** What fits now. */
  now: (size: string) => `Ahora le queda la talla ${size}`,
  first: (size: string) => `Empieza con la talla ${size}`,
  outgrown: (size: string) => `Es probable que la talla ${size} ya no le quede`,
  later: "Después",
  calendarHint:
    "Estas fechas siguen el calendario, pero cada talla puede empezar hasta 3 semanas antes o después. Agrega un peso o una etiqueta, y el plan se adaptará a tu bebé.",
  fromDueDate: "Las tallas se cuentan desde la fecha probable de parto.",
  unknown: "aún falta mucho para saberlo",
  moved: "Qué cambió",
} as const;

export const FACT_FORM_COPY = {
  tell: "¿Qué nos puedes contar?",
  change: "Cambiar lo que nos contaste",
  way: "De dónde viene el dato",
  ways: { checkup: "Por una consulta", label: "Por una etiqueta" },
  weightQuestion: "¿Cuánto pesó en la última consulta?",
  labelQuestion: "¿Qué talla dice la etiqueta de la ropa que le queda ahora?",
  weight: { lb: "Libras", kg: "Kilogramos" },
  ounces: "Onzas",
  weightUnit: "Unidad del peso",
  weightUnits: { lb: "lb · oz", kg: "kg" },
  lengthFold: "Agregar también la estatura",
  length: { in: "Pulgadas", cm: "Centímetros" },
  lengthUnit: "Unidad de la estatura",
  lengthUnits: { in: "in", cm: "cm" },
  /** After four months. */
  lengthHint: "Opcional. Desde los 4 meses más o menos, las fechas son más precisas.",
  day: "¿Cuándo fue?",
  days: { today: "Hoy", birth: "Al nacer", week: "Hace 1 semana", month: "Hace un mes", other: "Otro día" },
  date: "Fecha",
  /** What was said before. */
  sexSaid: (answer: string) => `¿Niño o niña? ${answer}`,
  sex: "¿Niño o niña?",
  sexHint:
    "Los niños y las niñas cambian de talla en momentos un poco distintos. Esto no cambia el estilo que elegiste para tu plan.",
  sexes: { boy: "Niño", girl: "Niña", unsaid: "Prefiero no decirlo" },
  baby: "¿Qué bebé?",
  babyOf: (number: number) => `Bebé ${number}`,
  save: "Guardar",
  saving: "Guardando...",
  keep: "Dejar como estaba",
  note: "Solo para la ropa. Si tienes dudas sobre su crecimiento, consulta a su pediatra.",
  /** A baby who isn't here yet, as far as the plan knows. */
  unborn: "¿Ya nació tu bebé?",
  unbornLink: "Pon primero la fecha de nacimiento",
} as const;

/** A figure that is probably a typing error. */
export const DOUBT_COPY = {
  question: (readings: string) => `¿Quisiste decir ${readings}?`,
  choose: "¿Quisiste decir una de estas opciones?",
  yes: (reading: string) => `Sí, ${reading}`,
  asTyped: (typed: string) => `Escribiste ${typed}.`,
  keep: "Dejarlo como lo escribí",
  keepHint: "Lo guardaremos en tu lista, pero no cambiará tu plan.",
} as const;

export const FACT_LIST_COPY = {
  title: "Lo que nos has contado",
  unused: "Guardado como lo escribiste, sin usarlo para las tallas",
  beforeBirth: "Anterior a la fecha de nacimiento, sin usarlo para las tallas",
  edit: "Cambiar",
  editOf: (fact: string) => `Cambiar ${fact}`,
  delete: "Eliminar",
  deleteOf: (fact: string) => `Eliminar ${fact}`,
  deleting: "Eliminando...",
  deleteAll: "Eliminar todo",
  deleteAllQuestion:
    "¿Eliminar todo lo que nos has contado de la talla de tu bebé? Tu plan vuelve a seguir el calendario.",
  deleteAllYes: "Sí, eliminar todo",
} as const;

export const SIZE_SAVED_COPY = {
  saved: (fact: string) => `Guardado: ${fact}`,
  unused: (fact: string) => `Guardado como lo escribiste: ${fact}. No cambia tu plan.`,
  updating: "Actualizando tu plan",
  updated: "Tu plan está al día.",
  toPlan: "Ver tu plan",
} as const;

/** Told without a network, and sent later. */
export const KEPT_FACTS_COPY = {
  kept: "Lo guardaremos cuando vuelvas a tener conexión.",
  discard: "Descartar",
  discardOf: (fact: string) => `Descartar ${fact}`,
} as const;

/** A weight as parents write it. */
export function weightWords({
  unit,
  value,
  ounces,
}: {
  unit: "lb" | "kg";
  value: number;
  ounces: number;
}): string {
  if (unit === "kg") return `${value} kg`;
  if (value === 0) return `${ounces} oz`;
  return ounces === 0 ? `${value} lb` : `${value} lb ${ounces} oz`;
}

export function lengthWords(value: number, unit: "in" | "cm"): string {
  return `${value} ${unit}`;
}

/** A label, and how the clothes with it fit. */
export function labelWords(size: keyof typeof CHART_LABELS, fit: "roomy" | "good" | "snug"): string {
  const label = CHART_LABELS[size];
  return fit === "good"
    ? `${label}: le queda bien`
    : fit === "roomy"
      ? `${label}: le queda holgada`
      : `${label}: ya le queda justa`;
}

/** A fact with its day. */
export function factOnDay(fact: string, day: string): string {
  return `${fact}, ${day}`;
}

/** How sure a day is. Days and months come as words. */
export const OUTLOOK_COPY = {
  begun: (day: string) => `desde el ${day}, más o menos`,
  from: (day: string) => `hacia el ${day}`,
  about: (day: string, weeks: number) =>
    `hacia el ${day}, ${counted(weeks, "semana", "semanas")} más o menos`,
  between: (month: string, other: string) =>
    month === other ? `en algún momento de ${month}` : `en algún momento entre ${month} y ${other}`,
  /** On a size's tab. */
  aboutMark: (day: string) => `~${day}`,
  betweenMark: (month: string, other: string) => `${month.slice(0, 3)}–${other.slice(0, 3)}`,
} as const;

export const SIZE_LINE = {
  /** '6–9m hacia el 10 mar, 3 semanas más o menos' */
  next: (size: Size, words: string) => `${SIZE_LABELS[size]} ${words}`,
  /** 'Bebé 1', 'Bebés 1 y 3'. */
  who: (babies: readonly number[]) =>
    babies.length > 1
      ? `Bebés ${babies.slice(0, -1).join(", ")} y ${babies.at(-1)}`
      : `Bebé ${babies.join()}`,
  /** 'Bebé 1: 6–9m hacia el 10 mar'; without the size where the one before has it too. */
  nextOf: (who: string, size: Size | null, words: string) =>
    `${who}: ${[size && SIZE_LABELS[size], words].filter(Boolean).join(" ")}`,
  nowOf: (who: string, size: Size) => `${who}: ahora ${SIZE_LABELS[size]}`,
  /** For the last size of the year. */
  now: (size: Size) => `Ahora le queda ${SIZE_LABELS[size]}`,
  buyBy: (essentials: string, rest: string) =>
    `Compra los básicos a más tardar el ${essentials} y lo demás el ${rest}.`,
  buyNow: (rest: string) => `Compra los básicos ahora y lo demás a más tardar el ${rest}.`,
  /** Of newborn and preemie sizes, with the day on which that is over. */
  whole: (day: string) =>
    `Las tallas de recién nacido le quedan hasta cerca del ${day}: compra un juego completo.`,
  part: (day: string) =>
    `Las tallas de recién nacido le quedan hasta cerca del ${day}: basta un juego pequeño.`,
  enough: (day: string) =>
    `Las tallas de recién nacido le quedan hasta cerca del ${day}: ya no hacen falta más.`,
  few: (day: string) =>
    `Las tallas de recién nacido le quedan, como mucho, hasta cerca del ${day}: bastan una o dos piezas. No les quites las etiquetas.`,
  none: (size: Size, day: string) =>
    `Es probable que no use las tallas de recién nacido: ${SIZE_LABELS[size]} le queda desde el ${day}.`,
  /** `pieces` is null where the plan's numbers aren't shown. */
  preemie: (day: string, pieces: number | null) =>
    pieces
      ? `Las tallas de prematuro le quedan hasta cerca del ${day}: compra ${pieces} de las piezas de recién nacido en talla de prematuro.`
      : `Las tallas de prematuro le quedan hasta cerca del ${day}.`,
} as const;
