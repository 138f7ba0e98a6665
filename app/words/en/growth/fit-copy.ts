// "Will it fit in December?", and the answer; what is said of sizes that moved, and ways to the page about the baby's size.

import { counted } from "~/words/en/counted.ts";
import { SIZE_LABELS, type Size } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { degreesWords } from "~/words/en/weather/weather-copy.ts";

export const FIT_COPY = {
  title: "Will it fit?",
  /** Before the list of months. */
  month: "Will it fit in",
  button: "Check",
  pieces: "What you'll need then",
  /** Clothes that are too big fit later; those that are too small never do. */
  larger: "If you're buying ahead, go with the larger one.",
  /** On a gift list that asks for nothing in that size and weather. */
  nothing: "Nothing on this list is for that month.",
} as const;

/** 'December 2027: 3–6m', 'December 2027: between 3–6m and 6–9m'; sizes by their labels. */
export function fitWords(
  month: string,
  kind: "one" | "between" | "both",
  [size, other]: readonly [string, string?],
): string {
  switch (kind) {
    case "one":
      return `${month}: ${size}`;
    case "between":
      return `${month}: between ${size} and ${other}`;
    case "both":
      return `${month}: ${size} and ${other}, one each`;
    default:
      return kind satisfies never;
  }
}

/** '3–6m', or with what shops print there '3–6m (EU 62/68)'. */
export function fitSize(label: string, printed: string | null): string {
  return printed === null ? label : `${label} (${printed})`;
}

/** 'Highs near 30°F, lows near 15°F, with snow.' */
export function warmthWords(high: number, low: number, units: "f" | "c", hasSnow: boolean): string {
  const snow = hasSnow ? ", with snow" : "";
  return `Highs near ${degreesWords(high, units)}, lows near ${degreesWords(low, units)}${snow}.`;
}

/** 'Footed Sleeper (6)' */
export function fitPiece(name: string, pieces: number): string {
  return pieces > 1 ? `${name} (${pieces})` : name;
}

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
  dismissing: "Saving...",
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

// What leads to the page about the baby's size: the quiet question on plan and list, and links.
export const SIZE_QUESTIONS = {
  /** Once, of a baby who was here when the plan was made. */
  first: "What fits now?",
  birth: "What did your baby weigh at birth? We use it to work out sizes.",
  checkup: "Been to a checkup lately? Add the new weight, and we'll update the sizes.",
  /** Before coat, bunting, snowsuit, or boots are bought. */
  outerwear: "It's almost time to buy for the cold. What fits now?",
} as const;

/** The ways to answer. */
export const SIZE_ASK_COPY = {
  weight: "Tell us the last weight instead",
  yes: "Add it",
  no: "Not now",
} as const;

/** Ways to the page. */
export const SIZE_LINK_COPY = { atBirth: "Add the weight at birth" } as const;

/** What a label says, and how the clothes fit. */
export const LABEL_COPY = {
  size: "Size on the label",
  fit: "How it fits",
  fits: { roomy: "Roomy", good: "Good", snug: "Getting snug" },
} as const;
