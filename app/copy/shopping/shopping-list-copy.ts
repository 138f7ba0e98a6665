// The shopping list on the page, in the file, and as text for a chat.
import { essentialsToGet } from "../wardrobe/essentials.ts";
import {
  AGE_RANGE_LABELS,
  counted,
  ESSENTIALITY_LABELS,
  SIZE_LABELS,
  type Size,
} from "../wardrobe/wardrobe-copy.ts";

export const SHOPPING_COPY = {
  title: "Shopping list",
  scopes: "Age range",
  back: "Back to the dashboard",
  print: "Print",
  copy: "Copy as text",
  download: "Download CSV",
  copied: "Copied!",
  notCopied: "Could not copy the list to the clipboard.",
  noClipboard: "Clipboard API not available in this browser.",
  meter: "Essentials ready",
  toGet: "Pieces to get",
  laundry: "Laundry",
  oneSize: "one size",
  noEssentials: "no essentials",
  allReady: "Everything is ready",
  allReadyText: "You have everything for this size. Enjoy the full drawer.",
  allReadyYear: "You have everything for the first year. Enjoy the full drawer.",
  /** If only nice-to-have items are left. */
  niceLeft: "Everything essential and recommended is ready",
  niceLeftText: "Only nice-to-have items are left.",
  /** Replaces 'Everything is ready' if something couldn't be read. */
  restReady: "Everything else is ready",
  openDashboard: "Open the dashboard",
  watchProgress: "Watch progress",
  retry: "Retry",
  withoutEssentiality: "Not rated",
  hideNice: "Hide nice-to-have pieces",
} as const;

/** Actions on a line. `name` is the item's, for screen readers. */
export const LINE_COPY = {
  hint: "Tick what you've got. The arrow opens the rest.",
  got: "Got it",
  gotIt: (name: string) => `Got it: ${name}`,
  gotSize: (size: Size, count: number) => `${SIZE_LABELS[size]}: ${count}`,
  gotSizeOf: (name: string, size: Size, count: number) => `Got it: ${name}, ${SIZE_LABELS[size]}: ${count}`,
  more: (name: string) => `More: ${name}`,
  notForUs: "Not for us",
  notForUsOf: (name: string) => `Not for us: ${name}`,
  openRow: "Count, note and reasons",
  undo: "Undo",
  undoOf: (name: string) => `Undo: ${name}`,
  waiting: "Not saved yet: waiting for the network",
  notBroughtBack: "Could not bring the item back. Please try again.",
} as const;

/** The link to what the list leaves out: 'Show 13 nice-to-have pieces'. */
export function showNice(remaining: number): string {
  return `Show ${counted(remaining, "nice-to-have piece")}`;
}

export const SCOPE_LABELS = { ...AGE_RANGE_LABELS, year: "The whole first year" } as const;

/** Short labels for narrow places. */
export const SHORT_SCOPE_LABELS = {
  ...SIZE_LABELS,
  year: "Year",
} as const;

export const CSV_COLUMNS = [
  "Age range",
  "Essentiality",
  "Category",
  "Item",
  "Needed",
  "Have",
  "To get",
] as const;

/** '33 pieces to get' */
export function piecesToGet(remaining: number): string {
  return `${counted(remaining, "piece")} to get`;
}

/** 'You have 2 of 6' */
export function youHave(owned: number, needed: number): string {
  return `You have ${owned} of ${needed}`;
}

/** Announced when the list has changed by itself. */
export function listUpdated(remaining: number): string {
  return `List updated: ${essentialsToGet(remaining)}`;
}

/** The notice for items with unreadable quantities. */
export function notInList(names: readonly string[]): string {
  return `We couldn't read the quantities of ${counted(names.length, "item")}, so this list leaves ${names.length === 1 ? "it" : "them"} out: ${names.join(", ")}.`;
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
