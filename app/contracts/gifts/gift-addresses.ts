// The addresses of a plan's gift list.
import { pathOfPlan } from "../plans/path-of-plan.ts";

/** The parents' page, and the address of its forms. */
export const parentsGiftsPath = pathOfPlan("/dashboards/:onboardingId/gifts");

/** Parameter: what was just saved. */
export const GIFTS_SAVED_PARAM = "saved";
/** Parameter: the fold in which a line was just starred. */
export const GIFTS_FOLD_PARAM = "fold";

/** Parameter: the id of the wish that was just added. */
export const ADDED_WISH_PARAM = "wish";

/** A wish's row on the parents' page, which the address leads to once it is added. */
export function wishRowId(id: string): string {
  return `wish-${id}`;
}

/** Parameters of a giver's page: what was just reserved, by id, and the keys of lines that somebody else was faster with. */
export const DONE_PARAM = "done";
export const MISSED_PARAM = "missed";
