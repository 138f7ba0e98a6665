import { readListedPeople } from "~/contracts/members/listed-people.ts";
import { handOverPlan as write } from "~/data/members/hand-over.server.ts";
import { selectMembers, selectPlanOfPeople } from "~/data/members/people.server.ts";
import { copiesOf } from "~/data/sharing/copies.server.ts";
import { MOST_COPIES } from "~/domain/accounts/access.ts";
import { MOST_TRIPS } from "~/domain/travel/limits.ts";
import { newId } from "~/lib/new-id.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import { announceMembership } from "~/services/live.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announcePlan } from "~/usecases/plans/announce-plan.ts";

export type HandOverResult = "handed-over" | "no-room" | "no-room-for-trips" | "not-a-member" | "not-found";

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
