// What a bag of clothes did for one size: how many essentials it covers, what is enough now, and what is too many.
import { ESSENTIALITY } from "../ids.ts";
import type { Level } from "../shopping/shopping-list.ts";
import type { AgeRange } from "../vocabulary.ts";
import { readyPieces } from "./owned.ts";

/** An item that the baby wears at the size, as it is after the bag. */
export interface BaggedItem {
  name: string;
  needed: number;
  owned: number;
  essentiality: Level;
  /** Pieces in the bag; 0 if it wasn't in it. */
  added: number;
}

export interface BagAnswer {
  ageRange: AgeRange;
  pieces: number;
  /** Essential pieces that the bag made ready, of all that the size needs. */
  covered: number;
  essentials: number;
  /** Names of items in the bag of which nothing more is needed. */
  enough: string[];
  tooMany: { name: string; owned: number; extra: number }[];
}

/** The answer for a size. */
export function bagAnswer(ageRange: AgeRange, items: readonly BaggedItem[]): BagAnswer {
  const essentials = items.filter(({ essentiality }) => essentiality === ESSENTIALITY.essential);
  const bagged = items.filter(({ added }) => added > 0);
  return {
    ageRange,
    pieces: sum(bagged.map(({ added }) => added)),
    covered: sum(
      essentials.map(
        ({ needed, owned, added }) =>
          readyPieces(needed, owned) - readyPieces(needed, Math.max(0, owned - added)),
      ),
    ),
    essentials: sum(essentials.map(({ needed }) => needed)),
    enough: bagged.filter(({ needed, owned }) => needed > 0 && owned === needed).map(({ name }) => name),
    tooMany: bagged
      .filter(({ needed, owned }) => owned > needed)
      .map(({ name, needed, owned }) => ({ name, owned, extra: owned - needed })),
  };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
