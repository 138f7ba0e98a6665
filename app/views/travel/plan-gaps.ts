// What a trip's plan lacks: for each item and size what is owned, already planned, and needed for the trip.
import {
  readOwnedQuantities,
  readSetAside,
  readValidAgeRanges,
  readWeatherGroups,
} from "~/contracts/plans/stored-plan.ts";
import type { PlanGap } from "~/contracts/travel/shown-trip.ts";
import { isComplete } from "~/domain/plans/attempt-status.ts";
import { missingPieces } from "~/domain/travel/packing.ts";
import { travelItemNameId } from "~/domain/travel/travel-item.ts";
import type { AgeRange, AttemptStatus, LaundryScenario } from "~/domain/vocabulary.ts";
import { ownedForAgeRange } from "~/domain/wardrobe/owned.ts";
import { unpackQuantities } from "~/domain/wardrobe/quantity-code.ts";
import { type GroupsByAge, sizeTotals } from "~/domain/wardrobe/size-totals.ts";

/** A trip's plan; data/travel/select-trip.server.ts selects it. */
export interface TripPlanRow {
  id: string;
  status: AttemptStatus;
  laundryScenario: LaundryScenario;
  weatherGroups: string | null;
}

export interface PlanItemRow {
  itemId: number;
  clothingId: number;
  clothingNameId: string;
  name: string;
  validAgeRanges: string;
  calculatedQuantities: string;
  userAddedQuantities: string;
  setAside: string;
  originTravelPlanId: string | null;
}

export interface GapQuestion {
  clothingId: number;
  ageRange: AgeRange;
  needed: number;
}

/** The gap for one item in one size; null if the plan can't be read. */
export type FindGap = (question: GapQuestion) => PlanGap | null;

/** The comparison with a plan; null if the plan is unreadable or not complete. */
export function comparePlan(
  tripId: string,
  plan: TripPlanRow,
  items: readonly PlanItemRow[],
): FindGap | null {
  const groups = readWeatherGroups(plan.weatherGroups);
  if (!groups || !isComplete(plan.status)) return null;
  const byId = new Map(items.map((item) => [item.clothingId, item]));
  const byNameId = new Map(items.map((item) => [item.clothingNameId, item]));

  return ({ clothingId, ageRange, needed }) => {
    const { have, planned } = inPlan(byId.get(clothingId), groups, plan.laundryScenario, ageRange);
    const own = byNameId.get(travelItemNameId({ tripId, onboardingId: plan.id, clothingId, ageRange }));
    const added = own
      ? {
          itemId: own.itemId,
          name: own.name,
          pieces: inPlan(own, groups, plan.laundryScenario, ageRange).planned,
        }
      : null;
    const there = have + (own ? inPlan(own, groups, plan.laundryScenario, ageRange).have : 0);
    const toGet = Math.max(0, needed - there);
    return { have, planned, needed, toGet, difference: missingPieces(needed, have, planned), added };
  };
}

/**
 * The owned and planned pieces of an item; an item that isn't in the plan, or is set aside, has none planned.
 */
function inPlan(
  item: PlanItemRow | undefined,
  groups: GroupsByAge,
  scenario: LaundryScenario,
  ageRange: AgeRange,
): { have: number; planned: number } {
  if (!item) return { have: 0, planned: 0 };
  const { clothingNameId: nameId } = item;
  const have = ownedForAgeRange(nameId, readOwnedQuantities(item.userAddedQuantities) ?? {}, ageRange);
  const quantities = unpackQuantities(item.calculatedQuantities);
  const isFor = (readValidAgeRanges(item.validAgeRanges) ?? []).includes(ageRange);
  const isSetAside = (readSetAside(item.setAside) ?? []).includes(ageRange);
  const isAsked = quantities !== null && isFor && !isSetAside;
  const planned = isAsked ? sizeTotals(nameId, quantities, groups, scenario)[ageRange].needed : 0;
  return { have, planned };
}
