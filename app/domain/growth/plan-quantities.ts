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
  const counts = [...new Set(shares.map(({ babies }) => babies.length))];
  const [most = 1] = counts;
  if (counts.length < 2 && !AGE_RANGES.some((age) => isParted(age, shares))) {
    return calculateQuantities(rulesFor(most), groups);
  }
  const byCount = new Map(counts.map((babies) => [babies, calculateQuantities(rulesFor(babies), groups)]));
  return perScenario((scenario) => {
    const byAge: Partial<Record<AgeRange, GroupRecommendations>> = {};
    for (const { ageRange, start, end, babies } of shares) {
      const cells = byCount.get(babies.length)?.[scenario][ageRange];
      const worn = groups[ageRange].filter((group) => group.start <= end && group.end >= start);
      byAge[ageRange] = withMore(byAge[ageRange] ?? {}, cells ?? {}, worn);
    }
    return byAge;
  });
}

function isParted(ageRange: AgeRange, shares: readonly SharedSize[]): boolean {
  return shares.filter((share) => share.ageRange === ageRange).length > 1;
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
