// What an item needs in one size: the most that any of its counted weather groups needs, because a garment is bought per size
// and worn in all its weather.
import { daysBetween, type IsoDay } from "../calendar.ts";
import {
  type AgeRange,
  ESSENTIALITIES,
  type Essentiality,
  LAUNDRY_SCENARIOS,
  type LaundryScenario,
} from "../vocabulary.ts";
import { CARRIED_ON_MONTHS, PLANNED_MONTHS, type PlannedMonths } from "./growth.ts";
import {
  type CalculatedQuantities,
  type GroupRecommendations,
  type GroupWeather,
  RAIN_SUIT_ID,
} from "./quantities.ts";

/** A weather group with its first day. */
export interface DatedGroup extends GroupWeather {
  start: IsoDay;
}

export type GroupsByAge = Partial<Record<AgeRange, readonly DatedGroup[]>>;

/** The months that a plan's weather covers. */
export function monthsOfGroups(groups: GroupsByAge): PlannedMonths {
  const all = Object.values(groups).flat();
  const first = all.reduce((start, group) => (group.start < start ? group.start : start), "9999-12-31");
  const isOn = all.some(
    ({ start, durationDays }) => daysBetween(first, start) + durationDays > DAYS_OF_A_YEAR,
  );
  return isOn ? CARRIED_ON_MONTHS : PLANNED_MONTHS;
}

const DAYS_OF_A_YEAR = 366;

/** A weather group whose pieces are bought in the neighboring size, or not at all because it is outgrown. */
export interface UncountedGroup {
  order: number;
  /** The size that covers it; null if the baby has outgrown this one. */
  boughtIn: AgeRange | null;
}

/** Age range → the groups that add nothing to its total. */
export type UncountedByAge = Partial<Record<AgeRange, UncountedGroup[]>>;

/** What an item needs in one size and one laundry scenario. */
export interface SizeTotal {
  needed: number;
  /** The strongest among the counted groups that need some; null if nothing is needed. */
  essentiality: Essentiality | null;
}

const NO_TOTAL: SizeTotal = { needed: 0, essentiality: null };

/** The strongest essentiality of the weather groups that need the item; null if none does. */
export function strongestEssentiality(groups: GroupRecommendations = {}): Essentiality | null {
  const levels = Object.values(groups)
    .filter(({ quantity }) => quantity > 0)
    .map(({ essentiality }) => essentiality);
  return ESSENTIALITIES.find((level) => levels.includes(level)) ?? null;
}

/** The maximum over all groups; for rain suits, how many groups call for one. */
export function mostOf(clothingNameId: string, groups: GroupRecommendations = {}): number {
  const quantities = Object.values(groups).map(({ quantity }) => quantity);
  if (clothingNameId === RAIN_SUIT_ID) return quantities.filter((quantity) => quantity > 0).length;
  return Math.max(0, ...quantities);
}

/** What one size needs, given the groups that add nothing to it. */
export function sizeTotal(
  clothingNameId: string,
  cells: GroupRecommendations | undefined,
  uncounted: readonly UncountedGroup[] = [],
): SizeTotal {
  if (!cells) return NO_TOTAL;
  const left = new Set(uncounted.map(({ order }) => order));
  const counted = Object.fromEntries(Object.entries(cells).filter(([order]) => !left.has(Number(order))));
  return { needed: mostOf(clothingNameId, counted), essentiality: strongestEssentiality(counted) };
}

/** Whether some laundry scenario needs pieces in a group. */
export function isNeeded(quantities: CalculatedQuantities, ageRange: AgeRange, order: number): boolean {
  return LAUNDRY_SCENARIOS.some((scenario) => pieces(quantities, scenario, ageRange, order) > 0);
}

function pieces(
  quantities: CalculatedQuantities,
  scenario: LaundryScenario,
  ageRange: AgeRange,
  order: number,
): number {
  return quantities[scenario][ageRange]?.[order]?.quantity ?? 0;
}
