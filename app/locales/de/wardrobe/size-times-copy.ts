// Sizes in time: what is worn now, what comes next, and what is over.
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

/** Shown beside a size; sizes after the next one need no label, and those that a plan doesn't have aren't shown. */
export const SIZE_TIME_LABELS = {
  over: "vorbei",
  now: "jetzt",
  next: "danach",
  later: null,
  none: null,
} as const;

export const OVER_COPY = {
  /** Shown once a plan's whole year is over. */
  yearOver: "Das erste Jahr ist geschafft!",
  yearOverNote: "Alle Größen dieses Plans sind vorbei",
  yearOverText: "Alle Größen dieses Plans sind vorbei, du brauchst also nichts mehr.",
  nothingToCompare: "Alle Größen dieses Plans sind vorbei, es gibt also nichts mehr zu vergleichen.",
  nothingCounted: "In dieser Größe hast du keine Teile eingetragen.",
  others: (items: number) => `+ ${items} ${items === 1 ? "weiterer" : "weitere"} Artikel`,
  open: (size: Size) => `${SIZE_LABELS[size]} öffnen`,
} as const;

/** 'Größe 0–3 M ist vorbei' */
export function sizeIsOver(size: Size): string {
  return `Größe ${SIZE_LABELS[size]} ist ${SIZE_TIME_LABELS.over}`;
}

/** '0–3 M: vorbei' */
export function sizeOver(size: Size): string {
  return `${SIZE_LABELS[size]}: ${SIZE_TIME_LABELS.over}`;
}

/** 'Größen, die vorbei sind: 0–3 M, 3–6 M', for the list as text. */
export function sizesAreOver(sizes: readonly Size[]): string {
  const words = sizes.length === 1 ? "Größe, die vorbei ist" : "Größen, die vorbei sind";
  return `${words}: ${sizes.map((size) => SIZE_LABELS[size]).join(", ")}`;
}

/** '41 Teile zum Weitergeben' */
export function toPassOn(pieces: number): string {
  return pieces === 0
    ? "nichts zum Weitergeben"
    : `${pieces} ${pieces === 1 ? "Teil" : "Teile"} zum Weitergeben`;
}
