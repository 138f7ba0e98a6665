// The page of today's outfit.
import { monthWords } from "../day-words.ts";

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
  fromDrawer: "From your drawer.",
  usualDrawer: "From the usual drawer, because too little of yours is counted in this size.",
  count: "Count my drawer",
  show: "Show what to wear",
  save: "Save",
  noWeather: "This plan's weather can't be read right now. Indoors and Tonight work without it.",
  unread: "New: no health professional has read these outfits yet.",
} as const;

export const SITUATION_LABELS = {
  stroller: "Stroller",
  asleep: "Stroller nap",
  indoors: "Indoors",
  night: "Tonight",
} as const;

export const WHEN_LABELS = {
  now: "Now",
  morning: "Morning, 7–10",
  midday: "Midday, 10–2",
  afternoon: "Afternoon, 2–6",
  evening: "Evening, 6–9",
} as const;

/** 'Tomorrow: Morning, 7–10' */
export function tomorrowWords(label: string): string {
  return `Tomorrow: ${label}`;
}

export const ROOM_COPY = {
  indoors: { ask: "How warm is the room?", label: "Room" },
  night: { ask: "How cold does the bedroom get toward morning?", label: "Bedroom at its coldest" },
} as const;

/** 'About 34°F at 8 AM.' `hour` is 0 to 23. */
export function usualWeatherWords(degrees: string, hour: number): string {
  return `About ${degrees} at ${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}.`;
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
