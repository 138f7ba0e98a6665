// The page on which parents tell what fits, and how it words estimated days. Clothes are the subject of every text.

import { counted } from "~/words/en/counted.ts";
import { SIZE_LABELS, type Size } from "~/words/en/wardrobe/wardrobe-copy.ts";

/** Sizes as they are called here, also those that plans don't have. */
export const CHART_LABELS = { preemie: "Preemie", newborn: "Newborn", ...SIZE_LABELS } as const;

export const SIZE_PAGE_COPY = {
  title: "Your baby's size",
  titleOfSeveral: "Your babies' sizes",
  babyOf: (number: number) => `Baby ${number}`,
  follows: (baby: number, leader: number) => `Baby ${baby} follows Baby ${leader} until you say otherwise.`,
  /** What fits now. */
  now: (size: string) => `${size} fits now`,
  first: (size: string) => `Starts in ${size}`,
  outgrown: (size: string) => `Has probably outgrown ${size}`,
  later: "After that",
  calendarHint:
    "These dates go by the calendar. Your baby may start a size up to 3 weeks earlier or later. Add a weight or a clothing label, and your plan will follow your baby.",
  fromDueDate: "Sizes are counted from the due date.",
  unknown: "too early to say",
  moved: "What changed",
} as const;

export const FACT_FORM_COPY = {
  tell: "What can you tell us?",
  change: "Change what you told us",
  way: "Where it's from",
  ways: { checkup: "From a checkup", label: "From a label" },
  weightQuestion: "What was the weight at the last checkup?",
  labelQuestion: "What size is on the clothes that fit now?",
  weight: { lb: "Pounds", kg: "Kilograms" },
  ounces: "Ounces",
  weightUnit: "Unit of the weight",
  weightUnits: { lb: "lb · oz", kg: "kg" },
  lengthFold: "Add the length, too",
  length: { in: "Inches", cm: "Centimeters" },
  lengthUnit: "Unit of the length",
  lengthUnits: { in: "in", cm: "cm" },
  /** After four months. */
  lengthHint: "Optional. From about 4 months on, it makes the dates more accurate.",
  day: "When was that?",
  days: { today: "Today", birth: "At birth", week: "1 week ago", month: "A month ago", other: "Another day" },
  date: "Date",
  /** What was said before. */
  sexSaid: (answer: string) => `Boy or girl? ${answer}`,
  sex: "Boy or girl?",
  sexHint:
    "Boys and girls change sizes at slightly different times. This doesn't affect the style you chose for your plan.",
  sexes: { boy: "Boy", girl: "Girl", unsaid: "Rather not say" },
  baby: "Which baby?",
  babyOf: (number: number) => `Baby ${number}`,
  save: "Save",
  saving: "Saving...",
  keep: "Keep as it was",
  note: "For clothes only. For questions about growth, ask your baby's doctor.",
  /** A baby who isn't here yet, as far as the plan knows. */
  unborn: "Has your baby arrived?",
  unbornLink: "Enter the date of birth first",
} as const;

/** A figure that is probably a typing error. */
export const DOUBT_COPY = {
  question: (readings: string) => `Did you mean ${readings}?`,
  choose: "Did you mean one of these?",
  yes: (reading: string) => `Yes, ${reading}`,
  asTyped: (typed: string) => `You typed ${typed}.`,
  keep: "Keep it as I typed it",
  keepHint: "We'll keep it in your list, but it won't change your plan.",
} as const;

export const FACT_LIST_COPY = {
  title: "What you've told us",
  unused: "Kept as typed, and not used for sizes",
  beforeBirth: "Before the date of birth, and not used for sizes",
  edit: "Change",
  editOf: (fact: string) => `Change ${fact}`,
  delete: "Delete",
  deleteOf: (fact: string) => `Delete ${fact}`,
  deleting: "Deleting...",
  deleteAll: "Delete all",
  deleteAllQuestion:
    "Delete everything you've told us about your baby's size? Your plan goes back to the calendar.",
  deleteAllYes: "Yes, delete all of it",
} as const;

export const SIZE_SAVED_COPY = {
  saved: (fact: string) => `Saved: ${fact}`,
  unused: (fact: string) => `Kept as you typed it: ${fact}. It doesn't change your plan.`,
  updating: "Updating your plan",
  updated: "Your plan is up to date.",
  toPlan: "See your plan",
} as const;

/** Told without a network, and sent later. */
export const KEPT_FACTS_COPY = {
  kept: "We'll save this when you're back online.",
  discard: "Discard",
  discardOf: (fact: string) => `Discard ${fact}`,
} as const;

/** A weight as parents write it. */
export function weightWords({
  unit,
  value,
  ounces,
}: {
  unit: "lb" | "kg";
  value: number;
  ounces: number;
}): string {
  if (unit === "kg") return `${value} kg`;
  if (value === 0) return `${ounces} oz`;
  return ounces === 0 ? `${value} lb` : `${value} lb ${ounces} oz`;
}

export function lengthWords(value: number, unit: "in" | "cm"): string {
  return `${value} ${unit}`;
}

/** A label, and how the clothes with it fit. */
export function labelWords(size: keyof typeof CHART_LABELS, fit: "roomy" | "good" | "snug"): string {
  const label = CHART_LABELS[size];
  return fit === "good"
    ? `${label} fits`
    : fit === "roomy"
      ? `${label} is roomy`
      : `${label} is getting snug`;
}

/** A fact with its day. */
export function factOnDay(fact: string, day: string): string {
  return `${fact}, ${day}`;
}

/** How sure a day is. Days and months come as words. */
export const OUTLOOK_COPY = {
  begun: (day: string) => `since about ${day}`,
  from: (day: string) => `from about ${day}`,
  about: (day: string, weeks: number) => `from about ${day}, give or take ${counted(weeks, "week")}`,
  between: (month: string, other: string) =>
    month === other ? `sometime in ${month}` : `sometime between ${month} and ${other}`,
  /** On a size's tab. */
  aboutMark: (day: string) => `~${day}`,
  betweenMark: (month: string, other: string) => `${month.slice(0, 3)}–${other.slice(0, 3)}`,
} as const;

export const SIZE_LINE = {
  /** '6–9m from about Mar 10, give or take 3 weeks' */
  next: (size: Size, words: string) => `${SIZE_LABELS[size]} ${words}`,
  /** 'Baby 1', 'Babies 1 and 3'. */
  who: (babies: readonly number[]) => `${babies.length > 1 ? "Babies" : "Baby"} ${babies.join(" and ")}`,
  /** 'Baby 1: 6–9m from about Mar 10'; without the size where the one before has it too. */
  nextOf: (who: string, size: Size | null, words: string) =>
    `${who}: ${[size && SIZE_LABELS[size], words].filter(Boolean).join(" ")}`,
  nowOf: (who: string, size: Size) => `${who}: ${SIZE_LABELS[size]} fits now`,
  /** For the last size of the year. */
  now: (size: Size) => `${SIZE_LABELS[size]} fits now`,
  buyBy: (essentials: string, rest: string) => `Buy the essentials by ${essentials}, the rest by ${rest}.`,
  buyNow: (rest: string) => `Buy the essentials now, the rest by ${rest}.`,
  /** Of newborn and preemie sizes, with the day on which that is over. */
  whole: (day: string) => `Newborn sizes fit until about ${day}: get a full set.`,
  part: (day: string) => `Newborn sizes fit until about ${day}: a small set is enough.`,
  enough: (day: string) => `Newborn sizes fit until about ${day}: no more needed.`,
  few: (day: string) =>
    `Newborn sizes fit until about ${day} at most: one or two pieces are enough. Keep the tags on.`,
  none: (size: Size, day: string, hasBegun: boolean) =>
    `Your baby will probably skip newborn sizes: ${SIZE_LABELS[size]} ${hasBegun ? "has fit since" : "fits from"} ${day}.`,
  /** `pieces` is null where the plan's numbers aren't shown. */
  preemie: (day: string, pieces: number | null) =>
    pieces
      ? `Preemie sizes fit until about ${day}: get ${pieces} of the newborn pieces in preemie.`
      : `Preemie sizes fit until about ${day}.`,
} as const;
