// The addresses of the pages about bags of clothes, their parameters, the names of their fields, and what scripts are answered.

import { href } from "react-router";
import type { AgeRange } from "../../domain/vocabulary.ts";
import { pathOfPlan } from "../plans/path-of-plan.ts";
import { isNumber, isText, objectOf, type Shaped } from "../shape.ts";

/** Where a bag is added. */
export function bagPath(planId: string, size?: AgeRange): string {
  const path = href("/dashboards/:onboardingId/bag", { onboardingId: planId });
  return size ? `${path}?${new URLSearchParams({ [SIZE_PARAM]: size })}` : path;
}

/** What the box over a dashboard needs to know of the plan. */
export function bagItemsPath(planId: string, size: AgeRange): string {
  const path = href("/dashboards/:onboardingId/bag-items", { onboardingId: planId });
  return `${path}?${new URLSearchParams({ [SIZE_PARAM]: size })}`;
}

/** Where what is over or too many is passed on. */
export const passOnPath = pathOfPlan("/dashboards/:onboardingId/pass-on");

/** The pieces that the family has in a size, for the wash and for a box. */
export function piecesPath(planId: string, ageRangeId: AgeRange): string {
  return href("/dashboards/:onboardingId/pieces/:ageRangeId", { onboardingId: planId, ageRangeId });
}

/** Where a whole size is said to be there. */
export const enoughPath = pathOfPlan("/dashboards/:onboardingId/enough");

/** Parameter: the size to begin with. */
export const SIZE_PARAM = "size";

/** Parameter: the bag that was just saved or undone. */
export const BAG_PARAM = "bag";

/** Before an item's id: its count. */
export const COUNT_FIELD = "n-";

/** Before the turn of a row without an item: how many of it become an own item. */
export const OWN_COUNT_FIELD = `${COUNT_FIELD}own`;

/** As many as one form may have beside its other fields. */
export const MOST_COUNT_FIELDS = 90;

/** Before an item's id and a size: whether it is passed on; the value is how many. */
export const PASS_FIELD = "pass-";

/** Pieces that an undo really took back, of those that were to come back. */
const isTakenBack = objectOf({ back: isNumber, of: isNumber });

export type TakenBack = Shaped<typeof isTakenBack>;

/** The bag that was saved or undone, and what of its text wasn't understood. */
export const isBagAnswered = objectOf({ bagId: isText, leftText: isText }, { undone: isTakenBack });

export type BagAnswered = Shaped<typeof isBagAnswered>;
