// One part of a text about a bag of clothes, taken apart: how many, the size as people write it from labels (months, heights in
// centimeters, zeros, "NB"), and the words that are left for the garment. size-table.ts has the sizes that shops print.

import { withoutEdges } from "../text-edges.ts";
import type { AgeRange } from "../vocabulary.ts";
import {
  type GarmentVocabulary,
  keysOf,
  plainText,
  tokensOf,
  withoutFillers,
  withoutMarks,
  withTog,
} from "./garment-vocabulary.ts";
import { shopSystemOf } from "./shop-sizes.ts";
import { FIRST_AGE_RANGE, type ShopSystem, SIZES } from "./size-table.ts";

/** A label, read. */
type LabelSize = { ageRange: AgeRange; isNewborn: boolean };

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
  const isZeros = /^0+$/.test(print);
  // Australia's 0 is half a year and more, Spain's a newborn; elsewhere it could be either.
  if (isZeros && own !== "AU") return country === "ES" ? NEWBORN_SIZE : null;
  const system: ShopSystem = isZeros ? "AU" : own === "JP" || own === "CN" ? own : "EU";
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

export type PartSize = { ageRange: AgeRange; isNewborn: boolean };

export interface GarmentPart {
  /** Null if it isn't clear: "bodysuits" and "some mittens" may be any number. */
  pieces: number | null;
  size: PartSize | null;
  /** In the singular. */
  words: string[];
  /** Without those that say nothing about the garment, such as colors. */
  plainWords: string[];
  /** The same without an aside at the end: "from grandma". */
  mainWords: string[];
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
  const whole = plainText(text, words);
  if (whole === null) return null;
  const plain = whole.replace(words.patterns.dozen, (_, dozens: string) => ` ${Number(dozens) * 12} `);
  const sized = takeSize(plain, country, sizeRules(words));
  if (!sized) return null;
  const counted = takeCount(
    withTog(withBareTog(sized.rest, words)),
    sized.size === null ? country : null,
    words,
  );
  if (!counted) return null;
  const { rest, count } = counted;
  const tokens = tokensOf(rest);
  const inSingular = tokens.map(words.singular);
  if (words.unclear.has(tokens[0] ?? "")) return null;
  const isMany = tokens.some((token, at) => inSingular[at] !== token || words.vague.has(token));
  // "A few" is no number.
  const said = count === 1 && words.vague.has(tokens[0] ?? "") ? null : count;
  return {
    pieces: said ?? (isMany ? null : 1),
    size: sized.size ?? counted.size,
    words: inSingular,
    plainWords: withoutFillers(inSingular, words),
    mainWords: withoutFillers(beforeAside(inSingular, words), words),
  };
}

/** "Sleep sacks 1.0": the figure is a TOG where a name of the table has it. */
function withBareTog(text: string, words: GarmentVocabulary): string {
  const said = text.replace(/(?<![\d.])(\d\.\d)(?![\d.])/, "$1 tog");
  const tokens = beforeAside(tokensOf(said).map(words.singular), words);
  return keysOf(withoutFillers(tokens, words)).some((key) => words.named.has(key)) ? said : text;
}

function beforeAside(words: readonly string[], { asides }: GarmentVocabulary): readonly string[] {
  const at = words.findIndex((word) => asides.has(word));
  return at < 0 ? words : words.slice(0, at);
}

type Sized = { rest: string; size: LabelSize | null };

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

type Counted = { rest: string; count: number | null; size: LabelSize | null };

const NUMBER = /(?<![a-z\d.])(?:x ?)?(\d{1,4})(?: ?x)?(?![a-z\d.])/g;

/** The number of pieces; `country` is given if a second number may be a height from a label. */
function takeCount(text: string, country: string | null, words: GarmentVocabulary): Counted | null {
  const numbers = [...text.matchAll(NUMBER)].map(([, digits = ""]) => digits);
  const rest = text.replace(NUMBER, " ");
  if (/\d/.test(rest.replace(/tog\d\d/g, ""))) return null;
  const [first, second, third] = numbers;
  if (third !== undefined) return null;
  if (second !== undefined) return country === null ? null : withHeight(rest, [first ?? "", second], country);
  if (first !== undefined) return heightAlone(rest, first, country) ?? pieces(rest, Number(first));
  return spelled(rest, words);
}

/** The smallest height on a label, in centimeters; fewer may be pieces. */
const LEAST_HEIGHT = 44;

/** "Snowsuit 74", where labels are heights. */
function heightAlone(rest: string, number: string, country: string | null): Counted | null {
  if (country === null || !hasHeights(country) || Number(number) < LEAST_HEIGHT) return null;
  const size = sizeOfPrint(country, number);
  return size && { rest, count: null, size };
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

/** The most words that say one size: "3 to 6 months". */
const MOST_SIZE_WORDS = 4;

/**
 * The name of an own item: the part as it was typed, without its number and its size, with a capital letter; empty if nothing
 * else was typed.
 */
export function nameInPart(text: string, country: string, words: GarmentVocabulary): string {
  const typed = withoutMarks(text)
    .split(/[\s:=]+/u)
    .filter((word) => word !== "");
  const named = withoutCount(withoutSize(typed, country, words), words);
  const name = withoutEdges(named.join(" "), " ,.;()/-", " ,;(/-").replace(/\(\s*\)/g, "");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function withoutSize(typed: readonly string[], country: string, words: GarmentVocabulary): string[] {
  const rules = sizeRules(words);
  for (let length = Math.min(MOST_SIZE_WORDS, typed.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= typed.length; at += 1) {
      const plain = plainText(typed.slice(at, at + length).join(" "), words);
      const sized = plain === null ? null : takeSize(plain, country, rules);
      if (sized?.size && /^[ ,]*$/.test(sized.rest))
        return [...typed.slice(0, at), ...typed.slice(at + length)];
    }
  }
  return [...typed];
}

const COUNT_WORD = /^\(?[x×]?\d{1,4}[x×]?[).]?$/i;

/** Without the first number, or the number in words at the beginning, and the dozens after it. */
function withoutCount(typed: readonly string[], words: GarmentVocabulary): string[] {
  const isNumber = (word: string | undefined) => {
    const plain = plainText(word ?? "", words) ?? "";
    return words.numbers.has(plain) || words.vague.has(plain);
  };
  const digits = typed.findIndex((word) => COUNT_WORD.test(word));
  const at = digits < 0 && typed.length > 1 && isNumber(typed[0]) ? 0 : digits;
  if (at < 0) return [...typed];
  const isDozen = typed.length > at + 2 && isNumber(typed[at + 1]);
  const isTimes = (place: number) => /^[x×]$/i.test(typed[place] ?? "");
  const from = isTimes(at - 1) ? at - 1 : at;
  const to = at + (isDozen || isTimes(at + 1) ? 2 : 1);
  return [...typed.slice(0, from), ...typed.slice(to)];
}
