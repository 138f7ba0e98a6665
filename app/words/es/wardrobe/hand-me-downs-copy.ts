// Adding a whole bag of clothes, and passing clothes on.

import { counted } from "~/words/es/counted.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const HAND_ME_DOWNS_COPY = {
  add: "Agregar ropa",
  intro: "Ropa heredada, regalos o un cajón: escríbelo una vez y guárdalo una vez.",
  size: "¿De qué talla es?",
  sizeOf: (size: string) => `¿Sin talla? Entonces es ${size}`,
  text: "Una cosa o una bolsa entera:",
  textHint: "2 bodies rn, 3 mamelucos 0-3, traje de nieve 6-9",
  read: "Ver mi lista",
  inBox: "Tu lista",
  left: "No pudimos contar todo. Lo demás sigue en el cuadro.",
  filled: "Revisa tu lista y agrégala.",
  youNeed: (pieces: number) => `te faltan ${pieces}`,
  enough: "ya tienes suficiente",
  niceToHave: "opcional",
  notNeeded: "no te hace falta",
  howMany: "¿cuántos?",
  own: "nueva · prenda propia",
  asked: "¿Qué es, cuántos son y de qué talla? Cámbialo arriba o agrégalo como prenda propia.",
  tooLong: "Es demasiado largo para una prenda. Acórtalo arriba.",
  byHand: "Contar a mano",
  pieces: (pieces: number) => counted(pieces, "pieza", "piezas"),
  kinds: (items: number) => counted(items, "prenda", "prendas"),
  details: "Más detalles",
  saving: "Agregando...",
  added: (pieces: number) => `Agregaste ${counted(pieces, "pieza", "piezas")}.`,
  done: "Listo",
  loading: "Abriendo tu ropa…",
  oneMore: (name: string) => `Uno más: ${name}`,
  oneLess: (name: string) => `Uno menos: ${name}`,
  inBag: (name: string) => `En la bolsa: ${name}`,
  undo: "Deshacer",
  undoing: "Deshaciendo...",
  toPassOn: "Ver qué puedes regalar o heredar",
  kept: "Guardaremos esta bolsa cuando vuelvas a tener conexión.",
  discard: "Descartar",
  discardOf: (bag: string) => `Descartar ${bag}`,
  waiting: (pieces: number, hasList: boolean) =>
    [...(pieces > 0 ? [counted(pieces, "pieza", "piezas")] : []), ...(hasList ? ["una lista"] : [])].join(
      " y ",
    ),
} as const;

export const PASS_ON_COPY = {
  title: "Para regalar o heredar",
  intro: "Las tallas que ya pasaron, y lo que tienes de más.",
  none: "Por ahora no hay nada para regalar o heredar.",
  noneText: "Cuando una talla ya pasó, o cuando tienes de más, lo encuentras aquí.",
  oneSize: "Talla única",
  passOn: "Pasar lo marcado a alguien más",
  passingOn: "Guardando...",
  all: (pieces: number) => (pieces === 1 ? "Pasar 1" : `Pasar las ${pieces}`),
  passedOn: (pieces: number) =>
    pieces === 1 ? "Pasaste 1 pieza a alguien más." : `Pasaste ${pieces} piezas a alguien más.`,
  youHave: (owned: number, needed: number) => `Tienes ${owned} y necesitas ${needed}`,
} as const;

/** 'Agregar 21' */
export function addWords(pieces: number): string {
  return pieces === 0 ? "Agregar" : `Agregar ${pieces}`;
}

/** 'Tienes 2 de 6' */
export function haveOf(owned: number, needed: number): string {
  return needed > 0 ? `Tienes ${owned} de ${needed}` : owned > 0 ? `Tienes ${owned}` : "";
}

/** '3–6 meses' */
function inMonths(size: Size): string {
  return SIZE_LABELS[size].replace("m", " meses");
}

/** 'Esta bolsa cubre 14 de 31 básicos para 3–6 meses.' */
export function covers(covered: number, essentials: number, size: Size): string {
  return essentials === 0
    ? `La agregamos a ${inMonths(size)}, donde no quedan básicos por conseguir.`
    : `Esta bolsa cubre ${covered} de ${counted(essentials, "básico", "básicos")} por conseguir para ${inMonths(size)}.`;
}

/** 'Ya tienes suficiente: Mameluco con pies, Pantalón suave con elástico.' */
export function enoughNow(names: readonly string[]): string {
  return `Ya tienes suficiente: ${names.join(", ")}.`;
}

/** 'De más: 7 × Sombrero para el sol (te sobran 4).' */
export function tooMany(items: readonly { name: string; owned: number; extra: number }[]): string {
  return `De más: ${items.map(({ name, owned, extra }) => `${owned} × ${name} (te sobran ${extra})`).join(", ")}.`;
}

/** 'Cubre 14 de 31 básicos' */
export function coversWords(covered: number, essentials: number): string {
  return `Cubre ${covered} de ${counted(essentials, "básico", "básicos")} por conseguir`;
}

/** 'Agregar a la ropa de Mia' */
export function addTo(title: string | null, names: string | null): string {
  if (title) return `Agregar a «${title}»`;
  return names ? `Agregar a la ropa de ${names}` : HAND_ME_DOWNS_COPY.add;
}

// The links to the pages about bags of clothes, apart from those pages' own texts.
export const HAND_ME_DOWNS_LINKS = {
  bag: "Agregar ropa heredada",
  passOn: "Para regalar o heredar",
} as const;
