// How an estimated day is worded, and what is said of the sizes around it.
import { counted } from "../counted.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";

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
  few: (day: string) =>
    `Newborn sizes fit until about ${day} at most: one or two pieces are enough. Keep the tags on.`,
  none: (size: Size, day: string, hasBegun: boolean) =>
    `Newborn sizes will probably be skipped: ${SIZE_LABELS[size]} ${hasBegun ? "has fit since" : "fits from"} ${day}.`,
  /** `pieces` is null where the plan's numbers aren't shown. */
  preemie: (day: string, pieces: number | null) =>
    pieces
      ? `Preemie sizes fit until about ${day}: get ${pieces} of the newborn pieces in preemie.`
      : `Preemie sizes fit until about ${day}.`,
} as const;
