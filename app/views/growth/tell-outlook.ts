// The day on which a size begins, in words.

import type { SizeOutlook } from "~/domain/growth/size-outlook.ts";
import { dayWords, monthWords } from "~/words/en/day-words.ts";
import { OUTLOOK_COPY } from "~/words/en/growth/size-copy.ts";

/** 'from about Mar 10, give or take 3 weeks'; null if it is too far ahead to say. */
export function tellOutlook(outlook: SizeOutlook, country: string): string | null {
  switch (outlook.kind) {
    case "begun":
      return OUTLOOK_COPY.begun(dayWords(outlook.on, country, "shortDay"));
    case "about":
      return OUTLOOK_COPY.about(dayWords(outlook.on, country, "shortDay"), outlook.weeks);
    case "between":
      return OUTLOOK_COPY.between(monthWords(outlook.from, "name"), monthWords(outlook.to, "name"));
    case "unknown":
      return null;
    default:
      return outlook satisfies never;
  }
}

/** The same without how sure that is, where two babies share a line: 'from about Mar 10'. */
export function tellOutlookBriefly(outlook: SizeOutlook, country: string): string | null {
  return outlook.kind === "about"
    ? OUTLOOK_COPY.from(dayWords(outlook.on, country, "shortDay"))
    : tellOutlook(outlook, country);
}

/** The same in a few letters, for a tab: '~Mar 10'; null for a size that has begun. */
export function markOutlook(outlook: SizeOutlook, country: string): string | null {
  switch (outlook.kind) {
    case "about":
      return OUTLOOK_COPY.aboutMark(dayWords(outlook.on, country, "shortDay"));
    case "between":
      return OUTLOOK_COPY.betweenMark(monthWords(outlook.from, "name"), monthWords(outlook.to, "name"));
    case "begun":
    case "unknown":
      return null;
    default:
      return outlook satisfies never;
  }
}
