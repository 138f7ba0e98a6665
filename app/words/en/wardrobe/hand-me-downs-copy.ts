// Adding a whole bag of clothes, and passing clothes on.

import { counted } from "~/words/en/counted.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const HAND_ME_DOWNS_COPY = {
  add: "Add to the wardrobe",
  intro: "Hand-me-downs, gifts, or a drawer: write it once, save it once.",
  size: "What size is it?",
  sizeOf: (size: string) => `No size written? Then it's ${size}`,
  text: "One thing or a whole bag:",
  textHint: "2 onesies nb, 3 sleep n plays 0-3, snowsuit 6-9",
  read: "Show my list",
  inBox: "Your list",
  left: "We couldn't count everything. The rest is still in the box.",
  filled: "Check your list, then add it.",
  youNeed: (pieces: number) => `you need ${pieces}`,
  enough: "you have enough",
  niceToHave: "nice to have",
  notNeeded: "you don't need any",
  howMany: "how many?",
  own: "new · your own item",
  asked: "What is this, how many, and which size? Change it above, or add it as your own item.",
  tooLong: "This is too long for one item. Please shorten it above.",
  byHand: "Count by hand",
  pieces: (pieces: number) => counted(pieces, "piece"),
  kinds: (items: number) => counted(items, "item"),
  details: "More details",
  saving: "Adding...",
  added: (pieces: number) => `Added: ${counted(pieces, "piece")}.`,
  done: "Done",
  loading: "Opening your wardrobe…",
  oneMore: (name: string) => `One more: ${name}`,
  oneLess: (name: string) => `One less: ${name}`,
  inBag: (name: string) => `In the bag: ${name}`,
  undo: "Undo",
  undoing: "Undoing...",
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
  youHave: (owned: number, needed: number) => `You have ${owned}, and need ${needed}`,
} as const;

/** 'Add 21' */
export function addWords(pieces: number): string {
  return pieces === 0 ? "Add" : `Add ${pieces}`;
}

/** '2 of 6' */
export function haveOf(owned: number, needed: number): string {
  return needed > 0 ? `You have ${owned} of ${needed}` : owned > 0 ? `You have ${owned}` : "";
}

/** '3–6 months' */
function inMonths(size: Size): string {
  return SIZE_LABELS[size].replace("m", " months");
}

/** 'This bag covers 14 of 31 essentials to go for 3–6 months.' */
export function covers(covered: number, essentials: number, size: Size): string {
  return essentials === 0
    ? `Added for ${inMonths(size)}, which has no essentials to go.`
    : `This bag covers ${covered} of ${counted(essentials, "essential")} to go for ${inMonths(size)}.`;
}

/** 'You now have enough: Footed Sleeper, Soft Pull-On Pants.' */
export function enoughNow(names: readonly string[]): string {
  return `You now have enough: ${names.join(", ")}.`;
}

/** 'Too many: 7 × Sun Hat (pass on 4).' */
export function tooMany(items: readonly { name: string; owned: number; extra: number }[]): string {
  return `Too many: ${items.map(({ name, owned, extra }) => `${owned} × ${name} (pass on ${extra})`).join(", ")}.`;
}

/** 'Covers 14 of 31 essentials to go' */
export function coversWords(covered: number, essentials: number): string {
  return `Covers ${covered} of ${counted(essentials, "essential")} to go`;
}

/** 'Add to Mia's wardrobe', or to the title that somebody typed; both may be missing. */
export function addTo(title: string | null, names: string | null): string {
  if (title) return `Add to ${title}`;
  return names ? `Add to ${names}'s wardrobe` : HAND_ME_DOWNS_COPY.add;
}

// The links to the pages about bags of clothes, apart from those pages' own texts.
export const HAND_ME_DOWNS_LINKS = { bag: "Add hand-me-downs", passOn: "To pass on" } as const;
