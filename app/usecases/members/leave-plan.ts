// The end of a membership, by the member or by the plan's owner, and a member's role.

import { readListedPeople } from "~/contracts/members/stored-acts.ts";
import { handOverPlan as write } from "~/data/members/hand-over.server.ts";
import {
  removeMember as endOther,
  leavePlan as endOwn,
  type Membership,
  changeRole as writeRole,
} from "~/data/members/memberships.server.ts";
import { selectMembers, selectPlanOfPeople } from "~/data/members/people.server.ts";
import { copiesOf } from "~/data/plans/allowance.server.ts";
import type { PlanRow } from "~/data/plans/plans.server.ts";
import type { MemberRole } from "~/domain/members/roles.ts";
import { MOST_COPIES } from "~/domain/plans/access.ts";
import { MOST_TRIPS } from "~/domain/travel/travel-item.ts";
import { newId } from "~/lib/new-id.ts";
import { announceMembership, type LivePublisher } from "~/services/live.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announcePlan } from "~/usecases/plans/under-lease.ts";

type Deps = Needs<"db" | "live">;

/** Leaves a plan at once; what the user made there stays. False if they aren't a member. */
export async function leavePlan(deps: Deps, userId: string, planId: string): Promise<boolean> {
  const plan = await endOwn(deps.db, userId, planId);
  if (!plan) return false;
  securityLog("member_left", { userId });
  await tellOfLeaving(deps, userId, plan);
  return true;
}

/** Takes a member off a plan at once. False unless the viewer manages it and they are on it. */
export async function removeMember(deps: Deps, viewerId: string, one: Membership): Promise<boolean> {
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

type HandOverResult = "handed-over" | "no-room" | "no-room-for-trips" | "not-a-member" | "not-found";

/**
 * Makes a member the owner of the user's plan, and the user an editor of it. It uses none of the new owner's attempts,
 * but counts among the plans that they may have besides (`MOST_COPIES`), and its trips among theirs (`MOST_TRIPS`). The plan's share link ends.
 */
export async function handOverPlan(
  { db, live, now }: Needs<"db" | "live" | "now">,
  ownerId: string,
  { planId, toId }: { planId: string; toId: string },
): Promise<HandOverResult> {
  const given = await write(db, {
    planId,
    ownerId,
    toId,
    id: newId(),
    most: MOST_COPIES,
    mostTrips: MOST_TRIPS,
    now,
  });
  if (given) {
    securityLog("plan_handed_over", { userId: ownerId });
    const memberIds = JSON.stringify([...readListedPeople(given.memberIds), ownerId]);
    await announcePlan(live, { ...given, memberIds });
    for (const userId of [ownerId, toId]) await announceMembership(live, { userId, onboardingId: planId });
    return "handed-over";
  }
  const [[plan], members, [copies]] = await db.batch([
    selectPlanOfPeople(db, ownerId, planId, "manage"),
    selectMembers(db, ownerId, planId),
    copiesOf(db, toId),
  ]);
  if (!plan) return "not-found";
  if (!members.some(({ userId }) => userId === toId)) return "not-a-member";
  return (copies?.copies ?? 0) >= MOST_COPIES ? "no-room" : "no-room-for-trips";
}
