// From wear parameters to the numbers of clothing_list: base quantities and weather adjustments.
// One small model explains all 73 items, so that a parent can be told why a number is what it is,
// and a doubt about one is settled in catalogue-table.ts, never by typing a result in.

import { ESSENTIALITY } from "../ids.ts";
import {
  AGE_RANGES,
  type AgeRange,
  type Essentiality,
  type ItemCategory,
  LAUNDRY_SCENARIOS,
  type LaundryScenario,
  type WeatherCategory,
} from "../vocabulary.ts";
import { perWeather } from "../weather/per-weather.ts";
import {
  BITTER_COLD,
  CATALOGUE_ROWS,
  type CatalogueRow,
  type TravelGroup,
  WEATHER_COLUMNS,
} from "./catalogue-table.ts";
import { perAgeRange } from "./growth.ts";
import type { Adjustment, BitterRule, ClothingRules } from "./quantities.ts";
import { DAYS_BETWEEN_WASHES, perScenario } from "./scenarios.ts";

/** One item with its wear parameters by name; CatalogueRow says what each parameter means. */
export interface CatalogueItem {
  key: string;
  category: ItemCategory;
  uses: Record<AgeRange, number>;
  wearsPerWash: number;
  buffer: number;
  cap: number;
  factors: Record<WeatherCategory, number>;
  /** Only the categories in which the item is worn. */
  essentiality: Partial<Record<WeatherCategory, Essentiality>>;
  sizeUp: boolean;
  travelGroup: TravelGroup | null;
  rule: "rainy-days" | null;
  /** Keys of the items that it can stand in for; several are replaced together. */
  alternativeTo: readonly string[];
  /** Days after the birth by which the median baby has outgrown it; null for what is no newborn size. */
  outgrownDays: number | null;
  bitter: BitterRule | null;
}

/** The wear parameters that turn uses into pieces. */
export type Wear = Pick<CatalogueItem, "wearsPerWash" | "buffer" | "cap">;

const ESSENTIALITY_OF_LETTER: Readonly<Record<string, Essentiality>> = {
  E: ESSENTIALITY.essential,
  R: ESSENTIALITY.recommended,
  N: ESSENTIALITY.niceToHave,
};

/**
 * Slack before a need counts as one more piece. Binary fractions overshoot (0.8 × 1.5 × 7.5 gives
 * 9.000000000000002) by less than 1e-14, while no need in the table lies closer than 0.0015 above a whole number.
 */
export const ROUNDING_SLACK = 1e-9;

/** The 73 items, in the order of the table. */
export const CATALOGUE: readonly CatalogueItem[] = CATALOGUE_ROWS.map(readRow);

const ITEM_OF_KEY = new Map(CATALOGUE.map((item) => [item.key, item]));

/** The item with a clothing_name_id, or null: custom items have no wear parameters. */
export function catalogueItem(key: string): CatalogueItem | null {
  return ITEM_OF_KEY.get(key) ?? null;
}

/** The age ranges in which the item is worn at all. */
export function validAgeRanges(item: CatalogueItem): AgeRange[] {
  return AGE_RANGES.filter((ageRange) => item.uses[ageRange] > 0);
}

/** Scenario → age range → pieces in the item's reference weather; 0 where the age range is not valid. */
export function baseQuantities(item: CatalogueItem): Record<LaundryScenario, Record<AgeRange, number>> {
  return perScenario((scenario) => perAgeRange((ageRange) => pieces(item, item.uses[ageRange], scenario)));
}

/**
 * Weather category → pieces more or fewer than the base, from the mean of the valid ages' uses. Raised where needed
 * so that a worn item keeps one piece at every age; one integer where all scenarios agree; 'none' where the factor is 0.
 */
export function weatherAdjustments(item: CatalogueItem): Record<WeatherCategory, Adjustment> {
  const ages = validAgeRanges(item);
  const base = baseQuantities(item);
  const meanUses = ages.reduce((sum, ageRange) => sum + item.uses[ageRange], 0) / ages.length;

  return perWeather((category) => {
    const factor = item.factors[category];
    if (factor === 0) return "none";
    const byScenario = perScenario((scenario) => {
      const change = pieces(item, meanUses, scenario, factor) - pieces(item, meanUses, scenario);
      const smallestBase = Math.min(...ages.map((ageRange) => base[scenario][ageRange]));
      return Math.max(change, 1 - smallestBase);
    });
    const agreed = byScenario.daily;
    return LAUNDRY_SCENARIOS.every((scenario) => byScenario[scenario] === agreed) ? agreed : byScenario;
  });
}

/** The item in the shape stored in clothing_list, for one baby or for several. */
export function clothingRules(item: CatalogueItem, babies = 1): ClothingRules {
  return babies === 1 ? rulesOf(item) : rulesOf(forBabies(item, babies));
}

/**
 * An item as several babies wear it out of one drawer. The table is per baby; the number of babies is a factor here and
 * nowhere else, before anything is rounded, so that twins share what one baby's rounding up leaves over.
 */
function forBabies(item: CatalogueItem, babies: number): CatalogueItem {
  return {
    ...item,
    uses: perAgeRange((ageRange) => item.uses[ageRange] * babies),
    buffer: item.buffer * babies,
    cap: item.cap * babies,
    bitter: item.bitter && { ...item.bitter, more: item.bitter.more * babies },
  };
}

function rulesOf(item: CatalogueItem): ClothingRules {
  const known = RULES.get(item);
  if (known) return known;
  const rules: ClothingRules = {
    clothing_name_id: item.key,
    base_quantities: baseQuantities(item),
    weather_adjustments: weatherAdjustments(item),
    essentiality: item.essentiality,
    valid_age_ranges: validAgeRanges(item),
    size_up: item.sizeUp,
    bitter: item.bitter,
  };
  RULES.set(item, rules);
  return rules;
}

/** Derived once an item: a page explains two hundred quantities. */
const RULES = new WeakMap<CatalogueItem, ClothingRules>();

/** Pieces in use between two washes, before rounding: uses × factor × days ÷ wears per wash. */
export function piecesInUse(wear: Wear, uses: number, scenario: LaundryScenario, factor = 1): number {
  return (uses * factor * DAYS_BETWEEN_WASHES[scenario]) / wear.wearsPerWash;
}

/** Whole pieces that cover a need, blind to the error of binary fractions. */
export function wholePieces(need: number): number {
  return Math.ceil(need - ROUNDING_SLACK);
}

/** Pieces that last for some days without a wash, with their spares. A weak need has fewer spares, a strong one no more. */
export function piecesForDays(wear: Omit<Wear, "cap">, uses: number, days: number, factor = 1): number {
  const spare = Math.floor(wear.buffer * Math.min(1, factor) + 0.5);
  return wholePieces((uses * factor * days) / wear.wearsPerWash) + spare;
}

/** The model: whole pieces in use plus spares, at most the cap. */
function pieces(wear: Wear, uses: number, scenario: LaundryScenario, factor = 1): number {
  if (uses === 0 || factor === 0) return 0;
  return Math.min(wear.cap, piecesForDays(wear, uses, DAYS_BETWEEN_WASHES[scenario], factor));
}

function readRow(row: CatalogueRow): CatalogueItem {
  const essentiality: Partial<Record<WeatherCategory, Essentiality>> = {};
  for (const [column, category] of WEATHER_COLUMNS.entries()) {
    const level = ESSENTIALITY_OF_LETTER[row.essentialities.charAt(column)];
    if (level) essentiality[category] = level;
  }
  return {
    ...row,
    uses: perAgeRange((_, place) => row.uses[place] ?? 0),
    factors: perWeather((category) => row.factors[WEATHER_COLUMNS.indexOf(category)] ?? 0),
    essentiality,
    sizeUp: row.sizeUp ?? false,
    travelGroup: row.travelGroup ?? null,
    rule: row.rule ?? null,
    alternativeTo: row.alternativeTo ?? [],
    outgrownDays: row.outgrownDays ?? null,
    bitter: BITTER_COLD[row.key] ?? null,
  };
}
