// Words around an item: how many of it, when its sizes are worn, and the forms of a parent's own.

import type { Held } from "~/words/en/wardrobe/item-words.ts";
import { counted } from "~/words/es/counted.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const ADD_ITEM_COPY = {
  title: "Agregar una prenda",
  lead: "La agregaremos solo a esta talla. Su cantidad no depende de tus lavados.",
  name: "Nombre de la prenda",
  category: "Categoría",
  chooseCategory: "Elige una categoría",
  essentiality: "Qué tan necesaria es",
  pieces: "Cuántas para cada clima",
  piecesHint: "De 0 a 20 para cada uno. Si lo dejas en blanco, es 0.",
  notes: "Notas",
  notesHint: "Opcional",
  add: "Agregar prenda",
  /** Added to a category's button for screen readers. */
  to: (category: string) => `en ${category}`,
  adding: "Agregando...",
  cancel: "Cancelar",
  signedOut:
    "Se cerró tu sesión. Vuelve a iniciarla en otra pestaña y después regresa aquí para agregar la prenda.",
  signIn: "Iniciar sesión (pestaña nueva)",
} as const;

export const EDIT_ITEM_COPY = {
  title: "Editar prenda",
  lead: "Su cantidad no depende de tus lavados. Conservamos lo que ya tienes y tu nota.",
  save: "Guardar",
  saving: "Guardando...",
  edit: "Editar",
  remove: "Quitar",
  undo: "Deshacer",
  signedOut:
    "Se cerró tu sesión. Vuelve a iniciarla en otra pestaña y después regresa aquí para guardar la prenda.",
} as const;

export const ADD_ITEM_ESSENTIALITIES = {
  Essential: "Básico",
  Recommended: "Recomendado",
  "Nice-to-have": "Opcional",
} as const;

/** The toast after adding an item. */
export function itemAddedText(name: string): string {
  return `Agregamos “${name}” a tu plan de ropa.`;
}

/** The toast after editing an item. */
export function itemSavedText(name: string): string {
  return `Guardamos “${name}”.`;
}

/** The toast after removing an item, followed by 'Deshacer'. */
export function itemRemovedText(name: string): string {
  return `Quitamos “${name}”.`;
}

export const COUNT_COPY = {
  have: "Tienes",
  listLabel: (name: string) => `Tienes: ${name}`,
  /** `shown` is the button's text: '2', or '2 de 4'. */
  valueLabel: (name: string, shown: number | string) => `Tienes ${shown}: ${name}. Elige un número`,
  oneLess: (name: string) => `Uno menos: ${name}`,
  oneMore: (name: string) => `Uno más: ${name}`,
  search: "Buscar un número...",
  /** Beside a change that the server failed to save. */
  keepsTrying: "Sigue en esta página, y lo seguiremos intentando.",
  waitingAfterFailure: "Aún no se guarda. Intentando de nuevo...",
  noNumber: "No hay ese número.",
  noList: "Esta lista necesita conexión. Aún puedes usar − y +.",
  keep: (count: number) => `Dejar en ${count}`,
  close: "Cerrar",
  saving: "Guardando...",
  saved: "Guardado",
  waiting: "Lo guardaremos cuando vuelvas a tener conexión",
  /** What was entered, if it is no longer on the screen, and why it wasn't saved. */
  refused: (value: string | number | null, reason: string) =>
    `No se guardó${value === null ? "" : `: ${value}`}. ${reason}`,
  /** What somebody else on the plan has just changed: the count, or (null) the note. */
  by: (name: string, count: string | null) =>
    count ? `${name}: ${count}, ahora mismo` : `${name} acaba de cambiar la nota`,
  otherPage: "En otra página",
  over: (count: number) => `en lugar de ${count}`,
  noteBack: "Volver a poner la tuya",
  undo: "Deshacer",
  savedCount: (name: string, count: number) => `${name}: ${count}. Guardado.`,
} as const;

/** Shown beside a size; sizes after the next one need no label, and those that a plan doesn't have aren't shown. */
export const SIZE_TIME_LABELS = {
  over: "ya pasó",
  now: "ahora",
  next: "sigue",
  later: null,
  none: null,
} as const;

/** The worn size while the next one leads, and pieces that aren't asked for anymore. */
export const ENDING_COPY = {
  /** Before the headline: 'Sigue 6–9m: 36 básicos por conseguir' */
  next: (size: Size) => `Sigue ${SIZE_LABELS[size]}:`,
  /** '3–6m le queda hasta cerca del 20 dic' */
  fits: (size: Size, day: string) => `${SIZE_LABELS[size]} le queda hasta cerca del ${day}`,
  /** After it: '4 básicos que quizá aún necesites' */
  still: (essentials: number) => `${counted(essentials, "básico", "básicos")} que quizá aún necesites`,
  none: "no hace falta nada más",
  /** The headline of a size that ends within two weeks. */
  nothing: (size: Size) => `Ya no hace falta nada más en ${SIZE_LABELS[size]}`,
  /** On a row. */
  brief: "Pronto le queda chico: no hacen falta más",
} as const;

export function heldWords(held: Held): string {
  if (held.kind === "over") return "El frío casi se acaba: no hacen falta más";
  return held.kind === "waits"
    ? `Decide hacia el ${held.day}`
    : `Para este invierno, mejor ${SIZE_LABELS[held.size]}`;
}

/** One tap that brings every essential of a size to the number needed. */
export const ENOUGH_COPY = {
  have: "Ya tenemos suficiente de esta talla",
  done: (size: Size) => `Ya tienes todos los básicos de ${SIZE_LABELS[size]}`,
  /** In place of the button, without scripts. */
  undoOf: (size: Size) => `Deshacer: suficiente de ${SIZE_LABELS[size]}`,
} as const;

export function undoneWords(taken: { back: number; of: number } | undefined, way: "off" | "on"): string {
  const { back, of } = taken ?? { back: 0, of: 0 };
  const pieces = `${back < of ? `${back} de ` : ""}${counted(of, "pieza", "piezas")}`;
  return `Listo: ${way === "off" ? `quitamos ${pieces} de` : `devolvimos ${pieces} a`} tus cantidades.`;
}

/** The size that is still worn, as a sentence of an email. */
export function endingSentence(size: Size, day: string, essentials: number): string {
  const still = essentials > 0 ? ENDING_COPY.still(essentials) : ENDING_COPY.none;
  return `${ENDING_COPY.fits(size, day)}: ${still}.`;
}

export const OVER_COPY = {
  /** Shown once a plan's whole year is over. */
  yearOver: (isSecond: boolean) =>
    isSecond ? "¡Llegaron al final del segundo año!" : "¡Llegaron al final del primer año!",
  yearOverNote: "Este plan termina con su última talla",
  nothingCounted: "No has contado ninguna pieza en esta talla.",
  others: (items: number) => `+ ${counted(items, "prenda más", "prendas más")}`,
  open: (size: Size) => `Abrir ${SIZE_LABELS[size]}`,
} as const;

/** 'La talla 0–3m ya pasó' */
export function sizeIsOver(size: Size): string {
  return `La talla ${SIZE_LABELS[size]} ${SIZE_TIME_LABELS.over}`;
}

/** '41 piezas para regalar' */
export function toPassOn(pieces: number): string {
  return pieces === 0 ? "nada para regalar" : `${counted(pieces, "pieza", "piezas")} para regalar`;
}
