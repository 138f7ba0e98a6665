// What is said of sizes that moved, and of the next one.
import { counted } from "../counted.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";

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
  dismissing: "Guardando…",
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
