// Messages that come twice, late, in the wrong order, or never, and workers that die in between.
import { env as bindings } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { takeWeather } from "~/data/plans/plan-runs.server.ts";
import { userOnboardingData } from "~/data/schema.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { failingDatabase, interceptDatabase } from "../../support/faulty-bindings.ts";
import { deliver, deliverNext, drain } from "../../support/held-queues.ts";
import { countLogged, expectLogs } from "../../support/logs.ts";
import * as plans from "../../support/plans.ts";

const { aWorld, expectNothingBroken, letTimePass, readPlan, readItems, submitted, sweepNow, tryAgain } =
  plans;

/** The running test's world, for the check after each test. */
let world: plans.World;

afterEach(() => expectNothingBroken(world));

/** Ends a run the way the dead letter queue does. */
async function bury(planId: string, runId: string): Promise<void> {
  expectLogs("plan_message_dead");
  const body = { stage: "weather", onboardingId: planId, runId };
  await deliver(world.queues, world.env, [{ queue: "layette-plan-dead", body, attempts: 1 }]);
}

describe("messages that come more than once", () => {
  it("F1 the same message twice is acknowledged without a write", async () => {
    world = await aWorld();
    const planId = await submitted(world);
    const weather = [...world.queues.waiting];
    await deliverNext(world.queues, world.env);
    const calculations = [...world.queues.waiting];
    await drain(world.queues, world.env);
    const before = [await readPlan(world.db, planId), await readItems(world.db, planId)];

    await deliver(world.queues, world.env, weather);
    await deliver(world.queues, world.env, calculations);
    expect([await readPlan(world.db, planId), await readItems(world.db, planId)]).toEqual(before);
    expect(world.queues.waiting).toEqual([]);
    expect(await world.weather.requests()).toHaveLength(1);
  });

  it("F1 of the same message twice at once one lease wins, in both stages", async () => {
    world = await aWorld();
    await submitted(world);
    const [weather] = world.queues.waiting.splice(0);
    if (!weather) throw new Error("No message was sent");
    await Promise.all([1, 2, 3].map(() => deliver(world.queues, world.env, [weather, weather])));
    expect(await world.weather.requests()).toHaveLength(1);
    expect(world.queues.waiting).toHaveLength(1);

    const [calculations] = world.queues.waiting.splice(0);
    if (!calculations) throw new Error("No message was sent");
    await Promise.all([1, 2, 3].map(() => deliver(world.queues, world.env, [calculations, calculations])));
    expect(countLogged("plan_completed")).toBe(1);
  });

  it("F3 an old run that ends after Try Again writes nothing", async () => {
    world = await aWorld();
    const planId = await submitted(world);
    const old = await readPlan(world.db, planId);
    let isFirst = true;
    // Just before the old run stores its weather, it is given up and the parent presses Try Again.
    const DB = interceptDatabase(bindings.DB, async (sql, run) => {
      if (isFirst && sql.some((statement) => statement.includes('"month_cards" = '))) {
        isFirst = false;
        await bury(planId, old.runId);
        expect(await tryAgain(world, planId)).toBe("restarted");
      }
      return run();
    });
    await deliverNext(world.queues, { ...world.env, DB });
    const restarted = await readPlan(world.db, planId);
    expect(restarted).toMatchObject({ status: "pending", monthCards: null });
    expect(restarted.runId).not.toBe(old.runId);
    expect(world.queues.waiting).toHaveLength(1);
    await drain(world.queues, world.env);
    expect(await readPlan(world.db, planId)).toMatchObject({ status: "completed", runId: restarted.runId });
  });

  it("F3 messages of an old run and messages out of order are ignored", async () => {
    world = await aWorld();
    const planId = await submitted(world);
    const oldLetters = world.queues.waiting.splice(0);
    const old = await readPlan(world.db, planId);
    await bury(planId, old.runId);
    await tryAgain(world, planId);
    const { runId } = await readPlan(world.db, planId);
    const early = {
      queue: "layette-plan",
      body: { stage: "calculations", onboardingId: planId, runId },
      attempts: 1,
    };

    await deliver(world.queues, world.env, [...oldLetters, early]);
    expect(await readPlan(world.db, planId)).toMatchObject({ status: "pending", runId });
    await bury(planId, old.runId);
    expect(await readPlan(world.db, planId)).toMatchObject({ status: "pending", runId });
    await drain(world.queues, world.env);
    expect(await readPlan(world.db, planId)).toMatchObject({ status: "completed", runId });
  });
});

describe("workers that die", () => {
  it("F7 a plan whose second message was lost resumes without asking the archive again", async () => {
    world = await aWorld();
    const planId = await submitted(world);
    await deliverNext(world.queues, world.env);
    expect(world.queues.waiting.splice(0)).toHaveLength(1);

    await letTimePass(world.db, planId, 15_000);
    await sweepNow(world);
    await drain(world.queues, world.env);
    expect((await readPlan(world.db, planId)).status).toBe("completed");
    expect(await world.weather.requests()).toHaveLength(1);
  });

  it("F7 a crash after the archive answered costs no second call", async () => {
    expectLogs("queue_message_failed");
    world = await aWorld();
    const planId = await submitted(world);
    const DB = failingDatabase(bindings.DB, /"month_cards" = /);
    await deliverNext(world.queues, { ...world.env, DB });
    world.queues.waiting.splice(0);
    expect((await readPlan(world.db, planId)).status).toBe("processing_weather");

    await letTimePass(world.db, planId, 60_000);
    await sweepNow(world);
    await drain(world.queues, world.env);
    expect(await readPlan(world.db, planId)).toMatchObject({
      status: "completed",
      weatherSource: "open-meteo",
    });
    expect(await world.weather.requests()).toHaveLength(1);
  });

  it("F8 a crash before the acknowledgement leaves the same rows", async () => {
    expectLogs("queue_message_failed");
    world = await aWorld();
    const planId = await submitted(world);
    await deliverNext(world.queues, world.env);
    const DB = failingDatabase(bindings.DB, /insert into "user_clothing_items"/, "after");
    await deliverNext(world.queues, { ...world.env, DB });
    const before = [await readPlan(world.db, planId), await readItems(world.db, planId)];
    expect(world.queues.waiting).toHaveLength(1);
    await drain(world.queues, world.env);
    expect([await readPlan(world.db, planId), await readItems(world.db, planId)]).toEqual(before);
  });

  it("F8 a stage whose worker died in it is taken over when its lease has run out, not before", async () => {
    world = await aWorld();
    const planId = await submitted(world);
    const { runId } = await readPlan(world.db, planId);
    const now = Date.now();
    const dead = { onboardingId: planId, runId, now, leaseUntil: now + 25_000 };
    expect(await takeWeather(world.db, dead)).not.toBeNull();

    await drain(world.queues, world.env);
    await sweepNow(world, 20_000);
    expect(world.queues.waiting).toEqual([]);
    expect((await readPlan(world.db, planId)).status).toBe("processing_weather");

    await letTimePass(world.db, planId, 30_000);
    await sweepNow(world);
    await drain(world.queues, world.env);
    expect((await readPlan(world.db, planId)).status).toBe("completed");
  });

  it("F32 the sweeper run twice at once revives a plan once and then leaves it alone", async () => {
    world = await aWorld();
    const planId = await submitted(world);
    world.queues.waiting.splice(0);
    await letTimePass(world.db, planId, 15_000);
    await Promise.all([sweepNow(world), sweepNow(world)]);
    await drain(world.queues, world.env);
    expect(countLogged("plan_completed")).toBe(1);
    const before = await readPlan(world.db, planId);
    await sweepNow(world, 3_600_000);
    expect(world.queues.waiting).toEqual([]);
    expect(await readPlan(world.db, planId)).toEqual(before);
    expect(await world.weather.requests()).toHaveLength(1);
  });

  it("F32 a message of another release with fields we do not know is understood", async () => {
    world = await aWorld();
    const planId = await submitted(world);
    const letters = world.queues.waiting.splice(0);
    const later = letters.map((letter) => ({
      ...letter,
      body: { ...Object(letter.body), priority: "high" },
    }));
    await deliver(world.queues, world.env, later);
    await drain(world.queues, world.env);
    expect((await readPlan(world.db, planId)).status).toBe("completed");
  });

  it("fails a plan that goes round in circles instead of reviving it for ever", async () => {
    world = await aWorld();
    const planId = await submitted(world);
    world.queues.waiting.splice(0);
    await world.db
      .update(userOnboardingData)
      .set({ version: 81 })
      .where(eq(userOnboardingData.onboardingId, planId));
    await letTimePass(world.db, planId, 15_000);
    await sweepNow(world);
    expect(world.queues.waiting).toEqual([]);
    expect(await readPlan(world.db, planId)).toMatchObject({
      status: "failed",
      errorMessage: ERROR_TEXTS.PLAN_FAILED,
    });
  });
});
