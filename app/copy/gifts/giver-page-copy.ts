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
    wish: "Also wished for",
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
  undone: "Undone. Someone else can bring it now.",
  changed: "Changed.",
  undo: "Undo",
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

/** After the large number: 'things still wished for'. */
export function wishedWords(count: number): string {
  return count === 1 ? "thing still wished for" : "things still wished for";
}

/** '2 of 5 left' */
export function leftWords(left: number, wished: number): string {
  return wished === 1 ? "1 wished for" : `${left} of ${wished} left`;
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
  nameHint: "So the parents know who it's from. Other givers never see it.",
  nameHintSurprise:
    "This list is a surprise: the parents will see it after the birth. Other givers never do.",
  pieces: "How many",
  how: "How will you bring it?",
  ways: { buy: "I'll buy it", pass: "I'm passing on ours", lend: "I'll lend it" },
  message: "A message to the parents",
  optional: "Optional.",
  email: "Email",
  emailHint: "Optional. We'll send you one email with a link to undo this, and nothing else.",
  approves: "The parents confirm each reservation. It's held for you until they do.",
  send: "Reserve",
  /** Fewer are left than were asked for. */
  onlyLeft: (left: number) => (left === 1 ? "Only 1 is left." : `Only ${left} are left.`),
} as const;

export const UNDO_GIFT_COPY = {
  title: "Undo your reservation?",
  lead: (what: string, list: string) => `You reserved ${what} on “${list}”.`,
  send: "Undo My Reservation",
  done: "Undone",
  gone: "That reservation isn't there anymore",
  goneHint: "It may have been undone already.",
} as const;
