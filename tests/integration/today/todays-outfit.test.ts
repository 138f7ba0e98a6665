// The page of today's outfit: whose clothes, for which weather and room, and who may say how warm a room is.
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { hourlyForecasts, userOnboardingData } from "~/data/schema.ts";
import { saveSituation } from "~/data/today/today-choices.server.ts";
import { saveCell } from "~/data/wardrobe/item-edits.server.ts";
import type { ForecastHour } from "~/domain/weather/hourly-forecast.ts";
import { newId } from "~/lib/new-id.ts";
import { loader as manifest } from "~/routes/public/manifest.ts";
import { livePublisher } from "~/services/live.server.ts";
import { addCustomItem } from "~/usecases/wardrobe/edit-custom-items.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { keepForecast, MINNEAPOLIS } from "../../support/forecasts.ts";
import { expectLogs } from "../../support/logs.ts";
import { aMember } from "../../support/members.ts";
import { aBrowser, type Browser } from "../../support/pages.ts";
import { aWorld, planned, readItems, readPlan, type World } from "../../support/plans.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** Noon in Minneapolis, or an hour later in summer: a plan's day goes by the clock of its place. */
const NOON = Date.parse(`${new Date().toISOString().slice(0, 10)}T18:00:00Z`);
const dayIn = (days: number) => new Date(NOON + days * DAY_MS).toISOString().slice(0, 10);

const dressed = z.object({
  stay: z.string().nullable(),
  sentence: z.string(),
  weather: z.string().nullable(),
  over: z.string().nullable(),
  take: z.string().nullable(),
  changes: z.array(z.string()),
  notes: z.array(z.string()),
  why: z.array(z.string()),
  pieces: z.array(z.object({ key: z.string(), name: z.string(), have: z.number().nullable() })),
});
const time = z.object({
  category: z.string(),
  wet: z.string().nullable(),
  isForecast: z.boolean(),
  line: z.string(),
  outfits: z.record(z.string(), dressed),
});
const band = z.object({ from: z.number(), to: z.number(), dressed });
const view = z.object({
  isGoingHome: z.boolean(),
  situations: z.array(z.string()),
  day: z.string(),
  windows: z.array(z.object({ when: z.string(), label: z.string() })),
  forecast: z.object({ age: z.string().nullable(), isOld: z.boolean(), credit: z.string() }).nullable(),
  weatherOf: z.string(),
  rooms: z.object({ indoors: z.number().nullable(), night: z.number().nullable() }),
  opened: z.object({ situation: z.string(), when: z.string() }),
  groups: z.array(
    z.object({
      name: z.string().nullable(),
      sizes: z.string(),
      isCounted: z.boolean(),
      outdoors: z.record(z.string(), time).nullable(),
      rooms: z.object({ indoors: z.array(band), night: z.array(band) }),
    }),
  ),
});

/** Nobody answers there. */
const NO_PROVIDER = { WEATHER_API_URL: "http://127.0.0.1:9" };

let world: World;
let owner: Browser;
let born: string;
/** Due in two months. */
let far: string;

async function browserOf(userId: string): Promise<Browser> {
  const { cookie } = await aSession(world.db, userId, { expiresAt: NOON + 30 * DAY_MS });
  const [name = "", value = ""] = cookie.split("=");
  return aBrowser({ now: NOON, cookies: [[name, value]], bindings: NO_PROVIDER });
}

/** What the page shows, and what the page around it knows. */
async function todayOf(browser: Browser, planId: string) {
  const { status, text } = await browser.get(`/dashboards/${planId}/today`);
  expect(status).toBe(200);
  const { loaderData } = z.object({ loaderData: z.record(z.string(), z.unknown()) }).parse(JSON.parse(text));
  const page = z.object({ read: z.object({ today: view }) });
  return page.parse(Object.values(loaderData).find((data) => page.safeParse(data).success)).read.today;
}

beforeAll(async () => {
  world = await aWorld();
  owner = await browserOf(world.userId);
  born = (await planned(world, { zipcode: "55401", dueDate: dayIn(-150) })).onboardingId;
  far = (await planned(world, { zipcode: "98101", dueDate: dayIn(60) })).onboardingId;
});

beforeEach(() => expectLogs("weather_forecast_failed"));

describe("today's outfit", () => {
  it("is that of the size worn now, at the next time of the day, in usual weather", async () => {
    const today = await todayOf(owner, born);
    expect(today.isGoingHome).toBe(false);
    for (const { line, isForecast, outfits } of Object.values(today.groups[0]?.outdoors ?? {})) {
      expect(line).toMatch(/^Usual for (?:early |mid-|late )[A-Z][a-z]+, not a forecast$/);
      expect(isForecast).toBe(false);
      expect(Object.keys(outfits)).toEqual(["stroller", "asleep", "carrier", "car"]);
      for (const { weather } of Object.values(outfits)) expect(weather).toMatch(/^About −?\d+°F at /);
    }
    expect(today.forecast).toBeNull();
    expect(today.opened).toEqual({ situation: "stroller", when: "midday" });
    expect(today.groups).toHaveLength(1);
    expect(today.groups[0]).toMatchObject({ name: null, sizes: "3–6m", isCounted: false });
  });

  it("asks for the rooms first, and knows each of them, without a gap", async () => {
    const [group] = (await todayOf(owner, born)).groups;
    expect((await todayOf(owner, born)).rooms).toEqual({ indoors: null, night: null });
    for (const bands of Object.values(group?.rooms ?? {})) {
      expect(bands[0]?.from).toBe(55);
      expect(bands.at(-1)?.to).toBe(90);
      for (const [at, { from }] of bands.entries()) expect(from).toBe((bands[at - 1]?.to ?? 54) + 1);
      for (const { dressed: one } of bands) expect(one.sentence).not.toMatch(/\bhat\b|blanket/);
    }
  });

  it("E4 follows what the person looked at last on this plan, and opens with the night after 7 PM", async () => {
    await saveSituation(world.db, world.userId, born, "indoors");
    expect((await todayOf(owner, born)).opened.situation).toBe("indoors");
    owner.now = NOON + 7 * HOUR_MS;
    expect((await todayOf(owner, born)).opened).toEqual({ situation: "night", when: "morning" });
    owner.now = NOON;
    await saveSituation(world.db, world.userId, born, "stroller");
  });

  it("E35 opens on foot after the first birthday, unless something else was looked at last", async () => {
    const family = await aWorld();
    const parent = await browserOf(family.userId);
    const toddler = (await planned(family, { zipcode: "55401", dueDate: dayIn(-430) })).onboardingId;
    await world.db
      .update(userOnboardingData)
      .set({ plannedMonths: 24 })
      .where(eq(userOnboardingData.onboardingId, toddler));
    const today = await todayOf(parent, toddler);
    expect(today.situations).toEqual([
      ...["walking", "stroller", "asleep", "carrier", "car", "ground"],
      ...["indoors", "night"],
    ]);
    expect(today.opened.situation).toBe("walking");
    for (const { outfits } of Object.values(today.groups[0]?.outdoors ?? {}))
      expect(outfits.walking?.sentence).toBeTruthy();
    await saveSituation(family.db, family.userId, toddler, "stroller");
    expect((await todayOf(parent, toddler)).opened.situation).toBe("stroller");
    await parent.post(`/dashboards/${toddler}/today/choices`, { situation: "walking" });
    expect((await todayOf(parent, toddler)).opened.situation).toBe("walking");
  });

  it("is going home before the birth", async () => {
    const coming = (await planned(world, { zipcode: "33139", dueDate: dayIn(9) })).onboardingId;
    expect((await todayOf(owner, coming)).isGoingHome).toBe(true);
  });

  it("is nobody's but those on the plan", async () => {
    const stranger = await browserOf((await aUser(world.db)).id);
    expect((await stranger.get(`/dashboards/${born}/today`)).status).toBe(404);
  });
});

describe("the forecast", () => {
  /** 72 hours from one hour before noon, fetched so long ago: a low at 6 in the morning, a high at 2 PM, rain from 3 PM on the first day. */
  async function foresee(ageMs: number, change: Partial<ForecastHour> = {}, cell = MINNEAPOLIS, count = 72) {
    const hours = Array.from({ length: count }, (_, index): ForecastHour => {
      const at = NOON - HOUR_MS + index * HOUR_MS;
      const past = ((at - NOON) / HOUR_MS + 12 + 240) % 24;
      const isWet = at >= NOON + 3 * HOUR_MS && at < NOON + 9 * HOUR_MS;
      return {
        at,
        tempF: 40 + 14 * Math.max(0, 1 - Math.abs(past - 14) / 8),
        humidity: 50,
        windMph: 10,
        wetChance: isWet ? 80 : 0,
        rainIn: isWet ? 0.04 : 0,
        snowIn: 0,
        uv: 0,
        isDay: true,
        ...change,
      };
    });
    await keepForecast(world.db, cell, NOON - ageMs, hours);
  }

  const timesOf = async (position?: string) => {
    if (position !== undefined) owner.cookies.set("where-i-am", position);
    const { groups, forecast, weatherOf } = await todayOf(owner, born);
    owner.cookies.delete("where-i-am");
    const { midday, afternoon, morning } = groups[0]?.outdoors ?? {};
    return { forecast, weatherOf, midday, afternoon, morning };
  };

  afterEach(async () => {
    await world.db.delete(hourlyForecasts);
  });

  it("dresses each time for its own hours, says the rain, and names its source", async () => {
    await foresee(10 * 60_000);
    const { midday, afternoon, morning, forecast, weatherOf } = await timesOf();
    expect(forecast).toEqual({ age: null, isOld: false, credit: expect.stringContaining("Open-Meteo") });
    expect(weatherOf).toBe("plan");
    expect(midday?.outfits.stroller?.weather).toMatch(/^\d\d°F at noon\.$/);
    expect(afternoon?.outfits.stroller?.weather).toMatch(/^\d\d°F at 2\sPM, rain from \d\sPM\.$/);
    expect(afternoon).toMatchObject({ isForecast: true, wet: "rain" });
    expect(afternoon?.outfits.stroller?.take).toContain("rain cover");
    expect(afternoon?.outfits.stroller?.notes.join(" ")).toContain("only while it rains");
    expect(morning?.line).toMatch(/^Feels like \d\d°F/);
    expect(morning?.outfits.stroller?.why.join(" ")).toMatch(/in this wind; the hood keeps half of it off/);
    expect(morning?.outfits.carrier?.why.join(" ")).not.toContain("hood");
  });

  it("has nothing padded in the car, and the coat along", async () => {
    await foresee(0);
    const { morning } = await timesOf();
    expect(morning?.outfits.car?.sentence).not.toMatch(/bunting|coat|snowsuit|hat/i);
    expect(morning?.outfits.car).toMatchObject({
      over: expect.stringMatching(/poncho|blanket/),
      take: expect.stringMatching(/hat/),
      stay: null,
    });
  });

  it.each([
    { ageMs: 59 * 60_000, age: null, isOld: false },
    { ageMs: 2 * HOUR_MS, age: /^As of 1[01]:00\sAM$/, isOld: false },
    { ageMs: 11 * HOUR_MS, age: /^As of \d+:00\sAM$/, isOld: true },
  ])("that is $ageMs ms old says so", async ({ ageMs, age, isOld }) => {
    await foresee(ageMs);
    expect((await timesOf()).forecast).toMatchObject({ age: age ? expect.stringMatching(age) : null, isOld });
  });

  it("isn't used after twelve hours, nor for a time of which it lacks an hour", async () => {
    await foresee(12 * HOUR_MS + 1000);
    expect(await timesOf()).toMatchObject({ forecast: null, midday: { isForecast: false } });
    await foresee(0, {}, MINNEAPOLIS, 4);
    expect(await timesOf()).toMatchObject({ midday: { isForecast: true }, afternoon: { isForecast: false } });
  });

  it("is that of where the reader is, for this visit, and of the plan's place where none is known", async () => {
    await foresee(0, { tempF: 88 }, "41.9,12.5");
    const there = await timesOf("41.9,12.5");
    expect(there).toMatchObject({ weatherOf: "here", midday: { isForecast: true } });
    expect(await timesOf("10.0,10.0")).toMatchObject({ weatherOf: "none", midday: { isForecast: false } });
    expect(await timesOf()).toMatchObject({ weatherOf: "plan", forecast: null });
  });

  it.each([
    ["beyond the pole", "-91,0"],
    ["no number", "NaN,12"],
    ["more exact than its cell", "41.90287,12.49637"],
    ["an exponent", "1e1,2"],
    ["in other digits", "٥,٦"],
    ["of five thousand digits", "9".repeat(5000)],
  ])("S95 takes no position that is %s", async (_, at) => {
    expect((await timesOf(encodeURI(at))).weatherOf).toBe("plan");
    const cells = await world.db.select({ cell: hourlyForecasts.cell }).from(hourlyForecasts);
    expect(cells.filter(({ cell }) => !/^-?\d{1,2}\.\d,-?\d{1,3}\.\d$/.test(cell))).toEqual([]);
  });
});

describe("F39 the day", () => {
  const at = async (time: string, planId = born) => {
    const { now } = owner;
    owner.now = Date.parse(time);
    const today = await todayOf(owner, planId);
    owner.now = now;
    return today;
  };

  it("is the place's, on both sides of its midnight", async () => {
    const [year, next] = [new Date(NOON).toISOString().slice(0, 4), dayIn(1)];
    const before = await at(`${next}T04:30:00Z`);
    const after = await at(`${next}T07:30:00Z`);
    expect(before.day).not.toBe(after.day);
    expect(after.day).toContain(year.slice(0, 3));
    expect(before.windows[0]?.when).toBe("now");
    expect(before.windows.slice(1).every(({ label }) => label.startsWith("Tomorrow: "))).toBe(true);
    expect(after.windows.some(({ label }) => label.startsWith("Tomorrow: "))).toBe(false);
  });

  it.each(["2026-03-08", "2026-11-01"])("has its times although clocks change on %s", async (day) => {
    const today = await at(`${day}T14:30:00Z`);
    expect(today.windows.map(({ when }) => when)).toEqual([
      "now",
      "morning",
      "midday",
      "afternoon",
      "evening",
    ]);
    expect(Object.keys(today.groups[0]?.outdoors ?? {})).toHaveLength(5);
  });

  it("goes on when the birth date is taken back", async () => {
    const birth = (babyBornOn: string | null) =>
      world.db
        .update(userOnboardingData)
        .set({ babyBornOn })
        .where(eq(userOnboardingData.onboardingId, born));
    await birth(dayIn(-20));
    expect((await todayOf(owner, born)).groups[0]?.sizes).toMatch(/^0–3m/);
    await birth(null);
    expect((await todayOf(owner, born)).groups[0]?.sizes).toBe("3–6m");
  });
});

describe("/today", () => {
  it("leads to the plan that was open last, and to that of a baby who is near rather than to one of another who isn't", async () => {
    owner.cookies.set("last-plan", born);
    expect((await owner.get("/today")).location).toBe(`/dashboards/${born}/today`);
    owner.cookies.set("last-plan", far);
    const { location } = await owner.get("/today");
    expect(location).toMatch(/^\/dashboards\/\w+\/today$/);
    expect(location).not.toContain(far);
    owner.cookies.delete("last-plan");
  });

  it("leads to the quiz without a plan, and to the sign-in without a session", async () => {
    const nobody = await browserOf((await aUser(world.db)).id);
    expect((await nobody.get("/today")).location).toBe("/onboarding");
    expect((await aBrowser({ now: NOON }).get("/today")).location).toMatch(/^\/auth\b/);
  });

  it.each([
    ["for=night", "?for=night"],
    ["for=carrier&when=morning&utm=1", "?for=carrier"],
    ["for=Night", ""],
    ["for=night%0d%0aSet-Cookie:x=1", ""],
    ["for=//evil.example", ""],
    ["for=__proto__", ""],
    [`for=${"n".repeat(2000)}`, ""],
  ])("takes a situation that it knows along, and nothing else: %s", async (asked, kept) => {
    owner.cookies.set("last-plan", born);
    expect((await owner.get(`/today?${asked}`)).location).toBe(`/dashboards/${born}/today${kept}`);
    owner.cookies.delete("last-plan");
  });
});

describe("E22 the shortcuts of the installed app", () => {
  it("lead to the plan that was open last, of those that have Today, and without one to its beginning", async () => {
    const { shortcuts } = z
      .object({ shortcuts: z.array(z.object({ url: z.string() })) })
      .parse(await manifest().json());
    const places = (browser: Browser) =>
      Promise.all(shortcuts.map(async ({ url }) => (await browser.get(url)).location));
    owner.cookies.set("last-plan", born);
    expect(await places(owner)).toEqual([
      `/dashboards/${born}/today`,
      `/dashboards/${born}/today?for=night`,
      `/dashboards/${born}/shopping-list`,
    ]);
    owner.cookies.set("last-plan", far);
    expect(await places(owner)).toEqual([
      expect.stringMatching(/^\/dashboards\/\w+\/today$/),
      expect.stringMatching(/^\/dashboards\/\w+\/today\?for=night$/),
      `/dashboards/${far}/shopping-list`,
    ]);
    owner.cookies.delete("last-plan");
    const nobody = await browserOf((await aUser(world.db)).id);
    // The last one is a page that says where a list comes from.
    expect(await places(nobody)).toEqual(["/onboarding", "/onboarding", null]);
    expect(await places(aBrowser({ now: NOON }))).toEqual([
      "/auth?from=%2Ftoday",
      "/auth?from=%2Ftoday%3Ffor%3Dnight",
      "/auth?from=%2Fshopping",
    ]);
  });
});

describe("a room's temperature", () => {
  const said = { roomName: "night", roomDegrees: "66", units: "f" };
  const post = (browser: Browser, form: Readonly<Record<string, string>>) =>
    browser.post(`/dashboards/${born}/today`, form, { Accept: "application/json" });
  const stored = async () => {
    const { roomF, nightRoomF } = await readPlan(world.db, born);
    return { roomF, nightRoomF };
  };

  it("is kept in °F for the plan's people, whatever units it is said in", async () => {
    expect((await post(owner, said)).status).toBe(200);
    expect((await post(owner, { roomName: "indoors", roomDegrees: "21", units: "c" })).status).toBe(200);
    expect(await stored()).toEqual({ roomF: 69.8, nightRoomF: 66 });
    expect((await todayOf(owner, born)).rooms).toEqual({ indoors: 70, night: 66 });
  });

  it("is an editor's to say, not a reader's or a stranger's", async () => {
    const [editor, reader, stranger] = await Promise.all([aUser(world.db), aUser(world.db), aUser(world.db)]);
    await aMember(born, editor.id, "editor", 1);
    await aMember(born, reader.id, "reader", 2);
    expect((await post(await browserOf(editor.id), { ...said, roomDegrees: "64" })).status).toBe(200);
    expect((await stored()).nightRoomF).toBe(64);
    const refused = [
      await post(await browserOf(reader.id), said),
      await post(await browserOf(stranger.id), said),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 404]);
    expect((await todayOf(await browserOf(reader.id), born)).rooms.night).toBe(64);
    expect((await stored()).nightRoomF).toBe(64);
  });

  it.each([
    { roomDegrees: "54" },
    { roomDegrees: "91" },
    { roomDegrees: "-60" },
    { roomDegrees: "1e2" },
    { roomDegrees: "٦٠" },
    { roomDegrees: "66.5" },
    { roomDegrees: "" },
    { roomDegrees: "9".repeat(5000) },
    { roomName: "kitchen" },
    { units: "k" },
    { units: "c", roomDegrees: "12" },
    { units: "c", roomDegrees: "33" },
  ])("isn't %j", async (change) => {
    const before = await stored();
    expect((await post(owner, { ...said, ...change })).status).toBe(400);
    expect(await stored()).toEqual(before);
  });
});

describe("E36 an own item that is as warm as a piece", () => {
  const ofPlan = () => ({ viewerId: world.userId, planId: born });
  const save = (
    itemId: number,
    edit: { kind: "quantity"; value: number } | { kind: "set-aside"; value: "age" },
  ) => saveCell(world.db, { ...ofPlan(), itemId }, { ...edit, ageRange: "3-6m" }, NOON);

  /** Adds one, and counts it; returns its id. */
  async function added(name: string, have: number): Promise<number> {
    const form = { name, category: "Other", ageRange: "3-6m", warmAs: "sleeper_footed", key: newId() };
    const needs = {
      ...world,
      live: livePublisher(world.env.LIVE_CHANNEL),
      now: NOON,
      waitUntil: () => undefined,
    };
    const result = await addCustomItem(needs, ofPlan(), form);
    if (result.kind !== "added") throw new Error(JSON.stringify(result));
    await save(result.item.id, { kind: "quantity", value: have });
    return result.item.id;
  }

  /** The sleeper that a night of 76 °F asks for, as the page says it. */
  async function sleeper() {
    const [group] = (await todayOf(owner, born)).groups;
    const shown = group?.rooms.night.find(({ from, to }) => from <= 76 && to >= 76)?.dressed;
    const piece = shown?.pieces.find(({ key }) => key === "sleeper_footed");
    return { isCounted: group?.isCounted, sentence: shown?.sentence, name: piece?.name, have: piece?.have };
  }

  it("is worn as it, under its own name, and adds to the catalogue's count; skipped, it never is", async () => {
    expect(await sleeper()).toMatchObject({ isCounted: false });
    const blue = await added("Blue overall", 1);
    const worn = await sleeper();
    expect(worn).toMatchObject({ isCounted: true, name: "Blue overall", have: 1 });
    expect(worn.sentence).toMatch(/^Sleeper/);

    await added("Red overall", 2);
    expect(await sleeper()).toMatchObject({ name: "Red overall", have: 2 });

    const all = await readItems(world.db, born);
    const theirs = all.find(({ itemName }) => itemName === "Footed Sleeper")?.dashboardItemId ?? 0;
    await save(theirs, { kind: "quantity", value: 3 });
    expect(await sleeper()).toMatchObject({ name: "Footed Sleeper", have: 6 });

    await save(blue, { kind: "set-aside", value: "age" });
    expect(await sleeper()).toMatchObject({ name: "Footed Sleeper", have: 5 });

    await save(theirs, { kind: "set-aside", value: "age" });
    expect(await sleeper()).toMatchObject({ name: "Red overall", have: 2 });
  });
});
