// Sizes in time: what is worn now, what comes next, and what is over.
import { counted, plural } from "../counted.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

/** Shown beside a size; sizes after the next one need no label, and those that a plan doesn't have aren't shown. */
export const SIZE_TIME_LABELS = {
  over: "finie",
  now: "en cours",
  next: "ensuite",
  later: null,
  none: null,
} as const;

export const OVER_COPY = {
  /** Shown once a plan's whole year is over. */
  yearOver: "Et voilà, la première année est passée\u00a0!",
  yearOverNote: "Toutes les tailles de ce plan sont finies",
  yearOverText: "Toutes les tailles de ce plan sont finies, il n’y a donc plus rien à trouver.",
  nothingToCompare: "Toutes les tailles de ce plan sont finies, il n’y a donc plus rien à comparer.",
  nothingCounted: "Vous n’avez compté aucune pièce dans cette taille.",
  others: (items: number) => `+ ${counted(items, "autre article", "autres articles")}`,
  open: (size: Size) => `Ouvrir ${SIZE_LABELS[size]}`,
} as const;

/** 'La taille 0–3M est finie' */
export function sizeIsOver(size: Size): string {
  return `La taille ${SIZE_LABELS[size]} est ${SIZE_TIME_LABELS.over}`;
}

/** '0–3M : finie' */
export function sizeOver(size: Size): string {
  return `${SIZE_LABELS[size]}\u00a0: ${SIZE_TIME_LABELS.over}`;
}

/** 'Tailles finies : 0–3M, 3–6M', for the list as text. */
export function sizesAreOver(sizes: readonly Size[]): string {
  const words = plural(sizes.length, "Taille finie", "Tailles finies");
  return `${words}\u00a0: ${sizes.map((size) => SIZE_LABELS[size]).join(", ")}`;
}

/** '41 pièces à transmettre' */
export function toPassOn(pieces: number): string {
  return pieces === 0 ? "rien à transmettre" : `${counted(pieces, "pièce", "pièces")} à transmettre`;
}
