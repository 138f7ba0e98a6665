// Facts about a baby's size that are corrected, taken back, or forgotten.
import { env } from "cloudflare:workers";
import { inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { readFactForm } from "~/contracts/growth/fact-form.ts";
import { deleteAccount } from "~/data/accounts/delete-account-rows.server.ts";
import { openDatabase } from "~/data/database.server.ts";
import { type PlanForViewer, selectBabies, selectFacts } from "~/data/growth/size-facts.server.ts";
import { emptyPlans, markDeleted, markRestored } from "~/data/plans/deletions.server.ts";
import { planBabies, sizeFacts, users } from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { livePublisher } from "~/services/live.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { editFact, forgetFacts, recordFact, removeFacts } from "~/usecases/growth/record-fact.ts";
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

function wishOf(fields: Readonly<Record<string, string>>) {
  const wish = readFactForm({ on: ON, formKey: newId(), ...fields }, ON);
  if ("error" in wish) throw new Error(wish.error);
  return wish;
}

const KG = { weight: "5.1", weightUnit: "kg" };

/** A plan with a weight of 5.1 kg. */
async function aWeighedPlan(): Promise<PlanForViewer & { factId: string; factIds: string[] }> {
  const { id } = await aUser(db);
  const { onboardingId: planId } = await aStoredPlan(db, id, { status: "completed", babyBornOn: DUE });
  const plan = { viewerId: id, planId };
  const result = await recordFact(needs, plan, wishOf({ ...KG, sex: "girl" }));
  if (result.kind !== "saved") throw new Error(result.kind);
  const factId = result.facts[0]?.id ?? "";
  return { ...plan, factId, factIds: [factId] };
}

describe("a fact that is corrected", () => {
  it("says the new value on its day, in its unit, with a new version", async () => {
    const fact = await aWeighedPlan();
    const wish = wishOf({ weight: "11", ounces: "8", weightUnit: "lb", on: "2027-04-10" });
    expect(await editFact(needs, fact, wish)).toMatchObject({ kind: "saved" });
    expect(await selectFacts(db, fact)).toMatchObject([
      { id: fact.factId, amount: 5216, unit: "lb", measuredOn: "2027-04-10", version: 2 },
    ]);
  });

  it("is doubted anew, but not because it differs from itself", async () => {
    const fact = await aWeighedPlan();
    expect(await editFact(needs, fact, wishOf({ ...KG, weight: "51" }))).toMatchObject({ kind: "doubted" });
    expect(await selectFacts(db, fact)).toMatchObject([{ amount: 5100, version: 1 }]);
    const kept = { ...wishOf({ ...KG, weight: "51" }), isKept: true };
    expect(await editFact(needs, fact, kept)).toMatchObject({ kind: "saved", facts: [{ isUsed: false }] });
    expect(await editFact(needs, fact, wishOf({ ...KG, weight: "3.6" }))).toMatchObject({
      kind: "saved",
      facts: [{ isUsed: true }],
    });
  });

  it("stays of its kind", async () => {
    const fact = await aWeighedPlan();
    expect(await editFact(needs, fact, wishOf({ size: "3-6m" }))).toEqual({ kind: "not-found" });
    expect(await selectFacts(db, fact)).toMatchObject([{ kind: "weight" }]);
  });
});

describe("a fact that is taken back", () => {
  it("is gone, once", async () => {
    const fact = await aWeighedPlan();
    expect(await removeFacts(needs, fact)).toMatchObject([{ id: fact.factId, amount: 5100 }]);
    expect(await removeFacts(needs, fact)).toEqual([]);
    expect(await selectFacts(db, fact)).toEqual([]);
  });

  it("S43 is nobody else's", async () => {
    const fact = await aWeighedPlan();
    const stranger = { ...fact, viewerId: (await aUser(db)).id };
    expect(await editFact(needs, stranger, wishOf({ ...KG, weight: "5.2" }))).toEqual({ kind: "not-found" });
    expect(await removeFacts(needs, stranger)).toEqual([]);
    expect(await forgetFacts(needs, stranger)).toBe(0);
    const other = await aWeighedPlan();
    const through = { ...other, factIds: fact.factIds };
    expect(await removeFacts(needs, through), "through another plan").toEqual([]);
    expect(await selectFacts(db, fact)).toHaveLength(1);
    expect(await selectBabies(db, fact)).toEqual([{ baby: 0, sex: "girl" }]);
  });
});

describe("S89 all facts", () => {
  const stored = async (plan: PlanForViewer) => [
    await db
      .select()
      .from(sizeFacts)
      .where(inArray(sizeFacts.onboardingId, [plan.planId])),
    await db
      .select()
      .from(planBabies)
      .where(inArray(planBabies.onboardingId, [plan.planId])),
  ];

  it("are gone with one form, of this plan only", async () => {
    const [fact, other] = [await aWeighedPlan(), await aWeighedPlan()];
    await recordFact(needs, fact, wishOf({ size: "0-3m" }));
    expect(await forgetFacts(needs, fact)).toBe(2);
    expect(await stored(fact)).toEqual([[], []]);
    expect((await stored(other)).map((rows) => rows.length)).toEqual([1, 1]);
    expect(await forgetFacts(needs, fact)).toBe(0);
  });

  it("come back with a deleted plan, and are gone once that is emptied", async () => {
    const fact = await aWeighedPlan();
    await markDeleted(db, fact.viewerId, fact.planId, now);
    expect(await selectFacts(db, fact)).toEqual([]);
    expect(await removeFacts(needs, fact)).toEqual([]);
    await markRestored(db, fact.viewerId, fact.planId, 10);
    expect(await selectFacts(db, fact)).toHaveLength(1);
    await markDeleted(db, fact.viewerId, fact.planId, now);
    await emptyPlans(db, [fact.planId], now);
    expect(await stored(fact)).toEqual([[], []]);
  });

  it("are gone with the account", async () => {
    const fact = await aWeighedPlan();
    const [user] = await db
      .select()
      .from(users)
      .where(inArray(users.id, [fact.viewerId]));
    if (!user) throw new Error("no user");
    const nothing = db
      .select()
      .from(users)
      .where(inArray(users.id, ["nobody"]));
    await deleteAccount(db, user, nothing);
    expect(await stored(fact)).toEqual([[], []]);
  });
});
