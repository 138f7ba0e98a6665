// Plans of older rules are recalculated a few at a time, and what a parent entered stays, whatever goes
// wrong.

import { env as bindings } from "cloudflare:workers";
import { and, eq, inArray, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { readFactForm } from "~/contracts/growth/fact-form.ts";
import { readLiveEvent } from "~/contracts/live/read-live-event.ts";
import { readNumberChanges, readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { selectOutdatedPlans } from "~/data/plans/renewals.server.ts";
import { mailOutbox, userClothingItems, userOnboardingData } from "~/data/schema.ts";
import { plusDays, plusMonths, toDay } from "~/domain/calendar.ts";
import { packTotals, totalsByRules, unpackTotals } from "~/domain/plans/number-changes.ts";
import { RULES_VERSION } from "~/domain/plans/rules-version.ts";
import type { RoomName } from "~/domain/today/shown-situation.ts";
import { CATALOGUE, clothingRules } from "~/domain/wardrobe/catalogue.ts";
import { calculateQuantities } from "~/domain/wardrobe/quantities.ts";
import { packQuantities, unpackQuantities } from "~/domain/wardrobe/quantity-code.ts";
import { perScenario } from "~/domain/wardrobe/scenarios.ts";
import { CALENDAR_SIZES } from "~/domain/wardrobe/size-table.ts";
import type { LeadingSack } from "~/domain/wardrobe/tog.ts";
import { newId } from "~/lib/new-id.ts";
import { livePublisher } from "~/services/live.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { recordFact } from "~/usecases/growth/record-fact.ts";
import { recordBirth } from "~/usecases/plans/change-answers.ts";
import { dismissNumberChanges, setRoom } from "~/usecases/plans/manage-plan.ts";
import { ANSWERS, aCustomGarment, aSession, aStoredPlan, aUser } from "../../support/factories.ts";
import { failingDatabase, interceptDatabase } from "../../support/faulty-bindings.ts";
import { deliver, drain, type Letter } from "../../support/held-queues.ts";
import { openLive } from "../../support/live-sockets.ts";
import { countLogged, expectLogs } from "../../support/logs.ts";
import * as plans from "../../support/plans.ts";
import * as sharing from "../../support/sharing.ts";
import { MUNICH } from "../../unit/fixtures/cities.ts";

const { aWorld, expectNothingBroken, readPlan, readItems, sweepNow, usedAttempts } = plans;

let world: plans.World;

beforeEach(async () => {
  // Earlier tests may have left outdated plans, which must not count here.
  world = await aWorld();
  await world.db.update(userOnboardingData).set({ rulesVersion: RULES_VERSION });
});

/** A finished plan with the first rules' numbers: three more of the first item in every cell. */
async function anOutdatedPlan(by = world, form: Record<string, unknown> = {}): Promise<string> {
  const { onboardingId: planId } = await plans.planned(by, form);
  await makeOutdated(planId);
  return planId;
}

async function makeOutdated(...ids: string[]): Promise<void> {
  await world.db
    .update(userOnboardingData)
    .set({ rulesVersion: 1 })
    .where(inArray(userOnboardingData.onboardingId, ids));
}

/** Changes one item's numbers, as older rules might have made them. */
async function setQuantities(plan: string, clothingId: number, change: (quantity: number) => number) {
  const item = (await readItems(world.db, plan)).find((row) => row.clothingId === clothingId);
  const quantities = unpackQuantities(item?.calculatedQuantities ?? "");
  if (!item || !quantities) throw new Error(`No item ${clothingId}`);
  const changed = perScenario((scenario) =>
    Object.fromEntries(
      Object.entries(quantities[scenario]).map(([age, cells]) => [
        age,
        Object.fromEntries(
          Object.entries(cells).map(([order, { quantity }]) => [
            order,
            { quantity: change(quantity), essentiality: "Essential" as const },
          ]),
        ),
      ]),
    ),
  );
  await world.db
    .update(userClothingItems)
    .set({ calculatedQuantities: packQuantities(changed) })
    .where(eq(userClothingItems.dashboardItemId, item.dashboardItemId));
}

/** Lets the sweeper send what is due, and takes it out of the queue. */
async function sent(): Promise<Letter[]> {
  await sweepNow(world);
  return world.queues.waiting.splice(0);
}

const renewalOf = async (plan: string): Promise<Letter> => {
  const { runId } = await readPlan(world.db, plan);
  return { queue: "layette-plan", body: { stage: "renew", onboardingId: plan, runId }, attempts: 1 };
};

const deliverAll = (letters: readonly Letter[], env = world.env) => deliver(world.queues, env, letters);

async function renewed(plan: string) {
  await deliverAll([await renewalOf(plan)]);
  return readPlan(world.db, plan);
}

const changesOf = async (plan: string) => readNumberChanges((await readPlan(world.db, plan)).numberChanges);

function record(plan: string, bornOn: string) {
  const deps = {
    db: world.db,
    planQueue: jobQueue(world.env.PLAN_QUEUE, "plan"),
    live: livePublisher(world.env.LIVE_CHANNEL),
    now: Date.now(),
  };
  return recordBirth(deps, world.userId, plan, bornOn);
}

/** A baby born then wears its first size in the deepest cold. */
const WINTER = `${new Date().getUTCFullYear() + 1}-01-15`;

/** The second rules' quantities, which didn't know bitter cold. */
async function worksWithoutBitterCold(plan: string, groups: Parameters<typeof calculateQuantities>[1]) {
  for (const [index, item] of CATALOGUE.entries()) {
    const rules = { ...clothingRules(item), bitter: null };
    await world.db
      .update(userClothingItems)
      .set({ calculatedQuantities: packQuantities(calculateQuantities(rules, groups)) })
      .where(and(eq(userClothingItems.onboardingId, plan), eq(userClothingItems.clothingId, index + 1)));
  }
}

/** Adds counts, notes, and decisions on two items, and a custom item. */
async function withWhatTheParentEntered(plan: string): Promise<void> {
  const [one, two] = await readItems(world.db, plan);
  for (const item of [one, two]) {
    await world.db
      .update(userClothingItems)
      .set({
        userAddedQuantities: '{"0-3m":{"Default":{"quantity":4}}}',
        personalNotes: '{"0-3m":"from Aunt Ines 🧦"}',
        setAside: '["6-9m"]',
      })
      .where(eq(userClothingItems.dashboardItemId, item?.dashboardItemId ?? -1));
  }
  const own = await aCustomGarment(world.db, world.userId, {
    name: "Grandma's cardigan",
    validAgeRanges: '["0-3m"]',
  });
  await world.db
    .insert(userClothingItems)
    .values({
      userId: world.userId,
      clothingId: own.clothingId,
      itemName: own.name,
      onboardingId: plan,
      attemptNumber: 1,
      calculatedQuantities: "R333...",
      userAddedQuantities: '{"0-3m":{"Default":{"quantity":1}}}',
      createdAt: 1,
      updatedAt: 1,
    });
}

async function entered(plan: string) {
  const items = await readItems(world.db, plan);
  return items.map(({ calculatedQuantities: _, version: _version, updatedAt: _updatedAt, ...rest }) => rest);
}

describe("a plan of older rules", () => {
  it("is renewed by the cron: present numbers, present rules, and what was, to be told", async () => {
    const plan = await anOutdatedPlan();
    const before = await readPlan(world.db, plan);
    const fresh = await readItems(world.db, plan);
    await setQuantities(plan, 1, (quantity) => quantity + 3);
    const letters = await sent();
    expect(letters).toEqual([await renewalOf(plan)]);
    await deliverAll(letters);

    const after = await readPlan(world.db, plan);
    expect(after).toEqual({
      ...before,
      rulesVersion: RULES_VERSION,
      numberChanges: expect.any(String),
      version: before.version + 1,
    });
    const quantities = (rows: typeof fresh) => rows.map(({ calculatedQuantities }) => calculatedQuantities);
    expect(quantities(await readItems(world.db, plan))).toEqual(quantities(fresh));

    const nameId = CATALOGUE[0]?.key ?? "";
    const { from, items } = (await changesOf(plan)) ?? { from: 0, items: {} };
    expect(from).toBe(1);
    const groups = readWeatherGroups(after.weatherGroups) ?? {};
    const now = unpackQuantities(fresh[0]?.calculatedQuantities ?? "");
    if (!now) throw new Error("The item cannot be read");
    const totals = totalsByRules(1, nameId, now, groups);
    const old = unpackTotals(items[nameId] ?? "");
    for (const age of CALENDAR_SIZES) expect(old?.daily[age]).toBe(totals.daily[age] + 3);
    await expectNothingBroken(world);
  });

  it("tells only of items whose totals are others", async () => {
    const plan = await anOutdatedPlan();
    const planRow = await renewed(plan);
    const items: Readonly<Record<string, string>> = (await changesOf(plan))?.items ?? {};
    const groups = readWeatherGroups(planRow.weatherGroups) ?? {};
    for (const [index, item] of (await readItems(world.db, plan)).entries()) {
      const quantities = unpackQuantities(item.calculatedQuantities);
      const nameId = CATALOGUE[index]?.key ?? "";
      if (!quantities) throw new Error("The item cannot be read");
      const [plain, present] = [1, RULES_VERSION].map((version) =>
        packTotals(totalsByRules(version, nameId, quantities, groups)),
      );
      expect(items[nameId], nameId).toBe(plain === present ? undefined : plain);
    }
  });

  it("keeps counts, notes, what is set aside and own items, with their ids", async () => {
    const plan = await anOutdatedPlan();
    await withWhatTheParentEntered(plan);
    const before = await entered(plan);
    expect(before).toHaveLength(CATALOGUE.length + 1);
    await setQuantities(plan, 1, () => 9);
    await renewed(plan);
    expect(await entered(plan)).toEqual(before);
    const own = (await readItems(world.db, plan)).find(({ itemName }) => itemName.startsWith("Grandma"));
    expect(own?.calculatedQuantities).toMatch(/^R333/);
  });

  it("of the second rules gets what bitter cold asks for, keeps its counts, and says what changed", async () => {
    world = await aWorld({ kind: "status", status: 400 });
    expectLogs("weather_archive_failed");
    const { onboardingId: plan } = await plans.planned(world, { zipcode: "99701", dueDate: WINTER });
    const groups = readWeatherGroups((await readPlan(world.db, plan)).weatherGroups);
    if (!groups) throw new Error("The plan has no weather");
    expect(groups["0-3m"].some(({ isBitter }) => isBitter)).toBe(true);
    await worksWithoutBitterCold(plan, groups);
    await world.db
      .update(userOnboardingData)
      .set({ rulesVersion: 2 })
      .where(eq(userOnboardingData.onboardingId, plan));
    await withWhatTheParentEntered(plan);
    const before = await entered(plan);
    await renewed(plan);
    expect(await entered(plan)).toEqual(before);
    const { from, items } = (await changesOf(plan)) ?? { from: 0, items: {} };
    expect(from).toBe(2);
    expect(Object.keys(items).sort()).toEqual([
      "hat_warm",
      "mittens_warm",
      "socks_warm",
      "thermal_base_layer",
    ]);
  });

  it("of the fourth rules, for two of whom one is weighed, lets the other follow, once told, and keeps its counts", async () => {
    const dueDate = plusDays(toDay(new Date()), -60);
    const { onboardingId: plan } = await plans.planned(world, { dueDate, babies: "2" });
    const deps = { db: world.db, planQueue: jobQueue(world.env.PLAN_QUEUE, "plan"), now: Date.now() };
    const on = plusDays(dueDate, 58);
    const wish = readFactForm({ on, formKey: newId(), weight: "6.1", weightUnit: "kg" }, on);
    if ("error" in wish) throw new Error(wish.error);
    const live = livePublisher(world.env.LIVE_CHANNEL);
    const target = { viewerId: world.userId, planId: plan };
    expect(await recordFact({ ...deps, live }, target, wish)).toMatchObject({ kind: "saved" });
    await drain(world.queues, world.env);
    const right = await readItems(world.db, plan);
    const twins = z.looseObject({
      babies: z.array(z.looseObject({ ends: z.array(z.array(z.string().nullable())) })),
    });
    const babiesNow = async () => {
      const { plannedSizes } = await readPlan(world.db, plan);
      return twins.parse(JSON.parse(plannedSizes ?? "null"));
    };
    const known = await babiesNow();
    const [one = expect.fail("no baby")] = known.babies;
    const ends = one.ends.map((days) => days.map((day) => day && plusDays(day, 45)));
    const plannedSizes = JSON.stringify({ ...known, babies: [one, { ...one, ends }] });
    await setQuantities(plan, 1, (quantity) => 2 * quantity);
    await world.db
      .update(userOnboardingData)
      .set({ rulesVersion: 4, plannedSizes, numberChanges: null })
      .where(eq(userOnboardingData.onboardingId, plan));
    await withWhatTheParentEntered(plan);
    const before = await entered(plan);
    expect((await renewed(plan)).rulesVersion).toBe(RULES_VERSION);
    expect((await babiesNow()).babies).toEqual([one, one]);
    const after = await readItems(world.db, plan);
    const numbers = (rows: typeof after) =>
      rows.map((row) => row.calculatedQuantities).slice(0, CATALOGUE.length);
    expect(numbers(after)).toEqual(numbers(right));
    expect(await entered(plan)).toEqual(before);
    const told = await changesOf(plan);
    expect(told?.from).toBe(4);
    expect(Object.keys(told?.items ?? {})).toContain(CATALOGUE[0]?.key);
    await renewed(plan);
    expect(await changesOf(plan)).toEqual(told);
  });

  it("stays complete and readable, uses no attempt and sends no mail", async () => {
    const plan = await anOutdatedPlan();
    const mails = await world.db.$count(mailOutbox);
    const seen: string[] = [];
    const DB = interceptDatabase(bindings.DB, async (_, run) => {
      const result = await run();
      seen.push((await readPlan(world.db, plan)).status);
      return result;
    });
    await deliverAll([await renewalOf(plan)], { ...world.env, DB });
    expect(new Set(seen)).toEqual(new Set(["completed"]));
    expect(seen.length).toBeGreaterThan(2);
    expect((await readPlan(world.db, plan)).rulesVersion).toBe(RULES_VERSION);
    expect(await usedAttempts(world.db, world.userId)).toBe(1);
    expect(await world.db.$count(mailOutbox)).toBe(mails);
  });

  it("is told to the user's open pages once it is done", async () => {
    const plan = await anOutdatedPlan();
    const { messages } = await openLive((await aSession(world.db, world.userId)).cookie);
    const { version } = await renewed(plan);
    await vi.waitFor(() => expect(messages).toHaveLength(1));
    expect(readLiveEvent(messages[0])).toMatchObject({
      type: "attempt",
      onboardingId: plan,
      version,
      status: "completed",
    });
  });

  it("may be one of the first release's status", async () => {
    const plan = await anOutdatedPlan();
    await world.db
      .update(userOnboardingData)
      .set({ status: "calculations_completed" })
      .where(eq(userOnboardingData.onboardingId, plan));
    await deliverAll(await sent());
    expect(await readPlan(world.db, plan)).toMatchObject({
      status: "calculations_completed",
      rulesVersion: RULES_VERSION,
    });
    await world.db
      .update(userOnboardingData)
      .set({ status: "completed" })
      .where(eq(userOnboardingData.onboardingId, plan));
  });
});

describe("the weather of a renewed plan", () => {
  it("costs no call to the archive while the cell is in the cache", async () => {
    const plan = await anOutdatedPlan();
    await renewed(plan);
    expect(await world.weather.requests()).toHaveLength(1);
  });

  it("stays what an archive said when none answers any more", async () => {
    expectLogs("weather_archive_failed");
    world = await aWorld();
    const plan = await anOutdatedPlan();
    const before = await readPlan(world.db, plan);
    expect(before.weatherSource).toBe("open-meteo");
    await emptyCache();
    await world.weather.setMode({ kind: "status", status: 400 });
    await setQuantities(plan, 1, () => 9);
    const after = await renewed(plan);
    expect(after).toMatchObject({
      rulesVersion: RULES_VERSION,
      weatherSource: "open-meteo",
      monthCards: before.monthCards,
      weatherGroups: before.weatherGroups,
    });
    expect((await readItems(world.db, plan))[0]?.calculatedQuantities).not.toContain("999");
  });

  it("becomes an archive's where it was a typical climate", async () => {
    expectLogs("weather_archive_failed");
    world = await aWorld({ kind: "status", status: 400 });
    const plan = await anOutdatedPlan(world, { zipcode: "33139" });
    expect((await readPlan(world.db, plan)).weatherSource).toBe("typical-climate");
    await world.weather.setMode({ kind: "normal", climate: "tropical" });
    const after = await renewed(plan);
    expect(after.weatherSource).toBe("open-meteo");
    const groups = readWeatherGroups(after.weatherGroups);
    expect(groups?.["0-3m"].map(({ category }) => category)).toEqual(["Hot & Humid"]);
  });

  it("carries the numbers of own items over when its groups are others", async () => {
    const plan = await anOutdatedPlan(world, { zipcode: "33139" });
    await withWhatTheParentEntered(plan);
    await emptyCache();
    await world.weather.setMode({ kind: "normal", climate: "tropical" });
    const before = readWeatherGroups((await readPlan(world.db, plan)).weatherGroups)?.["0-3m"] ?? [];
    const text = packQuantities(
      unpackQuantities(`${before.map((_, at) => (at === 0 ? "R555" : "-000")).join("")}...`) ?? {
        daily: {},
        every_2_3_days: {},
        weekly_plus: {},
      },
    );
    await world.db
      .update(userClothingItems)
      .set({ calculatedQuantities: text })
      .where(
        sql`${userClothingItems.onboardingId} = ${plan} and ${userClothingItems.itemName} like 'Grandma%'`,
      );
    await renewed(plan);
    const own = (await readItems(world.db, plan)).find(({ itemName }) => itemName.startsWith("Grandma"));
    expect(own?.calculatedQuantities).toBe("R555...");
    const nameIds = Object.keys((await changesOf(plan))?.items ?? {});
    expect(nameIds.filter((nameId) => nameId.startsWith("custom_"))).toEqual([]);
  });

  async function emptyCache(): Promise<void> {
    const { keys } = await bindings.WEATHER_CACHE.list();
    await Promise.all(keys.map(({ name }) => bindings.WEATHER_CACHE.delete(name)));
  }
});

describe("a copy", () => {
  it("is as old as the plan that it was made of, and is renewed like it", async () => {
    const source = await sharing.aRichPlan(world);
    await makeOutdated(source);
    await world.db
      .update(userOnboardingData)
      .set({ numberChanges: JSON.stringify({ from: 1, items: {} }) })
      .where(eq(userOnboardingData.onboardingId, source));
    const friend = await sharing.asFriend(world);
    const copy = await sharing.claimed(friend, await sharing.shared(world.userId, source));
    await drain(world.queues, world.env);
    expect(await readPlan(world.db, copy)).toMatchObject({ rulesVersion: 1, numberChanges: null });
    const ids = (await readItems(world.db, copy)).map(({ dashboardItemId }) => dashboardItemId);
    expect((await renewed(copy)).rulesVersion).toBe(RULES_VERSION);
    const items = await readItems(world.db, copy);
    expect(items.map(({ dashboardItemId }) => dashboardItemId)).toEqual(ids);
    expect(new Set(items.map(({ userId }) => userId))).toEqual(new Set([friend.userId]));
    expect(await usedAttempts(world.db, friend.userId)).toBe(0);
  });

  it("that was claimed in an earlier release is made of what was written then", async () => {
    const old = [
      { clothingId: 1, itemName: "Sleeper", calculatedQuantities: "E333...", personalNotes: "{}" },
      { clothingId: 2, itemName: "Hat", calculatedQuantities: "E222...", custom: null },
    ];
    const { onboardingId: planId, runId } = await aStoredPlan(world.db, world.userId, {
      attemptNumber: 31,
      status: "cloning_dashboard",
      countsTowardQuota: false,
      rulesVersion: 1,
      replicationSnapshot: JSON.stringify(old.map((item) => ({ personalNotes: "{}", ...item }))),
    });
    const body = { stage: "clone", onboardingId: planId, runId };
    await deliverAll([{ queue: "layette-plan", body, attempts: 1 }]);
    expect(await readPlan(world.db, planId)).toMatchObject({ status: "completed", rulesVersion: 1 });
    expect((await readItems(world.db, planId)).map(({ itemName }) => itemName)).toEqual(["Sleeper", "Hat"]);
    expect((await renewed(planId)).rulesVersion).toBe(RULES_VERSION);
    expect(await readItems(world.db, planId)).toHaveLength(CATALOGUE.length);
  });
});

describe("what a parent has not read yet", () => {
  it("keeps its oldest number over a second renewal, and drops what is back to it", async () => {
    const plan = await anOutdatedPlan();
    const [first, second] = [CATALOGUE[0]?.key ?? "", CATALOGUE[1]?.key ?? ""];
    await setQuantities(plan, 1, (quantity) => quantity + 3);
    await renewed(plan);
    const oldest = (await changesOf(plan))?.items[first];
    expect(oldest).toBeDefined();

    // As if other rules had come and then the current ones again.
    await makeOutdated(plan);
    await setQuantities(plan, 1, (quantity) => quantity + 5);
    await setQuantities(plan, 2, (quantity) => quantity + 1);
    await renewed(plan);
    const both = (await changesOf(plan))?.items ?? {};
    expect(both[first]).toBe(oldest);
    expect(both[second]).toBeDefined();

    const [item] = await readItems(world.db, plan);
    const { weatherGroups } = await readPlan(world.db, plan);
    const quantities = unpackQuantities(item?.calculatedQuantities ?? "");
    if (!quantities) throw new Error("The item cannot be read");
    const present = packTotals(
      totalsByRules(RULES_VERSION, first, quantities, readWeatherGroups(weatherGroups) ?? {}),
    );
    await world.db
      .update(userOnboardingData)
      .set({
        rulesVersion: 1,
        numberChanges: JSON.stringify({ from: 1, items: { ...both, [first]: present } }),
      })
      .where(eq(userOnboardingData.onboardingId, plan));
    await renewed(plan);
    expect((await changesOf(plan))?.items).not.toHaveProperty(first);
  });

  it("is forgotten when its owner says so, by nobody else, and once", async () => {
    const plan = await anOutdatedPlan();
    await setQuantities(plan, 1, () => 9);
    await renewed(plan);
    const deps = { db: world.db, live: livePublisher(world.env.LIVE_CHANNEL) };
    const stranger = await aUser(world.db);
    for (const id of [plan, "aaaaaaaaaaaaaaaaaaaa", "' or 1=1 --"]) {
      expect(await dismissNumberChanges(deps, stranger.id, id)).toBe(false);
    }
    expect(await changesOf(plan)).not.toBeNull();
    const { version } = await readPlan(world.db, plan);
    expect(await dismissNumberChanges(deps, world.userId, plan)).toBe(true);
    expect(await readPlan(world.db, plan)).toMatchObject({ numberChanges: null, version: version + 1 });
    expect(await dismissNumberChanges(deps, world.userId, plan)).toBe(true);
    expect(await readPlan(world.db, plan)).toMatchObject({ version: version + 1 });
  });
});

describe("a renewal that is asked for more than once", () => {
  it("F3 happens once, for messages one after the other and at once", async () => {
    const plan = await anOutdatedPlan();
    const letter = await renewalOf(plan);
    await Promise.all([1, 2, 3].map(() => deliverAll([letter, letter])));
    const once = [await readPlan(world.db, plan), await readItems(world.db, plan)];
    await deliverAll([letter]);
    expect([await readPlan(world.db, plan), await readItems(world.db, plan)]).toEqual(once);
    expect(countLogged("plan_renewed")).toBe(1);
  });

  it("F32 is not sent for a plan that is up to date, at work, failed or deleted", async () => {
    await plans.planned(world);
    const own = { rulesVersion: 1, expectedDueDate: ANSWERS.dueDate };
    const others = [
      { attemptNumber: 11, status: "pending" },
      { attemptNumber: 12, status: "processing_calcs" },
      { attemptNumber: 13, status: "failed" },
      { attemptNumber: 14, status: "completed", deletedAt: Date.now() },
      { attemptNumber: 15, status: "completed", leaseUntil: Date.now() + 60_000 },
    ] as const;
    const rows = await Promise.all(
      others.map((fields) => aStoredPlan(world.db, world.userId, { ...own, ...fields })),
    );
    expect(await sent()).toEqual([]);
    for (const row of rows) {
      await deliverAll([await renewalOf(row.onboardingId)]);
      expect(await readPlan(world.db, row.onboardingId)).toEqual(row);
    }
    const ids = rows.map(({ onboardingId: planId }) => planId);
    await world.db.delete(userOnboardingData).where(inArray(userOnboardingData.onboardingId, ids));
  });
});

describe("many plans of older rules", () => {
  it("are renewed five at a time, until none is left", async () => {
    const ids: string[] = [];
    for (let user = 0; user < 4; user++) {
      const other = user === 0 ? world : { ...world, userId: (await aUser(world.db)).id };
      for (let count = 0; count < 3; count++) ids.push((await plans.planned(other)).onboardingId);
    }
    await makeOutdated(...ids);
    const sizes: number[] = [];
    for (let minute = 0; minute < 4; minute++) {
      const letters = await sent();
      sizes.push(letters.length);
      await deliverAll(letters);
    }
    expect(sizes).toEqual([5, 5, 2, 0]);
    for (const id of ids) expect((await readPlan(world.db, id)).rulesVersion).toBe(RULES_VERSION);
  });

  it("are found by an index", async () => {
    const query = selectOutdatedPlans(world.db, RULES_VERSION, Date.now(), 5).toSQL();
    const { results } = await bindings.DB.prepare(`explain query plan ${query.sql}`)
      .bind(...query.params)
      .all<{ detail: string }>();
    expect(results.map(({ detail }) => detail).join()).toMatch(
      /SEARCH user_onboarding_data USING INDEX user_onboarding_data_rules \(rules_version<\?\)/,
    );
  });

  it("are not held up by one that cannot be renewed, and that one is left alone for hours", async () => {
    expectLogs("queue_message_failed", "renewal_message_dead");
    const [poison, good] = [await anOutdatedPlan(), await anOutdatedPlan()];
    const before = await readPlan(world.db, poison);
    const poisonItems = await readItems(world.db, poison);
    // The first read of the poisoned plan's items fails every time.
    const DB = interceptDatabase(bindings.DB, async (statements, run) => {
      const isReading = statements.some((statement) => statement.includes('owner_id" is not null'));
      const { leaseUntil } = await readPlan(world.db, poison);
      if (isReading && leaseUntil !== null && leaseUntil > Date.now()) throw new Error("scripted fault");
      return run();
    });
    const env = { ...world.env, DB };
    for (const letter of await sent()) await deliverAll([letter], env);
    await drain(world.queues, env);
    expect((await readPlan(world.db, good)).rulesVersion).toBe(RULES_VERSION);
    const left = await readPlan(world.db, poison);
    expect(left).toEqual({ ...before, leaseUntil: expect.any(Number) });
    expect(await readItems(world.db, poison)).toEqual(poisonItems);
    const hours = ((left.leaseUntil ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(2);
    expect(countLogged("renewal_message_dead")).toBe(1);

    expect(await sent()).toEqual([]);
    await sweepNow(world, 24 * 3_600_000);
    expect(world.queues.waiting.splice(0)).toEqual([await renewalOf(poison)]);
    // In the meantime it accepts a birth date like any other plan.
    expect(await record(poison, plusMonths(ANSWERS.dueDate, -6))).toEqual({ kind: "recalculating" });
    await drain(world.queues, world.env);
    await expectNothingBroken(world);
  });

  it("F14 a message in the dead letters of a plan that was run anew since changes nothing", async () => {
    expectLogs("renewal_message_dead");
    const plan = await anOutdatedPlan();
    const letter = await renewalOf(plan);
    await record(plan, plusMonths(ANSWERS.dueDate, -6));
    await drain(world.queues, world.env);
    const before = await readPlan(world.db, plan);
    await deliverAll([{ ...letter, queue: "layette-plan-dead" }]);
    expect(await readPlan(world.db, plan)).toEqual(before);
  });
});

describe("what comes while a plan is renewed", () => {
  const BORN_ON = plusMonths(ANSWERS.dueDate, -6);

  it("F3 a birth date wins: the renewal writes nothing", async () => {
    const plan = await anOutdatedPlan();
    await setQuantities(plan, 1, () => 9);
    const items = await readItems(world.db, plan);
    let isFirst = true;
    const DB = interceptDatabase(bindings.DB, async (statements, run) => {
      if (
        isFirst &&
        statements.some((statement) => statement.includes('insert into "user_clothing_items"'))
      ) {
        isFirst = false;
        expect(await record(plan, BORN_ON)).toEqual({ kind: "recalculating" });
      }
      return run();
    });
    await deliverAll([await renewalOf(plan)], { ...world.env, DB });
    expect(isFirst).toBe(false);
    expect(await readPlan(world.db, plan)).toMatchObject({
      status: "pending",
      babyBornOn: BORN_ON,
      numberChanges: null,
    });
    expect(await readItems(world.db, plan)).toEqual(items);
    await drain(world.queues, world.env);
    const after = await readPlan(world.db, plan);
    expect(after).toMatchObject({ status: "completed", rulesVersion: RULES_VERSION, numberChanges: null });
    expect(readWeatherGroups(after.weatherGroups)?.["0-3m"][0]?.start).toBe(BORN_ON);
    expect(countLogged("plan_renewed")).toBe(0);
    await expectNothingBroken(world);
  });

  it("counts and notes stay", async () => {
    const plan = await anOutdatedPlan();
    const owned = '{"0-3m":{"Default":{"quantity":7}}}';
    let isFirst = true;
    const DB = interceptDatabase(bindings.DB, async (statements, run) => {
      if (
        isFirst &&
        statements.some((statement) => statement.includes('insert into "user_clothing_items"'))
      ) {
        isFirst = false;
        await world.db
          .update(userClothingItems)
          .set({ userAddedQuantities: owned, personalNotes: '{"0-3m":"mine"}' })
          .where(eq(userClothingItems.onboardingId, plan));
      }
      return run();
    });
    await deliverAll([await renewalOf(plan)], { ...world.env, DB });
    expect((await readPlan(world.db, plan)).rulesVersion).toBe(RULES_VERSION);
    for (const item of await readItems(world.db, plan)) {
      expect(item).toMatchObject({ userAddedQuantities: owned, personalNotes: '{"0-3m":"mine"}' });
    }
  });

  it("F7 a fault gives the lease back, and the next delivery does it", async () => {
    expectLogs("queue_message_failed");
    const plan = await anOutdatedPlan();
    const DB = failingDatabase(bindings.DB, /insert into "user_clothing_items"/);
    const before = await readPlan(world.db, plan);
    await deliverAll([await renewalOf(plan)], { ...world.env, DB });
    expect(await readPlan(world.db, plan)).toEqual(before);
    await drain(world.queues, world.env);
    expect((await readPlan(world.db, plan)).rulesVersion).toBe(RULES_VERSION);
  });

  it("F8 a crash after the commit leaves the same rows", async () => {
    expectLogs("queue_message_failed");
    const plan = await anOutdatedPlan();
    const DB = failingDatabase(bindings.DB, /insert into "user_clothing_items"/, "after");
    await deliverAll([await renewalOf(plan)], { ...world.env, DB });
    const before = [await readPlan(world.db, plan), await readItems(world.db, plan)];
    await drain(world.queues, world.env);
    expect([await readPlan(world.db, plan), await readItems(world.db, plan)]).toEqual(before);
    expect((await readPlan(world.db, plan)).leaseUntil).toBeNull();
  });

  it("its worker dies: the lease ends and the sweeper sends it again", async () => {
    const plan = await anOutdatedPlan();
    await world.db
      .update(userOnboardingData)
      .set({ leaseUntil: Date.now() + 25_000 })
      .where(eq(userOnboardingData.onboardingId, plan));
    expect(await sent()).toEqual([]);
    await sweepNow(world, 60_000);
    expect(world.queues.waiting).toHaveLength(1);
    await plans.letTimePass(world.db, plan, 60_000);
    await drain(world.queues, world.env);
    expect((await readPlan(world.db, plan)).rulesVersion).toBe(RULES_VERSION);
  });
});

describe("the room at night", () => {
  const [THIN, THICK] = ["sleep_sack_tog_10", "sleep_sack_tog_25"] as const;
  const live = () => livePublisher(world.env.LIVE_CHANNEL);
  const say = (plan: string, fahrenheit: number, room: RoomName = "night") =>
    setRoom(
      { db: world.db, planQueue: jobQueue(world.env.PLAN_QUEUE, "plan"), live: live(), now: Date.now() },
      world.userId,
      plan,
      { room, fahrenheit },
    );

  /** A sack's numbers in a plan. */
  async function sackIn(plan: string, key: LeadingSack): Promise<string> {
    const at = CATALOGUE.findIndex((item) => item.key === key) + 1;
    const item = (await readItems(world.db, plan)).find(({ clothingId }) => clothingId === at);
    return item?.calculatedQuantities ?? expect.fail(key);
  }

  async function leads(plan: string, key: LeadingSack): Promise<boolean> {
    const cells = unpackQuantities(await sackIn(plan, key))?.daily["0-3m"] ?? expect.fail("unreadable");
    return Object.values(cells).some(({ essentiality }) => essentiality === "Essential");
  }

  /** A database that sets the room at night just before it first saves a plan's items. */
  function saying(plan: string, fahrenheit: number): D1Database {
    let isFirst = true;
    return interceptDatabase(bindings.DB, async (statements, run) => {
      if (
        isFirst &&
        statements.some((statement) => statement.includes('insert into "user_clothing_items"'))
      ) {
        isFirst = false;
        await say(plan, fahrenheit);
      }
      return run();
    });
  }

  it("that calls for the other sack renews a plan once, tells of it, and keeps what the parent entered", async () => {
    const { onboardingId: plan } = await plans.planned(world);
    await withWhatTheParentEntered(plan);
    const before = await readItems(world.db, plan);
    const kept = await entered(plan);
    expect([await leads(plan, THIN), await leads(plan, THICK)]).toEqual([true, false]);

    expect(await say(plan, 70)).toBe(true);
    expect(await say(plan, 62, "indoors")).toBe(true);
    expect(await sent()).toEqual([]);

    expect(await say(plan, 66)).toBe(true);
    expect(await say(plan, 65)).toBe(true);
    const letters = await sent();
    expect(letters).toEqual([await renewalOf(plan)]);
    await deliverAll([...letters, ...letters]);
    expect(await sent()).toEqual([]);

    expect(await readPlan(world.db, plan)).toMatchObject({ rulesVersion: RULES_VERSION, nightRoomF: 65 });
    expect([await leads(plan, THIN), await leads(plan, THICK)]).toEqual([false, true]);
    const after = await readItems(world.db, plan);
    const changed = after.filter(
      (item, at) => item.calculatedQuantities !== before[at]?.calculatedQuantities,
    );
    expect(changed.map(({ clothingId }) => CATALOGUE[clothingId - 1]?.key)).toEqual([THIN, THICK]);
    expect(await entered(plan)).toEqual(kept);
    expect(Object.keys((await changesOf(plan))?.items ?? {}).toSorted()).toEqual([THIN, THICK]);

    // Back again, there is nothing to tell anymore.
    await say(plan, 72);
    await deliverAll(await sent());
    expect((await readItems(world.db, plan)).map(({ calculatedQuantities }) => calculatedQuantities)).toEqual(
      before.map(({ calculatedQuantities }) => calculatedQuantities),
    );
    expect(await changesOf(plan)).toBeNull();
  });

  it("abroad is cool until the family says otherwise, for twins as well", async () => {
    const { onboardingId: plan } = await plans.planned(world, {
      zipcode: "",
      placeId: `${MUNICH.placeId}`,
      babies: "2",
    });
    expect([await leads(plan, THIN), await leads(plan, THICK)]).toEqual([false, true]);
    await say(plan, 66);
    expect(await sent()).toEqual([]);
    await say(plan, 70);
    await deliverAll(await sent());
    expect([await leads(plan, THIN), await leads(plan, THICK)]).toEqual([true, false]);
    await say(plan, 64);
    await deliverAll(await sent());
    expect([await leads(plan, THIN), await leads(plan, THICK)]).toEqual([false, true]);
  });

  it("said while a renewal for the old room is under way leaves the numbers of the new one", async () => {
    const plan = await anOutdatedPlan();
    const DB = saying(plan, 64);
    await deliverAll([await renewalOf(plan)], { ...world.env, DB });
    expect((await readPlan(world.db, plan)).nightRoomF).toBe(64);
    await deliverAll(await sent());
    expect((await readPlan(world.db, plan)).rulesVersion).toBe(RULES_VERSION);
    expect(await leads(plan, THICK)).toBe(true);
  });

  it("said while a changed plan is being calculated counts for it", async () => {
    const { onboardingId: plan } = await plans.planned(world);
    await record(plan, toDay(new Date()));
    const DB = saying(plan, 64);
    await drain(world.queues, { ...world.env, DB });
    expect((await readPlan(world.db, plan)).nightRoomF).toBe(64);
    await deliverAll(await sent());
    expect(await readPlan(world.db, plan)).toMatchObject({
      status: "completed",
      rulesVersion: RULES_VERSION,
    });
    expect(await leads(plan, THICK)).toBe(true);
  });

  it("goes with a copy of one's own plan; a friend's copy is for the friend's room", async () => {
    const { onboardingId: plan } = await plans.planned(world);
    await say(plan, 66);
    await deliverAll(await sent());
    const own = await sharing.claimed(world, await sharing.shared(world.userId, plan));
    const others = await sharing.asFriend(world);
    const friends = await sharing.claimed(others, await sharing.shared(world.userId, plan));
    await drain(world.queues, world.env);
    await sweepNow(world);
    await drain(world.queues, world.env);
    expect((await readPlan(world.db, own)).nightRoomF).toBe(66);
    expect((await readPlan(world.db, friends)).nightRoomF).toBeNull();
    for (const copy of [own, friends])
      expect(await readPlan(world.db, copy)).toMatchObject({
        status: "completed",
        rulesVersion: RULES_VERSION,
      });
    expect([await leads(own, THICK), await leads(friends, THICK)]).toEqual([true, false]);
    expect(await leads(friends, THIN)).toBe(true);
  });
});
