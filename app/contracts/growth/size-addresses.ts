// The addresses of the pages and forms about a baby's size, their parameters, and what scripts are answered there.

import type { IsoDay } from "../../domain/calendar.ts";
import { pathOfPlan } from "../plans/path-of-plan.ts";
import { isText, listOf, objectOf, type Shaped } from "../shape.ts";

/** Where parents tell what they know of the baby's size: the page, and all its forms. */
export const sizePath = pathOfPlan("/dashboards/:onboardingId/size");
/** Where a parent confirms having read which sizes moved, or takes back what moved them. */
export const movesPath = pathOfPlan("/dashboards/:onboardingId/moves");

/** The value of the field `undo`. */
export const UNDO_MOVES = "yes";

/** Parameter: the fact that was just saved. */
export const SAVED_PARAM = "saved";

/** Parameter: the fact to change. */
export const EDIT_PARAM = "edit";

/** Parameter: the day to preset. */
export const DAY_PARAM = "on";

/** The page after a fact was saved. */
export function savedPath(planId: string, factId: string): string {
  return `${sizePath(planId)}?${new URLSearchParams({ [SAVED_PARAM]: factId })}`;
}

/** The page with the form that changes a fact. */
export function editPath(planId: string, factId: string): string {
  return `${sizePath(planId)}?${new URLSearchParams({ [EDIT_PARAM]: factId })}`;
}

/** The page with a day preset. */
export function sizePathOn(planId: string, day: IsoDay): string {
  return `${sizePath(planId)}?${new URLSearchParams({ [DAY_PARAM]: day })}`;
}

/** The facts that were saved or removed, by their ids. */
export const isSizeAnswer = objectOf({ facts: listOf(isText) });

export type SizeAnswer = Shaped<typeof isSizeAnswer>;
