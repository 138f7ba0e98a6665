// E30: the list for day care, who changes it, and the pieces that leave the drawer of Today while they are there.
import { and, eq, ne } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { dayCareLists, userClothingItems, userOnboardingData } from "~/data/schema.ts";
import { bringHome } from "~/data/today/day-care-lists.server.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import { parseCsv } from "../../support/csv.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { expectLogs } from "../../support/logs.ts";
import { aMember } from "../../support/members.ts";
import { aBrowser, type Browser } from "../../support/pages.ts";
import { aWorld, planned, type World } from "../../support/plans.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Noon in Minneapolis, or an hour later in summer. */
const NOON = Date.parse(`${new Date().toISOString().slice(0, 10)}T18:00:00Z`);
const dayIn = (days: number) => new Date(NOON + days * DAY_MS).toISOString().slice(0, 10);
const NO_PROVIDER = { WEATHER_API_URL: "http://127.0.0.1:9" };

let world: World;
let plan: string;
let owner: Browser;
let editor: Browser;
let reader: Browser;
let stranger: Browser;

async function browserOf(userId: string): Promise<Browser> {
  const { cookie } = await aSession(world.db, userId, { expiresAt: NOON + 200 * DAY_MS });
  const [name = "", value = ""] = cookie.split("=");
  return aBrowser({ now: NOON, cookies: [[name, value]], bindings: NO_PROVIDER });
}

beforeAll(async () => {
  world = await aWorld();
  // 3-6m is worn, far from both of its ends.
  plan = (await planned(world, { zipcode: "55401", dueDate: dayIn(-135) })).onboardingId;
  const [other, one] = [await aUser(world.db), await aUser(world.db)];
  await aMember(plan, other.id);
  await aMember(plan, one.id, "reader");
  owner = await browserOf(world.userId);
  editor = await browserOf(other.id);
  reader = await browserOf(one.id);
  stranger = await browserOf((await aUser(world.db)).id);
});

beforeEach(async () => {
  expectLogs("weather_forecast_failed");
  await world.db.delete(dayCareLists);
});

const path = () => `/dashboards/${plan}/today/day-care`;
const save = (browser: Browser, fields: Record<string, string> = {}, to = path()) =>
  browser.post(to, { intent: "save", size: "3-6m", ...fields });

const Loaded = z.object({ loaderData: z.record(z.string(), z.unknown()) });
const line = z.object({ key: z.string(), take: z.number(), there: z.number() });
const Care = z.object({
  care: z.object({
    ...{ size: z.string(), pieces: z.number(), more: z.string(), isOwn: z.boolean() },
    next: z.object({ size: z.string() }).nullable(),
    left: z.array(z.object({ size: z.string(), pieces: z.number() })),
    sets: z.array(z.object({ lines: z.array(line) })),
  }),
});

async function careOf(browser: Browser, to = path()) {
  const { text } = await browser.get(to);
  const pages = Object.values(Loaded.parse(JSON.parse(text)).loaderData);
  const page = pages.find((data) => Care.safeParse(data).success);
  const { care } = Care.parse(page);
  const lines = care.sets.flatMap((set) => set.lines);
  return { ...care, of: (key: string) => lines.find((one) => one.key === key) };
}

describe("E30 the list for day care", () => {
  it("is the usual one until a parent changes it, and again once it is given up", async () => {
    const usual = await careOf(owner);
    expect(usual).toMatchObject({ size: "3-6m", isOwn: false, more: "" });
    expect(usual.of("socks")).toEqual({ key: "socks", take: 3, there: 0 });
    const changed = { "care-take-socks": "5", "care-there-socks": "2", more: "Diapers\r\nCream" };
    expect((await save(editor, changed)).status).toBe(303);
    const own = await careOf(owner);
    expect(own).toMatchObject({ isOwn: true, more: "Diapers\nCream", pieces: usual.pieces + 2 });
    expect(own.of("socks")).toEqual({ key: "socks", take: 5, there: 2 });
    expect((await owner.post(path(), { intent: "reset", size: "3-6m" })).status).toBe(303);
    expect(await careOf(owner)).toMatchObject({ isOwn: false, pieces: usual.pieces });
  });

  it("is one for each size, and its own lines come along to the next", async () => {
    await save(owner, { "care-take-socks": "5", more: "Cream" });
    const next = await careOf(owner, `${path()}?size=6-9m`);
    expect(next).toMatchObject({ size: "6-9m", isOwn: false, more: "Cream" });
    expect(next.of("socks")?.take).not.toBe(5);
    expect(await careOf(owner, `${path()}?size=7-8m`)).toMatchObject({ size: "3-6m" });
  });

  it("names the size after it, also for a size ahead", async () => {
    expect((await careOf(owner)).next?.size).toBe("6-9m");
    expect((await careOf(owner, `${path()}?size=6-9m`)).next?.size).toBe("9-12m");
    expect((await careOf(owner, `${path()}?size=9-12m`)).next).toBeNull();
  });

  it("names outgrown sizes of which pieces are still there", async () => {
    await save(owner, { size: "0-3m", "care-there-socks_nb": "2", "care-there-bib_drool": "1" });
    expect((await careOf(owner)).left).toEqual([{ size: "0-3m", pieces: 3 }]);
    expect(await careOf(owner, `${path()}?size=0-3m`)).toMatchObject({ size: "0-3m", left: [] });
  });

  it("of a plan of two years opens at the size that is worn at 23 months, whatever is still there in smaller ones", async () => {
    const isPlan = eq(userOnboardingData.onboardingId, plan);
    const now = { expectedDueDate: dayIn(-135), plannedMonths: 12 };
    await world.db
      .update(userOnboardingData)
      .set({ expectedDueDate: dayIn(-700), plannedMonths: 24 })
      .where(isPlan);
    await save(owner, { size: "3-6m", "care-there-socks": "2" });
    expect(await careOf(owner)).toMatchObject({
      ...{ size: "18-24m", next: null, left: [{ size: "3-6m", pieces: 2 }] },
    });
    await world.db.update(userOnboardingData).set(now).where(isPlan);
  });

  it("names no pieces that were put into a box since, or that stayed where the family lived before", async () => {
    await save(owner, { size: "0-3m", "care-there-socks_nb": "2", "care-there-bodysuit_short_sleeve": "3" });
    const items = await selectItemsForViewer(world.db, world.userId, plan);
    const bodysuit = items.find(({ clothingNameId }) => clothingNameId === "bodysuit_short_sleeve");
    const count = (quantity: number) =>
      world.db
        .update(userClothingItems)
        .set({ userAddedQuantities: JSON.stringify({ "0-3m": { Default: { quantity } } }) })
        .where(eq(userClothingItems.dashboardItemId, Number(bodysuit?.dashboardItemId)));
    await count(5);
    expect((await careOf(owner)).left).toEqual([{ size: "0-3m", pieces: 5 }]);
    await count(0);
    expect((await careOf(owner)).left).toEqual([{ size: "0-3m", pieces: 2 }]);
    const [before] = await world.db.select().from(dayCareLists);
    const moving = and(eq(userOnboardingData.onboardingId, plan), ne(userOnboardingData.zipcode, "90210"));
    await bringHome(world.db, moving);
    expect((await careOf(owner)).left).toEqual([]);
    const [after] = await world.db.select().from(dayCareLists);
    expect(JSON.parse(after?.counts ?? "")).toEqual({
      ...JSON.parse(before?.counts ?? ""),
      ...{ socks_nb: [0, 0], bodysuit_short_sleeve: [0, 0] },
    });
  });

  it.each([
    ["a reader", () => reader, 403],
    ["a stranger", () => stranger, 404],
  ])("isn't changed by %s", async (_, browser, status) => {
    for (const intent of ["save", "reset"])
      expect((await browser().post(path(), { intent, size: "3-6m" })).status).toBe(status);
    expect(await world.db.select().from(dayCareLists)).toEqual([]);
  });

  it("is read by readers, and by no one else", async () => {
    await save(owner, { more: "Cream" });
    expect((await careOf(reader)).more).toBe("Cream");
    expect((await stranger.get(path())).status).toBe(404);
  });

  it.each([
    ["21 pieces", { "care-take-socks": "21" }],
    ["a negative number", { "care-there-socks": "-1" }],
    ["half a piece", { "care-there-socks": "1.5" }],
    ["501 letters", { more: "x".repeat(501) }],
    ["a size that there isn't", { size: "7-8m" }],
    ["no button", { intent: "" }],
  ])("isn't saved with %s, and nothing is written", async (_, fields) => {
    expect((await save(owner, fields)).status).toBe(400);
    expect(await world.db.select().from(dayCareLists)).toEqual([]);
  });

  it("S97 keeps what was typed as text, without what turns its direction", async () => {
    await save(owner, { more: "<b>=1+1\u202e\n@cmd" });
    expect((await careOf(owner)).more).toBe("<b>=1+1 \n@cmd");
  });

  it("isn't saved of a plan that isn't complete", async () => {
    const pending = (await planned(world)).onboardingId;
    await world.db
      .update(userOnboardingData)
      .set({ status: "pending" })
      .where(eq(userOnboardingData.onboardingId, pending));
    const to = `/dashboards/${pending}/today/day-care`;
    expect((await save(owner, {}, to)).status).toBe(409);
    expect((await owner.get(to)).status).toBe(200);
  });

  it("counts the plan's version up, so that open pages read it again", async () => {
    const version = async () => {
      const [row] = await world.db
        .select({ version: userOnboardingData.version })
        .from(userOnboardingData)
        .where(eq(userOnboardingData.onboardingId, plan));
      return row?.version ?? 0;
    };
    const before = await version();
    await save(owner);
    expect(await version()).toBe(before + 1);
  });

  it("is in the export", async () => {
    await save(owner, { "care-take-socks": "5", more: "Cream" });
    const own = await exportOwnData({ db: world.db, now: NOON }, world.userId);
    expect(JSON.stringify(own)).toContain('"more":"Cream"');
  });
});

describe("E30 pieces at the day care", () => {
  const Facts = z.object({
    read: z.object({
      facts: z.object({
        pieces: z.array(
          z.object({
            key: z.string(),
            sizes: z.record(z.string(), z.object({ have: z.number(), away: z.number().optional() })),
          }),
        ),
      }),
    }),
  });

  it("leave the drawer of Today, and not the plan's counts", async () => {
    const rows = await selectItemsForViewer(world.db, world.userId, plan);
    const item = rows.find(({ clothingNameId }) => clothingNameId === "sleeper_footed");
    await world.db
      .update(userClothingItems)
      .set({ userAddedQuantities: JSON.stringify({ "3-6m": { Default: { quantity: 6 } } }) })
      .where(eq(userClothingItems.dashboardItemId, Number(item?.dashboardItemId)));
    await save(owner, { "care-there-sleeper_footed": "2" });
    const { text } = await owner.get(`/dashboards/${plan}/today`);
    const pages = Object.values(Loaded.parse(JSON.parse(text)).loaderData);
    const page = Facts.parse(pages.find((data) => Facts.safeParse(data).success));
    const piece = page.read.facts.pieces.find(({ key }) => key === "sleeper_footed");
    expect(piece?.sizes["3-6m"]).toMatchObject({ have: 6, away: 2 });
    expect((await careOf(owner)).of("sleeper_footed")).toEqual({ key: "sleeper_footed", take: 0, there: 2 });
  });
});

describe("O13 pieces that day care asks for beyond the plan", () => {
  /** How many of a piece the list's file has to get. */
  async function toGet(name: string): Promise<number> {
    const { text } = await owner.get(`/dashboards/${plan}/shopping-list.csv?for=3-6m`);
    const [head = [], ...rows] = parseCsv(text).filter((record) => record.length > 4);
    return Number(rows.find((record) => record.includes(name))?.[head.indexOf("To go")] ?? 0);
  }

  it("are on the plan's list once the list is kept, and leave it once that is given up", async () => {
    const ofPlan = await toGet("Socks (pairs)");
    expect(ofPlan).toBeGreaterThan(0);
    await save(owner, { "care-take-socks": "20" });
    expect(await toGet("Socks (pairs)")).toBe(20);
    expect((await careOf(owner)).of("socks")).toMatchObject({ take: 20 });
    await owner.post(path(), { intent: "reset", size: "3-6m" });
    expect(await toGet("Socks (pairs)")).toBe(ofPlan);
  });
});
