// How a day ahead is said that nobody knows for sure.

import { dayWords, monthWords } from "../../domain/day-words.ts";
import type { SizeOutlook } from "../../domain/growth/size-outlook.ts";
import { counted, SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";

/** 'from about Mar 10, give or take 3 weeks'; null for nothing to say. */
export function outlookWords(outlook: SizeOutlook, country: string): string | null {
  switch (outlook.kind) {
    case "begun":
      return `since about ${dayWords(outlook.on, country, "shortDay")}`;
    case "about":
      return `from about ${dayWords(outlook.on, country, "shortDay")}, give or take ${counted(outlook.weeks, "week")}`;
    case "between":
      return `sometime between ${monthWords(outlook.from, "name")} and ${monthWords(outlook.to, "name")}`;
    case "unknown":
      return null;
    default:
      return outlook satisfies never;
  }
}

/** On a size's tab: 'Mar 10', or 'Mar–May' where no day can be named. */
export function outlookMark(outlook: SizeOutlook, country: string): string | null {
  switch (outlook.kind) {
    case "about":
      return `~${dayWords(outlook.on, country, "shortDay")}`;
    case "between":
      return `${monthWords(outlook.from, "name").slice(0, 3)}–${monthWords(outlook.to, "name").slice(0, 3)}`;
    case "begun":
    case "unknown":
      return null;
    default:
      return outlook satisfies never;
  }
}

export const SIZE_LINE = {
  /** '6–9m from about Mar 10, give or take 3 weeks' */
  next: (size: Size, words: string) => `${SIZE_LABELS[size]} ${words}`,
  /** For the last size of the year. */
  now: (size: Size) => `${SIZE_LABELS[size]} fits now`,
  buyBy: (essentials: string, rest: string) => `Buy the essentials by ${essentials}, the rest by ${rest}.`,
  buyNow: (rest: string) => `Buy the essentials now, the rest by ${rest}.`,
  few: "A few newborn pieces are enough. Keep the tags on.",
  none: "Newborn sizes will probably be skipped.",
  preemie: (days: number) => `Preemie sizes may fit for about ${counted(Math.ceil(days / 7), "week")}.`,
} as const;
