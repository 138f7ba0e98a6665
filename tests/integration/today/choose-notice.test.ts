// E24: one's own morning notice, chosen, changed, and ended on its page, by the link in its mail, and by a mail program's one click.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailPreferences, morningNotices, userOnboardingData, users } from "~/data/schema.ts";
import { isOneClick, takeOneClick } from "~/http/one-click.server.ts";
import { noticeToken, readNoticeToken, unsubscribeToken } from "~/services/auth/unsubscribe-token.server.ts";
import { readConfig } from "~/services/config.server.ts";
import { livePublisher } from "~/services/live.server.ts";
import { deleteAccount } from "~/usecases/accounts/delete-account.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import { unsubscribe } from "~/usecases/mail/unsubscribe.ts";
import { leavePlan } from "~/usecases/members/leave-plan.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { accountDependencies } from "../../support/known-users.ts";
import { OWN_ORIGIN } from "../../support/live-sockets.ts";
import { countLogged, loggedLines } from "../../support/logs.ts";
import { aMember } from "../../support/members.ts";
import { aBrowser, type Browser } from "../../support/pages.ts";
import { aWorld, planned, type World } from "../../support/plans.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Eight in the morning in Minneapolis, on a Saturday. */
const NOW = Date.parse("2026-11-28T14:00:00Z");

let world: World;
let plan: string;
let readerUser: { id: string; email: string };
let owner: Browser;
let reader: Browser;
let stranger: Browser;

async function browserOf(userId: string): Promise<Browser> {
  const { cookie } = await aSession(world.db, userId, { expiresAt: NOW + 200 * DAY_MS });
  const [name = "", value = ""] = cookie.split("=");
  return aBrowser({ now: NOW, cookies: [[name, value]] });
}

beforeAll(async () => {
  world = await aWorld();
  plan = (await planned(world, { zipcode: "55401", dueDate: "2026-07-01" })).onboardingId;
  readerUser = await aUser(world.db);
  await aMember(plan, readerUser.id, "reader");
  owner = await browserOf(world.userId);
  reader = await browserOf(readerUser.id);
  stranger = await browserOf((await aUser(world.db)).id);
});

beforeEach(async () => {
  await world.db.delete(morningNotices);
});

const path = (planId = plan) => `/dashboards/${planId}/today/notice`;
const DAYS = Object.fromEntries(Array.from({ length: 7 }, (_, day) => [`day-${day}`, "on"]));
const USUAL = { intent: "save", time: "07:00", onlyChanges: "on", ...DAYS };

const rows = () => world.db.select().from(morningNotices);

/** What the next page says. */
function flashIn(cookies: readonly string[]): unknown {
  const [, sealed = ""] = /flash=([^;.]+)/.exec(cookies.join("; ")) ?? [];
  return JSON.parse(atob(decodeURIComponent(sealed)));
}

describe("E24 the page of one's own notice", () => {
  it.each([
    ["the owner", () => owner],
    ["a reader", () => reader],
  ])("lets %s choose, change, and end one, and says the answer first", async (_, browser) => {
    expect((await browser().get(path())).text).toContain('"notice":null');
    const { status, location, setCookies } = await browser().post(path(), USUAL);
    expect([status, location]).toEqual([303, path()]);
    expect(flashIn(setCookies)).toBe("notice-saved");
    // Seven has passed.
    expect(await rows()).toMatchObject([
      { minute: 420, weekdays: 127, onlyChanges: true, nextAt: NOW + DAY_MS - 60 * MINUTE_MS, lastDay: null },
    ]);
    expect((await browser().get(path())).text).toContain(
      "An email at 7:00\u00a0AM, every day, only when it changes. Next: tomorrow.",
    );
    await browser().post(path(), { intent: "save", time: "08:15", "day-6": "on" });
    expect(await rows()).toMatchObject([
      { minute: 495, weekdays: 64, onlyChanges: false, nextAt: NOW + 15 * MINUTE_MS },
    ]);
    expect(flashIn((await browser().post(path(), { intent: "end" })).setCookies)).toBe("notice-ended");
    expect(await rows()).toEqual([]);
    // Ended in another tab already.
    expect((await browser().post(path(), { intent: "end" })).status).toBe(303);
  });

  it("says that notices have ended once the baby has outgrown the plan's last size", async () => {
    await owner.post(path(), USUAL);
    const bornOn = (babyBornOn: string | null) =>
      world.db
        .update(userOnboardingData)
        .set({ babyBornOn })
        .where(eq(userOnboardingData.onboardingId, plan));
    const ended =
      "12–18m by now. This plan ends with the size before. Morning notices have ended for this plan.";
    await bornOn("2025-07-01");
    expect((await owner.get(path())).text).toContain(`"over":"${ended}"`);
    await bornOn(null);
    expect((await owner.get(path())).text).toContain('"over":null');
  });

  it("is each person's own", async () => {
    await owner.post(path(), USUAL);
    await reader.post(path(), { ...USUAL, time: "06:30" });
    expect((await rows()).map(({ minute }) => minute).toSorted()).toEqual([390, 420]);
    expect((await reader.get(path())).text).toContain("6:30");
    await reader.post(path(), { intent: "end" });
    expect(await rows()).toMatchObject([{ userId: world.userId }]);
  });

  it("keeps the last morning when it is changed, so that a day has one notice", async () => {
    await owner.post(path(), USUAL);
    await world.db.update(morningNotices).set({ lastDay: "2026-11-28", lastDigest: "x" });
    await owner.post(path(), { ...USUAL, time: "09:00" });
    expect(await rows()).toMatchObject([{ lastDigest: "x", nextAt: NOW + DAY_MS + 60 * MINUTE_MS }]);
  });

  it.each([
    ["no time", { time: "" }, "Please enter a time of day."],
    ["no minute of a day", { time: "24:00" }, "Please enter a time of day."],
    ["a long text", { time: "7".repeat(700) }, "Please enter a time of day."],
  ])("refuses %s", async (_, fields, message) => {
    const { status, text } = await owner.post(path(), { ...USUAL, ...fields });
    expect(status).toBe(400);
    expect(text).toContain(message);
    expect(await rows()).toEqual([]);
  });

  it.each([[{}], [{ "day-7": "on", "day--1": "on", "day-x": "on" }]])(
    "refuses no weekday, as in %j",
    async (days) => {
      const { status, text } = await owner.post(path(), { intent: "save", time: "07:00", ...days });
      expect(status).toBe(400);
      expect(text).toContain("Please choose at least one day.");
      expect(await rows()).toEqual([]);
    },
  );

  it("S99 isn't a stranger's, and no other form is taken", async () => {
    expect((await stranger.get(path())).status).toBe(404);
    for (const fields of [USUAL, { intent: "end" }])
      expect((await stranger.post(path(), fields)).status).toBe(404);
    expect((await owner.post(path(), { ...USUAL, intent: "other" })).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it("waits for a plan that is complete, and for Today", async () => {
    const early = (await planned(world, { zipcode: "55401", dueDate: "2027-01-20" })).onboardingId;
    expect((await owner.get(path(early))).text).toContain('"isBegun":false');
    await world.db
      .update(userOnboardingData)
      .set({ status: "pending" })
      .where(eq(userOnboardingData.onboardingId, early));
    expect((await owner.post(path(early), USUAL)).status).toBe(409);
    expect((await owner.get(path(early))).status).toBe(200);
    expect((await owner.get(path())).text).toContain('"isBegun":true');
  });

  it("says so where the address isn't confirmed", async () => {
    expect((await owner.get(path())).text).toContain('"isConfirmed":true');
    await world.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, world.userId));
    expect((await owner.get(path())).text).toContain('"isConfirmed":false');
    await world.db.update(users).set({ emailConfirmedAt: 1 }).where(eq(users.id, world.userId));
  });
});

describe("the link in a notice", () => {
  const tokenOf = (userId = world.userId, planId = plan) =>
    noticeToken(env.TOKEN_SECRET, { userId, planIds: [planId] });

  it("opens a page that changes nothing by itself, and whose button ends that notice alone", async () => {
    await owner.post(path(), USUAL);
    await reader.post(path(), USUAL);
    const token = await tokenOf();
    const { status, text } = await aBrowser().get(`/unsubscribe/notice?token=${token}`);
    expect(status).toBe(200);
    expect(text).toContain(token);
    expect(await rows()).toHaveLength(2);
    for (let times = 0; times < 2; times += 1) {
      const ended = await aBrowser().post("/unsubscribe/notice", { token });
      expect([ended.status, ended.text.includes('"isDone":true')]).toEqual([200, true]);
      expect(await rows()).toMatchObject([{ userId: readerUser.id }]);
    }
  });

  it.each(["", "junk", "x".repeat(2000), "%00"])("that is %j has one answer", async (token) => {
    const page = await aBrowser().get(`/unsubscribe/notice?token=${encodeURIComponent(token)}`);
    expect([page.status, page.text.includes('"token":null')]).toEqual([400, true]);
    const { status, text } = await aBrowser().post("/unsubscribe/notice", { token });
    expect([status, text.includes("This link isn't complete")]).toEqual([400, true]);
  });

  it("S14 says whose notice it is to nobody, and doesn't open what another mail's link does", async () => {
    const token = await tokenOf();
    expect(atob(token.replaceAll("-", "+").replaceAll("_", "/"))).not.toContain(plan);
    expect(await readNoticeToken(env.TOKEN_SECRET, token)).toEqual({ userId: world.userId, planIds: [plan] });
    const ofAddress = await unsubscribeToken(env.TOKEN_SECRET, "someone@layette.test");
    expect(await readNoticeToken(env.TOKEN_SECRET, ofAddress)).toBeNull();
    expect((await aBrowser().get(`/unsubscribe?token=${token}`)).status).toBe(400);
    await owner.post(path(), USUAL);
    await aBrowser().get(`/unsubscribe/notice?token=${token}`);
    expect(loggedLines().join("\n")).not.toContain(token);
  });

  const config = readConfig(env);
  const oneClick = (address: string, body = "List-Unsubscribe=One-Click") =>
    new Request(`${OWN_ORIGIN}${address}`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body,
    });
  const click = (request: Request) =>
    takeOneClick(request, {
      config,
      db: world.db,
      limiter: { limit: async () => ({ success: true }) },
      now: NOW,
    });

  it.each(["", "/de"])("is one click for a mail program, at %s/unsubscribe/notice", async (prefix) => {
    await owner.post(path(), USUAL);
    await reader.post(path(), USUAL);
    const address = `${prefix}/unsubscribe/notice?token=${await tokenOf()}`;
    expect(isOneClick(oneClick(address), config)).toBe(true);
    expect((await click(oneClick(address, "something=else"))).status).toBe(400);
    expect(await rows()).toHaveLength(2);
    for (let times = 0; times < 2; times += 1) expect((await click(oneClick(address))).status).toBe(200);
    expect(await rows()).toMatchObject([{ userId: readerUser.id }]);
    expect((await click(oneClick(`${prefix}/unsubscribe/notice?token=junk`))).status).toBe(400);
    expect(countLogged("notice_ended_by_link")).toBe(2);
    // All other mail goes on.
    expect(await world.db.select().from(mailPreferences)).toEqual([]);
  });
});

describe("a notice goes", () => {
  const deps = () => ({ db: world.db, live: livePublisher(env.LIVE_CHANNEL) });

  it("with whoever leaves the plan", async () => {
    await owner.post(path(), USUAL);
    const user = await aUser(world.db);
    await aMember(plan, user.id, "editor");
    const editor = await browserOf(user.id);
    await editor.post(path(), USUAL);
    await leavePlan(deps(), user.id, plan);
    expect(await rows()).toMatchObject([{ userId: world.userId }]);
  });

  it("with the account, and is in its export until then", async () => {
    const user = await aUser(world.db);
    await aMember(plan, user.id, "reader");
    const browser = await browserOf(user.id);
    await browser.post(path(), USUAL);
    const data = await exportOwnData({ db: world.db, now: NOW }, user.id);
    expect(data).toMatchObject({ morningNotices: [{ onboardingId: plan, minute: 420, onlyChanges: true }] });
    expect(await deleteAccount(accountDependencies(), { id: user.id, provedAt: Date.now() }, {})).toBe(
      "deleted",
    );
    expect(await rows()).toEqual([]);
  });

  it("with the plan", async () => {
    const doomed = (await planned(world, { zipcode: "55401", dueDate: "2026-07-01" })).onboardingId;
    await owner.post(path(doomed), USUAL);
    expect(await rows()).toHaveLength(1);
    await world.db.delete(userOnboardingData).where(eq(userOnboardingData.onboardingId, doomed));
    expect(await rows()).toEqual([]);
  });

  it("A14 with all other mail to its address, and not with the reminders' switch", async () => {
    await reader.post(path(), USUAL);
    await owner.post(path(), USUAL);
    await unsubscribe({ db: world.db, now: NOW }, readerUser.email);
    expect(await rows()).toMatchObject([{ userId: world.userId }]);
    await owner.post("/profile", { intent: "mail", reminders: "off" });
    expect(await rows()).toHaveLength(1);
    await world.db.delete(mailPreferences);
  });
});
