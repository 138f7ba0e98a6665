// All cells of a plan's item: for sizes that may have days of their own, and for babies who may part ways.
import { AGE_RANGES, type AgeRange, type LaundryScenario } from "../vocabulary.ts";
import { CATALOGUE, catalogueItem, clothingRules, rulesForBabies, rulesIn } from "../wardrobe/catalogue.ts";
import { perAgeRange } from "../wardrobe/growth.ts";
import {
  type CalculatedQuantities,
  type ClothingRules,
  calculateQuantities,
  NOT_NEEDED,
  type Recommendation,
  recommend,
} from "../wardrobe/quantities.ts";
import { perScenario } from "../wardrobe/scenarios.ts";
import { FIRST_AGE_RANGE, LAST_AGE_RANGE, SECOND_YEAR_SIZES } from "../wardrobe/size-table.ts";
import type { WeatherGroup } from "../weather/weather-groups.ts";
import {
  isNewbornItem,
  type NewbornNeed,
  type NewbornPieces,
  type NewbornSet,
  piecesOfSet,
  preemiePieces,
} from "./newborn-set.ts";
import { areTogether, type SharedSize, wearersOf } from "./parted-sizes.ts";
import type { SizesOfPlan } from "./planned-sizes.ts";

/** A plan's weather by size. */
export type PlannedGroups = Partial<Record<AgeRange, readonly WeatherGroup[]>>;

/** An item's rules for so many babies who share it. */
export type RulesFor = (babies: number) => ClothingRules;

/** The numbers of an item with these stored rules in a plan. A plan that goes on takes its second year from rules of that year. */
export function quantitiesOfPlan(
  rules: ClothingRules,
  sized: { groups: PlannedGroups },
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
 * A size asks for what the babies need who wear it at one time, at most: they share it, and pass it on. Newborn items follow what
 * each baby needs of that size; `newborns` is empty as long as nothing is known.
 */
export function planQuantities(
  rulesFor: RulesFor,
  { groups }: { groups: PlannedGroups },
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
  groups: PlannedGroups,
  shares: readonly SharedSize[],
  newborns: readonly NewbornNeed[],
): CalculatedQuantities {
  const quantities = calculateQuantities(rulesFor(1), groups);
  const [first, ...others] = groups[FIRST_AGE_RANGE] ?? [];
  if (!first) return quantities;
  return perScenario((scenario) => {
    const known = quantities[scenario][FIRST_AGE_RANGE];
    const cells = [first, ...others].map((group) => {
      const order = group.weatherGroupOrder;
      const cell: NewbornCell = { scenario, group, isFirst: group === first };
      const { newborn, preemie } = newbornPieces(rulesFor, cell, shares, newborns);
      const essentiality = known?.[order]?.essentiality ?? null;
      return [order, newborn + preemie === 0 ? NOT_NEEDED : { quantity: newborn + preemie, essentiality }];
    });
    return { ...quantities[scenario], [FIRST_AGE_RANGE]: Object.fromEntries(cells) };
  });
}

/** Where newborn pieces are asked for: the weather of the birth is the first one. */
export type NewbornCell = { scenario: LaundryScenario; group: WeatherGroup; isFirst: boolean };

/**
 * The pieces of an item for newborn sizes in one weather. All babies who wear the size then share its pieces; a full set is that of
 * those who need one, and who needs a few gets them besides.
 */
export function newbornPieces(
  rulesFor: RulesFor,
  { scenario, group, isFirst }: NewbornCell,
  shares: readonly SharedSize[],
  newborns: readonly NewbornNeed[],
): NewbornPieces {
  const nameId = rulesFor(1).clothing_name_id;
  const forBabies = (babies: number) => recommend(rulesFor(babies), scenario, FIRST_AGE_RANGE, group);
  const worn = shares.filter((share) => share.ageRange === FIRST_AGE_RANGE && isWornIn(share, group));
  const needs = newborns.filter((_, baby) => worn.some(({ babies }) => babies.includes(baby)));
  const piecesFor = (set: NewbornSet, count: number) =>
    count === 0 ? 0 : piecesOfSet(nameId, forBabies(count), set, isFirst, count);
  const countOf = (set: NewbornSet) => needs.filter((need) => need.set === set).length;
  const [whole, part] = [countOf("whole"), countOf("part")];
  const inPreemie = needs.filter(({ preemieDays }) => preemieDays > 0).length;
  return {
    newborn:
      piecesFor("part", whole + part) +
      (piecesFor("whole", whole) - piecesFor("part", whole)) +
      piecesFor("few", countOf("few")),
    preemie: inPreemie === 0 ? 0 : preemiePieces(forBabies(inPreemie), isFirst),
  };
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
  groups: PlannedGroups,
  shares: readonly SharedSize[],
): CalculatedQuantities {
  const together = allTogether(shares);
  if (together !== null) return calculateQuantities(rulesFor(together), groups);
  const nameId = rulesFor(1).clothing_name_id;
  const counts = Array.from({ length: babiesOf(shares) }, (_, at) => at + 1);
  const byCount = counts.map((babies) => calculateQuantities(rulesFor(babies), groups));
  const wearers = new Map(
    AGE_RANGES.flatMap((ageRange) =>
      (groups[ageRange] ?? []).map((group) => [group, wearersOf(shares, nameId, ageRange, group)] as const),
    ),
  );
  return perScenario((scenario) => {
    const cellOf = (ageRange: AgeRange, group: WeatherGroup): Recommendation =>
      byCount[(wearers.get(group) ?? 0) - 1]?.[scenario][ageRange]?.[group.weatherGroupOrder] ?? NOT_NEEDED;
    return perAgeRange((ageRange) =>
      Object.fromEntries(
        (groups[ageRange] ?? []).map((group) => [group.weatherGroupOrder, cellOf(ageRange, group)]),
      ),
    );
  });
}

/** How many babies there are, if all of them wear every size together; otherwise null. */
export function allTogether(shares: readonly SharedSize[]): number | null {
  const all = babiesOf(shares);
  const sizes = new Set(shares.map(({ ageRange }) => ageRange)).size;
  return areTogether(shares, all) && sizes === shares.length ? Math.max(1, all) : null;
}

export function babiesOf(shares: readonly SharedSize[]): number {
  return new Set(shares.flatMap(({ babies }) => babies)).size;
}

function isWornIn(share: SharedSize, { start, end }: Pick<WeatherGroup, "start" | "end">): boolean {
  return start <= share.end && end >= share.start;
}

/**
 * A plan's stored numbers of a catalogue item on a day on which less is asked for, by who still wears which size and needs which
 * newborn pieces. Numbers that an operator or earlier rules have made others fall as much; those that are lower stay.
 */
export function quantitiesOnDay(
  rules: ClothingRules,
  stored: CalculatedQuantities,
  groups: PlannedGroups,
  { all, now }: Record<"all" | "now", Pick<SizesOfPlan, "shares" | "newborns" | "months">>,
): CalculatedQuantities {
  const [most, left] = [quantitiesOfPlan(rules, { groups }, all), quantitiesOfPlan(rules, { groups }, now)];
  return perScenario((scenario) => {
    const fallenIn = (ageRange: AgeRange) =>
      Object.entries(stored[scenario][ageRange] ?? {}).map(([order, cell]) => {
        const at = (one: CalculatedQuantities) => one[scenario][ageRange]?.[Number(order)]?.quantity ?? 0;
        return [order, fallen(cell, at(most), at(left))] as const;
      });
    const sizes = AGE_RANGES.filter((ageRange) => stored[scenario][ageRange]);
    return Object.fromEntries(sizes.map((ageRange) => [ageRange, Object.fromEntries(fallenIn(ageRange))]));
  });
}

function fallen(cell: Recommendation, from: number, to: number): Recommendation {
  if (to >= from) return cell;
  const share = cell.quantity === from ? to : Math.max(to, Math.ceil((cell.quantity * to) / from));
  if (cell.quantity <= share) return cell;
  return share === 0 ? NOT_NEEDED : { ...cell, quantity: share };
}
