// The addresses of one plan's forms, and the parameters that a form without scripts passes back to its page.
import { href } from "react-router";
import type { ShoppingScope } from "../../domain/shopping/shopping-list.ts";
import type { AgeRange, LaundryScenario } from "../../domain/vocabulary.ts";
import { pathOfPlan } from "./path-of-plan.ts";

export const finalPath = pathOfPlan("/dashboards/:onboardingId/final");

/** Parameter: ask whether to replace the other final dashboard, for browsers without scripts. */
export const CONFIRM_FINAL_PARAM = "confirm-final";

/** The id of that question on the page. */
export const FINAL_QUESTION_ID = "final-question";

/** Who is on the plan. */
export const membersPath = pathOfPlan("/dashboards/:onboardingId/members");
/** The ways to share a plan: with a partner, with family, with a friend. */
export const sharingPath = pathOfPlan("/dashboards/:onboardingId/sharing");
/** A friend's link to a plan. */
export const sharePath = pathOfPlan("/dashboards/:onboardingId/share");
/** A plan on paper and in files. */
export const filesPath = pathOfPlan("/dashboards/:onboardingId/files");
export const birthPath = pathOfPlan("/dashboards/:onboardingId/birth");
export const namesPath = pathOfPlan("/dashboards/:onboardingId/names");

/** Parameter: the date that was refused, for browsers without scripts. */
export const REFUSED_BIRTH_PARAM = "birth";

/** The same for how many babies there are. */
export const REFUSED_BABIES_PARAM = "babies";

/** The id of the birth date's form on the page. */
export const BIRTH_FORM_ID = "birth-form";

export const titlePath = pathOfPlan("/dashboards/:onboardingId/title");
/** The page that changes the answers a plan was made from. */
export const answersPath = pathOfPlan("/dashboards/:onboardingId/answers");
/** The page that has a plan go on to 24 months, and the address of its form. */
export const secondYearPath = pathOfPlan("/dashboards/:onboardingId/second-year");
/** The page that asks before deleting a plan, and the address of its form. */
export const deletePath = pathOfPlan("/dashboards/:onboardingId/delete");
export const restorePath = pathOfPlan("/dashboards/:onboardingId/restore");

/** Parameter of the list: the plan that was just deleted. */
export const DELETED_PARAM = "deleted";

/** Where a parent confirms having read the changed numbers. */
export const numbersPath = pathOfPlan("/dashboards/:onboardingId/numbers");

/** The page with an item's shopping links, where the drawer's trigger leads; `/links` returns the sections. */
export function shopPath(planId: string, ageRangeId: AgeRange, itemId: number): string {
  return href("/dashboards/:onboardingId/:ageRangeId/shop/:itemId", {
    onboardingId: planId,
    ageRangeId,
    itemId: `${itemId}`,
  });
}

/** The comparison of a plan's three laundry routines: for an age range or the year, against one of them. */
export function comparisonPath(
  planId: string,
  shown: { scope: ShoppingScope; scenario: LaundryScenario },
): string {
  const search = { attempt: planId, for: shown.scope, scenario: shown.scenario };
  return `${href("/scenario-comparison")}?${new URLSearchParams(search)}`;
}
