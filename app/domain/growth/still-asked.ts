// A plan's numbers on a given day. Every list and number on a screen reads them here.

import type { IsoDay } from "../calendar.ts";
import type { AgeRange } from "../vocabulary.ts";
import { catalogueItem, clothingRules, rulesForBabies } from "../wardrobe/catalogue.ts";
import { type CalculatedQuantities, NOT_NEEDED, type Recommendation } from "../wardrobe/quantities.ts";
import { perScenario } from "../wardrobe/scenarios.ts";
import { sizesIn } from "../wardrobe/size-days.ts";
import { FIRST_AGE_RANGE } from "../wardrobe/size-table.ts";
import { briefPieces, type IsBrief, NEVER_BRIEF } from "../wardrobe/size-totals.ts";
import type { WeatherGroup } from "../weather/weather-groups.ts";
import { isNewbornItem, type NewbornNeed, needsOn } from "./newborn-set.ts";
import { newbornPieces, type RulesFor } from "./plan-quantities.ts";
import type { SizesOfPlan } from "./planned-sizes.ts";

export interface StillAsked {
  /** True for pieces that a baby would wear too briefly to get more of them. */
  isBrief: IsBrief;
  /** Each baby's need for newborn sizes on that day; empty until the parents have told a weight or a length. */
  newborns: readonly NewbornNeed[];
  /** A plan's numbers of an item, without pieces in preemie that are no longer asked for; the same object while all are. */
  numbersOf: (nameId: string, quantities: CalculatedQuantities) => CalculatedQuantities;
}

/** For numbers that are anyone's. */
export const ALL_ASKED: StillAsked = {
  isBrief: NEVER_BRIEF,
  newborns: [],
  numbersOf: (_, quantities) => quantities,
};

/** The numbers of a plan with these sizes and this weather on one of the reader's days. */
export function stillAsked(
  sizes: Pick<SizesOfPlan, "days" | "newbornDays" | "newborns" | "shares">,
  groups: Partial<Record<AgeRange, readonly WeatherGroup[]>>,
  today: IsoDay,
): StillAsked {
  const { days, newbornDays, shares } = sizes;
  const [first = FIRST_AGE_RANGE] = sizesIn(days);
  const newborns = needsOn(sizes.newborns, days[first]?.start ?? today, today);
  const isPreemieOver = newborns.some((need, baby) => need !== sizes.newborns[baby]);
  const [birth] = groups[FIRST_AGE_RANGE] ?? [];
  return {
    isBrief: briefPieces(days, newbornDays, today),
    newborns,
    numbersOf: (nameId, quantities) =>
      isPreemieOver && birth && isNewbornItem(nameId)
        ? withoutPreemie(nameId, quantities, birth, { shares, newborns })
        : quantities,
  };
}

/**
 * The numbers in the weather of the birth, the only one with pieces in preemie (`preemiePieces`), as far as these needs ask for
 * them. Numbers of earlier rules that are lower stay.
 */
function withoutPreemie(
  nameId: string,
  quantities: CalculatedQuantities,
  birth: WeatherGroup,
  { shares, newborns }: Pick<SizesOfPlan, "shares" | "newborns">,
): CalculatedQuantities {
  const item = catalogueItem(nameId);
  if (!item) return quantities;
  const rulesFor: RulesFor = (babies) => rulesForBabies(clothingRules(item), babies);
  const order = birth.weatherGroupOrder;
  return perScenario((scenario) => {
    const cells = quantities[scenario][FIRST_AGE_RANGE];
    const cell = cells?.[order];
    if (!cell) return quantities[scenario];
    const { newborn, preemie } = newbornPieces(
      rulesFor,
      { scenario, group: birth, isFirst: true },
      shares,
      newborns,
    );
    return {
      ...quantities[scenario],
      [FIRST_AGE_RANGE]: { ...cells, [order]: atMost(cell, newborn + preemie) },
    };
  });
}

function atMost(cell: Recommendation, most: number): Recommendation {
  if (cell.quantity <= most) return cell;
  return most === 0 ? NOT_NEEDED : { ...cell, quantity: most };
}
