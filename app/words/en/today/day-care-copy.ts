// The list of clothes for day care, on screen, on paper, and as text.
import { counted } from "~/words/en/counted.ts";
import { SIZE_LABELS, type Size } from "~/words/en/wardrobe/wardrobe-copy.ts";

export const CARE_COPY = {
  title: "Day care list",
  headline: (pieces: number) => `${counted(pieces, "piece")} for day care`,
  sizes: "Size",
  wear: "To wear",
  sets: { spare: "Spare changes", outdoor: "To go outdoors", sleep: "To sleep", sun: "For the sun" },
  take: "Pack",
  there: "There now",
  notListed: (name: string) => `${name} (not on your list)`,
  /** Names a piece's field for screen readers. */
  takeOf: (name: string) => `Pack: ${name}`,
  thereOf: (name: string) => `There now: ${name}`,
  thereHint:
    "Pieces that are there now aren't offered by Today. Once you save the list, your shopping list has the pieces that your plan lacks.",
  weekly: "Home each week to be washed",
  sunscreen: "Sunscreen, with your center's form",
  shade: "Under 6 months: shade instead of sunscreen",
  more: "Your own lines",
  moreHint: "Diapers, a pacifier, medicine with its form",
  next: (size: Size, day: string, isLikely: boolean) =>
    `Next size: ${SIZE_LABELS[size]} from ${isLikely ? "about " : ""}${day}`,
  left: (size: Size, pieces: number) => `Still there in ${SIZE_LABELS[size]}: ${counted(pieces, "piece")}`,
  save: "Save list",
  saving: "Saving...",
  reset: "Back to the usual list",
  labels: "Print name labels",
} as const;

export const NAME_LABELS_COPY = {
  title: "Name labels",
  lead: "Type a name and print the sheet. The name stays in this browser: it isn't sent and isn't kept.",
  name: "Name",
  size: "Label size",
  sizes: { small: "Small, for clothes", medium: "Medium, for bottles", large: "Large, for bags" },
  paper: "Paper",
  papers: { letter: "Letter", a4: "A4" },
  print: "Print labels",
  byHand: "Without scripts the labels are blank. Print them with your browser and write the name by hand.",
} as const;
