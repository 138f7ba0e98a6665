// What is counted of the background work: one data point per event, nothing about any person, and no effect
// on the work itself. Also what its log lines have in common.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { userOnboardingData } from "~/data/schema.ts";
import { openMetrics } from "~/services/metrics/metrics.server.ts";
import { runCron } from "../../../workers/cron/run.ts";
import { deliver, drain, heldQueues } from "../../support/held-queues.ts";
import { expectLogs, loggedLines } from "../../support/logs.ts";
import { aQueuedMail } from "../../support/mails.ts";
import * as plans from "../../support/plans.ts";

interface Point {
  what: string | undefined;
  which: unknown;
  outcome: unknown;
  value: number | undefined;
}

/** A dataset that records what is written to it. */
function aDataset() {
  const points: Point[] = [];
  const METRICS: AnalyticsEngineDataset = {
    writeDataPoint({ indexes = [], blobs = [], doubles = [] } = {}) {
      expect(indexes).toEqual(blobs.slice(0, 1));
      expect([blobs.length, doubles.length]).toEqual([3, 1]);
      const [what, which, outcome] = blobs;
      points.push({ what: String(what), which, outcome, value: doubles[0] });
    },
  };
  const counted = (name: string) =>
    points.filter(({ what }) => what === name).map(({ which, outcome }) => `${which} ${outcome}`);
  return { METRICS, points, counted };
}

const facts = () => loggedLines().map((line): Record<string, unknown> => JSON.parse(line));

describe("a quiz", () => {
  it("is counted from the form to the plan, with the archive, the cache and what pages were told", async () => {
    const { METRICS, points, counted } = aDataset();
    const world = await plans.aWorld(undefined, { METRICS });
    const { createdAt, onboardingId: planId } = await plans.planned(world);
    expect(counted("archive")).toEqual(["open-meteo answered"]);
    expect(counted("weather")).toEqual(["open-meteo fetched"]);
    expect(counted("plan")).toEqual(["first completed"]);
    expect(counted("push")).toEqual(Array(3).fill("attempt told"));
    expect(counted("queue")).toEqual(["layette-plan done", "layette-plan done"]);
    const plan = points.find(({ what }) => what === "plan");
    expect(plan?.value).toBeLessThanOrEqual(Date.now() - createdAt);

    await plans.planned(world);
    expect(counted("weather")).toEqual(["open-meteo fetched", "open-meteo cached"]);
    expect(counted("archive"), "the cache asks nobody").toHaveLength(1);
    expect(facts()).toContainEqual(
      expect.objectContaining({ event: "plan_submitted", onboardingId: planId }),
    );
  });

  it("that is planned anew does not count as a quiz that took days", async () => {
    const { METRICS, points, counted } = aDataset();
    const world = await plans.aWorld({ kind: "status", status: 500 }, { METRICS });
    expectLogs("weather_archive_failed");
    const { onboardingId: planId } = await plans.planned(world);
    expect(counted("archive").every((text) => text === "open-meteo transient")).toBe(true);
    expect(counted("weather")).toEqual(["typical-climate typical"]);
    await plans.letTimePass(world.db, planId, 86_400_000);
    await world.db
      .update(userOnboardingData)
      .set({ status: "failed", createdAt: 1 })
      .where(eq(userOnboardingData.onboardingId, planId));
    expect(await plans.tryAgain(world, planId)).toBe("restarted");
    await drain(world.queues, world.env);
    expect(counted("plan")).toEqual(["first completed", "anew completed"]);
    expect(points.filter(({ what }) => what === "plan").every(({ value = 0 }) => value < 60_000)).toBe(true);
  });

  it("is planned all the same where nothing can be counted", async () => {
    expectLogs("metric_not_written");
    const METRICS: AnalyticsEngineDataset = {
      writeDataPoint() {
        throw new Error("The dataset is down");
      },
    };
    const world = await plans.aWorld(undefined, { METRICS });
    expect((await plans.planned(world)).status).toBe("completed");
    openMetrics(undefined).count({ what: "plan", which: "first", outcome: "completed", value: 1 });
    await plans.expectNothingBroken(world);
  });

  it("S66 nothing that is counted names anybody, anything of theirs or where they live", async () => {
    const { METRICS, points } = aDataset();
    const world = await plans.aWorld(undefined, { METRICS });
    await plans.planned(world);
    await deliver(world.queues, world.env, [
      { queue: "layette-mail", body: { mailId: await aQueuedMail() }, attempts: 1 },
    ]);
    await plans.sweepNow(world, 60_000);
    expect(points.length).toBeGreaterThan(8);
    for (const { which, outcome } of points) {
      expect(which).toMatch(/^[a-z-]{4,20}$/);
      expect(outcome).toMatch(/^[a-z-]{4,20}$/);
    }
    openMetrics(METRICS).count({ what: "mail", which: "to@layette.test", outcome: "sent", value: -1 });
    expect(points.at(-1)).toEqual({ what: "mail", which: "other", outcome: "sent", value: 0 });
  });
});

describe("messages", () => {
  it("count as done, tried again, unreadable or dead", async () => {
    expectLogs("queue_message_failed", "queue_message_unreadable", "plan_message_dead");
    const { METRICS, counted } = aDataset();
    const world = await plans.aWorld(undefined, { METRICS });
    const planId = await plans.submitted(world);
    const [letter] = world.queues.waiting.splice(0);
    const failing = { ...world.env, DB: new Proxy(world.env.DB, { get: () => undefined }) };
    if (letter) await deliver(world.queues, failing, [letter]);
    expect(counted("queue")).toEqual(["layette-plan retry"]);
    world.queues.waiting.splice(0);
    await deliver(world.queues, world.env, [{ queue: "layette-plan", body: "poison", attempts: 1 }]);
    if (letter) await deliver(world.queues, world.env, [{ ...letter, queue: "layette-plan-dead" }]);
    expect(counted("queue").slice(1)).toEqual(["layette-plan unreadable", "layette-plan-dead dead"]);
    expect((await plans.readPlan(world.db, planId)).status).toBe("failed");
  });

  it("log the message and the plan in every line, each its own", async () => {
    expectLogs("weather_archive_failed");
    const world = await plans.aWorld({ kind: "status", status: 500 });
    const ids = [await plans.submitted(world), await plans.submitted(world, { zipcode: "33139" })];
    const before = loggedLines().length;
    await deliver(world.queues, world.env, world.queues.waiting.splice(0));
    const lines = facts().slice(before);
    expect(lines.map(({ event }) => event)).toContain("weather_archive_failed");
    for (const [index, planId] of ids.entries()) {
      const own = lines.filter((line) => line.messageId === String(index));
      expect(own.length).toBeGreaterThan(1);
      expect(new Set(own.map((line) => line.onboardingId))).toEqual(new Set([planId]));
    }
    await drain(world.queues, world.env);
  });

  it("of mails say what became of the mail and of the question to its provider", async () => {
    expectLogs("mail_unreadable");
    const { METRICS, points, counted } = aDataset();
    const now = Date.now();
    const sent = await aQueuedMail(undefined, { now: now - 5000 });
    const unreadable = await aQueuedMail(undefined, { secret: "a secret that nobody here has: 0123456789" });
    for (const mailId of [sent, unreadable, sent])
      await deliver(heldQueues(), { ...env, METRICS }, [
        { queue: "layette-mail", body: { mailId }, attempts: 1 },
      ]);
    expect(counted("mail")).toEqual(["confirm sent", "confirm unreadable"]);
    expect(points.find(({ what }) => what === "mail")?.value).toBeGreaterThanOrEqual(5000);
    expect(counted("mail-provider")).toEqual(["mailbox accepted"]);
    expect(counted("queue")).toEqual(Array(3).fill("layette-mail done"));
  });
});

it("every sweep counts what waits, also where nothing does: silence means that no cron runs", async () => {
  const { METRICS, points } = aDataset();
  await runCron("* * * * *", { ...env, ...heldQueues().bindings, METRICS }, Date.now());
  const sweeps = points.filter(({ what }) => what === "sweep");
  expect(sweeps.map(({ which }) => which)).toEqual(["plans", "mails", "renewals", "trips"]);
  expect(facts().every(({ cron }) => cron === "* * * * *")).toBe(true);
});
