// What is said of sizes that moved, and of the next one.
import { counted } from "../counted.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";

export const MOVED_COPY = {
  kept: "Your counts and notes stay with their sizes.",
  sooner: "Buy sooner:",
  /** Of a size that has begun. */
  now: "Still to get:",
  dropped: "No longer needed:",
  undo: "Undo",
  /** What Undo does, for screen readers. */
  undoLabel: "Undo: delete what you told us last about your baby's size",
  dismiss: "Got it",
  dismissing: "Saving…",
} as const;

/** '6–9m from Mar 10, not Apr 2'; `hasBegun`: that day isn't ahead anymore. */
export function movedSize(size: Size, to: string | null, from: string | null, hasBegun = false): string {
  if (to === null) return `${SIZE_LABELS[size]} isn't in this plan anymore`;
  if (hasBegun)
    return from === null
      ? `${SIZE_LABELS[size]} is new in this plan, since ${to}`
      : `${SIZE_LABELS[size]} since ${to}, not from ${from}`;
  if (from === null) return `${SIZE_LABELS[size]} is new in this plan, from ${to}`;
  return `${SIZE_LABELS[size]} from ${to}, not ${from}`;
}

/** '3–6m Footed Sleeper (4)' */
export function movedPieces(size: Size, name: string, pieces: number): string {
  return `${SIZE_LABELS[size]} ${name}${pieces > 1 ? ` (${pieces})` : ""}`;
}

/** 'and 3 more items' */
export function movedMore(items: number): string {
  return `and ${counted(items, "more item")}`;
}
