// What is told of a baby's size moves the trips of the plan, in the transaction that completes it.
import { beforeEach, describe, expect, it } from "vitest";
import { readFactForm } from "~/contracts/growth/fact-form.ts";
import { openDatabase } from "~/data/database.server.ts";
import { plusDays } from "~/domain/calendar.ts";
import { newId } from "~/lib/new-id.ts";
import { forgetFacts, recordFact } from "~/usecases/growth/record-fact.ts";
import { recordBirth } from "~/usecases/plans/change-answers.ts";
import { setRoom } from "~/usecases/plans/manage-plan.ts";
import { deliverNext, drain } from "../../support/held-queues.ts";
import { readPlan, sweepNow } from "../../support/plans.ts";
import {
  aTrip,
  aTripWorld,
  letTripAge,
  packedRows,
  TODAY,
  type TripWorld,
  tripDeps,
  tripPage,
  tripRow,
} from "../../support/trips.ts";

const BORN = plusDays(TODAY, -10);
/** A boy who wears no newborn size, and every other one early. */
const BIG = { weight: "4.6", weightUnit: "kg", sex: "boy" };
/** In the calendar's 0-3m, and in his 3-6m. */
const LATER = { startDate: plusDays(BORN, 75), endDate: plusDays(BORN, 81) };

let world: TripWorld;
let tripId: string;

beforeEach(async () => {
  world = await aTripWorld(undefined, {}, { dueDate: BORN });
  await recordBirth(tripDeps(world), world.userId, world.onboardingId, BORN);
  await drain(world.queues, world.env);
  tripId = await aTrip(world, LATER);
});

const ofPlan = () => ({ viewerId: world.userId, planId: world.onboardingId });

async function tell(fields: Readonly<Record<string, string>>) {
  const wish = readFactForm({ on: BORN, formKey: newId(), ...fields }, TODAY);
  if ("error" in wish) throw new Error(wish.error);
  const result = await recordFact(tripDeps(world), ofPlan(), wish);
  expect(result.kind).toBe("saved");
}

const sizes = async () => (await tripPage(world, tripId)).sizes.map(({ ageRange }) => ageRange);

async function expectSizesOfTheFact(): Promise<void> {
  const { plannedSizes } = await readPlan(world.db, world.onboardingId);
  expect(plannedSizes).not.toBeNull();
  expect(await tripRow(world.db, tripId)).toMatchObject({ status: "ready", planSizes: plannedSizes });
  expect(await sizes()).toEqual(["3-6m"]);
  expect(new Set((await packedRows(world.db, tripId)).map(({ ageRange }) => ageRange))).toEqual(
    new Set(["3-6m"]),
  );
}

describe("a trip of a plan", () => {
  it("has the calendar's sizes without facts, and keeps nothing else", async () => {
    expect(await sizes()).toEqual(["0-3m"]);
    expect(await tripRow(world.db, tripId)).toMatchObject({ planSizes: null, planBabies: 1 });
  });

  it("moves with a fact, once the plan's new sizes are known, and back when all are deleted", async () => {
    const [before, page] = [await packedRows(world.db, tripId), await tripPage(world, tripId)];
    await tell(BIG);
    expect(await tripRow(world.db, tripId)).toMatchObject({ status: "ready", planSizes: null });
    await drain(world.queues, world.env);
    await expectSizesOfTheFact();
    await forgetFacts(tripDeps(world), ofPlan());
    await drain(world.queues, world.env);
    expect(await tripRow(world.db, tripId)).toMatchObject({ status: "ready", planSizes: null });
    expect(await packedRows(world.db, tripId)).toEqual(before);
    const { version: _, ...same } = await tripPage(world, tripId);
    expect(page).toMatchObject(same);
  });

  it("packs the sack that the plan asks for, and another once the family has said its room", async () => {
    const sacks = async (id: string) =>
      (await packedRows(world.db, id)).flatMap(({ itemName, packQuantity }) =>
        /Sack/.test(itemName) && packQuantity > 0 ? [itemName] : [],
      );
    expect(await sacks(tripId)).toEqual(["Sleep Sack 1.0 TOG"]);
    const said = { room: "night", fahrenheit: 64 } as const;
    expect(await setRoom(tripDeps(world), world.userId, world.onboardingId, said)).toBe(true);
    await drain(world.queues, world.env);
    expect(await sacks(tripId)).toEqual(["Sleep Sack 2.5 TOG"]);
    expect(await sacks(await aTrip(world, LATER))).toEqual(["Sleep Sack 2.5 TOG"]);
  });

  it("that is made after the fact is made with its sizes, at once", async () => {
    await tell(BIG);
    await drain(world.queues, world.env);
    tripId = await aTrip(world, LATER);
    await expectSizesOfTheFact();
  });

  it("stays as it is when its plan is worked out anew with the same sizes", async () => {
    await tell(BIG);
    await drain(world.queues, world.env);
    const before = await tripRow(world.db, tripId);
    // What is known already moves nothing, but it is another fact behind the same sizes.
    await tell({ ...BIG, sex: "boy" });
    await drain(world.queues, world.env);
    const { plannedSizes } = await readPlan(world.db, world.onboardingId);
    expect(plannedSizes).not.toBe(before.planSizes);
    expect(await tripRow(world.db, tripId)).toEqual(before);
  });

  it("of another plan, or without facts, doesn't begin again", async () => {
    const before = await tripRow(world.db, tripId);
    await world.db.run("update user_onboarding_data set status = 'processing_calcs'");
    const { runId } = await readPlan(world.db, world.onboardingId);
    await world.env.PLAN_QUEUE.send({ stage: "calculations", onboardingId: world.onboardingId, runId });
    await drain(world.queues, world.env);
    expect((await readPlan(world.db, world.onboardingId)).status).toBe("completed");
    expect(await tripRow(world.db, tripId)).toEqual(before);
  });

  it("F31 begins again though its message is lost after the plan was completed", async () => {
    await tell(BIG);
    await deliverNext(world.queues, world.env);
    await deliverNext(world.queues, world.env);
    expect((await readPlan(world.db, world.onboardingId)).status).toBe("completed");
    expect(await tripRow(world.db, tripId)).toMatchObject({ status: "pending" });
    world.queues.waiting.splice(0);
    await letTripAge(world.db, tripId, 120_000);
    await sweepNow(world);
    await drain(world.queues, world.env);
    await expectSizesOfTheFact();
  });

  it("asks for what twins need, once the plan is for two", async () => {
    const one = await packedRows(world.db, tripId);
    await openDatabase(world.env.DB).run("update user_onboarding_data set babies = 2");
    await tell({ size: "0-3m", fit: "good" });
    await drain(world.queues, world.env);
    const two = await packedRows(world.db, tripId);
    expect(await tripRow(world.db, tripId)).toMatchObject({ planBabies: 2 });
    const pieces = (rows: typeof one) => rows.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(pieces(two)).toBeGreaterThan(pieces(one));
  });
});
