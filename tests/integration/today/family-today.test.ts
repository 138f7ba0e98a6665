// Today of a family: every born child once, the weather once a place, each with its own situation, and nobody else's.
import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { hourlyForecasts, planMembers, userOnboardingData } from "~/data/schema.ts";
import { saveSituation } from "~/data/today/today-choices.server.ts";
import { HOUR_MS } from "~/domain/weather/hourly-forecast.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import { keepForecast, MINNEAPOLIS } from "../../support/forecasts.ts";
import { expectLogs } from "../../support/logs.ts";
import { aMember } from "../../support/members.ts";
import { aBrowser, type Browser } from "../../support/pages.ts";
import { aWorld, planned, type World } from "../../support/plans.ts";

const DAY_MS = 24 * HOUR_MS;
/** Noon in Minneapolis, or an hour later in summer. */
const NOON = Date.parse(`${new Date().toISOString().slice(0, 10)}T18:00:00Z`);
const dayIn = (days: number) => new Date(NOON + days * DAY_MS).toISOString().slice(0, 10);

const dressed = z.object({ sentence: z.string() });
const child = z.object({
  planId: z.string(),
  name: z.string(),
  age: z.string().nullable(),
  situation: z.string(),
  when: z.string(),
  situations: z.array(z.object({ situation: z.string(), path: z.string() })),
  group: z.object({
    name: z.string().nullable(),
    outdoors: z.record(z.string(), z.object({ outfits: z.record(z.string(), dressed) })).nullable(),
    rooms: z.object({ night: z.array(z.object({ dressed })) }),
  }),
});
const family = z.object({
  mornings: z.array(
    z.object({
      title: z.string(),
      time: z.object({ line: z.string(), isForecast: z.boolean() }).nullable(),
      children: z.array(child),
    }),
  ),
  linked: z.array(z.object({ path: z.string(), words: z.string() })),
});

let world: World;
let owner: Browser;
let leo: string;
let mia: string;
/** Readings, each one round trip. */
let readings = 0;

async function browserOf(userId: string, now = NOON): Promise<Browser> {
  const { cookie } = await aSession(world.db, userId, { expiresAt: NOON + 30 * DAY_MS });
  const [name = "", value = ""] = cookie.split("=");
  const DB = interceptDatabase(env.DB, (statements, run) => {
    readings += statements[0]?.startsWith("select") ? 1 : 0;
    return run();
  });
  return aBrowser({ now, cookies: [[name, value]], bindings: { WEATHER_API_URL: "http://127.0.0.1:9", DB } });
}

async function pageOf(browser: Browser, path: string) {
  const { status, text, location } = await browser.get(path);
  if (status !== 200) return location;
  return Object.values(
    z.object({ loaderData: z.record(z.string(), z.unknown()) }).parse(JSON.parse(text)).loaderData,
  );
}

/** The family's page, or where it leads instead. */
async function familyOf(browser: Browser, search = "") {
  const page = await pageOf(browser, `/today${search}`);
  return Array.isArray(page) ? family.parse(page.find((data) => family.safeParse(data).success)) : page;
}

async function childrenOf(browser: Browser, search = "") {
  const page = await familyOf(browser, search);
  return page !== null && typeof page === "object" ? page.mornings.flatMap(({ children }) => children) : [];
}

const update = (planId: string, values: Partial<typeof userOnboardingData.$inferInsert>) =>
  world.db.update(userOnboardingData).set(values).where(eq(userOnboardingData.onboardingId, planId));

async function aPlan(of: World, form: Record<string, unknown>, names: string | null = null): Promise<string> {
  const { onboardingId } = await planned(of, form);
  await world.db
    .update(userOnboardingData)
    .set({ babyNames: names === null ? null : [names], plannedMonths: 24 })
    .where(eq(userOnboardingData.onboardingId, onboardingId));
  return onboardingId;
}

beforeAll(async () => {
  world = await aWorld();
  leo = await aPlan(world, { zipcode: "55401", dueDate: dayIn(-425) }, "Leo");
  mia = await aPlan(world, { zipcode: "55401", dueDate: dayIn(-125) }, "Mia");
  owner = await browserOf(world.userId);
});

beforeEach(async () => {
  expectLogs("weather_forecast_failed");
  await keepForecast(world.db, MINNEAPOLIS, NOON - 10 * 60_000);
});
afterEach(() => world.db.delete(hourlyForecasts));

describe("a family's page", () => {
  it("shows every born child with its own answer, and the weather once, in one round trip", async () => {
    readings = 0;
    const page = await familyOf(owner);
    expect(readings).toBe(1);
    expect(page).toMatchObject({
      mornings: [
        {
          title: "Minneapolis, MN · Midday, 10–2",
          time: { line: expect.stringMatching(/^50°F at noon\. /), isForecast: true },
          children: [
            { planId: mia, name: "Mia", age: "4 months", situation: "stroller" },
            { planId: leo, name: "Leo", age: "13 months", situation: "walking" },
          ],
        },
      ],
      linked: [],
    });
  });

  it("says of each what its own Today says", async () => {
    const seen = await childrenOf(owner);
    expect(seen).toHaveLength(2);
    for (const { planId, group, when, situation } of seen) {
      const own = JSON.stringify(await pageOf(owner, `/dashboards/${planId}/today`));
      const sentence = group.outdoors?.[when]?.outfits[situation]?.sentence;
      expect(sentence).toBeTruthy();
      expect(own).toContain(`"sentence":${JSON.stringify(sentence)}`);
    }
  });

  it("opens each in the situation that its reader looked at last, and another by its link", async () => {
    await saveSituation(world.db, world.userId, mia, "carrier");
    const [first, second] = await childrenOf(owner);
    expect([first?.situation, second?.situation]).toEqual(["carrier", "walking"]);
    const path = second?.situations.find(({ situation }) => situation === "car")?.path ?? "";
    expect(path).toBe("/today?for=.car");
    const changed = await childrenOf(owner, path.replace("/today", ""));
    expect(changed.map(({ situation }) => situation)).toEqual(["carrier", "car"]);
    expect(changed[0]?.situations.find(({ situation }) => situation === "stroller")?.path).toBe(
      "/today?for=stroller.car",
    );
    await saveSituation(world.db, world.userId, mia, "stroller");
  });

  it.each([
    ["night", ["night", "night"]],
    ["walking", ["stroller", "walking"]],
    ["Night", ["stroller", "walking"]],
    ["__proto__.constructor", ["stroller", "walking"]],
    ["..car", ["stroller", "walking"]],
  ])("takes the situations that it knows from for=%s", async (asked, situations) => {
    const seen = await childrenOf(owner, `?for=${asked}`);
    expect(seen.map(({ situation }) => situation)).toEqual(situations);
  });

  it("dresses for the night from seven on, in the room that the family has said", async () => {
    await update(mia, { nightRoomF: 68 });
    const evening = await browserOf(world.userId, NOON + 8 * HOUR_MS);
    const [first] = await childrenOf(evening);
    expect(first).toMatchObject({ situation: "night", when: "morning" });
    expect(first?.group.rooms.night.length).toBeGreaterThan(1);
  });

  it("shows one card for a second quiz about the same child: the final one", async () => {
    const again = await aPlan(world, { zipcode: "55401", dueDate: dayIn(-125) });
    expect((await childrenOf(owner)).map(({ planId }) => planId)).toEqual([again, leo]);
    await update(again, { babyNames: ["Ada"] });
    expect((await childrenOf(owner)).map(({ name }) => name)).toEqual(["Ada", "Mia", "Leo"]);
    await update(again, { deletedAt: NOON });
    expect((await childrenOf(owner)).map(({ name }) => name)).toEqual(["Mia", "Leo"]);
  });

  it("says of twins who wear the same that it is for both", async () => {
    await update(mia, { babies: 2, babyNames: ["Mia", "Noa"] });
    expect((await childrenOf(owner))[0]).toMatchObject({ name: "Mia and Noa", group: { name: "Both:" } });
    await update(mia, { babies: 1, babyNames: ["Mia"] });
  });

  it("has a line for a child who isn't born yet, and one section a place", async () => {
    const other = { ...world, userId: (await aUser(world.db)).id };
    const unborn = await aPlan(other, { zipcode: "55401", dueDate: dayIn(100) }, "Ida");
    const south = await aPlan(other, { zipcode: "33139", dueDate: dayIn(-300) });
    for (const planId of [unborn, south]) await aMember(planId, world.userId);
    const page = await familyOf(owner);
    expect(page).toMatchObject({
      mornings: [
        { title: expect.stringMatching(/^Minneapolis, MN · /), children: [{ name: "Mia" }, { name: "Leo" }] },
        { title: expect.stringMatching(/^Miami Beach, FL · /), children: [{ planId: south, name: "9–12m" }] },
      ],
      linked: [{ path: `/dashboards/${unborn}`, words: expect.stringMatching(/^Ida: due [A-Z][a-z]{2} \d/) }],
    });
    for (const planId of [unborn, south]) await update(planId, { deletedAt: NOON });
  });

  it("is reached from the header and the list, while there are two children", async () => {
    const list = JSON.stringify(await pageOf(owner, "/dashboards"));
    expect(list).toContain('"today":"/today"');
    await update(leo, { deletedAt: NOON });
    const single = JSON.stringify(await pageOf(owner, "/dashboards"));
    expect(single).toContain(`"today":"/dashboards/${mia}/today"`);
    expect(await familyOf(owner, "?for=night")).toBe(`/dashboards/${mia}/today?for=night`);
    await update(leo, { deletedAt: null });
  });

  it("leads to the plan of a calendar's event, and to no plan of others", async () => {
    expect(await familyOf(owner, "?of=none")).toMatch(/^\/dashboards\/\w+\/today$/);
  });
});

describe("whose children they are", () => {
  it.each(["editor", "reader"] as const)(
    "a member's too, as an %s, until they are taken off",
    async (role) => {
      const other = { ...world, userId: (await aUser(world.db)).id };
      const own = await aPlan(other, { zipcode: "98101", dueDate: dayIn(-60) }, "Own");
      const browser = await browserOf(other.userId);
      expect(await familyOf(browser)).toBe(`/dashboards/${own}/today`);
      await aMember(mia, other.userId, role);
      expect((await childrenOf(browser)).map(({ name }) => name).toSorted()).toEqual(["Mia", "Own"]);
      await world.db
        .delete(planMembers)
        .where(and(eq(planMembers.onboardingId, mia), eq(planMembers.userId, other.userId)));
      expect(await familyOf(browser)).toBe(`/dashboards/${own}/today`);
      expect((await childrenOf(owner)).map(({ name }) => name)).toEqual(["Mia", "Leo"]);
    },
  );

  it("needs an account", async () => {
    expect(await familyOf(aBrowser({ now: NOON }))).toMatch(/^\/auth\b/);
  });

  it("answers whoever has nobody to dress yet, with the way to their plan", async () => {
    const other = { ...world, userId: (await aUser(world.db)).id };
    const plan = await aPlan(other, { zipcode: "98101", dueDate: dayIn(100) });
    const page = await pageOf(await browserOf(other.userId), "/today");
    expect(page).toContainEqual(
      expect.objectContaining({
        mornings: [],
        plan: `/dashboards/${plan}/0-3m`,
        linked: [expect.anything()],
      }),
    );
  });
});
