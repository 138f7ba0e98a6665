// S113 (C6): whoever leaves a plan or is removed gets no more by the addresses of its links: those that they made end at once, and
// those of others that they may have seen get new ones where the owner agrees.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { calendarLinks, giftLists, helperLinks } from "~/data/schema.ts";
import { livePublisher } from "~/services/live.server.ts";
import { deleteAccount } from "~/usecases/accounts/delete-account.ts";
import { giftListLink } from "~/usecases/gifts/find-gift-list.ts";
import { handOverPlan } from "~/usecases/members/leave-plan.ts";
import { linkAddress } from "~/usecases/sharing/give-link.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { anOpenedList } from "../../support/gifts.ts";
import { accountDependencies } from "../../support/known-users.ts";
import { expectLogs } from "../../support/logs.ts";
import { aMember } from "../../support/members.ts";
import { aBrowser, type Browser } from "../../support/pages.ts";
import type { World } from "../../support/plans.ts";

const NOW = Date.now();
const SETTINGS = { tokenSecret: env.TOKEN_SECRET, origin: "" };

let world: World;
let plan: string;
let sam: { id: string; email: string };
let owner: Browser;
let editor: Browser;

async function browserOf(userId: string): Promise<Browser> {
  const { cookie } = await aSession(world.db, userId, { expiresAt: NOW + 86_400_000 });
  const [name = "", value = ""] = cookie.split("=");
  return aBrowser({
    now: NOW,
    cookies: [[name, value]],
    bindings: { WEATHER_API_URL: "http://127.0.0.1:9" },
  });
}

const members = () => `/dashboards/${plan}/members`;
const makeHelper = (browser: Browser, helper: string) =>
  browser.post(`/dashboards/${plan}/today/helpers`, { intent: "make", helper, shownName: "" });
const makeCalendar = (browser: Browser, label: string) =>
  browser.post(`/dashboards/${plan}/calendar`, { intent: "make", label });

/** The addresses of all links of the plan, by name, as they are now. */
async function addresses(): Promise<Record<string, string | null>> {
  const [helpers, calendars, [list]] = await world.db.batch([
    world.db.select().from(helperLinks).where(eq(helperLinks.onboardingId, plan)),
    world.db.select().from(calendarLinks).where(eq(calendarLinks.onboardingId, plan)),
    world.db.select().from(giftLists).where(eq(giftLists.onboardingId, plan)),
  ]);
  const named = await Promise.all([
    ...helpers.map(async (link) => [link.helper, await linkAddress(SETTINGS, "helper", link)] as const),
    ...calendars.map(async (link) => [link.label, await linkAddress(SETTINGS, "calendar", link)] as const),
    ...(list ? [giftListLink(SETTINGS, list).then((link) => ["gifts", link] as const)] : []),
  ]);
  return Object.fromEntries(named);
}

/** Without an account. */
const statusOf = async (address = "") => (await aBrowser({ now: NOW }).get(address)).status;

/** As an earlier release left them: the editor saw every address. */
const asSeenBySam = () => {
  const seenBy = JSON.stringify([sam.id]);
  return world.db.batch([
    world.db.update(helperLinks).set({ seenBy }).where(eq(helperLinks.onboardingId, plan)),
    world.db.update(calendarLinks).set({ seenBy }).where(eq(calendarLinks.onboardingId, plan)),
    world.db.update(giftLists).set({ seenBy }).where(eq(giftLists.onboardingId, plan)),
  ]);
};

beforeEach(async () => {
  const opened = await anOpenedList();
  world = opened.world;
  plan = opened.onboardingId;
  sam = await aUser(world.db);
  await aMember(plan, sam.id);
  owner = await browserOf(world.userId);
  editor = await browserOf(sam.id);
  expectLogs("weather_forecast_failed");
  for (const browser of [owner, editor]) {
    const whose = browser === owner ? "owner" : "editor";
    expect((await makeHelper(browser, `helper of ${whose}`)).status).toBe(303);
    expect((await makeCalendar(browser, `calendar of ${whose}`)).status).toBe(303);
  }
});

describe("S113 an address", () => {
  it("of the gift list is shown to its owner alone", async () => {
    const { gifts } = await addresses();
    for (const path of ["gifts", "sharing"]) {
      expect((await owner.get(`/dashboards/${plan}/${path}`)).text).toContain(gifts);
      expect((await editor.get(`/dashboards/${plan}/${path}`)).text).not.toContain(gifts?.split("/").at(-1));
    }
  });

  it("of the owner's stands on no page of the plan for an editor", async () => {
    const { gifts, "helper of owner": helper, "calendar of owner": calendar } = await addresses();
    const tokens = [gifts, helper, calendar].map((address) => /[\w-]{22}/.exec(address ?? "")?.[0] ?? "");
    expect(tokens.every((token) => token.length === 22)).toBe(true);
    const pages = [
      "members",
      "sharing",
      "gifts",
      "calendar",
      "today",
      "today/helpers",
      "today/day-care",
      "leave",
    ];
    for (const address of pages.map((page) => `/dashboards/${plan}/${page}`)) {
      const { status, text } = await editor.get(address);
      expect([address, status, tokens.filter((token) => text.includes(token))]).toEqual([address, 200, []]);
    }
  });

  it("that a member made ends with them; others stay, and nothing is offered that they never saw", async () => {
    const before = await addresses();
    const { text } = await owner.get(members());
    expect(text).toContain('"made":"helper of editor · calendar of editor","seen":null');
    expect(text).toContain('"seenByGone":null');
    expect((await owner.post(members(), { intent: "remove", member: sam.id, links: "change" })).status).toBe(
      303,
    );
    for (const whose of ["helper of editor", "calendar of editor"])
      expect(await statusOf(before[whose] ?? "")).toBe(404);
    const { "helper of editor": _, "calendar of editor": __, ...kept } = before;
    expect(await addresses()).toEqual(kept);
    for (const address of Object.values(kept)) expect(await statusOf(address ?? "")).toBe(200);
  });

  it("that they may have seen is offered, preset, and changed with the removal", async () => {
    await asSeenBySam();
    const before = await addresses();
    const { text } = await owner.get(members());
    expect(text).toContain('"seen":"helper of owner · calendar of owner · Gift list"');
    await world.db.update(giftLists).set({ closedAt: NOW }).where(eq(giftLists.onboardingId, plan));
    await owner.post(members(), { intent: "remove", member: sam.id, links: "change" });
    for (const address of Object.values(before)) expect(await statusOf(address ?? "")).toBe(404);
    const after = await addresses();
    expect(Object.keys(after).toSorted()).toEqual(["calendar of owner", "gifts", "helper of owner"]);
    for (const name of ["calendar of owner", "helper of owner"])
      expect(await statusOf(after[name] ?? "")).toBe(200);
    const [list] = await world.db.select().from(giftLists).where(eq(giftLists.onboardingId, plan));
    expect(list?.closedAt).toBe(NOW);
    expect((await owner.get(members())).text).toContain('"seenByGone":null');
  });

  it("stays where the owner doesn't agree, and is offered still, after a removal, a leaving, and an account's end", async () => {
    const leave: readonly (() => Promise<unknown>)[] = [
      () => owner.post(members(), { intent: "remove", member: sam.id }),
      () => editor.post(`/dashboards/${plan}/leave`, { intent: "leave" }),
      () => deleteAccount(accountDependencies(), { ...sam, provedAt: Date.now() }, {}),
    ];
    for (const [at, end] of leave.entries()) {
      if (at > 0) await aMember(plan, sam.id);
      if ((await addresses())["helper of editor"] === undefined) await makeHelper(editor, "helper of editor");
      await asSeenBySam();
      const before = await addresses();
      expect((await owner.get(members())).text).toContain('"seenByGone":null');
      await end();
      expect(await statusOf(before["helper of editor"] ?? "")).toBe(404);
      expect(await statusOf(before["helper of owner"] ?? "")).toBe(200);
      expect((await owner.get(members())).text).toContain(
        '"seenByGone":"helper of owner · calendar of owner · Gift list"',
      );
    }
    const { "helper of owner": seen = "", gifts } = await addresses();
    expect((await owner.post(members(), { intent: "change-links" })).status).toBe(303);
    expect(await statusOf(seen ?? "")).toBe(404);
    expect(await statusOf(gifts ?? "")).toBe(404);
    expect((await owner.get(members())).text).toContain('"seenByGone":null');
  });

  it("is changed by nobody but the owner", async () => {
    await asSeenBySam();
    const before = await addresses();
    for (const fields of [
      { intent: "change-links" },
      { intent: "remove", member: sam.id, links: "change" },
    ]) {
      expect((await editor.post(members(), fields)).status).toBeGreaterThanOrEqual(403);
    }
    expect(await addresses()).toEqual(before);
  });

  it("that a former owner saw is offered once they leave, too", async () => {
    const live = livePublisher(env.LIVE_CHANNEL);
    const deps = { db: world.db, live, now: NOW };
    expect(await handOverPlan(deps, world.userId, { planId: plan, toId: sam.id })).toBe("handed-over");
    const { gifts, "helper of owner": own } = await addresses();
    const page = (await owner.get(`/dashboards/${plan}/today/helpers`)).text;
    expect(page).toContain(own);
    expect(page).not.toContain((await addresses())["helper of editor"]);
    const { text } = await editor.get(members());
    expect(text).toContain('"seen":"helper of editor · calendar of editor · Gift list"');
    await editor.post(members(), { intent: "remove", member: world.userId, links: "change" });
    for (const address of [gifts, own]) expect(await statusOf(address ?? "")).toBe(404);
  });
});
