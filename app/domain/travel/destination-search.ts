// What somebody looks for who types where a trip goes: the spelling of US cities, and whose place comes first.

import { foldName } from "../places/fold-name.ts";

/** As the map of ZIP codes writes what people shorten. */
const SHORTENED: readonly (readonly [string, string])[] = [
  ["st ", "saint "],
  ["ft ", "fort "],
  ["mt ", "mount "],
];

/** It has a space for an apostrophe, but before a possessive s. */
const APOSTROPHES = /['’](?!s\b)/g;

/** What somebody types as the beginning of a city's name on the map of ZIP codes: 'O'Fallon' is 'o fallon' there. */
export function usPrefix(typed: string): string {
  const folded = foldName(typed.replace(APOSTROPHES, " "));
  const short = SHORTENED.find(([from]) => folded.startsWith(from));
  return short ? short[1] + folded.slice(short[0].length) : folded;
}

/** How many people live behind a ZIP code. */
const PEOPLE_A_ZIP = 8000;
/** Families go to a place of the US so much more often than to one as large elsewhere. */
const NEARNESS = 4;

/** About how many people elsewhere weigh as much as a city of so many ZIP codes. */
export function peopleOfZips(zips: number): number {
  return zips * PEOPLE_A_ZIP * NEARNESS;
}

interface Weighed {
  /** About how many people live there. */
  people: number;
  /** Whether the name is typed to its end. */
  isWhole: boolean;
}

/** Two lists as one, each keeping its order: the next is the one of the two heads that more people would mean. */
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
