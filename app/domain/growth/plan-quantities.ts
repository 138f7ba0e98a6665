// All cells of a plan's item: for sizes that may have days of their own, and for babies who may part ways.
import { carryOver } from "../plans/carry-over.ts";
import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";
import {
  type CalculatedQuantities,
  type ClothingRules,
  calculateQuantities,
  type GroupRecommendations,
  NOT_NEEDED,
} from "../wardrobe/quantities.ts";
import { perScenario } from "../wardrobe/scenarios.ts";
import type { WeatherGroup } from "../weather/weather-groups.ts";
import type { SharedSize } from "./parted-sizes.ts";
import { groupsFor, type SizedGroups } from "./sized-groups.ts";

/** An item's rules for so many babies who share it. */
export type RulesFor = (babies: number) => ClothingRules;

/**
 * Clothes that may be worn a size up are worked out for their own days, and then written into the weather that the plan
 * shows. Babies who wear a size at about the same time share its pieces; those who don't get theirs each.
 */
export function planQuantities(
  rulesFor: RulesFor,
  groups: SizedGroups,
  shares: readonly SharedSize[],
): CalculatedQuantities {
  const own = groupsFor(rulesFor(1), groups);
  const quantities = quantitiesOfShares(rulesFor, own, shares);
  if (own === groups.groups) return quantities;
  const shown = AGE_RANGES.filter((ageRange) => groups.groups[ageRange].length > 0);
  const carried = carryOver(quantities, own, groups.groups);
  return perScenario((scenario) =>
    Object.fromEntries(Object.entries(carried[scenario]).filter(([age]) => shown.some((one) => one === age))),
  );
}

function quantitiesOfShares(
  rulesFor: RulesFor,
  groups: Record<AgeRange, WeatherGroup[]>,
  shares: readonly SharedSize[],
): CalculatedQuantities {
  const together = allTogether(shares);
  if (together !== null) return calculateQuantities(rulesFor(together), groups);
  const counts = new Set(shares.map(({ babies }) => babies.length));
  const byCount = new Map(
    [...counts].map((babies) => [babies, calculateQuantities(rulesFor(babies), groups)]),
  );
  return perScenario((scenario) => {
    const byAge: Partial<Record<AgeRange, GroupRecommendations>> = {};
    for (const share of shares) {
      const { ageRange, babies } = share;
      const cells = byCount.get(babies.length)?.[scenario][ageRange];
      const worn = groups[ageRange].filter((group) => isWornIn(share, group));
      byAge[ageRange] = withMore(byAge[ageRange] ?? {}, cells ?? {}, worn);
    }
    return byAge;
  });
}

/**
 * How many babies share each of the sets of pieces in a group: [2] for twins who wear the size together, [1, 1] for those
 * who have parted.
 */
export function wearersOf(
  shares: readonly SharedSize[],
  ageRange: AgeRange,
  group: Pick<WeatherGroup, "start" | "end">,
): number[] {
  const together = allTogether(shares);
  if (together !== null) return [together];
  return shares
    .filter((share) => share.ageRange === ageRange && isWornIn(share, group))
    .map(({ babies }) => babies.length);
}

/** How many babies there are, if all of them wear every size together; otherwise null. */
function allTogether(shares: readonly SharedSize[]): number | null {
  const [most = 1, ...others] = new Set(shares.map(({ babies }) => babies.length));
  const isParted = new Set(shares.map(({ ageRange }) => ageRange)).size < shares.length;
  return others.length > 0 || isParted ? null : most;
}

function isWornIn(share: SharedSize, { start, end }: Pick<WeatherGroup, "start" | "end">): boolean {
  return start <= share.end && end >= share.start;
}

function withMore(
  known: GroupRecommendations,
  more: GroupRecommendations,
  groups: readonly WeatherGroup[],
): GroupRecommendations {
  const sum = { ...known };
  for (const { weatherGroupOrder: order } of groups) {
    const [before, own] = [sum[order] ?? NOT_NEEDED, more[order] ?? NOT_NEEDED];
    sum[order] = {
      quantity: before.quantity + own.quantity,
      essentiality: own.essentiality ?? before.essentiality,
    };
  }
  return sum;
}
