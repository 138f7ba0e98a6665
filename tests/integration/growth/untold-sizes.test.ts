// S89: what parents tell of their baby's size stays with them. Figures that stand nowhere else are looked for in everything
// that leaves a plan.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { readFactForm } from "~/contracts/growth/fact-form.ts";
import { readSizes } from "~/contracts/growth/stored-sizes.ts";
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { openDatabase } from "~/data/database.server.ts";
import { selectFacts } from "~/data/growth/size-facts.server.ts";
import { askForReminders } from "~/data/mail/size-reminders.server.ts";
import { createPageReader } from "~/data/page-reader.server.ts";
import { mailOutbox, mailPreferences, users } from "~/data/schema.ts";
import { plusDays } from "~/domain/calendar.ts";
import { AGE_RANGES } from "~/domain/vocabulary.ts";
import { usualSizeDays } from "~/domain/wardrobe/size-days.ts";
import { newId } from "~/lib/new-id.ts";
import { livePublisher } from "~/services/live.server.ts";
import { openMail } from "~/services/mail/outbox.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import { forgetFacts, recordFact } from "~/usecases/growth/record-fact.ts";
import { findSharedPlan, previewSharedPlan } from "~/usecases/sharing/share-dashboard.ts";
import { runCron } from "../../../workers/cron/run.ts";
import { drain } from "../../support/held-queues.ts";
import { loggedLines } from "../../support/logs.ts";
import * as plans from "../../support/plans.ts";
import { asFriend, claimed, everythingOf, shared } from "../../support/sharing.ts";

const DUE = "2027-02-10";
/** 9 lb 13.6 oz; and a length that isn't a usual one. */
const TOLD = { weight: "4.467", weightUnit: "kg", length: "53.3", lengthUnit: "cm", sex: "girl" };
/** Whole figures only: an identifier or an instant may hold any four digits. */
const FIGURES = /(?<![\w.-])(?:4467|4\.467|44\.67|9 lb 1[34]|533|53\.3|20\.98\d*)(?![\w-])/;

let world: plans.World;
let plan: { viewerId: string; planId: string };
const points: unknown[] = [];
const METRICS: AnalyticsEngineDataset = { writeDataPoint: (point) => void points.push(point) };

beforeEach(async () => {
  points.length = 0;
  world = await plans.aWorld(undefined, { METRICS });
  await world.db.delete(mailPreferences);
  const { onboardingId: planId } = await plans.planned(world, { dueDate: DUE });
  plan = { viewerId: world.userId, planId };
  const wish = readFactForm({ on: DUE, formKey: newId(), ...TOLD }, DUE);
  if ("error" in wish) throw new Error(wish.error);
  expect(await recordFact(needs(), plan, wish)).toMatchObject({ kind: "saved" });
  await drain(world.queues, world.env);
});

const needs = () => ({
  db: openDatabase(world.env.DB),
  planQueue: jobQueue(world.env.PLAN_QUEUE, "plan"),
  live: livePublisher(world.env.LIVE_CHANNEL),
  now: Date.now(),
});
const planRow = () => plans.readPlan(world.db, plan.planId);

describe("S89 weights and lengths", () => {
  it("are in their owner's download, and gone from it once they are forgotten", async () => {
    const data = async () => JSON.stringify(await exportOwnData(needs(), plan.viewerId));
    expect(await data()).toMatch(FIGURES);
    expect(await forgetFacts(needs(), plan)).toBe(2);
    await drain(world.queues, world.env);
    expect(await data()).not.toMatch(FIGURES);
    expect(await everythingOf(world)).not.toMatch(FIGURES);
  });

  it("are not in the plan's own row, its items, or what is kept of its sizes", async () => {
    expect((await planRow()).plannedSizes).not.toBeNull();
    expect(await everythingOf(world)).not.toMatch(FIGURES);
  });

  it("are not in what a share shows", async () => {
    const { replicationToken } = await shared(plan.viewerId, plan.planId, { toGet: true });
    const deps = {
      db: world.db,
      reader: createPageReader(world.db),
      tokenSecret: env.TOKEN_SECRET,
      now: Date.now(),
    };
    const found = await findSharedPlan(deps, replicationToken);
    if (!found) throw new Error("The link shows nothing");
    expect(JSON.stringify(found)).not.toMatch(FIGURES);
    const shown = JSON.stringify(previewSharedPlan(found.row, null));
    expect(shown).not.toMatch(/girl|plannedSizes|windows/);
  });

  it("are not in a copy, and neither are the days that follow from them", async () => {
    const link = await shared(plan.viewerId, plan.planId);
    const friend = await asFriend(world);
    const copy = await claimed(friend, link);
    await drain(world.queues, world.env);
    expect(await everythingOf(friend)).not.toMatch(FIGURES);
    expect(await selectFacts(world.db, { viewerId: friend.userId, planId: copy })).toEqual([]);
    const row = await plans.readPlan(world.db, copy);
    expect(row).toMatchObject({ status: "completed", plannedSizes: null, sizeMoves: null });
    const groups = readWeatherGroups(row.weatherGroups);
    expect(AGE_RANGES.map((age) => groups?.[age][0]?.start)).toEqual(
      AGE_RANGES.map((age) => usualSizeDays(DUE)[age]?.start),
    );
  });

  it("are not in the reminder of the next size, whose day follows from them", async () => {
    await askForReminders(world.db, world.userId, 0);
    const next = readSizes(await planRow()).days["3-6m"]?.start ?? "";
    expect(next < (usualSizeDays(DUE)["3-6m"]?.start ?? "")).toBe(true);
    await runCron("* * * * *", world.env, Date.parse(`${plusDays(next, -21)}T14:00:00Z`));
    await drain(world.queues, world.env);
    const [user] = await world.db.select().from(users).where(eq(users.id, world.userId));
    const rows = await world.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.toAddress, String(user?.email)));
    const [reminder] = rows.filter(({ kind }) => kind === "size-reminder");
    expect(reminder).toBeDefined();
    const mails = await Promise.all(rows.map((row) => openMail(env.TOKEN_SECRET, row)));
    expect(JSON.stringify(mails)).toContain("3–6m");
    expect(JSON.stringify([rows, mails])).not.toMatch(FIGURES);
  });

  it("are not in a log or a metric, whether they are told, asked about, or refused", async () => {
    for (const fields of [{ weight: "44.67" }, { on: plusDays(DUE, -300) }]) {
      const wish = readFactForm({ on: DUE, formKey: newId(), ...TOLD, ...fields }, DUE);
      if ("error" in wish) throw new Error(wish.error);
      expect(["doubted", "refused"]).toContain((await recordFact(needs(), plan, wish)).kind);
    }
    expect(loggedLines().length).toBeGreaterThan(2);
    expect(loggedLines().join("\n")).not.toMatch(FIGURES);
    expect(loggedLines().join("\n")).not.toMatch(/girl/);
    expect(points.length).toBeGreaterThan(2);
    expect(JSON.stringify(points)).not.toMatch(FIGURES);
    expect(JSON.stringify(points)).not.toMatch(/girl/);
  });
});
