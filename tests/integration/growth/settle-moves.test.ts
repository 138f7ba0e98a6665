// The notice of sizes that moved: what it says, how it goes away, and what its Undo brings back.
import { beforeEach, expect, it } from "vitest";
import { readFactForm } from "~/contracts/growth/fact-form.ts";
import { readMovesToTell, readSizes } from "~/contracts/growth/stored-sizes.ts";
import { openDatabase } from "~/data/database.server.ts";
import { selectFacts } from "~/data/growth/size-facts.server.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { newId } from "~/lib/new-id.ts";
import { livePublisher } from "~/services/live.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { recordFact } from "~/usecases/growth/record-fact.ts";
import { dismissMoves, undoMoves } from "~/usecases/growth/settle-moves.ts";
import { recordBirth } from "~/usecases/plans/change-answers.ts";
import { viewMovedSizes } from "~/views/growth/moved-sizes-view.ts";
import { viewSizeLine } from "~/views/growth/size-line-view.ts";
import { readPlanItem, readPlanOnDay, wardrobeOn } from "~/views/wardrobe/plan-items.ts";
import { aUser } from "../../support/factories.ts";
import { drain } from "../../support/held-queues.ts";
import { aWorld, planned, readPlan, type World } from "../../support/plans.ts";

const DUE = "2026-06-10";
let world: World;
let plan: { viewerId: string; planId: string };

const needs = () => ({
  db: openDatabase(world.env.DB),
  planQueue: jobQueue(world.env.PLAN_QUEUE, "plan"),
  live: livePublisher(world.env.LIVE_CHANNEL),
  now: Date.now(),
});

beforeEach(async () => {
  world = await aWorld();
  const { onboardingId: planId } = await planned(world, { dueDate: DUE });
  plan = { viewerId: world.userId, planId };
  const wish = readFactForm({ on: DUE, formKey: newId(), weight: "4.6", weightUnit: "kg", sex: "boy" }, DUE);
  if ("error" in wish) throw new Error(wish.error);
  await recordFact(needs(), plan, wish);
  await drain(world.queues, world.env);
});

const planRow = () => readPlan(world.db, plan.planId);

async function noticeOn(today: string) {
  const { sizeMoves, ...row } = await planRow();
  const rows = await selectItemsForViewer(world.db, plan.viewerId, plan.planId);
  const wardrobe = wardrobeOn(
    readPlanOnDay({ country: "US", attic: null, dayCare: null, ...row }, today),
    rows.map(readPlanItem),
    "daily",
  );
  return viewMovedSizes(wardrobe, sizeMoves, "US");
}

it("says the size ahead with both days, and what to buy sooner", async () => {
  const told = await noticeOn(DUE);
  expect(told?.title).toMatch(/^3–6m from \w{3} \d+, not Sep 10$/);
  expect(told?.lines.join(" ")).toMatch(
    /^Buy sooner: (?:3–6m [^,]+, ){4}and \d+ more items\. No longer needed: /,
  );
});

it("says nothing of sizes that are over", async () => {
  expect(await noticeOn("2028-03-20")).toBeNull();
});

it("says on the plan when the next size begins", async () => {
  const line = viewSizeLine(readSizes(await planRow()), DUE, "US");
  expect(line?.text).toMatch(/^3–6m from about (?:Jul|Aug) \d+, give or take [1-6] weeks?$/);
  expect(line?.notes).toEqual([
    expect.stringContaining("Your baby will probably skip newborn sizes: 0–3m fits from"),
  ]);
  expect(Object.keys(line?.marks ?? {})[0]).toBe("3-6m");
});

it("goes away once it is read, and its sizes stay", async () => {
  const { plannedSizes } = await planRow();
  expect(await dismissMoves(needs(), plan)).toBe("read");
  expect(await planRow()).toMatchObject({ status: "completed", sizeMoves: null, plannedSizes });
  expect(await dismissMoves(needs(), plan)).toBe("read");
});

it("takes the facts back that moved the sizes, and the calendar's return without another notice", async () => {
  expect(readMovesToTell((await planRow()).sizeMoves)?.facts).toHaveLength(1);
  expect(await undoMoves(needs(), plan)).toBe("undone");
  expect(await selectFacts(world.db, plan)).toEqual([]);
  await drain(world.queues, world.env);
  expect(await planRow()).toMatchObject({ status: "completed", plannedSizes: null, sizeMoves: null });
  expect(await undoMoves(needs(), plan)).toBe("read");
});

it("is told on after a date of birth that moves the first day, without that day", async () => {
  const before = readMovesToTell((await planRow()).sizeMoves);
  await recordBirth(needs(), plan.viewerId, plan.planId, "2026-06-08");
  await drain(world.queues, world.env);
  const { sizeMoves, ...row } = await planRow();
  expect(row).toMatchObject({ status: "completed", babyBornOn: "2026-06-08" });
  expect(readMovesToTell(sizeMoves)?.items).toEqual(before?.items);
  expect((await noticeOn("2026-06-08"))?.title).toMatch(/^3–6m from \w{3} \d+, not Sep 10$/);
});

it("is nobody else's to read or to undo", async () => {
  const { id: viewerId } = await aUser(world.db);
  const other = { ...plan, viewerId };
  expect([await dismissMoves(needs(), other), await undoMoves(needs(), other)]).toEqual([
    "not-found",
    "not-found",
  ]);
  expect(await selectFacts(world.db, plan)).toHaveLength(1);
  expect((await planRow()).sizeMoves).not.toBeNull();
});
