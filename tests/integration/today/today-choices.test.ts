// E4, E5, E39: what one person keeps for themselves on Today: the situation and their own times, by plan.
import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { handOverPlan } from "~/data/members/hand-over.server.ts";
import { emptyPlans } from "~/data/plans/deletions.server.ts";
import { todayChoices, userOnboardingData, users } from "~/data/schema.ts";
import { saveOwnTimes, saveSituation, selectTodayChoices } from "~/data/today/today-choices.server.ts";
import { newId } from "~/lib/new-id.ts";
import { livePublisher } from "~/services/live.server.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import { leavePlan, removeMember } from "~/usecases/members/leave-plan.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { expectLogs } from "../../support/logs.ts";
import { aMember } from "../../support/members.ts";
import { aBrowser, type Browser } from "../../support/pages.ts";
import { aWorld, planned, type World } from "../../support/plans.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** 6 AM on a Thursday in Minneapolis, far from any change of its clocks. */
const MORNING = Date.parse("2027-01-14T12:00:00Z");
/** Nobody answers there. */
const NO_PROVIDER = { WEATHER_API_URL: "http://127.0.0.1:9" };

const TIMES = { weekdayOut: "08:30", weekdayBack: "12:00", weekendOut: "", weekendBack: "" };
const STORED = { weekdayOut: 510, weekdayBack: 720, weekendOut: null, weekendBack: null };

let world: World;
let plan: string;
let owner: Browser;

async function browserOf(userId: string): Promise<Browser> {
  const { cookie } = await aSession(world.db, userId, { expiresAt: MORNING + 30 * DAY_MS });
  const [name = "", value = ""] = cookie.split("=");
  return aBrowser({ now: MORNING, cookies: [[name, value]], bindings: NO_PROVIDER });
}

beforeEach(async () => {
  expectLogs("weather_forecast_failed");
  world = await aWorld();
  plan = (await planned(world, { zipcode: "55401", dueDate: "2026-08-20" })).onboardingId;
  owner = await browserOf(world.userId);
});

async function member(role: "editor" | "reader"): Promise<string> {
  const { id } = await aUser(world.db);
  await aMember(plan, id, role, 1);
  return id;
}

const address = (planId = plan) => `/dashboards/${planId}/today/choices`;
const post = (browser: Browser, form: Readonly<Record<string, string>>, search = "") =>
  browser.post(`${address()}${search}`, form, { Accept: "application/json" });
const rowsOf = (userId: string) => selectTodayChoices(world.db, userId, plan);
const leftRows = () => world.db.select().from(todayChoices).where(eq(todayChoices.onboardingId, plan));
const deps = () => ({ db: world.db, live: livePublisher(env.LIVE_CHANNEL) });

const time = z.object({ outfits: z.object({ stroller: z.object({ sentence: z.string() }) }) });
const view = z.object({
  windows: z.array(z.object({ when: z.string(), label: z.string(), short: z.string() })),
  opened: z.object({ situation: z.string(), when: z.string() }),
  ownTimes: z.unknown(),
  groups: z.array(z.object({ outdoors: z.record(z.string(), time).nullable() })),
});

async function todayOf(browser: Browser) {
  const { text } = await browser.get(`/dashboards/${plan}/today`);
  const { loaderData } = z.object({ loaderData: z.record(z.string(), z.unknown()) }).parse(JSON.parse(text));
  const page = z.object({ read: z.object({ today: view }) });
  return page.parse(Object.values(loaderData).find((data) => page.safeParse(data).success)).read.today;
}

describe("E5 one's own times", () => {
  it("are kept, and Today opens with them: first of its times, dressed like the others", async () => {
    expect((await todayOf(owner)).windows.map(({ when }) => when)).not.toContain("own");
    expect((await post(owner, TIMES)).status).toBe(200);
    expect(await rowsOf(world.userId)).toEqual([{ situation: null, ...STORED }]);
    const today = await todayOf(owner);
    expect(today.windows[0]).toEqual({ when: "own", label: "Out 8:30 to 12", short: "8:30–12" });
    expect(today.opened).toEqual({ situation: "stroller", when: "own" });
    expect(Object.keys(today.groups[0]?.outdoors ?? {})).toContain("own");
    expect(today.ownTimes).toEqual({ weekday: { out: 510, back: 720 }, weekend: null });
    owner.now = MORNING + 7 * HOUR_MS;
    expect((await todayOf(owner)).opened.when).toBe("midday");
    owner.now = MORNING + 14 * HOUR_MS;
    const evening = await todayOf(owner);
    expect(evening.opened).toEqual({ situation: "night", when: "own" });
    expect(evening.windows.find(({ when }) => when === "own")?.label).toBe("Tomorrow: Out 8:30 to 12");
  });

  it("are what the dashboard's line says once they are next, to nobody else", async () => {
    const [other] = await Promise.all([member("editor").then(browserOf), post(owner, TIMES)]);
    const said = async (browser: Browser, when: string, size = "3-6m") => {
      const { text } = await browser.get(`/dashboards/${plan}/${size}`);
      const { sentence } = (await todayOf(browser)).groups[0]?.outdoors?.[when]?.outfits.stroller ?? {};
      const [, line = ""] = /"to":"[^"]*\/today","words":"([^"]*)"/.exec(text) ?? [];
      expect(sentence).toMatch(/^[A-Z]/);
      return line.replace(`: ${sentence}`, "");
    };
    expect([await said(owner, "own"), await said(other, "morning")]).toEqual([
      "Today · 8:30–12 · In the stroller",
      "Today · In the stroller",
    ]);
    owner.now = MORNING + 7 * HOUR_MS;
    expect(await said(owner, "midday")).toBe("Today · In the stroller");
    owner.now = MORNING + 14 * HOUR_MS;
    expect(await said(owner, "own")).toBe("Tomorrow 8:30–12 · In the stroller");
    // On Saturdays there are none.
    owner.now = MORNING + 38 * HOUR_MS;
    expect(await said(owner, "morning", "6-9m")).toBe("Tomorrow morning · In the stroller");
  });

  it("come in place of those before, and empty fields clear them", async () => {
    await post(owner, TIMES);
    await post(owner, { ...TIMES, weekendOut: "15:00", weekendBack: "16:15" });
    expect(await rowsOf(world.userId)).toMatchObject([{ ...STORED, weekendOut: 900, weekendBack: 975 }]);
    const none = { weekdayOut: "", weekdayBack: "", weekendOut: "", weekendBack: "" };
    expect((await post(owner, none)).status).toBe(200);
    expect(await rowsOf(world.userId)).toMatchObject([{ weekdayOut: null, weekendBack: null }]);
    expect((await todayOf(owner)).opened.when).toBe("morning");
  });

  it.each([
    [{ weekdayOut: "24:00" }, "weekdayOut", /time of day/],
    [{ weekdayOut: "8:60" }, "weekdayOut", /time of day/],
    [{ weekdayBack: "12:60" }, "weekdayBack", /time of day/],
    [{ weekdayBack: "٠٨:٣٠" }, "weekdayBack", /time of day/],
    [{ weekdayBack: "9".repeat(5000) }, "weekdayBack", /time of day/],
    [{ weekdayOut: "" }, "weekdayOut", /both times/],
    [{ weekdayBack: "" }, "weekdayBack", /both times/],
    [{ weekendOut: "10:00" }, "weekendBack", /both times/],
    [{ weekdayBack: "08:59" }, "weekdayBack", /30 minutes/],
    [{ weekdayBack: "07:00" }, "weekdayBack", /30 minutes/],
  ])("aren't %j, which is said beside the field, and nothing is changed", async (change, field, why) => {
    await post(owner, TIMES);
    const { status, text } = await post(owner, { ...TIMES, ...change });
    expect(status).toBe(400);
    const { errors } = z.object({ errors: z.record(z.string(), z.string()) }).parse(JSON.parse(text));
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toMatch(why);
    expect(await rowsOf(world.userId)).toEqual([{ situation: null, ...STORED }]);
  });

  it("may be half an hour apart, and reach to midnight", async () => {
    expect((await post(owner, { weekdayOut: "00:00", weekdayBack: "00:30" })).status).toBe(200);
    expect((await post(owner, { weekdayOut: "23:29", weekdayBack: "23:59" })).status).toBe(200);
    expect(await rowsOf(world.userId)).toMatchObject([{ weekdayOut: 1409, weekdayBack: 1439 }]);
  });

  it("lead back to Today without a script, in the situation that was shown, and are shown again if they are refused", async () => {
    const saved = await owner.post(`${address()}?for=carrier`, TIMES);
    expect([saved.status, saved.location]).toEqual([302, `/dashboards/${plan}/today?for=carrier`]);
    const odd = await owner.post(`${address()}?for=nowhere`, TIMES);
    expect(odd.location).toBe(`/dashboards/${plan}/today`);
    const refused = await owner.post(address(), { ...TIMES, weekendOut: "10:15" });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("10:15");
    expect(refused.text).toContain("both times");
  });

  it("that can't be in a damaged row are none, and the other pair stays", async () => {
    await post(owner, { ...TIMES, weekendOut: "15:00", weekendBack: "16:00" });
    for (const damage of ["9007199254740991", "-1", "510.5", "100", "'many'"]) {
      await env.DB.prepare(`update today_choices set weekday_back = ${damage}`).run();
      expect((await todayOf(owner)).ownTimes, damage).toEqual({
        weekday: null,
        weekend: { out: 900, back: 960 },
      });
    }
  });
});

describe("E4 the situation looked at last", () => {
  it("stays by plan and person, beside the times", async () => {
    await post(owner, TIMES);
    expect((await post(owner, { situation: "carrier" })).status).toBe(200);
    expect((await post(owner, { situation: "asleep" })).status).toBe(200);
    expect(await rowsOf(world.userId)).toEqual([{ situation: "asleep", ...STORED }]);
    expect((await todayOf(owner)).opened.situation).toBe("asleep");
    await post(owner, TIMES);
    expect(await rowsOf(world.userId)).toEqual([{ situation: "asleep", ...STORED }]);
    const editor = await browserOf(await member("editor"));
    expect((await todayOf(editor)).opened).toEqual({ situation: "stroller", when: "morning" });
  });

  it.each(["kitchen", "", "play", "x".repeat(5000)])("isn't %j", async (situation) => {
    expect((await post(owner, { situation })).status).toBe(400);
    expect(await rowsOf(world.userId)).toEqual([]);
  });
});

describe("E39 whose they are", () => {
  it("readers keep theirs, and strangers none", async () => {
    const readerId = await member("reader");
    const reader = await browserOf(readerId);
    expect((await post(reader, TIMES)).status).toBe(200);
    expect((await post(reader, { situation: "car" })).status).toBe(200);
    expect(await rowsOf(readerId)).toEqual([{ situation: "car", ...STORED }]);
    expect((await todayOf(reader)).opened).toEqual({ situation: "car", when: "own" });
    expect((await todayOf(owner)).opened).toEqual({ situation: "stroller", when: "morning" });
    const { id } = await aUser(world.db);
    const stranger = await browserOf(id);
    expect((await post(stranger, TIMES)).status).toBe(404);
    expect((await post(stranger, { situation: "car" })).status).toBe(404);
    expect((await stranger.get(address())).status).toBe(404);
    expect(await rowsOf(id)).toEqual([]);
  });

  it("nothing is kept on a deleted plan", async () => {
    await world.db.update(userOnboardingData).set({ deletedAt: MORNING });
    expect(await saveSituation(world.db, world.userId, plan, "car")).toBe(false);
    expect(await saveOwnTimes(world.db, world.userId, plan, { weekday: null, weekend: null })).toBe(false);
  });

  it("the download holds one's own, and nobody else's", async () => {
    const readerId = await member("reader");
    await post(owner, TIMES);
    await post(await browserOf(readerId), { situation: "car" });
    const now = MORNING;
    expect((await exportOwnData({ db: world.db, now }, world.userId)).todayChoices).toEqual([
      { onboardingId: plan, situation: null, ...STORED },
    ]);
    expect((await exportOwnData({ db: world.db, now }, readerId)).todayChoices).toMatchObject([
      { onboardingId: plan, situation: "car" },
    ]);
  });

  it("they go with whoever leaves or is removed, with the account, and with the plan", async () => {
    const [leaving, removed, ended] = [
      await member("reader"),
      await member("editor"),
      await member("reader"),
    ];
    for (const id of [world.userId, leaving, removed, ended]) await saveSituation(world.db, id, plan, "car");
    await leavePlan(deps(), leaving, plan);
    await removeMember(deps(), world.userId, { planId: plan, memberId: removed });
    await world.db.delete(users).where(eq(users.id, ended));
    expect(await leftRows()).toMatchObject([{ userId: world.userId }]);
    await world.db
      .update(userOnboardingData)
      .set({ deletedAt: MORNING - DAY_MS })
      .where(eq(userOnboardingData.onboardingId, plan));
    await emptyPlans(world.db, [plan], MORNING);
    expect(await leftRows()).toEqual([]);
  });

  it("somebody who isn't removed keeps theirs", async () => {
    const [editor, reader] = [await member("editor"), await member("reader")];
    await saveSituation(world.db, reader, plan, "car");
    expect(await removeMember(deps(), editor, { planId: plan, memberId: reader })).toBe(false);
    expect(await rowsOf(reader)).toHaveLength(1);
  });

  it("both keep theirs when a plan is handed over", async () => {
    const editor = await member("editor");
    await saveSituation(world.db, world.userId, plan, "car");
    await saveSituation(world.db, editor, plan, "carrier");
    const to = { planId: plan, ownerId: world.userId, toId: editor, id: newId() };
    expect(await handOverPlan(world.db, { ...to, most: null, mostTrips: null, now: MORNING })).not.toBeNull();
    const situation = async (userId: string) =>
      await world.db
        .select({ situation: todayChoices.situation })
        .from(todayChoices)
        .where(and(eq(todayChoices.userId, userId), eq(todayChoices.onboardingId, plan)));
    expect(await situation(world.userId)).toEqual([{ situation: "car" }]);
    expect(await situation(editor)).toEqual([{ situation: "carrier" }]);
  });
});
