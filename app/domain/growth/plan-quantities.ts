// All cells of a plan's item: for sizes that may have days of their own, and for babies who may part ways.
import type { AgeRange, LaundryScenario } from "../vocabulary.ts";
import { CATALOGUE, catalogueItem, clothingRules, rulesForBabies, rulesIn } from "../wardrobe/catalogue.ts";
import {
  type CalculatedQuantities,
  type ClothingRules,
  calculateQuantities,
  type GroupRecommendations,
  NOT_NEEDED,
  type Recommendation,
  recommend,
} from "../wardrobe/quantities.ts";
import { perScenario } from "../wardrobe/scenarios.ts";
import { FIRST_AGE_RANGE, LAST_AGE_RANGE, SECOND_YEAR_SIZES } from "../wardrobe/size-table.ts";
import type { WeatherGroup } from "../weather/weather-groups.ts";
import {
  isNewbornItem,
  NEWBORN_SETS,
  type NewbornNeed,
  type NewbornPieces,
  piecesOfSet,
  preemiePieces,
} from "./newborn-set.ts";
import type { SizedGroups } from "./next-sizes.ts";
import type { SharedSize } from "./parted-sizes.ts";
import type { SizesOfPlan } from "./planned-sizes.ts";

/** An item's rules for so many babies who share it. */
export type RulesFor = (babies: number) => ClothingRules;

/** The numbers of an item with these stored rules in a plan. A plan that goes on takes its second year from rules of that year. */
export function quantitiesOfPlan(
  rules: ClothingRules,
  sized: SizedGroups,
  { shares, newborns, months }: Pick<SizesOfPlan, "shares" | "newborns" | "months">,
): CalculatedQuantities {
  const numbersBy = (own: ClothingRules) =>
    planQuantities((babies) => rulesForBabies(own, babies), sized, shares, newborns);
  const numbers = numbersBy(rules);
  const later = rulesIn(rules, LAST_AGE_RANGE, months);
  if (later === rules) return numbers;
  const second = numbersBy(later);
  return perScenario((scenario) => {
    const own = SECOND_YEAR_SIZES.map((size) => [size, second[scenario][size]]);
    return { ...numbers[scenario], ...Object.fromEntries(own) };
  });
}

/**
 * Babies who wear a size at about the same time share its pieces; those who don't get theirs each. Newborn items follow what
 * each baby needs of that size; `newborns` is empty as long as nothing is known.
 */
export function planQuantities(
  rulesFor: RulesFor,
  { groups }: SizedGroups,
  shares: readonly SharedSize[],
  newborns: readonly NewbornNeed[] = [],
): CalculatedQuantities {
  return newborns.length > 0 && isNewbornItem(rulesFor(1).clothing_name_id)
    ? newbornQuantities(rulesFor, groups, shares, newborns)
    : quantitiesOfShares(rulesFor, groups, shares);
}

/** Newborn items: of each baby who wears the size, by the sets that they need. */
function newbornQuantities(
  rulesFor: RulesFor,
  groups: Record<AgeRange, WeatherGroup[]>,
  shares: readonly SharedSize[],
  newborns: readonly NewbornNeed[],
): CalculatedQuantities {
  const quantities = calculateQuantities(rulesFor(1), groups);
  return perScenario((scenario) => {
    const cells: Record<number, Recommendation> = {};
    for (const [order, { essentiality }] of Object.entries(quantities[scenario][FIRST_AGE_RANGE] ?? {})) {
      const group = groups[FIRST_AGE_RANGE].find(
        ({ weatherGroupOrder }) => weatherGroupOrder === Number(order),
      );
      const { newborn, preemie } = group
        ? newbornPieces(
            rulesFor,
            { scenario, group, isFirst: group === groups[FIRST_AGE_RANGE][0] },
            shares,
            newborns,
          )
        : { newborn: 0, preemie: 0 };
      const quantity = newborn + preemie;
      cells[Number(order)] = quantity === 0 ? NOT_NEEDED : { quantity, essentiality };
    }
    return { ...quantities[scenario], [FIRST_AGE_RANGE]: cells };
  });
}

/** Where newborn pieces are asked for: the weather of the birth is the first one. */
export interface NewbornCell {
  scenario: LaundryScenario;
  group: WeatherGroup;
  isFirst: boolean;
}

/** What newborn sizes ask for of an item in one weather: babies who share the size and need the same set share its pieces. */
export function newbornPieces(
  rulesFor: RulesFor,
  { scenario, group, isFirst }: NewbornCell,
  shares: readonly SharedSize[],
  newborns: readonly NewbornNeed[],
): NewbornPieces {
  const nameId = rulesFor(1).clothing_name_id;
  const sum: NewbornPieces = { newborn: 0, preemie: 0 };
  const forBabies = (babies: number) => recommend(rulesFor(babies), scenario, FIRST_AGE_RANGE, group);
  for (const share of shares) {
    if (share.ageRange !== FIRST_AGE_RANGE || !isWornIn(share, group)) continue;
    const needs = newborns.filter((_, baby) => share.babies.includes(baby));
    for (const set of NEWBORN_SETS) {
      const count = needs.filter((need) => need.set === set).length;
      if (count > 0) sum.newborn += piecesOfSet(nameId, forBabies(count), set, isFirst, count);
    }
    const inPreemie = needs.filter(({ preemieDays }) => preemieDays > 0).length;
    if (inPreemie > 0) sum.preemie += preemiePieces(forBabies(inPreemie), isFirst);
  }
  return sum;
}

/** How many pieces of a catalogue item are for the preemie size, of those that the plan asks for. */
function inPreemie(
  nameId: string,
  { shares, newborns }: Pick<SizesOfPlan, "shares" | "newborns">,
  groups: Partial<Record<AgeRange, readonly WeatherGroup[]>>,
  scenario: LaundryScenario,
): number {
  const item = catalogueItem(nameId);
  const [group] = groups[FIRST_AGE_RANGE] ?? [];
  if (!item || !group || !isNewbornItem(nameId)) return 0;
  const rulesFor: RulesFor = (babies) => rulesForBabies(clothingRules(item), babies);
  return newbornPieces(rulesFor, { scenario, group, isFirst: true }, shares, newborns).preemie;
}

/** The same of all items together. */
export function totalInPreemie(
  sizes: Pick<SizesOfPlan, "shares" | "newborns">,
  groups: Partial<Record<AgeRange, readonly WeatherGroup[]>>,
  scenario: LaundryScenario,
): number {
  return CATALOGUE.reduce((sum, { key }) => sum + inPreemie(key, sizes, groups, scenario), 0);
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
