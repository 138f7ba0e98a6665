// Reading near on the built site, from copies that have nothing of what just ended: forms refuse at once, open pages and
// the browser that did it read it at once, and a copy grants it elsewhere for 90 seconds at most.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Account, mailedLink, newAccount, PASSWORD, tokenOf } from "../support/accounts.ts";
import {
  aBrowser,
  bringLevel,
  byCopy,
  endsWithin90Seconds,
  firstItem,
  isOpen,
  isRefused,
  startCopiedSite,
  TOLD,
} from "../support/copies.ts";
import { newGiftList } from "../support/gifts.ts";
import { newMember } from "../support/members.ts";
import { finishedPlan } from "../support/quiz.ts";
import { newShareLink, sendShare } from "../support/sharing.ts";

const site = startCopiedSite();
const OTHER_PASSWORD = "quiet lantern 42";

let owner: Account;
let plan: string;
let dashboard: string;

beforeAll(async () => {
  owner = await newAccount(site, "owner");
  plan = await finishedPlan(site, owner);
  dashboard = `/dashboards/${plan}/0-3m`;
});

beforeEach(async () => {
  await site.server.ask("delete from gift_lists where onboarding_id = ?", plan);
  await site.server.ask("delete from plan_members where onboarding_id = ?", plan);
});

type Act = (account: Account) => Promise<unknown>;

const ENDINGS: Readonly<Record<string, Act>> = {
  "all sessions are ended elsewhere": async ({ cookie }) => {
    await aBrowser(site, cookie).post("/profile", { intent: "end-all-sessions" });
  },
  "the password is reset": async ({ email }) => {
    const there = aBrowser(site);
    await there.post("/auth/forgot", { email });
    const token = tokenOf(await mailedLink(site, email));
    const form = { token, password: OTHER_PASSWORD, confirmPassword: OTHER_PASSWORD };
    expect((await there.post("/reset-password", form)).status).toBe(302);
  },
  "the account is deleted": async ({ cookie }) => {
    const { headers } = await aBrowser(site, cookie).post("/profile/delete", { password: PASSWORD });
    expect(headers.location).toBe("/auth?notice=account-deleted");
  },
};

async function expectSessionEnds({ cookie }: Account, own: string): Promise<void> {
  const elsewhere = () => aBrowser(site, cookie);
  for (const path of ["/profile", "/onboarding", `/onboarding/status/${own}`])
    expect(await elsewhere().get(path), path).toSatisfy(isRefused);
  const page = `/dashboards/${own}/0-3m`;
  expect(await elsewhere().get(page, TOLD)).toSatisfy(isRefused);
  expect((await elsewhere().post(`/dashboards/${own}/title`, { title: "Mine" })).status).not.toBe(200);
  expect(await site.server.ask("select 1 from user_onboarding_data where card_title = 'Mine'")).toEqual([]);
  await endsWithin90Seconds(site, () => elsewhere().get(page));
}

test("S103 a sign-out is there at once for its browser, and its replayed cookie ends at once or, near, within 90 seconds", async () => {
  const account = await newAccount(site);
  const own = await finishedPlan(site, account);
  await bringLevel(site);
  const here = aBrowser(site, account.cookie);
  expect(await here.get("/dashboards")).toSatisfy(isOpen);
  await here.post("/logout", {});
  expect(await here.get("/dashboards")).toSatisfy(isRefused);
  await expectSessionEnds(account, own);
});

test.each(Object.entries(ENDINGS))(
  "S103 when %s, a session ends at once, and near a copy within 90 seconds",
  async (_, end) => {
    const account = await newAccount(site);
    const own = await finishedPlan(site, account);
    await bringLevel(site);
    await end(account);
    await expectSessionEnds(account, own);
  },
);

const ENDED_MEMBERSHIPS: Readonly<Record<string, (member: Account) => Promise<void>>> = {
  removed: async ({ email }) => {
    const [row] = await site.server.ask("select id from users where email = ?", email);
    const here = aBrowser(site, owner.cookie);
    const page = `/dashboards/${plan}/members`;
    expect((await here.get(page)).text).toContain("Remove");
    await here.post(page, { intent: "remove", member: String(row?.id) });
    expect((await here.get(page)).text).not.toContain(String(row?.id));
  },
  "gone by themselves": async ({ cookie }) => {
    const here = aBrowser(site, cookie);
    await here.post(`/dashboards/${plan}/leave`, { intent: "leave" });
    expect(await here.get(dashboard)).toSatisfy(isRefused);
  },
};

test.each(Object.entries(ENDED_MEMBERSHIPS))(
  "S103 members who are %s read no plan in a page that was told, send nothing, and read it elsewhere for 90 seconds at most",
  async (_, end) => {
    const member = await newMember(site, plan, { name: "Sam" });
    await bringLevel(site);
    const elsewhere = () => aBrowser(site, member.cookie);
    const { id, count } = firstItem(await byCopy(site, () => elsewhere().get(dashboard)));
    await end(member);
    expect(await elsewhere().get(dashboard, TOLD)).toSatisfy(isRefused);
    const form = { ageRange: "0-3m", quantity: `${count + 7}` };
    const sent = await elsewhere().post(`/dashboards/${plan}/items/${id}`, form);
    expect(sent.status).toBe(404);
    await endsWithin90Seconds(site, () => elsewhere().get(dashboard));
  },
);

test("S103 a deleted plan is gone at once for its browser, a told page, and forms, and elsewhere within 90 seconds", async () => {
  const doomed = await finishedPlan(site, owner);
  const member = await newMember(site, doomed, { name: "Ana" });
  await bringLevel(site);
  const page = `/dashboards/${doomed}/0-3m`;
  const here = aBrowser(site, owner.cookie);
  await here.post(`/dashboards/${doomed}/delete`, {});
  expect(await here.get(page)).toSatisfy(isRefused);
  expect(await aBrowser(site, member.cookie).get(page, TOLD)).toSatisfy(isRefused);
  const sent = await aBrowser(site, member.cookie).post(`/dashboards/${doomed}/title`, { title: "Mine" });
  expect(sent.status).toBe(404);
  await endsWithin90Seconds(site, () => aBrowser(site, member.cookie).get(page));
});

test("S103 a share link that was turned off previews nothing, at once and for anyone", async () => {
  const link = await newShareLink(site, owner, plan);
  await bringLevel(site);
  const isShown = async (cookie: string) =>
    (await aBrowser(site, cookie).get(link)).text.includes("Shared by");
  expect(await isShown("")).toBe(true);
  await sendShare(site, owner, plan, "revoke");
  for (const cookie of ["", owner.cookie, (await newAccount(site)).cookie])
    expect(await isShown(cookie)).toBe(false);
});

test.each(["close", "move"])(
  "S103 a gift list after %s: gone at once for the parents, a told page, and forms, and elsewhere within 90 seconds",
  async (intent) => {
    const list = await newGiftList(site.server, plan);
    await bringLevel(site);
    const elsewhere = () => aBrowser(site, "language=en");
    const shown = await byCopy(site, () => elsewhere().get(list));
    const [, item = ""] = /\/reserve\?item=([^"&]+)"/.exec(shown.text) ?? [];
    const parents = aBrowser(site, owner.cookie);
    expect((await parents.post(`/dashboards/${plan}/gifts`, { intent })).status).toBe(303);
    expect(await parents.get(list)).toSatisfy(isRefused);
    expect(await elsewhere().get(`${list}?fresh`, TOLD)).toSatisfy(isRefused);
    // The Worker that has taken the form knows, and so does whoever it keeps the page for.
    expect(await aBrowser(site).get(list)).toSatisfy(isRefused);
    const form = {
      item: decodeURIComponent(item),
      formKey: "f".repeat(32),
      name: "Ana",
      pieces: "1",
      how: "buy",
    };
    expect((await elsewhere().post(`${list}/reserve?item=${item}`, form)).status).toBe(404);
    await endsWithin90Seconds(site, () => elsewhere().get(list));
  },
);
