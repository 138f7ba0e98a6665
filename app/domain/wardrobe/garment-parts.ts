// Sizes as people write them from labels: months, heights in centimeters, zeros, "NB". size-table.ts says what shops print.

import type { AgeRange } from "../vocabulary.ts";
import {
  type GarmentVocabulary,
  plainText,
  tokensOf,
  withoutFillers,
  withTog,
} from "./garment-vocabulary.ts";
import { FIRST_AGE_RANGE, type ShopSystem, SIZES } from "./size-table.ts";
import { shopSystemOf } from "./size-times.ts";

/** A label, read. */
interface LabelSize {
  ageRange: AgeRange;
  isNewborn: boolean;
}

/** Heights that shops print for newborns only, and zeros. */
const NEWBORN_LABELS: ReadonlySet<string> = new Set(["50", "50/56", "0000"]);

/**
 * The size for months on a label: a range, or one number, which is the last month that the garment is made for. Null beyond the
 * sizes of plans.
 */
function sizeOfMonths(last: number): LabelSize | null {
  const size = SIZES.find(({ lastMonth }) => last <= lastMonth + 1);
  return size ? { ageRange: size.id, isNewborn: last === 0 } : null;
}

/** The size of a newborn. */
const NEWBORN_SIZE: LabelSize = { ageRange: FIRST_AGE_RANGE, isNewborn: true };

/**
 * The size for a label without a unit, such as '62', '56/62', or '00', as shops of the country print it; elsewhere than where
 * labels are heights, heights are read as in Europe. Null for any other text.
 */
function sizeOfPrint(country: string, print: string): LabelSize | null {
  if (NEWBORN_LABELS.has(print)) return NEWBORN_SIZE;
  const own = shopSystemOf(country);
  const system: ShopSystem = /^0+$/.test(print) ? "AU" : own === "JP" || own === "CN" ? own : "EU";
  const exact = SIZES.find(({ shops }) => shops[system] === print);
  const size = exact ?? SIZES.find(({ shops }) => numbersIn(shops[system]).includes(print));
  return size ? { ageRange: size.id, isNewborn: false } : null;
}

/** Whether labels in a country are heights in centimeters, so that a bare number may be one. */
function hasHeights(country: string): boolean {
  return ["EU", "JP", "CN"].some((system) => system === shopSystemOf(country));
}

function numbersIn(print: string): string[] {
  return print.split(/[/–]/);
}

// One part of a text about a bag of clothes, taken apart: how many, which size, and the words that are left for the garment.

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

/** The most pieces of one garment in one part. */
const MOST_IN_PART = 99;

/** The first group of what was found, the second, and whose labels they are. */
type ReadSize = (found: string, other: string, country: string) => LabelSize | null;

type SizeRule = readonly [RegExp, ReadSize];

/** The first that is found counts. */
function sizeRules({ patterns }: GarmentVocabulary): SizeRule[] {
  return [
    [
      patterns.monthRange,
      (first, last) => (Number(first) < Number(last) ? sizeOfMonths(Number(last)) : null),
    ],
    [patterns.month, (last) => sizeOfMonths(Number(last))],
    [/(?<![\d.])(\d{1,2}) ?- ?(\d{1,2})(?![\d.])/, sizeOfBareRange],
    [
      /(?<![\d.])(\d{2,3}(?:[/-]\d{2,3})?) ?cm(?![a-z])/,
      (print, _, country) => sizeOfPrint(country, print.replace("-", "/")),
    ],
    [patterns.label, printed],
    [/(?<![\d.])(\d{2}\/\d{2})(?!\d)/, printed],
    [/(?<![\d.])(0{2,4})(?!\d)/, printed],
    [patterns.newborn, () => NEWBORN_SIZE],
  ];
}

const printed: ReadSize = (print, _, country) => sizeOfPrint(country, print);

/** Takes a part apart; null if it is more than a number, a size, and words, or names two sizes or two numbers. */
export function readPart(text: string, country: string, words: GarmentVocabulary): GarmentPart | null {
  const plain = plainText(text, words);
  if (plain === null) return null;
  const sized = takeSize(plain, country, sizeRules(words));
  if (!sized) return null;
  const counted = takeCount(withTog(sized.rest), sized.size === null ? country : null, words);
  if (!counted) return null;
  const { rest, count } = counted;
  const tokens = tokensOf(rest);
  const inSingular = tokens.map(words.singular);
  const isMany = count === null && tokens.some((token, at) => inSingular[at] !== token);
  return {
    pieces: isMany ? null : (count ?? 1),
    size: sized.size ?? counted.size,
    words: inSingular,
    plainWords: withoutFillers(inSingular, words),
  };
}

interface Sized {
  rest: string;
  size: LabelSize | null;
}

function takeSize(text: string, country: string, rules: readonly SizeRule[]): Sized | null {
  const rule = rules.find(([pattern]) => pattern.test(text));
  if (!rule) return { rest: text, size: null };
  const [pattern, read] = rule;
  const [, found = "", other = ""] = pattern.exec(text) ?? [];
  const rest = text.replace(pattern, " , ");
  const size = read(found, other, country);
  return size && !rules.some(([another]) => another.test(rest)) ? { rest, size } : null;
}

function sizeOfBareRange(first: string, last: string): LabelSize | null {
  const size = SIZES.find(
    ({ firstMonth, lastMonth }) => `${firstMonth}` === first && `${lastMonth + 1}` === last,
  );
  return size ? { ageRange: size.id, isNewborn: false } : null;
}

interface Counted {
  rest: string;
  count: number | null;
  size: LabelSize | null;
}

const NUMBER = /(?<![a-z\d.])(?:x ?)?(\d{1,4})(?: ?x)?(?![a-z\d.])/g;

/** The number of pieces; `country` is given if a second number may be a height from a label. */
function takeCount(text: string, country: string | null, words: GarmentVocabulary): Counted | null {
  const numbers = [...text.matchAll(NUMBER)].map(([, digits = ""]) => digits);
  const rest = text.replace(NUMBER, " ");
  if (/\d/.test(rest.replace(/tog\d\d/g, ""))) return null;
  const [first, second, third] = numbers;
  if (third !== undefined) return null;
  if (second !== undefined) return country === null ? null : withHeight(rest, [first ?? "", second], country);
  if (first !== undefined) return pieces(rest, Number(first));
  return spelled(rest, words);
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
function spelled(text: string, { numbers }: GarmentVocabulary): Counted | null {
  const words = text.split(" ").filter((word) => word !== "");
  let count: number | null = null;
  let at = 0;
  for (; at < words.length; at += 1) {
    const number = numbers.get(words[at] ?? "");
    if (number === undefined) break;
    count = (count ?? 1) * number;
  }
  const rest = words.slice(at).join(" ");
  return count === null ? { rest, count, size: null } : pieces(rest, count);
}
