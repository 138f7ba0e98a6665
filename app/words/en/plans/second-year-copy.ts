// The page that has a plan go on to 24 months.

import { SIZE_LABELS, type Size } from "~/words/en/wardrobe/wardrobe-copy.ts";

/** The name of the offer, on its button and on the plan's page. */
export const GO_ON = "Go on to 24 months";

export const SECOND_YEAR_COPY = {
  title: "12 to 24 months",
  now: (size: Size) => `${SIZE_LABELS[size]} now`,
  from: (size: Size, day: string) => `${SIZE_LABELS[size]} from ${day}`,
  fromAbout: (size: Size, day: string) => `${SIZE_LABELS[size]} from about ${day}`,
  over: (size: Size) => `${SIZE_LABELS[size]} outgrown`,
  lead: "We'll add both sizes with the answers you already gave. The first year, your counts, and your notes stay, and it won't use a quiz attempt.",
  button: GO_ON,
  busy: "Planning...",
  isOn: "This plan goes on to 24 months.",
  backLead:
    "You can end it with the first year again. Your counts and notes for the second year are kept for the day you go on.",
  back: "Back to the first year",
  backBusy: "Going back...",
  answersLine: "The second year: 12–18m and 18–24m",
  notReadyTitle: "This plan is still being made",
  notReady: "You can go on as soon as it's ready.",
} as const;
