// What somebody looks for who types where a trip goes: the spelling of US cities, and whose place comes first.

/** As the map of ZIP codes writes what people shorten. */
const SHORTENED: readonly (readonly [string, string])[] = [
  ["st ", "saint "],
  ["ft ", "fort "],
  ["mt ", "mount "],
];

/** The beginning of a city's name on the map of ZIP codes, of a folded one. */
export function usPrefix(folded: string): string {
  const short = SHORTENED.find(([from]) => folded.startsWith(from));
  return short ? short[1] + folded.slice(short[0].length) : folded;
}

/** How many people stand behind a ZIP code, to compare a city of the US with one elsewhere. */
const PEOPLE_A_ZIP = 8000;

/** About how many people live where so many ZIP codes are. */
export function peopleOfZips(zips: number): number {
  return zips * PEOPLE_A_ZIP;
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
