// How many pieces of each size a plan asks for, based on its weather groups. A garment is bought per size and
// worn in all its weather, so the maximum over the groups is enough. Sizes and seasons overlap, so two kinds
// of groups don't count: groups that begin after a newborn size is outgrown, and short groups at the edge of
// a size, which the neighboring size covers if it needs the item as much.
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

/** A weather group whose pieces are bought in the neighboring size, or not at all because it is outgrown. */
export interface UncountedGroup {
  order: number;
  /** The size that covers it; null if the baby has outgrown this one. */
  boughtIn: AgeRange | null;
}

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

/**
 * Age range → the groups that add nothing to its total, in time order. They are the same for all laundry
 * scenarios: a group is left out only if that holds for each scenario, so that washing less often never asks
 * for fewer pieces. `newbornDays`: for how many days from the birth this baby wears newborn sizes; null for
 * the catalogue's.
 */
export function uncountedGroups(
  clothingNameId: string,
  quantities: CalculatedQuantities,
  groups: GroupsByAge,
  newbornDays: number | null = null,
): UncountedByAge {
  const known = knownUncounted.get(quantities);
  const isKnown = known?.groups === groups && known.newbornDays === newbornDays;
  if (isKnown && known.clothingNameId === clothingNameId) return known.uncounted;
  const uncounted = findUncounted(clothingNameId, quantities, groups, newbornDays);
  knownUncounted.set(quantities, { clothingNameId, groups, newbornDays, uncounted });
  return uncounted;
}

type UncountedByAge = Partial<Record<AgeRange, UncountedGroup[]>>;

/** Cached per item and plan: a page needs it for totals, cells, and reasons. */
const knownUncounted = new WeakMap<
  CalculatedQuantities,
  { clothingNameId: string; groups: GroupsByAge; newbornDays: number | null; uncounted: UncountedByAge }
>();

function findUncounted(
  clothingNameId: string,
  quantities: CalculatedQuantities,
  groups: GroupsByAge,
  newbornDays: number | null,
): UncountedByAge {
  if (clothingNameId === RAIN_SUIT_ID || isOneSize(clothingNameId)) return {};
  const outgrownDays = catalogueItem(clothingNameId)?.outgrownDays ?? null;
  if (outgrownDays !== null) {
    // From the first day on which it is outgrown: with 0 days, no group needs any.
    return outgrownGroups(quantities, groups, newbornDays === null ? outgrownDays : newbornDays - 1);
  }

  if (newbornDays !== null && catalogueItem(clothingNameId)?.sizeUp) return briefNeeds(quantities, groups);

  const uncounted: Partial<Record<AgeRange, UncountedGroup[]>> = {};
  const leave = (ageRange: AgeRange, order: number, boughtIn: AgeRange) => {
    const known = uncounted[ageRange] ?? [];
    uncounted[ageRange] = [...known, { order, boughtIn }].sort((a, b) => a.order - b.order);
  };
  const edges = { quantities, groups };
  // Whether a group counts depends on the size beyond it, so each pass starts at the end it looks toward.
  forEachEdge([...AGE_RANGES].reverse(), -1, edges, leave);
  forEachEdge(AGE_RANGES, 0, edges, leave);
  return withoutCircles(clothingNameId, quantities, uncounted);
}

/**
 * Two sizes that share an edge don't send each other's weeks back and forth: only one of them leaves its short group to the
 * other, the one whose number changes by it, or else its level.
 */
function withoutCircles(
  clothingNameId: string,
  quantities: CalculatedQuantities,
  uncounted: UncountedByAge,
): UncountedByAge {
  const left = { ...uncounted };
  const gain = (ageRange: AgeRange, one: UncountedGroup) =>
    gainOf(clothingNameId, quantities, ageRange, left, one);
  for (const [at, smaller] of AGE_RANGES.entries()) {
    const larger = AGE_RANGES[at + 1];
    const ahead = left[smaller]?.find(({ boughtIn }) => boughtIn === larger);
    const back = larger && left[larger]?.find(({ boughtIn }) => boughtIn === smaller);
    if (!ahead || !back) continue;
    const [ageRange, dropped] =
      gain(smaller, ahead) >= gain(larger, back) ? ([larger, back] as const) : ([smaller, ahead] as const);
    const rest = (left[ageRange] ?? []).filter((other) => other !== dropped);
    if (rest.length > 0) left[ageRange] = rest;
    else delete left[ageRange];
  }
  return left;
}

/** What a size gains by leaving a group to another: 2 fewer pieces in some routine, 1 a weaker level, 0 nothing. */
function gainOf(
  clothingNameId: string,
  quantities: CalculatedQuantities,
  ageRange: AgeRange,
  uncounted: UncountedByAge,
  one: UncountedGroup,
): number {
  const rest = uncounted[ageRange]?.filter((other) => other !== one);
  const changes = LAUNDRY_SCENARIOS.map((scenario) => {
    const cells = quantities[scenario][ageRange];
    const without = sizeTotal(clothingNameId, cells, uncounted[ageRange]);
    const withIt = sizeTotal(clothingNameId, cells, rest);
    if (withIt.needed > without.needed) return 2;
    return withIt.essentiality === without.essentiality ? 0 : 1;
  });
  return Math.max(...changes);
}

function entriesOf(uncounted: UncountedByAge): [AgeRange, UncountedGroup[]][] {
  return AGE_RANGES.flatMap((ageRange) => {
    const own = uncounted[ageRange];
    return own ? [[ageRange, own] as [AgeRange, UncountedGroup[]]] : [];
  });
}

/** The weeks at the edge of the size beside it that a size's pieces are for too. */
export interface CoveredWeeks {
  of: AgeRange;
  weeks: "first" | "last";
}

/**
 * Age range → the weeks beside it that its pieces cover, where the other size would need more without them. Of two sizes
 * that share an edge, at most one covers the other.
 */
export function coveredWeeks(
  clothingNameId: string,
  quantities: CalculatedQuantities,
  groups: GroupsByAge,
  scenario: LaundryScenario,
  newbornDays: number | null = null,
): Partial<Record<AgeRange, CoveredWeeks[]>> {
  const uncounted = uncountedGroups(clothingNameId, quantities, groups, newbornDays);
  const covered: Partial<Record<AgeRange, CoveredWeeks[]>> = {};
  for (const [ageRange, own] of entriesOf(uncounted)) {
    const cells = quantities[scenario][ageRange];
    const { needed } = sizeTotal(clothingNameId, cells, own);
    for (const { order, boughtIn } of own) {
      if (boughtIn === null || (cells?.[order]?.quantity ?? 0) <= needed) continue;
      const weeks = AGE_RANGES.indexOf(boughtIn) > AGE_RANGES.indexOf(ageRange) ? "last" : "first";
      covered[boughtIn] = [...(covered[boughtIn] ?? []), { of: ageRange, weeks }];
    }
  }
  return covered;
}

/** Age range → what this size needs; nothing without groups. */
export function sizeTotals(
  clothingNameId: string,
  quantities: CalculatedQuantities,
  groups: GroupsByAge,
  scenario: LaundryScenario,
  newbornDays: number | null = null,
): Record<AgeRange, SizeTotal> {
  const uncounted = uncountedGroups(clothingNameId, quantities, groups, newbornDays);
  return perAgeRange((ageRange) =>
    sizeTotal(clothingNameId, quantities[scenario][ageRange], uncounted[ageRange]),
  );
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

/** Newborn sizes: groups that begin after they are outgrown need none of them. */
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

/** Cached per plan, for all of its newborn sizes. */
const knownAges = new WeakMap<GroupsByAge, ReadonlyMap<DatedGroup, number>>();

/** The baby's age when each group begins, in days; empty without groups. */
function agesOf(groups: GroupsByAge): ReadonlyMap<DatedGroup, number> {
  const known = knownAges.get(groups);
  if (known) return known;
  const birth = groups[FIRST_AGE_RANGE]?.[0]?.start;
  const all = birth === undefined ? [] : AGE_RANGES.flatMap((ageRange) => groups[ageRange] ?? []);
  const ages = new Map(all.map((group) => [group, daysBetween(birth ?? group.start, group.start)]));
  knownAges.set(groups, ages);
  return ages;
}

/** Loose clothes are bought in a size that needs them for so many days: a little more than half a month. Decision 101. */
const LEAST_LOOSE_DAYS = 17;

/**
 * Loose clothes in sizes with days of their own: a size that needs them for fewer days leaves them to the one beside it,
 * if that one needs as many for long enough. Otherwise it buys them, however few the days.
 */
function briefNeeds(quantities: CalculatedQuantities, groups: GroupsByAge): UncountedByAge {
  const sizes = AGE_RANGES.filter((ageRange) => (groups[ageRange] ?? []).length > 0);
  const needing = (ageRange: AgeRange) =>
    (groups[ageRange] ?? []).filter(({ weatherGroupOrder }) =>
      isNeeded(quantities, ageRange, weatherGroupOrder),
    );
  const isLong = (ageRange: AgeRange) =>
    needing(ageRange).reduce((days, { durationDays }) => days + durationDays, 0) >= LEAST_LOOSE_DAYS;
  const uncounted: UncountedByAge = {};
  for (const [place, ageRange] of sizes.entries()) {
    const brief = needing(ageRange);
    if (brief.length === 0 || isLong(ageRange)) continue;
    const beside = sizes
      .filter((_, other) => Math.abs(other - place) === 1)
      .find((other) => isLong(other) && needsAsMany(quantities, other, ageRange));
    if (beside)
      uncounted[ageRange] = brief.map(({ weatherGroupOrder: order }) => ({ order, boughtIn: beside }));
  }
  return uncounted;
}

function needsAsMany(quantities: CalculatedQuantities, size: AgeRange, other: AgeRange): boolean {
  return LAUNDRY_SCENARIOS.every((scenario) => {
    const most = (ageRange: AgeRange) =>
      Math.max(0, ...Object.values(quantities[scenario][ageRange] ?? {}).map(({ quantity }) => quantity));
    return most(size) >= most(other);
  });
}

interface Edges {
  quantities: CalculatedQuantities;
  groups: GroupsByAge;
}

/**
 * Leaves the short group at one edge of each size (0: the first group, -1: the last) to the size beyond it,
 * if that size needs the item at least as much, and as many, without its own short group that touches this one. `ages`
 * lists each size after the one beyond it.
 */
function forEachEdge(
  ages: readonly AgeRange[],
  edge: 0 | -1,
  { quantities, groups }: Edges,
  leave: (ageRange: AgeRange, order: number, boughtIn: AgeRange) => void,
): void {
  /** The group at the far edge of the size beyond, if it was itself left to the next size. */
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
      const own = quantities[scenario][ageRange]?.[order];
      if (!own || own.quantity === 0) return true;
      const cells = others.flatMap((other) => quantities[scenario][beyond]?.[other] ?? []);
      const level = strongestEssentiality({ ...cells });
      return rank(level) <= rank(own.essentiality) && cells.some(({ quantity }) => quantity >= own.quantity);
    });
  }
}

/** 0 for the strongest level. */
function rank(level: Essentiality | null): number {
  return level === null ? ESSENTIALITIES.length : ESSENTIALITIES.indexOf(level);
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
