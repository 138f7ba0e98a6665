// Where a plan's owner changes it as a whole.

/** Where the answers that a plan was made from are changed. */
export function answersPath(onboardingId: string): string {
  return `/dashboards/${onboardingId}/answers`;
}

/** Where a plan is deleted: a page that asks, and what it sends to. */
export function deletePath(onboardingId: string): string {
  return `/dashboards/${onboardingId}/delete`;
}

/** Where a deleted plan is brought back. */
export function restorePath(onboardingId: string): string {
  return `/dashboards/${onboardingId}/restore`;
}

/** In the address of the list: the plan that was just deleted. */
export const DELETED_PARAM = "deleted";

/** Where a parent says that the changed numbers were read. */
export function numbersPath(onboardingId: string): string {
  return `/dashboards/${onboardingId}/numbers`;
}
