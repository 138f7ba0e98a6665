// The comparison of a plan's laundry routines with real bindings: who may see it, what it costs, that its
// numbers match the dashboard's, and what it says when there is nothing to compare.
import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { readPreferences } from "~/contracts/wardrobe/preferences-cookie.ts";
import { openDatabase } from "~/data/database.server.ts";
import { clothingList, userClothingItems, userOnboardingData } from "~/data/schema.ts";
import { LAUNDRY_SCENARIOS } from "~/domain/vocabulary.ts";
import { CALENDAR_SIZES } from "~/domain/wardrobe/size-table.ts";
import { newId } from "~/lib/new-id.ts";
import { SESSION_SECONDS } from "~/services/auth/session-cookie.server.ts";
import { aSession, aStoredPlan, aUser } from "../../support/factories.ts";
import { failingDatabase, interceptDatabase } from "../../support/faulty-bindings.ts";
import { expectLogs } from "../../support/logs.ts";
import { aBrowser, type Browser } from "../../support/pages.ts";
import { aWorld, planned, type World } from "../../support/plans.ts";

const db = openDatabase(env.DB);

const pieces = z.object({ essentials: z.number(), all: z.number() });
const byScenario = z.object({ daily: pieces, every_2_3_days: pieces, weekly_plus: pieces });
const totals = z.object({
  "0-3m": byScenario,
  "3-6m": byScenario,
  "6-9m": byScenario,
  "9-12m": byScenario,
  year: byScenario,
});
const page = z.object({
  scope: z.string(),
  scenario: z.string(),
  ageRange: z.string(),
  shown: z
    .object({ totals, issues: z.object({ leftOut: z.array(z.string()), withoutRules: z.array(z.string()) }) })
    .nullable(),
});
const dashboard = z.object({
  dashboard: z.object({
    categories: z.array(
      z.object({
        items: z.array(
          z.object({
            needed: z.number(),
            essentiality: z.string().nullable(),
            setAside: z.array(z.string()),
          }),
        ),
      }),
    ),
  }),
});
const loaded = z.object({ loaderData: z.record(z.string(), z.unknown()) });

let world: World;
let plan: string;

beforeAll(async () => {
  world = await aWorld();
  plan = (await planned(world)).onboardingId;
});

async function browserOf(userId = world.userId, bindings = {}): Promise<Browser> {
  // A new session; one halfway through its life would be extended, in another round trip.
  const { cookie } = await aSession(db, userId, { expiresAt: Date.now() + SESSION_SECONDS * 1000 });
  const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(cookie) ?? [];
  return aBrowser({ cookies: [[name, value]], bindings });
}

const pathOf = (id: string, rest = "") => `/scenario-comparison?attempt=${id}${rest}`;

/** The data of a page's innermost loader. */
async function open<Data>(browser: Browser, path: string, shape: z.ZodType<Data>): Promise<Data> {
  const { status, text } = await browser.get(path);
  expect([path, status]).toEqual([path, 200]);
  const { loaderData } = loaded.parse(JSON.parse(text));
  return shape.parse(Object.values(loaderData).at(-1));
}

async function spoil(
  fields: { item?: object; garment?: object; attempt?: object },
  id: string,
): Promise<string> {
  const of = and(eq(userClothingItems.onboardingId, id), eq(userClothingItems.clothingId, 1));
  const [item] = await db.select().from(userClothingItems).where(of);
  if (fields.item) await db.update(userClothingItems).set(fields.item).where(of);
  if (fields.garment) await db.update(clothingList).set(fields.garment).where(eq(clothingList.clothingId, 1));
  if (fields.attempt) {
    await db.update(userOnboardingData).set(fields.attempt).where(eq(userOnboardingData.onboardingId, id));
  }
  return item?.itemName ?? "";
}

describe("the numbers", () => {
  it("are those of the dashboard's page for every size and routine, also with items that are set aside", async () => {
    await db
      .update(userClothingItems)
      .set({ setAside: '["0-3m","9-12m"]' })
      .where(and(eq(userClothingItems.onboardingId, plan), eq(userClothingItems.clothingId, 3)));
    const browser = await browserOf();
    const { shown } = await open(browser, pathOf(plan), page);
    for (const age of CALENDAR_SIZES) {
      for (const scenario of LAUNDRY_SCENARIOS) {
        const { dashboard: view } = await open(
          browser,
          `/dashboards/${plan}/${age}?scenario=${scenario}`,
          dashboard,
        );
        const items = view.categories
          .flatMap(({ items }) => items)
          .filter(({ setAside }) => !setAside.includes(age));
        const sum = (of: typeof items) => of.reduce((total, { needed }) => total + needed, 0);
        expect(shown?.totals[age][scenario], `${age} ${scenario}`).toEqual({
          essentials: sum(items.filter(({ essentiality }) => essentiality === "Essential")),
          all: sum(items),
        });
      }
    }
  });

  it("are against the routine of the address, else the plan's own, and at the size of the address", async () => {
    const browser = await browserOf();
    expect(await open(browser, pathOf(plan, "&for=6-9m&scenario=weekly_plus"), page)).toMatchObject({
      scope: "6-9m",
      ageRange: "6-9m",
      scenario: "weekly_plus",
    });
    expect(await open(browser, pathOf(plan, "&for=year&scenario=junk"), page)).toMatchObject({
      scope: "year",
      ageRange: "0-3m",
      scenario: "every_2_3_days",
    });
    expect(await open(browser, pathOf(plan, "&for=12-15m"), page)).toMatchObject({ scope: "0-3m" });
  });

  it("cost one round trip to the database", async () => {
    const trips: number[] = [];
    const DB = interceptDatabase(env.DB, (statements, run) => {
      trips.push(statements.length);
      return run();
    });
    await open(await browserOf(world.userId, { DB }), pathOf(plan), page);
    expect(trips).toHaveLength(1);
  });
});

describe("what cannot be compared", () => {
  it("is asked for with an attempt", async () => {
    const browser = await browserOf();
    for (const path of ["/scenario-comparison", "/scenario-comparison?attempt="]) {
      const { status, text } = await browser.get(path);
      expect(status).toBe(400);
      expect(text).toContain("Missing attempt ID. Please try again.");
    }
  });

  it("S43 S49 answers 404 for anybody else's plan as for none, and says nothing of an address again but an id", async () => {
    const stranger = await browserOf((await aUser(db)).id);
    for (const id of [plan, newId()]) {
      const { status, text } = await stranger.get(pathOf(id));
      expect(status).toBe(404);
      expect(text).toContain(`Onboarding attempt with ID ${id} not found.`);
      expect(text).not.toMatch(/essentials|weatherGroups/);
    }
    for (const junk of ["%3Cscript%3Ealert(1)", "x".repeat(2000), "..%2F..%2Fadmin", `${newId()}%00`]) {
      const { status, text } = await stranger.get(pathOf(junk));
      expect(status).toBe(404);
      expect(text).not.toContain("not found.");
      expect(text).not.toContain(decodeURIComponent(junk));
    }
  });

  it("has nothing to show while a plan is made, and none without weather", async () => {
    const { onboardingId: planId } = await aStoredPlan(db, world.userId, { attemptNumber: 7 });
    const browser = await browserOf();
    expect((await open(browser, pathOf(planId), page)).shown).toBeNull();
    await spoil({ attempt: { status: "completed", weatherGroups: "{" } }, planId);
    expect((await open(browser, pathOf(planId), page)).shown).toBeNull();
  });

  it("is named where quantities or rules cannot be read, and the rest is compared", async () => {
    const id = (await planned(world)).onboardingId;
    const browser = await browserOf();
    const before = (await open(browser, pathOf(id), page)).shown;
    const kept = await db.select().from(clothingList).where(eq(clothingList.clothingId, 1));
    try {
      const name = await spoil({ garment: { baseQuantities: "junk" } }, id);
      const noBase = (await open(browser, pathOf(id), page)).shown;
      expect(noBase?.issues).toEqual({ leftOut: [], withoutRules: [name] });
      expect(noBase?.totals).toEqual(before?.totals);
      await spoil({ garment: { baseQuantities: kept[0]?.baseQuantities, weatherAdjustments: "[]" } }, id);
      expect((await open(browser, pathOf(id), page)).shown?.issues.withoutRules).toEqual([name]);
      await spoil({ item: { calculatedQuantities: "junk" } }, id);
      const left = (await open(browser, pathOf(id), page)).shown;
      expect(left?.issues).toEqual({ leftOut: [name], withoutRules: [] });
      expect(left?.totals.year.daily.all).toBeLessThan(before?.totals.year.daily.all ?? 0);
      expect(left?.totals.year.daily.all).toBeGreaterThan(0);
    } finally {
      await spoil({ garment: { ...kept[0] } }, id);
    }
  });

  it("fails as a whole where reading does: no empty comparison, and the next reading is a new one", async () => {
    expectLogs("viewer_not_read", "shown_plan_not_read");
    const DB = failingDatabase(env.DB, /calculated_quantities/);
    const browser = await browserOf(world.userId, { DB });
    const answer = await browser.get(pathOf(plan));
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain("totals");
    DB.fault.isOn = false;
    expect((await open(browser, pathOf(plan), page)).shown).not.toBeNull();
  });
});

describe("the switch", () => {
  it("leads to the dashboard under the other routine, and has it remembered with what was remembered before", async () => {
    const browser = await browserOf();
    const stored = { collapsedCategories: ["Swim"] };
    browser.cookies.set("clothing-plan-storage", encodeURIComponent(JSON.stringify(stored)));
    const answer = await browser.post(pathOf(plan, "&for=3-6m"), { scenario: "weekly_plus" });
    expect([answer.status, answer.location]).toEqual([303, `/dashboards/${plan}/3-6m?scenario=weekly_plus`]);
    const [set = ""] = answer.setCookies.filter((one) => one.startsWith("clothing-plan-storage="));
    expect(set).not.toMatch(/HttpOnly/i);
    expect(readPreferences(set.split(";")[0] ?? "", false)).toEqual({
      ...stored,
      selectedScenario: "weekly_plus",
      selectedAgeRangeKey: "0-3m",
    });
    expect((await browser.post(pathOf(plan, "&for=year"), { scenario: "daily" })).location).toBe(
      `/dashboards/${plan}/0-3m?scenario=daily`,
    );
  });

  it("S67 takes one of the three and nothing else", async () => {
    const browser = await browserOf();
    for (const form of [{}, { scenario: "" }, { scenario: "hourly" }, { "scenario[]": "daily" }]) {
      const { status, text, setCookies } = await browser.post(pathOf(plan), { ...form });
      expect(status).toBe(400);
      expect(text).toContain("Please choose one of the three laundry routines.");
      expect(setCookies.join()).not.toContain("clothing-plan-storage");
    }
  });

  it("S43 is the owner's", async () => {
    const stranger = await browserOf((await aUser(db)).id);
    const { status, setCookies } = await stranger.post(pathOf(plan), { scenario: "daily" });
    expect(status).toBe(404);
    expect(setCookies.join()).not.toContain("clothing-plan-storage");
  });
});

it("S43 a stranger is sent to the list's old address, which asks to sign in", async () => {
  const nobody = aBrowser();
  for (const answer of [
    await nobody.get(pathOf(plan)),
    await nobody.post(pathOf(plan), { scenario: "daily" }),
  ]) {
    const door = `/dashboard?${new URLSearchParams({ from: pathOf(plan) })}`;
    expect([answer.status, answer.location]).toEqual([302, door]);
  }
  expect((await nobody.get("/scenario-comparison/")).location).toMatch(/^\/dashboard\?from=/);
});
