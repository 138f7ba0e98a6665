// Who is told why a plan can't be changed: whoever reads it, and nobody else (S77).
import { beforeEach, expect, it } from "vitest";
import { selectStanding } from "~/data/members/memberships.server.ts";
import { MEMBER_ROLES } from "~/domain/members/roles.ts";
import { leavePlan } from "~/usecases/members/leave-plan.ts";
import { aUser } from "../../support/factories.ts";
import { aMember } from "../../support/members.ts";
import { aTripWorld, sentTrip, type TripWorld, tripDeps } from "../../support/trips.ts";

let world: TripWorld;
let tripId: string;

beforeEach(async () => {
  world = await aTripWorld();
  tripId = await sentTrip(world);
});

/** By the plan itself, and by one of its trips. */
async function standings(userId: string) {
  const { db, onboardingId: planId } = world;
  const [byPlan, byTrip] = await db.batch([
    selectStanding(db, userId, { planId }),
    selectStanding(db, userId, { tripId }),
  ]);
  expect(byTrip).toEqual(byPlan);
  return byPlan;
}

it.each(MEMBER_ROLES)("S77 says to the %s what he or she is, and whose plan it is", async (role) => {
  const { id } = await aUser(world.db);
  await aMember(world.onboardingId, id, role);
  const [standing] = await standings(id);
  expect(standing?.role).toBe(role);
  expect(standing?.ownerName).toMatch(/@layette\.test$/);
});

it("S77 says nothing to strangers, former members, and of plans that aren't there", async () => {
  const { id } = await aUser(world.db);
  expect(await standings(id)).toEqual([]);
  await aMember(world.onboardingId, id, "editor");
  await leavePlan(tripDeps(world), id, world.onboardingId);
  expect(await standings(id)).toEqual([]);
  expect(await selectStanding(world.db, world.userId, { planId: "none" })).toEqual([]);
});

it("names nobody to the owner", async () => {
  expect(await standings(world.userId)).toEqual([{ role: "owner", ownerName: null, status: "completed" }]);
});
