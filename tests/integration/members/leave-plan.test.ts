// Leaving and being removed: at once, whole, and what somebody made stays with the plan.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { selectPlanForViewer } from "~/data/plans/plans.server.ts";
import {
  planMembers,
  travelPlanItems,
  userClothingItems,
  userOnboardingData,
  usersProfile,
  userTravelPlans,
} from "~/data/schema.ts";
import { saveCell } from "~/data/wardrobe/item-edits.server.ts";
import { livePublisher } from "~/services/live.server.ts";
import { changeRole, leavePlan, removeMember } from "~/usecases/members/leave-plan.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { openLive } from "../../support/live-sockets.ts";
import { aMember } from "../../support/members.ts";
import { aTripWorld, sentTrip, type TripWorld } from "../../support/trips.ts";

let world: TripWorld;
let member: { id: string; email: string };
let other: { id: string; email: string };

beforeEach(async () => {
  world = await aTripWorld();
  [member, other] = [await aUser(world.db), await aUser(world.db)];
  await aMember(world.onboardingId, member.id, "editor", 1);
  await aMember(world.onboardingId, other.id, "reader", 2);
});

const deps = () => ({ db: world.db, live: livePublisher(env.LIVE_CHANNEL) });

const remaining = () =>
  world.db
    .select({ userId: planMembers.userId })
    .from(planMembers)
    .where(eq(planMembers.onboardingId, world.onboardingId))
    .orderBy(planMembers.joinedAt);

async function canRead(userId: string): Promise<boolean> {
  return (await selectPlanForViewer(world.db, userId, world.onboardingId)).length > 0;
}

describe("leaving", () => {
  it("closes the plan at once, and what the member made stays as its owner's", async () => {
    const { db, onboardingId: planId, userId } = world;
    await db
      .update(userClothingItems)
      .set({ userId: member.id })
      .where(eq(userClothingItems.onboardingId, planId));
    const tripId = await sentTrip(world);
    await db.update(userTravelPlans).set({ userId: member.id }).where(eq(userTravelPlans.id, tripId));
    await db
      .insert(travelPlanItems)
      .values({
        travelPlanId: tripId,
        ageRange: "0-3m",
        clothingId: 1,
        userId: member.id,
        itemName: "Sun Hat",
        quantity: 1,
        packQuantity: 1,
      });
    await db
      .update(usersProfile)
      .set({ selectedOnboardingId: planId })
      .where(eq(usersProfile.userId, member.id));
    expect(await leavePlan(deps(), member.id, planId)).toBe(true);
    expect(await canRead(member.id)).toBe(false);
    expect(await remaining()).toEqual([{ userId: other.id }]);
    const makers = await db
      .selectDistinct({ userId: userClothingItems.userId })
      .from(userClothingItems)
      .where(eq(userClothingItems.onboardingId, planId));
    expect(makers).toEqual([{ userId }]);
    const [trip] = await db.select().from(userTravelPlans).where(eq(userTravelPlans.id, tripId));
    expect(trip?.userId).toBe(userId);
    const inBag = await db.select().from(travelPlanItems).where(eq(travelPlanItems.travelPlanId, tripId));
    expect(inBag.map((packed) => packed.userId)).toEqual([userId]);
    const [profile] = await db.select().from(usersProfile).where(eq(usersProfile.userId, member.id));
    expect(profile?.selectedOnboardingId).toBeNull();
    const [plan] = await db
      .select()
      .from(userOnboardingData)
      .where(eq(userOnboardingData.onboardingId, planId));
    expect(plan?.memberIds).toBe(JSON.stringify([other.id]));
    expect(await leavePlan(deps(), member.id, planId)).toBe(false);
  });

  it("isn't for owners or strangers", async () => {
    expect(await leavePlan(deps(), world.userId, world.onboardingId)).toBe(false);
    expect(await leavePlan(deps(), (await aUser(world.db)).id, world.onboardingId)).toBe(false);
    expect(await remaining()).toHaveLength(2);
  });

  it("isn't stopped by a trip whose form had a key that the owner used too", async () => {
    const { db, userId, onboardingId: planId } = world;
    const [first, second] = [await sentTrip(world), await sentTrip(world)];
    await db.update(userTravelPlans).set({ formKey: "same" }).where(eq(userTravelPlans.id, first));
    await db
      .update(userTravelPlans)
      .set({ formKey: "same", userId: member.id })
      .where(eq(userTravelPlans.id, second));
    expect(await leavePlan(deps(), member.id, planId)).toBe(true);
    const trips = await db.select().from(userTravelPlans).where(eq(userTravelPlans.onboardingId, planId));
    expect(trips.map((trip) => trip.userId)).toEqual([userId, userId]);
  });
});

describe("removing", () => {
  it("is the owner's to do, and tells the open pages of whoever is removed and of whoever stays", async () => {
    const { onboardingId: planId, userId, db } = world;
    const lines = await Promise.all(
      [userId, member.id, other.id].map(async (id) => openLive((await aSession(db, id)).cookie)),
    );
    for (const viewer of [member.id, other.id]) {
      expect(await removeMember(deps(), viewer, { planId, memberId: other.id })).toBe(false);
    }
    expect(await removeMember(deps(), userId, { planId, memberId: member.id })).toBe(true);
    expect(await canRead(member.id)).toBe(false);
    const told = lines.map(({ messages }) => messages.map((text) => JSON.parse(text)));
    const stays = [expect.objectContaining({ type: "attempt", onboardingId: planId })];
    const gone = [expect.objectContaining({ type: "membership", onboardingId: planId, isOver: true })];
    expect(told).toEqual([stays, gone, stays]);
    expect(await removeMember(deps(), userId, { planId, memberId: member.id })).toBe(false);
  });

  it("F32 during the member's own save leaves the save or the refusal, and the plan whole", async () => {
    const { onboardingId: planId, userId, db } = world;
    const [item] = await db
      .select()
      .from(userClothingItems)
      .where(eq(userClothingItems.onboardingId, planId));
    if (!item) throw new Error("The plan has no items");
    const save = (value: number) =>
      saveCell(
        db,
        { viewerId: member.id, planId, itemId: item.dashboardItemId },
        { kind: "quantity", ageRange: "0-3m", value },
        Date.now(),
      );
    const [saved] = await Promise.all([
      save(3),
      removeMember(deps(), userId, { planId, memberId: member.id }),
    ]);
    const [row] = await db
      .select()
      .from(userClothingItems)
      .where(eq(userClothingItems.dashboardItemId, item.dashboardItemId));
    expect(row?.version).toBe(item.version + saved.length);
    expect(await save(4)).toEqual([]);
  });
});

describe("a role", () => {
  it("is the owner's to change, and counts at once", async () => {
    const { onboardingId: planId, userId, db } = world;
    const one = { planId, memberId: other.id };
    expect(await changeRole(deps(), member.id, one, "editor")).toBe(false);
    expect(await changeRole(deps(), other.id, one, "editor")).toBe(false);
    expect(await changeRole(deps(), userId, one, "editor")).toBe(true);
    const [plan] = await selectPlanForViewer(db, other.id, planId);
    expect(plan?.role).toBe("editor");
    expect(await changeRole(deps(), userId, { planId, memberId: userId }, "reader")).toBe(false);
  });
});
