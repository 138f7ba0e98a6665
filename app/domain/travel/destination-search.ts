// The search for a trip's destination: the spelling of US cities, and which places come first.

import { foldName } from "../places/fold-name.ts";

/** Words that people shorten, as the ZIP code map spells them. */
const SHORTENED: readonly (readonly [string, string])[] = [
  ["st ", "saint "],
  ["ft ", "fort "],
  ["mt ", "mount "],
];

/** The map has a space for an apostrophe, except before a possessive s. */
const APOSTROPHES = /['’](?!s\b)/g;

/** A typed prefix as the ZIP code map spells city names: 'O'Fallon' is 'o fallon' there. */
export function usPrefix(typed: string): string {
  const folded = foldName(typed.replace(APOSTROPHES, " "));
  const short = SHORTENED.find(([from]) => folded.startsWith(from));
  return short ? short[1] + folded.slice(short[0].length) : folded;
}

/** Roughly how many people a ZIP code has. */
const PEOPLE_A_ZIP = 8000;
/** How much more often families travel to a US place than to one of the same size elsewhere. */
const NEARNESS = 4;

/** The population elsewhere that weighs about as much as a US city with this many ZIP codes. */
export function peopleOfZips(zips: number): number {
  return zips * PEOPLE_A_ZIP * NEARNESS;
}

interface Weighed {
  /** About how many people live there. */
  people: number;
  /** Whether the name was typed in full. */
  isWhole: boolean;
}

/**
 * Merges two lists, each keeping its order: next comes whichever head weighs more. A fully typed name weighs
 * `wholeCounts` times its population.
 */
export function mergeByPeople<Place extends Weighed>(
  one: readonly Place[],
  other: readonly Place[],
  wholeCounts: number,
): Place[] {
  const weight = ({ people, isWhole }: Place) => people * (isWhole ? wholeCounts : 1);
  const merged: Place[] = [];
  let [at, beside] = [0, 0];
  for (;;) {
    const [left, right] = [one[at], other[beside]];
    const next = left && (!right || weight(left) >= weight(right)) ? left : right;
    if (!next) return merged;
    merged.push(next);
    if (next === left) at += 1;
    else beside += 1;
  }
}
