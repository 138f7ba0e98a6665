// The end of a membership, by the member or by the plan's owner, and a member's role.
import {
  removeMember as endOther,
  leavePlan as endOwn,
  type Membership,
  changeRole as writeRole,
} from "~/data/members/memberships.server.ts";
import type { AttemptRow } from "~/data/plans/attempts.server.ts";
import type { MemberRole } from "~/domain/members/roles.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import { announceMembership, type LivePublisher } from "~/services/live.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announceAttempt } from "~/usecases/plans/announce-attempt.ts";

type Dependencies = Needs<"db" | "live">;

/** Leaves a plan at once; what the user made there stays. False if they aren't a member. */
export async function leavePlan(deps: Dependencies, userId: string, onboardingId: string): Promise<boolean> {
  const plan = await endOwn(deps.db, userId, onboardingId);
  if (!plan) return false;
  securityLog("member_left", { userId });
  await tellOfLeaving(deps, userId, plan);
  return true;
}

/** Takes a member off the owner's plan at once. False if the plan isn't the owner's or they aren't on it. */
export async function removeMember(deps: Dependencies, ownerId: string, one: Membership): Promise<boolean> {
  const plan = await endOther(deps.db, ownerId, one);
  if (!plan) return false;
  securityLog("member_removed", { userId: ownerId });
  await tellOfLeaving(deps, one.memberId, plan);
  return true;
}

/** Gives a member another role, which counts from the next request. False as above. */
export async function changeRole(
  { db, live }: Needs<"db" | "live">,
  ownerId: string,
  one: Membership,
  role: MemberRole,
): Promise<boolean> {
  const plan = await writeRole(db, ownerId, one, role);
  if (!plan) return false;
  securityLog("member_role_changed", { userId: ownerId });
  await announceMembership(live, { userId: one.memberId, onboardingId: one.onboardingId });
  await announceAttempt(live, plan);
  return true;
}

async function tellOfLeaving(
  { live }: { live: LivePublisher },
  memberId: string,
  plan: AttemptRow,
): Promise<void> {
  await announceMembership(live, { userId: memberId, onboardingId: plan.onboardingId, isOver: true });
  await announceAttempt(live, plan);
}
