// Names as they are looked up: what somebody types without accents, in capitals or with other dashes finds them all, in any
// script.

/** Letters that are one of their own and not a letter with a mark; of Arabic those that Persian and Urdu write otherwise. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
  ə: "e",
  ŋ: "n",
  ς: "σ",
  ة: "ه",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ہ: "ه",
  ھ: "ه",
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");

/** Marks that one leaves out when typing. Those of Indic and Thai letters are vowels, without which no name is left. */
const MARKS =
  /(?=\p{M})[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]/gu;
/** Strokes that only draw a word out, joiners, apostrophes, and what Hebrew puts in their place. */
const SILENT = /['’‘ʻʼ`׳״\u0640\u200D]|(?<!\p{Script=Arabic})\u200C/gu;

const PLAIN = /^[a-zA-Z]+(?: [a-zA-Z]+)*$/;

/** A name in small letters without marks and apostrophes, its words with one space between; of any script. */
export function foldName(name: string): string {
  // Most names have nothing to be taken away, and there are hundreds of thousands.
  if (PLAIN.test(name)) return name.toLowerCase();
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(MARKS, "")
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replace(SILENT, "")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
}

export interface PlaceSearch {
  /** The beginning of a folded name. */
  prefix: string;
  /** What follows a comma, folded: the beginning of a region's or a country's name; empty without one. */
  within: string;
}

/** Shorter beginnings say nothing. */
const SHORTEST = 2;
/** Longer than the name of any place. */
const LONGEST = 80;

/** What is looked for by what somebody typed: 'München' or 'Frankfurt, Germany'; null while it is too short. */
export function readPlaceSearch(text: string): PlaceSearch | null {
  const [name = "", ...rest] = text.slice(0, LONGEST).split(/[,،、，]/);
  const prefix = foldName(name);
  return [...prefix].length < SHORTEST ? null : { prefix, within: foldName(rest.at(-1) ?? "") };
}

/** How much more a name counts that is typed to its end: as much as names in other languages count less. */
export const WHOLE_NAME = 20;

/** The first text behind all that begin with a prefix. */
export function endOfPrefix(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}

/** A name as a part of an address: 'zurich', 'sao-paulo'; empty where it has no Latin letter. */
export function slugOf(name: string): string {
  return foldName(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|(?<!-)-+$/g, "");
}
