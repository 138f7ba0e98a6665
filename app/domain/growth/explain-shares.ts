// "Why this number" for a plan whose sizes may have days of their own, and whose babies may part ways: by the same shares
// as plan-quantities.ts.
import type { AgeRange, LaundryScenario } from "../vocabulary.ts";
import { itemOfRules, rulesForBabies, sharedItem } from "../wardrobe/catalogue.ts";
import { type ExplanationParts, explainPlanned } from "../wardrobe/explain.ts";
import { type ClothingRules, rulesInWeather } from "../wardrobe/quantities.ts";
import { FIRST_AGE_RANGE } from "../wardrobe/size-table.ts";
import type { WeatherGroup } from "../weather/weather-groups.ts";
import { isNewbornItem, type NewbornNeed, type NewbornSet } from "./newborn-set.ts";
import { type SharedSize, wearersOf } from "./parted-sizes.ts";
import { allTogether, babiesOf, newbornPieces } from "./plan-quantities.ts";
import type { SizesOfPlan } from "./planned-sizes.ts";

export type SharedExplanation =
  | ExplanationParts
  /** Only some of the babies wear this size at one time. */
  | { reason: "shares"; quantity: number; babies: number; parts: ExplanationParts }
  /** Newborn items, by what the babies need of that size: `set` is null where they need different sets. */
  | { reason: "newborn"; quantity: number; set: NewbornSet | null; preemie: number };

/** Where a number stands in a plan. */
export type PlannedCell = { scenario: LaundryScenario; ageRange: AgeRange; group: WeatherGroup };

/** Who wears which size when. */
export interface WornSizes {
  /** None for one baby. */
  shares: readonly SharedSize[];
  /** What each baby needs of the newborn size; none as long as nothing is known. */
  newborns?: readonly NewbornNeed[];
}

/** The parts of a planned number, by the stored rules for one baby. */
export function explainShares(
  planned: number,
  given: ClothingRules,
  cell: PlannedCell,
  { shares, newborns = [] }: WornSizes,
): SharedExplanation {
  const { scenario, ageRange, group } = cell;
  const rules = rulesInWeather(given, group);
  const newborn = explainNewborn(planned, rules, cell, { shares, newborns });
  if (newborn) return newborn;
  const item = itemOfRules(rules);
  const babies = allTogether(shares) ?? wearersOf(shares, rules.clothing_name_id, ageRange, group);
  if (babies === 0 && planned === 0) return { reason: "age", quantity: 0, ageRange };
  const own = rulesForBabies(rules, babies);
  const parts = explainPlanned(planned, own, item && sharedItem(item, babies), scenario, ageRange, group);
  const isForAll = babies >= babiesOf(shares) || planned === 0 || parts.reason === "earlier";
  return isForAll ? parts : { reason: "shares", quantity: planned, babies, parts };
}

/** Null where the catalogue's own numbers hold: a part set and no preemie size, or weather in which none are worn. */
function explainNewborn(
  planned: number,
  rules: ClothingRules,
  { scenario, ageRange, group }: PlannedCell,
  { shares, newborns }: Pick<SizesOfPlan, "shares" | "newborns">,
): SharedExplanation | null {
  if (ageRange !== FIRST_AGE_RANGE || !isNewbornItem(rules.clothing_name_id)) return null;
  const isUsual = newborns.every(({ set, preemieDays }) => set === "part" && preemieDays === 0);
  const isLess = newborns.some(({ set }) => set === "few" || set === "none");
  if (isUsual || (planned === 0 && !isLess)) return null;
  const isFirst = shares.every((share) => share.ageRange !== ageRange || group.start <= share.start);
  const rulesFor = (babies: number) => rulesForBabies(rules, babies);
  const { newborn, preemie } = newbornPieces(rulesFor, { scenario, group, isFirst }, shares, newborns);
  if (newborn + preemie !== planned) return null;
  const [set = null, ...others] = new Set(newborns.map((need) => need.set));
  return { reason: "newborn", quantity: planned, set: others.length === 0 ? set : null, preemie };
}
