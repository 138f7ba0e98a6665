// What parents tell about their baby's size.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { readFactForm } from "~/contracts/growth/fact-form.ts";
import { openDatabase } from "~/data/database.server.ts";
import {
  type PlanForViewer,
  readKnownSizes,
  selectBabies,
  selectFacts,
} from "~/data/growth/size-facts.server.ts";
import { selectPlanForViewer, selectTodayForViewer } from "~/data/plans/plans.server.ts";
import { helperLinks, planBabies, sizeFacts, userOnboardingData } from "~/data/schema.ts";
import { selectPlanOfHelper } from "~/data/today/helper-links.server.ts";
import { plusDays } from "~/domain/calendar.ts";
import { MOST_FACTS } from "~/domain/growth/entered-fact.ts";
import { sizeWindows } from "~/domain/growth/size-windows.ts";
import { newId } from "~/lib/new-id.ts";
import { livePublisher } from "~/services/live.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import { knownBabies, knownBaby } from "~/usecases/growth/find-sizes.ts";
import { recordFact } from "~/usecases/growth/record-fact.ts";
import { aStoredPlan, aUser } from "../../support/factories.ts";
import { heldQueues } from "../../support/held-queues.ts";

const db = openDatabase(env.DB);
const now = Date.now();
const needs = {
  db,
  now,
  planQueue: jobQueue(heldQueues().bindings.PLAN_QUEUE, "plan"),
  live: livePublisher(env.LIVE_CHANNEL),
};
const DUE = "2027-02-10";
const ON = "2027-04-12";

async function aPlan(babies = 1, expectedDueDate?: string): Promise<PlanForViewer> {
  const { id } = await aUser(db);
  const { onboardingId: planId } = await aStoredPlan(db, id, {
    status: "completed",
    babyBornOn: DUE,
    babies,
    ...(expectedDueDate && { expectedDueDate }),
  });
  return { viewerId: id, planId };
}

function wishOf(fields: Readonly<Record<string, string>>) {
  const wish = readFactForm({ on: ON, formKey: newId(), ...fields }, ON);
  if ("error" in wish) throw new Error(wish.error);
  return wish;
}

const LB = { weight: "11", ounces: "4", weightUnit: "lb" };
const rowsOf = (plan: PlanForViewer) => selectFacts(db, plan);

describe("a fact", () => {
  it("is kept with its unit, and moves the sizes", async () => {
    const plan = await aPlan();
    const result = await recordFact(
      needs,
      plan,
      wishOf({ ...LB, length: "59", lengthUnit: "cm", sex: "girl" }),
    );
    expect(result.kind).toBe("saved");
    expect(await rowsOf(plan)).toMatchObject([
      { kind: "length", measuredOn: ON, amount: 590, unit: "cm", isUsed: true, baby: 0 },
      { kind: "weight", measuredOn: ON, amount: 5103, unit: "lb", isUsed: true, version: 1 },
    ]);
    const known = (await readKnownSizes(db, plan)) ?? expect.fail("no plan");
    const baby = knownBaby(known, 0);
    expect(baby).toMatchObject({ due: DUE, born: DUE, sex: "girl", isTwin: false });
    expect(baby.facts).toHaveLength(2);
    expect(sizeWindows(baby)[3]?.end).not.toEqual(sizeWindows({ ...baby, facts: [] })[3]?.end);
  });

  it("is there once, however often its form is sent", async () => {
    const plan = await aPlan();
    const wish = wishOf({ ...LB, size: "0-3m" });
    const results = await Promise.all(Array.from({ length: 4 }, () => recordFact(needs, plan, wish)));
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(["saved"]));
    expect(await rowsOf(plan)).toHaveLength(2);
    expect(await recordFact(needs, plan, wish)).toMatchObject({ kind: "saved" });
    expect(await rowsOf(plan)).toHaveLength(2);
  });

  it("with a label far from what is likely is asked about, and kept by a second tap without moving anything", async () => {
    const plan = await aPlan();
    const label = { size: "9-12m", fit: "good" };
    expect(await recordFact(needs, plan, wishOf(label))).toMatchObject({
      kind: "doubted",
      fact: { kind: "label", size: "9-12m" },
      readings: [{ size: "0-3m" }, { size: "3-6m" }],
    });
    expect(await rowsOf(plan)).toEqual([]);
    expect((await recordFact(needs, plan, wishOf({ ...label, keep: "yes" }))).kind).toBe("saved");
    expect(await rowsOf(plan)).toMatchObject([{ kind: "label", isUsed: false }]);
  });

  it("from before a corrected date of birth is set aside, and counts again once the date is back", async () => {
    const plan = await aPlan();
    await recordFact(needs, plan, wishOf(LB));
    const baby = async () => knownBabies((await readKnownSizes(db, plan)) ?? expect.fail("no plan"));
    expect((await baby()).seen).toHaveLength(1);
    const setBirth = (babyBornOn: string) =>
      db
        .update(userOnboardingData)
        .set({ babyBornOn })
        .where(eq(userOnboardingData.onboardingId, plan.planId));
    await setBirth("2027-04-20");
    expect(await baby()).toMatchObject({ seen: [], babies: [{ facts: [] }] });
    await setBirth(DUE);
    expect((await baby()).seen).toHaveLength(1);
  });

  it("that is probably a wrong unit is asked about, and nothing is written", async () => {
    const plan = await aPlan();
    const wish = wishOf({ weight: "11.2", weightUnit: "kg" });
    expect(await recordFact(needs, plan, wish)).toMatchObject({
      kind: "doubted",
      fact: { value: 11.2, unit: "kg" },
      readings: [
        { unit: "lb", value: 11.2, ounces: 0 },
        { unit: "lb", value: 11, ounces: 2 },
      ],
    });
    expect(await rowsOf(plan)).toEqual([]);
    expect(await recordFact(needs, plan, { ...wish, isKept: true })).toMatchObject({ kind: "saved" });
    expect(await rowsOf(plan)).toMatchObject([{ amount: 11_200, isUsed: false }]);
    const known = (await readKnownSizes(db, plan)) ?? expect.fail("no plan");
    expect(knownBaby(known, 0).facts).toEqual([]);
  });

  describe("of less than 2.5 kg", () => {
    /** As Today, the notice, the dashboard, and a helper's page read it, after weights of so many days after the birth. */
    async function wasSmall(
      plan: PlanForViewer,
      weights: readonly [day: number, kg: string, baby?: string][],
    ) {
      for (const [day, weight, baby = "0"] of weights) {
        const wish = wishOf({ weight, weightUnit: "kg", on: plusDays(DUE, day), baby, keep: "yes" });
        expect((await recordFact(needs, plan, wish)).kind).toBe("saved");
      }
      const hash = newId();
      const link = { tokenHash: hash, sealedToken: "", helper: "x" };
      const times = { createdAt: now, expiresAt: now + 1000 };
      await db.insert(helperLinks).values({ id: newId(), onboardingId: plan.planId, ...link, ...times });
      const rows = await Promise.all([
        selectTodayForViewer(db, plan.viewerId, plan.planId),
        selectPlanForViewer(db, plan.viewerId, plan.planId),
        selectPlanOfHelper(db, [hash], now),
      ]);
      return rows.map(([row]) => row?.wasSmall);
    }

    it.each<[string, string | undefined, ...Parameters<typeof wasSmall>[1]]>([
      ["before the due date", plusDays(DUE, 20), [5, "2.4"], [9, "2.6"]],
      ["doubted and kept, where the due date isn't known", undefined, [5, "1.6"]],
      ["the newest, where it isn't known", undefined, [0, "2.6"], [4, "2.4"]],
      ["of one of two, where it isn't known", undefined, [5, "2.4", "1"], [9, "2.8", "0"]],
    ])("keeps a baby in: %s", async (_, expectedDueDate = DUE, ...weights) => {
      expect(await wasSmall(await aPlan(2, expectedDueDate), weights)).toEqual([true, true, true]);
    });

    it.each<[string, string | undefined, ...Parameters<typeof wasSmall>[1]]>([
      ["after the due date", plusDays(DUE, 3), [5, "2.4"]],
      ["where it isn't known, before one of 2.5 kg", undefined, [5, "2.4"], [9, "2.5"]],
      ["where it isn't known, nor any weight", undefined],
      ["at 2.5 kg", undefined, [5, "2.5"]],
    ])("keeps nobody in: %s", async (_, expectedDueDate = DUE, ...weights) => {
      expect(await wasSmall(await aPlan(2, expectedDueDate), weights)).toEqual([false, false, false]);
    });
  });

  it("with a doubted part is not written in part", async () => {
    const plan = await aPlan();
    const wish = wishOf({ ...LB, length: "23", lengthUnit: "cm" });
    expect(await recordFact(needs, plan, wish)).toMatchObject({ kind: "doubted", fact: { kind: "length" } });
    expect(await rowsOf(plan)).toEqual([]);
  });

  it("of a day before the birth, or beyond two years, is refused", async () => {
    const plan = await aPlan();
    const early = { ...wishOf(LB), facts: wishOf({ ...LB, on: "2027-02-09" }).facts };
    expect(await recordFact(needs, plan, early)).toEqual({ kind: "refused", code: "FACT_BEFORE_BIRTH" });
    const late = wishOf(LB);
    late.facts = late.facts.map((fact) => ({ ...fact, on: "2029-06-01" }));
    expect(await recordFact(needs, plan, late)).toEqual({ kind: "refused", code: "FACT_TOO_LATE" });
    expect(await rowsOf(plan)).toEqual([]);
  });

  it("comes with the sex, which a later form may change, take back, or not ask for", async () => {
    const plan = await aPlan();
    for (const [sex, known] of [
      ["girl", "girl"],
      ["", "girl"],
      ["boy", "boy"],
      ["unsaid", null],
    ] as const) {
      await recordFact(needs, plan, wishOf({ ...LB, sex }));
      expect(await selectBabies(db, plan), sex).toEqual([{ baby: 0, sex: known }]);
    }
  });

  it("belongs to one of the babies, whose others make it a twin", async () => {
    const plan = await aPlan(2);
    await recordFact(needs, plan, wishOf(LB));
    await recordFact(needs, plan, wishOf({ ...LB, weight: "9", baby: "1" }));
    const known = (await readKnownSizes(db, plan)) ?? expect.fail("no plan");
    expect([0, 1].map((baby) => knownBaby(known, baby).facts)).toMatchObject([
      [{ kg: 5.103 }],
      [{ kg: 4.196 }],
    ]);
    expect([0, 1].map((baby) => knownBaby(known, baby).isTwin)).toEqual([true, true]);
    const third = await recordFact(needs, plan, wishOf({ ...LB, baby: "2" }));
    expect(third).toEqual({ kind: "refused", code: "FACT_BABY_INVALID" });
    expect(await rowsOf(plan)).toHaveLength(2);
  });

  it("finds a plan full, whole or not at all", async () => {
    const plan = await aPlan();
    await recordFact(needs, plan, wishOf(LB));
    const [first] = await rowsOf(plan);
    if (!first) throw new Error("no fact");
    for (let at = 2; at < MOST_FACTS; at++)
      await db.insert(sizeFacts).values({ ...first, id: newId(), formKey: newId() });
    const both = wishOf({ ...LB, size: "0-3m", sex: "boy" });
    expect(await recordFact(needs, plan, both)).toEqual({ kind: "refused", code: "FACT_LIMIT" });
    expect(await rowsOf(plan)).toHaveLength(MOST_FACTS - 1);
    expect(await selectBabies(db, plan)).toEqual([]);
    expect(await recordFact(needs, plan, wishOf(LB))).toMatchObject({ kind: "saved" });
    expect(await recordFact(needs, plan, wishOf(LB))).toEqual({ kind: "refused", code: "FACT_LIMIT" });
  });

  it("S43 is nobody else's to write or to read", async () => {
    const plan = await aPlan();
    await recordFact(needs, plan, wishOf({ ...LB, sex: "boy" }));
    const stranger = { ...plan, viewerId: (await aUser(db)).id };
    expect(await recordFact(needs, stranger, wishOf({ ...LB, sex: "girl" }))).toEqual({ kind: "not-found" });
    expect(await readKnownSizes(db, stranger)).toBeNull();
    expect(await rowsOf(stranger)).toEqual([]);
    expect(await rowsOf(plan)).toHaveLength(1);
    expect(await db.select().from(planBabies).where(eq(planBabies.onboardingId, plan.planId))).toMatchObject([
      { sex: "boy" },
    ]);
  });

  it("S89 is in its owner's download, and in no one else's", async () => {
    const plan = await aPlan();
    await recordFact(needs, plan, wishOf({ ...LB, size: "0-3m", sex: "girl" }));
    const data = await exportOwnData({ db, now }, plan.viewerId);
    expect(data.sizeFacts).toMatchObject([
      { kind: "label", size: "0-3m", fit: "good", measuredOn: ON },
      { kind: "weight", grams: 5103, unit: "lb", measuredOn: ON },
    ]);
    expect(data.babies).toEqual([{ onboardingId: plan.planId, baby: 0, sex: "girl" }]);
    expect(JSON.stringify(data)).not.toMatch(/formKey|isUsed":1/);
    const other = await exportOwnData(needs, (await aUser(db)).id);
    expect([other.sizeFacts, other.babies]).toEqual([[], []]);
  });
});
