// One part of a text about a bag of clothes, taken apart: how many, which size, and the words that are left for the garment.
import type { AgeRange } from "../vocabulary.ts";
import { FILLERS, NUMBER_WORDS } from "./garment-names.ts";
import { hasHeights, type LabelSize, NEWBORN_SIZE, sizeOfMonths, sizeOfPrint } from "./label-sizes.ts";
import { SIZES } from "./size-table.ts";

export interface PartSize {
  ageRange: AgeRange;
  isNewborn: boolean;
}

export interface GarmentPart {
  /** Null if it isn't clear: "bodysuits" may be any number. */
  pieces: number | null;
  size: PartSize | null;
  /** In the singular. */
  words: string[];
  /** Without those that say nothing about the garment, such as colors. */
  plainWords: string[];
}

/** Longer parts aren't names of garments. Everything below works on texts of this length. */
const LONGEST_PART = 160;
/** The most pieces of one garment in one part. */
const MOST_IN_PART = 99;

const UNIT = "(?:months|month|mths|mth|mos|mo|m)";
const MONTH_RANGE = new RegExp(`(?<![\\d.])(\\d{1,2}) ?${UNIT}? ?(?:-|/|to) ?(\\d{1,2}) ?${UNIT}(?![a-z])`);
const MONTH = new RegExp(`(?<![\\d.])(\\d{1,2}) ?-? ?${UNIT}(?![a-z])`);

type SizeRule = readonly [RegExp, (found: string, other: string, country: string) => LabelSize | null];

/** The first that is found counts. */
const SIZE_RULES: readonly SizeRule[] = [
  [MONTH_RANGE, (first, last) => (Number(first) < Number(last) ? sizeOfMonths(Number(last)) : null)],
  [MONTH, (last) => sizeOfMonths(Number(last))],
  [/(?<![\d.])(\d{1,2}) ?- ?(\d{1,2})(?![\d.])/, sizeOfBareRange],
  [
    /(?<![\d.])(\d{2,3}(?:[/-]\d{2,3})?) ?cm(?![a-z])/,
    (print, _, country) => sizeOfPrint(country, print.replace("-", "/")),
  ],
  [
    /(?<![a-z])(?:size|eu|au|gr) ?(\d{1,4}(?:\/\d{2})?)(?!\d)/,
    (print, _, country) => sizeOfPrint(country, print),
  ],
  [/(?<![\d.])(\d{2}\/\d{2})(?!\d)/, (print, _, country) => sizeOfPrint(country, print)],
  [/(?<![\d.])(0{2,4})(?!\d)/, (print, _, country) => sizeOfPrint(country, print)],
  [/(?<![a-z])(?:nb|newborn|new born|new-born)(?![a-z])/, () => NEWBORN_SIZE],
];

/** Takes a part apart; null if it is more than a number, a size, and words, or names two sizes or two numbers. */
export function readPart(text: string, country: string): GarmentPart | null {
  const plain = plainText(text);
  if (plain === null) return null;
  const sized = takeSize(plain, country);
  if (!sized) return null;
  const counted = takeCount(withTog(sized.rest), sized.size === null ? country : null);
  if (!counted) return null;
  const { rest, count } = counted;
  const tokens = rest.match(/[a-z]+\d*/g) ?? [];
  const words = tokens.map(singular);
  const isMany = count === null && tokens.some((token) => singular(token) !== token);
  return {
    pieces: isMany ? null : (count ?? 1),
    size: sized.size ?? counted.size,
    words,
    plainWords: words.filter((word) => !FILLERS.has(word)),
  };
}

/** A name's words in the singular. */
export function wordsOf(name: string): string[] {
  return (withTog(plainText(name) ?? "").match(/[a-z]+\d*/g) ?? []).map(singular);
}

/** In small Latin letters without accents; null for anything else, and for what is too long. */
function plainText(text: string): string | null {
  if (text.length > LONGEST_PART) return null;
  const plain = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’"“”]/g, "")
    .replace(/[‐‑‒–—−]/g, "-")
    .replace(/×/g, "x")
    .replace(/[\s()*[\]!]/g, " ")
    .replace(/ {2,}/g, " ")
    .trim();
  if (/[^a-z0-9 ./-]/.test(plain)) return null;
  return plain.replace(/two[ -]piece/g, "twopiece").replace(/all[ -]in[ -]one/g, "allinone");
}

interface Sized {
  rest: string;
  size: LabelSize | null;
}

function takeSize(text: string, country: string): Sized | null {
  const rule = SIZE_RULES.find(([pattern]) => pattern.test(text));
  if (!rule) return { rest: text, size: null };
  const [pattern, read] = rule;
  const [, found = "", other = ""] = pattern.exec(text) ?? [];
  const rest = text.replace(pattern, " , ");
  const size = read(found, other, country);
  return size && !SIZE_RULES.some(([another]) => another.test(rest)) ? { rest, size } : null;
}

function sizeOfBareRange(first: string, last: string): LabelSize | null {
  const size = SIZES.find(
    ({ firstMonth, lastMonth }) => `${firstMonth}` === first && `${lastMonth + 1}` === last,
  );
  return size ? { ageRange: size.id, isNewborn: false } : null;
}

/** '2.5 tog' as one word: 'tog25'. */
function withTog(text: string): string {
  return text
    .replace(
      /(?<![\d.])(\d(?:\.\d)?)(?:-\d\.\d)? ?-?tog(?![a-z])/,
      (_, warmth: string) => ` ${togWord(warmth)} `,
    )
    .replace(/(?<![a-z])tog ?(\d(?:\.\d)?)(?![\d.])/, (_, warmth: string) => ` ${togWord(warmth)} `);
}

function togWord(warmth: string): string {
  return `tog${(Number(warmth) * 10).toFixed(0).padStart(2, "0")}`;
}

interface Counted {
  rest: string;
  count: number | null;
  size: LabelSize | null;
}

const NUMBER = /(?<![a-z\d.])(?:x ?)?(\d{1,4})(?: ?x)?(?![a-z\d.])/g;

/** The number of pieces; `country` is given if a second number may be a height from a label. */
function takeCount(text: string, country: string | null): Counted | null {
  const numbers = [...text.matchAll(NUMBER)].map(([, digits = ""]) => digits);
  const rest = text.replace(NUMBER, " ");
  if (/\d/.test(rest.replace(/tog\d\d/g, ""))) return null;
  const [first, second, third] = numbers;
  if (third !== undefined) return null;
  if (second !== undefined) return country === null ? null : withHeight(rest, [first ?? "", second], country);
  if (first !== undefined) return pieces(rest, Number(first));
  return spelled(rest);
}

/** Of two numbers one may be a height: "2 vests 62". */
function withHeight(rest: string, numbers: readonly [string, string], country: string): Counted | null {
  if (!hasHeights(country)) return null;
  const [one, other] = numbers.map((number) => sizeOfPrint(country, number));
  if (Boolean(one) === Boolean(other)) return null;
  const counted = pieces(rest, Number(numbers[one ? 1 : 0]));
  return counted && { ...counted, size: one ?? other ?? null };
}

function pieces(rest: string, count: number): Counted | null {
  return count >= 1 && count <= MOST_IN_PART ? { rest, count, size: null } : null;
}

/** A number in words stands first: 'two', 'a dozen', 'two dozen'. */
function spelled(text: string): Counted | null {
  const words = text.split(" ").filter((word) => word !== "");
  let count: number | null = null;
  let at = 0;
  for (; at < words.length; at += 1) {
    const number = numberOf(words[at] ?? "");
    if (number === null) break;
    count = (count ?? 1) * number;
  }
  const rest = words.slice(at).join(" ");
  return count === null ? { rest, count, size: null } : pieces(rest, count);
}

function numberOf(word: string): number | null {
  return Object.hasOwn(NUMBER_WORDS, word) ? (NUMBER_WORDS[word] ?? null) : null;
}

const ENDINGS = ["sses", "shes", "ches", "xes"] as const;

/** A word without the ending of its plural. */
function singular(word: string): string {
  if (ENDINGS.some((ending) => word.endsWith(ending))) return word.slice(0, -2);
  return word.length > 2 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}
