// The links to the pages about boxes, apart from those pages' own texts.
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const BOX_LINKS = { boxes: "Boxes", keep: "Keep in a box" } as const;

/** Pieces that an older child has left. */
export function inAttic(pieces: number): string {
  return `${pieces} in the attic`;
}

/** Where they are: the box, and its place if the family has said it. */
export function keptIn({ label, place }: { label: string; place: string }): string {
  return `In “${label}”${place && `, ${place}`}`;
}

/** In place of a box. */
export const UNPACKED = "Not packed away yet";

/** On a row. */
export const ATTIC_ROW = { take: "Take out", small: "One is too small" } as const;

/** All of a size that is over. */
export function packAway(size: Size): string {
  return `Pack away ${SIZE_LABELS[size]}`;
}
