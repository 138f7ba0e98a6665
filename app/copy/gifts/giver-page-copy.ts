// The pages that givers see.
import { type DEGREES, degreesWords } from "../weather/weather-copy.ts";

export const GIVER_COPY = {
  reserve: "Reserve",
  /** Below the title of a list that shows where or when. */
  dueIn: (month: string) => `due in ${month}`,
  taken: "Taken care of",
  allTaken: "Everything on this list is taken care of. Thank you!",
  sections: {
    Essential: "Essentials",
    wish: "Other wishes",
    Recommended: "Recommended",
    "Nice-to-have": "Nice to have",
    other: "Other items",
  },
  whereToBuy: "Where to buy",
  itsLink: "See it in the shop",
  newTab: "opens in a new tab",
  own: "Your reservations",
  reservedForYou: "Reserved for you.",
  close: "OK",
  undone: "Canceled. Someone else can get it now.",
  changed: "Changed.",
  undo: "Cancel reservation",
  pieces: "How many",
  change: "Change",
  bought: "I've bought it",
  notBought: "I haven't bought it yet",
  isBought: "Bought",
  waiting: "Waiting for the parents' OK",
  offList: "No longer on the list. If you have it already, ask the parents.",
  gone: "This gift list has moved or been closed",
  goneHint: "Ask the parents for the link they use now.",
  madeWith: "Made with Layette, which plans a baby's clothes for the first year.",
} as const;

/** After the large number: 'gifts still needed'. */
export function wishedWords(count: number): string {
  return count === 1 ? "gift still needed" : "gifts still needed";
}

/** '2 of 5 left' */
export function leftWords(left: number, wished: number): string {
  return wished === 1 ? "1 needed" : `${left} of ${wished} left`;
}

/** '1 of 2 has arrived' */
export function arrivedWords(arrived: number, pieces: number): string {
  if (arrived === pieces) return "It has arrived. Thank you!";
  return `${arrived} of ${pieces} ${arrived === 1 ? "has" : "have"} arrived`;
}

/** 'For days around 35°F.' */
export function aroundWords(degrees: number, units: keyof typeof DEGREES): string {
  return `For days around ${degreesWords(degrees, units)}.`;
}

export const RESERVE_COPY = {
  title: (what: string) => `Reserve: ${what}`,
  name: "Your name",
  nameHint: "So the parents know who it's from. Other gift givers won't see it.",
  nameHintSurprise:
    "This list is a surprise: the parents won't see your name until after the birth. Other gift givers never will.",
  pieces: "How many",
  how: "How are you getting it?",
  ways: { buy: "I'll buy it", pass: "I'm passing on ours", lend: "I'll lend it" },
  message: "A message to the parents",
  optional: "Optional.",
  email: "Email",
  emailHint: "Optional. We'll send you one email with a link to cancel this, and nothing else.",
  approves: "The parents confirm each reservation. It's held for you until they do.",
  send: "Reserve",
  /** Fewer are left than were asked for. */
  onlyLeft: (left: number) => (left === 1 ? "Only 1 is left." : `Only ${left} are left.`),
} as const;

export const UNDO_GIFT_COPY = {
  title: "Cancel your reservation?",
  lead: (what: string, list: string) => `You reserved ${what} on “${list}”.`,
  send: "Cancel My Reservation",
  done: "Canceled",
  gone: "That reservation isn't there anymore",
  goneHint: "It may already have been canceled.",
} as const;
