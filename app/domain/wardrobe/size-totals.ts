// How many pieces of each size a plan asks for, out of what its weather groups ask for. A garment is bought
// per size and worn in every weather of that size, so the most that any group needs is enough. Sizes and seasons overlap,
// so two kinds of groups count elsewhere: a newborn size is outgrown before some begin, and a short stretch at the edge of
// a size is dressed by the size beside it.
import { daysBetween, type IsoDay } from "../calendar.ts";
import {
  AGE_RANGES,
  type AgeRange,
  ESSENTIALITIES,
  type Essentiality,
  LAUNDRY_SCENARIOS,
  type LaundryScenario,
} from "../vocabulary.ts";
import { catalogueItem } from "./catalogue.ts";
import { perAgeRange } from "./growth.ts";
import {
  type CalculatedQuantities,
  type GroupRecommendations,
  type GroupWeather,
  RAIN_SUIT_ID,
  SHORT_STRETCH_DAYS,
} from "./quantities.ts";
import { FIRST_AGE_RANGE } from "./size-table.ts";
import { isOneSize } from "./sizes.ts";

/** A weather group with its first day. */
export interface DatedGroup extends GroupWeather {
  start: IsoDay;
}

export type GroupsByAge = Partial<Record<AgeRange, readonly DatedGroup[]>>;

/** A weather group whose pieces are bought in the size beside it, or not at all because the size is outgrown by then. */
export interface UncountedGroup {
  order: number;
  /** The size that dresses it; null when the baby has outgrown this one. */
  boughtIn: AgeRange | null;
}

/** What one size of an item comes to in one laundry scenario. */
export interface SizeTotal {
  needed: number;
  /** The strongest of the groups that count and need some; null where nothing is needed. */
  essentiality: Essentiality | null;
}

const NO_TOTAL: SizeTotal = { needed: 0, essentiality: null };

/** The strongest essentiality of the weather groups that need the item; null when none has one. */
export function strongestEssentiality(groups: GroupRecommendations = {}): Essentiality | null {
  const levels = Object.values(groups)
    .filter(({ quantity }) => quantity > 0)
    .map(({ essentiality }) => essentiality);
  return ESSENTIALITIES.find((level) => levels.includes(level)) ?? null;
}

/** The most that any group needs; of rain suits, how many groups call for one. */
export function mostOf(clothingNameId: string, groups: GroupRecommendations = {}): number {
  const quantities = Object.values(groups).map(({ quantity }) => quantity);
  if (clothingNameId === RAIN_SUIT_ID) return quantities.filter((quantity) => quantity > 0).length;
  return Math.max(0, ...quantities);
}

/**
 * Age range → the groups that add nothing to its total, in time order. The same for all laundry scenarios: a stretch counts
 * elsewhere only where that holds for each of them, so that washing more rarely never asks for fewer pieces.
 */
export function uncountedGroups(
  clothingNameId: string,
  quantities: CalculatedQuantities,
  groups: GroupsByAge,
): UncountedByAge {
  const known = knownUncounted.get(quantities);
  if (known?.groups === groups && known.clothingNameId === clothingNameId) return known.uncounted;
  const uncounted = findUncounted(clothingNameId, quantities, groups);
  knownUncounted.set(quantities, { clothingNameId, groups, uncounted });
  return uncounted;
}

type UncountedByAge = Partial<Record<AgeRange, UncountedGroup[]>>;

/** Of one item in one plan: a page asks for its totals, its cells and its reasons. */
const knownUncounted = new WeakMap<
  CalculatedQuantities,
  { clothingNameId: string; groups: GroupsByAge; uncounted: UncountedByAge }
>();

function findUncounted(
  clothingNameId: string,
  quantities: CalculatedQuantities,
  groups: GroupsByAge,
): UncountedByAge {
  if (clothingNameId === RAIN_SUIT_ID || isOneSize(clothingNameId)) return {};
  const outgrownDays = catalogueItem(clothingNameId)?.outgrownDays ?? null;
  if (outgrownDays !== null) return outgrownGroups(quantities, groups, outgrownDays);

  const uncounted: Partial<Record<AgeRange, UncountedGroup[]>> = {};
  const leave = (ageRange: AgeRange, order: number, boughtIn: AgeRange) => {
    const known = uncounted[ageRange] ?? [];
    uncounted[ageRange] = [...known, { order, boughtIn }].sort((a, b) => a.order - b.order);
  };
  const edges = { quantities, groups };
  // Whether a stretch counts depends on the size beyond it, so each way starts from the end that it runs to.
  forEachEdge([...AGE_RANGES].reverse(), -1, edges, leave);
  forEachEdge(AGE_RANGES, 0, edges, leave);
  return uncounted;
}

/** Age range → what this size comes to; without groups nothing is needed. */
export function sizeTotals(
  clothingNameId: string,
  quantities: CalculatedQuantities,
  groups: GroupsByAge,
  scenario: LaundryScenario,
): Record<AgeRange, SizeTotal> {
  const uncounted = uncountedGroups(clothingNameId, quantities, groups);
  return perAgeRange((ageRange) =>
    sizeTotal(clothingNameId, quantities[scenario][ageRange], uncounted[ageRange]),
  );
}

/** What one size comes to, where the groups that add nothing to it are known. */
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

/** Newborn sizes: what starts after they are outgrown asks for none of them. */
function outgrownGroups(
  quantities: CalculatedQuantities,
  groups: GroupsByAge,
  outgrownDays: number,
): Partial<Record<AgeRange, UncountedGroup[]>> {
  const ageOf = agesOf(groups);
  const uncounted: Partial<Record<AgeRange, UncountedGroup[]>> = {};
  for (const ageRange of AGE_RANGES) {
    const late = (groups[ageRange] ?? []).filter(
      (group) =>
        (ageOf.get(group) ?? 0) > outgrownDays && isNeeded(quantities, ageRange, group.weatherGroupOrder),
    );
    if (late.length > 0) {
      uncounted[ageRange] = late.map(({ weatherGroupOrder: order }) => ({ order, boughtIn: null }));
    }
  }
  return uncounted;
}

/** Of the groups of one plan, which all its newborn sizes are held against. */
const knownAges = new WeakMap<GroupsByAge, ReadonlyMap<DatedGroup, number>>();

/** How old the baby is when each group starts, in days; empty without a birth. */
function agesOf(groups: GroupsByAge): ReadonlyMap<DatedGroup, number> {
  const known = knownAges.get(groups);
  if (known) return known;
  const birth = groups[FIRST_AGE_RANGE]?.[0]?.start;
  const all = birth === undefined ? [] : AGE_RANGES.flatMap((ageRange) => groups[ageRange] ?? []);
  const ages = new Map(all.map((group) => [group, daysBetween(birth ?? group.start, group.start)]));
  knownAges.set(groups, ages);
  return ages;
}

interface Edges {
  quantities: CalculatedQuantities;
  groups: GroupsByAge;
}

/**
 * Leaves the short groups at one edge (0: the first of a size, -1: the last) to the size beyond it, if that one needs as
 * many without the short group that touches this one. `ages` are in the order in which the sizes beyond come first.
 */
function forEachEdge(
  ages: readonly AgeRange[],
  edge: 0 | -1,
  { quantities, groups }: Edges,
  leave: (ageRange: AgeRange, order: number, boughtIn: AgeRange) => void,
): void {
  /** Of the size beyond: the group at its far edge, where it has been left to the next. */
  let leftBeyond: number | null = null;
  for (const [position, ageRange] of ages.entries()) {
    const beyond = ages[position - 1];
    const short = shortEdge(groups[ageRange], edge);
    const isLeft =
      beyond !== undefined &&
      short !== null &&
      isNeeded(quantities, ageRange, short) &&
      isDressedBy(beyond, ageRange, short);
    if (isLeft) leave(ageRange, short, beyond);
    leftBeyond = isLeft ? short : null;
  }

  function isDressedBy(beyond: AgeRange, ageRange: AgeRange, order: number): boolean {
    const touching = shortEdge(groups[beyond], edge === 0 ? -1 : 0);
    const others = (groups[beyond] ?? [])
      .map((group) => group.weatherGroupOrder)
      .filter((other) => other !== touching && other !== leftBeyond);
    return LAUNDRY_SCENARIOS.every((scenario) => {
      const needs = others.map((other) => pieces(quantities, scenario, beyond, other));
      return Math.max(0, ...needs) >= pieces(quantities, scenario, ageRange, order);
    });
  }
}

function isNeeded(quantities: CalculatedQuantities, ageRange: AgeRange, order: number): boolean {
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

/** The order of the group at an edge, if it is short and not the only one. */
function shortEdge(groups: readonly DatedGroup[] = [], edge: 0 | -1): number | null {
  const group = groups.at(edge);
  if (groups.length < 2 || !group || group.durationDays > SHORT_STRETCH_DAYS) return null;
  return group.weatherGroupOrder;
}
