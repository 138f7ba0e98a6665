// A plan that gets another owner: everything that hangs on the owner changes in one transaction, or nothing does.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import {
  clothingList,
  planMembers,
  userClothingItems,
  userOnboardingData,
  usersProfile,
  userTravelPlans,
} from "~/data/schema.ts";
import { NO_DAY } from "~/domain/calendar.ts";
import { MOST_COPIES } from "~/domain/plans/access.ts";
import { MOST_TRIPS } from "~/domain/travel/travel-item.ts";
import { newId } from "~/lib/new-id.ts";
import { livePublisher } from "~/services/live.server.ts";
import { handOverPlan, leavePlan } from "~/usecases/members/leave-plan.ts";
import { dumpDatabase } from "../../support/accounts.ts";
import { aCustomGarment, aStoredPlan, aUser } from "../../support/factories.ts";
import { failingDatabase } from "../../support/faulty-bindings.ts";
import { aMember } from "../../support/members.ts";
import { shared } from "../../support/sharing.ts";
import { aTripWorld, sentTrip, type TripWorld } from "../../support/trips.ts";

let world: TripWorld;
let ana: { id: string; email: string };

beforeEach(async () => {
  world = await aTripWorld();
  ana = await aUser(world.db);
  await aMember(world.onboardingId, ana.id, "reader", 1);
});

const deps = (db = world.db) => ({ db, live: livePublisher(env.LIVE_CHANNEL), now: Date.now() });

const give = (ownerId = world.userId, toId = ana.id, db = world.db) =>
  handOverPlan(deps(db), ownerId, { planId: world.onboardingId, toId });

async function planRow(planId = world.onboardingId) {
  const [row] = await world.db
    .select()
    .from(userOnboardingData)
    .where(eq(userOnboardingData.onboardingId, planId));
  if (!row) throw new Error("The plan is gone");
  return row;
}

/** Not toBe: a difference would print the whole database. */
const sameAs = (now: string, before: string) => now === before;

const ownedBy = (userId: string) =>
  world.db.select().from(userOnboardingData).where(eq(userOnboardingData.userId, userId));

const membersOf = () =>
  world.db.select().from(planMembers).where(eq(planMembers.onboardingId, world.onboardingId));

async function countOf(userId: string): Promise<number | undefined> {
  const [profile] = await world.db.select().from(usersProfile).where(eq(usersProfile.userId, userId));
  return profile?.quizAttemptsCount;
}

/** An item of the plan that its owner has added. */
async function anOwnItem(planId: string, clothingId?: number): Promise<number> {
  const { db, userId } = world;
  const garment = clothingId ?? (await aCustomGarment(db, userId, { name: "Knitted hat" })).clothingId;
  const now = Date.now();
  await db
    .insert(userClothingItems)
    .values({
      userId,
      clothingId: garment,
      itemName: "Knitted hat",
      onboardingId: planId,
      attemptNumber: 1,
      calculatedQuantities: "",
      createdAt: now,
      updatedAt: now,
    });
  return garment;
}

const garmentOf = async (planId: string) =>
  (
    await world.db
      .select({ clothingId: clothingList.clothingId, ownerId: clothingList.ownerId, name: clothingList.name })
      .from(userClothingItems)
      .innerJoin(clothingList, eq(clothingList.clothingId, userClothingItems.clothingId))
      .where(eq(userClothingItems.onboardingId, planId))
  ).filter(({ ownerId }) => ownerId !== null);

describe("handing over", () => {
  it("makes the member the owner and the owner an editor; attempts stay used where they were", async () => {
    const { userId, onboardingId: planId } = world;
    const before = await planRow();
    const tripId = await sentTrip(world);
    await shared(userId, planId);
    expect(await give()).toBe("handed-over");
    const after = await planRow();
    expect(after).toMatchObject({
      userId: ana.id,
      attemptNumber: 1,
      countsTowardQuota: false,
      replicationToken: null,
      replicationTokenHash: null,
      replicationConfig: null,
      memberIds: JSON.stringify([userId]),
      version: before.version + 1,
    });
    expect(await membersOf()).toMatchObject([{ userId, role: "editor" }]);
    expect([await countOf(userId), await countOf(ana.id)]).toEqual([1, 0]);
    expect(await ownedBy(userId)).toMatchObject([
      { attemptNumber: before.attemptNumber, expectedDueDate: NO_DAY, zipcode: "", countsTowardQuota: true },
    ]);
    const [trip] = await world.db.select().from(userTravelPlans).where(eq(userTravelPlans.id, tripId));
    expect(trip?.onboardingId).toBe(planId);
  });

  it("can be done by the new owner again, and the former one can leave", async () => {
    const { userId, onboardingId: planId } = world;
    await give();
    expect(await give()).toBe("not-found");
    expect(await give(ana.id, userId)).toBe("handed-over");
    expect(await planRow()).toMatchObject({ userId, countsTowardQuota: false });
    expect(await countOf(userId)).toBe(1);
    expect(await leavePlan(deps(), ana.id, planId)).toBe(true);
  });

  it("frees the key of the form that made the plan, which the new owner may have used too", async () => {
    const { submissionKey } = await planRow();
    await aStoredPlan(world.db, ana.id, { submissionKey, attemptNumber: 4 });
    expect(await give()).toBe("handed-over");
    expect((await planRow()).attemptNumber).toBe(5);
  });

  it("takes along the garments that were added, and copies what another plan holds too", async () => {
    const { db, userId, onboardingId: planId } = world;
    const alone = await anOwnItem(planId);
    const second = (await aStoredPlan(db, userId, { attemptNumber: 2, status: "completed" })).onboardingId;
    const both = await anOwnItem(planId);
    await anOwnItem(second, both);
    const elsewhere = await anOwnItem(second);
    expect(await give()).toBe("handed-over");
    const handed = await garmentOf(planId);
    expect(handed.map(({ ownerId, name }) => ({ ownerId, name }))).toEqual([
      { ownerId: ana.id, name: "Knitted hat" },
      { ownerId: ana.id, name: "Knitted hat" },
    ]);
    expect(handed.map(({ clothingId }) => clothingId)).toContain(alone);
    expect(handed.map(({ clothingId }) => clothingId)).not.toContain(both);
    expect(await garmentOf(second)).toMatchObject([
      { clothingId: both, ownerId: userId },
      { clothingId: elsewhere, ownerId: userId },
    ]);
  });

  it("needs a member with room, and is the owner's alone", async () => {
    const stranger = await aUser(world.db);
    const before = await dumpDatabase();
    expect(await give(world.userId, stranger.id)).toBe("not-a-member");
    expect(await give(world.userId, world.userId)).toBe("not-a-member");
    expect(await give(ana.id, ana.id)).toBe("not-found");
    expect(await give(stranger.id, stranger.id)).toBe("not-found");
    expect(sameAs(await dumpDatabase(), before)).toBe(true);
    await Promise.all(
      Array.from({ length: MOST_COPIES }, (_, one) =>
        aStoredPlan(world.db, ana.id, {
          attemptNumber: 10 + one,
          countsTowardQuota: false,
          submissionKey: newId(),
        }),
      ),
    );
    expect(await give()).toBe("no-room");
    expect((await planRow()).userId).toBe(world.userId);
  });

  it("asks whether the plan's trips fit beside the new owner's own", async () => {
    const planTrip = await sentTrip(world);
    const [row] = await world.db.select().from(userTravelPlans).where(eq(userTravelPlans.id, planTrip));
    if (!row) throw new Error("No trip");
    const own = Array.from({ length: MOST_TRIPS }, () => {
      const id = newId();
      return { ...row, id, userId: ana.id, onboardingId: null, formKey: id };
    });
    for (const one of own) await world.db.insert(userTravelPlans).values(one);
    expect(await give()).toBe("no-room-for-trips");
    expect((await planRow()).userId).toBe(world.userId);
    await world.db.delete(userTravelPlans).where(eq(userTravelPlans.id, own[0]?.id ?? ""));
    expect(await give()).toBe("handed-over");
  });

  it("happens once, however often it's asked for at the same instant", async () => {
    const other = await aUser(world.db);
    await aMember(world.onboardingId, other.id, "editor", 2);
    const answers = await Promise.all([
      give(),
      give(world.userId, other.id),
      give(),
      give(world.userId, other.id),
    ]);
    expect(answers.filter((answer) => answer === "handed-over")).toHaveLength(1);
    const { userId } = await planRow();
    const members = await membersOf();
    expect(new Set([userId, ...members.map((one) => one.userId)])).toEqual(
      new Set([world.userId, ana.id, other.id]),
    );
    expect(members).toHaveLength(2);
    expect(await ownedBy(world.userId)).toHaveLength(1);
  });

  it("F31 that breaks anywhere has changed nothing", async () => {
    await anOwnItem(world.onboardingId);
    const before = await dumpDatabase();
    const broken = failingDatabase(env.DB, /plan_members/);
    await expect(give(world.userId, ana.id, openDatabase(broken))).rejects.toThrow();
    expect(sameAs(await dumpDatabase(), before)).toBe(true);
  });
});
