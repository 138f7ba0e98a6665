// US cities as the ZIP code map spells them, and how they compare with places elsewhere.

/** The map has a space for an apostrophe, except before a possessive s: 'O'Fallon' is 'O Fallon' there. */
export const APOSTROPHES = /['’](?!s\b)/g;

/** Words that people shorten, as the map spells them. */
const LONG_WORDS: Readonly<Record<string, string>> = {
  st: "saint",
  sankt: "saint",
  ste: "sainte",
  ft: "fort",
  mt: "mount",
};

/** A folded name as the map spells it: 'port st lucie' is 'port saint lucie' there. The last word may only have begun. */
export function usSpelling(folded: string): string {
  return folded
    .split(" ")
    .map((word, at, words) => (at < words.length - 1 ? (LONG_WORDS[word] ?? word) : word))
    .join(" ");
}

/** Roughly how many people a ZIP code has. */
const PEOPLE_A_ZIP = 8000;
/** How much more often a US place is meant than one of the same size elsewhere. */
const NEARNESS = 4;

/** The population elsewhere that weighs about as much as a US city with this many ZIP codes. */
export function peopleOfZips(zips: number): number {
  return zips * PEOPLE_A_ZIP * NEARNESS;
}
