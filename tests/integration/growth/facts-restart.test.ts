// What is told of a baby's size works the plan out again, in the transaction that keeps it.
import { env as bindings } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { readFactForm } from "~/contracts/growth/fact-form.ts";
import { readMovesToTell, readPlannedSizes, readSizes } from "~/contracts/growth/stored-sizes.ts";
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { openDatabase } from "~/data/database.server.ts";
import { selectFacts } from "~/data/growth/size-facts.server.ts";
import { takeWeather } from "~/data/plans/plan-runs.server.ts";
import { AGE_RANGES } from "~/domain/vocabulary.ts";
import { usualSizeDays } from "~/domain/wardrobe/size-days.ts";
import { newId } from "~/lib/new-id.ts";
import { livePublisher } from "~/services/live.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { editFact, forgetFacts, recordFact, removeFacts } from "~/usecases/growth/record-fact.ts";
import { aUser } from "../../support/factories.ts";
import { failingDatabase } from "../../support/faulty-bindings.ts";
import { deliverNext, drain } from "../../support/held-queues.ts";
import * as plans from "../../support/plans.ts";

const { aWorld, expectNothingBroken, letTimePass, readPlan, readItems, sweepNow } = plans;

const DUE = "2026-06-10";

let world: plans.World;
let plan: { viewerId: string; planId: string };

beforeEach(async () => {
  world = await aWorld();
  const { onboardingId: planId } = await plans.planned(world, { dueDate: DUE });
  plan = { viewerId: world.userId, planId };
});

function wishOf(fields: Readonly<Record<string, string>>) {
  const wish = readFactForm({ on: DUE, formKey: newId(), ...fields }, DUE);
  if ("error" in wish) throw new Error(wish.error);
  return wish;
}

/** A boy who wears no newborn size, and every other one early. */
const BIG = { weight: "4.6", weightUnit: "kg", sex: "boy" };

const needs = (now = Date.now()) => ({
  db: openDatabase(world.env.DB),
  planQueue: jobQueue(world.env.PLAN_QUEUE, "plan"),
  live: livePublisher(world.env.LIVE_CHANNEL),
  now,
});
const tell = (fields: Readonly<Record<string, string>> = BIG) => recordFact(needs(), plan, wishOf(fields));
const planRow = () => readPlan(world.db, plan.planId);
const starts = async () => {
  const groups = readWeatherGroups((await planRow()).weatherGroups);
  return AGE_RANGES.map((age) => groups?.[age][0]?.start);
};
const calendar = AGE_RANGES.map((age) => usualSizeDays(DUE)[age]?.start);

/** All that the rules have made of a plan. */
async function numbers() {
  const { monthCards, weatherGroups, sizedUpGroups, plannedSizes } = await planRow();
  const items = await readItems(world.db, plan.planId);
  return [
    monthCards,
    weatherGroups,
    sizedUpGroups,
    plannedSizes,
    ...items.map((item) => item.calculatedQuantities),
  ];
}

async function expectSizesOfTheFact(): Promise<void> {
  const { status, plannedSizes } = await planRow();
  expect([status, readPlannedSizes(plannedSizes)?.kind]).toEqual(["completed", "windows"]);
  const [first, second = "9"] = await starts();
  expect(first).toBe(DUE);
  expect(second < "2026-08-01").toBe(true);
  expect(await starts()).toEqual(AGE_RANGES.map(startIn(readSizes(await planRow()).days)));
  await expectNothingBroken(world);
}

const startIn = (days: ReturnType<typeof usualSizeDays>) => (age: (typeof AGE_RANGES)[number]) =>
  days[age]?.start;

describe("a fact", () => {
  it("has the plan worked out again by its sizes, and keeps what to tell of them", async () => {
    expect(await starts()).toEqual(calendar);
    const before = await numbers();
    expect(await tell()).toMatchObject({ kind: "saved" });
    expect(await planRow()).toMatchObject({ status: "pending" });
    await drain(world.queues, world.env);
    await expectSizesOfTheFact();
    expect(await numbers()).not.toEqual(before);
    const moves = readMovesToTell((await planRow()).sizeMoves);
    expect(moves?.days["3-6m"]?.start).toBe(calendar[1]);
    expect(moves?.facts).toEqual((await selectFacts(world.db, plan)).map(({ id }) => id));
  });

  it("and the restart are written together, or neither is", async () => {
    const DB = failingDatabase(bindings.DB, /"status" = /, "before");
    await expect(recordFact({ ...needs(), db: openDatabase(DB) }, plan, wishOf(BIG))).rejects.toThrow();
    expect(await selectFacts(world.db, plan)).toEqual([]);
    expect(await planRow()).toMatchObject({ status: "completed" });
    expect(world.queues.waiting).toEqual([]);
  });

  it("F18 in the same form several times at once starts one run, and none later", async () => {
    const wish = wishOf(BIG);
    const now = Date.now();
    await Promise.all([1, 2, 3].map(() => recordFact(needs(now), plan, wish)));
    expect(world.queues.waiting).toHaveLength(1);
    await drain(world.queues, world.env);
    const before = await planRow();
    expect(await recordFact(needs(now), plan, wish)).toMatchObject({ kind: "saved" });
    expect(await recordFact(needs(now + 1), plan, wish)).toMatchObject({ kind: "saved" });
    expect(await planRow()).toEqual(before);
    expect(world.queues.waiting).toEqual([]);
  });

  it("F3 told while the plan is worked out begins its run anew, and the old run writes nothing", async () => {
    await tell({ ...BIG, weight: "3.4" });
    await deliverNext(world.queues, world.env);
    const old = await planRow();
    expect(old.status).toBe("processing_calcs");
    await tell();
    expect(await planRow()).toMatchObject({ status: "pending", leaseUntil: null });
    expect((await planRow()).runId).not.toBe(old.runId);
    await drain(world.queues, world.env);
    await expectSizesOfTheFact();
    const planned = readPlannedSizes((await planRow()).plannedSizes);
    expect(planned?.kind === "windows" && planned.seen.length).toBe(3);
  });

  it("that is corrected moves the sizes at once", async () => {
    const result = await tell({ ...BIG, weight: "3.4" });
    await drain(world.queues, world.env);
    const [, before] = await starts();
    const factId = result.kind === "saved" ? (result.facts[0]?.id ?? "") : "";
    const wish = wishOf(BIG);
    expect(await editFact(needs(), { ...plan, factId }, wish)).toMatchObject({ kind: "saved" });
    await drain(world.queues, world.env);
    await expectSizesOfTheFact();
    expect((await starts())[1]).not.toBe(before);
  });

  it("S43 of a stranger starts nothing", async () => {
    const { id: viewerId } = await aUser(world.db);
    const before = await planRow();
    expect(await recordFact(needs(), { ...plan, viewerId }, wishOf(BIG))).toEqual({ kind: "not-found" });
    expect(await planRow()).toEqual(before);
    expect(world.queues.waiting).toEqual([]);
  });
});

describe("a fact that is taken back", () => {
  it.each(["removed", "forgotten"])("and %s brings back the calendar, byte for byte", async (how) => {
    const before = await numbers();
    const result = await tell();
    await drain(world.queues, world.env);
    expect(await numbers()).not.toEqual(before);
    const factIds = result.kind === "saved" ? result.facts.map(({ id }) => id) : [];
    if (how === "removed") expect(await removeFacts(needs(), { ...plan, factIds })).toHaveLength(1);
    else expect(await forgetFacts(needs(), plan)).toBe(1);
    expect(await planRow()).toMatchObject({ status: "pending" });
    await drain(world.queues, world.env);
    expect(await starts()).toEqual(calendar);
    expect(await numbers()).toEqual(before);
    await expectNothingBroken(world);
  });

  it("and isn't there starts nothing", async () => {
    expect(await removeFacts(needs(), { ...plan, factIds: [newId()] })).toEqual([]);
    expect(await forgetFacts(needs(), plan)).toBe(0);
    expect(await planRow()).toMatchObject({ status: "completed" });
    expect(world.queues.waiting).toEqual([]);
  });
});

describe("a run with a fact that is killed", () => {
  it("F4 while it holds its lease, and without a message, ends with the sizes of the fact", async () => {
    await tell();
    world.queues.waiting.splice(0);
    const { runId } = await planRow();
    const now = Date.now();
    const lease = { onboardingId: plan.planId, runId, now, leaseUntil: now + 60_000 };
    expect(await takeWeather(world.db, lease)).toMatchObject({ status: "processing_weather" });
    await letTimePass(world.db, plan.planId, 120_000);
    await sweepNow(world);
    await drain(world.queues, world.env);
    await expectSizesOfTheFact();
  });

  it("F7 between its stages resumes", async () => {
    await tell();
    await deliverNext(world.queues, world.env);
    world.queues.waiting.splice(0);
    await letTimePass(world.db, plan.planId, 120_000);
    await sweepNow(world);
    await drain(world.queues, world.env);
    await expectSizesOfTheFact();
  });
});
