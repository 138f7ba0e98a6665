// "Baby has arrived" (decision Q12): the plan is recalculated from the day of birth, what the parent entered
// stays, and no attempt is used, whatever goes wrong on the way.

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readLiveEvent } from "~/contracts/live/read-live-event.ts";
import { readMonthCards, readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { userClothingItems, userOnboardingData } from "~/data/schema.ts";
import { plusDays, plusMonths } from "~/domain/calendar.ts";
import { RULES_VERSION } from "~/domain/plans/rules-version.ts";
import { PLAN_STATUSES } from "~/domain/vocabulary.ts";
import { packQuantities, unpackQuantities } from "~/domain/wardrobe/quantity-code.ts";
import { CALENDAR_SIZES } from "~/domain/wardrobe/size-table.ts";
import { livePublisher } from "~/services/live.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { recordBirth } from "~/usecases/plans/change-answers.ts";
import { ANSWERS, aCustomGarment, aSession, aStoredPlan, aUser } from "../../support/factories.ts";
import { deliver, deliverNext, drain } from "../../support/held-queues.ts";
import { openLive } from "../../support/live-sockets.ts";
import { countLogged, expectLogs } from "../../support/logs.ts";
import * as plans from "../../support/plans.ts";

const { aWorld, expectNothingBroken, letTimePass, readPlan, readItems, sweepNow, tryAgain, usedAttempts } =
  plans;

/** Six months before the due date, so that summer and winter swap. */
const BORN_ON = plusMonths(ANSWERS.dueDate, -6);
/** What nobody has read of changed numbers. */
const UNREAD = `{"from":1,"items":{"sleeper_footed":"9${".9".repeat(11)}"}}`;

let world: plans.World;
let plan: string;

beforeEach(async () => {
  world = await aWorld();
  plan = (await plans.planned(world)).onboardingId;
});

function record(
  bornOn: string | null,
  { viewerId = world.userId, planId = plan, babies = null as number | null } = {},
) {
  const deps = {
    db: world.db,
    planQueue: jobQueue(world.env.PLAN_QUEUE, "plan"),
    live: livePublisher(world.env.LIVE_CHANNEL),
    now: Date.now(),
  };
  return recordBirth(deps, viewerId, planId, bornOn, babies);
}

async function recorded(bornOn: string | null): Promise<void> {
  expect(await record(bornOn)).toEqual({ kind: "recalculating" });
  await drain(world.queues, world.env);
}

/** The first day of each age range in the plan's weather groups. */
async function starts(): Promise<(string | undefined)[]> {
  const groups = readWeatherGroups((await readPlan(world.db, plan)).weatherGroups);
  return CALENDAR_SIZES.map((age) => groups?.[age][0]?.start);
}

const monthsFrom = (day: string) => [0, 3, 6, 9].map((months) => plusMonths(day, months));

/** Adds counts and notes on two items, and a custom item. */
async function withWhatTheParentEntered(): Promise<void> {
  const [one, two] = await readItems(world.db, plan);
  for (const [item, pieces] of [
    [one, 3],
    [two, 7],
  ] as const) {
    await world.db
      .update(userClothingItems)
      .set({
        userAddedQuantities: JSON.stringify({ "0-3m": { 1: { quantity: pieces }, 4: { quantity: 1 } } }),
        personalNotes: JSON.stringify({ "0-3m": `from Aunt Ines, ${pieces} of them 🧦` }),
      })
      .where(eq(userClothingItems.dashboardItemId, item?.dashboardItemId ?? -1));
  }
  const custom = await aCustomGarment(world.db, world.userId, {
    name: "Grandma's cardigan",
    validAgeRanges: '["0-3m"]',
  });
  await world.db
    .insert(userClothingItems)
    .values({
      userId: world.userId,
      clothingId: custom.clothingId,
      itemName: custom.name,
      onboardingId: plan,
      attemptNumber: 1,
      calculatedQuantities: one?.calculatedQuantities ?? "",
      userAddedQuantities: '{"0-3m":{"Default":{"quantity":1}}}',
      personalNotes: '{"0-3m":"wool"}',
      createdAt: 1,
      updatedAt: 1,
    });
}

async function whatTheParentEntered() {
  const items = await readItems(world.db, plan);
  return items.map(({ clothingId, dashboardItemId, userAddedQuantities, personalNotes }) => ({
    clothingId,
    dashboardItemId,
    userAddedQuantities,
    personalNotes,
  }));
}

async function customItem() {
  return (await readItems(world.db, plan)).find(({ itemName }) => itemName === "Grandma's cardigan");
}

async function bury(): Promise<void> {
  expectLogs("plan_message_dead");
  const { runId } = await readPlan(world.db, plan);
  const body = { stage: "weather", onboardingId: plan, runId };
  await deliver(world.queues, world.env, [{ queue: "layette-plan-dead", body, attempts: 1 }]);
}

describe("a birth date", () => {
  it("Z8 comes with how many babies there are; the same birth again changes nothing", async () => {
    expect(await record(BORN_ON, { babies: 2 })).toEqual({ kind: "recalculating" });
    await drain(world.queues, world.env);
    expect(await readPlan(world.db, plan)).toMatchObject({ babies: 2, babyBornOn: BORN_ON });
    expect(await record(BORN_ON, { babies: 2 })).toEqual({ kind: "unchanged" });
    expect(await record(BORN_ON)).toEqual({ kind: "unchanged" });
    const results = await Promise.all([record(BORN_ON, { babies: 3 }), record(BORN_ON, { babies: 3 })]);
    expect(results).toEqual([{ kind: "recalculating" }, { kind: "recalculating" }]);
    await drain(world.queues, world.env);
    await recorded(null);
    expect(await readPlan(world.db, plan)).toMatchObject({ babies: 3, babyBornOn: null });
    await expectNothingBroken(world);
  });

  it("makes the whole plan begin on the day of birth, with other numbers", async () => {
    const before = await readItems(world.db, plan);
    expect(await starts()).toEqual(monthsFrom(ANSWERS.dueDate));
    await recorded(BORN_ON);
    expect(await readPlan(world.db, plan)).toMatchObject({
      status: "completed",
      babyBornOn: BORN_ON,
      expectedDueDate: ANSWERS.dueDate,
    });
    expect(await starts()).toEqual(monthsFrom(BORN_ON));
    const cards = readMonthCards((await readPlan(world.db, plan)).monthCards);
    expect(cards?.[0]?.startDate).toBe(BORN_ON);
    expect(cards?.[11]?.endDate).toBe(plusDays(plusMonths(BORN_ON, 12), -1));
    const after = await readItems(world.db, plan);
    expect(after).toHaveLength(before.length);
    const changed = after.filter(
      (item, index) => item.calculatedQuantities !== before[index]?.calculatedQuantities,
    );
    expect(changed.length).toBeGreaterThan(10);
    await expectNothingBroken(world);
  });

  it("leaves owned counts, notes and own items as they are", async () => {
    await withWhatTheParentEntered();
    const [entered, custom] = [await whatTheParentEntered(), await customItem()];
    expect(custom).toBeDefined();
    await recorded(BORN_ON);
    await recorded(plusDays(BORN_ON, 3));
    await recorded(null);
    expect(await whatTheParentEntered()).toEqual(entered);
    const { calculatedQuantities: _, version: _version, updatedAt: _updatedAt, ...rest } = custom ?? {};
    expect(await customItem()).toMatchObject(rest);
  });

  it("carries the numbers of own items over to the groups of the other weather", async () => {
    await withWhatTheParentEntered();
    const typed = { daily: { "0-3m": { 1: { quantity: 3, essentiality: "Recommended" } } } } as const;
    const quantities = packQuantities({ ...typed, every_2_3_days: typed.daily, weekly_plus: typed.daily });
    await world.db
      .update(userClothingItems)
      .set({ calculatedQuantities: quantities })
      .where(eq(userClothingItems.dashboardItemId, (await customItem())?.dashboardItemId ?? -1));
    for (const day of [BORN_ON, plusDays(BORN_ON, 40), null]) {
      await recorded(day);
      const groups = readWeatherGroups((await readPlan(world.db, plan)).weatherGroups)?.["0-3m"] ?? [];
      const cells = unpackQuantities((await customItem())?.calculatedQuantities ?? "")?.daily["0-3m"] ?? {};
      expect(Object.keys(cells)).toHaveLength(groups.length);
      expect(Math.max(...Object.values(cells).map(({ quantity }) => quantity))).toBe(3);
    }
  });

  it("is a plan of the present rules, and keeps what nobody has read of changed numbers", async () => {
    await world.db
      .update(userOnboardingData)
      .set({ rulesVersion: 1, numberChanges: UNREAD })
      .where(eq(userOnboardingData.onboardingId, plan));
    await recorded(BORN_ON);
    expect(await readPlan(world.db, plan)).toMatchObject({
      rulesVersion: RULES_VERSION,
      numberChanges: UNREAD,
    });
  });

  it("uses no attempt, not while the plan is made and not afterwards", async () => {
    await plans.planned(world, { zipcode: "33139" });
    await plans.planned(world, { zipcode: "98101" });
    expect(await usedAttempts(world.db, world.userId)).toBe(3);
    expect(await record(BORN_ON)).toEqual({ kind: "recalculating" });
    expect(await usedAttempts(world.db, world.userId)).toBe(3);
    await drain(world.queues, world.env);
    expect((await readPlan(world.db, plan)).status).toBe("completed");
    expect(await usedAttempts(world.db, world.userId)).toBe(3);
    expect((await plans.submit(world)).kind).toBe("refused");
  });

  it("can be corrected, and removed: then everything is as it was from the due date", async () => {
    const before = await readPlan(world.db, plan);
    const quantities = (await readItems(world.db, plan)).map((item) => item.calculatedQuantities);
    await recorded(BORN_ON);
    await recorded(plusDays(BORN_ON, 20));
    expect(await starts()).toEqual(monthsFrom(plusDays(BORN_ON, 20)));
    await recorded(null);
    expect(await readPlan(world.db, plan)).toMatchObject({
      babyBornOn: null,
      weatherGroups: before.weatherGroups,
      monthCards: before.monthCards,
    });
    expect((await readItems(world.db, plan)).map((item) => item.calculatedQuantities)).toEqual(quantities);
  });

  it("is told to the open pages from pending to completed, with rising versions", async () => {
    const { messages } = await openLive((await aSession(world.db, world.userId)).cookie);
    await recorded(BORN_ON);
    await vi.waitFor(() => {
      const events = messages.map(readLiveEvent).filter((event) => event?.type === "attempt");
      expect(events.map((event) => event.status)).toEqual([
        "pending",
        "processing_weather",
        "processing_calcs",
        "completed",
      ]);
      const versions = events.map((event) => event.version);
      expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    });
  });

  it("asks no archive again: the place's weather is known", async () => {
    await recorded(BORN_ON);
    expect(await world.weather.requests()).toHaveLength(1);
  });
});

describe("a birth date that is sent more than once", () => {
  it("F18 starts one run for two tabs at once, and none for the same date later", async () => {
    const results = await Promise.all([record(BORN_ON), record(BORN_ON), record(BORN_ON)]);
    expect(results).toEqual([1, 2, 3].map(() => ({ kind: "recalculating" })));
    expect(world.queues.waiting).toHaveLength(1);
    await drain(world.queues, world.env);
    expect(countLogged("plan_completed")).toBe(2);
    const before = await readPlan(world.db, plan);
    expect(await record(BORN_ON)).toEqual({ kind: "unchanged" });
    expect(await readPlan(world.db, plan)).toEqual(before);
    expect(world.queues.waiting).toEqual([]);
  });

  it("of two dates at once takes one and refuses the other", async () => {
    const other = plusDays(BORN_ON, 1);
    const results = await Promise.all([record(BORN_ON), record(other)]);
    expect(results.map(({ kind }) => kind).sort()).toEqual(["recalculating", "refused"]);
    await drain(world.queues, world.env);
    const { babyBornOn } = await readPlan(world.db, plan);
    expect(await starts()).toEqual(monthsFrom(babyBornOn ?? ""));
    await expectNothingBroken(world);
  });

  it("removes what is not there without a run", async () => {
    expect(await record(null)).toEqual({ kind: "unchanged" });
    expect(world.queues.waiting).toEqual([]);
  });

  it("F3 messages of the run before the birth change nothing", async () => {
    const { runId } = await readPlan(world.db, plan);
    await record(BORN_ON);
    const late = (["weather", "calculations"] as const).map((stage) => ({
      queue: "layette-plan",
      body: { stage, onboardingId: plan, runId },
      attempts: 1,
    }));
    await deliver(world.queues, world.env, late);
    expect((await readPlan(world.db, plan)).status).toBe("pending");
    await drain(world.queues, world.env);
    expect(await starts()).toEqual(monthsFrom(BORN_ON));
  });
});

describe("whose birth date it is", () => {
  it("S43 of somebody else's plan nothing is told and nothing changes", async () => {
    const stranger = await aUser(world.db);
    const before = await readPlan(world.db, plan);
    for (const id of [plan, "aaaaaaaaaaaaaaaaaaaa", "' or 1=1 --"]) {
      expect(await record(BORN_ON, { viewerId: stranger.id, planId: id })).toEqual({ kind: "not-found" });
    }
    expect(await readPlan(world.db, plan)).toEqual(before);
    expect(world.queues.waiting).toEqual([]);
  });

  it.each(PLAN_STATUSES.filter((status) => !status.endsWith("completed")))(
    "a plan that is %s takes none",
    async (status) => {
      const plan = await aStoredPlan(world.db, world.userId, { attemptNumber: 2, status });
      const { onboardingId: planId } = plan;
      expect(await record(BORN_ON, { planId })).toEqual({ kind: "refused", code: "ATTEMPT_NOT_READY" });
      expect(await readPlan(world.db, planId)).toEqual(plan);
    },
  );
});

describe("a recalculation that is interrupted", () => {
  it("F4 whose message is lost is revived, however often the plan has moved in its life", async () => {
    await world.db
      .update(userOnboardingData)
      .set({ version: 500 })
      .where(eq(userOnboardingData.onboardingId, plan));
    await record(BORN_ON);
    world.queues.waiting.splice(0);
    await letTimePass(world.db, plan, 15_000);
    await sweepNow(world);
    await drain(world.queues, world.env);
    expect(await starts()).toEqual(monthsFrom(BORN_ON));
    await expectNothingBroken(world);
  });

  it("F7 between its stages resumes, without asking the archive", async () => {
    await withWhatTheParentEntered();
    const entered = await whatTheParentEntered();
    await record(BORN_ON);
    await deliverNext(world.queues, world.env);
    expect(world.queues.waiting.splice(0)).toHaveLength(1);
    expect((await readPlan(world.db, plan)).status).toBe("processing_calcs");
    await letTimePass(world.db, plan, 15_000);
    await sweepNow(world);
    await drain(world.queues, world.env);
    expect((await readPlan(world.db, plan)).status).toBe("completed");
    expect(await starts()).toEqual(monthsFrom(BORN_ON));
    expect(await whatTheParentEntered()).toEqual(entered);
    expect(await world.weather.requests()).toHaveLength(1);
  });

  it("F16 and fails gives its quota back, keeps what was entered, and Try Again finishes it", async () => {
    await withWhatTheParentEntered();
    const entered = await whatTheParentEntered();
    await record(BORN_ON);
    world.queues.waiting.splice(0);
    await bury();
    expect(await readPlan(world.db, plan)).toMatchObject({ status: "failed", babyBornOn: BORN_ON });
    expect(await usedAttempts(world.db, world.userId)).toBe(0);
    expect(await record(null)).toEqual({ kind: "refused", code: "ATTEMPT_NOT_READY" });

    expect(await tryAgain(world, plan)).toBe("restarted");
    await drain(world.queues, world.env);
    expect(await readPlan(world.db, plan)).toMatchObject({ status: "completed", errorMessage: null });
    expect(await starts()).toEqual(monthsFrom(BORN_ON));
    expect(await whatTheParentEntered()).toEqual(entered);
    expect(await usedAttempts(world.db, world.userId)).toBe(1);
  });

  it("and fails can be tried again although the quota it gave back is used up", async () => {
    await record(BORN_ON);
    world.queues.waiting.splice(0);
    await bury();
    for (const zipcode of ["33139", "98101", "85001"]) await plans.planned(world, { zipcode });
    expect((await plans.submit(world)).kind).toBe("refused");
    expect(await tryAgain(world, plan)).toBe("restarted");
    await drain(world.queues, world.env);
    expect((await readPlan(world.db, plan)).status).toBe("completed");
    expect((await plans.submit(world)).kind).toBe("refused");
    await expectNothingBroken(world);
  });

  it("F18 Try Again in two tabs starts one run", async () => {
    await record(BORN_ON);
    world.queues.waiting.splice(0);
    await bury();
    const results = await Promise.all([tryAgain(world, plan), tryAgain(world, plan)]);
    expect(results.sort()).toEqual(["already-running", "restarted"]);
    expect(world.queues.waiting).toHaveLength(1);
  });
});
