// The links to the pages about boxes, apart from those pages' own texts.
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const BOX_LINKS = { boxes: "Cajas", keep: "Guardar en una caja" } as const;

/** Pieces that an older child has left. */
export function inAttic(pieces: number): string {
  return `${pieces} en el desván`;
}

/** Where they are: the box, and its place if the family has said it. */
export function keptIn({ label, place }: { label: string; place: string }): string {
  return `En “${label}”${place && `, ${place}`}`;
}

/** In place of a box. */
export const UNPACKED = "Todavía sin guardar";

/** On a row. */
export const ATTIC_ROW = { take: "Sacar", small: "Una le queda chica" } as const;

/** All of a size that is over. */
export function packAway(size: Size): string {
  return `Guarda ${SIZE_LABELS[size]}`;
}
