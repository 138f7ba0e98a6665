// Where the forms of one plan are sent, and what an address says to the page that it leads back to.
import { href } from "react-router";
import type { ShoppingScope } from "../../domain/shopping/shopping-list.ts";
import type { AgeRange, LaundryScenario } from "../../domain/vocabulary.ts";

/** Where a dashboard is made the final one, or stops being it. */
export function finalPath(onboardingId: string): string {
  return href("/dashboards/:onboardingId/final", { onboardingId });
}

/** In the dashboard's address: the question whether to replace another final one, for those without scripts. */
export const CONFIRM_FINAL_PARAM = "confirm-final";

/** Where that question stands on the page. */
export const FINAL_QUESTION_ID = "final-question";

/** Where the birth date of a plan's baby is sent. */
export function birthPath(onboardingId: string): string {
  return href("/dashboards/:onboardingId/birth", { onboardingId });
}

/** In the page's address: the date that was sent without scripts and refused. */
export const REFUSED_BIRTH_PARAM = "birth";

/** Where the form of the birth date stands on the page. */
export const BIRTH_FORM_ID = "birth-form";

/** Where a card gets its title. */
export function titlePath(onboardingId: string): string {
  return href("/dashboards/:onboardingId/title", { onboardingId });
}

/** Where the answers that a plan was made from are changed. */
export function answersPath(onboardingId: string): string {
  return href("/dashboards/:onboardingId/answers", { onboardingId });
}

/** Where a plan is deleted: a page that asks, and what it sends to. */
export function deletePath(onboardingId: string): string {
  return href("/dashboards/:onboardingId/delete", { onboardingId });
}

/** Where a deleted plan is brought back. */
export function restorePath(onboardingId: string): string {
  return href("/dashboards/:onboardingId/restore", { onboardingId });
}

/** In the address of the list: the plan that was just deleted. */
export const DELETED_PARAM = "deleted";

/** Where a parent says that the changed numbers were read. */
export function numbersPath(onboardingId: string): string {
  return href("/dashboards/:onboardingId/numbers", { onboardingId });
}

/** The page with an item's links, where the drawer's trigger leads; `/links` below it answers the sections. */
export function shopPath(onboardingId: string, ageRangeId: AgeRange, itemId: number): string {
  return href("/dashboards/:onboardingId/:ageRangeId/shop/:itemId", {
    onboardingId,
    ageRangeId,
    itemId: `${itemId}`,
  });
}

/** Where the three laundry routines of a plan stand side by side: for an age range or the year, against one of them. */
export function comparisonPath(
  onboardingId: string,
  shown: { scope: ShoppingScope; scenario: LaundryScenario },
): string {
  const search = { attempt: onboardingId, for: shown.scope, scenario: shown.scenario };
  return `${href("/scenario-comparison")}?${new URLSearchParams(search)}`;
}
