// Claiming a shared dashboard: what the copy contains, what it never contains, and that one claim makes one
// copy.
import { and, eq, isNull } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clothingList, todayChoices, userClothingItems, userOnboardingData } from "~/data/schema.ts";
import { saveSituation } from "~/data/today/today-choices.server.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { newId } from "~/lib/new-id.ts";
import { deleteAccount } from "~/usecases/accounts/delete-account.ts";
import { revokeShareLink } from "~/usecases/sharing/share-dashboard.ts";
import { PASSWORD } from "../../support/accounts.ts";
import { aStoredPlan } from "../../support/factories.ts";
import { drain } from "../../support/held-queues.ts";
import { accountDependencies, aUserWithPassword } from "../../support/known-users.ts";
import * as plans from "../../support/plans.ts";
import * as sharing from "../../support/sharing.ts";
import { standsIn } from "../../support/traces.ts";
import { dashboardOf } from "../../support/wardrobe-views.ts";

const { aWorld, readPlan, readItems, usedAttempts } = plans;
const { aRichPlan, asFriend, plansOf, claim, claimed, everythingOf, SECRET_NOTE, shared } = sharing;

/** The sharer's world, whose plan every test shares again, and a friend's. */
let world: plans.World;
let plan: string;
let friend: plans.World;

beforeAll(async () => {
  world = await aWorld();
  plan = await aRichPlan(world);
});

beforeEach(async () => {
  friend = await asFriend(world);
});

/** Shares the plan, claims it for the friend, and lets the copy be made. */
async function copied({ notes = false, by = friend }: { notes?: boolean; by?: plans.World } = {}) {
  const id = await claimed(by, await shared(world.userId, plan, { notes }));
  await drain(world.queues, world.env);
  return readPlan(world.db, id);
}

/** The parts of items that a plan and its copy have in common. */
const comparable = (items: Awaited<ReturnType<typeof readItems>>) =>
  items.map(({ itemName, calculatedQuantities, essentiality, weatherGroupOrder, warmAs }) => ({
    itemName,
    calculatedQuantities,
    essentiality,
    weatherGroupOrder,
    warmAs,
  }));

/** Makes the shared plan one for so many babies. */
function withBabies(babies: number) {
  const isPlan = eq(userOnboardingData.onboardingId, plan);
  return world.db.update(userOnboardingData).set({ babies }).where(isPlan);
}

const customItemsOf = ({ db, userId }: plans.World) =>
  db.select().from(clothingList).where(eq(clothingList.ownerId, userId));

describe("A7 a claimed copy", () => {
  it("Z8 is for as many babies as its source", async () => {
    await withBabies(2);
    expect((await copied()).babies).toBe(2);
    await withBabies(1);
  });

  it("begins Today anew: no marks, no rooms, and no choices of the family that shared it", async () => {
    const ofFamily = {
      todayMarks: '{"v":1,"out":[["socks","2026-11-27"]],"necks":[],"step":null}',
      roomF: 70.5,
      nightRoomF: 66,
    };
    const isPlan = eq(userOnboardingData.onboardingId, plan);
    await world.db.update(userOnboardingData).set(ofFamily).where(isPlan);
    await saveSituation(world.db, world.userId, plan, "carrier");
    const { onboardingId: copyId, ...copy } = await copied();
    expect(copy).toMatchObject({ status: "completed", todayMarks: null, roomF: null, nightRoomF: null });
    const chosen = await world.db
      .select({ plan: todayChoices.onboardingId, person: todayChoices.userId })
      .from(todayChoices);
    expect(chosen.filter(({ plan: of, person }) => of === copyId || person === friend.userId)).toEqual([]);
    expect(chosen).toContainEqual({ plan, person: world.userId });
    await world.db
      .update(userOnboardingData)
      .set({ todayMarks: null, roomF: null, nightRoomF: null })
      .where(isPlan);
  });

  it("is a dashboard of its own with the source's answers, weather and items", async () => {
    const source = await readPlan(world.db, plan);
    const copy = await copied();
    const same = [
      "zipcode",
      "expectedDueDate",
      "genderPreference",
      "laundryScenario",
      "monthCards",
      "weatherGroups",
      "weatherSource",
      "babyBornOn",
    ] as const;
    for (const column of same) expect(copy[column], column).toEqual(source[column]);
    expect(copy).toMatchObject({
      userId: friend.userId,
      attemptNumber: 1,
      status: "completed",
      cardTitle: "Copied from friend",
      countsTowardQuota: false,
      leaseUntil: null,
      replicationToken: null,
      replicationTokenHash: null,
      replicationExpiresAt: null,
      replicationSnapshot: null,
    });
    expect(JSON.parse(copy.replicationConfig ?? "")).toEqual({
      includePersonalNotes: false,
      sourceUserId: world.userId,
    });
    const [theirs, ours] = [await readItems(world.db, plan), await readItems(world.db, copy.onboardingId)];
    expect(theirs).toHaveLength(74);
    expect(comparable(ours)).toEqual(comparable(theirs));
    expect(new Set(ours.map(({ userId }) => userId))).toEqual(new Set([friend.userId]));
    expect(ours.slice(0, 73).map(({ clothingId }) => clothingId)).toEqual(
      theirs.slice(0, 73).map(({ clothingId }) => clothingId),
    );
  });

  it("shows the same dashboard as the source, besides what is had", async () => {
    const copy = await copied();
    const view = async (userId: string, planId: string) => {
      const { weatherGroups } = await readPlan(world.db, planId);
      const rows = await selectItemsForViewer(world.db, userId, planId);
      const shown = { weatherGroups, newbornDays: null, ageRange: "0-3m", scenario: "daily" } as const;
      const extras = { withLinks: new Set<number>(), images: new Map<number, string>() };
      return dashboardOf(shown, rows, extras).categories.map(({ category, items }) => [
        category,
        items.map(({ name, needed, cells, isCustom }) => ({ name, needed, cells, isCustom })),
      ]);
    };
    expect(await view(friend.userId, copy.onboardingId)).toEqual(await view(world.userId, plan));
  });

  it("never comes with owned counts", async () => {
    for (const notes of [true, false]) {
      const by = await asFriend(world);
      const items = await readItems(world.db, (await copied({ notes, by })).onboardingId);
      expect(new Set(items.map(({ userAddedQuantities }) => userAddedQuantities))).toEqual(new Set(["{}"]));
    }
  });

  it("comes with all notes byte for byte when they are included", async () => {
    const copy = await copied({ notes: true });
    const [theirs, ours] = [await readItems(world.db, plan), await readItems(world.db, copy.onboardingId)];
    expect(ours.map(({ personalNotes }) => personalNotes)).toEqual(
      theirs.map(({ personalNotes }) => personalNotes),
    );
    expect(await customItemsOf(friend)).toEqual([
      expect.objectContaining({ notes: `${SECRET_NOTE} on the item itself` }),
    ]);
  });

  it("S51 holds no byte of a note when they are not, neither while it is made nor afterwards", async () => {
    const id = await claimed(friend, await shared(world.userId, plan));
    const waiting = await everythingOf(friend);
    await drain(world.queues, world.env);
    const done = await everythingOf(friend);
    expect(waiting).toContain("Knitted <b>hat</b>");
    expect(done).toContain("Knitted <b>hat</b>");
    for (const text of [waiting, done]) {
      for (const trace of [SECRET_NOTE, "grandma", "ünï"]) expect(text).not.toContain(trace);
    }
    expect((await readPlan(world.db, id)).status).toBe("completed");
  });

  it("makes the sharer's custom items the claimer's own, under other names", async () => {
    await copied();
    const [[theirs], [ours]] = [await customItemsOf(world), await customItemsOf(friend)];
    expect(ours).toMatchObject({
      name: "Knitted <b>hat</b>",
      category: theirs?.category,
      essentiality: theirs?.essentiality,
      baseQuantities: theirs?.baseQuantities,
      validAgeRanges: theirs?.validAgeRanges,
      sizeUp: theirs?.sizeUp,
      notes: null,
      ownerId: friend.userId,
    });
    expect(ours?.clothingNameId).toMatch(/^custom_/);
    expect(ours?.clothingNameId).not.toBe(theirs?.clothingNameId);
    expect(ours?.clothingId).not.toBe(theirs?.clothingId);
    expect(await everythingOf(friend)).not.toContain(String(theirs?.clothingNameId));
  });

  it("E36 keeps the piece that an own item is as warm as", async () => {
    const { onboardingId: id } = await copied();
    const warm = (await readItems(world.db, id)).filter(({ warmAs }) => warmAs !== null);
    expect(warm.map(({ itemName, warmAs }) => [itemName, warmAs])).toEqual([
      ["Knitted <b>hat</b>", "hat_warm"],
    ]);
  });

  it("can be shared and claimed in its turn, with the custom items", async () => {
    const copy = await copied({ notes: true });
    const third = await asFriend(world);
    const id = await claimed(third, await shared(friend.userId, copy.onboardingId));
    await drain(world.queues, world.env);
    expect(comparable(await readItems(world.db, id))).toEqual(comparable(await readItems(world.db, plan)));
    expect(await customItemsOf(third)).toHaveLength(1);
    expect(await everythingOf(third)).not.toContain(SECRET_NOTE);
    expect(await everythingOf(third)).not.toContain(world.userId);
  });

  it("of one's own dashboard is allowed and says so", async () => {
    const copy = await copied({ by: world });
    expect(copy).toMatchObject({ cardTitle: "Copied from self", status: "completed", attemptNumber: 2 });
    expect(await usedAttempts(world.db, world.userId)).toBe(1);
  });

  it("keeps a birth date, so that the age ranges fit their weather", async () => {
    const where = eq(userOnboardingData.onboardingId, plan);
    await world.db.update(userOnboardingData).set({ babyBornOn: "2027-02-03" }).where(where);
    try {
      expect((await copied()).babyBornOn).toBe("2027-02-03");
    } finally {
      await world.db.update(userOnboardingData).set({ babyBornOn: null }).where(where);
    }
  });

  it("uses no attempt: the quota is whole before and after it", async () => {
    await copied();
    expect(await usedAttempts(world.db, friend.userId)).toBe(0);
    for (const used of [1, 2, 3]) {
      await plans.submitted(friend);
      expect(await usedAttempts(world.db, friend.userId)).toBe(used);
    }
    expect((await plans.submit(friend)).kind).toBe("refused");
    expect((await copied()).status).toBe("completed");
    expect(await usedAttempts(world.db, friend.userId)).toBe(3);
  });
});

describe("the moment that counts", () => {
  it("is the claim: nothing that the owner changes afterwards is in the copy", async () => {
    const source = await aRichPlan(world);
    const link = await shared(world.userId, source, { notes: true });
    const where = eq(userClothingItems.onboardingId, source);
    await world.db
      .update(userClothingItems)
      .set({ personalNotes: '{"0-3m":"before the claim"}' })
      .where(where);
    const id = await claimed(friend, link);
    const change = {
      personalNotes: '{"0-3m":"after the claim"}',
      itemName: "Renamed",
      calculatedQuantities: "",
    };
    await world.db.update(userClothingItems).set(change).where(where);
    await world.db
      .update(clothingList)
      .set({ name: "Renamed", notes: "after the claim" })
      .where(eq(clothingList.ownerId, world.userId));
    await world.db
      .update(userOnboardingData)
      .set({ zipcode: "99701", weatherGroups: "{}", status: "pending" })
      .where(eq(userOnboardingData.onboardingId, source));

    await drain(world.queues, world.env);
    const text = await everythingOf(friend);
    for (const trace of ["after the claim", "Renamed", "99701"])
      expect(standsIn(text, trace), trace).toBe(false);
    expect(text).toContain("before the claim");
    expect(await readPlan(world.db, id)).toMatchObject({ status: "completed", zipcode: "55401" });
    expect(await readItems(world.db, id)).toHaveLength(74);
  });

  it("is the claim: a link that is revoked, or an owner who leaves, after it takes nothing back", async () => {
    const owner = await aUserWithPassword();
    const source = await aRichPlan({ ...world, userId: owner.id });
    const id = await claimed(friend, await shared(owner.id, source));
    await revokeShareLink({ db: world.db }, owner.id, source);
    await deleteAccount(accountDependencies(), { ...owner, provedAt: 0 }, { password: PASSWORD });
    expect(await everythingOf(friend)).not.toContain(owner.id);
    await drain(world.queues, world.env);
    expect((await readPlan(world.db, id)).status).toBe("completed");
    expect(await readItems(world.db, id)).toHaveLength(74);
  });
});

describe("one claim", () => {
  const claimsOf = (who: plans.World) => plansOf(who).then((rows) => rows.length);

  it("F18 of a form that is sent three times at once, and once more later, makes one copy", async () => {
    const link = await shared(world.userId, plan);
    const formKey = newId();
    const ids = await Promise.all([1, 2, 3].map(() => claimed(friend, link, { formKey })));
    await drain(world.queues, world.env);
    const later = await claimed(friend, link, { formKey, now: Date.now() + 3_600_000 });
    expect(new Set([...ids, later]).size).toBe(1);
    expect(await claimsOf(friend)).toBe(1);
    expect(await readItems(world.db, later)).toHaveLength(74);
  });

  it("F18 of several tabs at once makes one copy and sends one message", async () => {
    const link = await shared(world.userId, plan);
    const sent = world.queues.sentTo("layette-plan");
    const ids = await Promise.all([1, 2, 3, 4].map(() => claimed(friend, link)));
    expect(new Set(ids).size).toBe(1);
    expect(world.queues.sentTo("layette-plan") - sent).toBe(1);
    await drain(world.queues, world.env);
    expect(await claimed(friend, link, { now: Date.now() + 59_000 })).toBe(ids[0]);
    expect(await claimsOf(friend)).toBe(1);
  });

  it("a minute later makes another, and so does another link", async () => {
    const link = await shared(world.userId, plan);
    const first = await claimed(friend, link);
    expect(await claimed(friend, link, { now: Date.now() + 61_000 }), "while it is made").toBe(first);
    await drain(world.queues, world.env);
    const second = await claimed(friend, link, { now: Date.now() + 61_000 });
    const third = await claimed(friend, await shared(world.userId, plan));
    await drain(world.queues, world.env);
    expect(new Set([first, second, third]).size).toBe(3);
    expect((await plansOf(friend)).map(({ attemptNumber }) => attemptNumber).sort()).toEqual([1, 2, 3]);
  });

  it("of one link by two friends makes a copy for each, with the same form key too", async () => {
    const link = await shared(world.userId, plan);
    const other = await asFriend(world);
    const formKey = newId();
    const ids = await Promise.all([claimed(friend, link, { formKey }), claimed(other, link, { formKey })]);
    await drain(world.queues, world.env);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(await readItems(world.db, id)).toHaveLength(74);
  });

  it.each([undefined, "", "no key!", ["a"], "x".repeat(500)])(
    "with the form key %j makes a copy all the same",
    async (formKey) => {
      expect((await claim(friend, await shared(world.userId, plan), { formKey })).kind).toBe("claimed");
      await drain(world.queues, world.env);
    },
  );

  it("is capped at twenty copies, of two links at once too, and failed ones count", async () => {
    for (let number = 1; number <= 19; number++) {
      await aStoredPlan(world.db, friend.userId, {
        attemptNumber: number,
        status: number === 1 ? "failed" : "completed",
        countsTowardQuota: false,
      });
    }
    const other = await asFriend(world);
    const { onboardingId: planId } = await aStoredPlan(world.db, other.userId, { status: "completed" });
    const links = [await shared(world.userId, plan), await shared(other.userId, planId)];
    const results = await Promise.all(links.map((link) => claim(friend, link)));
    expect(results.map(({ kind }) => kind).sort()).toEqual(["claimed", "refused"]);
    expect(results).toContainEqual({ kind: "refused", code: "REPLICATION_LIMIT_REACHED" });
    await drain(world.queues, world.env);
    expect(await claimsOf(friend)).toBe(20);
  });

  it("S52 of a dead, an unknown or a nonsensical link is refused and writes nothing", async () => {
    const notFound = { kind: "refused", code: "REPLICATION_NOT_FOUND" };
    const old = await shared(world.userId, plan);
    const current = await shared(world.userId, plan);
    expect(await claim(friend, old)).toEqual(notFound);
    expect(await claim(friend, current, { now: Date.now() + 91 * 86_400_000 })).toEqual(notFound);
    await revokeShareLink({ db: world.db }, world.userId, plan);
    for (const replicationToken of [
      current.replicationToken,
      "x".repeat(22),
      "'; drop table users; --",
      "\0",
      "",
    ]) {
      expect(await claim(friend, { replicationToken })).toEqual(notFound);
    }
    expect(await plansOf(friend)).toEqual([]);
    expect(world.queues.waiting).toEqual([]);
  });

  it("waits while the dashboard is calculated anew", async () => {
    const link = await shared(world.userId, plan);
    const where = eq(userOnboardingData.onboardingId, plan);
    await world.db.update(userOnboardingData).set({ status: "processing_calcs" }).where(where);
    expect(await claim(friend, link)).toEqual({ kind: "refused", code: "REPLICATION_NOT_READY" });
    await world.db.update(userOnboardingData).set({ status: "completed" }).where(where);
    expect((await claim(friend, link)).kind).toBe("claimed");
    await drain(world.queues, world.env);
  });

  it("changes nothing of the sharer's", async () => {
    const link = await shared(world.userId, plan, { notes: true });
    const before = [
      await readPlan(world.db, plan),
      await readItems(world.db, plan),
      await customItemsOf(world),
    ];
    await claimed(friend, link);
    await drain(world.queues, world.env);
    expect([
      await readPlan(world.db, plan),
      await readItems(world.db, plan),
      await customItemsOf(world),
    ]).toEqual(before);
    expect(
      await world.db
        .select()
        .from(clothingList)
        .where(and(isNull(clothingList.ownerId))),
    ).toHaveLength(73);
  });
});
