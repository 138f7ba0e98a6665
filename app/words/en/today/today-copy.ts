// The page of today's outfit.
import { monthWords } from "~/words/en/day-words.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";

export const TODAY_COPY = {
  title: "Today",
  goingHome: "Going home",
  where: "Where",
  when: "When",
  tonight: "Tonight",
  tomorrowMorning: "Tomorrow morning",
  why: "Why these?",
  how: "How we count",
  wished: "Not in your drawer",
  notListed: "Not on your list",
  addToList: "Add to shopping list",
  onList: "On your shopping list",
  inPlan: "In your plan",
  countIt: "Count it if you have it",
  overStraps: "Over the straps",
  take: "Take along",
  rainCover: "rain cover",
  doubted: "The forecast is far from any weather this place has had, so we don't use it",
  umbrella: "an umbrella",
  changes: "Changes",
  asleep: "Asleep",
  calm: "Calm",
  here: "Use the weather where I am",
  isHere: "Weather where you are, for this visit only.",
  noneHere: "There is no forecast where you are right now, so this is the usual weather of the plan.",
  notFound: "Your device didn't say where it is",
  fromDrawer: "From your drawer, as far as it goes.",
  fromPlan: "From what your plan asks for, because too little of yours is counted in this size.",
  usualDrawer: "From the usual drawer, because too little of yours is counted in this size.",
  count: "Count my drawer",
  notCounted: "not counted yet",
  nothingLeft: "There is nothing to put on: put skipped clothes back, or count more",
  show: "Show what to wear",
  save: "Save",
  noWeather: "This plan's weather can't be read right now. Indoors and Tonight work without it.",
  unread: "New: no health professional has read these outfits yet.",
  notToday: "Not today",
  inWash: "In the wash",
  putBack: "Put back",
  allInWash: "Everything to put on is in the wash. Put a piece back to see an outfit.",
  cold: "Cold",
  sweaty: "Sweaty",
  yes: "Yes",
  no: "No",
  backToUsual: "Back to usual",
  otherOutfits: "Warmer, lighter, or another",
  send: "Send to day care or grandparents",
  dayCare: "Day care list",
  notice: "Get a morning notice",
  /** Twins, and triplets, who wear the same. */
  both: "Both:",
  allThree: "All three:",
  family: "Today for all children",
  noneYet: "Today begins 14 days before the due date.",
} as const;

/** In place of an outfit, for parents and helpers. */
export const WITHOUT_COPY = {
  /** After the last size of a plan that can go on; `sizes` are those that fit by now. */
  next: (sizes: string) => `${sizes} by now. This plan ends with the size before.`,
  end: `${PRODUCT_NAME} ends at 24 months.`,
  in: "Stay in until the due date: early and small newborns go out later.",
  small: "Stay in until 5½ lb (2.5 kg): small newborns go out later.",
} as const;

/** While a trip is under way. */
export const ON_TRIP_COPY = {
  atHome: "At home",
  onTrip: "On the trip",
  days: "Average of the trip, not an hourly forecast",
  bag: "From what is packed for the trip, as far as it goes.",
  list: "From the trip's packing list, because too little of it is checked off.",
  toList: "Open the packing list",
} as const;

/** 'On your trip to Denver until Dec 3' */
export function onTripWords(place: string, day: string): string {
  return `On your trip to ${place} until ${day}`;
}

/** 'Your trip to Denver ends Dec 3': the page shows the plan's own place. */
export function besideTripWords(place: string, day: string): string {
  return `Your trip to ${place} ends ${day}`;
}

/** 'Back to Chicago, IL' */
export function backToWords(place: string): string {
  return `Back to ${place}`;
}

export const SITUATION_LABELS = {
  walking: "Walking",
  stroller: "Stroller",
  carrier: "Carrier",
  car: "Car",
  ground: "On the ground",
  indoors: "Indoors",
  night: "Tonight",
} as const;

/** Before an outfit, wherever no chip says what it is for: 'In the stroller: …' */
export const IN_SITUATION = {
  walking: "Walking",
  stroller: "In the stroller",
  asleep: "Asleep in the stroller",
  carrier: "In the carrier",
  car: "In the car",
  ground: "On the ground",
} as const;

export const WHEN_LABELS = {
  now: "Now",
  morning: "Morning, 7–10",
  midday: "Midday, 10–2",
  afternoon: "Afternoon, 2–6",
  evening: "Evening, 6–9",
} as const;

/** The same for a button that leaves room for others beside it. */
export const SHORT_WHENS = {
  now: "Now",
  morning: "7–10",
  midday: "10–2",
  afternoon: "2–6",
  evening: "6–9",
} as const;

/** 'Tomorrow 7–10' */
export function shortTomorrowWords(label: string): string {
  return `Tomorrow ${label}`;
}

/** 'Tomorrow: Morning, 7–10' */
export function tomorrowWords(label: string): string {
  return `Tomorrow: ${label}`;
}

/** The form of one's own times. */
export const OWN_TIMES_COPY = {
  title: "Your own times",
  lead: "When do you usually go out, and come back? Today opens with these times. They are yours alone, on this plan.",
  weekday: "Weekdays",
  weekend: "Weekends",
  out: "Out",
  back: "Back",
} as const;

/** A time out and back, in minutes after midnight. */
export type OutAndBack = { out: number; back: number };

/** '8:30', '12' */
function timeWords(minute: number): string {
  const hour = Math.floor(minute / 60) % 12 || 12;
  return minute % 60 === 0 ? `${hour}` : `${hour}:${String(minute % 60).padStart(2, "0")}`;
}

/** 'Out 8:30 to 12' */
export function ownTimeWords({ out, back }: OutAndBack): string {
  return `Out ${timeWords(out)} to ${timeWords(back)}`;
}

/** '8:30–12' */
export function shortOwnTimeWords({ out, back }: OutAndBack): string {
  return `${timeWords(out)}–${timeWords(back)}`;
}

export const ROOM_COPY = {
  indoors: { ask: "How warm is the room?", label: "Room" },
  night: { ask: "How cold does the bedroom get toward morning?", label: "Bedroom at its coldest" },
} as const;

/** '8 AM', 'noon'. `hour` is 0 to 23. */
function hourWords(hour: number): string {
  return hour === 12 ? "noon" : `${hour % 12 || 12}\u00a0${hour < 12 ? "AM" : "PM"}`;
}

/** 'About 34°F at 8 AM.' */
export function usualWeatherWords(degrees: string, hour: number): string {
  return `About ${degrees} at ${hourWords(hour)}.`;
}

/** Rain or snow in a window, and the hour in which it begins; null from the start. */
export type WetWords = { kind: "rain" | "snow"; from: number | null };

/** '38°F at 9 AM, rain from 2 PM.' */
export function forecastWords(degrees: string, hour: number, wet: WetWords | null): string {
  const water =
    wet && (wet.from === null ? `, in the ${wet.kind}` : `, ${wet.kind} from ${hourWords(wet.from)}`);
  return `${degrees} at ${hourWords(hour)}${water ?? ""}.`;
}

/** 'up to 52°F by 1 PM', 'down to 30°F by 8 PM' */
export function turnWords(turn: "up" | "down", degrees: string, hour: number): string {
  return `${turn} to ${degrees} by ${hourWords(hour)}`;
}

/** 'feels like 30°F' */
export function feelsWords(degrees: string): string {
  return `feels like ${degrees}`;
}

/** 'light wind', 'windy (18 mph)' */
export function windWords(force: "light" | "windy" | "strong", speed: string): string {
  const words = { light: "light wind", windy: `windy (${speed})`, strong: `strong wind (${speed})` };
  return words[force];
}

/** '18 mph', '29 km/h' */
export function speedWords(whole: number, units: "f" | "c"): string {
  return `${whole} ${units === "f" ? "mph" : "km/h"}`;
}

/** 'some sun (UV 4)', by the index's own bands from 3 on */
export function sunWords(band: "moderate" | "high" | "very high", index: number): string {
  const words = { moderate: "some sun", high: "strong sun", "very high": "very strong sun" };
  return `${words[band]} (UV ${index})`;
}

/** 'the warm hat off, a sun hat on'; an empty text for nothing to take off or put on */
export function movesWords(off: string, on: string): string {
  const worn = off.replace(/\ba /g, "the ");
  return [...(off ? [`${worn} off`] : []), ...(on ? [`${on} on`] : [])].join(", ");
}

/** 'By noon: the warm hat off, a sun hat on.' */
export function changeAtWords(hour: number, off: string, on: string): string {
  return `By ${hourWords(hour)}: ${movesWords(off, on)}.`;
}

/** The outfits beside the usual one. */
export const WEAR_LABELS = { warmer: "Warmer", lighter: "Lighter", swap1: "Swap", swap2: "Swap" } as const;

/** 'sleeper instead of short-sleeve bodysuit and pants' */
export function insteadWords(on: string, off: string): string {
  return `${on} instead of ${off.replace(/\ba /g, "the ")}`;
}

/** 'As of 7:10 AM', or of the day before: 'As of 9:40 PM yesterday' */
export function asOfWords({ hour, minute }: { hour: number; minute: number }, isYesterday: boolean): string {
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, "0")}\u00a0${hour < 12 ? "AM" : "PM"}`;
  return `As of ${time}${isYesterday ? " yesterday" : ""}`;
}

/** '36°F feels like 30°F in this wind; the hood keeps half of it off.' */
export function feltWords(air: string, felt: string, of: "wind" | "humidity", hasHood: boolean): string {
  const cause = of === "wind" ? "in this wind" : "in this damp air";
  return `${air} feels like ${felt} ${cause}${of === "wind" && hasHood ? "; the hood keeps half of it off" : ""}.`;
}

/** '68°F in the room.' */
export function roomWords(degrees: string): string {
  return `${degrees} in the room.`;
}

/** 'Usual for late November, not a forecast' */
export function usualForWords(day: string): string {
  const date = Number(day.slice(8));
  const part = date <= 10 ? "early " : date <= 20 ? "mid-" : "late ";
  return `Usual for ${part}${monthWords(day, "name")}, not a forecast`;
}

/** 'you have 3' */
export function haveWords(count: number): string {
  return `you have ${count}`;
}

/** '4 more' */
export function moreWords(count: number): string {
  return `${count} more`;
}

/** '3–6m and 6–9m': between two sizes. */
export function sizesWords(sizes: readonly string[]): string {
  return sizes.join(" and ");
}

/** The question after two equal neck checks. */
export const STEP_OFFERS = {
  warmer: "Dress one step warmer for two weeks?",
  lighter: "Dress one step lighter for two weeks?",
  usual: "Dress as usual again?",
} as const;

/** 'One step warmer until Dec 11.' */
export function stepUntilWords(isWarmer: boolean, day: string): string {
  return isWarmer ? `One step warmer until ${day}.` : `One step lighter until ${day}.`;
}
