// The addresses of Today. Only its own pages know them.
import { href } from "react-router";
import type { ShownSituation } from "../../domain/today/shown-situation.ts";
import { SITUATION_PARAM } from "../../domain/today/today-params.ts";

/** Today's outfit; in a situation, or as it opens by itself. */
export function todayPath(planId: string, situation: ShownSituation | null = null): string {
  const path = href("/dashboards/:onboardingId/today", { onboardingId: planId });
  return situation === null ? path : `${path}?${SITUATION_PARAM}=${situation}`;
}

/** The address of one person's own choices there. */
export function ownChoicesPath(planId: string): string {
  return href("/dashboards/:onboardingId/today/choices", { onboardingId: planId });
}

/** The address of the parents' page of links for helpers. */
export function helpersPath(planId: string): string {
  return href("/dashboards/:onboardingId/today/helpers", { onboardingId: planId });
}
