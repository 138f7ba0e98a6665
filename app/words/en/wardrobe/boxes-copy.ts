// Boxes of kept clothes: packing one, the page of all, and what another child can wear of them.
import { counted } from "~/words/en/counted.ts";
import { type Weather, weatherWords } from "~/words/en/weather/weather-copy.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const BOXES_COPY = {
  title: "Boxes",
  headline: (boxes: number, pieces: number) =>
    `${boxes === 1 ? "1 box" : `${boxes} boxes`}, ${counted(pieces, "piece")}`,
  lead: "What's in a box isn't in this plan's counts.",
  none: "No boxes yet",
  noneText:
    "Keep outgrown clothes for another child: choose them from what you can pass on, and print a label for the box.",
  pieces: (pieces: number) => counted(pieces, "piece"),
  empty: "This box is empty.",
  unpack: "Unpack checked items",
  unpackAll: (pieces: number) => `Unpack all ${pieces}`,
  give: "Pass on checked items",
  saving: "Saving...",
  change: "Change label or place",
  label: "Label",
  place: "Where",
  placeHint: "Optional, like “attic, left shelf”",
  save: "Save",
  print: "Print label",
  remove: "Delete box",
} as const;

export const PACK_COPY = {
  ask: "Keep for later, or pass on?",
  lead: "What you pack leaves this plan's counts until you unpack it.",
  none: "There's nothing to pack here.",
  box: "Which box?",
  fresh: "A new box",
  pack: "Pack the box",
  of: (pieces: number) => `of ${pieces}`,
  /** For screen readers. */
  count: (name: string) => `Pieces of ${name}`,
  full: "This plan has 60 boxes, the most it can hold. Add to one of them, or empty and delete one first.",
} as const;

export const OTHER_BOXES_COPY = {
  /** The headline of a plan without boxes of its own. */
  headline: (fits: number) =>
    fits === 0
      ? "Nothing in your boxes fits"
      : `${counted(fits, "piece")} in your boxes ${fits === 1 ? "fits" : "fit"}`,
  /** The title of another plan: 'Mia's wardrobe'. */
  from: (title: string) => `Boxes from ${title}`,
  lead: "What fits by size and season, on this plan's dates. Pieces leave the box and count here.",
  fit: (fits: number, pieces: number) => `${fits} of ${counted(pieces, "piece")} fit`,
  together: "All boxes together",
  /** Before an item's name: of the pieces needed, how many are in the box. */
  ofNeeded: (fits: number, needed: number) => `${fits} of ${needed}`,
  take: (pieces: number) => `Use ${pieces}`,
  takeAll: (pieces: number) => `Use ${pieces} for this plan`,
  /** For screen readers, after the words of a button. */
  takeOf: (pieces: number, name: string) => `Use ${pieces}: ${name}`,
} as const;

const SIZES = ["one size", "two sizes", "three sizes", "four sizes"] as const;

/** Why pieces stay in the box: domain/wardrobe/boxed-pieces.ts. */
export type Stay = { kind: "enough" | "over" | "unneeded" | "early" | "late"; sizes?: number };

/** 'two sizes early', '2 more than needed' */
export function stayWords({ kind, sizes = 1 }: Stay, pieces: number): string {
  const apart = SIZES[sizes - 1] ?? `${sizes} sizes`;
  switch (kind) {
    case "enough":
      return `${pieces} more than needed`;
    case "over":
      return "outgrown already";
    case "unneeded":
      return "not needed";
    case "early":
      return `${apart} early`;
    default:
      return `${apart} late`;
  }
}

/** The label that a box is given at first: '3–6m, Cold & Snowy and Cool'. */
export function proposedLabel(size: Size, weathers: readonly Weather[]): string {
  return weathers.length > 0 ? `${SIZE_LABELS[size]}, ${weatherWords(weathers)}` : SIZE_LABELS[size];
}
