// "Will it fit in December?", and the answer; what is said of sizes that moved, and ways to the page about the baby's size.

import { counted } from "~/words/es/counted.ts";
import { SIZE_LABELS, type Size } from "~/words/es/wardrobe/wardrobe-copy.ts";
import { degreesWords } from "~/words/es/weather/weather-copy.ts";

export const FIT_COPY = {
  title: "¿Le va a quedar?",
  /** Before the list of months. */
  month: "Para usar en",
  button: "Ver",
  pieces: "Lo que necesitarás entonces",
  /** Clothes that are too big fit later; those that are too small never do. */
  larger: "Si compras con tiempo, elige la más grande.",
  /** On a gift list that asks for nothing in that size and weather. */
  nothing: "Nada de esta lista corresponde a ese mes.",
} as const;

/** 'Diciembre de 2027: 3–6m', 'Diciembre de 2027: entre 3–6m y 6–9m'; sizes by their labels. */
export function fitWords(
  month: string,
  kind: "one" | "between" | "both",
  [size, other]: readonly [string, string?],
): string {
  const start = `${month.charAt(0).toUpperCase()}${month.slice(1)}`;
  switch (kind) {
    case "one":
      return `${start}: ${size}`;
    case "between":
      return `${start}: entre ${size} y ${other}`;
    case "both":
      return `${start}: ${size} y ${other}, una de cada una`;
    default:
      return kind satisfies never;
  }
}

/** '3–6m', or with what shops print there '3–6m (EU 62/68)'. */
export function fitSize(label: string, printed: string | null): string {
  return printed === null ? label : `${label} (${printed})`;
}

/** 'Máximas de unos 30°F, mínimas de unos 15°F, con nieve.' */
export function warmthWords(high: number, low: number, units: "f" | "c", hasSnow: boolean): string {
  const snow = hasSnow ? ", con nieve" : "";
  return `Máximas de unos ${degreesWords(high, units)}, mínimas de unos ${degreesWords(low, units)}${snow}.`;
}

/** 'Mameluco con pies (6)' */
export function fitPiece(name: string, pieces: number): string {
  return pieces > 1 ? `${name} (${pieces})` : name;
}

export const MOVED_COPY = {
  kept: "Tus cantidades y notas se quedan en sus tallas.",
  sooner: "Compra antes:",
  /** Of a size that has begun. */
  now: "Aún por conseguir:",
  dropped: "Ya no hace falta:",
  undo: "Deshacer",
  /** What Undo does, for screen readers. */
  undoLabel: "Deshacer: eliminar lo último que nos contaste de la talla de tu bebé",
  dismiss: "Entendido",
  dismissing: "Guardando...",
} as const;

/** '6–9m desde el 10 mar, no el 2 abr'; `hasBegun`: that day isn't ahead anymore. */
export function movedSize(size: Size, to: string | null, from: string | null, hasBegun = false): string {
  if (to === null) return `${SIZE_LABELS[size]} ya no está en este plan`;
  if (hasBegun)
    return from === null
      ? `${SIZE_LABELS[size]} es nueva en este plan, desde el ${to}`
      : `${SIZE_LABELS[size]} ya desde el ${to}, no desde el ${from}`;
  if (from === null) return `${SIZE_LABELS[size]} es nueva en este plan, desde el ${to}`;
  return `${SIZE_LABELS[size]} desde el ${to}, no el ${from}`;
}

/** '3–6m Mameluco con pies (4)' */
export function movedPieces(size: Size, name: string, pieces: number): string {
  return `${SIZE_LABELS[size]} ${name}${pieces > 1 ? ` (${pieces})` : ""}`;
}

/** 'y 3 prendas más' */
export function movedMore(items: number): string {
  return `y ${counted(items, "prenda más", "prendas más")}`;
}

// What leads to the page about the baby's size: the quiet question on plan and list, and links.
export const SIZE_QUESTIONS = {
  /** Once, of a baby who was here when the plan was made. */
  first: "¿Qué talla le queda ahora?",
  birth: "¿Cuánto pesó tu bebé al nacer? De eso dependen las tallas.",
  checkup: "¿Fueron a consulta hace poco? Anota el nuevo peso y ajustamos las tallas.",
  /** Before coat, bunting, snowsuit, or boots are bought. */
  outerwear: "Pronto toca comprar para el frío. ¿Qué talla le queda ahora?",
} as const;

/** The ways to answer. */
export const SIZE_ASK_COPY = {
  weight: "Mejor decir el último peso",
  yes: "Agregarlo",
  no: "Ahora no",
} as const;

/** Ways to the page. */
export const SIZE_LINK_COPY = { atBirth: "Agregar el peso al nacer" } as const;

export const LABEL_COPY = {
  size: "Talla en la etiqueta",
  fit: "Cómo le queda",
  fits: { roomy: "Holgada", good: "Bien", snug: "Ya justa" },
};
