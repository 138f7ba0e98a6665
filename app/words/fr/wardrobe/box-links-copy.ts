// The links to the pages about boxes, apart from those pages' own texts.
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const BOX_LINKS = { boxes: "Cartons", keep: "Garder dans un carton" } as const;

/** Pieces that an older child has left. */
export function inAttic(pieces: number): string {
  return `${pieces} au grenier`;
}

/** Where they are: the box, and its place if the family has said it. */
export function keptIn({ label, place }: { label: string; place: string }): string {
  return `Dans «\u00a0${label}\u00a0»${place && `, ${place}`}`;
}

/** In place of a box. */
export const UNPACKED = "Pas encore rangé";

/** On a row. */
export const ATTIC_ROW = { take: "Sortir", small: "Une pièce est trop petite" } as const;

/** All of a size that is over. */
export function packAway(size: Size): string {
  return `Ranger ${SIZE_LABELS[size]}`;
}
