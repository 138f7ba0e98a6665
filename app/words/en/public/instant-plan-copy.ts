// The instant plan: the page of a place and a month, and the form that leads to it.

import { counted } from "~/words/en/counted.ts";

export const PLAN_FORM_COPY = {
  title: "Where and when?",
  place: "ZIP code",
  month: "Due month",
  /** The two groups of months. */
  due: "Due",
  born: "Born",
  alreadyHere: "Already here? Choose the birth month",
  button: "See my numbers",
  another: "Another place or month",
} as const;

export const PLAN_COPY = {
  sizes: "Size",
  laundryTitle: "Laundry",
  save: "Save this plan",
  saveHint: "It's free. We'll keep these answers; just add your exact due date.",
  take: "Make this my plan",
  takeHint: "We'll keep these answers; just add your exact due date.",
  share: "Share",
  copied: "Link copied",
  print: "Print",
  reasons: "Why this many?",
  noPlan: "We don't have a plan for that",
} as const;

/** In place of the hints above, once the baby is here. */
export const BORN_HINTS = {
  saveHint: "It's free. We'll keep these answers; just add the exact birth date.",
  takeHint: "We'll keep these answers; just add the exact birth date.",
} as const;

/** How often laundry is done. */
export const LAUNDRY_WORDS = {
  daily: "laundry every day",
  every_2_3_days: "laundry every 2–3 days",
  weekly_plus: "laundry once a week",
} as const;

/** How long a size is worn. */
const SIZE_WORDS = {
  "0-3m": "the first three months",
  "3-6m": "3 to 6 months",
  "6-9m": "6 to 9 months",
  "9-12m": "9 to 12 months",
} as const;

/** How old a baby who is here is, in completed months and weeks. */
export type Age = { months: number; weeks: number };

/**
 * The words after the number: 'essentials for a February baby in Minneapolis, MN', or 'for a June baby, now 5 months, in
 * Minneapolis, MN'.
 */
export function babyWords(count: number, month: string, place: string, age: Age | null = null): string {
  const now = age ? `, ${ageWords(age)},` : "";
  return `${count === 1 ? "essential" : "essentials"} for ${babyOf(month)}${now} in ${place}`;
}

function ageWords({ months, weeks }: Age): string {
  if (months > 0) return `now ${counted(months, "month")}`;
  return weeks > 0 ? `now ${counted(weeks, "week")}` : "just born";
}

/** 'a February baby', 'an August baby' */
function babyOf(month: string): string {
  return `${/^[AO]/.test(month) ? "an" : "a"} ${month} baby`;
}

/** 'For the first three months (EU 56/62), due around February 15, with laundry every 2–3 days' */
export function sizeLine(
  size: keyof typeof SIZE_WORDS,
  shopSize: string | null,
  laundry: keyof typeof LAUNDRY_WORDS,
  day: string,
  isBorn = false,
): string {
  return `For ${SIZE_WORDS[size]}${inBrackets(shopSize)}, ${isBorn ? "born" : "due"} around ${day}, with ${LAUNDRY_WORDS[laundry]}`;
}

function inBrackets(shopSize: string | null): string {
  return shopSize === null ? "" : ` (${shopSize})`;
}

/** '134 essentials for the year' */
export function yearLine(count: number): string {
  return `${count} essentials for the year`;
}

/** The same once a size is over: '94 essentials for the rest of the year' */
export function restLine(count: number): string {
  return `${counted(count, "essential")} for the rest of the year`;
}

/** '35 more pieces, recommended or nice to have' */
export function othersLine(pieces: number): string {
  return `${pieces} more ${pieces === 1 ? "piece" : "pieces"}, recommended or nice to have`;
}

/** A plan's title for search engines and shared links. */
export function planTitle(count: number, month: string, place: string, age: Age | null = null): string {
  return `${count} ${babyWords(count, month, place, age)}`;
}

export function planDescription(month: string, place: string, year: number): string {
  return `The essentials for ${babyOf(month)} in ${place}, size by size, with the reason for each number: ${year} for the first year, based on the local climate.`;
}

/** 'We can't find ZIP code 00000.' */
export function unknownZip(zipcode: string): string {
  return `We can't find ZIP code ${zipcode}. Please check it or try one nearby.`;
}

/** For a month outside the offered range. */
export function monthOutside(first: string, last: string): string {
  return `Please choose a month between ${first} and ${last}.`;
}

/** The lines below the number in a plan's picture: of the size that it opens at, as shops at the place print it. */
export function pictureLines(month: string, place: string, shopSize: string | null): string[] {
  return [`for ${babyOf(month)}${inBrackets(shopSize)}`, `in ${place}`];
}

/** A place that has no other name: 'ZIP 55499'. */
export function zipArea(zipcode: string): string {
  return `ZIP ${zipcode}`;
}
