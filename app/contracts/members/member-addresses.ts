import { href } from "react-router";
import { pathOfPlan } from "../plans/path-of-plan.ts";

/** Asks before the plan gets another owner. */
export function handOverPath(planId: string, memberId?: string): string {
  const path = href("/dashboards/:onboardingId/members/hand-over", { onboardingId: planId });
  return memberId === undefined ? path : `${path}?${new URLSearchParams({ [MEMBER_PARAM]: memberId })}`;
}

/** Parameter: the member who is to become the owner. */
export const MEMBER_PARAM = "member";

/** Asks before a member leaves. */
export const leavePath = pathOfPlan("/dashboards/:onboardingId/leave");

/** Where a mailed invitation leads. */
export const INVITATION_PATH = "/invitation";
