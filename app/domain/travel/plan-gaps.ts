// The gaps of a trip's plan: the pieces of each item and size that are owned, coming, planned, and needed for the trip.
import type { PlannedGroups } from "../growth/plan-quantities.ts";
import type { AgeRange } from "../vocabulary.ts";
import type { PiecesOnDay } from "../wardrobe/family-wardrobe.ts";
import { settle } from "../wardrobe/settle.ts";
import { missingPieces } from "./packing.ts";
import { travelItemNameId } from "./travel-item.ts";

/** The plan that a trip is packed from, on a day. */
export interface ComparedPlan {
  id: string;
  groups: PlannedGroups;
  items: readonly ComparedItem[];
}

/** An item of that plan, with its pieces by size. */
export interface ComparedItem {
  itemId: number;
  clothingId: number;
  nameId: string;
  name: string;
  at: ReadonlyMap<AgeRange, PiecesOnDay & { coming?: number }>;
}

/** What the plan lacks of a packed item, in pieces. */
export interface PlanGap {
  have: number;
  planned: number;
  needed: number;
  /** Pieces for the trip that givers bring. */
  coming: number;
  /** Pieces for the trip that an older child has left. */
  boxed: number;
  /** Still to get before the trip: `needed` less what is owned, coming, or in the attic, including what was added for the trip. */
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
    const { owned: have, needed: planned, coming = 0, boxed = 0 } = inPlan(byId.get(clothingId), ageRange);
    const own = byNameId.get(travelItemNameId({ tripId, onboardingId: plan.id, clothingId, ageRange }));
    const ofOwn = inPlan(own, ageRange);
    const added = own
      ? { itemId: own.itemId, name: own.name, pieces: ofOwn.isSkipped ? 0 : ofOwn.wanted }
      : null;
    const { ready: _, ...settled } = settle({ needed, owned: have + ofOwn.owned, coming, boxed });
    const difference = missingPieces(needed, have, planned);
    return { have, planned, needed, ...settled, difference, added };
  };
}

/** The pieces of an item; an item that isn't in the plan has none planned. */
function inPlan(
  item: ComparedItem | undefined,
  ageRange: AgeRange,
): Omit<PiecesOnDay, "essentiality" | "asking"> & { coming?: number } {
  return item?.at.get(ageRange) ?? NOTHING;
}

const NOTHING = { owned: 0, wanted: 0, needed: 0, isSkipped: false };
