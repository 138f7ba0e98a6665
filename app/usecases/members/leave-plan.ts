// The end of a membership, by the member or by the plan's owner, and a member's role.
import {
  removeMember as endOther,
  leavePlan as endOwn,
  type Membership,
  changeRole as writeRole,
} from "~/data/members/memberships.server.ts";
import type { PlanRow } from "~/data/plans/plans.server.ts";
import type { MemberRole } from "~/domain/members/roles.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import { announceMembership, type LivePublisher } from "~/services/live.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announcePlan } from "~/usecases/plans/announce-plan.ts";

type Dependencies = Needs<"db" | "live">;

/** Leaves a plan at once; what the user made there stays. False if they aren't a member. */
export async function leavePlan(deps: Dependencies, userId: string, planId: string): Promise<boolean> {
  const plan = await endOwn(deps.db, userId, planId);
  if (!plan) return false;
  securityLog("member_left", { userId });
  await tellOfLeaving(deps, userId, plan);
  return true;
}

/** Takes a member off a plan at once. False unless the viewer manages it and they are on it. */
export async function removeMember(deps: Dependencies, viewerId: string, one: Membership): Promise<boolean> {
  const plan = await endOther(deps.db, viewerId, one);
  if (!plan) return false;
  securityLog("member_removed", { userId: viewerId });
  await tellOfLeaving(deps, one.memberId, plan);
  return true;
}

/** Gives a member another role, which counts from the next request. False as above. */
export async function changeRole(
  { db, live }: Needs<"db" | "live">,
  viewerId: string,
  one: Membership,
  role: MemberRole,
): Promise<boolean> {
  const plan = await writeRole(db, viewerId, one, role);
  if (!plan) return false;
  securityLog("member_role_changed", { userId: viewerId });
  await announceMembership(live, { userId: one.memberId, onboardingId: one.planId });
  await announcePlan(live, plan);
  return true;
}

async function tellOfLeaving(
  { live }: { live: LivePublisher },
  memberId: string,
  plan: PlanRow,
): Promise<void> {
  await announceMembership(live, { userId: memberId, onboardingId: plan.onboardingId, isOver: true });
  await announcePlan(live, plan);
}
