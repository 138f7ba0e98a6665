// What a trip's plan lacks: for each item and size what is owned, already planned, and needed for the trip.
import type { AgeRange, LaundryScenario } from "../vocabulary.ts";
import { type OwnedQuantities, ownedForAgeRange } from "../wardrobe/owned.ts";
import type { CalculatedQuantities } from "../wardrobe/quantities.ts";
import type { GroupsByAge } from "../wardrobe/size-pieces.ts";
import { sizeTotals } from "../wardrobe/size-totals.ts";
import { missingPieces } from "./packing.ts";
import { travelItemNameId } from "./travel-item.ts";

/** The plan that a trip is packed from. */
export interface ComparedPlan {
  id: string;
  laundryScenario: LaundryScenario;
  groups: GroupsByAge;
  /** For how many days this baby wears newborn sizes; null for the catalogue's. */
  newbornDays: number | null;
  items: readonly ComparedItem[];
}

/** An item of that plan. */
export interface ComparedItem {
  itemId: number;
  clothingId: number;
  nameId: string;
  name: string;
  ages: readonly AgeRange[];
  /** Null if they can't be read; then none are planned. */
  quantities: CalculatedQuantities | null;
  owned: OwnedQuantities;
  setAside: readonly AgeRange[];
}

/** What the plan lacks of a packed item, in pieces. */
export interface PlanGap {
  have: number;
  planned: number;
  needed: number;
  /** Still to get before the trip: `needed` less what is owned, including what was added for the trip. */
  toGet: number;
  /** To add to the plan: `needed` less the larger of `have` and `planned`, at least 0. */
  difference: number;
  /** The custom item added for it; null until one is added. */
  added: { itemId: number; name: string; pieces: number } | null;
}

/** The gap for one item in one size. */
export type FindGap = (question: { clothingId: number; ageRange: AgeRange; needed: number }) => PlanGap;

/** The comparison of a trip with its plan. */
export function comparePlan(tripId: string, plan: ComparedPlan): FindGap {
  const byId = new Map(plan.items.map((item) => [item.clothingId, item]));
  const byNameId = new Map(plan.items.map((item) => [item.nameId, item]));

  return ({ clothingId, ageRange, needed }) => {
    const { have, planned } = inPlan(byId.get(clothingId), plan, ageRange);
    const own = byNameId.get(travelItemNameId({ tripId, onboardingId: plan.id, clothingId, ageRange }));
    const ofOwn = inPlan(own, plan, ageRange);
    const added = own ? { itemId: own.itemId, name: own.name, pieces: ofOwn.planned } : null;
    const toGet = Math.max(0, needed - have - ofOwn.have);
    return { have, planned, needed, toGet, difference: missingPieces(needed, have, planned), added };
  };
}

/** The owned and planned pieces of an item; an item that isn't in the plan, or is set aside, has none planned. */
function inPlan(
  item: ComparedItem | undefined,
  { groups, newbornDays, laundryScenario }: ComparedPlan,
  ageRange: AgeRange,
): { have: number; planned: number } {
  if (!item) return { have: 0, planned: 0 };
  const { nameId, quantities, ages, setAside, owned } = item;
  const have = ownedForAgeRange(nameId, owned, ageRange);
  const isAsked = quantities !== null && ages.includes(ageRange) && !setAside.includes(ageRange);
  const planned = isAsked
    ? sizeTotals(nameId, quantities, groups, laundryScenario, newbornDays)[ageRange].needed
    : 0;
  return { have, planned };
}
