// How many of an item a baby needs: per laundry scenario, age range, and weather group. Works on the shape
// stored in clothing_list, not on the wear parameters, so that an item with numbers changed in the database
// follows the same rules as the catalogue's.

import { ESSENTIALITY, WEATHER } from "../ids.ts";
import {
  AGE_RANGES,
  type AgeRange,
  type Essentiality,
  type LaundryScenario,
  type WeatherCategory,
} from "../vocabulary.ts";
import { AGE_RANGE_MONTHS } from "./growth.ts";
import { perScenario } from "./scenarios.ts";
import { FIRST_AGE_RANGE, isOneSize } from "./size-table.ts";

/** Pieces more or fewer than the base, for all scenarios or by scenario; 'none' cancels the base. */
export type Adjustment = number | Record<LaundryScenario, number> | "none";

/** The part of a clothing_list row that decides quantities. */
export interface ClothingRules {
  clothing_name_id: string;
  base_quantities: Record<LaundryScenario, Partial<Record<AgeRange, number>>>;
  weather_adjustments: Partial<Record<WeatherCategory, Adjustment>>;
  essentiality: Partial<Record<WeatherCategory, Essentiality>>;
  valid_age_ranges: AgeRange[];
  size_up: boolean;
  /** What bitter cold adds; null if it makes no difference to the item. */
  bitter: BitterRule | null;
  /** How many babies share the pieces; one, unless it says otherwise. Stored rules are for one. */
  babies?: number;
  /** Set for rules of the second year's sizes, which aren't stored. */
  year?: 2;
  /** Another item's rules, which hold in a plan where windows are closed (tog.ts). */
  closed?: ClothingRules;
}

/** What changes in a bitterly cold weather group, if the item is worn in its category. */
export interface BitterRule {
  /** Extra pieces, in every laundry scenario. */
  more: number;
  /** Replaces the category's. */
  essentiality: Essentiality;
}

/** A weather group as the rules see it; durations are whole days. */
export interface GroupWeather {
  weatherGroupOrder: number;
  category: WeatherCategory;
  durationDays: number;
  rainyDays: number;
  /** Below 20 °F on average. */
  isBitter: boolean;
  /** The mean of its daily maxima, °F; if it is unknown, the category alone decides. */
  avgTempMax?: number;
}

type Weather = Pick<GroupWeather, "category" | "isBitter" | "avgTempMax">;

/** One cell of a plan. Quantity 0 means 'Not needed in this weather' and carries no essentiality. */
export type Recommendation = { readonly quantity: number; readonly essentiality: Essentiality | null };

/** Weather group order → recommendation, within one scenario and age range. */
export type GroupRecommendations = Readonly<Record<number, Recommendation>>;

/** Scenario → age range → weather group order → recommendation. */
export type CalculatedQuantities = Readonly<
  Record<LaundryScenario, Readonly<Partial<Record<AgeRange, GroupRecommendations>>>>
>;

/** The item with its own rule, by rainy days. */
export const RAIN_SUIT_ID = "rain_suit";

/** A rain suit is needed in a group with more rainy days than this. */
export const RAINY_DAYS_THRESHOLD = 15;

/** A stretch of weather this short ends before the baby outgrows the size. */
export const SHORT_STRETCH_DAYS = 21;

/** What keeps cold, sun, or rain off, so that even a short stretch needs it. */
const PROTECTS: ReadonlySet<string> = new Set([
  "bunting_fleece",
  "jacket_light",
  "coat_warm",
  "snowsuit",
  "hat_warm",
  "mittens_warm",
  "booties_winter",
  "hat_sun",
  "sleep_sack_tog_25",
]);

/** Newborn sizes. */
const NEWBORN_SUFFIX = "_nb";

const BUNTING_ID = "bunting_fleece";

/** °F: days this warm on average don't call for fleece, however cool the nights are. */
const GENTLE_MAXIMUM = 64;

const SNOWSUIT_ID = "snowsuit";
const HALF_A_YEAR = 6;

/** Items that must fit closely to be safe: never a size up, even if a table says so. */
const CLOSE_FIT_PREFIXES = ["sleeper_", "pajama_", "gown_", "swaddle_", "sleep_s", "swim_diaper"] as const;

/** The recommendation of an item that is not needed. */
export const NOT_NEEDED: Recommendation = Object.freeze({ quantity: 0, essentiality: null });

/** Weather with means of 60 °F and more (climate.ts), in which homes aren't heated. */
const UNHEATED: readonly WeatherCategory[] = [WEATHER.mild, WEATHER.transitional, WEATHER.unknown];

/** °F: on days this warm, an unheated room stays at 68 °F or more at night (our choice). */
const WARM_DAY_MAXIMUM = 70;

/**
 * An item's rules in some weather. In heat, and on warm days in unheated homes, they are its own. In any other weather people close their
 * windows, and the other item's rules apply, if there are any.
 */
export function rulesInWeather(
  rules: ClothingRules,
  { category, avgTempMax = WARM_DAY_MAXIMUM }: Pick<GroupWeather, "category" | "avgTempMax">,
): ClothingRules {
  const isHot = category === WEATHER.hotDry || category === WEATHER.hotHumid;
  const isWarm = UNHEATED.includes(category) && avgTempMax >= WARM_DAY_MAXIMUM;
  return isHot || isWarm ? rules : (rules.closed ?? rules);
}

/** The quantity and essentiality of an item in one weather group: max(0, base + adjustment). */
export function recommend(
  given: ClothingRules,
  scenario: LaundryScenario,
  ageRange: AgeRange,
  group: GroupWeather,
): Recommendation {
  const rules = rulesInWeather(given, group);
  if (rules.clothing_name_id === RAIN_SUIT_ID) return recommendRainSuit(ageRange, group, rules.babies);
  if (!rules.valid_age_ranges.includes(ageRange)) return NOT_NEEDED;

  const quantity = Math.max(0, wantedPieces(rules, scenario, ageRange, group));
  if (quantity === 0) return NOT_NEEDED;
  return { quantity, essentiality: essentialityIn(rules, group) };
}

/** The base plus the weather's adjustment; may be negative. */
export function wantedPieces(
  rules: ClothingRules,
  scenario: LaundryScenario,
  ageRange: AgeRange,
  weather: Weather,
): number {
  // A trip to the snow doesn't ask for it either.
  if (isOnlyForBitterCold(rules, ageRange) && !weather.isBitter) return -(rules.babies ?? 1);
  const base = rules.base_quantities[scenario][ageRange] ?? 0;
  const adjustment = forWeather(rules.weather_adjustments, weather.category) ?? 0;
  return base + piecesFor(adjustment, scenario, base) + bitterPieces(rules, weather);
}

/** Extra pieces for bitter cold; 0 in other weather, and for items not worn in its category. */
export function bitterPieces({ bitter, weather_adjustments }: ClothingRules, weather: Weather): number {
  if (!bitter || !weather.isBitter) return 0;
  return forWeather(weather_adjustments, weather.category) === "none" ? 0 : bitter.more;
}

/** An item's essentiality in some weather; null if its table has none. */
export function essentialityIn(rules: ClothingRules, weather: Weather): Essentiality | null {
  const { category, isBitter, avgTempMax } = weather;
  if (isBitter && rules.bitter) return rules.bitter.essentiality;
  const level = forWeather(rules.essentiality, category) ?? null;
  const isGentle = avgTempMax !== undefined && avgTempMax >= GENTLE_MAXIMUM;
  const isTooWarm = isGentle && rules.clothing_name_id === BUNTING_ID;
  return isTooWarm && level === ESSENTIALITY.essential ? ESSENTIALITY.recommended : level;
}

/** A padded suit is for bitter cold before six months; in other cold, the bunting is the one outer layer. */
function isOnlyForBitterCold({ clothing_name_id: key }: ClothingRules, ageRange: AgeRange): boolean {
  return key === SNOWSUIT_ID && AGE_RANGE_MONTHS[ageRange].last < HALF_A_YEAR;
}

/** The essentiality that bitter cold gives an item in place of its category's; null if they are the same. */
export function levelOfBitterCold(rules: ClothingRules, weather: Weather): Essentiality | null {
  const level = essentialityIn(rules, weather);
  return level === essentialityIn(rules, { ...weather, isBitter: false }) ? null : level;
}

/** All cells of a plan for one item, for the age ranges that have weather groups. */
export function calculateQuantities(
  rules: ClothingRules,
  groupsByAge: Partial<Record<AgeRange, readonly GroupWeather[]>>,
): CalculatedQuantities {
  return perScenario((scenario) => {
    const byAge: Partial<Record<AgeRange, GroupRecommendations>> = {};
    for (const ageRange of AGE_RANGES) {
      const groups = groupsByAge[ageRange];
      if (!groups) continue;
      const cells: Record<number, Recommendation> = {};
      for (const group of groups)
        cells[group.weatherGroupOrder] = recommend(rules, scenario, ageRange, group);
      byAge[ageRange] = isEssentialBriefly(rules, groups, cells) ? withoutEssentials(cells) : cells;
    }
    return byAge;
  });
}

/**
 * True if a size needs the item as an essential for so short a time that what it needs for the rest will do. Not for what
 * protects from cold, sun, or rain, nor for newborn sizes, which are worn for a few weeks anyway.
 */
function isEssentialBriefly(
  { clothing_name_id: key }: ClothingRules,
  groups: readonly GroupWeather[],
  cells: GroupRecommendations,
): boolean {
  if (PROTECTS.has(key) || key.endsWith(NEWBORN_SUFFIX)) return false;
  const essential = groups.filter(
    ({ weatherGroupOrder }) => cells[weatherGroupOrder]?.essentiality === ESSENTIALITY.essential,
  );
  const days = daysIn(essential);
  const isBrief = days > 0 && days <= SHORT_STRETCH_DAYS && days < daysIn(groups) / 2;
  return isBrief && !essential.some(({ isBitter }) => isBitter);
}

function daysIn(groups: readonly GroupWeather[]): number {
  return groups.reduce((days, { durationDays }) => days + durationDays, 0);
}

function withoutEssentials(cells: GroupRecommendations): GroupRecommendations {
  return Object.fromEntries(
    Object.entries(cells).map(([order, cell]) => [
      order,
      cell.essentiality === ESSENTIALITY.essential
        ? { ...cell, essentiality: ESSENTIALITY.recommended }
        : cell,
    ]),
  );
}

/** Rules with every number multiplied by how many babies there are. */
export function rulesTimes(rules: ClothingRules, babies: number): ClothingRules {
  const { base_quantities: base, weather_adjustments: adjustments, bitter } = rules;
  const times = <Key extends string>(counts: Partial<Record<Key, number>>) =>
    Object.fromEntries(
      Object.entries<number | undefined>(counts).map(([key, count = 0]) => [key, count * babies]),
    );
  return {
    ...rules,
    base_quantities: perScenario((scenario) => times(base[scenario])),
    weather_adjustments: Object.fromEntries(
      Object.entries(adjustments).map(([category, change]) => [category, adjustmentTimes(change, babies)]),
    ),
    bitter: bitter && { ...bitter, more: bitter.more * babies },
    babies,
  };
}

function adjustmentTimes(change: Adjustment, babies: number): Adjustment {
  if (change === "none") return change;
  return typeof change === "number" ? change * babies : perScenario((scenario) => change[scenario] * babies);
}

/** True if buying a size up deserves a hint: a loose garment in a group of 21 days or less. */
export function sizeUpHint(
  rules: Pick<ClothingRules, "clothing_name_id" | "size_up">,
  group: Pick<GroupWeather, "durationDays">,
): boolean {
  const mustFitClosely = CLOSE_FIT_PREFIXES.some((prefix) => rules.clothing_name_id.startsWith(prefix));
  const hasSizes = !isOneSize(rules.clothing_name_id);
  return rules.size_up && hasSizes && !mustFitClosely && group.durationDays <= SHORT_STRETCH_DAYS;
}

function recommendRainSuit(ageRange: AgeRange, { rainyDays }: GroupWeather, babies = 1): Recommendation {
  const needed = ageRange !== FIRST_AGE_RANGE && rainyDays > RAINY_DAYS_THRESHOLD;
  return needed ? { quantity: babies, essentiality: ESSENTIALITY.recommended } : NOT_NEEDED;
}

/** What the count of rain suits leaves out: that it rains on warm days only, or that one suit is worn in all of the groups. */
export type RainSuitHint = "warm" | "same";

/** °F: on days this warm, a suit is too much. */
const WARM_RAIN_MAXIMUM = 80;

/** Beside a size's rain suits, which the specification counts by groups; null for any other item. */
export function rainSuitHint(
  clothingNameId: string,
  groups: readonly GroupWeather[],
  cells: GroupRecommendations = {},
): RainSuitHint | null {
  if (clothingNameId !== RAIN_SUIT_ID) return null;
  const wet = groups.filter(({ weatherGroupOrder: order }) => (cells[order]?.quantity ?? 0) > 0);
  if (wet.length === 0) return null;
  if (wet.every(({ avgTempMax = 0 }) => avgTempMax > WARM_RAIN_MAXIMUM)) return "warm";
  return wet.length > 1 ? "same" : null;
}

/** A table may leave out Unknown, which is then treated like Mild. */
function forWeather<Value>(
  table: Partial<Record<WeatherCategory, Value>>,
  category: WeatherCategory,
): Value | undefined {
  return table[category] ?? (category === WEATHER.unknown ? table[WEATHER.mild] : undefined);
}

function piecesFor(adjustment: Adjustment, scenario: LaundryScenario, base: number): number {
  if (adjustment === "none") return -base;
  return typeof adjustment === "number" ? adjustment : adjustment[scenario];
}
