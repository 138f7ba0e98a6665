// E18: while a trip of the plan is under way, Today is that of its place and of its bag, and one tap leads home.
import { env } from "cloudflare:workers";
import { and, eq, inArray } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { packPlace } from "~/contracts/places/stored-place.ts";
import {
  clothingList,
  hourlyForecasts,
  travelPlanItems,
  travelWeatherData,
  userTravelPlans,
} from "~/data/schema.ts";
import { selectMadeLinks } from "~/data/sharing/made-links.server.ts";
import { type ForecastHour, HOUR_MS } from "~/domain/weather/hourly-forecast.ts";
import { giveLink, linkAddress } from "~/usecases/sharing/give-link.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import { keepForecast, MINNEAPOLIS } from "../../support/forecasts.ts";
import { expectLogs } from "../../support/logs.ts";
import { aMember } from "../../support/members.ts";
import { aBrowser, type Browser } from "../../support/pages.ts";
import { aTrip, aTripWorld, type TripWorld } from "../../support/trips.ts";

const DAY_MS = 24 * HOUR_MS;
/** Noon in Minneapolis and 11 AM in Denver, or an hour later in summer. */
const NOON = Date.parse(`${new Date().toISOString().slice(0, 10)}T18:00:00Z`);
const dayIn = (days: number) => new Date(NOON + days * DAY_MS).toISOString().slice(0, 10);
/** The cell of 80202. */
const DENVER = "39.8,-105.0";
const SIZE = "3-6m";
/** The size that leads: the baby grows into it in a month. */
const LEADING = "6-9m";
/** Over Zurich, where it is evening at noon in Minneapolis. */
const ZURICH = {
  id: 2657896,
  name: "Zürich",
  region: "Zurich",
  country: "CH",
  countryName: "Switzerland",
  latitude: 47.37,
  longitude: 8.55,
  elevationM: 408,
  timeZone: "Europe/Zurich",
};

const piece = z.object({ key: z.string(), have: z.number().nullable() });
const dressed = z.object({ sentence: z.string(), wished: z.array(z.unknown()), pieces: z.array(piece) });
const time = z.object({ isForecast: z.boolean(), line: z.string(), outfits: z.record(z.string(), dressed) });
const view = z.object({
  day: z.string(),
  opened: z.object({ when: z.string() }),
  trip: z.object({ place: z.string(), line: z.string(), isAtHome: z.boolean() }).nullable(),
  marks: z.object({ out: z.array(z.object({ key: z.string() })) }),
  groups: z.array(
    z.object({
      isCounted: z.boolean(),
      isListed: z.boolean(),
      outdoors: z.record(z.string(), time).nullable(),
      rooms: z.object({ night: z.array(z.object({ dressed })) }),
    }),
  ),
});

let world: TripWorld;
let owner: Browser;
let denver: string;
let helperPath: string;
/** Readings, each one round trip. */
let readings = 0;

/** Nobody answers there. */
const NO_PROVIDER = { WEATHER_API_URL: "http://127.0.0.1:9" };

async function cookieOf(userId: string): Promise<[string, string]> {
  const { cookie } = await aSession(world.db, userId, { expiresAt: NOON + 30 * DAY_MS });
  const [name = "", value = ""] = cookie.split("=");
  return [name, value];
}

/** Null for somebody without an account. */
async function browserOf(userId: string | null, now = NOON): Promise<Browser> {
  const DB = interceptDatabase(env.DB, (statements, run) => {
    readings += statements[0]?.startsWith("select") ? 1 : 0;
    return run();
  });
  const cookies = userId === null ? [] : [await cookieOf(userId)];
  return aBrowser({ now, cookies, bindings: { ...NO_PROVIDER, DB } });
}

const path = () => `/dashboards/${world.onboardingId}/today`;

async function todayOf(browser: Browser, search = "") {
  const { status, text } = await browser.get(`${path()}${search}`);
  expect(status).toBe(200);
  const { loaderData } = z.object({ loaderData: z.record(z.string(), z.unknown()) }).parse(JSON.parse(text));
  const page = z.object({ read: z.object({ today: view }) });
  return page.parse(Object.values(loaderData).find((data) => page.safeParse(data).success)).read.today;
}

/** What the dashboard says of Today. */
async function lineOf(browser: Browser): Promise<string | null> {
  const { status, text } = await browser.get(`/dashboards/${world.onboardingId}/${LEADING}`);
  expect(status).toBe(200);
  const [, lines = expect.fail("no lines")] = /"lines":\[(.*?)\]/.exec(text) ?? [];
  return /"to":"[^"]*\/today","words":"([^"]*)"/.exec(lines)?.[1] ?? null;
}

/** Changes a trip's row, and changes it back after the work. */
async function withTrip(set: Partial<typeof userTravelPlans.$inferInsert>, work: () => Promise<void>) {
  const isTrip = eq(userTravelPlans.id, denver);
  const [before] = await world.db.select().from(userTravelPlans).where(isTrip);
  if (!before) throw new Error("The trip is gone");
  await world.db.update(userTravelPlans).set(set).where(isTrip);
  try {
    await work();
  } finally {
    await world.db.update(userTravelPlans).set(before).where(isTrip);
  }
}

/** Ticks off lines of the list, and no others. */
async function pack(keys: readonly string[]): Promise<void> {
  const isTrip = eq(travelPlanItems.travelPlanId, denver);
  await world.db.update(travelPlanItems).set({ isPacked: false }).where(isTrip);
  const ids = (await listed()).filter(({ key }) => keys.includes(key)).map(({ id }) => id);
  if (ids.length === 0) return;
  const isPacked = inArray(travelPlanItems.clothingId, ids);
  await world.db.update(travelPlanItems).set({ isPacked: true }).where(and(isTrip, isPacked));
}

/** The lines of the list in the size worn now. */
function listed() {
  return world.db
    .select({
      id: travelPlanItems.clothingId,
      key: clothingList.clothingNameId,
      asked: travelPlanItems.quantity,
    })
    .from(travelPlanItems)
    .innerJoin(clothingList, eq(clothingList.clothingId, travelPlanItems.clothingId))
    .where(and(eq(travelPlanItems.travelPlanId, denver), eq(travelPlanItems.ageRange, SIZE)));
}

const worn = (today: z.infer<typeof view>) => today.groups[0]?.outdoors?.midday?.outfits.stroller;

/** The clothes of today and of tomorrow on a helper's page, which is the text to copy on the parents' own, too. */
async function helperDays() {
  const read = async (browser: Browser, address: string) => {
    readings = 0;
    const { status, text } = await browser.get(address);
    expect([status, readings]).toEqual([200, 1]);
    expect(text.replace(/"cardTitle":"[^"]*"/g, "")).not.toMatch(/Denver|Minneapolis|Zürich|Saint Louis/);
    const [, said = expect.fail("no text")] = /"text":("(?:[^"\\]|\\.)*")/.exec(text) ?? [];
    return z.string().parse(JSON.parse(said));
  };
  const text = await read(await browserOf(null, owner.now), helperPath);
  expect(await read(owner, `${path()}/helpers`)).toBe(text);
  const [, today = "", tomorrow = ""] = text.split("\n\n");
  return { today, tomorrow };
}

async function foresee(cell: string, tempF: number): Promise<void> {
  const calm = { humidity: 40, windMph: 0, wetChance: 0, rainIn: 0, snowIn: 0, uv: 0, isDay: true };
  const hours = Array.from(
    { length: 72 },
    (_, index): ForecastHour => ({ ...calm, tempF, at: NOON - HOUR_MS + index * HOUR_MS }),
  );
  await keepForecast(world.db, cell, NOON - 60_000, hours);
}

beforeAll(async () => {
  world = await aTripWorld({ kind: "normal" }, {}, { zipcode: "55401", dueDate: dayIn(-150) });
  owner = await browserOf(world.userId);
  denver = await aTrip(world, { startDate: dayIn(-2), endDate: dayIn(5) });
  const settings = { tokenSecret: env.TOKEN_SECRET, origin: "" };
  const link = { kind: "helper", label: "Grandma", shownName: "" } as const;
  await giveLink({ db: world.db, ...settings, now: NOON }, world.userId, world.onboardingId, link);
  const [made = expect.fail("no link")] = await selectMadeLinks(
    ...([world.db, world.userId, world.onboardingId, "helper"] as const),
  );
  helperPath = (await linkAddress(settings, "helper", made)) ?? "";
});

beforeEach(async () => {
  expectLogs("weather_forecast_failed");
  owner.now = NOON;
  await world.db.delete(hourlyForecasts);
  await pack([]);
});

describe("E18 a trip under way", () => {
  it("opens Today with the forecast of its place, in one round trip", async () => {
    await foresee(MINNEAPOLIS, 10);
    await foresee(DENVER, 81);
    readings = 0;
    const away = await todayOf(owner);
    expect(readings).toBe(1);
    expect(away.trip).toMatchObject({ place: "Denver, CO", isAtHome: false });
    expect(away.trip?.line).toMatch(/^On your trip to Denver until [A-Z][a-z]{2} \d{1,2}$/);
    expect(away.groups[0]?.outdoors?.midday?.isForecast).toBe(true);
    expect(worn(away)?.sentence).not.toMatch(/coat|bunting|snowsuit|jacket/i);

    const home = await todayOf(owner, "?for=stroller&at=home");
    expect(home.trip).toMatchObject({ isAtHome: true });
    expect(home.trip?.line).toMatch(/^Your trip to Denver ends /);
    expect(worn(home)?.sentence).toMatch(/bunting|snowsuit|coat/i);
  });

  it("is what the dashboard's line says, in one round trip and without asking a provider", async () => {
    await foresee(MINNEAPOLIS, 10);
    await foresee(DENVER, 81);
    const { groups, opened } = await todayOf(owner);
    const sentence = groups[0]?.outdoors?.[opened.when]?.outfits.stroller?.sentence;
    readings = 0;
    expect([await lineOf(owner), readings]).toEqual([`Today · Denver · In the stroller: ${sentence}`, 1]);
    const warm = await lineOf(owner);
    await world.db.delete(hourlyForecasts);
    // The average of its days is colder.
    expect(await lineOf(owner)).not.toBe(warm);
    expect(await world.db.select().from(hourlyForecasts)).toEqual([]);

    await pack(["sleeper_footed"]);
    const packed = (await todayOf(owner)).groups[0]?.outdoors?.[opened.when]?.outfits.stroller?.sentence;
    expect(await lineOf(owner)).toBe(`Today · Denver · In the stroller: ${packed}`);
    await withTrip({ deletedAt: NOON }, async () =>
      expect(await lineOf(owner)).toMatch(/^Today · In the stroller: /),
    );
  });

  it.each(["?at=", "?at=Home", "?at=denver", "?at=home2"])(
    "is left aside by no other word: %s",
    async (search) => {
      expect((await todayOf(owner, search)).trip).toMatchObject({ isAtHome: false });
    },
  );

  it("has the average of its days without a forecast, and says so", async () => {
    const line = "Average of the trip, not an hourly forecast";
    for (const one of Object.values((await todayOf(owner)).groups[0]?.outdoors ?? {}))
      expect(one).toMatchObject({ isForecast: false, line });
    const isTrip = eq(travelWeatherData.travelPlanId, denver);
    const [figures] = await world.db.select().from(travelWeatherData).where(isTrip);
    for (const avgTempMax of [500, -151]) {
      await world.db.update(travelWeatherData).set({ avgTempMax }).where(isTrip);
      expect((await todayOf(owner)).groups[0]?.outdoors).toBeNull();
    }
    if (figures) await world.db.update(travelWeatherData).set(figures).where(isTrip);
  });

  it("dresses from its whole list as long as too little is packed, and then from its bag alone", async () => {
    await foresee(DENVER, 66);
    const lines = await listed();
    const keys = lines.map(({ key }) => key);
    const before = await todayOf(owner);
    expect(before.groups[0]).toMatchObject({ isCounted: false, isListed: true });
    expect(keys).toEqual(expect.arrayContaining(worn(before)?.pieces.map(({ key }) => key) ?? ["none"]));
    await pack(["socks"]);
    expect((await todayOf(owner)).groups[0]).toMatchObject({ isCounted: false, isListed: true });

    const bag = ["sleeper_footed", "bodysuit_short_sleeve"].filter((key) => keys.includes(key));
    expect(bag.length).toBeGreaterThan(0);
    await pack(bag);
    const after = await todayOf(owner);
    expect(after.groups[0]).toMatchObject({ isCounted: true, isListed: false });
    const outfits = Object.values(after.groups[0]?.outdoors ?? {}).flatMap(({ outfits: all }) =>
      Object.values(all),
    );
    expect(outfits.length).toBeGreaterThan(0);
    const packed = outfits.filter(({ sentence }) => !/packed/.test(sentence));
    expect(packed.length).toBeGreaterThan(0);
    const others = outfits.filter(({ pieces }) => pieces.some(({ key }) => !bag.includes(key)));
    for (const { sentence } of others) expect(sentence).toMatch(/Not packed yet: |Too little is packed/);
    for (const { pieces, wished } of packed) {
      expect(wished).toEqual([]);
      for (const { key, have } of pieces) {
        expect(bag).toContain(key);
        const most = lines.find((line) => line.key === key)?.asked ?? 0;
        expect(have).toBeGreaterThan(0);
        expect(have).toBeLessThanOrEqual(most);
      }
    }
  });

  it("stays left aside where forms without scripts lead back", async () => {
    const room = { roomName: "night", roomDegrees: "66", units: "f" };
    const back = async (address: string, form: Readonly<Record<string, string>>) =>
      (await owner.post(`${path()}${address}`, form)).location?.replace(path(), "");
    expect(await back("?for=night&when=midday&at=home", room)).toBe("?for=night&at=home");
    expect(await back("?for=night&at=denver", room)).toBe("?for=night");
    expect(await back("/choices?for=car&at=home", { weekdayOut: "" })).toBe("?for=car&at=home");
    expect(await back("/choices?for=car&at=", { weekdayOut: "" })).toBe("?for=car");
    const from = `${path()}?for=car&at=home`;
    expect(await back("/marks", { intent: "back", what: "hat_warm", from })).toBe("?for=car&at=home");
  });

  it("begins at midnight and ends in the evening of its last day, by the clock of its place", async () => {
    await withTrip({ startDate: dayIn(0), endDate: dayIn(1) }, async () => {
      const at = async (day: number, hour: string) => {
        owner.now = Date.parse(`${dayIn(day)}T${hour}:30:00Z`);
        return (await todayOf(owner)).trip !== null;
      };
      // Midnight in Denver is at 7 of UTC, or at 6 in summer.
      expect([await at(0, "05"), await at(0, "07")]).toEqual([false, true]);
      // 7 PM is at 2 of UTC, or at 1. Its night and the next morning are at home.
      expect([await at(2, "00"), await at(2, "02"), await at(2, "07")]).toEqual([true, false, false]);
    });
  });

  it("abroad has the day, the clock, and the marks of home's day", async () => {
    await withTrip(
      { zipcode: "", place: packPlace(ZURICH), destination: "Zürich, Switzerland" },
      async () => {
        // Already the next day in Zurich.
        owner.now = NOON + 6 * HOUR_MS;
        const [home, away] = [await todayOf(owner, "?at=home"), await todayOf(owner)];
        expect(away.trip?.line).toMatch(/^On your trip to Zürich until /);
        expect(away.day).not.toBe(home.day);
        const script = { Accept: "application/json" };
        await owner.post(`${path()}/marks`, { intent: "out", what: "hat_warm" }, script);
        expect((await todayOf(owner)).marks.out).toEqual([expect.objectContaining({ key: "hat_warm" })]);
        await owner.post(`${path()}/marks`, { intent: "back", what: "hat_warm" }, script);
      },
    );
  });

  it.each<[string, Partial<typeof userTravelPlans.$inferInsert>]>([
    ["is deleted", { deletedAt: NOON }],
    ["is still worked out", { status: "pending" }],
    ["has failed", { status: "failed" }],
    ["has no place that we know", { zipcode: "00000" }],
    ["is of another plan", { onboardingId: null }],
    ["is over", { startDate: dayIn(-9), endDate: dayIn(-1) }],
    ["is ahead", { startDate: dayIn(1), endDate: dayIn(3) }],
    ["can't be read", { activities: "{" }],
  ])("is none if it %s", async (_, set) => {
    await withTrip(set, async () => {
      expect((await todayOf(owner)).trip).toBeNull();
    });
  });

  it("is the last to begin of two", async () => {
    const second = await aTrip(world, {
      startDate: dayIn(-1),
      endDate: dayIn(3),
      place: "zip:63101",
      destination: "Saint Louis, MO",
      destinationFound: "Saint Louis, MO",
    });
    expect((await todayOf(owner)).trip?.place).toBe("Saint Louis, MO");
    await world.db.delete(userTravelPlans).where(eq(userTravelPlans.id, second));
    expect((await todayOf(owner)).trip?.place).toBe("Denver, CO");
  });

  describe("on a helper's page", () => {
    const AWAY = /^(?:Today|Tomorrow), [^\n]* · On the trip\n/;
    const WARM = /bunting|snowsuit|coat/i;

    beforeEach(async () => {
      await foresee(MINNEAPOLIS, 10);
      await foresee(DENVER, 81);
    });

    it("dresses from its weather and its bag, as Today does, and names no place", async () => {
      for (const bag of [[], ["sleeper_footed", "bodysuit_short_sleeve"]]) {
        await pack(bag);
        const { today, tomorrow } = await helperDays();
        for (const one of [today, tomorrow]) {
          expect(one).toMatch(AWAY);
          expect(one).not.toMatch(WARM);
        }
        expect(today).toContain(`: ${worn(await todayOf(owner))?.sentence}.`);
      }
      await withTrip({ deletedAt: NOON }, async () => {
        const { today, tomorrow } = await helperDays();
        expect(`${today}${tomorrow}`).not.toContain("On the trip");
        expect(today).toContain(`: ${worn(await todayOf(owner))?.sentence}.`);
        expect([today, tomorrow]).toEqual([expect.stringMatching(WARM), expect.stringMatching(WARM)]);
      });
    });

    it.each([
      ["on the day before it", 1, 3, { today: false, tomorrow: true }],
      ["on its first day", 0, 3, { today: true, tomorrow: true }],
      ["on its last day", -2, 0, { today: true, tomorrow: false }],
      ["on the day after it", -9, -1, { today: false, tomorrow: false }],
    ])("dresses each day where the baby is on it: %s", async (_, from, until, isAway) => {
      await withTrip({ startDate: dayIn(from), endDate: dayIn(until) }, async () => {
        const days = await helperDays();
        for (const day of ["today", "tomorrow"] as const) {
          expect(AWAY.test(days[day]), day).toBe(isAway[day]);
          expect(WARM.test(days[day]), day).toBe(!isAway[day]);
        }
      });
    });

    it("goes from one trip to the next", async () => {
      const later = { startDate: dayIn(1), endDate: dayIn(3), place: "zip:63101" };
      const name = "Saint Louis, MO";
      const second = await aTrip(world, { ...later, destination: name, destinationFound: name });
      await foresee("38.6,-90.2", 10);
      const { today, tomorrow } = await helperDays();
      await world.db.delete(userTravelPlans).where(eq(userTravelPlans.id, second));
      expect([AWAY.test(today), AWAY.test(tomorrow)]).toEqual([true, true]);
      expect([WARM.test(today), WARM.test(tomorrow)]).toEqual([false, true]);
    });

    it("has the day and the clock of its place", async () => {
      const abroad = { zipcode: "", place: packPlace(ZURICH), destination: "Zürich, Switzerland" };
      await withTrip(abroad, async () => {
        owner.now = NOON + 6 * HOUR_MS;
        const { day } = await todayOf(owner);
        const { today } = await helperDays();
        expect(today.split("\n")[0]).toBe(`Today, ${day} · On the trip`);
        expect(today).toContain("\nMorning, 7–10");
      });
    });
  });

  it("is shown to the plan's readers, and to nobody who isn't on the plan", async () => {
    const [reader, stranger] = await Promise.all([aUser(world.db), aUser(world.db)]);
    await aMember(world.onboardingId, reader.id, "reader", 1);
    expect((await todayOf(await browserOf(reader.id))).trip?.place).toBe("Denver, CO");
    expect((await (await browserOf(stranger.id)).get(path())).status).toBe(404);
  });
});
