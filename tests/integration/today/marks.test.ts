// Marks on Today: who may make them, for how long they hold, and what the outfit makes of them.
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { readMarks } from "~/contracts/today/stored-marks.ts";
import { userOnboardingData } from "~/data/schema.ts";
import { saveCell } from "~/data/wardrobe/item-edits.server.ts";
import { MOST_OUT } from "~/domain/today/today-marks.ts";
import { INSULATION, isItemKey } from "~/domain/wardrobe/insulation-table.ts";
import { livePublisher } from "~/services/live.server.ts";
import { markToday } from "~/usecases/plans/manage-plan.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { openLive } from "../../support/live-sockets.ts";
import { expectLogs } from "../../support/logs.ts";
import { aMember } from "../../support/members.ts";
import { aBrowser, type Browser } from "../../support/pages.ts";
import { aWorld, planned, readItems, readPlan, type World } from "../../support/plans.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** Noon in Minneapolis, in the next winter: a diaper alone is never right outdoors. */
const NOON = Date.parse(`${new Date().getUTCFullYear() + 1}-01-15T18:00:00Z`);
const dayIn = (days: number) => new Date(NOON + days * DAY_MS).toISOString().slice(0, 10);
/** By its name in the catalogue. */
const HAT = "Warm Knit or Fleece Hat";
const KEYS = Object.keys(INSULATION).filter(isItemKey);

const dressed = z.object({
  sentence: z.string(),
  neck: z.string().nullable(),
  wished: z.array(z.object({ name: z.string() })),
  warmth: z.object({ need: z.number(), got: z.number() }).nullable(),
  pieces: z.array(z.object({ key: z.string(), name: z.string() })),
});
const view = z.object({
  marks: z.object({
    out: z.array(z.object({ key: z.string(), name: z.string() })),
    felt: z.string().nullable(),
    step: z.string().nullable(),
    offer: z.string().nullable(),
  }),
  groups: z.array(
    z.object({
      isCounted: z.boolean(),
      outdoors: z.record(
        z.string(),
        z.object({ isToday: z.boolean(), outfits: z.record(z.string(), dressed) }),
      ),
      rooms: z.object({ night: z.array(z.object({ from: z.number(), to: z.number(), dressed })) }),
    }),
  ),
});

let world: World;
let owner: Browser;
let plan: string;

async function browserOf(userId: string, now = NOON): Promise<Browser> {
  const { cookie } = await aSession(world.db, userId, { expiresAt: NOON + 60 * DAY_MS });
  const [name = "", value = ""] = cookie.split("=");
  return aBrowser({ now, cookies: [[name, value]], bindings: { WEATHER_API_URL: "http://127.0.0.1:9" } });
}

async function todayOf(browser: Browser) {
  const { status, text } = await browser.get(`/dashboards/${plan}/today`);
  expect(status).toBe(200);
  const { loaderData } = z.object({ loaderData: z.record(z.string(), z.unknown()) }).parse(JSON.parse(text));
  const page = z.object({ read: z.object({ today: view }) });
  return page.parse(Object.values(loaderData).find((data) => page.safeParse(data).success)).read.today;
}

const script = { Accept: "application/json" };
const mark = (browser: Browser, intent: string, what: string, headers: HeadersInit = script) =>
  browser.post(`/dashboards/${plan}/today/marks`, { intent, what }, headers);
const stored = async () => readMarks((await readPlan(world.db, plan)).todayMarks);

async function store(todayMarks: string | null): Promise<void> {
  await world.db
    .update(userOnboardingData)
    .set({ todayMarks })
    .where(eq(userOnboardingData.onboardingId, plan));
}

/** The keys that a night of 66 °F asks for, and the sentence of an evening outdoors, which is always of this day. */
async function worn(browser: Browser) {
  const { groups, marks } = await todayOf(browser);
  const [group] = groups;
  const night = group?.rooms.night.find(({ from, to }) => from <= 66 && to >= 66)?.dressed;
  return {
    night: night?.pieces.map(({ key }) => key),
    evening: group?.outdoors.evening?.outfits.stroller,
    out: marks.out.map(({ key }) => key),
  };
}

beforeAll(async () => {
  world = await aWorld();
  owner = await browserOf(world.userId);
  plan = (await planned(world, { zipcode: "55401", dueDate: dayIn(-150) })).onboardingId;
});

beforeEach(async () => {
  expectLogs("weather_forecast_failed");
  owner.now = NOON;
  await store(null);
});

describe("not today", () => {
  it("takes a piece out of the usual drawer for everyone, until tomorrow by the place's clock", async () => {
    const before = await worn(owner);
    const key = before.night?.[0] ?? "";
    expect((await mark(owner, "out", key)).status).toBe(200);
    const after = await worn(owner);
    expect(after).toMatchObject({ out: [key] });
    expect(after.night).not.toContain(key);
    expect(after.night?.length).toBeGreaterThan(0);

    owner.now = NOON + 11 * HOUR_MS;
    expect((await worn(owner)).out).toEqual([key]);
    owner.now = NOON + 13 * HOUR_MS;
    expect(await worn(owner)).toMatchObject({ out: [], night: before.night });
  });

  it("leaves the times of the next day as they are", async () => {
    const { groups } = await todayOf(owner);
    const times = Object.entries(groups[0]?.outdoors ?? {});
    const tomorrow = times.find(([, { isToday }]) => !isToday)?.[0] ?? expect.fail("no time of tomorrow");
    const sentence = groups[0]?.outdoors[tomorrow]?.outfits.stroller?.sentence;
    const shown = [tomorrow, "evening"].flatMap(
      (when) => groups[0]?.outdoors[when]?.outfits.stroller?.pieces ?? [],
    );
    for (const { key } of shown) await mark(owner, "out", key);
    const [after] = (await todayOf(owner)).groups;
    expect(after?.outdoors[tomorrow]?.outfits.stroller?.sentence).toBe(sentence);
    expect(after?.outdoors.evening?.outfits.stroller?.sentence).not.toBe(
      groups[0]?.outdoors.evening?.outfits.stroller?.sentence,
    );
  });

  it("comes back by one tap, and each act twice is the act once", async () => {
    for (const what of ["hat_warm", "sleeper_footed", "hat_warm"]) await mark(owner, "out", what);
    expect((await todayOf(owner)).marks.out).toEqual([
      { key: "hat_warm", name: HAT },
      { key: "sleeper_footed", name: "Footed Sleeper" },
    ]);
    for (const what of ["hat_warm", "hat_warm"]) expect((await mark(owner, "back", what)).status).toBe(200);
    expect((await worn(owner)).out).toEqual(["sleeper_footed"]);
    await mark(owner, "back", "sleeper_footed");
    expect((await readPlan(world.db, plan)).todayMarks).toBeNull();
  });

  it("says so where nothing is left to put on, and what is in the wash isn't missing from the drawer", async () => {
    const items = await readItems(world.db, plan);
    const counted = items.filter(({ itemName }) => ["Footed Sleeper", HAT].includes(itemName));
    expect(counted).toHaveLength(2);
    for (const { dashboardItemId: itemId } of counted) {
      const cell = { viewerId: world.userId, planId: plan, itemId };
      await saveCell(world.db, cell, { kind: "quantity", value: 2, ageRange: "3-6m" }, NOON);
    }
    expect((await todayOf(owner)).groups[0]).toMatchObject({ isCounted: true });
    await mark(owner, "out", "hat_warm");
    expect((await worn(owner)).evening?.wished.map(({ name }) => name)).not.toContain(HAT);
    await mark(owner, "out", "sleeper_footed");
    const { groups } = await todayOf(owner);
    expect(groups[0]).toMatchObject({ isCounted: true });
    // Above it a diaper is right.
    expect(groups[0]?.rooms.night.map(({ dressed }) => dressed.sentence)).toEqual(["A diaper"]);
    for (const { isToday, outfits } of Object.values(groups[0]?.outdoors ?? {}))
      expect(Object.keys(outfits).length > 0).toBe(!isToday);
    // The baby grows into the size that leads in a month.
    const hasNoLine = async () => (await owner.get(`/dashboards/${plan}/6-9m`)).text.includes('"lines":[]');
    expect(await hasNoLine()).toBe(true);
    await mark(owner, "back", "sleeper_footed");
    expect(await hasNoLine()).toBe(false);
  });

  it("that was marked without a network for another day is worn again by the time it is sent", async () => {
    const late = { mark: { intent: "out", what: "hat_warm" }, madeOn: "2026-01-01" } as const;
    expect(await markToday(needs(), world.userId, plan, late)).toBe("marked");
    expect((await stored()).out).toEqual([]);
    const unreadable = { intent: "out", what: "hat_warm", madeOn: "yesterday" };
    const sent = await owner.post(`/dashboards/${plan}/today/marks`, unreadable, script);
    expect(sent.status).toBe(400);
  });

  it("has a limit, which is said in words", async () => {
    const keys = KEYS.slice(0, MOST_OUT);
    for (const what of keys)
      expect(
        await markToday(needs(), world.userId, plan, { mark: { intent: "out", what }, madeOn: null }),
      ).toBe("marked");
    const refused = await mark(owner, "out", KEYS[MOST_OUT] ?? "");
    expect([refused.status, JSON.parse(refused.text)]).toEqual([
      409,
      { message: "40 pieces are in the wash already. Put one back first." },
    ]);
    expect((await stored()).out).toHaveLength(MOST_OUT);
  });
});

const needs = () => ({ db: world.db, live: livePublisher(world.env.LIVE_CHANNEL), now: NOON });

describe("the neck check", () => {
  it("offers a step after two equal answers on two days, which holds for two weeks", async () => {
    await mark(owner, "neck", "cold");
    expect((await todayOf(owner)).marks).toMatchObject({ felt: "cold", offer: null });
    owner.now = NOON + DAY_MS;
    await mark(owner, "neck", "cold");
    expect((await todayOf(owner)).marks).toMatchObject({ offer: "warmer", step: null });
    await mark(owner, "step", "warmer");
    const { marks } = await todayOf(owner);
    expect(marks).toMatchObject({ offer: null, step: expect.stringMatching(/^One step warmer until [A-Z]/) });
    expect((await stored()).step).toEqual({ by: 1, until: dayIn(15) });
    owner.now = NOON + 14 * DAY_MS;
    expect((await todayOf(owner)).marks.step).not.toBeNull();
    owner.now = NOON + 15 * DAY_MS;
    expect((await todayOf(owner)).marks.step).toBeNull();
  });

  it("changes what is worn, and is taken back with one tap", async () => {
    const needOf = async () => {
      const [group] = (await todayOf(owner)).groups;
      return JSON.stringify(group?.outdoors);
    };
    const usual = await needOf();
    await store(`{"v":1,"out":[],"necks":[],"step":[-1,"${dayIn(3)}"]}`);
    expect((await todayOf(owner)).marks.step).toMatch(/^One step lighter/);
    expect(await needOf()).not.toBe(usual);
    await mark(owner, "step", "usual");
    expect([await needOf(), (await readPlan(world.db, plan)).todayMarks]).toEqual([usual, null]);
  });

  it("takes a step that was made without a network on another day: it isn't of a day", async () => {
    await store(`{"v":1,"out":[],"necks":[["cold","${dayIn(-1)}"],["cold","${dayIn(0)}"]],"step":null}`);
    const late = { mark: { intent: "step", what: 1 }, madeOn: dayIn(-1) } as const;
    expect(await markToday(needs(), world.userId, plan, late)).toBe("marked");
    expect((await stored()).step).toEqual({ by: 1, until: dayIn(14) });
  });

  it("isn't asked again after No, and takes no step that isn't offered", async () => {
    await store(`{"v":1,"out":[],"necks":[["cold","${dayIn(-1)}"],["cold","${dayIn(0)}"]],"step":null}`);
    await mark(owner, "step", "lighter");
    expect((await todayOf(owner)).marks).toMatchObject({ offer: "warmer", step: null });
    await mark(owner, "step", "no");
    expect((await todayOf(owner)).marks).toMatchObject({ offer: null, step: null });
  });
});

describe("who marks", () => {
  it("are editors; readers are told why not, and strangers find no plan", async () => {
    const [editor, reader, stranger] = await Promise.all([aUser(world.db), aUser(world.db), aUser(world.db)]);
    await aMember(plan, editor.id, "editor", 1);
    await aMember(plan, reader.id, "reader", 2);
    const theirs = await browserOf(reader.id);
    expect((await mark(await browserOf(editor.id), "out", "hat_warm")).status).toBe(200);
    const refused = [
      await mark(theirs, "out", "socks"),
      await mark(theirs, "neck", "cold"),
      await mark(await browserOf(stranger.id), "out", "socks"),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 404]);
    expect((await worn(theirs)).out).toEqual(["hat_warm"]);
    expect((await stored()).necks).toEqual([]);
  });

  it("alone learn how the neck felt; readers see the step that holds and the pieces in the wash", async () => {
    const reader = await aUser(world.db);
    await aMember(plan, reader.id, "reader", 3);
    const necks = [-1, 0].map((day) => ["cold", dayIn(day)]);
    await store(JSON.stringify({ v: 1, out: [["socks", dayIn(0)]], necks, step: [-1, dayIn(9)] }));
    const own = (await todayOf(owner)).marks;
    expect(own).toMatchObject({ felt: "cold", offer: "usual", step: expect.stringMatching(/lighter until/) });
    const theirs = await browserOf(reader.id);
    expect((await todayOf(theirs)).marks).toEqual({ ...own, felt: null, offer: null });
    const { text } = await theirs.get(`/dashboards/${plan}/today`);
    expect(text).not.toContain('"cold"');
  });

  it("at the same moment lose nothing", async () => {
    const keys = KEYS.slice(0, 4);
    await Promise.all(
      keys.map((what) =>
        markToday(needs(), world.userId, plan, { mark: { intent: "out", what }, madeOn: null }),
      ),
    );
    expect((await stored()).out.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
  });

  it("tell each other's open pages, once for each change", async () => {
    const { cookie } = await aSession(world.db, world.userId, { expiresAt: Date.now() + DAY_MS });
    const { messages } = await openLive(cookie);
    await mark(owner, "out", "hat_warm");
    await vi.waitFor(() => expect(messages).toHaveLength(1));
    expect(messages[0]).toContain(plan);
    await mark(owner, "out", "hat_warm");
    await mark(owner, "back", "hat_warm");
    await vi.waitFor(() => expect(messages).toHaveLength(2));
  });

  it.each([
    ["out", "cape"],
    ["out", "toString"],
    ["out", ""],
    ["out", "9".repeat(5000)],
    ["neck", "hot"],
    ["step", "2"],
    ["wash", "hat_warm"],
    ["", ""],
  ])("can't mark %s %.20s", async (intent, what) => {
    const { status, text } = await mark(owner, intent, what);
    expect([status, text]).toEqual([400, expect.stringContaining("We couldn't save that")]);
    expect((await readPlan(world.db, plan)).todayMarks).toBeNull();
  });

  it("come back to the page that they sent from, without scripts", async () => {
    const from = `/dashboards/${plan}/today?for=car&when=evening`;
    const send = (form: Record<string, string>) => owner.post(`/dashboards/${plan}/today/marks`, form);
    const sent = [
      await send({ intent: "out", what: "hat_warm", from }),
      await send({ intent: "out", what: "hat_warm" }),
      await send({ intent: "out", what: "hat_warm", from: "https://elsewhere.example/" }),
      await send({ intent: "out", what: "cape", from }),
    ];
    const page = `/dashboards/${plan}/today`;
    expect(sent.map(({ status, location }) => [status, location])).toEqual([
      [303, from],
      [303, page],
      [303, page],
      [303, from],
    ]);
    expect(sent[3]?.setCookies.join()).toContain("flash");
  });
});

describe("damaged marks", () => {
  it.each(["{", "", '{"v":1}', '{"v":9,"out":[]}', "[[["])(
    "are none, and the next mark replaces %s",
    async (text) => {
      await store(text);
      expect((await todayOf(owner)).marks).toEqual({ out: [], felt: null, step: null, offer: null });
      expect((await mark(owner, "out", "hat_warm")).status).toBe(200);
      expect((await worn(owner)).out).toEqual(["hat_warm"]);
    },
  );
});
