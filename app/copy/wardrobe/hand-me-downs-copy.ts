// Adding a whole bag of clothes, and passing clothes on.

import { counted } from "../counted.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const HAND_ME_DOWNS_COPY = {
  title: "Add hand-me-downs",
  intro: "A bag, gifts, or a drawer: count it once, save it once.",
  size: "What size is it?",
  text: "Type or paste a list",
  textHint: "For example: 12 bodysuits 3–6m, 2 snowsuits 6 months, 5 hats",
  read: "Fill in the counts",
  left: "We couldn't read what's left in the box. Change it, or count it below.",
  filled: "Check the counts below, then save.",
  counts: "Or count it here",
  save: "Save the bag",
  saving: "Saving...",
  oneMore: (name: string) => `One more: ${name}`,
  oneLess: (name: string) => `One less: ${name}`,
  inBag: (name: string) => `In the bag: ${name}`,
  undo: "Undo",
  undoing: "Undoing...",
  undone: "Undone. This bag no longer counts.",
  toPassOn: "See what you can pass on",
  kept: "We'll save this bag when you're back online.",
  discard: "Discard",
  discardOf: (bag: string) => `Discard ${bag}`,
  waiting: (pieces: number, hasList: boolean) =>
    [...(pieces > 0 ? [counted(pieces, "piece")] : []), ...(hasList ? ["a list"] : [])].join(" and "),
} as const;

export const PASS_ON_COPY = {
  title: "To pass on",
  intro: "Outgrown sizes, and anything you have too many of.",
  none: "There's nothing to pass on right now.",
  noneText: "When your baby outgrows a size, or you have more than you need, you'll find it here.",
  oneSize: "One size",
  passOn: "Pass on checked items",
  passingOn: "Saving...",
  all: (pieces: number) => `Pass on all ${pieces}`,
  passedOn: (pieces: number) => `Passed on: ${counted(pieces, "piece")}.`,
  undone: "Undone. They're back in your counts.",
  undo: "Undo",
  undoing: "Undoing...",
  youHave: (owned: number, needed: number) => `You have ${owned}, and need ${needed}`,
} as const;

/** 'Save 12 pieces' */
export function saveWords(pieces: number): string {
  return pieces === 0 ? HAND_ME_DOWNS_COPY.save : `Save ${counted(pieces, "piece")}`;
}

/** '2 of 6' */
export function haveOf(owned: number, needed: number): string {
  return needed > 0 ? `You have ${owned} of ${needed}` : owned > 0 ? `You have ${owned}` : "";
}

/** '3–6 months' */
function inMonths(size: Size): string {
  return SIZE_LABELS[size].replace("m", " months");
}

/** 'This bag covers 14 of 31 essentials for 3–6 months.' */
export function covers(covered: number, essentials: number, size: Size): string {
  return essentials === 0
    ? `Added for ${inMonths(size)}, which needs no essentials.`
    : `This bag covers ${covered} of ${counted(essentials, "essential")} for ${inMonths(size)}.`;
}

/** 'You now have enough: Footed Sleeper, Soft Pull-On Pants.' */
export function enoughNow(names: readonly string[]): string {
  return `You now have enough: ${names.join(", ")}.`;
}

/** 'Too many: 7 × Sun Hat (pass on 4).' */
export function tooMany(items: readonly { name: string; owned: number; extra: number }[]): string {
  return `Too many: ${items.map(({ name, owned, extra }) => `${owned} × ${name} (pass on ${extra})`).join(", ")}.`;
}

// The links to the pages about bags of clothes, apart from those pages' own texts.
export const HAND_ME_DOWNS_LINKS = {
  bag: "Add hand-me-downs",
  passOn: "To pass on",
} as const;
