// Words around an item: how many of it, when its sizes are worn, and the forms of a parent's own.

import { counted } from "~/words/en/counted.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const ADD_ITEM_COPY = {
  title: "Add custom item",
  lead: "We'll add it to this size only. Its number doesn't depend on your laundry.",
  name: "Item Name",
  category: "Category",
  chooseCategory: "Choose a category",
  essentiality: "Essentiality Level",
  pieces: "How many for each kind of weather",
  piecesHint: "0 to 20 for each. Leave blank for 0.",
  notes: "Notes",
  notesHint: "Optional",
  add: "Add item",
  /** Added to a category's button for screen readers. */
  to: (category: string) => `to ${category}`,
  adding: "Adding...",
  cancel: "Cancel",
  signedOut: "You've been logged out. Log in again in a new tab, then come back here to add the item.",
  signIn: "Log in (new tab)",
} as const;

export const EDIT_ITEM_COPY = {
  title: "Edit item",
  lead: "Its number doesn't depend on your laundry. We'll keep your count and note.",
  save: "Save",
  saving: "Saving...",
  edit: "Edit",
  remove: "Remove",
  undo: "Undo",
  signedOut: "You've been logged out. Log in again in a new tab, then come back here to save the item.",
} as const;

/** The dialog spells the last one differently. */
export const ADD_ITEM_ESSENTIALITIES = {
  Essential: "Essential",
  Recommended: "Recommended",
  "Nice-to-have": "Nice to Have",
} as const;

/** The toast after adding an item. */
export function itemAddedText(name: string): string {
  return `"${name}" has been added to your wardrobe.`;
}

/** The toast after editing an item. */
export function itemSavedText(name: string): string {
  return `“${name}” has been saved.`;
}

/** The toast after removing an item, followed by 'Undo'. */
export function itemRemovedText(name: string): string {
  return `“${name}” was removed.`;
}

export const COUNT_COPY = {
  have: "You have",
  listLabel: (name: string) => `You have: ${name}`,
  /** `shown` is the button's text: '2', or '2 of 4'. */
  valueLabel: (name: string, shown: number | string) => `You have ${shown}: ${name}. Choose a number`,
  oneLess: (name: string) => `One less: ${name}`,
  oneMore: (name: string) => `One more: ${name}`,
  search: "Search number...",
  /** Beside a change that the server failed to save. */
  keepsTrying: "It's still on this page, and we'll keep trying.",
  waitingAfterFailure: "Not saved yet. Trying again...",
  noNumber: "No number found.",
  noList: "This list needs a connection. You can still use − and +.",
  keep: (count: number) => `Keep ${count}`,
  close: "Close",
  saving: "Saving...",
  saved: "Saved",
  waiting: "We'll save this when you're back online",
  /** What was entered, if it is no longer on the screen, and why it wasn't saved. */
  refused: (value: string | number | null, reason: string) =>
    `Not saved${value === null ? "" : `: ${value}`}. ${reason}`,
  /** What somebody else on the plan has just changed: the count, or (null) the note. */
  by: (name: string, count: string | null) =>
    count ? `${name}: ${count}, just now` : `${name} changed the note just now`,
  /** In place of a name, on a page of one's own. */
  otherPage: "On another page",
  /** After what was just changed: the count that it replaced although its author hadn't seen it. */
  over: (count: number) => `instead of ${count}`,
  noteBack: "Put yours back",
  undo: "Undo",
  savedCount: (name: string, count: number) => `${name}: ${count}. Saved.`,
} as const;

/** Shown beside a size; sizes after the next one need no label, and those that a plan doesn't have aren't shown. */
export const SIZE_TIME_LABELS = { over: "done", now: "now", next: "next", later: null, none: null } as const;

/** The worn size while the next one leads, and pieces that aren't asked for anymore. */
export const ENDING_COPY = {
  /** Before the headline: '6–9m next: 36 essentials to go' */
  next: (size: Size) => `${SIZE_LABELS[size]} next:`,
  /** '3–6m fits until about Dec 20' */
  fits: (size: Size, day: string) => `${SIZE_LABELS[size]} fits until about ${day}`,
  /** After it: '4 essentials you may still need' */
  still: (essentials: number) => `${counted(essentials, "essential")} you may still need`,
  none: "nothing more to get",
  /** The headline of a size that ends within two weeks. */
  nothing: (size: Size) => `Nothing more to get in ${SIZE_LABELS[size]}`,
  /** On a row. */
  brief: "Soon outgrown: no more needed",
} as const;

/** Why heavy outerwear isn't asked for on this day: the day comes as words. */
export type Held = { kind: "waits"; day: string } | { kind: "other"; size: Size } | { kind: "over" };

/** On the row of a coat, a bunting, a snowsuit, or winter booties that isn't asked for on this day: 'Decide around Nov 14' */
export function heldWords(held: Held): string {
  if (held.kind === "over") return "The cold is almost over: no more needed";
  return held.kind === "waits"
    ? `Decide around ${held.day}`
    : `Get ${SIZE_LABELS[held.size]} for this winter`;
}

/** One tap that brings every essential of a size to the number needed. */
export const ENOUGH_COPY = {
  have: "We have enough of this size",
  done: (size: Size) => `You have everything essential for ${SIZE_LABELS[size]} now`,
  /** In place of the button, without scripts. */
  undoOf: (size: Size) => `Undo: enough of ${SIZE_LABELS[size]}`,
} as const;

/** What an undo really took off the counts, or put back on them: 'Undone: 12 pieces taken off your counts.' */
export function undoneWords(taken: { back: number; of: number } | undefined, way: "off" | "on"): string {
  const { back, of } = taken ?? { back: 0, of: 0 };
  const pieces = back < of ? `${back} of ${counted(of, "piece")}` : counted(back, "piece");
  return `Undone: ${pieces} ${way === "off" ? "taken off" : "back in"} your counts.`;
}

/** The size that is still worn, as a sentence of an email. */
export function endingSentence(size: Size, day: string, essentials: number): string {
  const still = essentials > 0 ? ENDING_COPY.still(essentials) : ENDING_COPY.none;
  return `${ENDING_COPY.fits(size, day)}: ${still}.`;
}

export const OVER_COPY = {
  /** Shown once a plan's sizes are all over. */
  yearOver: (isSecond: boolean) =>
    isSecond ? "You made it through two years!" : "You made it through the first year!",
  yearOverNote: "This plan ends with its last size",
  nothingCounted: "You haven't counted any pieces in this size.",
  others: (items: number) => `+ ${counted(items, "other item")}`,
  open: (size: Size) => `Open ${SIZE_LABELS[size]}`,
} as const;

/** 'Size 0–3m is outgrown' */
export function sizeIsOver(size: Size): string {
  return `Size ${SIZE_LABELS[size]} is outgrown`;
}

/** '41 pieces to pass on' */
export function toPassOn(pieces: number): string {
  return pieces === 0 ? "nothing to pass on" : `${counted(pieces, "piece")} to pass on`;
}
