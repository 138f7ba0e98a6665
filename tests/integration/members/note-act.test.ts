// What changed in a plan: kept for whoever is on it, one act for what one person does to one cell, at most fifty, and
// with the note that was replaced (C5, F32).
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { selectActs } from "~/data/members/kept-acts.server.ts";
import type { NamedPlan } from "~/data/members/memberships.server.ts";
import { planActs, userOnboardingData, users } from "~/data/schema.ts";
import { MOST_PLAN_ACTS } from "~/domain/members/plan-acts.ts";
import { RULES_VERSION } from "~/domain/plans/rules-version.ts";
import type { ItemEdit } from "~/domain/wardrobe/item-edit.ts";
import { livePublisher } from "~/services/live.server.ts";
import { removeMember } from "~/usecases/members/leave-plan.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import { editItem } from "~/usecases/wardrobe/edit-item.ts";
import { viewChanges } from "~/views/members/people-view.ts";
import { aUser } from "../../support/factories.ts";
import { deliver } from "../../support/held-queues.ts";
import { aMember } from "../../support/members.ts";
import { readItems, readPlan } from "../../support/plans.ts";
import { aTripWorld, sentTrip, type TripWorld } from "../../support/trips.ts";

let world: TripWorld;
let sam: string;
let itemId: number;
const NOON = Date.UTC(2026, 5, 1, 12);
const MINUTE = 60_000;

beforeEach(async () => {
  world = await aTripWorld();
  sam = await named("Sam Rivera");
  itemId = Number((await readItems(world.db, world.onboardingId))[0]?.dashboardItemId);
});

async function named(fullName: string): Promise<string> {
  const { id } = await aUser(world.db);
  await world.db.update(users).set({ fullName }).where(eq(users.id, id));
  return id;
}

const onPlan = (role: "editor" | "reader" = "editor") => aMember(world.onboardingId, sam, role);

async function edit(userId: string, edit: ItemEdit, now = NOON): Promise<string> {
  const told: Promise<unknown>[] = [];
  const result = await editItem(
    { db: world.db, live: livePublisher(env.LIVE_CHANNEL), now, waitUntil: (done) => void told.push(done) },
    { viewerId: userId, planId: world.onboardingId, itemId },
    { edit, tab: undefined },
  );
  await Promise.all(told);
  return result.kind;
}

const count = (userId: string, value: number, now?: number) =>
  edit(userId, { kind: "quantity", ageRange: "0-3m", value }, now);
const note = (userId: string, value: string, now?: number) =>
  edit(userId, { kind: "note", ageRange: "0-3m", value }, now);

/** What a viewer reads, the newest first. */
async function read(viewerId = world.userId, now = NOON) {
  return viewChanges(await selectActs(world.db, viewerId, world.onboardingId), "UTC", now, "owner");
}

const stored = () => world.db.select().from(planActs).where(eq(planActs.onboardingId, world.onboardingId));

describe("an act", () => {
  it("is kept for every plan, and read by whoever is on it", async () => {
    await count(world.userId, 1);
    expect(await read()).toMatchObject([{ who: "You" }]);
    expect(await read(sam)).toEqual([]);
    await onPlan("reader");
    await count(world.userId, 2, NOON + 11 * MINUTE);
    expect(await read(sam)).toHaveLength(2);
    expect(await read()).toMatchObject([{ who: "You" }, { who: "You" }]);
    expect(await read((await aUser(world.db)).id)).toEqual([]);
  });

  it("isn't kept where nothing was changed", async () => {
    await onPlan("reader");
    expect(await count(sam, 3)).toBe("not-found");
    expect(await count((await aUser(world.db)).id, 3)).toBe("not-found");
    expect(await stored()).toEqual([]);
  });

  it("says who, by the first name, what, and how many", async () => {
    await onPlan();
    await count(sam, 4);
    const [act] = await read();
    expect(act?.who).toBe("Sam");
    expect(act?.words).toContain("4");
    expect(act?.words).not.toContain("Rivera");
  });

  it("F25 says from what to what a tap has counted, whoever has tapped in between, and once", async () => {
    await onPlan();
    const tap = (userId: string, by: number, id: string) =>
      edit(userId, { kind: "step", ageRange: "0-3m", by, id });
    await count(world.userId, 3);
    await tap(sam, 1, "samphone0-1");
    await tap(world.userId, 2, "mayaphone-1");
    await tap(sam, 1, "samphone0-1");
    expect((await stored()).map(({ facts }) => JSON.parse(facts))).toMatchObject([
      { before: null, after: 3 },
      { before: 3, after: 4 },
      { before: 4, after: 6 },
    ]);
    expect((await read()).map(({ who }) => who)).toEqual(["You", "Sam", "You"]);
  });

  it("is one with those of the same person on the same cell within ten minutes", async () => {
    await onPlan();
    for (const value of [1, 2, 3]) await count(sam, value, NOON + value * MINUTE);
    const acts = await stored();
    expect(acts.map(({ facts }) => JSON.parse(facts))).toMatchObject([{ before: null, after: 3 }]);
    await count(sam, 4, NOON + 14 * MINUTE);
    expect(await stored()).toHaveLength(2);
  });

  it("stays apart from the next one's on the same cell", async () => {
    await onPlan();
    await count(sam, 1);
    await count(world.userId, 2, NOON + MINUTE);
    await count(sam, 3, NOON + 2 * MINUTE);
    expect((await stored()).map(({ facts }) => JSON.parse(facts))).toMatchObject([
      { before: null, after: 1 },
      { before: 1, after: 2 },
      { before: 2, after: 3 },
    ]);
  });

  it("holds the note that it replaced, which its writer gets back, and none that was only typed on", async () => {
    await onPlan();
    await note(world.userId, "In the blue box");
    await note(sam, "In the attic", NOON + MINUTE);
    await note(sam, "In the attic, left", NOON + 2 * MINUTE);
    expect((await read()).map(({ lost }) => lost?.note)).toEqual(["In the blue box", undefined]);
  });

  it("tells setting aside from putting back", async () => {
    await onPlan();
    await edit(sam, { kind: "set-aside", ageRange: "0-3m", value: "age" });
    await edit(sam, { kind: "set-aside", ageRange: "0-3m", value: "no" }, NOON + MINUTE);
    expect((await stored()).map(({ act }) => act)).toEqual(["skip", "put-back"]);
  });

  it("is one of fifty", async () => {
    await onPlan();
    for (let turn = 0; turn < MOST_PLAN_ACTS + 3; turn += 1) {
      await count(turn % 2 === 0 ? sam : world.userId, turn, NOON + turn);
    }
    const acts = await stored();
    expect(acts).toHaveLength(MOST_PLAN_ACTS);
    expect(JSON.parse(acts[0]?.facts ?? "")).toMatchObject({ after: 3 });
  });

  it("outlives the account of whoever did it, without the name", async () => {
    await onPlan();
    await count(sam, 4);
    await world.db.delete(users).where(eq(users.id, sam));
    expect(await read()).toMatchObject([{ who: "Someone who left" }]);
  });
});

describe("an act on the whole plan or a trip", () => {
  async function keep(userId: string, ...[plan, done]: [...OfAct]) {
    const kept: Promise<unknown>[] = [];
    noteAct({ db: world.db, now: NOON, waitUntil: (one) => void kept.push(one) }, { userId, ...plan }, done);
    await Promise.all(kept);
  }
  type OfAct = [NamedPlan, Parameters<typeof noteAct>[2]];

  it("is kept for whoever may edit, with the trip's destination", async () => {
    const tripId = await sentTrip(world);
    await onPlan();
    await keep(sam, { tripId }, { act: "trip-changed" });
    await keep(world.userId, { planId: world.onboardingId }, { act: "title" });
    const acts = await read();
    expect(acts.map(({ who }) => who)).toEqual(["You", "Sam"]);
    expect(JSON.parse((await stored())[0]?.facts ?? "").trip).toBeTruthy();
  });

  it.each(["enough", "bag", "passed-on"] as const)(
    "on many counts, %s, can be taken back for a day, until somebody has, with one parent, too",
    async (act) => {
      const undone = `${act}-undone` as const;
      const plan = { planId: world.onboardingId };
      await keep(world.userId, plan, { act, size: "0-3m", after: 4, bag: "bag-1" });
      await keep(world.userId, plan, { act, size: "0-3m", after: 2, bag: "bag-2" });
      await keep(world.userId, plan, { act: undone, bag: "bag-2" });
      const undos = async (now: number) => (await read(world.userId, now)).map(({ undo }) => undo?.bagId);
      expect(await undos(NOON + 1439 * MINUTE)).toEqual([undefined, undefined, "bag-1"]);
      expect(await undos(NOON + 1440 * MINUTE)).toEqual([undefined, undefined, undefined]);
    },
  );

  it("isn't kept of a reader or a stranger", async () => {
    await onPlan("reader");
    await keep(sam, { planId: world.onboardingId }, { act: "title" });
    await keep((await aUser(world.db)).id, { planId: world.onboardingId }, { act: "title" });
    expect(await stored()).toEqual([]);
  });
});

it("F32 keeps versions, counts, and acts consistent while members edit, one is removed, and the plan is renewed", async () => {
  await onPlan();
  const ana = await named("Ana");
  await aMember(world.onboardingId, ana, "editor", 1);
  const { db, onboardingId: planId, userId, env: bindings, queues } = world;
  const plan = eq(userOnboardingData.onboardingId, planId);
  await db.update(userOnboardingData).set({ rulesVersion: 1 }).where(plan);
  const { runId } = await readPlan(db, planId);
  const renewal = {
    queue: "layette-plan",
    body: { stage: "renew", onboardingId: planId, runId },
    attempts: 1,
  };
  const edits = [sam, ana, userId].flatMap((who, turn) =>
    [1, 2, 3, 4].map((step) => count(who, 10 * turn + step, NOON + step)),
  );
  const [kinds] = await Promise.all([
    Promise.all(edits),
    removeMember({ db, live: livePublisher(env.LIVE_CHANNEL) }, userId, { planId, memberId: sam }),
    deliver(queues, bindings, [renewal]),
  ]);
  const saved = kinds.filter((kind) => kind === "saved").length;
  expect(saved).toBeGreaterThanOrEqual(8);
  expect(await count(sam, 9)).toBe("not-found");
  expect((await readPlan(db, planId)).rulesVersion).toBe(RULES_VERSION);
  const item = (await readItems(db, planId)).find((row) => row.dashboardItemId === itemId);
  const acts = await stored();
  const last = JSON.parse(acts.at(-1)?.facts ?? "{}").after;
  expect(JSON.parse(item?.userAddedQuantities ?? "{}")["0-3m"].Default.quantity).toBe(last);
  expect((await read()).every(({ who }) => ["You", "Ana", "Sam"].includes(who))).toBe(true);
});
