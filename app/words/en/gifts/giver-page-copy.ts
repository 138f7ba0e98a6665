// The pages that givers see.
import { type DEGREES, degreesWords } from "~/words/en/weather/weather-copy.ts";

export const GIVER_COPY = {
  reserve: "Reserve",
  /** Below the title of a list that shows where or when. */
  dueIn: (month: string) => `due in ${month}`,
  taken: "Taken care of",
  allTaken: "Everything on this list is taken care of. Thank you!",
  /** Over what the parents wish for most; `parents` is 'Ana & Sam', or null where nobody has said a name. */
  ideas: (parents: string | null) => `Ideas from ${parents ?? "the parents"}`,
  love: (parents: string) => `Love, ${parents}`,
  ownWish: (parents: string | null) => `${parents ?? "The parents"}${parents ? "'s" : "'"} own wish`,
  readMore: "Read it all",
  moreIdeas: (count: number) => `${count} more ${count === 1 ? "idea" : "ideas"}`,
  together: "Together",
  bundles: {
    outside: "Warm outside",
    nights: "Nights",
    firstDays: "The first days",
    rain: "Rainy days",
    sun: "In the sun",
    swim: "At the pool",
    meals: "Meals",
  },
  reserveAll: (count: number) => (count === 2 ? "Reserve both" : `Reserve all ${count}`),
  pickOne: "Pick one",
  everythingElse: "Everything else, by kind",
  otherWishes: "Other wishes",
  leftOfKind: (left: number) => `${left} left`,
  /** `what` is '4 footed sleepers'; null where nothing is counted. */
  howMany: (what: string | null) => (what ? `How do they know it's ${what}?` : "How do they know how many?"),
  howManyText: (place: string | null) =>
    `Layette counts from the weather ${place ? `in ${place}` : "where they live"}, the laundry, and how fast babies grow.`,
  anotherBaby: "See the numbers for another baby",
  /** Below outerwear whose parents decide on it in a few months; `day` is null where the list doesn't say when the baby comes. */
  likely: (day: string | null) =>
    `Likely the size for the winter, not sure yet${day === null ? "" : `: decided around ${day}`}`,
  whereToBuy: "Where to buy",
  itsLink: "See it in the shop",
  newTab: "opens in a new tab",
  own: "Your reservations",
  thankYou: (giver: string) => `Thank you, ${giver}`,
  bringIt: (parents: string | null) =>
    `Bring it on your next visit, or ask ${parents ?? "the parents"} where to send it.`,
  missed: (what: string) => `Someone else was faster with this: ${what}.`,
  reservedForYou: "Reserved for you.",
  close: "OK",
  undone: "Canceled. Someone else can get it now.",
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

/** After the number: 'gifts still needed'. */
export function wishedWords(count: number): string {
  return count === 1 ? "gift still needed" : "gifts still needed";
}

/** After that: ', 3 are on their way', or nothing. */
export function onTheirWay(count: number): string {
  if (count === 0) return "";
  return count === 1 ? ", 1 is on its way" : `, ${count} are on their way`;
}

/** 'Ana & Sam'; null for nobody. */
export function parentsWords(names: readonly string[]): string | null {
  return names.length > 0 ? names.join(" & ") : null;
}

/** 'Warm hat and warm mittens, 6–9 months': the pieces of a bundle. */
export function bundleWords(pieces: readonly string[], months: string | null): string {
  const words = new Intl.ListFormat("en-US").format(pieces);
  return months === null ? words : `${words}, ${months}`;
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
  /** Of a bundle. */
  several: (count: number) => `Reserve ${count} gifts`,
  /** Beside a gift that somebody else has reserved in the meantime. */
  takenMeanwhile: "just reserved by someone else",
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
