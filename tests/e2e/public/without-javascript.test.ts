// Everything a parent needs works before scripts load, and without them.
import { expect, test } from "vitest";
import { actAs, mailedLink, newAccount, newAddress, PASSWORD } from "../support/accounts.ts";
import { rangeTab, readShownDashboard, shownTotal, showsRange } from "../support/dashboard.ts";
import { chooseDay, finishedPlan, NEW_YEAR, nextButton, question } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const WITHOUT = { javaScriptEnabled: false };

test("without JavaScript a stranger signs up, confirms, takes the quiz and reads the plan", async () => {
  const page = await site.open(WITHOUT);
  const email = newAddress("plain");
  await page.goto("/");
  await page
    .getByRole("link", { name: /Get Started/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Sign In", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Sign In" }).waitFor();
  await page.getByRole("link", { name: "Sign Up", exact: true }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.getByText("Check your inbox:").waitFor();

  await page.goto(await mailedLink(site, email));
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await page.waitForURL("**/onboarding");

  await page.getByRole("link", { name: "Start Quiz" }).click();
  await page.getByLabel("ZIP code").fill("98101");
  await nextButton(page).click();
  await question(page, "dueDate").waitFor();
  await chooseDay(page, NEW_YEAR);
  await nextButton(page).click();
  await question(page, "gender").waitFor();
  await page.getByRole("radio", { name: "Boy" }).check();
  await nextButton(page).click();
  await question(page, "laundry").waitFor();
  await page.getByText("98101 · Seattle, WA").waitFor();
  await page.getByRole("radio", { name: "Every 2-3 Days" }).check();
  await page.getByRole("button", { name: "Make my plan" }).click();

  await page.waitForURL(/\/onboarding\/processing\//);
  // A page that asks for names leads nowhere by itself.
  await page.getByRole("button", { name: "Skip" }).click();
  await page.waitForURL(/\/dashboards\/\w+\/0-3m$/);
  const before = await readShownDashboard(page);
  expect(before.text).toContain("Limited Weather Data");

  await page.getByLabel("Laundry frequency").selectOption("Weekly+");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await page.waitForURL(/0-3m\?scenario=weekly_plus/);
  expect(await shownTotal(page)).toBeGreaterThan(before.total);
  await rangeTab(page, "9-12m").click();
  await page.waitForURL(/9-12m\?scenario=weekly_plus/);
  await showsRange(page, "9-12m");
});

test("without JavaScript a wrong answer comes back with its error and with what was typed", async () => {
  const account = await newAccount(site);
  const page = await site.open(WITHOUT);
  await actAs(page, site, account);
  await page.goto("/onboarding?step=1");
  await page.getByLabel("ZIP code").fill("00000");
  await nextButton(page).click();
  await question(page, "zipcode").waitFor();
  await page.getByText("We can't find that ZIP code.").waitFor();
  await expect.poll(() => page.getByLabel("ZIP code").inputValue()).toBe("00000");
});

test("without JavaScript somebody signs in, goes where they wanted, and signs out", async () => {
  const account = await newAccount(site);
  const plan = `/dashboards/${await finishedPlan(site, account)}/6-9m`;
  const page = await site.open({ ...WITHOUT, expected: [/status of 401/] });
  await page.goto(plan);
  await page.waitForURL(`/auth?${new URLSearchParams({ from: plan })}`);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill("not the password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByText("Invalid login credentials.").waitFor();
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(account.email);
  await expect.poll(() => page.getByLabel("Password").inputValue()).toBe("");

  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(plan);
  await showsRange(page, "6-9m");

  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByText("You've been successfully logged out.").waitFor();
  await page.goto("/dashboards");
  await page.waitForURL(/\/auth\?from=%2Fdashboards$/);
});

test("without JavaScript a sign-up with a mistake comes back as a sign-up", async () => {
  const page = await site.open({ ...WITHOUT, expected: [/status of 400/] });
  await page.goto("/auth?mode=signup");
  await page.getByLabel("Email").fill("parent@example.test");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill("something else");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.getByText("Passwords do not match.").waitFor();
  await page.getByRole("heading", { level: 1, name: "Sign Up" }).waitFor();
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("parent@example.test");
});
