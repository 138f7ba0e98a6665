// The addresses of one plan's forms, and the parameters that a form without scripts passes back to its page.
import { href } from "react-router";
import type { ShoppingScope } from "../../domain/shopping/shopping-list.ts";
import type { AgeRange, LaundryScenario } from "../../domain/vocabulary.ts";

export function finalPath(planId: string): string {
  return href("/dashboards/:onboardingId/final", { onboardingId: planId });
}

/** Parameter: ask whether to replace the other final dashboard, for browsers without scripts. */
export const CONFIRM_FINAL_PARAM = "confirm-final";

/** The id of that question on the page. */
export const FINAL_QUESTION_ID = "final-question";

/** Who is on the plan. */
export function membersPath(planId: string): string {
  return href("/dashboards/:onboardingId/members", { onboardingId: planId });
}

/** The ways to share a plan: with a partner, with family, with a friend. */
export function sharingPath(planId: string): string {
  return href("/dashboards/:onboardingId/sharing", { onboardingId: planId });
}

/** A friend's link to a plan. */
export function sharePath(planId: string): string {
  return href("/dashboards/:onboardingId/share", { onboardingId: planId });
}

/** A plan on paper and in files. */
export function filesPath(planId: string): string {
  return href("/dashboards/:onboardingId/files", { onboardingId: planId });
}

export function birthPath(planId: string): string {
  return href("/dashboards/:onboardingId/birth", { onboardingId: planId });
}

export function namesPath(planId: string): string {
  return href("/dashboards/:onboardingId/names", { onboardingId: planId });
}

/** Parameter: the date that was refused, for browsers without scripts. */
export const REFUSED_BIRTH_PARAM = "birth";

/** The same for how many babies there are. */
export const REFUSED_BABIES_PARAM = "babies";

/** The id of the birth date's form on the page. */
export const BIRTH_FORM_ID = "birth-form";

export function titlePath(planId: string): string {
  return href("/dashboards/:onboardingId/title", { onboardingId: planId });
}

/** The page that changes the answers a plan was made from. */
export function answersPath(planId: string): string {
  return href("/dashboards/:onboardingId/answers", { onboardingId: planId });
}

/** The page that has a plan go on to 24 months, and the address of its form. */
export function secondYearPath(planId: string): string {
  return href("/dashboards/:onboardingId/second-year", { onboardingId: planId });
}

/** The page that asks before deleting a plan, and the address of its form. */
export function deletePath(planId: string): string {
  return href("/dashboards/:onboardingId/delete", { onboardingId: planId });
}

export function restorePath(planId: string): string {
  return href("/dashboards/:onboardingId/restore", { onboardingId: planId });
}

/** Parameter of the list: the plan that was just deleted. */
export const DELETED_PARAM = "deleted";

/** Where a parent confirms having read the changed numbers. */
export function numbersPath(planId: string): string {
  return href("/dashboards/:onboardingId/numbers", { onboardingId: planId });
}

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
