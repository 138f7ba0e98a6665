import { href } from "react-router";

/** Asks before the plan gets another owner. */
export function handOverPath(onboardingId: string, memberId?: string): string {
  const path = href("/dashboards/:onboardingId/members/hand-over", { onboardingId });
  return memberId === undefined ? path : `${path}?${new URLSearchParams({ [MEMBER_PARAM]: memberId })}`;
}

/** Parameter: the member who is to become the owner. */
export const MEMBER_PARAM = "member";

/** Asks before a member leaves. */
export function leavePath(onboardingId: string): string {
  return href("/dashboards/:onboardingId/leave", { onboardingId });
}

/** Where a mailed invitation leads. */
export const INVITATION_PATH = "/invitation";
