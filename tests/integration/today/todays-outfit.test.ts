// The page of today's outfit: whose clothes, for which weather and room, and who may say how warm a room is.
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { saveCell } from "~/data/wardrobe/item-edits.server.ts";
import { newId } from "~/lib/new-id.ts";
import { livePublisher } from "~/services/live.server.ts";
import { addCustomItem } from "~/usecases/wardrobe/edit-custom-items.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { aMember } from "../../support/members.ts";
import { aBrowser, type Browser } from "../../support/pages.ts";
import { aWorld, planned, readItems, readPlan, type World } from "../../support/plans.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Noon in UTC, whose clock a browser without a time zone has. */
const NOON = Date.parse(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`);
const dayIn = (days: number) => new Date(NOON + days * DAY_MS).toISOString().slice(0, 10);

const dressed = z.object({
  sentence: z.string(),
  weather: z.string().nullable(),
  notes: z.array(z.string()),
  pieces: z.array(z.object({ key: z.string(), name: z.string(), have: z.number().nullable() })),
});
const band = z.object({ from: z.number(), to: z.number(), dressed });
const view = z.object({
  isGoingHome: z.boolean(),
  usual: z.string(),
  rooms: z.object({ indoors: z.number().nullable(), night: z.number().nullable() }),
  opened: z.object({ situation: z.string(), when: z.string() }),
  groups: z.array(
    z.object({
      name: z.string().nullable(),
      sizes: z.string(),
      isCounted: z.boolean(),
      rooms: z.object({ indoors: z.array(band), night: z.array(band) }),
    }),
  ),
});

let world: World;
let owner: Browser;
let born: string;

async function browserOf(userId: string): Promise<Browser> {
  const { cookie } = await aSession(world.db, userId, { expiresAt: NOON + 30 * DAY_MS });
  const [name = "", value = ""] = cookie.split("=");
  return aBrowser({ now: NOON, cookies: [[name, value]] });
}

/** What the page shows, and what the page around it knows. */
async function todayOf(browser: Browser, planId: string) {
  const { status, text } = await browser.get(`/dashboards/${planId}/today`);
  expect(status).toBe(200);
  const { loaderData } = z.object({ loaderData: z.record(z.string(), z.unknown()) }).parse(JSON.parse(text));
  const page = Object.values(loaderData).find((data) => z.object({ today: view }).safeParse(data).success);
  return z.object({ today: view }).parse(page).today;
}

beforeAll(async () => {
  world = await aWorld();
  owner = await browserOf(world.userId);
  born = (await planned(world, { zipcode: "55401", dueDate: dayIn(-150) })).onboardingId;
});

describe("today's outfit", () => {
  it("is that of the size worn now, at the next time of the day, in usual weather", async () => {
    const today = await todayOf(owner, born);
    expect(today.isGoingHome).toBe(false);
    expect(today.usual).toMatch(/^Usual for (?:early |mid-|late )[A-Z][a-z]+, not a forecast$/);
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

  it("follows what the person looked at last on this plan, and opens with the night after 7 PM", async () => {
    owner.cookies.set(
      "clothing-plan-storage",
      encodeURIComponent(JSON.stringify({ situations: { [born]: "indoors", other: "night" } })),
    );
    expect((await todayOf(owner, born)).opened.situation).toBe("indoors");
    owner.now = NOON + 7 * 60 * 60 * 1000;
    expect((await todayOf(owner, born)).opened).toEqual({ situation: "night", when: "morning" });
    owner.now = NOON;
    owner.cookies.delete("clothing-plan-storage");
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

describe("/today", () => {
  it("leads to the plan that was open last, and to the plan itself as long as the baby isn't near", async () => {
    const far = (await planned(world, { zipcode: "98101", dueDate: dayIn(60) })).onboardingId;
    owner.cookies.set("last-plan", born);
    expect((await owner.get("/today")).location).toBe(`/dashboards/${born}/today`);
    owner.cookies.set("last-plan", far);
    expect((await owner.get("/today")).location).toBe(`/dashboards/${far}/0-3m`);
    owner.cookies.delete("last-plan");
  });

  it("leads to the quiz without a plan, and to the sign-in without a session", async () => {
    const nobody = await browserOf((await aUser(world.db)).id);
    expect((await nobody.get("/today")).location).toBe("/onboarding");
    expect((await aBrowser({ now: NOON }).get("/today")).location).toMatch(/^\/auth\b/);
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

  /** The sleeper that a night of 66 °F asks for, as the page says it. */
  async function sleeper() {
    const [group] = (await todayOf(owner, born)).groups;
    const shown = group?.rooms.night.find(({ from, to }) => from <= 66 && to >= 66)?.dressed;
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
