// Adding a whole bag of clothes, and passing clothes on.

import { counted } from "../counted.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const HAND_ME_DOWNS_COPY = {
  title: "Agregar ropa heredada",
  intro: "Una bolsa, regalos o un cajón: cuéntalo una vez y guárdalo una vez.",
  size: "¿De qué talla es?",
  text: "Escribe o pega una lista",
  textHint: "Por ejemplo: 12 bodies 3–6m, 2 mamelucos 6 meses, 5 gorros",
  read: "Llenar las cantidades",
  left: "No pudimos leer lo que quedó en el cuadro. Cámbialo o cuéntalo abajo.",
  filled: "Revisa las cantidades de abajo y guarda.",
  counts: "O cuéntalo aquí",
  save: "Guardar la bolsa",
  saving: "Guardando...",
  oneMore: (name: string) => `Uno más: ${name}`,
  oneLess: (name: string) => `Uno menos: ${name}`,
  inBag: (name: string) => `En la bolsa: ${name}`,
  undo: "Deshacer",
  undoing: "Deshaciendo...",
  undone: "Listo, lo deshicimos. Esta bolsa ya no está en tus cantidades.",
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
  undone: "Listo, se canceló. Están otra vez en tus cantidades.",
  undo: "Deshacer",
  undoing: "Deshaciendo...",
  youHave: (owned: number, needed: number) => `Tienes ${owned} y necesitas ${needed}`,
} as const;

/** 'Guardar 12 piezas' */
export function saveWords(pieces: number): string {
  return pieces === 0 ? HAND_ME_DOWNS_COPY.save : `Guardar ${counted(pieces, "pieza", "piezas")}`;
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
    ? `La agregamos a ${inMonths(size)}, que no necesita básicos.`
    : `Esta bolsa cubre ${covered} de ${counted(essentials, "básico", "básicos")} para ${inMonths(size)}.`;
}

/** 'Ya tienes suficiente: Mameluco con pies, Pantalón suave con elástico.' */
export function enoughNow(names: readonly string[]): string {
  return `Ya tienes suficiente: ${names.join(", ")}.`;
}

/** 'De más: 7 × Sombrero para el sol (te sobran 4).' */
export function tooMany(items: readonly { name: string; owned: number; extra: number }[]): string {
  return `De más: ${items.map(({ name, owned, extra }) => `${owned} × ${name} (te sobran ${extra})`).join(", ")}.`;
}

// The links to the pages about bags of clothes, apart from those pages' own texts.
export const HAND_ME_DOWNS_LINKS = {
  bag: "Agregar ropa heredada",
  passOn: "Para regalar o heredar",
} as const;
