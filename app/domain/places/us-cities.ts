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

/** What a name begins with that people write as one word or as two: "O'Fallon", 'McLean', 'DeKalb'. */
const PARTICLES = "o|d|l|mc|de|du|la|le|el|van";
const TWO_WORDS = new RegExp(`\\b(${PARTICLES}) (?=[a-z]{3})`);
/** More than any name has. */
const MOST_SPELLINGS = 4;

/** A folded name as the map may spell it, the usual spelling first: 'ofallon' is 'o fallon' there, and 'mc kinney' 'mckinney'. */
export function usSpellings(folded: string): string[] {
  const usual = usSpelling(folded);
  const words = usual.split(" ");
  const parted = words.flatMap((word, at) =>
    particlesOf(word).map((one) => words.with(at, `${one} ${word.slice(one.length)}`).join(" ")),
  );
  return [...new Set([usual, usual.replace(TWO_WORDS, "$1"), ...parted])].slice(0, MOST_SPELLINGS);
}

/** 'd' and 'de' for 'dekalb'. */
function particlesOf(word: string): string[] {
  return PARTICLES.split("|").filter((one) => word.startsWith(one) && word.length > one.length + 2);
}

/** Roughly how many people a ZIP code has. */
const PEOPLE_A_ZIP = 8000;
/** How much more often a US place is meant than one of the same size elsewhere. */
const NEARNESS = 4;

/** The population elsewhere that weighs about as much as a US city with this many ZIP codes. */
export function peopleOfZips(zips: number): number {
  return zips * PEOPLE_A_ZIP * NEARNESS;
}
