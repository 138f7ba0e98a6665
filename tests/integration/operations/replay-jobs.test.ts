// What `npm run jobs` reads and writes, with the real database, sweeper, and consumers: work that was given
// up starts over once, and what can't be retried stays unchanged.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { clothingImages, mailOutbox, userClothingItems, userOnboardingData } from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import {
  countJobs,
  type JobKind,
  type JobRow,
  listJobs,
  MOST_JOBS,
  replayStatements,
} from "../../../scripts/jobs/statements.ts";
import { runCron } from "../../../workers/cron/run.ts";
import { db, dumpDatabase } from "../../support/accounts.ts";
import { aStoredPlan, aUser } from "../../support/factories.ts";
import { deliver, deliverNext, drain, heldQueues } from "../../support/held-queues.ts";
import { countLogged, expectLogs } from "../../support/logs.ts";
import { aQueuedMail } from "../../support/mails.ts";
import * as plans from "../../support/plans.ts";
import { aTripWorld, sentTrip, tripRow } from "../../support/trips.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MESSAGE = { subject: "Hello", html: "<p>Hello</p>", text: "Hello" };

async function jobs(now = Date.now()): Promise<JobRow[]> {
  const answers = await env.DB.batch<JobRow>(listJobs(now).map((sql) => env.DB.prepare(sql)));
  return answers.flatMap(({ results }) => results);
}

async function replay(kind: JobKind, id: string, now = Date.now()): Promise<boolean> {
  const statements = replayStatements({ kind, id }, now, newId());
  const answers = await env.DB.batch<{ id?: string }>(statements.map((sql) => env.DB.prepare(sql)));
  return answers.some(({ results }) => results.some((row) => row.id === id));
}

/** Submits a quiz and lets every message fail. */
async function aDeadPlan(world: plans.World): Promise<string> {
  expectLogs("plan_message_dead");
  const planId = await plans.submitted(world);
  const letters = world.queues.waiting.splice(0);
  await deliver(
    world.queues,
    world.env,
    letters.map((letter) => ({ ...letter, queue: "layette-plan-dead" })),
  );
  return planId;
}

async function aDeadMail(now = Date.now()): Promise<string> {
  expectLogs("mail_message_dead");
  const mailId = await aQueuedMail(MESSAGE, { now });
  const letter = { queue: "layette-mail-dead", body: { mailId }, attempts: 1 };
  await deliver(heldQueues(), env, [letter]);
  return mailId;
}

async function anImage(status: "failed" | "processing", updatedAt: number): Promise<string> {
  const imageId = newId();
  const facts = { clothingId: 1, contentHash: newId(), mediaType: "image/png", width: 8, height: 8 };
  await db.insert(clothingImages).values({ imageId, ...facts, status, createdAt: updatedAt, updatedAt });
  return imageId;
}

it("trips that were given up are listed, and start over under a run of their own", async () => {
  expectLogs("trip_message_dead");
  const world = await aTripWorld();
  const id = await sentTrip(world);
  const letters = world.queues.waiting.splice(0);
  const dead = letters.map((letter) => ({ ...letter, queue: "layette-plan-dead" }));
  await deliver(world.queues, world.env, dead);
  expect(await jobs()).toContainEqual(
    expect.objectContaining({ kind: "trip", id, status: "failed", replayable: 1 }),
  );
  const failed = await tripRow(world.db, id);
  expect(await replay("trip", id)).toBe(true);
  expect((await tripRow(world.db, id)).runId).not.toBe(failed.runId);
  await runCron("* * * * *", world.env, Date.now() + MINUTE);
  await drain(world.queues, world.env);
  expect((await tripRow(world.db, id)).status).toBe("ready");
  expect(await replay("trip", id), "what is there is left alone").toBe(false);
});

describe("plans that were given up", () => {
  it("are listed, start over under a run of their own, and count again", async () => {
    const world = await plans.aWorld();
    const planId = await aDeadPlan(world);
    const dead = await plans.readPlan(world.db, planId);
    expect(await jobs()).toContainEqual(
      expect.objectContaining({ kind: "plan", id: planId, status: "failed", replayable: 1 }),
    );
    expect(await replay("plan", planId)).toBe(true);
    const revived = await plans.readPlan(world.db, planId);
    expect(revived).toMatchObject({ status: "pending", errorMessage: null, leaseUntil: null });
    expect(revived.runId).not.toBe(dead.runId);
    expect(await plans.usedAttempts(world.db, world.userId)).toBe(1);
    expect(world.queues.waiting).toEqual([]);
    await plans.sweepNow(world, MINUTE);
    await drain(world.queues, world.env);
    expect((await plans.readPlan(world.db, planId)).status).toBe("completed");
    expect(countLogged("plan_completed")).toBe(1);
    expect(await replay("plan", planId)).toBe(false);
    await plans.expectNothingBroken(world);
  });

  it("may be replayed as often as they fail: the sweeper counts the moves of the last run only", async () => {
    const world = await plans.aWorld();
    const planId = await aDeadPlan(world);
    await world.db
      .update(userOnboardingData)
      .set({ version: 500 })
      .where(eq(userOnboardingData.onboardingId, planId));
    expect(await replay("plan", planId)).toBe(true);
    await plans.sweepNow(world, MINUTE);
    await drain(world.queues, world.env);
    expect((await plans.readPlan(world.db, planId)).status).toBe("completed");
    await plans.expectNothingBroken(world);
  });

  it("stay as they are where their owner has no plans left, also when several are replayed at once", async () => {
    const world = await plans.aWorld();
    const dead = [await aDeadPlan(world), await aDeadPlan(world)];
    for (const zipcode of ["55401", "33139"]) await plans.planned(world, { zipcode });
    const statements = dead.flatMap((id) => replayStatements({ kind: "plan", id }, Date.now(), newId()));
    await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
    const [first, second] = dead;
    expect((await plans.readPlan(world.db, String(first))).status).toBe("pending");
    expect((await plans.readPlan(world.db, String(second))).status).toBe("failed");
    expect(await plans.usedAttempts(world.db, world.userId)).toBe(3);
    expect((await jobs()).find(({ id }) => id === second)).toMatchObject({
      replayable: 0,
      detail: "given up; no plans left",
    });
    await plans.sweepNow(world, MINUTE);
    await drain(world.queues, world.env);
    await plans.expectNothingBroken(world);
  });

  it("start over as a copy where a copy is what failed", async () => {
    const world = await plans.aWorld();
    const { onboardingId: planId } = await aStoredPlan(world.db, world.userId, {
      status: "failed",
      replicationSnapshot: "[]",
      countsTowardQuota: false,
    });
    expect(await replay("plan", planId)).toBe(true);
    expect((await plans.readPlan(world.db, planId)).status).toBe("cloning_dashboard");
    await plans.sweepNow(world, MINUTE);
    expect(world.queues.waiting.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ stage: "clone", onboardingId: planId }),
    );
    await world.db.delete(userOnboardingData).where(eq(userOnboardingData.onboardingId, planId));
  });

  it("are left alone when their owner has deleted them", async () => {
    const world = await plans.aWorld();
    const { onboardingId: planId } = await aStoredPlan(world.db, world.userId, {
      status: "failed",
      deletedAt: Date.now(),
    });
    expect((await jobs()).map(({ id }) => id)).not.toContain(planId);
    expect(await replay("plan", planId)).toBe(false);
  });

  it("free a plan at work from the worker that holds it, whose late answer then changes nothing", async () => {
    const world = await plans.aWorld();
    const planId = await plans.submitted(world);
    await world.db
      .update(userOnboardingData)
      .set({ status: "processing_weather", leaseUntil: Date.now() + DAY })
      .where(eq(userOnboardingData.onboardingId, planId));
    const [old] = world.queues.waiting.splice(0);
    expect(await replay("plan", planId)).toBe(true);
    if (old) await deliver(world.queues, world.env, [old]);
    expect((await plans.readPlan(world.db, planId)).status).toBe("processing_weather");
    await plans.sweepNow(world, MINUTE);
    await drain(world.queues, world.env);
    expect((await plans.readPlan(world.db, planId)).status).toBe("completed");
    expect(await plans.readItems(world.db, planId)).not.toEqual([]);
    await plans.expectNothingBroken(world);
  });

  it("S1 an id with a quote in it is a text, not a statement", async () => {
    const world = await plans.aWorld();
    expect(await replay("plan", "x' or '1'='1")).toBe(false);
    expect(await world.db.select().from(userClothingItems).limit(1)).toBeDefined();
  });
});

describe("mails that were given up", () => {
  it("keep their sealed text for a day, and leave when they are replayed", async () => {
    const mailId = await aDeadMail();
    expect(await jobs()).toContainEqual(
      expect.objectContaining({ kind: "mail", id: mailId, status: "failed", replayable: 1 }),
    );
    expect(await replay("mail", mailId)).toBe(true);
    const queues = heldQueues();
    await runCron("* * * * *", { ...env, ...queues.bindings }, Date.now() + MINUTE);
    expect(queues.waiting.map(({ body }) => body)).toContainEqual({ mailId });
    await deliverNext(queues, env);
    const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, mailId));
    expect(row?.status).toBe("sent");
    expect(await replay("mail", mailId)).toBe(false);
  });

  it("are too old after a day: the night takes their text, and nothing replays them", async () => {
    const now = Date.now();
    const mailId = await aDeadMail(now - DAY - MINUTE);
    const fresh = await aDeadMail(now - DAY + 5 * MINUTE);
    expect(await replay("mail", mailId, now)).toBe(false);
    await runCron("17 4 * * *", { ...env, ...heldQueues().bindings }, now);
    const rows = await db.select().from(mailOutbox);
    expect(rows.find(({ id }) => id === mailId)).toMatchObject({ status: "failed", sealedMessage: null });
    expect(rows.find(({ id }) => id === fresh)?.sealedMessage).not.toBeNull();
    expect((await jobs(now)).find(({ id }) => id === mailId)).toMatchObject({ replayable: 0 });
  });

  it("are none that have been sent: a late dead letter does not take that back", async () => {
    expectLogs("mail_message_dead");
    const mailId = await aQueuedMail(MESSAGE);
    await db.update(mailOutbox).set({ status: "sent", sentAt: 1 }).where(eq(mailOutbox.id, mailId));
    await deliver(heldQueues(), env, [{ queue: "layette-mail-dead", body: { mailId }, attempts: 1 }]);
    const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, mailId));
    expect(row?.status).toBe("sent");
  });

  it("S2 are listed without an address and without a word of theirs", async () => {
    const mailId = await aDeadMail();
    const listed = JSON.stringify(await jobs());
    expect(listed).toContain(mailId);
    expect(listed).not.toContain("@");
    expect(await dumpDatabase()).not.toContain("<p>Hello</p>");
  });
});

describe("pictures and renewals that were given up", () => {
  it("a picture is tried again for an hour, until its upload leaves the bucket", async () => {
    const now = Date.now();
    const [young, old] = [await anImage("failed", now - 2 * 60 * MINUTE), await anImage("failed", now - DAY)];
    expect(await replay("image", old, now)).toBe(false);
    expect(await replay("image", young, now)).toBe(true);
    const queues = heldQueues();
    await runCron("* * * * *", { ...env, ...queues.bindings }, now + 2 * MINUTE);
    expect(queues.waiting.map(({ body }) => body)).toContainEqual({ imageId: young });
    await runCron("* * * * *", { ...env, ...queues.bindings }, now + 61 * MINUTE);
    expect((await jobs(now)).find(({ id }) => id === young)).toMatchObject({ status: "failed" });
  });

  it("a renewal that was put off for hours is due again", async () => {
    const world = await plans.aWorld();
    const { onboardingId: planId, runId } = await plans.planned(world);
    const until = Date.now() + 5 * 60 * MINUTE;
    await world.db
      .update(userOnboardingData)
      .set({ rulesVersion: 1, leaseUntil: until })
      .where(eq(userOnboardingData.onboardingId, planId));
    expect(await jobs()).toContainEqual(expect.objectContaining({ kind: "renewal", id: planId, until }));
    expect(await replay("renewal", planId)).toBe(true);
    await plans.sweepNow(world);
    expect(world.queues.waiting.map(({ body }) => body)).toContainEqual({
      stage: "renew",
      onboardingId: planId,
      runId,
    });
    await drain(world.queues, world.env);
    await plans.expectNothingBroken(world);
  });
});

it("counts what there is by kind and state, and never lists more than a screen", async () => {
  const { id: userId } = await aUser(db);
  for (let attemptNumber = 1; attemptNumber <= MOST_JOBS + 1; attemptNumber++)
    await aStoredPlan(db, userId, { attemptNumber, status: "failed" });
  const { results } = await env.DB.prepare(countJobs(Date.now())).all<{
    kind: string;
    status: string;
    count: number;
  }>();
  const failed = results.find(({ kind, status }) => kind === "plan" && status === "failed");
  expect(failed?.count).toBeGreaterThan(MOST_JOBS);
  expect((await jobs()).filter(({ kind }) => kind === "plan")).toHaveLength(MOST_JOBS);
});
