// Sizes and seasons overlap, so some weather groups add nothing to what a size needs: groups that begin after a newborn size is
// outgrown, short groups at the edge of a size, and brief needs of loose clothes.
import { daysBetween } from "../calendar.ts";
import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";
import { briefNeeds } from "./brief-needs.ts";
import { catalogueItem } from "./catalogue.ts";
import { type CalculatedQuantities, RAIN_SUIT_ID } from "./quantities.ts";
import { leftToNeighbors } from "./short-edges.ts";
import {
  type DatedGroup,
  type GroupsByAge,
  isNeeded,
  type UncountedByAge,
  type UncountedGroup,
} from "./size-pieces.ts";
import { FIRST_AGE_RANGE, isOneSize } from "./size-table.ts";

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
