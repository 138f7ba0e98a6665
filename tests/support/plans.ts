// A small world for one test of the pipeline: held queues, a scripted weather archive, the real database, and
// what a test needs to submit a quiz, let time pass, and look at the result.
import { env as bindings } from "cloudflare:workers";
import { asc, eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { type Database, openDatabase } from "~/data/database.server.ts";
import { createPageReader } from "~/data/page-reader.server.ts";
import { mailOutbox, userClothingItems, userOnboardingData, usersProfile } from "~/data/schema.ts";
import { CATALOGUE } from "~/domain/wardrobe/catalogue.ts";
import { newId } from "~/lib/new-id.ts";
import { livePublisher } from "~/services/live.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { type RetryResult, retryPlan } from "~/usecases/plans/change-answers.ts";
import { readSentQuiz, type SubmitQuizResult, submitQuiz } from "~/usecases/plans/submit-quiz.ts";
import { runCron } from "../../workers/cron/run.ts";
import { ANSWERS, aUser } from "./factories.ts";
import { drain, type HeldQueues, heldQueues } from "./held-queues.ts";
import { type ScriptedWeather, scriptedWeather } from "./scripted-weather.ts";
import type { WeatherMode } from "./weather-server.ts";

export interface World {
  env: Cloudflare.Env;
  db: Database;
  queues: HeldQueues;
  weather: ScriptedWeather;
  userId: string;
}

/**
 * A world with a fresh user and an empty weather cache; `overrides` replaces bindings, for example with
 * faulty ones.
 */
export async function aWorld(mode?: WeatherMode, overrides: Partial<Cloudflare.Env> = {}): Promise<World> {
  const queues = heldQueues();
  const weather = await scriptedWeather(mode);
  await emptyCache();
  const env: Cloudflare.Env = { ...bindings, ...queues.bindings, WEATHER_API_URL: weather.url, ...overrides };
  const db = openDatabase(bindings.DB);
  return { env, db, queues, weather, userId: (await aUser(db)).id };
}

async function emptyCache(): Promise<void> {
  const { keys } = await bindings.WEATHER_CACHE.list();
  await Promise.all(keys.map(({ name }) => bindings.WEATHER_CACHE.delete(name)));
}

/** Sends the quiz form for the world's user. */
export async function submit(
  { env, userId }: World,
  form: Record<string, unknown> = {},
  now = Date.now(),
  today = "2026-06-01",
): Promise<SubmitQuizResult> {
  const db = openDatabase(env.DB);
  const sent = { ...ANSWERS, submissionKey: newId(), ...form };
  const quiz = await readSentQuiz({ db, reader: createPageReader(db) }, sent, today);
  return submitQuiz({ db, planQueue: jobQueue(env.PLAN_QUEUE, "plan"), now }, userId, quiz);
}

/** Sends the quiz form and expects an attempt; returns its id. */
export async function submitted(world: World, form: Record<string, unknown> = {}): Promise<string> {
  const result = await submit(world, form);
  if (result.kind !== "created") throw new Error(`The quiz was not taken: ${JSON.stringify(result)}`);
  return result.onboardingId;
}

/** Presses Try Again. */
export function tryAgain({ env, db, userId }: World, planId: string): Promise<RetryResult> {
  return retryPlan(
    {
      db,
      planQueue: jobQueue(env.PLAN_QUEUE, "plan"),
      live: livePublisher(env.LIVE_CHANNEL),
      now: Date.now(),
    },
    userId,
    planId,
  );
}

/** Submits and delivers everything; returns the attempt as it is at the end. */
export async function planned(world: World, form: Record<string, unknown> = {}) {
  const planId = await submitted(world, form);
  await drain(world.queues, world.env);
  return readPlan(world.db, planId);
}

export async function readPlan(db: Database, planId: string) {
  const [row] = await db.select().from(userOnboardingData).where(eq(userOnboardingData.onboardingId, planId));
  if (!row) throw new Error(`No attempt ${planId}`);
  return row;
}

export function readItems(db: Database, planId: string) {
  return db
    .select()
    .from(userClothingItems)
    .where(eq(userClothingItems.onboardingId, planId))
    .orderBy(asc(userClothingItems.clothingId));
}

/** Attempts that the user's profile has counted. */
export async function usedAttempts(db: Database, userId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ used: usersProfile.quizAttemptsCount })
    .from(usersProfile)
    .where(eq(usersProfile.userId, userId));
  return row?.used;
}

/** Runs the cron that revives what is stuck, as if `laterMs` from now. */
export function sweepNow({ env }: World, laterMs = 0): Promise<void> {
  return runCron("* * * * *", env, Date.now() + laterMs);
}

/** Ages an attempt, as if its last move and its lease were `ms` further back. */
export async function letTimePass(db: Database, planId: string, ms: number): Promise<void> {
  await db
    .update(userOnboardingData)
    .set({
      updatedAt: sql`${userOnboardingData.updatedAt} - ${ms}`,
      leaseUntil: sql`${userOnboardingData.leaseUntil} - ${ms}`,
    })
    .where(eq(userOnboardingData.onboardingId, planId));
}

/**
 * What holds after every fault: each of the user's attempts is completed or failed, has exactly one set of
 * items or none, the counter is the count of the rows that count, and nobody holds a lease.
 */
export async function expectNothingBroken({ db, userId }: World): Promise<void> {
  const plans = await db.select().from(userOnboardingData).where(eq(userOnboardingData.userId, userId));
  for (const plan of plans) {
    expect(["completed", "failed"]).toContain(plan.status);
    expect(plan.leaseUntil).toBeNull();
    const items = await readItems(db, plan.onboardingId);
    const all = CATALOGUE.map((_, index) => index + 1);
    expect(items.map(({ clothingId }) => clothingId)).toEqual(plan.status === "completed" ? all : []);
    expect(new Set(items.map((item) => item.userId))).toEqual(
      new Set(plan.status === "completed" ? [userId] : []),
    );
  }
  const counted = plans.filter(({ countsTowardQuota, status }) => countsTowardQuota && status !== "failed");
  expect(await usedAttempts(db, userId)).toBe(counted.length);
  const sending = await db.select().from(mailOutbox).where(eq(mailOutbox.status, "sending"));
  expect(sending).toEqual([]);
}
