// Sizes in time: what is worn now, what comes next, and what is over.
import { counted } from "../counted.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

/** Shown beside a size; sizes after the next one need no label, and those that a plan doesn't have aren't shown. */
export const SIZE_TIME_LABELS = {
  over: "ya pasó",
  now: "ahora",
  next: "sigue",
  later: null,
  none: null,
} as const;

export const OVER_COPY = {
  /** Shown once a plan's whole year is over. */
  yearOver: "¡Llegaron al final del primer año!",
  yearOverNote: "Ya pasaron todas las tallas de este plan",
  yearOverText: "Ya pasaron todas las tallas de este plan, así que no queda nada por conseguir.",
  nothingToCompare: "Ya pasaron todas las tallas de este plan, así que no queda nada por comparar.",
  nothingCounted: "No has contado ninguna pieza en esta talla.",
  others: (items: number) => `+ ${counted(items, "prenda más", "prendas más")}`,
  open: (size: Size) => `Abrir ${SIZE_LABELS[size]}`,
} as const;

/** 'La talla 0–3m ya pasó' */
export function sizeIsOver(size: Size): string {
  return `La talla ${SIZE_LABELS[size]} ${SIZE_TIME_LABELS.over}`;
}

/** '0–3m: ya pasó' */
export function sizeOver(size: Size): string {
  return `${SIZE_LABELS[size]}: ${SIZE_TIME_LABELS.over}`;
}

/** 'Tallas que ya pasaron: 0–3m, 3–6m', for the list as text. */
export function sizesAreOver(sizes: readonly Size[]): string {
  const words = sizes.length === 1 ? "Talla que ya pasó" : "Tallas que ya pasaron";
  return `${words}: ${sizes.map((size) => SIZE_LABELS[size]).join(", ")}`;
}

/** '41 piezas para pasar' */
export function toPassOn(pieces: number): string {
  return pieces === 0 ? "nada para pasar" : `${counted(pieces, "pieza", "piezas")} para pasar`;
}
