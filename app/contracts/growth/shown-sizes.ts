// What pages show of sizes that follow the baby, in words, and of "Will it fit in December?".

import type { AgeRange } from "../../domain/vocabulary.ts";

export interface SizeLine {
  /** '6–9m from about Mar 10, give or take 3 weeks'. */
  text: string;
  /** Size → when it begins, in a few letters, for its tab. */
  marks: Partial<Record<AgeRange, string>>;
  /** Of newborn and preemie sizes, while they are worn. */
  notes: string[];
}

/** What sizes that moved change, once. */
export interface MovedSizes {
  /** '6–9m from Mar 10, not Apr 2'. */
  title: string;
  /** The other sizes that moved. */
  others: string[];
  /** 'Buy sooner: …' of the soonest size's essentials, and 'No longer needed: …'; each with a few items, outerwear first. */
  lines: string[];
}

/** The steps before the next size begins. */
export interface ShownSizeAhead {
  ageRange: AgeRange;
  /** 'Dec 20' */
  day: string;
  /** True if the day is the likeliest of several. */
  isLikely: boolean;
  /** Pieces that the family has in it. */
  wash: number;
  /** Essentials that givers have reserved. */
  coming: number;
  /** The same of pieces that an older child has left. */
  boxed: number;
  /** Essentials still to get. */
  buy: number;
  /** Outerwear of it that waits for its day, in words. */
  waiting: string[];
  /** Sizes to pack away. */
  pack: AgeRange[];
}

/** Something useful then. */
export interface FitPiece {
  /** 'Footed Sleeper (6)', or on a gift list 'Footed Sleeper, 2 of 6 left' */
  words: string;
  /** The line of a gift list on which it can be reserved; null elsewhere. */
  lineKey: string | null;
}

export interface FitAnswer {
  /** 'December 2027: 3–6m' */
  text: string;
  /** Whether two sizes are as likely. */
  isBetween: boolean;
  /** How warm it is then; null if that isn't known or isn't said. */
  warmth: string | null;
  /** At most five, the most needed first. */
  pieces: FitPiece[];
}

export interface FitInMonth {
  /** 'yyyy-MM', and 'Dec 2027'. */
  months: { value: string; label: string }[];
  /** The one asked about, or the coldest. */
  chosen: string;
  /** Null until a month is asked about. */
  answer: FitAnswer | null;
}
