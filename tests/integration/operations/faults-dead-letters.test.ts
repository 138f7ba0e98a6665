// Messages that can't be handled: each run ends once, the user is told, and Try Again starts over.
import { env as bindings } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { userOnboardingData } from "~/data/schema.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { aStoredPlan, aUser } from "../../support/factories.ts";
import { deliver, deliverNext, drain } from "../../support/held-queues.ts";
import { countLogged, expectLogs } from "../../support/logs.ts";
import * as plans from "../../support/plans.ts";

const { aWorld, expectNothingBroken, readPlan, submitted, tryAgain, usedAttempts } = plans;

let world: plans.World;

afterEach(() => expectNothingBroken(world));

/** Submits a quiz and lets its run end in the dead letter queue. */
async function aFailedPlan(): Promise<string> {
  expectLogs("plan_message_dead");
  const planId = await submitted(world);
  const letters = world.queues.waiting.splice(0);
  const dead = letters.map((letter) => ({ ...letter, queue: "layette-plan-dead" }));
  await deliver(world.queues, world.env, dead);
  return planId;
}

describe("dead letters", () => {
  it("F14 poison among good messages goes to the dead letters once, and the others pass", async () => {
    expectLogs("queue_message_unreadable", "plan_message_dead");
    world = await aWorld();
    const first = await submitted(world);
    const second = await submitted(world, { zipcode: "33139" });
    const good = world.queues.waiting.splice(0);
    const poison = [
      "not a job",
      null,
      { stage: "dance", onboardingId: first, runId: "x" },
      { stage: "weather" },
    ];
    const letters = poison.map((body) => ({ queue: "layette-plan", body, attempts: 1 }));
    await deliver(world.queues, world.env, [...letters, ...good]);
    expect(world.queues.delays).toEqual([]);
    await drain(world.queues, world.env);
    expect(world.queues.sentTo("layette-plan-dead")).toBe(poison.length);
    expect(countLogged("plan_message_dead")).toBe(poison.length);
    for (const id of [first, second]) {
      expect((await readPlan(world.db, id)).status).toBe("completed");
    }
  });

  it("F14 a message of staging's queues is taken as one of production's", async () => {
    expectLogs("queue_message_unreadable", "plan_message_dead", "mail_message_dead", "image_message_dead");
    world = await aWorld();
    const queues = Object.keys(bindings.TEST_CONSUMERS).map((name) =>
      name.replace("layette-", "layette-staging-"),
    );
    expect(queues.filter((name) => name.startsWith("layette-staging-"))).toHaveLength(6);
    for (const queue of queues)
      await deliver(world.queues, world.env, [{ queue, body: "poison", attempts: 1 }]);
    expect(countLogged("queue_message_unreadable")).toBe(3);
    expect(world.queues.delays).toEqual([]);
    await drain(world.queues, world.env);
  });

  it("F16 a run in the dead letters fails with the readable message and gives its quota back", async () => {
    world = await aWorld();
    const planId = await aFailedPlan();
    expect(await readPlan(world.db, planId)).toMatchObject({
      status: "failed",
      errorMessage: ERROR_TEXTS.PLAN_FAILED,
    });
    expect(await usedAttempts(world.db, world.userId)).toBe(0);
  });

  it("F16 Try Again runs the same attempt under a new run id and counts it again", async () => {
    world = await aWorld();
    const planId = await aFailedPlan();
    const failed = await readPlan(world.db, planId);
    expect(await tryAgain(world, planId)).toBe("restarted");
    const restarted = await readPlan(world.db, planId);
    expect(restarted).toMatchObject({
      status: "pending",
      errorMessage: null,
      attemptNumber: failed.attemptNumber,
    });
    expect(restarted.runId).not.toBe(failed.runId);
    expect(restarted.version).toBeGreaterThan(failed.version);
    await drain(world.queues, world.env);
    expect((await readPlan(world.db, planId)).status).toBe("completed");
    expect(await usedAttempts(world.db, world.userId)).toBe(1);
  });

  it("F16 a stage that throws every time is failed by the queue's own retries, without the sweeper", async () => {
    expectLogs("queue_message_failed", "plan_message_dead");
    world = await aWorld();
    const planId = await submitted(world);
    await deliverNext(world.queues, world.env);
    await world.db
      .update(userOnboardingData)
      .set({ weatherGroups: "not groups" })
      .where(eq(userOnboardingData.onboardingId, planId));
    await drain(world.queues, world.env);
    const { status } = await readPlan(world.db, planId);
    // The row must not be left for the check after the test, whatever the result.
    await world.db
      .update(userOnboardingData)
      .set({ status: "failed", leaseUntil: null })
      .where(eq(userOnboardingData.onboardingId, planId));
    await world.db.run(`update users_profile set quiz_attempts_count = 0 where user_id = '${world.userId}'`);
    expect(status).toBe("failed");
    expect(world.queues.delays).toEqual([2, 4, 8, 16, 32]);
  });

  it("F18 Try Again in two tabs starts one run", async () => {
    world = await aWorld();
    const planId = await aFailedPlan();
    const results = await Promise.all([tryAgain(world, planId), tryAgain(world, planId)]);
    expect(results.sort()).toEqual(["already-running", "restarted"]);
    expect(world.queues.waiting).toHaveLength(1);
    await drain(world.queues, world.env);
    expect(countLogged("plan_completed")).toBe(1);
    expect(await tryAgain(world, planId)).toBe("already-running");
  });

  it("refuses Try Again when the quota that the failure gave back is used up", async () => {
    world = await aWorld();
    const planId = await aFailedPlan();
    for (const zipcode of ["55401", "33139", "98101"]) await plans.planned(world, { zipcode });
    expect(await tryAgain(world, planId)).toBe("limit-reached");
    expect((await readPlan(world.db, planId)).status).toBe("failed");
  });

  it("S43 Try Again on somebody else's attempt finds nothing and changes nothing", async () => {
    world = await aWorld();
    const other = await aUser(world.db, { profile: { quizAttemptsCount: 0 } });
    const foreign = await aStoredPlan(world.db, other.id, { status: "failed", errorMessage: "x" });
    expect(await tryAgain(world, foreign.onboardingId)).toBe("not-found");
    expect(await readPlan(world.db, foreign.onboardingId)).toEqual(foreign);
    expect(world.queues.waiting).toEqual([]);
  });

  it("F21 a live channel that cannot be reached does not touch the pipeline", async () => {
    expectLogs("live_publish_failed");
    const bindings = await aWorld();
    const LIVE_CHANNEL = new Proxy(bindings.env.LIVE_CHANNEL, {
      get() {
        return () => {
          throw new Error("The channel is down");
        };
      },
    });
    world = await aWorld(undefined, { LIVE_CHANNEL });
    expect(await plans.planned(world)).toMatchObject({ status: "completed" });
    expect(countLogged("live_publish_failed")).toBe(3);
  });
});
