// A plan that follows its baby, shared: neither the copy nor the preview tells how big the baby is.
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { createStaticHandler } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { readFactForm } from "~/contracts/growth/fact-form.ts";
import { readPlannedSizes, readSizes } from "~/contracts/growth/stored-sizes.ts";
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { openDatabase } from "~/data/database.server.ts";
import { clothingList, userClothingItems, userOnboardingData } from "~/data/schema.ts";
import { plusDays, toDay } from "~/domain/calendar.ts";
import { AGE_RANGES } from "~/domain/vocabulary.ts";
import { unpackQuantities } from "~/domain/wardrobe/quantity-code.ts";
import { newId } from "~/lib/new-id.ts";
import * as replicate from "~/routes/sharing/replicate.tsx";
import { livePublisher } from "~/services/live.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { recordFact } from "~/usecases/growth/record-fact.ts";
import { recordBirth } from "~/usecases/plans/change-answers.ts";
import * as root from "../../../app/root.tsx";
import { deliverNext, drain } from "../../support/held-queues.ts";
import { loaderText } from "../../support/loader-text.ts";
import * as plans from "../../support/plans.ts";
import { aRichPlan, asFriend, claimed, everythingOf, SECRET_NOTE, shared } from "../../support/sharing.ts";
import { serverParts } from "../../support/site-routes.ts";
import { standsIn } from "../../support/traces.ts";

const { letTimePass, readPlan, readItems, sweepNow } = plans;

/** A boy who wears no newborn size, and every other one early. */
const BIG = { weight: "4.61", weightUnit: "kg", sex: "boy" };

let world: plans.World;
let plan: string;
let born: string;
let friend: plans.World;

const needs = () => ({
  db: openDatabase(world.env.DB),
  planQueue: jobQueue(world.env.PLAN_QUEUE, "plan"),
  live: livePublisher(world.env.LIVE_CHANNEL),
  now: Date.now(),
});

async function tell(): Promise<void> {
  const wish = readFactForm({ on: born, formKey: newId(), ...BIG }, toDay(new Date()));
  if ("error" in wish) throw new Error(wish.error);
  const result = await recordFact(needs(), { viewerId: world.userId, planId: plan }, wish);
  expect(result.kind).toBe("saved");
  await drain(world.queues, world.env);
}

const catalogueItems = (planId: string) =>
  world.db
    .select({ id: userClothingItems.clothingId, quantities: userClothingItems.calculatedQuantities })
    .from(userClothingItems)
    .innerJoin(clothingList, eq(clothingList.clothingId, userClothingItems.clothingId))
    .where(and(eq(userClothingItems.onboardingId, planId), isNull(clothingList.ownerId)))
    .orderBy(userClothingItems.clothingId);

/** What the rules have made of a plan. */
async function numbersOf(planId: string) {
  const { monthCards, weatherGroups, sizedUpGroups, plannedSizes } = await readPlan(world.db, planId);
  return { monthCards, weatherGroups, sizedUpGroups, plannedSizes, items: await catalogueItems(planId) };
}

/** The days of the source's sizes that neither its calendar nor its year has. */
async function ownDays(): Promise<string[]> {
  const planRow = await readPlan(world.db, plan);
  const { days } = readSizes(planRow);
  const planned = readPlannedSizes(planRow.plannedSizes);
  const ends =
    planned?.kind === "windows" ? planned.babies.flat().flatMap(({ end }) => Object.values(end)) : [];
  const worn = AGE_RANGES.flatMap((age) => days[age]?.start ?? []);
  const known = JSON.stringify(calendar);
  const own = [...ends, ...worn].filter((day) => day !== null && day !== born && !known.includes(day));
  expect(own.length).toBeGreaterThan(10);
  return own.map(String);
}

let calendar: Awaited<ReturnType<typeof numbersOf>>;

beforeEach(async () => {
  world = await plans.aWorld();
  plan = await aRichPlan(world);
  friend = await asFriend(world);
  const { expectedDueDate } = await readPlan(world.db, plan);
  born = plusDays(toDay(new Date()), -20);
  // The answers' due date may lie ahead; the baby is here.
  await world.db
    .update(userOnboardingData)
    .set({ expectedDueDate: born })
    .where(eq(userOnboardingData.onboardingId, plan));
  expect(expectedDueDate).not.toBe(born);
  await recordBirth(needs(), world.userId, plan, born);
  await drain(world.queues, world.env);
  calendar = await numbersOf(plan);
});

describe("S89 a copy of a plan with facts", () => {
  it("has the calendar's sizes, weather, and numbers, byte for byte", async () => {
    await tell();
    expect(await numbersOf(plan)).not.toEqual(calendar);
    const id = await claimed(friend, await shared(world.userId, plan));
    await drain(world.queues, world.env);
    expect(await readPlan(world.db, id)).toMatchObject({ status: "completed", countsTowardQuota: false });
    expect(await numbersOf(id)).toEqual(calendar);
  });

  it("holds no day, weight, or fact of it, neither while it is made nor afterwards", async () => {
    await tell();
    const days = await ownDays();
    const id = await claimed(friend, await shared(world.userId, plan, { notes: true }));
    const texts = [await everythingOf(friend)];
    while (await deliverNext(world.queues, world.env)) texts.push(await everythingOf(friend));
    expect(texts.length).toBeGreaterThan(3);
    expect((await readPlan(world.db, id)).status).toBe("completed");
    const { items } = await numbersOf(plan);
    const told = items.filter(({ quantities }, at) => quantities !== calendar.items[at]?.quantities);
    expect(told.length).toBeGreaterThan(5);
    for (const text of texts) {
      for (const day of days) expect(text).not.toContain(day);
      for (const trace of ["4610", "4.61", "windows", "seen"])
        expect(standsIn(text, trace), trace).toBe(false);
    }
    const copied = await catalogueItems(id);
    expect(copied.map(({ quantities }) => quantities)).toEqual(
      calendar.items.map(({ quantities }) => quantities),
    );
  });

  it("keeps notes, and of an item added by hand the most in each weather", async () => {
    await tell();
    const id = await claimed(friend, await shared(world.userId, plan, { notes: true }));
    await drain(world.queues, world.env);
    const notes = (of: Awaited<ReturnType<typeof readItems>>) => of.map(({ personalNotes }) => personalNotes);
    expect(notes(await readItems(world.db, id))).toEqual(notes(await readItems(world.db, plan)));
    expect(await everythingOf(friend)).toContain(SECRET_NOTE);
    const [own] = await world.db
      .select({ quantities: userClothingItems.calculatedQuantities })
      .from(userClothingItems)
      .innerJoin(clothingList, eq(clothingList.clothingId, userClothingItems.clothingId))
      .where(and(eq(userClothingItems.onboardingId, id), isNotNull(clothingList.ownerId)));
    const groups = readWeatherGroups((await readPlan(world.db, id)).weatherGroups)?.["0-3m"] ?? [];
    const cells = unpackQuantities(own?.quantities ?? "")?.daily["0-3m"] ?? {};
    expect(groups.length).toBeGreaterThan(0);
    expect(Object.keys(cells)).toHaveLength(groups.length);
    expect(new Set(Object.values(cells).map(({ quantity }) => quantity))).toEqual(new Set([2]));
  });

  it("is for as many babies", async () => {
    await world.db
      .update(userOnboardingData)
      .set({ babies: 2 })
      .where(eq(userOnboardingData.onboardingId, plan));
    await tell();
    const id = await claimed(friend, await shared(world.userId, plan));
    await drain(world.queues, world.env);
    expect(await readPlan(world.db, id)).toMatchObject({ babies: 2, plannedSizes: null });
  });

  it("F31 whose next message is lost is picked up by the sweeper", async () => {
    await tell();
    const id = await claimed(friend, await shared(world.userId, plan));
    await deliverNext(world.queues, world.env);
    expect(await readPlan(world.db, id)).toMatchObject({ status: "pending", replicationSnapshot: null });
    world.queues.waiting.splice(0);
    await letTimePass(world.db, id, 120_000);
    await sweepNow(world);
    await drain(world.queues, world.env);
    expect(await numbersOf(id)).toEqual(calendar);
  });
});

it("a copy of a plan that only counts from its due date has the source's days", async () => {
  await recordBirth(needs(), world.userId, plan, plusDays(born, -14));
  await drain(world.queues, world.env);
  const source = await numbersOf(plan);
  expect(readPlannedSizes(source.plannedSizes)?.kind).toBe("counted");
  const id = await claimed(friend, await shared(world.userId, plan));
  await drain(world.queues, world.env);
  expect(await numbersOf(id)).toEqual(source);
});

it("S89 what a link shows before it is claimed has no day of the sizes, and no fact", async () => {
  await tell();
  const days = await ownDays();
  const handler = createStaticHandler([
    { ...serverParts(root), children: [{ path: "replicate", ...serverParts(replicate) }] },
  ]);
  for (const toGet of [true, false]) {
    const { replicationToken } = await shared(world.userId, plan, { toGet });
    const reader = { cookie: "", cf: {}, now: Date.now() };
    const text = await loaderText(handler, `/replicate?token=${replicationToken}`, reader);
    expect(text).toContain('"kind":"preview"');
    expect(text).toContain("sleeper_footed");
    for (const day of days) expect(text).not.toContain(day);
    for (const trace of ["4610", "4.61", "windows", "plannedSizes", "newbornDays", "weatherGroups"])
      expect(standsIn(text, trace), trace).toBe(false);
  }
});
