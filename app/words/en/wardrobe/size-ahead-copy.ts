// The card of the next size.
import { packAway } from "./box-links-copy.ts";
import { essentialsWord } from "./dashboard-copy.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const SIZE_AHEAD_COPY = {
  /** '6–9m from about Dec 20' */
  from: (size: Size, day: string, isLikely: boolean) =>
    `${SIZE_LABELS[size]} from ${isLikely ? "about " : ""}${day}`,
  wash: (pieces: number) => (pieces === 1 ? "Wash the one you own" : `Wash these ${pieces} you own`),
  coming: (pieces: number) => (pieces === 1 ? "1 is coming" : `${pieces} are coming`),
  boxed: (pieces: number) => `Take ${pieces} out of the attic`,
  buy: (essentials: number) => `Buy ${essentials} ${essentialsWord(essentials)}`,
  pack: packAway,
} as const;
