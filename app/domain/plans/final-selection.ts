// Addresses of choosing the final dashboard.

/** In the dashboard's address: the question whether to replace another final one, for those without scripts. */
export const CONFIRM_FINAL_PARAM = "confirm-final";

/** Where that question stands on the page. */
export const FINAL_QUESTION_ID = "final-question";

/** Where a dashboard is made the final one, or stops being it. */
export function finalPath(onboardingId: string): string {
  return `/dashboards/${onboardingId}/final`;
}
