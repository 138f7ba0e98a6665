// The shopping list on the page, in the file, and as text for a chat; and the calendar file with a plan's sizes.

import { counted } from "~/words/en/counted.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { inAttic } from "~/words/en/wardrobe/box-links-copy.ts";
import { essentialsToGet } from "~/words/en/wardrobe/dashboard-copy.ts";
import {
  AGE_RANGE_LABELS,
  ESSENTIALITY_LABELS,
  SIZE_LABELS,
  type Size,
} from "~/words/en/wardrobe/wardrobe-copy.ts";

export const SHOPPING_COPY = {
  title: "Shopping list",
  scopes: "Sizes",
  /** The button of the sheet with all of these. */
  tools: "Sizes, print, and more",
  makeGifts: "Make a gift list",
  /** Once there is one. */
  gifts: "Gift list",
  print: "Print",
  copy: "Copy as text",
  download: "Download CSV",
  copied: "Copied!",
  notCopied: "Couldn't copy the list to the clipboard.",
  noClipboard: "Clipboard API not available in this browser.",
  meter: "Essentials you have",
  toGet: "To go",
  laundry: "Laundry",
  oneSize: "one size",
  noEssentials: "no essentials",
  allReady: "You're all set",
  allReadyText: "You have everything for this size. Enjoy the full drawer.",
  /** Over what needs nothing more because a giver brings it. */
  coming: "Coming",
  comingText: "Somebody brings these: no need to buy them.",
  boxed: "In the attic",
  boxedText: "Your older child has left these: take them out before you buy any.",
  /** Over heavy outerwear that is bought when it is cold. */
  waiting: "Not yet",
  waitingText: "Buy these shortly before the cold, in the size that fits then.",
  /** If the rest is reserved on the gift list. */
  allComingText: "What you don't have yet is coming: it's reserved on your gift list.",
  allBoxedText: "What you don't have yet is in the attic.",
  allElsewhereText: "What you don't have yet is coming, or in the attic.",
  allReadyYear: "You have everything in every size. Enjoy the full drawer.",
  /** If only nice-to-have items are left. */
  niceLeft: "You have everything essential and recommended",
  niceLeftText: "Only nice-to-have items are left.",
  /** Replaces 'You're all set' if something couldn't be read. */
  restReady: "You have everything else",
  openPlan: "Open the plan",
  retry: "Retry",
  withoutEssentiality: "Not rated",
  hideNice: "Hide nice-to-have pieces",
} as const;

/** Actions on a line. `name` is the item's, for screen readers. */
export const LINE_COPY = {
  hint: "Check off what you have. Tap the arrow for more.",
  have: "You have it",
  /** Somebody else on the plan has ticked it off. */
  haveBy: (name: string) => `${name} has it`,
  others: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} is checking things off, too.`
      : `${new Intl.ListFormat("en-US").format(names)} are checking things off, too.`,
  haveOf: (name: string) => `Have: ${name}`,
  size: (size: Size, count: number) => `${SIZE_LABELS[size]}: ${count}`,
  haveSizeOf: (name: string, size: Size, count: number) => `Have: ${name}, ${SIZE_LABELS[size]}: ${count}`,
  more: (name: string) => `More: ${name}`,
  skipped: "Skipped",
  /** In the list of all sizes, an item is skipped in every size. */
  skip: (scope: Size | "year") =>
    scope === "year" ? "Skip in every size" : `Skip for ${SIZE_LABELS[scope]}`,
  openRow: "Count, note, and reasons",
  undo: "Undo",
  undoOf: (name: string) => `Undo: ${name}`,
  waiting: "We'll save this when you're back online",
} as const;

/** The link to what the list leaves out: 'Show 13 nice-to-have pieces'. */
export function showNice(remaining: number): string {
  return `Show ${counted(remaining, "nice-to-have piece")}`;
}

export const SCOPE_LABELS = { ...AGE_RANGE_LABELS, year: "All sizes" } as const;

/** Short labels for narrow places. */
export const SHORT_SCOPE_LABELS = { ...SIZE_LABELS, year: "All" } as const;

export const CSV_COLUMNS = [
  "Size",
  "Essentiality",
  "Category",
  "Item",
  "Needed",
  "Have",
  "Coming",
  "In the attic",
  "To go",
  "Decide around",
] as const;

/** A size in the file, '0-3m', with a hyphen that can be typed and so searched for. */
export function csvSize(size: Size): string {
  return size;
}

/** '33 pieces to go' */
export function piecesToGo(remaining: number): string {
  return `${counted(remaining, "piece")} to go`;
}

/** 'You have 2 of 6', and what is coming and in the attic; `needed` is without those. */
export function youHave({ owned, needed, coming = 0, boxed = 0, givers = [] }: Part): string {
  const words = `You have ${owned} of ${needed + coming + boxed}`;
  const elsewhere = [
    ...(coming > 0 ? [comingFrom(coming, givers)] : []),
    ...(boxed > 0 ? [inAttic(boxed)] : []),
  ];
  return [words, ...elsewhere].join(" · ");
}

export interface Part {
  owned: number;
  needed: number;
  coming?: number;
  boxed?: number;
  givers?: readonly string[];
}

/** More names than these don't fit a row. */
const MOST_NAMES = 3;

/** '2 coming from Ruth and Ben'; '3 coming' where the viewer may see no name. */
export function comingFrom(pieces: number, givers: readonly string[]): string {
  if (givers.length === 0) return `${pieces} coming`;
  const others = givers.length - MOST_NAMES;
  const shown = others > 0 ? [...givers.slice(0, MOST_NAMES), `${others} more`] : givers;
  return `${pieces} coming from ${new Intl.ListFormat("en-US").format(shown)}`;
}

/** Announced when the list has changed by itself. */
export function listUpdated(remaining: number): string {
  return `List updated: ${essentialsToGet(remaining)}`;
}

/** The notice for items with unreadable quantities. */
export function notInList(names: readonly string[]): string {
  return `We couldn't load how many you need of ${counted(names.length, "item")}, so this list leaves ${names.length === 1 ? "it" : "them"} out: ${names.join(", ")}.`;
}

/** The notice for items with unreadable owned counts. */
export function countedAsNone(names: readonly string[]): string {
  const one = names.length === 1;
  return `We couldn't load your ${one ? "count" : "counts"} for ${counted(names.length, "item")}, so ${one ? "it shows" : "they show"} as 0: ${names.join(", ")}.`;
}

/** The label of an essentiality, or of having none. */
export function essentialityLabel(essentiality: keyof typeof ESSENTIALITY_LABELS | null): string {
  return essentiality ? ESSENTIALITY_LABELS[essentiality] : SHOPPING_COPY.withoutEssentiality;
}

export const SIZE_CALENDAR = {
  link: "Size calendar",
  /** What the file holds. */
  hint: "The day each size starts, with a reminder three weeks before",
  name: (title: string) => `${PRODUCT_NAME}: ${title}`,
  begins: (size: Size) => `Baby clothes: size ${SIZE_LABELS[size]} starts`,
  soon: (size: Size) => `Size ${SIZE_LABELS[size]} starts in 3 weeks`,
  details: (title: string, url: string) => `${title}. See what you still need: ${url}`,
} as const;

/** Shown instead of the list to someone without a finished plan. */
export const NO_LIST_COPY = {
  title: "No shopping list yet",
  text: "Your list comes with your plan. Answer four questions, and we'll work out what to buy.",
  toQuiz: "Start your plan",
  coming: "Your list will be here as soon as your plan is ready.",
  toPlans: "Back to my plans",
} as const;

/** Names of downloaded files: small Latin letters without accents, which every system can store. */
export const FILE_NAMES = {
  sizes: "layette-sizes.ics",
  gifts: "layette-gifts.csv",
  shoppingList: (scope: string) => `layette-shopping-list-${scope}.csv`,
  ownData: (day: string) => `layette-data-${day}.json`,
} as const;

/** The same with the plan's title, as most browsers save them. */
export const TITLED_FILES = {
  sizes: (title: string) => `${title}, sizes.ics`,
  gifts: (title: string) => `${title}, gifts.csv`,
  shoppingList: (title: string, scope: string) =>
    scope === "year" ? `${title}, shopping list of all sizes.csv` : `${title}, shopping list ${scope}.csv`,
} as const;

/** '0–3m: outgrown' */
export function sizeOver(size: Size): string {
  return `${SIZE_LABELS[size]}: outgrown`;
}

/** 'Outgrown sizes: 0–3m, 3–6m', for the list as text. */
export function sizesAreOver(sizes: readonly Size[]): string {
  return `Outgrown ${sizes.length === 1 ? "size" : "sizes"}: ${sizes.map((size) => SIZE_LABELS[size]).join(", ")}`;
}
