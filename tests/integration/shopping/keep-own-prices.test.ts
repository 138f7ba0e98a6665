// E32 and S98: the cost of a plan, on its list and its page, and the parents' own prices.
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { emptyPlans } from "~/data/plans/deletions.server.ts";
import { ownPrices, priceSheets, userClothingItems, userOnboardingData } from "~/data/schema.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import { aCustomGarment, aSession, aUser } from "../../support/factories.ts";
import { aMember } from "../../support/members.ts";
import { aBrowser, type Browser } from "../../support/pages.ts";
import { aWorld, planned, type World } from "../../support/plans.ts";
import { storedSheet } from "../../support/price-sheets.ts";
import { asFriend, claimed, shared } from "../../support/sharing.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON = Date.parse(`${new Date().toISOString().slice(0, 10)}T18:00:00Z`);
const dayIn = (days: number) => new Date(NOON + days * DAY_MS).toISOString().slice(0, 10);
const MUNICH = JSON.stringify({ country: "DE", name: "Munich" });

let world: World;
let plan: string;
let owner: Browser;
let editor: Browser;
let reader: Browser;
let stranger: Browser;

async function browserOf(userId: string): Promise<Browser> {
  const { cookie } = await aSession(world.db, userId, { expiresAt: NOON + 200 * DAY_MS });
  const [name = "", value = ""] = cookie.split("=");
  return aBrowser({ now: NOON, cookies: [[name, value]] });
}

const sheet = (country: string, currency: string, pricedOn = dayIn(-30), prices = storedSheet()) =>
  world.db.insert(priceSheets).values({ country, currency, pricedOn, prices, updatedAt: 1 });

beforeAll(async () => {
  world = await aWorld();
  plan = (await planned(world, { zipcode: "55401", dueDate: dayIn(60) })).onboardingId;
  const [other, one] = [await aUser(world.db), await aUser(world.db)];
  await aMember(plan, other.id);
  await aMember(plan, one.id, "reader");
  owner = await browserOf(world.userId);
  editor = await browserOf(other.id);
  reader = await browserOf(one.id);
  stranger = await browserOf((await aUser(world.db)).id);
});

beforeEach(async () => {
  await world.db.delete(ownPrices);
  await world.db.delete(priceSheets);
  await world.db
    .update(userOnboardingData)
    .set({ place: null })
    .where(eq(userOnboardingData.onboardingId, plan));
});

const path = () => `/dashboards/${plan}/cost`;
const save = (browser: Browser, fields: Record<string, string>, currency = "USD") =>
  browser.post(path(), { currency, for: "year", ...fields });
const stored = () => world.db.select().from(ownPrices);

const Loaded = z.object({ loaderData: z.record(z.string(), z.unknown()) });
const Amount = { amount: z.string(), secondHand: z.string().nullable() };
const Item = z.object({ nameId: z.string(), pieces: z.number(), own: z.string() });
const Page = z.object({
  country: z.string(),
  cost: z
    .object({
      ...{ answer: z.string().nullable(), unpriced: z.number(), month: z.string() },
      otherCurrency: z.string().nullable(),
      scopes: z.array(z.object({ scope: z.string(), ...Amount })),
      groups: z.array(z.object({ group: z.string(), cost: z.unknown(), items: z.array(Item) })),
    })
    .nullable(),
});
const List = z.object({
  cost: z.object({ words: z.string(), path: z.string() }).nullable(),
  hasNice: z.boolean(),
});

async function loaded<Data>(browser: Browser, to: string, shape: z.ZodType<Data>): Promise<Data> {
  const { text } = await browser.get(to);
  const pages = Object.values(Loaded.parse(JSON.parse(text)).loaderData);
  return shape.parse(pages.find((data) => shape.safeParse(data).success));
}

const costOf = async (browser: Browser, to = path()) => (await loaded(browser, to, Page)).cost;
const lineOf = async (browser: Browser, query = "?for=year") =>
  (await loaded(browser, `/dashboards/${plan}/shopping-list${query}`, List)).cost?.words ?? null;

/** The parents' own price of an item, as the page shows it. */
const ownOf = async (browser: Browser, nameId: string) =>
  (await costOf(browser))?.groups.flatMap(({ items }) => items).find((item) => item.nameId === nameId)?.own;

/** The two amounts of an answer. */
const amounts = (answer: string | null | undefined) =>
  (answer?.match(/[\d,]+/g) ?? []).map((text) => Number(text.replace(",", "")));

describe("E32 what a plan costs", () => {
  it("is one line on the list, and the same on its page", async () => {
    await sheet("US", "USD");
    const line = await lineOf(owner);
    expect(line).toMatch(/^From about \$[\d,]+ to \$[\d,]+; second-hand about \$[\d,]+$/);
    expect((await costOf(owner))?.answer).toBe(line);
    const [low = 0, high = 0, secondHand = 0] = amounts(line);
    // The sheet's prices are 5, 20, and 2.50 for each piece.
    expect(Math.abs(high - low * 4)).toBeLessThanOrEqual(30);
    expect(Math.abs(low - secondHand * 2)).toBeLessThanOrEqual(20);
  });

  it("is of a size on the size's list and page, and the same with nice-to-have pieces shown", async () => {
    await sheet("US", "USD");
    const line = await lineOf(owner, "?for=0-3m");
    expect(line).not.toBe(await lineOf(owner));
    expect(await lineOf(owner, "?for=0-3m&nice=1")).toBe(line);
    const page = await costOf(owner, `${path()}?for=0-3m`);
    expect(page?.answer).toBe(line);
    const row = page?.scopes.find(({ scope }) => scope === "0-3m");
    expect(amounts(row?.amount)).toEqual(amounts(line).slice(0, 2));
  });

  it("follows the laundry routine that the list is shown for", async () => {
    await sheet("US", "USD");
    const weekly = await lineOf(owner, "?for=year&scenario=weekly_plus");
    expect(weekly).not.toBe(await lineOf(owner));
    expect((await costOf(owner, `${path()}?for=year&scenario=weekly_plus`))?.answer).toBe(weekly);
  });

  it("is in the money of the plan's country, by the sheet of that country alone", async () => {
    await world.db
      .update(userOnboardingData)
      .set({ place: MUNICH })
      .where(eq(userOnboardingData.onboardingId, plan));
    await sheet("US", "USD");
    expect(await lineOf(owner)).toBeNull();
    await sheet("DE", "EUR");
    expect(await lineOf(owner)).toMatch(/^From about €[\d,]+ to €[\d,]+; second-hand about €[\d,]+$/);
  });

  it("isn't shown without a sheet, with one that is older than 18 months, and with one that can't be read", async () => {
    const isNone = async () => {
      expect(await lineOf(owner)).toBeNull();
      expect(await loaded(owner, path(), Page)).toMatchObject({ cost: null, country: "US" });
      await world.db.delete(priceSheets);
    };
    await isNone();
    await sheet("US", "USD", dayIn(-560));
    await isNone();
    await sheet("US", "USD", dayIn(-30), "{");
    await isNone();
    await sheet("US", "USD", dayIn(-540));
    expect(await lineOf(owner)).not.toBeNull();
  });

  it("is nothing for what the family has", async () => {
    await sheet("US", "USD");
    const before = amounts(await lineOf(owner));
    const rows = await selectItemsForViewer(world.db, world.userId, plan);
    const item = rows.find(({ clothingNameId }) => clothingNameId === "sleeper_footed");
    const where = eq(userClothingItems.dashboardItemId, Number(item?.dashboardItemId));
    const owned = JSON.stringify({ "3-6m": { Default: { quantity: 99 } } });
    await world.db.update(userClothingItems).set({ userAddedQuantities: owned }).where(where);
    const after = amounts(await lineOf(owner));
    for (const [at, amount] of after.entries()) expect(amount).toBeLessThan(before[at] ?? 0);
    await world.db.update(userClothingItems).set({ userAddedQuantities: "{}" }).where(where);
  });
});

describe("E32 own prices", () => {
  it("win over the sheet, are kept beside each other, and are taken away where the field is empty", async () => {
    await sheet("US", "USD");
    const before = await lineOf(owner);
    expect((await save(editor, { "price-socks": "100", "price-hat_sun": "3.50" })).status).toBe(303);
    expect(await ownOf(owner, "socks")).toBe("100");
    const [low = 0] = amounts(await lineOf(owner));
    expect(low).toBeGreaterThan(amounts(before)[0] ?? 0);
    await save(owner, { "price-hat_warm": "8" });
    expect(JSON.parse((await stored())[0]?.prices ?? "")).toEqual({
      socks: 10000,
      hat_sun: 350,
      hat_warm: 800,
    });
    await save(owner, { "price-socks": "", "price-hat_sun": "", "price-hat_warm": "" });
    expect(await lineOf(owner)).toBe(before);
    expect((await stored())[0]).toMatchObject({ currency: "USD", prices: "{}" });
  });

  it("of items that the plan doesn't have aren't kept", async () => {
    await sheet("US", "USD");
    const { status } = await save(owner, {
      "price-cape": "5",
      "price-": "5",
      "price-__proto__": "5",
      "price-socks": "1",
    });
    expect(status).toBe(303);
    expect((await stored())[0]?.prices).toBe('{"socks":100}');
  });

  it("in another currency aren't mixed in, and are replaced by the next", async () => {
    await sheet("US", "USD");
    const before = await lineOf(owner);
    await save(owner, { "price-socks": "100" });
    await world.db.update(priceSheets).set({ currency: "CAD" });
    const page = await costOf(owner);
    expect(page?.otherCurrency).toBe("USD");
    expect(amounts(page?.answer)).toEqual(amounts(before));
    await save(owner, { "price-hat_sun": "3" }, "CAD");
    expect((await stored())[0]).toMatchObject({ currency: "CAD", prices: '{"hat_sun":300}' });
    expect((await costOf(owner))?.otherCurrency).toBeNull();
  });

  it.each(["-1", "−1", "1e308", "NaN", "١٢", "12,505", "€12", "10000.01"])(
    "S98 %s is refused at its field, and nothing is written",
    async (price) => {
      await sheet("US", "USD");
      const { status, text } = await save(owner, { "price-socks": price, "price-hat_sun": "3" });
      expect(status).toBe(400);
      expect(text).toContain("Please enter a price from 0 to 10,000, such as 12.50.");
      expect(await stored()).toEqual([]);
    },
  );

  it("S98 another currency than the sheet's is refused, and so is a price without a sheet or with one that is too old", async () => {
    expect((await save(owner, { "price-socks": "1" })).status).toBe(409);
    await sheet("US", "USD");
    expect((await save(owner, { "price-socks": "1" }, "EUR")).status).toBe(409);
    await world.db.update(priceSheets).set({ pricedOn: dayIn(-560) });
    expect((await save(owner, { "price-socks": "1" })).status).toBe(409);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ["a reader", () => reader, 403],
    ["a stranger", () => stranger, 404],
  ])("aren't changed by %s", async (_, browser, status) => {
    await sheet("US", "USD");
    expect((await save(browser(), { "price-socks": "1" })).status).toBe(status);
    expect(await stored()).toEqual([]);
  });

  it("are read by readers, and by no one else", async () => {
    await sheet("US", "USD");
    await save(owner, { "price-socks": "100" });
    expect(await ownOf(reader, "socks")).toBe("100");
    expect((await stranger.get(path())).status).toBe(404);
  });

  it("count the plan's version up, so that open pages read it again", async () => {
    await sheet("US", "USD");
    const version = async () => {
      const [row] = await world.db
        .select({ version: userOnboardingData.version })
        .from(userOnboardingData)
        .where(eq(userOnboardingData.onboardingId, plan));
      return row?.version ?? 0;
    };
    const before = await version();
    await save(owner, { "price-socks": "1" });
    expect(await version()).toBe(before + 1);
  });

  it("aren't kept of a plan that isn't complete", async () => {
    await sheet("US", "USD");
    const pending = (await planned(world)).onboardingId;
    await world.db
      .update(userOnboardingData)
      .set({ status: "pending" })
      .where(eq(userOnboardingData.onboardingId, pending));
    const to = `/dashboards/${pending}/cost`;
    expect((await owner.post(to, { currency: "USD", "price-socks": "1" })).status).toBe(409);
    expect((await owner.get(to)).status).toBe(200);
  });

  it("that can't be read are none, and the next ones replace them", async () => {
    await sheet("US", "USD");
    const before = await lineOf(owner);
    await world.db
      .insert(ownPrices)
      .values({ onboardingId: plan, currency: "USD", prices: "{", updatedAt: 1 });
    expect(await lineOf(owner)).toBe(before);
    await save(owner, { "price-socks": "1" });
    expect((await stored())[0]?.prices).toBe('{"socks":100}');
  });

  it("are in the export, aren't copied by a share, and go with the plan", async () => {
    await sheet("US", "USD");
    const own = (await planned(world)).onboardingId;
    const form = { currency: "USD", "price-socks": "2.50" };
    expect((await owner.post(`/dashboards/${own}/cost`, form)).status).toBe(303);
    const { ownPrices: exported } = await exportOwnData({ db: world.db, now: NOON }, world.userId);
    const updatedAt = new Date(NOON).toISOString();
    expect(exported).toEqual([{ onboardingId: own, currency: "USD", prices: { socks: 250 }, updatedAt }]);

    await claimed(await asFriend(world), await shared(world.userId, own));
    expect(await stored()).toHaveLength(1);

    const isOwn = eq(userOnboardingData.onboardingId, own);
    await world.db
      .update(userOnboardingData)
      .set({ deletedAt: NOON - DAY_MS })
      .where(isOwn);
    await emptyPlans(world.db, [own], NOON);
    expect(await stored()).toEqual([]);
  });

  it("are what own items cost, which nothing is known of before", async () => {
    await sheet("US", "USD");
    const rows = await selectItemsForViewer(world.db, world.userId, plan);
    const like = rows.find(({ clothingNameId }) => clothingNameId === "sleeper_footed");
    const validAgeRanges = like?.validAgeRanges ?? "";
    const garment = await aCustomGarment(world.db, world.userId, { name: "Ana", validAgeRanges });
    await world.db
      .insert(userClothingItems)
      .values({
        ...{ userId: world.userId, onboardingId: plan, clothingId: garment.clothingId, itemName: "Ana" },
        ...{
          attemptNumber: 1,
          calculatedQuantities: like?.calculatedQuantities ?? "",
          createdAt: 1,
          updatedAt: 1,
        },
      });
    const before = await costOf(owner);
    expect(before?.unpriced).toBeGreaterThan(0);
    expect(before?.groups.at(-1)).toMatchObject({ group: "own", cost: null });
    await save(owner, { [`price-${garment.clothingNameId}`]: "100" });
    const after = await costOf(owner);
    expect(after?.unpriced).toBe(0);
    const more = 100 * (before?.unpriced ?? 0);
    expect(amounts(after?.answer)).toEqual(amounts(before?.answer).map((amount) => amount + more));
  });
});
