// A trip's page: the answer, the baby's age, the weather, what to pack, and what the plan lacks.
import { counted } from "~/words/en/counted.ts";
import { SIZE_LABELS, type Size } from "~/words/en/wardrobe/wardrobe-copy.ts";

export const TRIP_COPY = {
  sizes: "Sizes of this trip",
  packed: "Packed",
  /** Before a row's number. */
  packWord: "pack",
  packedOf: (name: string) => `Packed: ${name}`,
  more: "More for this trip",
  moreButton: "More",
  edit: "Change this trip",
  copy: "Copy as text",
  copied: "Copied!",
  notCopied: "Couldn't copy the list to the clipboard.",
  print: "Print",
  delete: "Delete this trip",
  close: "Close",
  waiting: "We'll save this when you're back online",
  grown: "This trip goes beyond the plan's months, so these are the numbers of its last size.",
} as const;

export const TRIP_STATE_COPY = {
  workingTitle: "Making your packing list",
  working:
    "We're checking the weather for these days and counting what your baby needs. This takes a moment.",
  failedTitle: "We couldn't put this trip together",
  failed: "Your trip is saved. Please try again.",
  nothingTitle: "Nothing to pack yet",
  nothing: "The packing list starts with the day your baby is born.",
  emptyTitle: "Nothing to pack",
  empty: "Your plan doesn't call for anything in this size and weather.",
} as const;

/** The words around the large number. */
export const PACK_HEADLINE = {
  before: "Pack",
  in: (words: string, place: string) => `${words} in ${place}`,
} as const;

/** The words after the large number: 'pieces for 4 days' */
export function packWords(pieces: number, days: number): string {
  return `${pieces === 1 ? "piece" : "pieces"} for ${counted(days, "day")}`;
}

/** '5 of 23 packed', or '5 of 23 packed, 2 more' if non-essentials are packed too. */
export function packedWords(packed: number, pieces: number, others: number): string {
  return others > 0 ? `${packed} of ${pieces} packed, ${others} more` : `${packed} of ${pieces} packed`;
}

/** '62 with extras' */
export function withExtras(pieces: number): string {
  return `${pieces} with extras`;
}

export const EXTRAS_COPY = { title: "Extras", lead: "Recommended and nice to have" } as const;

/** 'One more for skiing' */
export function moreFor(activity: string): string {
  return `One more for ${activity.toLowerCase()}`;
}

/** 'For skiing' */
export function forActivity(activity: string): string {
  return `For ${activity.toLowerCase()}`;
}

/** '0–3m · 3 days' */
export function sizeTab(ageRange: Size, days: number): string {
  return `${SIZE_LABELS[ageRange]} · ${counted(days, "day")}`;
}

/** For an item without a size that an earlier size of the trip already packs. */
export function packedWith(ageRange: Size): string {
  return `Packed with ${SIZE_LABELS[ageRange]}`;
}

export const TRIP_WEATHER_COPY = {
  certainty: {
    forecast: "Forecast",
    typical: "Typical for these dates",
    estimated: "Estimated for these dates",
  },
  high: (degrees: string) => `average high ${degrees}`,
  low: (degrees: string) => `Average low ${degrees}`,
  rainDays: (days: number) => (days === 0 ? "no rainy days" : counted(days, "rainy day")),
  snowDays: (days: number) => counted(days, "snowy day"),
} as const;

/** Things to get before the trip. */
export const BEFORE_COPY = {
  title: "Before you go",
  answer: (essentials: number, extras: number, coming: number) => {
    if (essentials === 0 && extras === 0)
      return coming > 0 ? "Nothing else to get for this trip." : "You have everything for this trip.";
    const more = extras === 1 ? "1 extra" : `${extras} extras`;
    if (essentials === 0)
      return coming > 0
        ? `You still need ${more} for this trip.`
        : `You have every essential for this trip. You still need ${more}.`;
    const answer = `You still need ${counted(essentials, "essential")} before you go`;
    return extras > 0 ? `${answer}, and ${more}.` : `${answer}.`;
  },
  coming: (pieces: number) =>
    pieces === 1 ? "1 more piece is coming as a gift." : `${pieces} more pieces are coming as gifts.`,
  boxed: (pieces: number) =>
    pieces === 1 ? "1 more piece is in the attic." : `${pieces} more pieces are in the attic.`,
  list: "What you still need",
  facts: (toGet: number, needed: number) => (toGet < needed ? `get ${toGet} of ${needed}` : `get ${toGet}`),
} as const;

export const COMPARISON_COPY = {
  title: "What your plan doesn't cover",
  lead: (plan: string) => `Needed for this trip, but not in ${plan} yet.`,
  enough: "Nothing extra to plan: everything here is already in your plan.",
  oneDay: "For a single day we don't add anything to your plan.",
  covered: (count: number) => `${counted(count, "item")} your plan already covers`,
  facts: (have: number, planned: number, needed: number) => `have ${have} · plan ${planned} · need ${needed}`,
  add: (count: number) => `Add ${count} to plan`,
  addAll: (count: number) => `Add all ${count} pieces to your plan`,
  added: (pieces: number) => `${pieces} added to your plan`,
  addedAll: (items: number) =>
    items === 0 ? "Everything is already in your plan." : `${counted(items, "item")} added to your plan.`,
  undo: "Undo",
  undone: (name: string) => `We removed ${name} from your plan.`,
  notUndone: "Couldn't remove that from your plan. Please try again.",
  unreadable: "We can't compare your plan right now.",
  openPlan: "Open the plan",
} as const;
