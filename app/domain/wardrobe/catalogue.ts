// From wear parameters to the numbers of clothing_list: base quantities and weather adjustments. One small
// model explains all 73 items, so that a parent can be told why a number is what it is. Correct a doubtful
// number in catalogue-table.ts or second-year-table.ts, never by typing in a result.

import { ESSENTIALITY } from "../ids.ts";
import {
  AGE_RANGES,
  type AgeRange,
  type Essentiality,
  type ItemCategory,
  LAUNDRY_SCENARIOS,
  type LaundryScenario,
  WEATHER_CATEGORIES,
  type WeatherCategory,
} from "../vocabulary.ts";
import { perWeather } from "../weather/per-weather.ts";
import {
  BITTER_COLD,
  CATALOGUE_ROWS,
  type CatalogueRow,
  figureAt,
  type ItemKey,
  type TravelGroup,
  WEATHER_COLUMNS,
} from "./catalogue-table.ts";
import { CARRIED_ON_MONTHS, type PlannedMonths, perAgeRange } from "./growth.ts";
import {
  type Adjustment,
  type BitterRule,
  type CalculatedQuantities,
  type ClothingRules,
  rulesTimes,
  wantedPieces,
} from "./quantities.ts";
import { DAYS_BETWEEN_WASHES, perScenario } from "./scenarios.ts";
import { SECOND_YEAR_ROWS } from "./second-year-table.ts";
import { CALENDAR_SIZES, LAST_AGE_RANGE, LAST_OF_FIRST_YEAR, SECOND_YEAR_SIZES } from "./size-table.ts";
import { type LeadingSack, rulesInPlan, USUAL_SACK } from "./tog.ts";

/** An item with its wear parameters; CatalogueRow explains each one. */
export interface CatalogueItem {
  key: string;
  category: ItemCategory;
  uses: Record<AgeRange, number>;
  wearsPerWash: number;
  buffer: number;
  cap: number;
  factors: Record<WeatherCategory, number>;
  /** Only for the categories in which the item is worn. */
  essentiality: Partial<Record<WeatherCategory, Essentiality>>;
  sizeUp: boolean;
  travelGroup: TravelGroup | null;
  rule: "rainy-days" | null;
  /** Keys of the items it can replace; several are replaced together. */
  alternativeTo: readonly string[];
  /** Days after birth by which the median baby has outgrown it; null if it is not a newborn size. */
  outgrownDays: number | null;
  bitter: BitterRule | null;
  /** True if each baby needs the spare pieces; otherwise all share them. */
  isSpareEach?: true;
  /** How many babies share it: 1 in the table. */
  babies: number;
  /** The year whose sizes it has uses for. */
  year: Year;
}

/** A year of a baby's life, by which a plan's numbers differ. */
type Year = 1 | 2;

/** The wear parameters that turn uses into pieces. */
export type Wear = Pick<CatalogueItem, "wearsPerWash" | "buffer" | "cap">;

const ESSENTIALITY_OF_LETTER: Readonly<Record<string, Essentiality>> = {
  E: ESSENTIALITY.essential,
  R: ESSENTIALITY.recommended,
  N: ESSENTIALITY.niceToHave,
};

/**
 * Tolerance before a need counts as one more piece. Binary fractions overshoot (0.8 × 1.5 × 7.5 gives
 * 9.000000000000002) by less than 1e-14, and no need in the table is within 0.0015 above a whole number.
 */
export const ROUNDING_SLACK = 1e-9;

/** The sizes that each year's table has figures for. */
const LISTED_SIZES: Readonly<Record<Year, readonly AgeRange[]>> = { 1: CALENDAR_SIZES, 2: SECOND_YEAR_SIZES };

/** The sizes that rules of each year have numbers for. */
const RULED_SIZES: typeof LISTED_SIZES = { 1: [...CALENDAR_SIZES, LAST_OF_FIRST_YEAR], 2: SECOND_YEAR_SIZES };

/** The 73 items, in the order of the table. */
export const CATALOGUE: readonly CatalogueItem[] = CATALOGUE_ROWS.map(readRow);

/** Those of the 73 that a child of 12 to 24 months wears, with the uses of that year, in the same order. */
export const SECOND_YEAR_CATALOGUE: readonly CatalogueItem[] = CATALOGUE_ROWS.flatMap(readSecondYear);

const ITEMS_OF_KEY = { 1: byKey(CATALOGUE), 2: byKey(SECOND_YEAR_CATALOGUE) };

/** The item with this clothing_name_id; null for custom items, which have no wear parameters. */
export function catalogueItem(key: string): CatalogueItem | null {
  return ITEMS_OF_KEY[1].get(key) ?? null;
}

/** Its rules in a plan with such a sack for the night. */
export function catalogueRules(key: string, sack: LeadingSack = USUAL_SACK): ClothingRules | null {
  const item = catalogueItem(key);
  return item && rulesInPlan(clothingRules(item), sack, (other) => catalogueRules(other));
}

/** How often so many pieces can be worn before all of them are in the wash. */
export function wearsUntilWash(key: ItemKey, pieces: number): number {
  return pieces * (catalogueItem(key)?.wearsPerWash ?? 1);
}

/** The same in the second year; null for custom items too, and for what isn't worn then. */
export function secondYearItem(key: string): CatalogueItem | null {
  return ITEMS_OF_KEY[2].get(key) ?? null;
}

/** The rules of the second year's sizes; null for custom items, and for what isn't worn then. */
export function secondYearRules(key: string): ClothingRules | null {
  const item = secondYearItem(key);
  return item && clothingRules(item);
}

/** The item, of the year that the rules are for; null for custom items. */
export function itemOfRules({ clothing_name_id, year }: ClothingRules): CatalogueItem | null {
  return ITEMS_OF_KEY[year ?? 1].get(clothing_name_id) ?? null;
}

/** True for the sizes of the second year in a plan that goes on; a plan of one year wears 12–18m in its last weeks, as 9–12m. */
export function isOfSecondYear(ageRange: AgeRange, months: PlannedMonths): boolean {
  return months === CARRIED_ON_MONTHS && SECOND_YEAR_SIZES.some((size) => size === ageRange);
}

/** The item as it is worn in a size of a plan of so many months; null for custom items, and where it isn't worn in the second year. */
export function itemIn(key: string, ageRange: AgeRange, months: PlannedMonths): CatalogueItem | null {
  return isOfSecondYear(ageRange, months) ? secondYearItem(key) : catalogueItem(key);
}

/** The rules for a size of a plan of so many months, from the stored ones; those of custom items are the same in both years. */
export function rulesIn(rules: ClothingRules, ageRange: AgeRange, months: PlannedMonths): ClothingRules {
  const { clothing_name_id: key } = rules;
  if (!isOfSecondYear(ageRange, months) || !catalogueItem(key)) return rules;
  const later = secondYearRules(key) ?? { ...rules, valid_age_ranges: [], year: 2 };
  return rules.closed ? { ...later, closed: rulesIn(rules.closed, ageRange, months) } : later;
}

/** The sizes of a plan's item: those that are stored with it, and the last one where the plan's numbers have it. */
export function agesInPlan(
  key: string,
  stored: readonly AgeRange[],
  quantities: CalculatedQuantities | null,
): readonly AgeRange[] {
  const isThere = quantities?.daily[LAST_AGE_RANGE] !== undefined && !stored.includes(LAST_AGE_RANGE);
  return isThere && isWornIn(LAST_AGE_RANGE, key) ? [...stored, LAST_AGE_RANGE] : stored;
}

function byKey(items: readonly CatalogueItem[]): ReadonlyMap<string, CatalogueItem> {
  return new Map(items.map((item) => [item.key, item]));
}

/** Whether a catalogue item is worn in a size, in either year. */
export function isWornIn(ageRange: AgeRange, key: string): boolean {
  return [catalogueItem(key), secondYearItem(key)].some((item) => (item?.uses[ageRange] ?? 0) > 0);
}

/** The age ranges in which the item is worn. */
export function validAgeRanges(item: CatalogueItem): AgeRange[] {
  return AGE_RANGES.filter((ageRange) => item.uses[ageRange] > 0);
}

/** Scenario → age range → pieces in the item's reference weather; 0 for ages in which it isn't worn. */
export function baseQuantities(item: CatalogueItem): Record<LaundryScenario, Record<AgeRange, number>> {
  return perScenario((scenario) => perAgeRange((ageRange) => pieces(item, item.uses[ageRange], scenario)));
}

/**
 * Weather category → pieces more or fewer than the base, from the mean uses of the table's sizes. Raised where
 * needed so that a worn item keeps one piece for each baby at every age and rarer laundry never needs fewer; a
 * single integer if all scenarios agree; 'none' for a factor of 0.
 */
export function weatherAdjustments(item: CatalogueItem): Record<WeatherCategory, Adjustment> {
  const ages = LISTED_SIZES[item.year].filter((ageRange) => item.uses[ageRange] > 0);
  const base = baseQuantities(item);
  const meanUses = ages.reduce((sum, ageRange) => sum + item.uses[ageRange], 0) / ages.length;

  return perWeather((category) => {
    const factor = item.factors[category];
    if (factor === 0) return "none";
    let least = perAgeRange(() => item.babies);
    const byScenario = perScenario((scenario) => {
      const change = Math.max(
        pieces(item, meanUses, scenario, factor) - pieces(item, meanUses, scenario),
        ...ages.map((ageRange) => least[ageRange] - base[scenario][ageRange]),
      );
      least = perAgeRange((ageRange) => base[scenario][ageRange] + change);
      return change;
    });
    const agreed = byScenario.daily;
    return LAUNDRY_SCENARIOS.every((scenario) => byScenario[scenario] === agreed) ? agreed : byScenario;
  });
}

/**
 * An item that several babies share. The table is per baby; the number of babies is applied only here, before
 * rounding, so that twins share what rounding up for one baby leaves over. The spare for a bad day is one for all, that for
 * feet that grow one for each, and no baby goes without: one coat, or one blanket in the stroller, is in use for each of them.
 */
export function sharedItem(item: CatalogueItem, babies: number): CatalogueItem {
  if (babies === 1) return item;
  const known = SHARED.get(item)?.get(babies);
  if (known) return known;
  const shared: CatalogueItem = {
    ...item,
    uses: perAgeRange((ageRange) => item.uses[ageRange] * babies),
    cap: item.cap * babies,
    ...(item.isSpareEach && { buffer: item.buffer * babies }),
    bitter: item.bitter && { ...item.bitter, more: item.bitter.more * babies },
    babies,
  };
  SHARED.set(item, new Map([...(SHARED.get(item) ?? []), [babies, shared]]));
  return shared;
}

/** Derived once, so that their rules are too. */
const SHARED = new WeakMap<CatalogueItem, ReadonlyMap<number, CatalogueItem>>();

/**
 * Rules, which are per baby, for several babies who share their clothes. Rules that an operator has changed
 * say nothing about uses, and are multiplied. What a parent has added is as many as the parent said.
 */
export function rulesForBabies(rules: ClothingRules, babies: number): ClothingRules {
  const item = babies === 1 ? null : itemOfRules(rules);
  if (!item) return rules;
  const closed = rules.closed && { closed: rulesForBabies(rules.closed, babies) };
  if (!isAsInCatalogue(rules, item)) return { ...rulesTimes(rules, babies), ...closed };
  const { base_quantities, weather_adjustments, bitter } = clothingRules(sharedItem(item, babies));
  return { ...rules, base_quantities, weather_adjustments, bitter, babies, ...closed };
}

function isAsInCatalogue(rules: ClothingRules, item: CatalogueItem): boolean {
  const own = clothingRules(item);
  return LAUNDRY_SCENARIOS.every((scenario) =>
    LISTED_SIZES[item.year].every((ageRange) =>
      WEATHER_CATEGORIES.every((category) => {
        const weather = { category, isBitter: false };
        return (
          wantedPieces(rules, scenario, ageRange, weather) === wantedPieces(own, scenario, ageRange, weather)
        );
      }),
    ),
  );
}

/** The item as stored in clothing_list; of the second year, in the same shape. */
export function clothingRules(item: CatalogueItem): ClothingRules {
  const known = RULES.get(item);
  if (known) return known;
  const base = baseQuantities(item);
  const rules: ClothingRules = {
    clothing_name_id: item.key,
    base_quantities: perScenario((scenario) =>
      Object.fromEntries(RULED_SIZES[item.year].map((ageRange) => [ageRange, base[scenario][ageRange]])),
    ),
    weather_adjustments: weatherAdjustments(item),
    essentiality: item.essentiality,
    valid_age_ranges: validAgeRanges(item),
    size_up: item.sizeUp,
    bitter: item.bitter,
    ...(item.babies > 1 && { babies: item.babies }),
    ...(item.year === 2 && { year: 2 as const }),
  };
  RULES.set(item, rules);
  return rules;
}

/** Derived once per item: a page explains two hundred quantities. */
const RULES = new WeakMap<CatalogueItem, ClothingRules>();

/** Pieces in use between two washes, before rounding: uses × factor × days ÷ wears per wash. */
export function piecesInUse(wear: Wear, uses: number, scenario: LaundryScenario, factor = 1): number {
  return (uses * factor * DAYS_BETWEEN_WASHES[scenario]) / wear.wearsPerWash;
}

/** Whole pieces that cover a need, ignoring the error of binary fractions. */
export function wholePieces(need: number): number {
  return Math.ceil(need - ROUNDING_SLACK);
}

function sparePieces({ buffer }: Pick<Wear, "buffer">, factor: number): number {
  return Math.floor(buffer * Math.min(1, factor) + 0.5);
}

/** The model: whole pieces in use, at least one for each baby, plus spares, up to the cap. */
function pieces(item: CatalogueItem, uses: number, scenario: LaundryScenario, factor = 1): number {
  if (uses === 0 || factor === 0) return 0;
  const inUse = Math.max(item.babies, wholePieces(piecesInUse(item, uses, scenario, factor)));
  return Math.min(item.cap, inUse + sparePieces(item, factor));
}

function readRow(row: CatalogueRow): CatalogueItem {
  const essentiality: Partial<Record<WeatherCategory, Essentiality>> = {};
  for (const [column, category] of WEATHER_COLUMNS.entries()) {
    const level = ESSENTIALITY_OF_LETTER[row.essentialities.charAt(column)];
    if (level) essentiality[category] = level;
  }
  return {
    ...row,
    uses: perAgeRange((_, place) => figureAt(row.uses, place)),
    factors: perWeather((category) => row.factors[WEATHER_COLUMNS.indexOf(category)] ?? 0),
    essentiality,
    sizeUp: row.sizeUp ?? false,
    travelGroup: row.travelGroup ?? null,
    rule: row.rule ?? null,
    alternativeTo: row.alternativeTo ?? [],
    outgrownDays: row.outgrownDays ?? null,
    bitter: BITTER_COLD[row.key] ?? null,
    babies: 1,
    year: 1,
  };
}

function readSecondYear(first: CatalogueRow & { key: ItemKey }): CatalogueItem[] {
  const row = SECOND_YEAR_ROWS[first.key];
  if (!row) return [];
  const { uses, bitter, isSpareEach, ...own } = row;
  const item = readRow({ ...first, ...own });
  const usesAt = (place: number) => uses[place - AGE_RANGES.indexOf(SECOND_YEAR_SIZES[0])] ?? 0;
  return [
    {
      ...item,
      uses: perAgeRange((_, place) => usesAt(place)),
      bitter: bitter ?? item.bitter,
      year: 2,
      ...(isSpareEach && { isSpareEach }),
    },
  ];
}
