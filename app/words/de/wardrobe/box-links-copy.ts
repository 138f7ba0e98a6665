// The links to the pages about boxes, apart from those pages' own texts.
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const BOX_LINKS = { boxes: "Kisten", keep: "In einer Kiste aufheben" } as const;

/** Pieces that an older child has left. */
export function inAttic(pieces: number): string {
  return `${pieces} auf dem Dachboden`;
}

/** Where they are: the box, and its place if the family has said it. */
export function keptIn({ label, place }: { label: string; place: string }): string {
  return `In „${label}“${place && `, ${place}`}`;
}

/** In place of a box. */
export const UNPACKED = "Noch nicht weggepackt";

/** On a row. */
export const ATTIC_ROW = { take: "Herausholen", small: "Eins ist zu klein" } as const;

/** All of a size that is over. */
export function packAway(size: Size): string {
  return `${SIZE_LABELS[size]} wegpacken`;
}
