// The addresses of the pages and forms about a baby's size.
import { href } from "react-router";

/** Where parents tell what they know of the baby's size. */
export function sizePath(onboardingId: string): string {
  return href("/dashboards/:onboardingId/size", { onboardingId });
}

/** Where a parent confirms having read which sizes moved, or takes back what moved them. */
export function movesPath(onboardingId: string): string {
  return href("/dashboards/:onboardingId/moves", { onboardingId });
}

/** The value of the field `undo`. */
export const UNDO_MOVES = "yes";
