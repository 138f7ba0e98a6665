// A plan's quantities as short text: 73 items × 3 scenarios × 4 ages × 4 groups would take 165 KB as JSON,
// here 5. One cell per age range and weather group: the essentiality's letter, then the quantities of the
// three scenarios in base 36, one digit each, or two if one isn't enough. 'E346E457...': two groups in 0-3m,
// the other ages empty. If the text has cells for later sizes, it names them: '2:12-18m:E346....E457'
// (explain.ts).

import { ESSENTIALITY } from "../ids.ts";
import {
  type AgeRange,
  ESSENTIALITIES,
  type Essentiality,
  LAUNDRY_SCENARIOS,
  type LaundryScenario,
} from "../vocabulary.ts";
import { readSizedText, type SizedText, sizedText, sizesToHold } from "./explain.ts";
import { parseAgeRange, perAgeRange } from "./growth.ts";
import { type CalculatedQuantities, NOT_NEEDED, type Recommendation } from "./quantities.ts";

const AGE_SEPARATOR = ".";
const NO_ESSENTIALITY = "-";
const LETTERS: Readonly<Record<Essentiality, string>> = {
  [ESSENTIALITY.essential]: "E",
  [ESSENTIALITY.recommended]: "R",
  [ESSENTIALITY.niceToHave]: "N",
};

const LEVEL_OF = new Map(ESSENTIALITIES.map((level) => [LETTERS[level], level]));

/** What a cell starts with; digits are lowercase. */
const MARKS: ReadonlySet<string> = new Set([...LEVEL_OF.keys(), NO_ESSENTIALITY]);

/** Occurs in exactly those texts that ask for an essential somewhere. */
export const ESSENTIAL_MARK = LETTERS[ESSENTIALITY.essential];

/** An age range has at most four weather groups; more than nine is an error, not a plan. */
const MAX_GROUPS = 9;
const MAX_ONE_DIGIT = 35;
const MAX_QUANTITY = 1295;

const CELLS = `(?:[ERN-](?:[0-9a-z]{3}){1,2}){0,${MAX_GROUPS}}`;
const AGES = new RegExp(`^${CELLS}(?:\\.${CELLS})*$`);

/**
 * The quantities as text. Weather groups are positional from 1; a missing cell is packed as quantity 0.
 * Throws RangeError for what the format can't hold: a quantity that is not a whole number from 0 to 1295, a
 * group order outside 1 to 9, or an essentiality that differs between scenarios (it depends on the weather
 * only).
 */
export function packQuantities(calculated: CalculatedQuantities): string {
  const texts = perAgeRange((ageRange) => packAgeRange(calculated, ageRange));
  const sizes = sizesToHold((ageRange) => texts[ageRange] !== "");
  return sizedText(sizes, sizes.map((ageRange) => texts[ageRange]).join(AGE_SEPARATOR));
}

/**
 * The quantities that packQuantities wrote, in this or an earlier release; null for any other text. Never
 * throws. Omits age ranges that have no groups or are missing from the text; quantity 0 has no essentiality.
 */
export function unpackQuantities(text: string): CalculatedQuantities | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const quantities = readWhole(text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, quantities);
  return quantities;
}

/** A page reads a hundred texts, mostly the same as the previous page; this holds those of fifty plans. */
const MOST_KNOWN = 5000;
const known = new Map<string, CalculatedQuantities | null>();

/** Quantities while being read. Once cached they are shared, so nobody may change them. */
type Draft = Record<LaundryScenario, Partial<Record<AgeRange, Record<number, Recommendation>>>>;

function readWhole(text: string): CalculatedQuantities | null {
  const sized = readSizedText(text);
  if (!sized || !AGES.test(sized.body)) return null;
  return sized.body.split(AGE_SEPARATOR).length === sized.sizes.length ? readAges(sized) : null;
}

function readAges({ sizes, body }: SizedText): CalculatedQuantities {
  const draft: Draft = { daily: {}, every_2_3_days: {}, weekly_plus: {} };
  for (const [place, cells] of body.split(AGE_SEPARATOR).entries()) {
    const ageRange = parseAgeRange(sizes[place]);
    let at = 0;
    for (let order = 1; ageRange && at < cells.length; order++) {
      const end = endOfCell(cells, at);
      readCell(cells.slice(at, end), { draft, ageRange, order });
      at = end;
    }
  }
  for (const byAge of Object.values(draft)) {
    for (const groups of Object.values(byAge)) Object.freeze(groups);
    Object.freeze(byAge);
  }
  return Object.freeze(draft);
}

type Place = { draft: Draft; ageRange: AgeRange; order: number };

/** Puts a cell's values in their place in each scenario. */
function readCell(cell: string, { draft, ageRange, order }: Place): void {
  const essentiality = LEVEL_OF.get(cell.charAt(0)) ?? null;
  const width = (cell.length - 1) / LAUNDRY_SCENARIOS.length;
  let start = 1;
  for (const scenario of LAUNDRY_SCENARIOS) {
    const quantity = Number.parseInt(cell.slice(start, start + width), 36);
    const groups = draft[scenario][ageRange] ?? {};
    groups[order] = quantity === 0 ? NOT_NEEDED : Object.freeze({ quantity, essentiality });
    draft[scenario][ageRange] = groups;
    start += width;
  }
}

/** Where the cell that starts at this position ends: at the next letter or the end of the text. */
function endOfCell(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && !MARKS.has(text.charAt(end))) end += 1;
  return end;
}

type Groups = Readonly<Record<number, Recommendation>>;

const NO_GROUPS: Groups = {};

function packAgeRange(calculated: CalculatedQuantities, ageRange: AgeRange): string {
  const scenarios = LAUNDRY_SCENARIOS.map((scenario) => calculated[scenario][ageRange] ?? NO_GROUPS);
  const groupCount = Math.max(...scenarios.map(lastOrderOf));
  let text = "";
  for (let order = 1; order <= groupCount; order++) text += packCell(scenarios, order);
  return text;
}

/** 0 without groups. */
function lastOrderOf(groups: Groups): number {
  let last = 0;
  for (const key of Object.keys(groups)) {
    const order = Number(key);
    if (!Number.isInteger(order) || order < 1 || order > MAX_GROUPS)
      throw new RangeError(`Weather group order must be 1 to ${MAX_GROUPS}: ${key}`);
    if (order > last) last = order;
  }
  return last;
}

function packCell(scenarios: readonly Groups[], order: number): string {
  let mark: string | null = null;
  let most = 0;
  for (const groups of scenarios) {
    const own = groups[order] ?? NOT_NEEDED;
    const quantity = fitting(own.quantity);
    if (quantity === 0) continue;
    const ownMark = own.essentiality ? LETTERS[own.essentiality] : NO_ESSENTIALITY;
    if (mark !== null && mark !== ownMark)
      throw new RangeError(`Essentiality differs between scenarios in group ${order}`);
    mark = ownMark;
    most = Math.max(most, quantity);
  }
  let text = mark ?? NO_ESSENTIALITY;
  for (const groups of scenarios) text += digitsOf((groups[order] ?? NOT_NEEDED).quantity, most);
  return text;
}

function fitting(quantity: number): number {
  if (Number.isInteger(quantity) && quantity >= 0 && quantity <= MAX_QUANTITY) return quantity;
  throw new RangeError(`Quantity must be a whole number to ${MAX_QUANTITY}: ${quantity}`);
}

/** As many digits as the cell's largest quantity needs. */
function digitsOf(quantity: number, most: number): string {
  const digits = quantity.toString(36);
  return most > MAX_ONE_DIGIT ? digits.padStart(2, "0") : digits;
}
