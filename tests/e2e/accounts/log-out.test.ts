// A failed Log Out says so; a successful one is noticed by the other tabs; and nothing is sent as the next
// user.
import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { type Account, actAs, newAccount, PASSWORD, sendSignIn } from "../support/accounts.ts";
import { send } from "../support/http.ts";
import { itemRow, plus, shownCount } from "../support/items.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const FAILED = "Failed to log out. Please try again.";
const EXPECTED = [/ERR_|status of (401|409|500|503)|WebSocket/, /^500: .*\/logout$/];
const ITEM = "Footed Sleeper";

async function open(account: Account, path: string, beside?: Page): Promise<Page> {
  const page = beside ? await site.openBeside(beside) : await site.open({ expected: EXPECTED });
  await actAs(page, site, account);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return page;
}

const isSignedIn = async ({ cookie }: Account) =>
  (await send(`${site.url}/profile`, { cookie })).status === 200;

const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "no network": (route) => route.abort("internetdisconnected"),
  "a 500": (route) => route.fulfill({ status: 500, body: "null" }),
  "an aborted request": (route) => route.abort("aborted"),
};

test.each(Object.entries(FAILURES))(
  "S84 on %s the profile says so, keeps the page, and signs out at the next press",
  async (_, fail) => {
    const account = await newAccount(site);
    const page = await open(account, "/profile");
    await page.evaluate(() => localStorage.setItem("kept", "yes"));
    await page.route("**/logout*", fail);
    const button = page.getByRole("main").getByRole("button", { name: "Log Out", exact: true });
    await button.click();
    await page.getByText(FAILED).waitFor();
    await page.getByText("Logout failed. Please try refreshing the page and try again.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/profile");
    expect(await isSignedIn(account)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem("kept"))).toBe("yes");
    await page.unrouteAll();
    await button.click();
    await page.getByText("You've been successfully logged out.").waitFor();
    expect(await isSignedIn(account)).toBe(false);
  },
);

test("S84 the menu says so on any page, which stays", async () => {
  const account = await newAccount(site);
  const page = await open(account, "/dashboards");
  await page.route("**/logout*", (route) => route.abort());
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByText(FAILED).waitFor();
  await page.getByText("No Quiz Attempts Yet").waitFor();
  expect(await isSignedIn(account)).toBe(true);
});

test("S84 a second tab notices the sign-out, keeps what is typed, and goes on after another sign-in", async () => {
  const account = await newAccount(site);
  const plan = await finishedPlan(site, account);
  const page = await open(account, `/dashboards/${plan}/answers`);
  await page.getByLabel("ZIP code").fill("33139");
  const list = await open(account, "/dashboards", page);
  const card = list.getByRole("link", { name: "View Details" }).first();
  await card.waitFor();
  const second = await open(account, "/profile", page);
  await second.getByRole("main").getByRole("button", { name: "Log Out", exact: true }).click();
  await second.getByText("You've been successfully logged out.").waitFor();
  const notice = page.getByRole("alert").getByText("You've been logged out.");
  await notice.waitFor();
  await expect.poll(() => page.getByLabel("ZIP code").inputValue()).toBe("33139");
  // What was on the page is nobody's to read now.
  expect(await page.getByLabel("ZIP code").isVisible()).toBe(false);
  await list.getByRole("alert").getByText("You've been logged out.").waitFor();
  expect(await card.isVisible()).toBe(false);
  await second.getByLabel("Email").fill(account.email);
  await second.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await second.getByRole("button", { name: "Sign In", exact: true }).click();
  await second.waitForURL("**/dashboards");
  await notice.waitFor({ state: "detached" });
  await card.waitFor();
  await page.getByRole("button", { name: "Recalculate my plan" }).click();
  await page.waitForURL(/\/(onboarding\/processing|dashboards)\/\w+/);
});

test("S84 a session that ends on the server leaves nothing to read on its open page, until its owner is back", async () => {
  const account = await newAccount(site);
  await finishedPlan(site, account);
  const list = await open(account, "/dashboards");
  const card = list.getByRole("link", { name: "View Details" }).first();
  await card.waitFor();
  const { cookie } = await sendSignIn(site, account.email);
  const form = { intent: "end-all-sessions" };
  await send(`${site.url}/profile`, { form, cookie: String(cookie) });
  await list.getByRole("alert").getByText("You've been logged out.").waitFor();
  expect(await card.isVisible()).toBe(false);
  expect(await list.getByRole("banner").getByRole("button").count()).toBe(0);
  const second = await site.openBeside(list);
  await second.goto("/auth?from=%2Fdashboards");
  await second.getByLabel("Email").fill(account.email);
  await second.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await second.getByRole("button", { name: "Sign In", exact: true }).click();
  await second.waitForURL("**/dashboards");
  await card.waitFor();
  await list.getByRole("alert").waitFor({ state: "detached" });
});

test("S88 what waits is never sent for another person, and goes out once its owner is back", async () => {
  const [first, other] = [await newAccount(site), await newAccount(site)];
  const plan = await finishedPlan(site, first);
  const page = await open(first, `/dashboards/${plan}/0-3m`);
  const before = await shownCount(page, ITEM);
  await page.context().clearCookies();
  await actAs(page, site, other);
  const sent: (string | undefined)[] = [];
  page.on("response", async (response) => {
    if (response.request().method() === "POST") sent.push(String(response.status()));
  });
  await plus(page, ITEM).click();
  await page.getByText("Someone else has logged in on this browser").first().waitFor();
  expect(await shownCount(page, ITEM)).toBe(before + 1);
  expect(sent).toEqual(["409"]);
  await page.context().clearCookies();
  await actAs(page, site, first);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await itemRow(page, ITEM)
    .getByText(/\bSaved\b/)
    .waitFor();
  await page.reload();
  expect(await shownCount(page, ITEM)).toBe(before + 1);
});

test("S88 a form of the first person's tab is not carried out for the second, and stays as it was typed", async () => {
  const [first, other] = [await newAccount(site), await newAccount(site)];
  const page = await open(first, "/onboarding?step=1&zipcode=55401&dueDate=2030-01-01");
  await page.getByLabel("ZIP code").fill("98101");
  await page.getByText("Seattle, WA").waitFor();
  await page.context().clearCookies();
  await actAs(page, site, other);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByText("Someone else has logged in on this browser").first().waitFor();
  await expect.poll(() => page.getByLabel("ZIP code").inputValue()).toBe("98101");
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("quiz");
});
