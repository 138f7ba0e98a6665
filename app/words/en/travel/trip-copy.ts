// Words on a trip's page: whom the bag is for, the bag, and what isn't clothing.

import { counted } from "~/words/en/counted.ts";
import { SIZE_LABELS, type Size } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { inWords } from "~/words/en/weather/weather-copy.ts";

export type Age = { unit: "weeks" | "months"; count: number };

export type Baby =
  | { kind: "unborn"; weeksBefore: number }
  | { kind: "arriving"; to: Age }
  | { kind: "born"; from: Age; to: Age };

/**
 * 'Your baby will be 4 months old during this trip'. A trip that ends before the birth also says how long
 * before; a past trip says 'was'.
 */
export function babyWords(baby: Baby, isPast: boolean): string {
  switch (baby.kind) {
    case "unborn":
      return `${during("on the way", isPast)}, ${beforeBirth(baby.weeksBefore)}.`;
    case "arriving":
      return `${during(spanWords({ unit: "weeks", count: 0 }, baby.to), isPast)}.`;
    case "born":
      return `${during(spanWords(baby.from, baby.to), isPast)}.`;
    default:
      return baby satisfies never;
  }
}

/** 'a newborn', 'newborn to 3 weeks old', '3 to 5 weeks old', '4 months old' */
function spanWords(from: Age, to: Age): string {
  if (isNewborn(to)) return "a newborn";
  const last = `${ageWords(to)} old`;
  if (isNewborn(from)) return `newborn to ${last}`;
  if (from.unit !== to.unit) return `${ageWords(from)} to ${last}`;
  return from.count === to.count ? last : `${from.count} to ${last}`;
}

function isNewborn({ unit, count }: Age): boolean {
  return unit === "weeks" && count === 0;
}

function during(age: string, isPast: boolean): string {
  return isPast ? `Your baby was ${age} during this trip` : `Your baby will be ${age} during this trip`;
}

function beforeBirth(weeks: number): string {
  return weeks < 1 ? "due a few days later" : `due about ${counted(weeks, "week")} later`;
}

/** '4 months' */
export function ageWords({ unit, count }: Age): string {
  return counted(count, unit === "weeks" ? "week" : "month");
}

/** Why the bag holds so many, and what stays at home. */
export const BAG_COPY = {
  why: (pack: number) => `Why ${pack}?`,
  one: (days: number) =>
    days <= 1 ? "One is enough for the day." : `One is enough for ${counted(days, "day")}.`,
  oneBetweenWashes: (days: number) => `One is enough for the ${days} days between washes.`,
  whole: "As many as in your plan.",
  use: (perDay: number, days: number) => `${perDay} a day × ${counted(days, "day")}`,
  between: " between washes",
  week: ", a week's worth",
  is: (pieces: number, isExact: boolean) => (isExact ? ` is ${pieces}` : ` rounds up to ${pieces}`),
  spare: (spare: number) => `, plus ${spare} spare`,
  activity: (activity: string) => `, plus 1 for ${activity.toLowerCase()}`,
  bitter: (pieces: number) => `, plus ${pieces} for bitter cold`,
  total: (pieces: number) => `: ${pieces}`,
  enough: (quantity: number) => `, but you won't need more than the ${quantity} in a full wardrobe`,
  newborn: (newborn: number, pack: number) => `. ${newborn} of them in newborn size, so ${pack} in this one`,
  newbornAll: (pack: number) => `. Newborn sizes cover that; pack ${pack} of these in case they get tight`,
  formula: (quantity: number) => `A full wardrobe for this weather has ${quantity}.`,
  /** What to take of a size that stays at home. */
  pieces: (pieces: readonly string[]) => inWords(pieces, "and"),
  laterSize: (size: Size, from: string, days: number, instead: Size) =>
    `From ${from} on, for ${counted(days, "day")}, ${SIZE_LABELS[size]} may fit better. This list packs ${SIZE_LABELS[instead]} for the whole trip.`,
  earlierSize: (size: Size, until: string, days: number, instead: Size) =>
    `Until ${until}, for ${counted(days, "day")}, ${SIZE_LABELS[size]} may still fit better. This list packs ${SIZE_LABELS[instead]} for the whole trip.`,
  laterPieces: (size: Size, pieces: string) =>
    `In case sleeves get too short, bring these in ${SIZE_LABELS[size]}: ${pieces}.`,
  earlierPieces: (size: Size, pieces: string) =>
    `In case sleeves are too long, bring these in ${SIZE_LABELS[size]}: ${pieces}.`,
  replaced: (names: readonly string[]) =>
    `Left at home because something in the bag does the same job: ${inWords(names, "and")}.`,
  weekOnly: "This is a week's worth. For longer, plan on a sink or a laundromat.",
} as const;

export const KIT_COPY = {
  title: "Other things to pack",
  names: {
    diapers: "Diapers",
    wipes: "Wipes",
    changing: "Changing pad and diaper cream",
    feeding: "Feeding supplies",
    carrier: "Baby carrier or stroller",
    car_seat: "Car seat",
    sunscreen: "Sunscreen",
    health: "Thermometer and medicine",
    wet_bag: "Bag for wet clothes",
    documents: "Documents",
  },
  facts: {
    feeding: "Bottles, formula, pump, or baby food, whatever your baby needs",
    sunscreen: "Mineral, for what shade and clothes don't cover",
    documents: "Insurance card, ID, and a passport if you cross a border",
  },
  /** '40 for 4 days, about 10 a day' */
  diapers: (pieces: number, perDay: number, days: number) =>
    `${pieces} for ${counted(days, "day")}, about ${perDay} a day`,
  /** '70 for the first week, about 10 a day; buy more there' */
  diapersOfAWeek: (pieces: number, perDay: number) =>
    `${pieces} for the first week, about ${perDay} a day; buy more there`,
  wipes: (packs: number) => counted(packs, "pack"),
  packed: (packed: number, things: number) => `${packed} of ${things} packed`,
} as const;
