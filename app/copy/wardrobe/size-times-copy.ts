// Sizes in time: what is worn now, what comes next, and what is over.
import { counted } from "../counted.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

/** Shown beside a size; sizes after the next one need no label, and those that a plan doesn't have aren't shown. */
export const SIZE_TIME_LABELS = { over: "over", now: "now", next: "next", later: null, none: null } as const;

export const OVER_COPY = {
  /** Shown once a plan's whole year is over. */
  yearOver: "You made it through the first year!",
  yearOverNote: "Every size in this plan is over",
  yearOverText: "Every size in this plan is over, so there's nothing left to get.",
  nothingToCompare: "Every size in this plan is over, so there's nothing left to compare.",
  nothingCounted: "You haven't counted any pieces in this size.",
  others: (items: number) => `+ ${counted(items, "other item")}`,
  open: (size: Size) => `Open ${SIZE_LABELS[size]}`,
} as const;

/** 'Size 0–3m is over' */
export function sizeIsOver(size: Size): string {
  return `Size ${SIZE_LABELS[size]} is over`;
}

/** '0–3m: over' */
export function sizeOver(size: Size): string {
  return `${SIZE_LABELS[size]}: ${SIZE_TIME_LABELS.over}`;
}

/** 'Sizes that are over: 0–3m, 3–6m', for the list as text. */
export function sizesAreOver(sizes: readonly Size[]): string {
  return `${sizes.length === 1 ? "Size" : "Sizes"} that ${sizes.length === 1 ? "is" : "are"} over: ${sizes.map((size) => SIZE_LABELS[size]).join(", ")}`;
}

/** '41 pieces to pass on' */
export function toPassOn(pieces: number): string {
  return pieces === 0 ? "nothing to pass on" : `${counted(pieces, "piece")} to pass on`;
}
