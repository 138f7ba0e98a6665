// Words of the list of what is still to get, on the page, in the file and in the text for a chat.
import { AGE_RANGE_LABELS, counted } from "./wardrobe.ts";

export const SHOPPING_COPY = {
  title: "Still to get",
  scopes: "Age range",
  back: "Back to the dashboard",
  print: "Print",
  copy: "Copy as text",
  download: "Download CSV",
  copied: "Copied!",
  notCopied: "Could not copy the list to the clipboard.",
  noClipboard: "Clipboard API not available in this browser.",
  ready: "Pieces ready",
  toGet: "Pieces to get",
  laundry: "Laundry",
  allReady: "Everything is ready",
  allReadyText: "Nothing is left to get here. Enjoy the full drawer.",
  /** In place of 'Everything is ready' where something could not be read. */
  restReady: "Everything else is ready",
  openDashboard: "Open the dashboard",
  watchProgress: "Watch progress",
  retry: "Retry",
  withoutEssentiality: "Not rated",
} as const;

export const SCOPE_LABELS = { ...AGE_RANGE_LABELS, year: "The whole first year" } as const;

/** The scopes where there is little room. */
export const SHORT_SCOPE_LABELS = {
  "0-3m": "0-3m",
  "3-6m": "3-6m",
  "6-9m": "6-9m",
  "9-12m": "9-12m",
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

/** '34 of 61 pieces ready' */
export function piecesReady({ ready, needed }: { ready: number; needed: number }): string {
  return `${ready} of ${counted(needed, "piece")} ready`;
}

/** 'You have 2 of 6' */
export function youHave(owned: number, needed: number): string {
  return `You have ${owned} of ${needed}`;
}

/** What is read out when the list has changed by itself. */
export function listUpdated(remaining: number): string {
  return `List updated: ${remaining > 0 ? piecesToGet(remaining) : "everything is ready"}`;
}

/** What the notice says of items whose quantities could not be read. */
export function notInList(names: readonly string[]): string {
  return `The quantities of ${counted(names.length, "item")} could not be read, so this list is without them: ${names.join(", ")}.`;
}

/** What the notice says of items whose owned counts could not be read. */
export function countedAsNone(names: readonly string[]): string {
  return `What you have of ${counted(names.length, "item")} could not be read, so it counts as none: ${names.join(", ")}.`;
}
