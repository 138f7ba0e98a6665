// E23: links by which helpers see today's and tomorrow's clothes: who gives them, how long they work, and all that they don't show.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { helperLinks, userOnboardingData } from "~/data/schema.ts";
import { selectMadeLinks } from "~/data/sharing/made-links.server.ts";
import { HELPER_KEPT_MS, HELPER_VALID_MS, MOST_LINKS } from "~/domain/sharing/made-link.ts";
import { newId } from "~/lib/new-id.ts";
import { livePublisher } from "~/services/live.server.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import { purgeExpired } from "~/usecases/operations/sweep.ts";
import { giveLink, linkAddress } from "~/usecases/sharing/give-link.ts";
import { addCustomItem } from "~/usecases/wardrobe/edit-custom-items.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { expectLogs } from "../../support/logs.ts";
import { aMember } from "../../support/members.ts";
import { aBrowser, type Browser } from "../../support/pages.ts";
import { aWorld, planned, type World } from "../../support/plans.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Noon in Minneapolis, or an hour later in summer. */
const NOON = Date.parse(`${new Date().toISOString().slice(0, 10)}T18:00:00Z`);
const dayIn = (days: number) => new Date(NOON + days * DAY_MS).toISOString().slice(0, 10);
/** Nobody answers there. */
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

/** Without an account, at a time. */
const helperAt = (now: number) => aBrowser({ now, bindings: NO_PROVIDER });

beforeAll(async () => {
  world = await aWorld();
  plan = (await planned(world, { zipcode: "55401", dueDate: dayIn(-150) })).onboardingId;
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
  await world.db.delete(helperLinks);
});

const path = () => `/dashboards/${plan}/today/helpers`;
const make = (browser: Browser, helper = "Day care", shownName = "") =>
  browser.post(path(), { intent: "make", helper, shownName });

const rows = () => selectMadeLinks(world.db, world.userId, plan, "helper");

/** The path of the newest link's page. */
async function pagePath(): Promise<string> {
  const link = (await rows()).at(-1);
  const address = link && (await linkAddress({ tokenSecret: env.TOKEN_SECRET, origin: "" }, "helper", link));
  if (!address) throw new Error("There is no link");
  return address;
}

const LoaderData = z.object({ loaderData: z.record(z.string(), z.unknown()) });
const Page = z.object({
  view: z.object({ name: z.string(), text: z.string(), situation: z.string() }).nullable(),
});

async function pageOf(address: string, now = NOON) {
  const { status, text } = await helperAt(now).get(address);
  const { loaderData } = LoaderData.parse(JSON.parse(text));
  const page = Object.values(loaderData).find((data) => Page.safeParse(data).success);
  return { status, text, view: Page.parse(page).view };
}

describe("E23 a helper's link", () => {
  it.each([
    ["the owner", () => owner],
    ["an editor", () => editor],
  ])("is given by %s, and shows the clothes of two days to whoever has it", async (_, browser) => {
    expect((await make(browser(), "Day care", "Mia")).status).toBe(303);
    const { status, view } = await pageOf(await pagePath());
    expect(status).toBe(200);
    expect(view?.text).toMatch(/^Clothes for Mia\nIn the stroller\n\nToday, .+\nMidday, 10–2: .+/);
    expect(view?.text).toMatch(/\n\nTomorrow, .+\nMorning, 7–10: /);
  });

  it("is for the situation that its address names", async () => {
    await make(owner);
    expect((await pageOf(`${await pagePath()}?for=carrier`)).view?.situation).toBe("carrier");
    expect((await pageOf(`${await pagePath()}?for=<b>`)).view?.situation).toBe("stroller");
  });

  it.each([
    ["a reader", () => reader, 403],
    ["a stranger", () => stranger, 404],
  ])("isn't given by %s", async (_, browser, status) => {
    for (const intent of ["make", "renew", "close"]) {
      const answer = await browser().post(path(), { intent, helper: "Day care", helperId: "x" });
      expect([intent, answer.status]).toEqual([intent, status]);
    }
    expect(await rows()).toEqual([]);
  });

  it("S113 is shown to its maker and the owner; others see that it is there, and readers the text alone", async () => {
    await make(owner);
    const address = await pagePath();
    await make(editor, "Grandpa");
    const [atOwner, atEditor] = [(await owner.get(path())).text, (await editor.get(path())).text];
    const theirs = (await rows()).find(({ label }) => label === "Grandpa");
    const settings = { tokenSecret: env.TOKEN_SECRET, origin: "" };
    const theirAddress = theirs && (await linkAddress(settings, "helper", theirs));
    for (const one of [address, theirAddress]) expect(atOwner).toContain(one);
    expect(atEditor).toContain(theirAddress);
    expect(atEditor).not.toContain(address.slice("/today/".length));
    expect(atEditor).toContain("Day care");
    expect(atEditor).toMatch(/"label":"Day care","maker":"[^"]+@layette.test"/);
    const { status, text } = await reader.get(path());
    expect(status).toBe(200);
    expect(text).toContain("Clothes for the baby");
    expect(text).not.toContain(address);
    expect(text).not.toContain("Day care");
    expect((await stranger.get(path())).status).toBe(404);
  });

  it("is one for each helper: asked for again, it keeps its address", async () => {
    await make(owner);
    const address = await pagePath();
    const sent = await Promise.all([make(owner, "Day care", "Mia"), make(editor, "Day care", "Bo")]);
    // Another's helper would show whoever asks for them an address that isn't theirs.
    expect(sent.map(({ status }) => status)).toEqual([303, 409]);
    expect(await rows()).toHaveLength(1);
    expect(await pagePath()).toBe(address);
    expect((await pageOf(address)).view?.name).toBe("Mia");
  });

  it(`there are at most ${MOST_LINKS.helper} of a plan, also of those made at once`, async () => {
    const made = await Promise.all(
      Array.from({ length: MOST_LINKS.helper + 3 }, (_, at) => make(owner, `Helper ${at}`)),
    );
    expect(made.map(({ status }) => status).toSorted()).toEqual([303, 303, 303, 303, 303, 409, 409, 409]);
    const [first] = await rows();
    expect(await rows()).toHaveLength(MOST_LINKS.helper);
    expect((await make(owner, first?.label)).status).toBe(303);
    await owner.post(path(), { intent: "close", helperId: first?.id ?? "" });
    expect((await make(owner, "One more")).status).toBe(303);
  });

  it("whose other parent has closed it says so, and nothing else happens", async () => {
    await make(owner);
    const [{ id = "" } = {}] = await rows();
    await editor.post(path(), { intent: "close", helperId: id });
    for (const intent of ["renew", "close"]) {
      const { status, location, setCookies } = await owner.post(path(), { intent, helperId: id });
      expect([status, location]).toEqual([303, path()]);
      expect(setCookies.join()).toContain("flash=");
    }
    expect(await rows()).toEqual([]);
  });

  it.each([
    ["a line break", { helper: "Day\ncare" }],
    ["41 letters", { helper: "a".repeat(41) }],
    ["a mark that turns the direction of text", { shownName: "Mia\u202e" }],
    ["a long text", { shownName: "a".repeat(700) }],
  ])("isn't made with %s in a name", async (_, fields) => {
    expect((await owner.post(path(), { intent: "make", helper: "x", ...fields })).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it("isn't made of a plan that isn't complete", async () => {
    const pending = (await planned(world)).onboardingId;
    await world.db
      .update(userOnboardingData)
      .set({ status: "pending" })
      .where(eq(userOnboardingData.onboardingId, pending));
    const to = `/dashboards/${pending}/today/helpers`;
    expect((await owner.post(to, { intent: "make", helper: "x" })).status).toBe(409);
    expect((await owner.get(to)).status).toBe(200);
  });

  it("S91 that is closed, ended, unknown, malformed, or of a deleted plan has one answer", async () => {
    await make(owner);
    const address = await pagePath();
    const [{ id = "" } = {}] = await rows();
    const unknown = await pageOf(`/today/${"x".repeat(22)}`);
    expect(unknown).toMatchObject({ status: 404, view: null });
    const ended = await pageOf(address, NOON + HELPER_VALID_MS);
    const malformed = await pageOf(`/today/${"x".repeat(21)}`);
    await world.db.update(userOnboardingData).set({ deletedAt: NOON });
    const ofDeleted = await pageOf(address);
    await world.db.update(userOnboardingData).set({ deletedAt: null });
    expect((await pageOf(address)).status).toBe(200);
    await owner.post(path(), { intent: "close", helperId: id });
    const closed = await pageOf(address);
    // The page's footer says the year of the answer.
    const same = ({ status, text }: typeof unknown) => [
      status,
      text.replace(/"nonce":"[^"]*"|"year":\d{4}/g, ""),
    ];
    for (const one of [ended, malformed, ofDeleted, closed]) expect(same(one)).toEqual(same(unknown));
  });

  it("works for 90 days, is renewed by one form for 90 more, and is deleted 30 days after its end", async () => {
    await make(owner);
    const address = await pagePath();
    const [{ id = "" } = {}] = await rows();
    expect((await pageOf(address, NOON + HELPER_VALID_MS - 1)).status).toBe(200);
    expect((await owner.post(path(), { intent: "renew", helperId: id })).status).toBe(303);
    const [renewed] = await rows();
    expect(renewed?.expiresAt).toBe(NOON + HELPER_VALID_MS);
    await purgeExpired({ db: world.db, now: NOON + HELPER_VALID_MS + HELPER_KEPT_MS - 1 });
    expect(await rows()).toHaveLength(1);
    await purgeExpired({ db: world.db, now: NOON + HELPER_VALID_MS + HELPER_KEPT_MS });
    expect(await rows()).toEqual([]);
  });

  it("S92 shows nothing of the family but clothes", async () => {
    await world.db
      .update(userOnboardingData)
      .set({ babyNames: ["Zwanhild"], cardTitle: "Our cottage", babyBornOn: dayIn(-151) })
      .where(eq(userOnboardingData.onboardingId, plan));
    const item = { name: "Aunt Olga's suit", category: "Other", ageRange: "3-6m", warmAs: "snowsuit" };
    const [live, waitUntil] = [livePublisher(world.env.LIVE_CHANNEL), () => undefined];
    await addCustomItem(
      { ...world, live, now: NOON, waitUntil },
      { viewerId: world.userId, planId: plan },
      { ...item, key: newId() },
    );
    await make(owner, "Kita Sonnenschein");
    const { text } = await pageOf(await pagePath());
    const [plain] = await world.db
      .select()
      .from(userOnboardingData)
      .where(eq(userOnboardingData.onboardingId, plan));
    const secrets = [
      "Zwanhild",
      "cottage",
      "55401",
      "Minneapolis",
      "Minnesota",
      "Olga",
      "attic",
      "Sonnenschein",
      plan,
    ];
    const dates = [dayIn(-150), dayIn(-151), plain?.expectedDueDate ?? "?"];
    for (const secret of [...secrets, ...dates, world.userId]) expect(text).not.toContain(secret);
  });

  it("is in its owner's export without its token, and gone with the plan", async () => {
    await make(owner, "Day care", "Mia");
    const data = JSON.stringify(await exportOwnData({ db: world.db, now: NOON }, world.userId));
    expect(data).toContain('"shownName":"Mia"');
    const [stored] = await world.db.select().from(helperLinks);
    for (const secret of [stored?.tokenHash, stored?.sealedToken]) expect(data).not.toContain(secret);
    const doomed = (await planned(world)).onboardingId;
    const given = await giveLink(
      { db: world.db, tokenSecret: env.TOKEN_SECRET, now: NOON },
      ...([world.userId, doomed] as const),
      { kind: "helper", label: "x", shownName: "" },
    );
    expect(given).toBe(true);
    await world.db.delete(userOnboardingData).where(eq(userOnboardingData.onboardingId, doomed));
    expect((await world.db.select().from(helperLinks)).map(({ onboardingId }) => onboardingId)).toEqual([
      plan,
    ]);
  });
});
