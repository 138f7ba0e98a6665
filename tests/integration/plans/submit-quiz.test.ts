// What a quiz form must look like, and that an attempt is written and counted once or not at all.
import { env as bindings } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { subscriptionTiers, userOnboardingData, usersProfile } from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { aStoredPlan, aUser } from "../../support/factories.ts";
import { failingDatabase } from "../../support/faulty-bindings.ts";
import { drain } from "../../support/held-queues.ts";
import { expectLogs } from "../../support/logs.ts";
import * as plans from "../../support/plans.ts";
import { ZIP_OF_KNOWN_AREA, ZIP_OF_NOWHERE } from "../../support/shared-data.ts";

const { aWorld, expectNothingBroken, letTimePass, submit, submitted, sweepNow, usedAttempts } = plans;

let world: plans.World;

beforeEach(async () => {
  world = await aWorld();
});

const plansOf = (userId = world.userId) =>
  world.db
    .select()
    .from(userOnboardingData)
    .where(eq(userOnboardingData.userId, userId))
    .orderBy(asc(userOnboardingData.attemptNumber));

describe("what a quiz form may say", () => {
  it.each([
    ["a ZIP code in full-width digits", { zipcode: "５５４０１" }, { zipcode: "ZIP_INVALID" }],
    ["a ZIP code with four digits", { zipcode: "5540" }, { zipcode: "ZIP_INVALID" }],
    ["two ZIP codes with a line break", { zipcode: "55401\n55402" }, { zipcode: "ZIP_INVALID" }],
    ["no ZIP code", { zipcode: undefined }, { zipcode: "ZIP_INVALID" }],
    ["a ZIP code that is a list", { zipcode: ["55401"] }, { zipcode: "ZIP_INVALID" }],
    ["a ZIP code of nowhere", { zipcode: ZIP_OF_NOWHERE }, { zipcode: "ZIP_UNKNOWN" }],
    ["a military ZIP code", { zipcode: "09012" }, { zipcode: "ZIP_NOT_COVERED" }],
    ["a ZIP code of Guam", { zipcode: "96910" }, { zipcode: "ZIP_NOT_COVERED" }],
    ["a ZIP code of American Samoa", { zipcode: "96799" }, { zipcode: "ZIP_NOT_COVERED" }],
    ["a day that does not exist", { dueDate: "2025-02-30" }, { dueDate: "DUE_DATE_INVALID" }],
    ["a day in nine years", { dueDate: "2035-01-01" }, { dueDate: "DUE_DATE_TOO_FAR" }],
    ["a birth in 2020", { dueDate: "2020-01-01" }, { dueDate: "BIRTH_DATE_LONG_AGO" }],
    ["a leap day of a common year", { dueDate: "2027-02-29" }, { dueDate: "DUE_DATE_INVALID" }],
    ["a date in words", { dueDate: "tomorrow" }, { dueDate: "DUE_DATE_INVALID" }],
    ["a year of five digits", { dueDate: "12027-01-01" }, { dueDate: "DUE_DATE_INVALID" }],
    ["an unknown gender", { genderPreference: "dragon" }, { genderPreference: "GENDER_INVALID" }],
    ["an unknown laundry routine", { laundryScenario: "never" }, { laundryScenario: "LAUNDRY_INVALID" }],
    ["no baby", { babies: "0" }, { babies: "BABIES_INVALID" }],
    ["quadruplets", { babies: "4" }, { babies: "BABIES_INVALID" }],
    ["babies in words", { babies: "twins" }, { babies: "BABIES_INVALID" }],
    ["nothing for how many babies", { babies: "" }, { babies: "BABIES_INVALID" }],
    ["a list of babies", { babies: ["2"] }, { babies: "BABIES_INVALID" }],
    ["a database command", { zipcode: "55401'; drop table users; --" }, { zipcode: "ZIP_INVALID" }],
  ])("S47 refuses %s with its text and stores nothing", async (_, form, fieldErrors) => {
    expect(await submit(world, form)).toEqual({ kind: "invalid", fieldErrors });
    expect(await plansOf()).toEqual([]);
    expect(world.queues.waiting).toEqual([]);
  });

  it("S47 names every wrong field at once", async () => {
    const form = { zipcode: "", dueDate: "", genderPreference: "", laundryScenario: "" };
    expect(await submit(world, form)).toEqual({
      kind: "invalid",
      fieldErrors: {
        zipcode: "ZIP_INVALID",
        dueDate: "DUE_DATE_INVALID",
        genderPreference: "GENDER_INVALID",
        laundryScenario: "LAUNDRY_INVALID",
      },
    });
  });

  it("takes the last day that can be meant, the first one and a ZIP code that only its area knows", async () => {
    await submitted(world, { dueDate: "2027-04-15" });
    await submitted(world, { dueDate: "2024-06-01" });
    await submitted(world, { zipcode: ZIP_OF_KNOWN_AREA });
    await drain(world.queues, world.env);
    await expectNothingBroken(world);
  });

  it("takes a date that is past where the parent is as the date of birth, and no other", async () => {
    const dates = { before: "2026-05-31", today: "2026-06-01", after: "2026-06-02" };
    for (const dueDate of Object.values(dates)) await submit(world, { dueDate }, Date.now(), dates.today);
    const rows = await plansOf();
    expect(rows.map(({ babyBornOn }) => babyBornOn)).toEqual([dates.before, null, null]);
  });

  it("Z8 keeps how many babies there are, and takes one where nobody says", async () => {
    await submitted(world);
    await submitted(world, { babies: "2" });
    const formKey = newId();
    const [again] = [
      await submitted(world, { babies: "3", formKey }),
      await submitted(world, { babies: "3", formKey }),
    ];
    const rows = await plansOf();
    expect(rows.map(({ babies }) => babies)).toEqual([1, 2, 3]);
    expect(rows.at(-1)?.onboardingId).toBe(again);
  });

  it("S9 ignores fields that are none of the form's", async () => {
    const victim = await aUser(world.db);
    const planId = await submitted(world, {
      user_id: victim.id,
      userId: victim.id,
      onboardingId: "mine",
      attempt_number: 99,
      status: "completed",
      counts_toward_quota: 0,
      quiz_attempts_count: 0,
      role: "admin",
      subscription_id: 2,
    });
    const [plan] = await plansOf();
    expect(plan).toMatchObject({
      onboardingId: planId,
      attemptNumber: 1,
      status: "pending",
      countsTowardQuota: true,
    });
    expect(await plansOf(victim.id)).toEqual([]);
    const [profile] = await world.db.select().from(usersProfile).where(eq(usersProfile.userId, world.userId));
    expect(profile).toMatchObject({ role: "free", subscriptionId: 1, quizAttemptsCount: 1 });
  });
});

describe("how many attempts there are", () => {
  it("counts up to the tier's limit and refuses the next with its text, without a row", async () => {
    for (const used of [1, 2, 3]) {
      await submitted(world);
      expect(await usedAttempts(world.db, world.userId)).toBe(used);
    }
    expect(await submit(world)).toEqual({ kind: "refused", code: "QUIZ_LIMIT_ON_SUBMIT" });
    expect((await plansOf()).map(({ attemptNumber }) => attemptNumber)).toEqual([1, 2, 3]);
    expect(world.queues.waiting).toHaveLength(3);
  });

  it("takes the limit from the tier's row", async () => {
    await world.db.insert(subscriptionTiers).values({ subscriptionId: 7, name: "one", maxQuizAttempts: 1 });
    await world.db
      .update(usersProfile)
      .set({ subscriptionId: 7 })
      .where(eq(usersProfile.userId, world.userId));
    await submitted(world);
    expect((await submit(world)).kind).toBe("refused");
    await world.db
      .update(subscriptionTiers)
      .set({ maxQuizAttempts: 2 })
      .where(eq(subscriptionTiers.subscriptionId, 7));
    await submitted(world);
  });

  it("does not count failed attempts and copies", async () => {
    await aStoredPlan(world.db, world.userId, { attemptNumber: 1, status: "failed" });
    await aStoredPlan(world.db, world.userId, {
      attemptNumber: 2,
      status: "completed",
      countsTowardQuota: false,
    });
    for (const used of [1, 2, 3]) {
      await submitted(world);
      expect(await usedAttempts(world.db, world.userId)).toBe(used);
    }
    expect((await submit(world)).kind).toBe("refused");
  });

  it("makes one attempt of two parallel forms when one is left", async () => {
    await submitted(world);
    await submitted(world);
    const results = await Promise.all([submit(world), submit(world), submit(world)]);
    expect(results.map(({ kind }) => kind).sort()).toEqual(["created", "refused", "refused"]);
    expect(await plansOf()).toHaveLength(3);
    expect(await usedAttempts(world.db, world.userId)).toBe(3);
  });

  it("F18 makes one attempt of the same form sent twice, at once and later", async () => {
    const formKey = newId();
    const results = await Promise.all([submit(world, { formKey }), submit(world, { formKey })]);
    const again = await submit(world, { formKey });
    expect(new Set([...results, again].map((result) => JSON.stringify(result))).size).toBe(1);
    expect(await plansOf()).toHaveLength(1);
    expect(await usedAttempts(world.db, world.userId)).toBe(1);
    expect(world.queues.waiting).toHaveLength(1);
  });

  it("makes another attempt of the same form when an answer has changed", async () => {
    const formKey = newId();
    const first = await submitted(world, { formKey });
    expect(await submitted(world, { formKey, zipcode: "33139" })).not.toBe(first);
    expect(await usedAttempts(world.db, world.userId)).toBe(2);
  });

  it("F18 finds the attempt of the same form even when it used the last one up", async () => {
    const formKey = newId();
    for (const key of [newId(), newId(), formKey]) await submit(world, { formKey: key });
    expect((await submit(world, { formKey })).kind).toBe("created");
    expect(await plansOf()).toHaveLength(3);
  });

  it("lets two families send the same form key", async () => {
    const formKey = newId();
    const other = await aWorld();
    await submitted(world, { formKey });
    await submitted(other, { formKey });
    expect(await usedAttempts(world.db, other.userId)).toBe(1);
  });
});

describe("a database that fails at submit", () => {
  const failing = (when: "before" | "after") => ({
    ...world,
    env: {
      ...world.env,
      DB: failingDatabase(bindings.DB, /insert or ignore into "user_onboarding_data"/, when),
    },
  });

  it("F6 leaves no attempt when it fails before the commit", async () => {
    await expect(submit(failing("before"))).rejects.toThrow();
    expect(await plansOf()).toEqual([]);
    expect(await usedAttempts(world.db, world.userId)).toBe(0);
  });

  it("F6 finds the attempt, counted once, when it fails after the commit", async () => {
    const formKey = newId();
    await expect(submit(failing("after"), { formKey })).rejects.toThrow();
    const planId = await submitted(world, { formKey });
    expect(await plansOf()).toHaveLength(1);
    expect(await usedAttempts(world.db, world.userId)).toBe(1);
    // Its message was never sent, so the sweeper sends it.
    expect(world.queues.waiting).toEqual([]);
    await letTimePass(world.db, planId, 15_000);
    await sweepNow(world);
    await drain(world.queues, world.env);
    await expectNothingBroken(world);
  });

  it("keeps the attempt when the queue does not take its message", async () => {
    expectLogs("queue_send_failed");
    const PLAN_QUEUE: Queue = {
      ...world.env.PLAN_QUEUE,
      send: () => Promise.reject(new Error("The queue is down")),
    };
    const planId = await submitted({ ...world, env: { ...world.env, PLAN_QUEUE } });
    await letTimePass(world.db, planId, 15_000);
    await sweepNow(world);
    await drain(world.queues, world.env);
    await expectNothingBroken(world);
  });
});
