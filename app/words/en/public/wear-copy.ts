// The pages for strangers: what a baby wears at a temperature.
import { inWords } from "~/words/en/weather/weather-copy.ts";

export const WEAR_SITUATIONS = {
  stroller: "Stroller",
  carrier: "Carrier",
  car: "Car",
  ground: "On the ground",
  indoors: "Indoors",
  night: "Night",
} as const;

export const WEAR_AGES = { newborn: "0–4 weeks", first: "1–6 months", second: "6–12 months" } as const;

/** Each page's question; `degrees` are '50°F'. */
export const QUESTIONS = {
  stroller: (degrees: string) => `What does a baby wear at ${degrees}?`,
  carrier: (degrees: string) => `What does a baby wear in a carrier at ${degrees}?`,
  car: (degrees: string) => `What does a baby wear in the car at ${degrees}?`,
  ground: (degrees: string) => `What does a baby wear to play outside at ${degrees}?`,
  indoors: (degrees: string) => `What does a baby wear indoors at ${degrees}?`,
  night: (degrees: string) => `What does a baby sleep in at ${degrees}?`,
} as const;

export const WEAR_COPY = {
  title: "What does a baby wear?",
  description:
    "What to put on a baby from −40 to 115°F: stroller, carrier, car, playing outside, indoors, and at night, by age, with the reasons.",
  lead: "In a stroller, from one to six months. Each temperature leads to all ages, and to carrier, car, and night.",
  overview: "By temperature",
  situations: "Where",
  byAge: "By age",
  overStraps: "Over the straps",
  carry: "Along, for after the ride",
  steps: "A step colder or warmer",
  colder: "Colder",
  warmer: "Warmer",
  same: "The same.",
  windAndSun: "Wind and sun",
  why: "Why",
  how: "How we count",
  another: "Another temperature",
  field: "Degrees",
  show: "Show",
  nights: "Which sack, and what to wear under it",
  guide: "All about swaddles and sleep sacks",
  outdoorsHint: "Temperatures of the air, in the shade, without wind.",
} as const;

/** 'Also: a warm hat and mittens. Without: footmuff.' */
export function changeWords(on: readonly string[], off: readonly string[]): string {
  const parts = [
    ...(on.length > 0 ? [`Also: ${inWords(on, "and")}.`] : []),
    ...(off.length > 0 ? [`Without: ${inWords(off, "and")}.`] : []),
  ];
  return parts.join(" ");
}

/** The felt temperature of a windy day. */
export function windWords(units: "f" | "c", felt: string, hasHood: boolean): string {
  const wind = units === "f" ? "a 15 mph wind" : "a wind of 25 km/h";
  return `In ${wind}${hasHood ? " with the hood up" : ""} it feels like ${felt}.`;
}

/** For search engines. */
export function wearDescription(degrees: string, sentence: string): string {
  return `At ${degrees}: ${sentence}. By age, with wind and sun, and one step colder or warmer.`;
}

/** The form's error. */
export function wearLimits(from: string, to: string): string {
  return `Enter whole degrees from ${from} to ${to}.`;
}

/** A city, by the name that its table has, as it follows 'in'. */
export function cityWords(city: string): string {
  return city;
}

/** 'In March, mornings in St. Louis are like this.', or of two: 'Mornings are like this in March in St. Louis and in May in Helsinki.' */
export function likeMorningsWords(mornings: readonly { month: string; city: string }[]): string {
  const [first, second] = mornings;
  if (first && !second) return `In ${first.month}, mornings in ${first.city} are like this.`;
  const all = mornings.map(({ month, city }) => `in ${month} in ${city}`);
  return `Mornings are like this ${inWords(all, "and")}.`;
}

/** The table of nights. */
export const WEAR_NIGHT_COPY = {
  title: "What does a baby sleep in?",
  description:
    "One table for every room: which sleep sack by its TOG, and what to wear under it, in °F and °C. To print and hang up.",
  lead: "By the room's temperature, at the coldest it gets toward morning.",
  caption: "Sleep sack and clothes by room",
  columns: { room: "Room", sack: "Sleep sack", under: "Under it" },
  noSack: "No sack",
  newborn: "Newborn sleep sacks end at 2.5 TOG: below 58°F (14°C), warm the room.",
} as const;
