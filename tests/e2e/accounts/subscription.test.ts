// /subscription: the user's plan and usage, what the other plan would offer, that nothing unavailable is for
// sale, and the way there from the quiz.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { answers, submitQuiz } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite({ alone: true });
const REACHED = "You have reached the maximum attempts for your plan.";
const REACHED_FREE = `${REACHED} Please upgrade for more.`;

let fresh: Account;
let usedUp: Account;
let premium: Account;

beforeAll(async () => {
  [fresh, usedUp, premium] = [await newAccount(site), await newAccount(site), await newAccount(site)];
  for (const zipcode of ["33139", "85001", "98101"]) await submitQuiz(site, usedUp, answers({ zipcode }));
  await submitQuiz(site, premium, answers());
  await site.server.ask("update users_profile set subscription_id = 2 where email = ?", premium.email);
});

async function openAs(account: Account, path: string, options = {}): Promise<Page> {
  const page = await site.open(options);
  await actAs(page, site, account);
  await page.goto(path);
  return page;
}

const upgrade = (page: Page) => page.getByRole("button", { name: "Upgrade to Premium" });
const later = (page: Page) => page.getByRole("link", { name: "Maybe Later" });
const planCard = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

test("a free parent sees the plan, its use and both plans side by side", async () => {
  await submitQuiz(site, fresh, answers());
  const page = await openAs(fresh, "/subscription");
  await page.getByRole("heading", { level: 1, name: "Subscription" }).waitFor();
  await page.getByText("1/3 new quiz attempts used").waitFor();
  const meter = page.getByRole("meter", { name: "Quiz attempts used" });
  expect(await meter.getAttribute("aria-valuetext")).toBe("1 of 3 used");
  expect(await planCard(page, "Free Plan").innerText()).toMatch(/Your plan[\s\S]*Up to 3 quiz attempts/);
  const other = await planCard(page, "Premium Plan").innerText();
  expect(other).toMatch(/Coming soon[\s\S]*Up to 10 quiz attempts[\s\S]*Travel wardrobe builder/);
  expect(other).toContain("Priority support");
  expect(other).not.toMatch(/unlimited/i);
});

test("an upgrade does not pretend: it cannot be pressed and says why", async () => {
  const page = await openAs(fresh, "/subscription");
  expect(await upgrade(page).isDisabled()).toBe(true);
  const hint = await upgrade(page).getAttribute("aria-describedby");
  expect(await page.locator(`#${hint}`).innerText()).toContain("Upgrades are coming soon.");
  const { status } = await send(`${site.url}/subscription`, {
    form: { subscription_id: "2", tier: "premium" },
    cookie: fresh.cookie,
  });
  expect(status).toBe(405);
  await page.reload();
  await planCard(page, "Free Plan").getByText("Your plan").waitFor();
});

const BACK: Readonly<Record<string, string>> = {
  "": "/dashboards",
  "?from=/onboarding": "/onboarding",
  "?from=%2Fonboarding%3Fstep%3D1": "/onboarding?step=1",
  "?from=/subscription": "/dashboards",
  "?from=/subscription?from=/onboarding": "/dashboards",
  "?from=//evil.test": "/dashboards",
  "?from=/%5Cevil.test": "/dashboards",
  "?from=/%09/evil.test": "/dashboards",
  "?from=https:evil.test": "/dashboards",
  "?from=javascript:alert(1)": "/dashboards",
  "?from=/..//evil.test": "/dashboards",
  [`?from=/${"x".repeat(4000)}`]: "/dashboards",
};

test("S30 'Maybe Later' leads back to where one came from, or to the list, and never to another site", async () => {
  for (const [query, path] of Object.entries(BACK)) {
    const { status, text } = await send(`${site.url}/subscription${query}`, { cookie: fresh.cookie });
    expect(status).toBe(200);
    const [, href] = /<a [^>]*href="([^"]*)"[^>]*>Maybe Later</.exec(text) ?? [];
    expect(href, query.slice(0, 60)).toBe(path);
  }
});

test("at the limit the quiz leads here and back, by keyboard", async () => {
  const page = await openAs(usedUp, "/onboarding");
  const aside = page.getByRole("complementary");
  await aside.getByRole("heading", { name: "Subscription Limit Reached" }).waitFor();
  await aside.getByRole("link", { name: "Upgrade Subscription" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Subscription" }).waitFor();
  await page.getByText("3/3 new quiz attempts used").waitFor();
  await page.locator("main").getByText(REACHED_FREE).waitFor();
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Plans");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Maybe Later");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/onboarding");
  await page.getByRole("button", { name: "Upgrade to Continue" }).waitFor();
});

test("in the place of a question that could not be submitted stands the comparison", async () => {
  const page = await openAs(usedUp, "/onboarding?step=2&zipcode=55401");
  await page.getByRole("heading", { level: 1, name: "Subscription Limit Reached" }).waitFor();
  await page.locator("main").getByText(REACHED_FREE).waitFor();
  await page.locator("[data-sonner-toast]").getByText("Quiz Limit Reached").waitFor();
  expect(await upgrade(page).isDisabled()).toBe(true);
  await expectAccessible(page, "limit in the quiz");
  await later(page).click();
  await page.waitForURL("**/dashboards");
});

test("a premium parent is offered nothing", async () => {
  const page = await openAs(premium, "/subscription?from=/onboarding");
  await page.getByRole("heading", { name: "Premium Plan" }).waitFor();
  await page.getByText("1/10 new quiz attempts used").waitFor();
  await page.getByText("Up to 10 quiz attempts").waitFor();
  expect(await upgrade(page).count()).toBe(0);
  expect(await later(page).count()).toBe(0);
  await expectStillAccessible(page, "subscription of a premium parent");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await page.waitForURL("**/onboarding");
  await page.getByText("9 of 10 attempts remaining").waitFor();
  expect(await page.getByText(/upgrad/i).count()).toBe(0);
});

test("without JavaScript the page is the same", async () => {
  const page = await openAs(usedUp, "/subscription?from=/onboarding", { javaScriptEnabled: false });
  await page.locator("main").getByText(REACHED_FREE).waitFor();
  expect(await upgrade(page).isDisabled()).toBe(true);
  await later(page).click();
  await page.waitForURL("**/onboarding");
  await page.getByRole("link", { name: "Upgrade Subscription" }).click();
  await page.waitForURL("**/subscription?from=/onboarding");
});

test("somebody signed out is asked to sign in first", async () => {
  const { status, headers } = await send(`${site.url}/subscription?from=/onboarding`);
  expect(status).toBe(302);
  expect(headers.location).toBe(`/auth?${new URLSearchParams({ from: "/subscription?from=%2Fonboarding" })}`);
});

test("limits on every page are those of the tiers' rows, also when a tier changes", async () => {
  for (const [max, name] of [
    ["1", "premium"],
    ["4", "free"],
  ] as const) {
    await site.server.ask(
      "update subscription_tiers set max_quiz_attempts = cast(? as integer) where name = ?",
      max,
      name,
    );
  }
  const page = await openAs(usedUp, "/subscription");
  await page.getByText("3/4 new quiz attempts used").waitFor();
  await page.locator("main").getByText("quiz attempt limit (3/4). Consider upgrading").waitFor();
  await planCard(page, "Free Plan").getByText("Up to 4 quiz attempts").waitFor();
  await page.goto("/onboarding");
  await page.getByText("1 of 4 attempts remaining").waitFor();
  await page.getByRole("link", { name: "Compare plans" }).waitFor();
  await page.goto("/dashboards");
  await page.getByText("3/4 new quiz attempts used").waitFor();

  const other = await openAs(premium, "/onboarding?step=1");
  await other.getByRole("heading", { level: 1, name: "Subscription Limit Reached" }).waitFor();
  await other.locator("main").getByText(REACHED, { exact: true }).waitFor();
  expect(await other.getByText(/upgrad/i).count()).toBe(0);
  await other.getByRole("link", { name: "Open your plans" }).click();
  await other.waitForURL("**/dashboards");
});
