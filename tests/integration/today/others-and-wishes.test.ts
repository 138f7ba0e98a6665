// The outfits beside the usual one, and the way of a missing piece to the shopping list, as the page's data has them.
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { saveCell } from "~/data/wardrobe/item-edits.server.ts";
import { CATALOGUE } from "~/domain/wardrobe/catalogue.ts";
import { askingIn } from "~/domain/wardrobe/family-wardrobe.ts";
import { INSULATION, isItemKey } from "~/domain/wardrobe/insulation-table.ts";
import { unpackQuantities } from "~/domain/wardrobe/quantity-code.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { expectLogs } from "../../support/logs.ts";
import { aMember } from "../../support/members.ts";
import { aBrowser, type Browser } from "../../support/pages.ts";
import { aWorld, planned, readItems, type World } from "../../support/plans.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Noon in Minneapolis, or an hour later in summer. */
const NOON = Date.parse(`${new Date().toISOString().slice(0, 10)}T18:00:00Z`);
const dayIn = (days: number) => new Date(NOON + days * DAY_MS).toISOString().slice(0, 10);

const piece = z.object({ key: z.string().refine(isItemKey), word: z.string() });
const wished = z.object({
  key: z.string(),
  name: z.string(),
  way: z.object({
    kind: z.enum(["listed", "aside", "own", "row"]),
    path: z.string().optional(),
    itemId: z.number().optional(),
    ageRange: z.string().optional(),
  }),
});
const other = z.object({
  pieces: z.array(piece),
  said: z.array(piece),
  take: z.string().nullable().optional(),
  wished: z.array(wished).optional(),
  notes: z.array(z.string()).optional(),
  got: z.number(),
});
const dressed = z.object({
  sentence: z.string(),
  pieces: z.array(piece),
  wished: z.array(wished),
  warmth: z.object({ need: z.number(), got: z.number() }).nullable(),
  others: z.object({
    warmer: other.optional(),
    lighter: other.optional(),
    swap1: other.optional(),
    swap2: other.optional(),
  }),
});
const view = z.object({
  groups: z.array(
    z.object({
      outdoors: z.record(z.string(), z.object({ outfits: z.record(z.string(), dressed) })),
      rooms: z.record(
        z.enum(["indoors", "night"]),
        z.array(z.object({ from: z.number(), to: z.number(), dressed })),
      ),
    }),
  ),
});

let world: World;
let owner: Browser;
let plan: string;

async function browserOf(userId: string): Promise<Browser> {
  const { cookie } = await aSession(world.db, userId, { expiresAt: NOON + 30 * DAY_MS });
  const [name = "", value = ""] = cookie.split("=");
  return aBrowser({
    now: NOON,
    cookies: [[name, value]],
    bindings: { WEATHER_API_URL: "http://127.0.0.1:9" },
  });
}

async function groupOf(browser: Browser) {
  const { status, text } = await browser.get(`/dashboards/${plan}/today`);
  expect(status).toBe(200);
  const { loaderData } = z.object({ loaderData: z.record(z.string(), z.unknown()) }).parse(JSON.parse(text));
  const page = z.object({ read: z.object({ today: view }) });
  const read = page.parse(Object.values(loaderData).find((data) => page.safeParse(data).success));
  const [group] = read.read.today.groups;
  if (!group) throw new Error("a plan has babies");
  return group;
}

const outdoorsOf = (group: Awaited<ReturnType<typeof groupOf>>) =>
  Object.values(group.outdoors).flatMap(({ outfits }) => Object.entries(outfits));

beforeAll(async () => {
  world = await aWorld();
  owner = await browserOf(world.userId);
  plan = (await planned(world, { zipcode: "55401", dueDate: dayIn(-150) })).onboardingId;
});

beforeEach(() => expectLogs("weather_forecast_failed"));

describe("E9 beside the usual outfit", () => {
  it("stand lighter and warmer ones outdoors, in every situation", async () => {
    const all = outdoorsOf(await groupOf(owner));
    const warmths = all.map(([, { others, warmth }]) => [
      others.lighter?.got ?? 0,
      warmth?.got ?? 0,
      others.warmer?.got ?? 99,
    ]);
    for (const [lighter, usual = 0, warmer] of warmths) {
      expect(lighter).toBeLessThan(usual);
      expect(warmer).toBeGreaterThan(usual);
    }
    expect(warmths.some(([lighter, , warmer]) => lighter !== 0 && warmer !== 99)).toBe(true);
  });

  it("are dressed in something else, with nothing padded in the car", async () => {
    const all = outdoorsOf(await groupOf(owner)).flatMap(([situation, { others, pieces }]) =>
      Object.values(others).map((one) => ({ situation, usual: pieces, ...one })),
    );
    for (const { usual, pieces = [], said = [] } of all) {
      expect(pieces).not.toEqual(usual);
      expect(said.length).toBeLessThanOrEqual(6);
    }
    const inCar = all.filter(({ situation }) => situation === "car").flatMap(({ pieces = [] }) => pieces);
    expect(inCar.length).toBeGreaterThan(0);
    expect(inCar.filter(({ key }) => INSULATION[key].harness !== "under")).toEqual([]);
  });

  it("stand the neighboring rungs indoors, and nothing at night", async () => {
    const { rooms } = await groupOf(owner);
    const at70 = rooms.indoors.find(({ from, to }) => from <= 70 && to >= 70)?.dressed;
    expect(at70?.others.warmer?.got).toBeGreaterThan(at70?.warmth?.got ?? 99);
    expect(at70?.others.lighter?.got).toBeLessThan(at70?.warmth?.got ?? 0);
    for (const { dressed: night } of rooms.night) expect([night.others, night.warmth]).toEqual([{}, null]);
  });
});

describe("with nothing counted", () => {
  it("is dressed from what the plan asks for, and says what isn't on its list, with the way there", async () => {
    const items = await readItems(world.db, plan);
    const asked = new Set(
      items.flatMap(({ clothingId, calculatedQuantities }) => {
        const quantities = unpackQuantities(calculatedQuantities);
        const isAsked = (["3-6m", "6-9m"] as const).some(
          (size) => askingIn(quantities?.every_2_3_days[size]).isPlanned,
        );
        return isAsked ? [CATALOGUE[clothingId - 1]?.key] : [];
      }),
    );
    const group = await groupOf(owner);
    const rooms = Object.values(group.rooms).flatMap((bands) => bands.map((band) => band.dressed));
    const all = [...outdoorsOf(group).map(([, one]) => one), ...rooms].map((one) => ({
      ...one,
      beyond: one.pieces.filter(({ key }) => !asked.has(key)),
    }));
    for (const { beyond, sentence, wished } of all) {
      const [, said = ""] = sentence.split("Not on your list: ");
      for (const { key, word } of beyond) {
        expect(said).toContain(word);
        expect(wished.map((one) => one.key)).toContain(key);
      }
      expect(wished.filter(({ key }) => asked.has(key))).toEqual([]);
      expect(sentence).not.toMatch(/counted|usual drawer/);
    }
    // In the coldest rooms no sack of the plan is enough.
    expect(all.filter(({ beyond }) => beyond.length > 0).length).toBeGreaterThan(0);
    expect(all.filter(({ beyond }) => beyond.length === 0).length).toBeGreaterThan(all.length / 2);
  });
});

describe("E10 a missing piece", () => {
  /** Sets the drawer to one sleeper, so that much is missing. */
  beforeAll(async () => {
    await edit("Footed Sleeper", { kind: "quantity", value: 2 });
  });

  /** The id of the plan's item of a name. */
  const itemOf = async (name: string) => {
    const item = (await readItems(world.db, plan)).find(({ itemName }) => itemName === name);
    if (!item) throw new Error(`the plan has no ${name}`);
    return item.dashboardItemId;
  };
  const edit = async (
    name: string,
    change: { kind: "quantity"; value: number } | { kind: "set-aside"; value: "plan" | "no" },
  ) =>
    saveCell(
      world.db,
      { viewerId: world.userId, planId: plan, itemId: await itemOf(name) },
      { ...change, ageRange: "3-6m" },
      NOON,
    );

  /** The pieces that are missing at any time outdoors, by key. */
  async function missing(browser = owner) {
    const all = outdoorsOf(await groupOf(browser)).flatMap(([, one]) => one.wished);
    return new Map(all.map((one) => [one.key, one]));
  }

  it("is on the list, set aside, or not needed in this size", async () => {
    const before = await missing();
    expect(before.size).toBeGreaterThan(0);
    const listed = [...before.values()].find(
      ({ key, way }) => way.kind === "listed" && ["hat_warm", "mittens_warm", "socks_warm"].includes(key),
    );
    if (!listed) throw new Error("nothing missing is on the list");
    const itemId = await itemOf(listed.name);
    expect(listed.way.path).toMatch(new RegExp(`^shopping-list\\?for=3-6m(?:&nice=1)?#line-${itemId}-`));
    await edit(listed.name, { kind: "set-aside", value: "plan" });
    expect((await missing()).get(listed.key)?.way).toEqual({ kind: "aside", itemId, ageRange: "3-6m" });

    await edit(listed.name, { kind: "set-aside", value: "no" });
    expect((await missing()).get(listed.key)?.way).toEqual(listed.way);
  });

  it("is said to a reader, too", async () => {
    const reader = await aUser(world.db);
    await aMember(plan, reader.id, "reader");
    expect((await missing(await browserOf(reader.id))).size).toBeGreaterThan(0);
  });
});
