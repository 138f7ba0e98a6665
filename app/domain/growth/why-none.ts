// Why a size needs none of a catalogue item, where its weather isn't the reason.
import type { AgeRange, LaundryScenario } from "../vocabulary.ts";
import { catalogueRules, rulesIn } from "../wardrobe/catalogue.ts";
import type { PlannedMonths } from "../wardrobe/growth.ts";
import { type GroupRecommendations, recommend } from "../wardrobe/quantities.ts";
import type { UncountedGroup } from "../wardrobe/size-pieces.ts";
import { FIRST_AGE_RANGE } from "../wardrobe/size-table.ts";
import type { LeadingSack } from "../wardrobe/tog.ts";
import type { WeatherGroup } from "../weather/weather-groups.ts";
import { isNewbornItem, type NewbornNeed } from "./newborn-set.ts";

/**
 * `skipped`: the baby is too big for newborn sizes. `few`: one or two other newborn pieces are enough. `outgrown`: a newborn
 * size is outgrown before the weather calls for it. `beside`: a size beside this one covers the weeks that call for it.
 * `brief`: the same, but that size is over. `rule`: the stored numbers aren't the catalogue's.
 */
export const NONE_REASONS = ["skipped", "few", "outgrown", "beside", "brief", "rule"] as const;
type NoneReason = (typeof NONE_REASONS)[number];

/** A size of which a plan needs none. */
export interface NoneNeeded {
  ageRange: AgeRange;
  scenario: LaundryScenario;
  /** The size's weather. */
  groups: readonly WeatherGroup[];
  /** What the plan asks for in each. */
  cells: GroupRecommendations;
  /** The groups that add nothing to the size's total. */
  uncounted: readonly UncountedGroup[];
  /** What the babies need of newborn sizes; none as long as nothing is known. */
  newborns: readonly NewbornNeed[];
  /** Sizes that are over. */
  over: readonly AgeRange[];
  /** The months that the plan covers. */
  months: PlannedMonths;
  /** The sack for the plan's room at night. */
  sack: LeadingSack;
}

/** The reason; null for the weather, and for a parent's own item. */
export function whyNone(nameId: string, asked: NoneNeeded): NoneReason | null {
  const { ageRange, scenario, groups, cells, uncounted, newborns, over, months, sack } = asked;
  const left = uncounted.filter(({ order }) => (cells[order]?.quantity ?? 0) > 0);
  if (left.some(({ boughtIn }) => boughtIn === null)) return "outgrown";
  if (left.length > 0) {
    return left.every(({ boughtIn }) => boughtIn && over.includes(boughtIn)) ? "brief" : "beside";
  }
  const isOfNewborns = ageRange === FIRST_AGE_RANGE && newborns.length > 0 && isNewbornItem(nameId);
  if (isOfNewborns && newborns.every(({ set }) => set === "none")) return "skipped";
  if (isOfNewborns && newborns.some(({ set }) => set === "few" || set === "none")) return "few";
  const own = catalogueRules(nameId, sack);
  const rules = own && rulesIn(own, ageRange, months);
  const isAskedFor = (group: WeatherGroup) =>
    rules !== null && recommend(rules, scenario, ageRange, group).quantity > 0;
  return groups.some(isAskedFor) ? "rule" : null;
}
