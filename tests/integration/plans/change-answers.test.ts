// Wrong answers are changed (decision R21): the same attempt is recalculated, no attempt is used, and what
// the parent entered stays.
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { userClothingItems, userOnboardingData } from "~/data/schema.ts";
import { plusMonths } from "~/domain/calendar.ts";
import { RULES_VERSION } from "~/domain/plans/rules-version.ts";
import { PLAN_STATUSES } from "~/domain/vocabulary.ts";
import { unpackQuantities } from "~/domain/wardrobe/quantity-code.ts";
import { livePublisher } from "~/services/live.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { changeAnswers, recordBirth } from "~/usecases/plans/change-answers.ts";
import { ANSWERS, aStoredPlan, aUser } from "../../support/factories.ts";
import { deliver, drain } from "../../support/held-queues.ts";
import { countLogged, expectLogs } from "../../support/logs.ts";
import * as plans from "../../support/plans.ts";
import * as sharing from "../../support/sharing.ts";

const { aWorld, expectNothingBroken, readPlan, readItems, tryAgain, usedAttempts } = plans;

let world: plans.World;
let plan: string;

beforeEach(async () => {
  world = await aWorld();
  plan = (await plans.planned(world)).onboardingId;
});

function deps() {
  return {
    db: world.db,
    planQueue: jobQueue(world.env.PLAN_QUEUE, "plan"),
    live: livePublisher(world.env.LIVE_CHANNEL),
    now: Date.now(),
  };
}

/** What nobody has read of changed numbers. */
const UNREAD = `{"from":1,"items":{"sleeper_footed":"9${".9".repeat(11)}"}}`;

const change = (form: Record<string, unknown>, viewerId = world.userId, id = plan) =>
  changeAnswers(deps(), viewerId, id, { ...ANSWERS, ...form }, "2026-06-01");

async function changed(form: Record<string, unknown>) {
  expect(await change(form)).toEqual({ kind: "recalculating" });
  await drain(world.queues, world.env);
  return readPlan(world.db, plan);
}

type Items = Awaited<ReturnType<typeof readItems>>;

const quantitiesOf = (items: Items) => items.map(({ calculatedQuantities }) => calculatedQuantities);

/** All pieces that a plan asks for, in every size and weather, for a daily wash. */
function pieces(items: Items): number {
  return items
    .flatMap(({ calculatedQuantities }) => Object.values(unpackQuantities(calculatedQuantities)?.daily ?? {}))
    .flatMap((cells) => Object.values(cells).map(({ quantity }) => quantity))
    .reduce((sum, quantity) => sum + quantity, 0);
}

async function failIt(id = plan): Promise<void> {
  expectLogs("plan_message_dead");
  const { runId } = await readPlan(world.db, id);
  const body = { stage: "weather", onboardingId: id, runId };
  await deliver(world.queues, world.env, [{ queue: "layette-plan-dead", body, attempts: 1 }]);
}

describe("other answers", () => {
  it("make the same attempt anew: other place, other day, other clothes and laundry", async () => {
    const before = await readPlan(world.db, plan);
    const answers = {
      zipcode: "33139",
      dueDate: "2027-04-01",
      genderPreference: "girl",
      laundryScenario: "weekly_plus",
    };
    const after = await changed(answers);
    expect(after).toMatchObject({
      attemptNumber: before.attemptNumber,
      createdAt: before.createdAt,
      status: "completed",
      zipcode: "33139",
      expectedDueDate: "2027-04-01",
      genderPreference: "girl",
      laundryScenario: "weekly_plus",
    });
    expect(after.runId).not.toBe(before.runId);
    expect(readWeatherGroups(after.weatherGroups)?.["0-3m"][0]?.start).toBe("2027-04-01");
    const [, request] = await world.weather.requests();
    expect(request?.query).toMatchObject({ latitude: "25.8" });
    await expectNothingBroken(world);
  });

  it("keep counts, notes and what is set aside", async () => {
    const entered = {
      userAddedQuantities: '{"0-3m":{"Default":{"quantity":4}}}',
      personalNotes: '{"0-3m":"from Aunt Ines 🧦"}',
      setAside: '["6-9m"]',
    };
    await world.db.update(userClothingItems).set(entered).where(eq(userClothingItems.onboardingId, plan));
    const ids = (await readItems(world.db, plan)).map(({ dashboardItemId }) => dashboardItemId);
    await changed({ zipcode: "33139" });
    const items = await readItems(world.db, plan);
    expect(items.map(({ dashboardItemId }) => dashboardItemId)).toEqual(ids);
    for (const item of items) expect(item).toMatchObject(entered);
  });

  it("Z8 plan for twins, and for one again, and leave that alone where a form doesn't ask", async () => {
    const before = await readItems(world.db, plan);
    expect((await changed({ babies: "2" })).babies).toBe(2);
    expect(pieces(await readItems(world.db, plan))).toBeGreaterThan(pieces(before));
    expect(await change({ babies: "2" })).toEqual({ kind: "unchanged" });
    expect(await change({})).toEqual({ kind: "unchanged" });
    expect(await change({ babies: "x" })).toEqual({ kind: "invalid", errors: { babies: "BABIES_INVALID" } });
    expect((await changed({ zipcode: "33139" })).babies).toBe(2);
    expect((await changed({ babies: "1" })).babies).toBe(1);
    expect(quantitiesOf(await readItems(world.db, plan))).toEqual(quantitiesOf(before));
    await expectNothingBroken(world);
  });

  it("Z8 ask twins for at least one piece each of all that one baby needs, and for about twice as much at most", async () => {
    const cellsOf = (items: Items) =>
      items.flatMap(({ itemName, calculatedQuantities }) =>
        Object.entries(unpackQuantities(calculatedQuantities) ?? {}).flatMap(([scenario, byAge]) =>
          Object.entries(byAge).flatMap(([age, cells]) =>
            Object.entries(cells).map(
              ([order, { quantity, essentiality }]) =>
                [`${itemName} ${scenario} ${age} ${order}`, { quantity, essentiality }] as const,
            ),
          ),
        ),
      );
    const one = new Map(cellsOf(await readItems(world.db, plan)));
    await changed({ babies: "2" });
    const two = cellsOf(await readItems(world.db, plan));
    expect(two).toHaveLength(one.size);
    const wrong = two.filter(([cell, { quantity, essentiality }]) => {
      const before = one.get(cell);
      if (before?.essentiality !== essentiality) return true;
      const least = before.quantity === 0 ? 0 : Math.max(2, before.quantity);
      return quantity < least || quantity > (least === 0 ? 0 : 2 * before.quantity + 1);
    });
    expect(wrong).toEqual([]);
  });

  it("use no attempt, also at the limit", async () => {
    await plans.planned(world, { zipcode: "33139" });
    await plans.planned(world, { zipcode: "98101" });
    expect((await plans.submit(world)).kind).toBe("refused");
    expect(await change({ zipcode: "85001" })).toEqual({ kind: "recalculating" });
    expect(await usedAttempts(world.db, world.userId)).toBe(3);
    await drain(world.queues, world.env);
    expect((await readPlan(world.db, plan)).status).toBe("completed");
    expect(await usedAttempts(world.db, world.userId)).toBe(3);
  });

  it("leave a known birth date, from which the plan still starts", async () => {
    const bornOn = plusMonths(ANSWERS.dueDate, -6);
    await recordBirth(deps(), world.userId, plan, bornOn);
    await drain(world.queues, world.env);
    const after = await changed({ dueDate: "2027-01-01" });
    expect(after).toMatchObject({ babyBornOn: bornOn, expectedDueDate: "2027-01-01" });
    expect(readWeatherGroups(after.weatherGroups)?.["0-3m"][0]?.start).toBe(bornOn);
  });

  it("change a birth date that came from the quiz, and make a date that is past one", async () => {
    expect((await changed({ dueDate: "2026-05-01" })).babyBornOn).toBe("2026-05-01");
    expect((await changed({ dueDate: "2026-05-03" })).babyBornOn).toBe("2026-05-03");
    expect((await changed({ dueDate: "2026-08-01" })).babyBornOn).toBeNull();
  });

  it("change the due date or the birth, whichever is meant, and never the other", async () => {
    const due = "2026-05-10";
    await world.db
      .update(userOnboardingData)
      .set({ expectedDueDate: due, babyBornOn: "2026-04-26" })
      .where(eq(userOnboardingData.onboardingId, plan));
    const dates = async (dueDate: string, bornOn: string) => {
      const { expectedDueDate, babyBornOn } = await changed({ dueDate, bornOn });
      return [expectedDueDate, babyBornOn];
    };
    expect(await change({ dueDate: due, bornOn: "2026-04-26" })).toEqual({ kind: "unchanged" });
    expect(await dates(due, "2026-04-28")).toEqual([due, "2026-04-28"]);
    expect(await dates("2026-05-12", "2026-04-28")).toEqual(["2026-05-12", "2026-04-28"]);
    expect(await dates("2026-05-12", "2026-05-12")).toEqual(["2026-05-12", "2026-05-12"]);
    // The quiz may have been answered with the birth: then no other due date is known, until one is entered.
    expect(await dates("2026-05-12", "2026-05-14")).toEqual(["2026-05-14", "2026-05-14"]);
    expect(await dates("2026-05-30", "2026-05-14")).toEqual(["2026-05-30", "2026-05-14"]);
    for (const [bornOn, code] of [
      ["", "BIRTH_DATE_INVALID"],
      ["2026-06-09", "BIRTH_DATE_AHEAD"],
      ["soon", "BIRTH_DATE_INVALID"],
    ])
      expect(await change({ dueDate: due, bornOn })).toEqual({ kind: "invalid", errors: { bornOn: code } });
    await expectNothingBroken(world);
  });

  it("keep an early birth when something else changes, and dates of long ago", async () => {
    const dates = { expectedDueDate: "2023-05-10", babyBornOn: "2023-04-26" };
    await world.db.update(userOnboardingData).set(dates).where(eq(userOnboardingData.onboardingId, plan));
    const form = { dueDate: dates.expectedDueDate, bornOn: dates.babyBornOn, zipcode: "33139" };
    expect(await changed(form)).toMatchObject({ ...dates, zipcode: "33139" });
  });

  it("leave a birth that nobody has entered as it is, also where a form asks for it", async () => {
    await world.db
      .update(userOnboardingData)
      .set({ expectedDueDate: "2026-05-01" })
      .where(eq(userOnboardingData.onboardingId, plan));
    expect(await change({ dueDate: "2026-05-01", bornOn: "" })).toEqual({ kind: "unchanged" });
    expect(await changed({ dueDate: "2026-05-03", bornOn: "" })).toMatchObject({
      expectedDueDate: "2026-05-03",
      babyBornOn: null,
    });
  });

  it("of a due date that has passed since, unchanged, don't make it a birth", async () => {
    await world.db
      .update(userOnboardingData)
      .set({ expectedDueDate: "2026-05-01" })
      .where(eq(userOnboardingData.onboardingId, plan));
    const after = await changed({ dueDate: "2026-05-01", zipcode: "33139" });
    expect(after).toMatchObject({ zipcode: "33139", babyBornOn: null });
  });

  it("are made by the present rules, and keep what nobody has read of changed numbers", async () => {
    await world.db
      .update(userOnboardingData)
      .set({ rulesVersion: 1, numberChanges: UNREAD })
      .where(eq(userOnboardingData.onboardingId, plan));
    const after = await changed({ zipcode: "33139" });
    expect(after).toMatchObject({ rulesVersion: RULES_VERSION, numberChanges: UNREAD });
  });
});

describe("answers that are sent more than once", () => {
  it("F18 start one run from two tabs at once, and none when they are the plan's already", async () => {
    const results = await Promise.all([1, 2, 3].map(() => change({ zipcode: "33139" })));
    expect(results).toEqual([1, 2, 3].map(() => ({ kind: "recalculating" })));
    expect(world.queues.waiting).toHaveLength(1);
    await drain(world.queues, world.env);
    expect(countLogged("plan_completed")).toBe(2);
    const before = await readPlan(world.db, plan);
    expect(await change({ zipcode: "33139" })).toEqual({ kind: "unchanged" });
    expect(await readPlan(world.db, plan)).toEqual(before);
  });

  it("of two at once take one and refuse the other", async () => {
    const results = await Promise.all([change({ zipcode: "33139" }), change({ zipcode: "98101" })]);
    expect(results.map(({ kind }) => kind).sort()).toEqual(["recalculating", "refused"]);
    await drain(world.queues, world.env);
    await expectNothingBroken(world);
  });
});

describe("answers that cannot be taken", () => {
  it.each([
    ["a ZIP code of letters", { zipcode: "abcde" }, { zipcode: "ZIP_INVALID" }],
    ["a ZIP code that is none", { zipcode: "00000" }, { zipcode: "ZIP_UNKNOWN" }],
    ["a military one", { zipcode: "09001" }, { zipcode: "ZIP_NOT_COVERED" }],
    ["a day in nine years", { dueDate: "2035-01-01" }, { dueDate: "DUE_DATE_TOO_FAR" }],
    ["no real day", { dueDate: "2027-02-30" }, { dueDate: "DUE_DATE_INVALID" }],
    [
      "nothing",
      { zipcode: undefined, dueDate: undefined, genderPreference: undefined, laundryScenario: undefined },
      {
        zipcode: "ZIP_INVALID",
        dueDate: "DUE_DATE_INVALID",
        genderPreference: "GENDER_INVALID",
        laundryScenario: "LAUNDRY_INVALID",
      },
    ],
    [
      "junk",
      { genderPreference: "dragon", laundryScenario: "never" },
      { genderPreference: "GENDER_INVALID", laundryScenario: "LAUNDRY_INVALID" },
    ],
  ])("are %s, told at each", async (_, form, errors) => {
    const before = await readPlan(world.db, plan);
    expect(await change(form)).toEqual({ kind: "invalid", errors });
    expect(await readPlan(world.db, plan)).toEqual(before);
    expect(world.queues.waiting).toEqual([]);
  });

  it("S43 are those of somebody else's plan: nothing is told and nothing changes", async () => {
    const stranger = await aUser(world.db);
    const before = await readPlan(world.db, plan);
    for (const id of [plan, "aaaaaaaaaaaaaaaaaaaa", "' or 1=1 --"]) {
      expect(await change({ zipcode: "33139" }, stranger.id, id)).toEqual({ kind: "not-found" });
      expect(await change({ zipcode: "x" }, stranger.id, id)).toEqual({ kind: "not-found" });
    }
    expect(await readPlan(world.db, plan)).toEqual(before);
  });

  it.each(PLAN_STATUSES.filter((status) => /^(pending|processing|cloning)/.test(status)))(
    "are those of a plan that is %s",
    async (status) => {
      const plan = await aStoredPlan(world.db, world.userId, { attemptNumber: 2, status });
      expect(await change({ zipcode: "33139" }, world.userId, plan.onboardingId)).toEqual({
        kind: "refused",
        code: "ATTEMPT_NOT_READY",
      });
      expect(await readPlan(world.db, plan.onboardingId)).toEqual(plan);
    },
  );
});

describe("a plan that has failed", () => {
  it("is made with other answers, or with the same ones", async () => {
    for (const zipcode of ["33139", "98101"]) {
      await change({ zipcode: "98101" });
      world.queues.waiting.splice(0);
      await failIt();
      expect((await readPlan(world.db, plan)).status).toBe("failed");
      expect(await usedAttempts(world.db, world.userId)).toBe(0);
      const after = await changed({ zipcode });
      expect(after).toMatchObject({ status: "completed", errorMessage: null, zipcode });
      expect(await usedAttempts(world.db, world.userId)).toBe(1);
    }
    await expectNothingBroken(world);
  });

  it("and was complete before needs no leave; one that never was needs the leave of Try Again", async () => {
    await change({ zipcode: "98101" });
    world.queues.waiting.splice(0);
    await failIt();
    const never = await plans.submitted(world, { zipcode: "85001" });
    world.queues.waiting.splice(0);
    await failIt(never);
    for (const zipcode of ["33139", "98101", "85001"]) await plans.planned(world, { zipcode });
    expect(await tryAgain(world, never)).toBe("limit-reached");
    expect(await change({ zipcode: "60601" }, world.userId, never)).toEqual({
      kind: "refused",
      code: "QUIZ_LIMIT_ON_SUBMIT",
    });
    expect(await change({ zipcode: "60601" })).toEqual({ kind: "recalculating" });
    await drain(world.queues, world.env);
    await expectNothingBroken(world);
  });

  it("as a copy first becomes what was claimed", async () => {
    const link = await sharing.shared(world.userId, plan);
    const copy = await sharing.claimed(world, link);
    world.queues.waiting.splice(0);
    await failIt(copy);
    expect(await change({ zipcode: "33139" }, world.userId, copy)).toEqual({
      kind: "refused",
      code: "ATTEMPT_NOT_READY",
    });
    expect(await tryAgain(world, copy)).toBe("restarted");
    await drain(world.queues, world.env);
    expect(await change({ zipcode: "33139" }, world.userId, copy)).toEqual({ kind: "recalculating" });
    await drain(world.queues, world.env);
    expect(await readPlan(world.db, copy)).toMatchObject({ status: "completed", zipcode: "33139" });
    expect(await usedAttempts(world.db, world.userId)).toBe(1);
  });
});
