// The addresses of a plan's gift list.
import { href } from "react-router";

/** The parents' page, and the address of its forms. */
export function parentsGiftsPath(planId: string): string {
  return href("/dashboards/:onboardingId/gifts", { onboardingId: planId });
}

/** Parameter: what was just saved. */
export const GIFTS_SAVED_PARAM = "saved";
