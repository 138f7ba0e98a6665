// Copies whose messages come twice, late, or never, whose workers die, and that fail and are retried.
import { env as bindings } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { takeCopying } from "~/data/plans/plan-runs.server.ts";
import { clothingList, userOnboardingData } from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { failingDatabase } from "../../support/faulty-bindings.ts";
import { deliver, deliverNext, drain } from "../../support/held-queues.ts";
import { countLogged, expectLogs } from "../../support/logs.ts";
import * as plans from "../../support/plans.ts";
import { aRichPlan, asFriend, claim, claimed, plansOf, shared } from "../../support/sharing.ts";

const { letTimePass, readPlan, readItems, sweepNow, tryAgain, usedAttempts } = plans;

let world: plans.World;
let plan: string;
let friend: plans.World;

beforeAll(async () => {
  world = await plans.aWorld();
  plan = await aRichPlan(world);
});

beforeEach(async () => {
  friend = await asFriend(world);
});

/**
 * What must hold after every fault: copies are complete, or failed and without items; no lease, quota, or
 * leftovers.
 */
afterEach(async () => {
  const copies = await plansOf(friend);
  let whole = 0;
  for (const { onboardingId: planId, status, leaseUntil, replicationSnapshot } of copies) {
    expect(["completed", "failed"]).toContain(status);
    expect(leaseUntil).toBeNull();
    expect(replicationSnapshot === null).toBe(status === "completed");
    expect(await readItems(world.db, planId)).toHaveLength(status === "completed" ? 74 : 0);
    if (status === "completed") whole++;
  }
  const own = await world.db.select().from(clothingList).where(eq(clothingList.ownerId, friend.userId));
  expect(own).toHaveLength(whole);
  expect(await usedAttempts(world.db, friend.userId)).toBe(0);
  expect(world.queues.waiting).toEqual([]);
});

/** A claimed copy whose message is waiting. */
const aClaim = async (formKey = newId()) => claimed(friend, await shared(world.userId, plan), { formKey });

async function bury(planId: string): Promise<void> {
  expectLogs("plan_message_dead");
  const { runId } = await readPlan(world.db, planId);
  const body = { stage: "clone", onboardingId: planId, runId };
  await deliver(world.queues, world.env, [{ queue: "layette-plan-dead", body, attempts: 1 }]);
}

describe("messages of a copy", () => {
  it("F1 that come twice, and three times at once, make one copy", async () => {
    const id = await aClaim();
    const [letter] = world.queues.waiting.splice(0);
    if (!letter) throw new Error("No message was sent");
    await Promise.all([1, 2, 3].map(() => deliver(world.queues, world.env, [letter, letter])));
    expect(countLogged("dashboard_cloned")).toBe(1);
    const before = [await readPlan(world.db, id), await readItems(world.db, id)];
    await deliver(world.queues, world.env, [letter, letter]);
    expect([await readPlan(world.db, id), await readItems(world.db, id)]).toEqual(before);
  });

  it("F3 of an old run, or of a stage that a copy has not, are ignored", async () => {
    const id = await aClaim();
    const old = world.queues.waiting.splice(0);
    await bury(id);
    expect(await tryAgain(friend, id)).toBe("restarted");
    const { runId } = await readPlan(world.db, id);
    const foreign = ["weather", "calculations"].map((stage) => ({
      queue: "layette-plan",
      body: { stage, onboardingId: id, runId },
      attempts: 1,
    }));
    await deliver(world.queues, world.env, [...old, ...foreign]);
    expect(await readPlan(world.db, id)).toMatchObject({ status: "cloning_dashboard", runId });
    await drain(world.queues, world.env);
    expect(await readPlan(world.db, id)).toMatchObject({ status: "completed", runId });
  });

  it("that are lost are sent again by the sweeper", async () => {
    const id = await aClaim();
    world.queues.waiting.splice(0);
    await sweepNow(world);
    expect(world.queues.waiting).toEqual([]);
    await letTimePass(world.db, id, 15_000);
    await Promise.all([sweepNow(world), sweepNow(world)]);
    await drain(world.queues, world.env);
    expect(countLogged("dashboard_cloned")).toBe(1);
  });

  it("run through the real queue as well", async () => {
    const id = await claimed(
      { ...friend, env: { ...world.env, PLAN_QUEUE: bindings.PLAN_QUEUE } },
      await shared(world.userId, plan),
    );
    await expect
      .poll(async () => (await readPlan(world.db, id)).status, { timeout: 10_000, interval: 50 })
      .toBe("completed");
  });
});

describe("workers that die over a copy", () => {
  it("F8 after the work and before the acknowledgement leave the same rows", async () => {
    expectLogs("queue_message_failed");
    const id = await aClaim();
    const DB = failingDatabase(bindings.DB, /insert into "user_clothing_items"/, "after");
    await deliverNext(world.queues, { ...world.env, DB });
    const before = [await readPlan(world.db, id), await readItems(world.db, id)];
    expect(world.queues.waiting).toHaveLength(1);
    await drain(world.queues, world.env);
    expect([await readPlan(world.db, id), await readItems(world.db, id)]).toEqual(before);
  });

  it("F8 before the work leave nothing behind, and the message does it again", async () => {
    expectLogs("queue_message_failed");
    const id = await aClaim();
    const DB = failingDatabase(bindings.DB, /insert into "user_clothing_items"/);
    await deliverNext(world.queues, { ...world.env, DB });
    expect(await readItems(world.db, id)).toEqual([]);
    expect(await world.db.select().from(clothingList).where(eq(clothingList.ownerId, friend.userId))).toEqual(
      [],
    );
    await drain(world.queues, world.env);
    expect((await readPlan(world.db, id)).status).toBe("completed");
  });

  it("F8 in the middle are replaced when their lease has run out, not before", async () => {
    const id = await aClaim();
    const { runId } = await readPlan(world.db, id);
    const now = Date.now();
    const dead = { onboardingId: id, runId, now, leaseUntil: now + 25_000 };
    expect(await takeCopying(world.db, dead)).not.toBeNull();
    await drain(world.queues, world.env);
    await sweepNow(world, 20_000);
    expect(world.queues.waiting).toEqual([]);
    expect((await readPlan(world.db, id)).status).toBe("cloning_dashboard");
    await letTimePass(world.db, id, 30_000);
    await sweepNow(world);
    await drain(world.queues, world.env);
    expect((await readPlan(world.db, id)).status).toBe("completed");
  });
});

describe("a copy that fails", () => {
  it("F16 is told so when the queue's retries are exhausted, and Try Again makes it from the same claim", async () => {
    expectLogs("queue_message_failed", "plan_message_dead");
    const id = await aClaim();
    const failing = failingDatabase(bindings.DB, /insert into "user_clothing_items"/);
    await drain(world.queues, { ...world.env, DB: failing });
    const failed = await readPlan(world.db, id);
    expect(failed).toMatchObject({ status: "failed", errorMessage: ERROR_TEXTS.PLAN_FAILED });
    expect(await tryAgain(friend, id)).toBe("restarted");
    expect(await readPlan(world.db, id)).toMatchObject({ status: "cloning_dashboard", errorMessage: null });
    await drain(world.queues, world.env);
    const copy = await readPlan(world.db, id);
    expect(copy).toMatchObject({ status: "completed", attemptNumber: failed.attemptNumber });
    expect(copy.runId).not.toBe(failed.runId);
  });

  it("F18 Try Again in two tabs starts one run", async () => {
    const id = await aClaim();
    world.queues.waiting.splice(0);
    await bury(id);
    const results = await Promise.all([tryAgain(friend, id), tryAgain(friend, id)]);
    expect(results.sort()).toEqual(["already-running", "restarted"]);
    expect(world.queues.waiting).toHaveLength(1);
    await drain(world.queues, world.env);
    expect(countLogged("dashboard_cloned")).toBe(1);
  });

  it("is tried again by the same form, and another form claims anew", async () => {
    const formKey = newId();
    const link = await shared(world.userId, plan);
    const id = await claimed(friend, link, { formKey });
    world.queues.waiting.splice(0);
    await bury(id);
    expect(await claimed(friend, link)).not.toBe(id);
    await drain(world.queues, world.env);
    expect(await claim(friend, link, { formKey })).toEqual({
      kind: "claimed",
      newOnboardingId: id,
      status: "cloning_dashboard",
    });
    await drain(world.queues, world.env);
    expect((await plansOf(friend)).map(({ status }) => status)).toEqual(["completed", "completed"]);
  });

  it("fails in the end when it goes round in circles", async () => {
    const id = await aClaim();
    world.queues.waiting.splice(0);
    await world.db
      .update(userOnboardingData)
      .set({ version: 81 })
      .where(eq(userOnboardingData.onboardingId, id));
    await letTimePass(world.db, id, 15_000);
    await sweepNow(world);
    expect((await readPlan(world.db, id)).status).toBe("failed");
  });

  it("once complete and calculated anew, starts with the weather when that fails", async () => {
    const id = await aClaim();
    await drain(world.queues, world.env);
    await world.db
      .update(userOnboardingData)
      .set({ status: "failed" })
      .where(eq(userOnboardingData.onboardingId, id));
    expect(await tryAgain(friend, id)).toBe("restarted");
    expect((await readPlan(world.db, id)).status).toBe("pending");
    await drain(world.queues, world.env);
  });

  it("S43 cannot be tried again by anybody else", async () => {
    const id = await aClaim();
    world.queues.waiting.splice(0);
    await bury(id);
    expect(await tryAgain(world, id)).toBe("not-found");
    expect((await readPlan(world.db, id)).status).toBe("failed");
  });
});

describe("a database that fails at the claim", () => {
  const failing = (when: "before" | "after") => ({
    ...friend,
    env: {
      ...world.env,
      DB: failingDatabase(bindings.DB, /insert or ignore into "user_onboarding_data"/, when),
    },
  });

  it("F6 before the commit leaves nothing", async () => {
    await expect(claim(failing("before"), await shared(world.userId, plan))).rejects.toThrow();
    expect(await plansOf(friend)).toEqual([]);
  });

  it("F6 after the commit leaves one copy, which the same form finds and the sweeper makes", async () => {
    const [formKey, link] = [newId(), await shared(world.userId, plan)];
    await expect(claim(failing("after"), link, { formKey })).rejects.toThrow();
    const id = await claimed(friend, link, { formKey });
    expect(await plansOf(friend)).toHaveLength(1);
    await letTimePass(world.db, id, 15_000);
    await sweepNow(world);
    await drain(world.queues, world.env);
  });
});
