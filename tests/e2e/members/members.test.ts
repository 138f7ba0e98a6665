// Several people on one plan: invited by mail, changing the same rows on two phones, refused, removed in the middle of
// something, leaving, and handing over.
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createFrontedServer } from "../../support/front-server.ts";
import {
  type Account,
  actAs,
  mailedLink,
  mailsTo,
  newAccount,
  newAddress,
  PASSWORD,
  tokenOf,
} from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { openPlanMenu, openRestOfMenu } from "../support/dashboard.ts";
import { send } from "../support/http.ts";
import { itemRow, nameButton, numberButton, openNote, plus, shownCount } from "../support/items.ts";
import { nameAccount, newMember, openPerson } from "../support/members.ts";
import { AWAY, setNetwork, untilKept, workerReady } from "../support/offline.ts";
import { finishedPlan } from "../support/quiz.ts";
import { siteOn } from "../support/site.ts";

const site = siteOn(createFrontedServer);
const PHONE = { viewport: { width: 390, height: 844 } };
const ITEM = "Footed Sleeper";
const OTHER = "Long-Sleeve Bodysuit";
/** What the browser says of a page that isn't there, or that a reader may not send. */
const GONE = [/status of 40[34]/, ...AWAY];

let owner: Account;
let plan: string;
let dashboard: string;

beforeAll(async () => {
  owner = await newAccount(site, "owner");
  await nameAccount(site, owner, "Maya Rivera");
  plan = await finishedPlan(site, owner);
  dashboard = `/dashboards/${plan}/0-3m`;
});

beforeEach(async () => {
  await site.server.ask("delete from plan_members where onboarding_id = ?", plan);
  site.server.setReachable(true);
});

async function open(account: Account, path = dashboard): Promise<Page> {
  const page = await site.open({ ...PHONE, expected: GONE });
  await actAs(page, site, account);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return page;
}

const membersOf = () =>
  site.server.ask(
    "select users.email, plan_members.role from plan_members join users on users.id = user_id where onboarding_id = ?",
    plan,
  );

const said = (page: Page, words: RegExp | string, name = ITEM) =>
  itemRow(page, name).getByText(words).waitFor();

test("a partner without an account is invited, signs up, joins, and edits; both phones show it at once", async () => {
  const mine = await open(owner);
  await (await openPlanMenu(mine)).getByRole("link", { name: "Share" }).click();
  await mine.getByRole("heading", { level: 1, name: "Share" }).waitFor();
  const address = newAddress("sam");
  await mine.getByLabel("Their email").fill(address);
  await mine.getByRole("button", { name: "Send invitation" }).click();
  await mine.getByText("Invitation sent").waitFor();
  await expectStillAccessible(mine, "people on a plan, one invited");
  const link = new URL(await mailedLink(site, address), site.url).href;

  const theirs = await site.open({ ...PHONE, expected: GONE });
  await theirs.goto(link);
  await theirs.getByRole("heading", { level: 1, name: "Maya invited you to a plan" }).waitFor();
  await expectAccessible(theirs, "an invitation");
  expect(theirs.url()).not.toContain("token");
  await send(link, { method: "HEAD" });
  expect(await membersOf()).toEqual([]);
  await theirs.getByRole("link", { name: "Sign up to join" }).click();
  await theirs.getByLabel("Email").fill(address);
  await theirs.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await theirs.getByLabel("Confirm Password").fill(PASSWORD);
  await theirs.getByRole("button", { name: "Sign Up" }).click();
  await theirs.getByText("Check your inbox:").waitFor();
  await theirs.goto(await mailedLink(site, address, 2));
  await theirs.getByRole("button", { name: "Confirm my email" }).click();
  await theirs.getByRole("button", { name: "Join this plan" }).click();
  await theirs.getByText("You've joined this plan").waitFor();
  expect(await membersOf()).toEqual([{ email: address, role: "editor" }]);
  const somebody = { form: { token: tokenOf(link) }, cookie: (await newAccount(site)).cookie };
  expect((await send(`${site.url}/invitation`, somebody)).status, "the link works once").toBe(404);

  await mine.goto(dashboard);
  await mine.waitForLoadState("networkidle");
  await theirs.goto(dashboard);
  const before = await shownCount(theirs, ITEM);
  await plus(theirs, ITEM).click();
  await said(mine, new RegExp(`^${address}: ${before + 1} of \\d+, just now$`));
  expect(await shownCount(mine, ITEM)).toBe(before + 1);
  await mine.goto("/dashboards");
  await mine.getByText(`With ${address}`, { exact: true }).waitFor();
  await theirs.goto("/dashboards");
  await theirs.getByText("Shared with you by Maya", { exact: true }).waitFor();
});

test("F25 two people tap + on one drawer: two more, at once, away, in any order; a typed number overtakes, and that is told", async () => {
  const sam = await newMember(site, plan, { name: "Sam" });
  const [mine, theirs] = [await open(owner), await open(sam)];
  const start = await shownCount(mine, ITEM);
  const bothShow = async (count: number) => {
    for (const page of [mine, theirs]) await expect.poll(() => shownCount(page, ITEM)).toBe(count);
  };
  await Promise.all([plus(mine, ITEM).click(), plus(theirs, ITEM).click()]);
  await bothShow(start + 2);

  // Away for a while, Sam counts two more, and it is Maya's that both see first.
  await theirs.context().setOffline(true);
  for (const more of [1, 2]) {
    await plus(theirs, ITEM).click();
    expect(await shownCount(theirs, ITEM)).toBe(start + 2 + more);
  }
  await said(theirs, "We'll save this when you're back online");
  await plus(mine, ITEM).click();
  await said(mine, /\bSaved\b/);
  expect(await shownCount(mine, ITEM)).toBe(start + 3);
  await theirs.context().setOffline(false);
  await bothShow(start + 5);
  await said(theirs, /\bSaved\b/);

  // Maya's number is on its way while Sam counts one more.
  await mine.route("**/items/*", (route) => route.abort());
  await numberButton(mine, ITEM).focus();
  await mine.keyboard.press("Enter");
  await mine.getByRole("combobox", { name: `You have: ${ITEM}` }).fill("120");
  await mine.getByRole("option", { name: "Keep 120" }).waitFor();
  await mine.keyboard.press("Enter");
  await said(mine, "We'll save this when you're back online");
  await plus(theirs, ITEM).click();
  await said(theirs, /\bSaved\b/);
  expect(await shownCount(theirs, ITEM)).toBe(start + 6);
  await mine.unroute("**/items/*");
  await bothShow(120);
  await said(theirs, new RegExp(`^Maya: 120 of \\d+, just now · instead of ${start + 6}$`));
  await plus(theirs, ITEM).click();
  await bothShow(121);

  await mine.goto(`/dashboards/${plan}/changes`);
  await mine.getByText(`${ITEM}, 0–3m: 121, was 120`).waitFor();
  await mine.getByText(`${ITEM}, 0–3m: 120, was ${start + 6}`).waitFor();
});

test("two people on one row: the later note wins, and the other one is put back in one tap", async () => {
  const sam = await newMember(site, plan, { name: "Sam" });
  const [mine, theirs] = [await open(owner), await open(sam)];
  const box = await openNote(mine, ITEM);
  await box.fill("Size 56 from grandma");
  await box.blur();
  await said(mine, /\bSaved\b/);
  await nameButton(mine, ITEM).click();
  await said(theirs, "Maya changed the note just now");
  const theirBox = await openNote(theirs, ITEM);
  await theirBox.fill("Sam's own words");
  await theirBox.blur();
  await said(mine, /Sam changed the note just now/);
  await itemRow(mine, ITEM).getByRole("button", { name: "Put yours back" }).click();
  await expect.poll(() => theirBox.inputValue()).toBe("Size 56 from grandma");

  await (await openPlanMenu(mine)).getByRole("link", { name: "What changed and who" }).click();
  await mine.getByRole("heading", { level: 1, name: "What changed and who" }).waitFor();
  await mine.getByText("Before: “Sam's own words”").waitFor();
  await mine.getByRole("button", { name: "Put this note back" }).first().click();
  await mine.waitForURL(/\/changes/);
  await expect.poll(() => theirBox.inputValue()).toBe("Sam's own words");
});

test("a reader sees the plan and why nothing can be changed there; a form of old is refused with what was typed", async () => {
  const ana = await newMember(site, plan, { name: "Ana", role: "reader" });
  const page = await open(ana);
  await page.getByText("You can view this plan. To make changes, ask Maya for editing access.").waitFor();
  expect(await page.getByRole("button", { name: /^One (?:more|less)/ }).count()).toBe(0);
  const menu = await openRestOfMenu(page);
  for (const name of ["Delete", "Plan a trip"]) expect(await menu.getByText(name).count(), name).toBe(0);
  const id = (await itemRow(page, ITEM).getAttribute("id"))?.replace("item-", "");
  const form = { ageRange: "0-3m", note: "from an older page", from: dashboard };
  const answer = await send(`${site.url}/dashboards/${plan}/items/${id}`, { form, cookie: ana.cookie });
  expect(answer.status).toBe(403);
  expect(answer.text).toContain("from an older page");
  expect(answer.text).toContain("To make changes, ask Maya for editing access.");
  // From the next request on.
  const mine = await open(owner);
  await openPerson(mine, plan, "Ana");
  await mine.locator("details[open]").getByText("Editor", { exact: true }).click();
  await mine.getByRole("button", { name: "Save role" }).click();
  await mine.getByText("Role changed").waitFor();
  await plus(page, ITEM).waitFor();
  await plus(page, ITEM).click();
  await said(page, /\bSaved\b/);
});

test("S77 whoever is removed in the middle of a note loses the plan at once, and keeps what was typed", async () => {
  const sam = await newMember(site, plan, { name: "Sam" });
  const theirs = await open(sam);
  const box = await openNote(theirs, OTHER);
  const mine = await open(owner);
  await openPerson(mine, plan, "Sam");
  // On a slow machine the pause in typing comes before the removal; its save must not.
  let letThrough = () => {};
  const removed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await theirs.route("**/*", async (route) => {
    if (route.request().method() === "POST") await removed;
    await route.continue();
  });
  await box.pressSequentially("Almost d");
  await mine.getByRole("button", { name: /^Remove from this plan/ }).click();
  await mine.getByText("They can no longer open the plan.").waitFor();
  letThrough();
  await theirs.getByRole("heading", { name: "Changes that weren't saved" }).waitFor();
  await theirs.getByText(`${OTHER}, 0–3m: “Almost d”`).waitFor();
  await expectAccessible(theirs, "a plan that has closed for its viewer");
  expect((await send(`${site.url}${dashboard}`, { cookie: sam.cookie })).status).toBe(404);
  expect((await send(`${site.url}${dashboard}.data`, { cookie: sam.cookie })).status).toBe(404);
  await theirs.getByRole("button", { name: "Delete them here" }).click();
  await expect.poll(() => theirs.getByText("Almost d").count()).toBe(0);
});

test("S77 whoever is removed while away finds the changes of that time with the reason, and no copy of the plan", async () => {
  const sam = await newMember(site, plan, { name: "Sam" });
  const page = await site.open({ ...PHONE, expected: GONE, serviceWorkers: "allow" });
  await actAs(page, site, sam);
  await page.goto(dashboard);
  await workerReady(page);
  await untilKept(page, dashboard);
  await setNetwork(page, site.server, false);
  await plus(page, OTHER).click();
  await said(page, "We'll save this when you're back online", OTHER);
  await site.server.ask("delete from plan_members where onboarding_id = ?", plan);
  await setNetwork(page, site.server, true);
  await page.getByText(`${OTHER}, 0–3m: +1`).waitFor();
  await page.getByText("You can't open this plan anymore").waitFor();
  const kept = () => page.evaluate(async (address) => Boolean(await caches.match(address)), dashboard);
  await expect.poll(kept).toBe(false);
});

test("a member leaves; what they added stays, and an open page of theirs closes", async () => {
  const sam = await newMember(site, plan, { name: "Sam" });
  const elsewhere = await open(sam);
  const page = await open(sam, `/dashboards/${plan}/members`);
  await page.getByText("You and Maya are on this plan.").waitFor();
  await page.getByRole("link", { name: "Leave this plan" }).click();
  await page.getByRole("heading", { level: 1, name: "Leave this plan?" }).waitFor();
  await page.getByRole("button", { name: "Leave this plan" }).click();
  await page.getByText("You've left the plan").waitFor();
  expect(await membersOf()).toEqual([]);
  await elsewhere.getByText(`Attempt with ID ${plan} not found.`).waitFor();
});

test("the owner hands the plan over, and stays as an editor", async () => {
  const sam = await newMember(site, plan, { name: "Sam" });
  const theirs = await open(sam, "/dashboards");
  const mine = await open(owner, `/dashboards/${plan}/members`);
  await openPerson(mine, plan, "Sam");
  await mine.getByRole("link", { name: /^Make owner/ }).click();
  await mine.getByText("Make Sam the owner of this plan?").waitFor();
  await mine.getByRole("button", { name: "Hand over" }).click();
  await mine.getByText("Plan handed over").waitFor();
  expect(await membersOf()).toEqual([{ email: owner.email, role: "editor" }]);
  await theirs.getByText("With Maya", { exact: true }).waitFor();
  expect((await send(`${site.url}/dashboards/${plan}/share`, { cookie: owner.cookie })).status).toBe(403);

  await theirs.goto(`/dashboards/${plan}/members/hand-over`);
  await openPerson(theirs, plan, "Maya");
  await theirs.getByRole("link", { name: /^Make owner/ }).click();
  await theirs.getByRole("button", { name: "Hand over" }).click();
  await theirs.getByText("Plan handed over").waitFor();
  expect(await membersOf()).toEqual([{ email: sam.email, role: "editor" }]);
});

test("an owner who deletes the account says first what becomes of the plan; its editor takes over", async () => {
  const leaving = await newAccount(site, "leaving");
  const shared = await finishedPlan(site, leaving);
  const sam = await newMember(site, shared, { name: "Sam" });
  const page = await open(leaving, "/profile/delete");
  await page.getByText(/which Sam would take over$/).waitFor();
  await page.getByText("Hand them over", { exact: true }).click();
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.waitForURL(/notice=account-deleted/);
  const [row] = await site.server.ask(
    `select users.email, member_ids as members from user_onboarding_data as plan join users on users.id = plan.user_id
    where onboarding_id = ?`,
    shared,
  );
  expect(row).toEqual({ email: sam.email, members: null });
  const theirs = await open(sam, `/dashboards/${shared}/0-3m`);
  await theirs.getByRole("heading", { level: 1, name: /essentials? to go/ }).waitFor();
});

test("open pages of people show at once who is invited, joins, changes role, or leaves, and keep what is typed", async () => {
  const ana = await newMember(site, plan, { name: "Ana", role: "reader" });
  const sam = await newMember(site, plan, { name: "Sam" });
  const path = `/dashboards/${plan}/members`;
  const [mine, anas] = [await open(owner, path), await open(ana, path)];
  const post = async (form: Readonly<Record<string, string>>, to = path, { cookie } = owner) =>
    expect((await send(`${site.url}${to}`, { form, cookie })).status).toBe(303);
  await mine.getByLabel("Their email").fill("half@an.addr");

  const gran = await newAccount(site, "gran");
  await nameAccount(site, gran, "Rosa");
  const before = (await mailsTo(site, gran.email)).length;
  await post({ intent: "invite", email: gran.email, role: "reader" });
  await mine.getByText(gran.email).waitFor();
  const token = tokenOf(await mailedLink(site, gran.email, before + 1));
  await post({ token }, "/invitation", gran);
  for (const page of [mine, anas]) await page.getByText("Rosa", { exact: true }).waitFor();
  await mine.getByText(gran.email).waitFor({ state: "detached" });

  const [row] = await site.server.ask("select id from users where email = ?", ana.email);
  const anasRole = (page: Page) => page.getByRole("listitem").filter({ hasText: "Ana" });
  await post({ intent: "change-role", member: String(row?.id), role: "editor" });
  for (const page of [mine, anas]) await anasRole(page).getByText("Editor").first().waitFor();

  await post({ intent: "leave" }, `/dashboards/${plan}/leave`, sam);
  for (const page of [mine, anas])
    await page.getByText("Sam", { exact: true }).waitFor({ state: "detached" });
  expect(await mine.getByLabel("Their email").inputValue()).toBe("half@an.addr");
  await post({ intent: "remove", member: String(row?.id) });
  await anas.getByText("Maya", { exact: true }).waitFor({ state: "detached" });
  await mine.getByText("Ana", { exact: true }).waitFor({ state: "detached" });
});
