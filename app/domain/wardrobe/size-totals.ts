// How many pieces of each size a plan asks for, from its weather groups, without those that add nothing because sizes and seasons
// overlap: groups that begin after a newborn size is outgrown, short groups at the edge of a size, and brief needs.

import { daysBetween, type IsoDay } from "../calendar.ts";
import { AGE_RANGES, type AgeRange, LAUNDRY_SCENARIOS, type LaundryScenario } from "../vocabulary.ts";
import { catalogueItem } from "./catalogue.ts";
import { perAgeRange } from "./growth.ts";
import { askedDays, isBriefSize } from "./leading-size.ts";
import { type CalculatedQuantities, RAIN_SUIT_ID } from "./quantities.ts";
import { leftToNeighbors } from "./short-edges.ts";
import type { SizeDays } from "./size-days.ts";
import {
  type DatedGroup,
  type GroupsByAge,
  isNeeded,
  type SizeTotal,
  sizeTotal,
  type UncountedByAge,
  type UncountedGroup,
} from "./size-pieces.ts";
import { FIRST_AGE_RANGE, isOneSize } from "./size-table.ts";

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
  const stored = storedAs.get(quantities);
  if (stored) return uncountedGroups(clothingNameId, stored, groups, newbornDays);
  const known = knownUncounted.get(quantities);
  const isKnown = known?.groups === groups && known.newbornDays === newbornDays;
  if (isKnown && known.clothingNameId === clothingNameId) return known.uncounted;
  const uncounted = findUncounted(clothingNameId, quantities, groups, newbornDays);
  knownUncounted.set(quantities, { clothingNameId, groups, newbornDays, uncounted });
  return uncounted;
}

/** Cached per item and plan: a page needs it for totals, cells, and reasons. */
const knownUncounted = new WeakMap<
  CalculatedQuantities,
  { clothingNameId: string; groups: GroupsByAge; newbornDays: number | null; uncounted: UncountedByAge }
>();

/** A plan's numbers of a day leave out the groups that its stored ones do, so that a day alone never raises a number. */
export function withSameEdges(
  numbers: CalculatedQuantities,
  stored: CalculatedQuantities,
): CalculatedQuantities {
  storedAs.set(numbers, stored);
  return numbers;
}

const storedAs = new WeakMap<CalculatedQuantities, CalculatedQuantities>();

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

  return leftToNeighbors(clothingNameId, quantities, groups);
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

/** The weeks at the edge of the size beside it that a size's pieces are for too. */
export type CoveredWeeks = { of: AgeRange; weeks: "first" | "last" };

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

function entriesOf(uncounted: UncountedByAge): [AgeRange, UncountedGroup[]][] {
  return AGE_RANGES.flatMap((ageRange) => {
    const own = uncounted[ageRange];
    return own ? [[ageRange, own] as [AgeRange, UncountedGroup[]]] : [];
  });
}

/** Whether pieces of a size would be worn too briefly to get any. */
export type IsBrief = (nameId: string, ageRange: AgeRange) => boolean;

/** For numbers that are anyone's. */
export const NEVER_BRIEF: IsBrief = () => false;

/**
 * Which pieces a baby would wear for fewer than 14 days from `today` on: those of a size that ends by then, and newborn pieces
 * once they are no longer asked for (`askedDays`). Items without a size are worn on. `newbornDays` is as in `sizeTotals`.
 */
export function briefPieces(days: SizeDays, newbornDays: number | null, today: IsoDay): IsBrief {
  const brief = new Set(AGE_RANGES.filter((ageRange) => isBriefSize(days, ageRange, today)));
  const first = days[FIRST_AGE_RANGE]?.start;
  return (nameId, ageRange) => {
    if (isOneSize(nameId)) return false;
    if (brief.has(ageRange)) return true;
    const outgrownDays = catalogueItem(nameId)?.outgrownDays ?? null;
    if (outgrownDays === null || first === undefined || first > today) return false;
    return daysBetween(first, today) >= askedDays(newbornDays ?? outgrownDays);
  };
}
