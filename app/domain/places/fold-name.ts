// Names in a form for lookups: typed without accents, in capitals, or with other dashes, they still match.

/** Letters that Unicode doesn't decompose; Arabic ones that Persian and Urdu write differently. */
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

/** Marks that people leave out when typing. In Indic and Thai scripts they are vowels, which a name needs. */
const MARKS =
  /(?=\p{M})[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]/gu;
/** Elongation strokes, joiners, apostrophes, and their Hebrew counterparts. */
const SILENT = /['’‘ʻʼ`׳״\u0640\u200D]|(?<!\p{Script=Arabic})\u200C/gu;

const PLAIN = /^[a-zA-Z]+(?: [a-zA-Z]+)*$/;

/** A text in lowercase, its letters without marks; whatever else it has stays. */
export function foldLetters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(MARKS, "")
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter);
}

/** The same with its capitals: 'L' for 'Ł'. */
export function plainLetters(text: string): string {
  return [...text.normalize("NFKD").replace(MARKS, "")]
    .map((one) => {
      const letter = LETTERS[one] ?? LETTERS[one.toLowerCase()]?.toUpperCase();
      return letter ?? one;
    })
    .join("");
}

/** A name in lowercase, without marks and apostrophes, its words separated by single spaces; in any script. */
export function foldName(name: string): string {
  // Most names have nothing to remove, and there are hundreds of thousands.
  if (PLAIN.test(name)) return name.toLowerCase();
  return foldLetters(name)
    .replace(SILENT, "")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
}

/** The weight of a fully typed name over a prefix; it balances the lower weight of names in other languages. */
export const WHOLE_NAME = 20;

/** The first text after all those that start with a prefix. */
export function endOfPrefix(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}

/** A name as part of an address: 'zurich', 'sao-paulo'; empty if it has no Latin letters. */
export function slugOf(name: string): string {
  return foldName(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|(?<!-)-+$/g, "");
}
