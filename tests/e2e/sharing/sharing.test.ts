// Two families: one shares a dashboard, the other previews and claims it, signed in, after signing in, and
// after signing up; what is shared and what never is; and links that no longer work.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { parseCsv } from "../../support/csv.ts";
import {
  type Account,
  actAs,
  choosePassword,
  mailedLink,
  mailsTo,
  newAccount,
  newAddress,
  PASSWORD,
} from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { answers, completed, finishedPlan, NEW_YEAR, submitQuiz } from "../support/quiz.ts";
import { CUSTOM_ITEM, enrich, newShareLink, sendClaim, sendShare } from "../support/sharing.ts";
import { startSite } from "../support/site.ts";
import { setTextSize } from "../support/text-size.ts";
import { brokenWords } from "../support/whole-words.ts";

const site = startSite();
const INVALID = "Invalid or expired replication token, or no preview data found.";

let owner: Account;
let plan: string;

beforeAll(async () => {
  owner = await newAccount(site, "sharer");
  plan = await finishedPlan(site, owner, { zipcode: "55401", laundryScenario: "weekly_plus" });
  await enrich(site.server, plan);
});

async function openAs(account: Account, expected: readonly RegExp[] = []): Promise<Page> {
  const page = await site.open({ expected });
  await actAs(page, site, account);
  return page;
}

const heading = (page: Page) =>
  page.locator("main .answer", { hasText: /^\d+ essentials for \d+–\d+m in Minneapolis, MN$/ });
/** The numbers of the size at this place of the preview. */
const piecesOf = (page: Page, at: number) =>
  page
    .locator("main details")
    .nth(at)
    .locator("li b")
    .evaluateAll((numbers) => numbers.map((number) => Number(number.lastChild?.textContent)));
const claimButton = (page: Page) => page.getByRole("button", { name: "Claim Dashboard" });

/** Claims on the open preview, waits for the copy in the list, and returns its id. */
async function claimOn(page: Page, title = "Copied from friend"): Promise<string> {
  await claimButton(page).click();
  await page.waitForURL("**/dashboards");
  await page.getByText("Replication Started").waitFor();
  await page
    .getByText("Your new dashboard is being prepared and will appear in your list shortly.")
    .waitFor();
  const card = page.getByRole("article", { name: title });
  await card.locator('a:not([aria-disabled="true"])', { hasText: "View Details" }).waitFor();
  const href = await card.getByRole("link", { name: "View Details" }).getAttribute("href");
  return href?.split("/")[2] ?? "";
}

/** Everything a plan needs at 0-3m, item by item. */
const listOf = async (account: Account, id: string) =>
  (await send(`${site.url}/dashboards/${id}/shopping-list.csv?for=0-3m&nice=1`, { cookie: account.cookie }))
    .text;

const pageOf = async (account: Account, id: string) =>
  (await send(`${site.url}/dashboards/${id}/0-3m`, { cookie: account.cookie })).text;

test("the card in the list opens the link in a window, and gives the focus back", async () => {
  const account = await newAccount(site, "carder");
  await finishedPlan(site, account);
  const page = await openAs(account);
  await page.goto("/dashboards");
  const share = page.getByRole("article").getByRole("link", { name: "Share" });
  await page.waitForLoadState("networkidle");
  await share.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Share this plan" });
  await dialog.getByRole("button", { name: "Generate Link" }).click();
  await dialog.getByText("New share link generated.").waitFor();
  await expect.poll(() => dialog.getByLabel("Share link").inputValue()).toMatch(/\/replicate\?token=/);
  await expectStillAccessible(page, "the open share window");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(await share.evaluate((link) => link === document.activeElement)).toBe(true);
});

test("a parent shares a dashboard: the link is generated, copied, regenerated and revoked", async () => {
  const page = await site.open({ permissions: ["clipboard-read", "clipboard-write"] });
  await actAs(page, site, owner);
  await page.goto(`/dashboards/${plan}/share`);
  await page.getByRole("heading", { level: 1, name: "Share this plan" }).waitFor();
  await page.getByRole("button", { name: "Generate Link" }).click();
  await page.getByText("New share link generated.").waitFor();
  const field = page.getByLabel("Share link");
  const first = await field.inputValue();
  expect(first).toMatch(new RegExp(`^${site.url}/replicate\\?token=[\\w-]{22}$`));
  await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
  await expectAccessible(page, "share page with a link");
  await page.getByRole("button", { name: "Copy Link" }).click();
  await page.getByText("Share link copied to clipboard.").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);

  await page.reload();
  await expect.poll(() => field.inputValue()).toBe(first);
  await page.getByRole("radio", { name: "Include my notes" }).check();
  await page.getByRole("button", { name: "Regenerate Link" }).click();
  await page.getByText("New share link generated.").waitFor();
  await page.getByText("Your notes are included.").waitFor();
  const second = await field.inputValue();
  expect(second).not.toBe(first);
  expect((await send(first)).status).toBe(404);
  expect((await send(second)).status).toBe(200);

  await page.getByRole("button", { name: "Revoke Link" }).click();
  await page.getByText("The share link was revoked and no longer works.").waitFor();
  await expectStillAccessible(page, "share page with a revoked link");
  expect((await send(second)).status).toBe(404);
});

test("somebody signed in claims a copy without the notes, and the token is in no address", async () => {
  const link = await newShareLink(site, owner, plan);
  const friend = await newAccount(site, "friend");
  const page = await openAs(friend);
  await page.goto(link);
  await heading(page).waitFor();
  await expect.poll(() => page.url()).toBe(`${site.url}/replicate`);
  const facts = await page.locator("main dl").innerText();
  expect(facts).toMatch(/Place\s+Minneapolis, MN 55401/);
  expect(facts).toContain(`Jan 1, ${NEW_YEAR.slice(0, 4)}`);
  expect(facts).toMatch(/Clothes\s+Gender Neutral/);
  expect(facts).toMatch(/Laundry\s+Weekly\+/);
  expect(facts).toMatch(/Personal notes\s+Not included/);
  expect(facts).toContain(owner.email);

  await page.reload();
  await heading(page).waitFor();
  expect(page.url()).toBe(`${site.url}/replicate`);
  const copy = await claimOn(page);
  await page.getByText("0/3 new quiz attempts used").waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem("replication-token"))).toBeNull();
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => !["known-devices", "styles", "wrote"].includes(name))).toEqual(["session"]);

  const theirs = await listOf(friend, copy);
  expect(theirs).toContain(CUSTOM_ITEM);
  expect(theirs).toBe(await listOf(owner, plan));
  const html = await pageOf(friend, copy);
  expect(html).not.toContain("Quilla7");
  // S35: what the sharer typed is rendered as text.
  expect(html).not.toContain(CUSTOM_ITEM);
});

test("the preview shows the essentials with their numbers before anyone signs up, in all sizes, and Sign Up after them", async () => {
  await newShareLink(site, owner, plan);
  const records = parseCsv(await listOf(owner, plan)).filter(([, level]) => level === "Essential");
  const essentials = records.reduce((sum, record) => sum + Number(record[4]), 0);
  const page = await site.open();
  await page.goto(await newShareLink(site, owner, plan, "include"));
  expect(await heading(page).innerText()).toBe(`${essentials} essentials for 0–3m in Minneapolis, MN`);
  await page.getByText(/^\d+ in all$/).waitFor();
  const rows = await piecesOf(page, 0);
  expect(rows.reduce((sum, pieces) => sum + pieces, 0)).toBe(essentials);
  expect(await page.locator("main details").first().locator("li svg use").count()).toBe(rows.length);
  expect(await page.locator("main summary h2").count()).toBe(4);
  await page.locator("main summary").nth(1).click();
  const next = (await piecesOf(page, 1)).reduce((sum, pieces) => sum + pieces, 0);
  await page.getByText(`${next} essentials`, { exact: true }).waitFor();
  const buttons = page.locator("main").getByRole("link", { name: /^(Sign Up|Log In)$/ });
  expect(await buttons.allInnerTexts()).toEqual(["Sign Up", "Log In"]);
  const last = await page.locator("main details").last().boundingBox();
  expect((await buttons.first().boundingBox())?.y).toBeGreaterThan(last?.y ?? Number.NaN);
  expect((await page.locator("main li").first().boundingBox())?.y).toBeLessThan(844);
  const html = await page.content();
  for (const trace of ["Quilla7", "grandma", "Knitted", owner.email]) expect(html).not.toContain(trace);
  await setTextSize(page, 200);
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);
  expect(await brokenWords(page)).toEqual([]);
});

test("a link names whose plan it is and says what is still to get, until its owner hides that", async () => {
  const account = await newAccount(site, "namer");
  const id = await finishedPlan(site, account, { zipcode: "55401" });
  const [[name = "", , , , needed = "0"] = []] = parseCsv(await listOf(account, id))
    // The page says of newborn sizes apart from the name that they are.
    .filter(([, level, , item]) => level === "Essential" && !item?.includes("("))
    .map(([size, level, category, item, ...numbers]) => [item ?? "", size, level, category, numbers[0]]);
  await site.server.ask(
    `update user_clothing_items set user_added_quantities = ? where onboarding_id = ? and item_name = ?`,
    JSON.stringify({ "0-3m": { Default: { quantity: Number(needed) } } }),
    id,
    name,
  );
  const page = await openAs(account);
  await page.goto(`/dashboards/${id}/share`);
  const box = page.getByRole("checkbox", { name: /^Show what we still need/ });
  expect(await box.isChecked()).toBe(true);
  await page.getByLabel("Whose plan is it?").fill(`Baby "<i>R</i>" & co.`);
  await page.getByRole("button", { name: "Generate Link" }).click();
  await page.getByText("It shows what you still need.").waitFor();
  const link = await page.getByLabel("Share link").inputValue();

  const guest = await site.open();
  await guest.goto(link);
  await guest.getByText(`Baby "<i>R</i>" & co.`, { exact: true }).waitFor();
  expect(await guest.title()).toBe(`Baby "<i>R</i>" & co. · Layette`);
  const said = guest.locator('head meta[property="og:title"]');
  expect(await said.getAttribute("content")).toBe(`Baby "<i>R</i>" & co.`);
  const answer = guest.locator("main .answer");
  const toGet = await answer.innerText();
  expect(toGet).toMatch(/^\d+ essentials still needed for 0–3m in Minneapolis, MN$/);
  const first = guest.locator("main details").first();
  expect(await first.getByText(name, { exact: true }).count()).toBe(0);
  expect((await send(link)).text).not.toMatch(/quantity|"owned"/);

  await box.uncheck();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Your changes are saved.").waitFor();
  expect(await page.getByLabel("Share link").inputValue()).toBe(link);
  await guest.goto(link);
  const all = await answer.innerText();
  expect(all).toMatch(/^\d+ essentials for 0–3m in Minneapolis, MN$/);
  expect(Number.parseInt(all, 10) - Number.parseInt(toGet, 10)).toBe(Number(needed));
  await first.getByText(name, { exact: true }).waitFor();
});

test("S35 a title that would disturb the line is refused, and without scripts too", async () => {
  const answer = await sendShare(site, owner, plan, "save", { title: "two\nlines" });
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining("invisible characters")]);
  const page = await site.open({ javaScriptEnabled: false, expected: [/status of 400/] });
  await actAs(page, site, owner);
  await newShareLink(site, owner, plan);
  await page.goto(`/dashboards/${plan}/share`);
  await page.getByLabel("Whose plan is it?").evaluate((field) => {
    if (field instanceof HTMLInputElement) [field.maxLength, field.value] = [200, "x".repeat(81)];
  });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByRole("alert").getByText("Please use at most 80 characters.").waitFor();
});

test("a plan that cannot be read is previewed by its answers", async () => {
  const account = await newAccount(site, "broken");
  const id = await finishedPlan(site, account);
  await site.server.ask("update user_onboarding_data set weather_groups = 'x' where onboarding_id = ?", id);
  const page = await site.open();
  await page.goto(await newShareLink(site, account, id));
  await page.getByRole("heading", { level: 1, name: "A wardrobe plan shared with you" }).waitFor();
  await page.getByRole("link", { name: "Sign Up" }).waitFor();
  expect(await page.locator("main li").count()).toBe(0);
  await expectStillAccessible(page, "preview of a plan that cannot be read");
});

test("the link is sent by the system's own way where there is one", async () => {
  await newShareLink(site, owner, plan);
  const page = await openAs(owner);
  await page.addInitScript(() => {
    navigator.share = async ({ url }: ShareData = {}) => {
      document.documentElement.setAttribute("data-sent", url ?? "");
      throw new DOMException("closed", "AbortError");
    };
  });
  await page.goto(`/dashboards/${plan}/share`);
  await page.getByRole("button", { name: "Send Link" }).click();
  const link = await page.getByLabel("Share link").inputValue();
  expect(await page.locator("html").getAttribute("data-sent")).toBe(link);
  expect(await page.getByRole("alert").count()).toBe(0);
});

test("a copy comes with the notes when the sharer includes them", async () => {
  const link = await newShareLink(site, owner, plan, "include");
  const friend = await newAccount(site, "friend");
  const page = await openAs(friend);
  await page.goto(link);
  await page.getByText("Included", { exact: true }).waitFor();
  const copy = await claimOn(page);
  expect(await pageOf(friend, copy)).toContain("Quilla7 from grandma");
});

test("a stranger signs up for a shared dashboard, confirms in another browser and claims it there", async () => {
  const link = await newShareLink(site, owner, plan);
  const page = await site.open();
  await page.goto(link);
  await heading(page).waitFor();
  expect(await page.content()).not.toContain(owner.email);
  await page.getByText(/^s•••@e•••\.test$/).waitFor();
  await page.getByRole("link", { name: "Sign Up" }).click();
  await page.getByRole("heading", { level: 1, name: "Sign Up" }).waitFor();
  const token = link.split("=")[1] ?? "";
  expect(page.url()).not.toContain(token);
  const email = newAddress("newcomer");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.getByText("Check your inbox:").waitFor();
  expect(page.url()).not.toContain(token);
  expect(JSON.stringify(await mailsTo(site, email))).not.toContain(token);

  const elsewhere = await site.open();
  await elsewhere.goto(await mailedLink(site, email));
  await choosePassword(elsewhere, "another rattle 8");
  await heading(elsewhere).waitFor();
  await expect.poll(() => elsewhere.url()).toBe(`${site.url}/replicate`);
  await claimOn(elsewhere);
});

test("a parent with an account logs in from the preview, is brought back and claims", async () => {
  const link = await newShareLink(site, owner, plan);
  const friend = await newAccount(site, "friend");
  const page = await site.open({ expected: [/status of 401/] });
  await page.goto(link);
  await page.getByRole("main").getByRole("link", { name: "Log In" }).click();
  await page.getByRole("heading", { level: 1, name: "Sign In" }).waitFor();
  expect(page.url()).toBe(`${site.url}/auth?from=%2Freplicate`);
  await page.getByLabel("Email").fill(friend.email);
  await page.getByLabel("Password").fill("not the password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByText("Invalid login credentials.").waitFor();
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await heading(page).waitFor();
  await page.getByText(owner.email).waitFor();
  await claimOn(page);
});

test("without JavaScript a dashboard is shared, previewed after a sign-in, and claimed", async () => {
  const plain = { javaScriptEnabled: false };
  const page = await site.open(plain);
  await actAs(page, site, owner);
  await sendShare(site, owner, plan, "revoke");
  await page.goto(`/dashboards/${plan}/share`);
  await page.getByRole("radio", { name: "Include my notes" }).check();
  await page.getByRole("button", { name: "Generate Link" }).click();
  await page.getByText("New share link generated.").waitFor();
  const link = await page.getByLabel("Share link").inputValue();
  await page.reload();
  expect(await page.getByLabel("Share link").inputValue(), "reloading makes no other link").toBe(link);

  const friend = await newAccount(site, "plain");
  const other = await site.open({ ...plain, expected: [/status of 404/] });
  await other.goto(link);
  await other.getByRole("main").getByRole("link", { name: "Log In" }).click();
  await other.getByLabel("Email").fill(friend.email);
  await other.getByLabel("Password").fill(PASSWORD);
  await other.getByRole("button", { name: "Sign In" }).click();
  await other.waitForURL("**/replicate");
  await claimButton(other).click();
  await other.waitForURL("**/dashboards");
  await other.getByText("Replication Started: Your new dashboard is being prepared").waitFor();
  await other.getByRole("heading", { name: "Copied from friend" }).waitFor();

  await page.getByRole("button", { name: "Revoke Link" }).click();
  await page.getByText("The share link was revoked and no longer works.").waitFor();
  await other.goto(link);
  await other.getByText(INVALID).waitFor();
});

test("one's own link says so and makes a second dashboard, which uses no attempt", async () => {
  const account = await newAccount(site, "twice");
  const id = await finishedPlan(site, account);
  const page = await openAs(account);
  await page.goto(await newShareLink(site, account, id));
  await page.getByText("This is your own plan.").waitFor();
  await claimOn(page, "Copied from self");
  await page.getByText("1/3 new quiz attempts used").waitFor();
  expect(await page.getByRole("article").count()).toBe(2);
});

test("S52 a revoked link, a link without a token and a claim that comes too late say so", async () => {
  const link = await newShareLink(site, owner, plan);
  const friend = await newAccount(site, "late");
  const page = await openAs(friend, [/status of 40[04]/]);
  await page.goto(link);
  await claimButton(page).waitFor();
  await sendShare(site, owner, plan, "revoke");
  await claimButton(page).click();
  await page.getByRole("alert").getByText("Replication link not found or data is invalid.").waitFor();
  await expectStillAccessible(page, "preview with a refused claim");
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Access Denied or Invalid Link" }).waitFor();
  await page.getByRole("alert").getByText(INVALID).waitFor();
  await page.goto("/replicate");
  await page.getByRole("alert").getByText("Invalid or missing replication link.").waitFor();
  await page.getByRole("link", { name: "Go to Homepage" }).click();
  await page.waitForURL("**/onboarding");
});

test("a tab remembers its link when the browser's cookie is gone", async () => {
  const link = await newShareLink(site, owner, plan);
  const page = await site.open({ expected: [/status of 400/] });
  await page.goto(link);
  await heading(page).waitFor();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("replication-token"))).not.toBeNull();
  await page.context().clearCookies();
  await page.reload();
  await heading(page).waitFor();
  await expect.poll(() => page.url()).toBe(`${site.url}/replicate`);
});

test("a claim survives an outage: it says so, and the next one goes through", async () => {
  const link = await newShareLink(site, owner, plan);
  const page = await openAs(await newAccount(site, "offline"), [/ERR_INTERNET_DISCONNECTED/]);
  await page.goto(link);
  await claimButton(page).waitFor();
  await page.context().setOffline(true);
  await claimButton(page).click();
  await page.getByRole("alert").getByText("Failed to initiate dashboard replication.").waitFor();
  await page.context().setOffline(false);
  await claimOn(page);
});

test("a claim after the session has ended says so and shows the way back in", async () => {
  const link = await newShareLink(site, owner, plan);
  const friend = await newAccount(site, "ended");
  const page = await openAs(friend, [/status of 401/]);
  await page.goto(link);
  await claimButton(page).waitFor();
  await send(`${site.url}/logout`, { form: {}, cookie: friend.cookie });
  await claimButton(page).click();
  await page.getByRole("alert").getByText("You must be logged in to replicate a dashboard.").waitFor();
  await page.getByRole("main").getByRole("link", { name: "Log In" }).waitFor();
  await expectStillAccessible(page, "preview after the session has ended");
});

test("what the owner changes after the claim is not in the copy", async () => {
  const account = await newAccount(site, "editor");
  const id = await finishedPlan(site, account);
  const friend = await newAccount(site, "friend");
  const link = await newShareLink(site, account, id, "include");
  expect((await sendClaim(site, link, friend.cookie)).headers.location).toBe("/dashboards");
  await site.server.ask(
    `update user_clothing_items set item_name = 'Changed later', personal_notes = '{"0-3m":"Changed later"}'
    where onboarding_id = ?`,
    id,
  );
  expect(await pageOf(account, id)).toContain("Changed later");
  const page = await openAs(friend);
  await page.goto("/dashboards");
  const href = await page.getByRole("link", { name: "View Details" }).getAttribute("href");
  const copyId = href?.split("/")[2] ?? "";
  // The server was stopped before it made the copy.
  await completed(site, friend, copyId, 60_000);
  const copy = await pageOf(friend, copyId);
  expect(copy).toContain("Weather for ");
  expect(copy).not.toContain("Changed later");
});

test("F18 a double click and two tabs make one copy", async () => {
  const link = await newShareLink(site, owner, plan);
  const friend = await newAccount(site, "hasty");
  const page = await openAs(friend);
  const beside = await site.openBeside(page);
  await Promise.all([page.goto(link), beside.goto(link)]);
  await Promise.all([claimButton(page).dblclick(), claimButton(beside).click()]);
  await Promise.all([page.waitForURL("**/dashboards"), beside.waitForURL("**/dashboards")]);
  await page.getByRole("article").first().waitFor();
  await page.reload();
  expect(await page.getByRole("article").count()).toBe(1);
});

test("with the keyboard alone a link is made, opened and claimed", async () => {
  const sharer = await openAs(owner);
  await sendShare(site, owner, plan, "revoke");
  await sharer.goto(`/dashboards/${plan}/share`);
  await sharer.getByRole("radio", { name: "Leave my notes out" }).focus();
  await sharer.keyboard.press("ArrowDown");
  expect(await sharer.getByRole("radio", { name: "Include my notes" }).isChecked()).toBe(true);
  await sharer.keyboard.press("Tab");
  await sharer.keyboard.press("Enter");
  await sharer.getByText("Your notes are included.").waitFor();
  // The focus is on the link itself; copying and revoking come next.
  const link = await sharer.evaluate(() => String(getSelection() ?? ""));
  await sharer.keyboard.press("Tab");
  expect(await sharer.evaluate(() => document.activeElement?.textContent)).toBe("Copy Link");
  await sharer.keyboard.press("Tab");
  expect(await sharer.evaluate(() => document.activeElement?.textContent)).toBe("Revoke Link");

  const page = await openAs(await newAccount(site, "keys"));
  await page.goto(link);
  await claimButton(page).waitFor();
  for (let tabs = 0; tabs < 20; tabs++) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(() => document.activeElement?.textContent)) === "Claim Dashboard") break;
  }
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboards");
  await page.getByText("Replication Started").waitFor();
});

test("S48 a dashboard that is not finished has no button to share it, and the server refuses", async () => {
  const account = await newAccount(site, "unfinished");
  const id = await submitQuiz(site, account, answers());
  await site.server.ask(
    "update user_onboarding_data set status = 'failed', error_message = 'x' where onboarding_id = ?",
    id,
  );
  const page = await openAs(account);
  await page.goto(`/dashboards/${id}/share`);
  await page.getByText("This quiz attempt is still processing or has failed.").waitFor();
  expect(await page.getByRole("button", { name: /Link/ }).count()).toBe(0);
  await expectStillAccessible(page, "share page of an unfinished dashboard");
  const refused = await sendShare(site, account, id, "generate");
  expect([refused.status, JSON.parse(refused.text)]).toEqual([
    409,
    {
      message: "Failed to enable dashboard replication: This quiz attempt is still processing or has failed.",
    },
  ]);
});

test("the notes that copies are searched for are really on the sharer's page", async () => {
  expect(await pageOf(owner, plan)).toContain("Quilla7");
});
