// Boxes of kept clothes: packing one, the page of all, and what another child can wear of them.
import type { Stay } from "~/words/en/wardrobe/boxes-copy.ts";
import { counted } from "~/words/es/counted.ts";
import { type Weather, weatherWords } from "~/words/es/weather/weather-copy.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const BOXES_COPY = {
  title: "Cajas",
  headline: (boxes: number, pieces: number) =>
    `${counted(boxes, "caja", "cajas")}, ${counted(pieces, "pieza", "piezas")}`,
  lead: "Lo que está en una caja no entra en las cantidades de este plan.",
  none: "Todavía no hay cajas",
  noneText:
    "Guarda la ropa que ya no le queda para otro bebé: elígela en “Para regalar o heredar” e imprime una etiqueta para la caja.",
  pieces: (pieces: number) => counted(pieces, "pieza", "piezas"),
  empty: "Esta caja está vacía.",
  unpack: "Sacar lo marcado",
  unpackAll: (pieces: number) => (pieces === 1 ? "Sacar 1" : `Sacar las ${pieces}`),
  give: "Pasar lo marcado a alguien más",
  saving: "Guardando...",
  change: "Cambiar la etiqueta o el lugar",
  label: "Etiqueta",
  place: "Dónde",
  placeHint: "Opcional, por ejemplo “ático, repisa izquierda”",
  save: "Guardar",
  print: "Imprimir la etiqueta",
  remove: "Borrar la caja",
} as const;

export const PACK_COPY = {
  ask: "¿Guardar o pasar a alguien más?",
  lead: "Lo que guardas sale de las cantidades de este plan hasta que lo saques de la caja.",
  none: "Aquí no hay nada que guardar.",
  box: "¿En qué caja?",
  fresh: "Una caja nueva",
  pack: "Guardar en la caja",
  of: (pieces: number) => `de ${pieces}`,
  /** For screen readers. */
  count: (name: string) => `Cuántas: ${name}`,
  full: "Este plan ya tiene 60 cajas, el máximo. Usa una de ellas, o primero vacía y borra una.",
} as const;

export const OTHER_BOXES_COPY = {
  /** The headline of a plan without boxes of its own. */
  headline: (fits: number) =>
    fits === 0
      ? "Nada de tus cajas sirve"
      : `${counted(fits, "pieza", "piezas")} de tus cajas ${fits === 1 ? "sirve" : "sirven"}`,
  /** The title of another plan. */
  from: (title: string) => `Cajas de «${title}»`,
  lead: "Lo que queda bien por talla y por clima en las fechas de este plan. Las piezas salen de la caja y se cuentan aquí.",
  fit: (fits: number, pieces: number) =>
    fits === 1
      ? `1 de ${counted(pieces, "pieza", "piezas")} sirve`
      : `${fits} de ${counted(pieces, "pieza", "piezas")} sirven`,
  together: "Todas las cajas juntas",
  /** Before an item's name: of the pieces needed, how many are in the box. */
  ofNeeded: (fits: number, needed: number) => `${fits} de ${needed}`,
  take: (pieces: number) => `Usar ${pieces}`,
  takeAll: (pieces: number) => `Usar ${pieces} en este plan`,
  /** For screen readers, after the words of a button. */
  takeOf: (pieces: number, name: string) => `Usar ${pieces}: ${name}`,
} as const;

const SIZES = ["una talla", "dos tallas", "tres tallas", "cuatro tallas"] as const;

/** 'dos tallas antes', '2 de más' */
export function stayWords({ kind, sizes = 1 }: Stay, pieces: number): string {
  const apart = SIZES[sizes - 1] ?? `${sizes} tallas`;
  switch (kind) {
    case "enough":
      return `${pieces} de más`;
    case "over":
      return "ya no le queda";
    case "unneeded":
      return "no hace falta";
    case "early":
      return `${apart} antes de tiempo`;
    default:
      return `${apart} tarde`;
  }
}

/** The label that a box is given at first: '3–6m, frío con nieve y fresco'. */
export function proposedLabel(size: Size, weathers: readonly Weather[]): string {
  return weathers.length > 0 ? `${SIZE_LABELS[size]}, ${weatherWords(weathers)}` : SIZE_LABELS[size];
}
