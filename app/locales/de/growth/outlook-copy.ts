// How an estimated day is worded, and what is said of the sizes around it.
import { counted, ended } from "../counted.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";

/** How sure a day is. Days and months come as words. */
export const OUTLOOK_COPY = {
  begun: (day: string) => `seit etwa ${day}`,
  from: (day: string) => `ab etwa ${day}`,
  about: (day: string, weeks: number) => `ab etwa ${day}, plus/minus ${counted(weeks, "Woche", "Wochen")}`,
  between: (month: string, other: string) =>
    month === other ? `irgendwann im ${month}` : `irgendwann zwischen ${month} und ${other}`,
  /** On a size's tab. */
  aboutMark: (day: string) => `~${day}`,
  betweenMark: (month: string, other: string) => `${month.slice(0, 3)}–${other.slice(0, 3)}`,
} as const;

export const SIZE_LINE = {
  /** '6–9 M ab etwa 10. März, plus/minus 3 Wochen' */
  next: (size: Size, words: string) => `${SIZE_LABELS[size]} ${words}`,
  /** 'Baby 1', 'Baby 1 und 3'. */
  who: (babies: readonly number[]) => `Baby ${new Intl.ListFormat("de-DE").format(babies.map(String))}`,
  /** 'Baby 1: 6–9 M ab etwa 10. März'; without the size where the one before has it too. */
  nextOf: (who: string, size: Size | null, words: string) =>
    `${who}: ${[size && SIZE_LABELS[size], words].filter(Boolean).join(" ")}`,
  nowOf: (who: string, size: Size) => `${who}: ${SIZE_LABELS[size]} passt jetzt`,
  /** For the last size of the year. */
  now: (size: Size) => `${SIZE_LABELS[size]} passt jetzt`,
  buyBy: (essentials: string, rest: string) =>
    ended(`Kauf das Wichtige bis ${essentials}, den Rest bis ${rest}`),
  buyNow: (rest: string) => ended(`Kauf das Wichtige jetzt, den Rest bis ${rest}`),
  /** Of newborn and preemie sizes, with the day on which that is over. */
  whole: (day: string) => `Größen für Neugeborene passen bis etwa ${day}: Ein ganzer Satz lohnt sich.`,
  part: (day: string) => `Größen für Neugeborene passen bis etwa ${day}: Ein kleiner Satz reicht.`,
  few: (day: string) =>
    `Größen für Neugeborene passen höchstens bis etwa ${day}: Ein oder zwei Teile reichen. Lass die Etiketten dran.`,
  none: (size: Size, day: string, hasBegun: boolean) =>
    ended(
      `Größen für Neugeborene werden wahrscheinlich übersprungen: ${SIZE_LABELS[size]} passt ${hasBegun ? "seit" : "ab"} ${day}`,
    ),
  /** `pieces` is null where the plan's numbers aren't shown. */
  preemie: (day: string, pieces: number | null) =>
    pieces
      ? `Frühchengrößen passen bis etwa ${day}: Kauf ${pieces} der Teile für Neugeborene in Frühchengröße.`
      : ended(`Frühchengrößen passen bis etwa ${day}`),
} as const;
