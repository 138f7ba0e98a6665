// A form that gets no answer: the page says so in place, keeps what was typed, and the same button sends it
// once the connection is back.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Account, actAs, newAccount, newAddress, PASSWORD } from "../support/accounts.ts";
import { answerQuestions, answers, finishedPlan, nextButton, question } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";
import { finishedTrip, YEAR } from "../support/trips.ts";

const site = startSite();
const UNREACHABLE = "We can't reach Layette right now. Please check your connection and try again.";

async function open(account: Account | null, path: string): Promise<Page> {
  const page = await site.open({ expected: [/ERR_FAILED/] });
  if (account) await actAs(page, site, account);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return page;
}

/** Drops what the page sends until the returned function is called. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  await page.route(
    () => true,
    (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()),
  );
  return () => page.unrouteAll();
}

test("a sign-up keeps the address and the password", async () => {
  const page = await open(null, "/auth?mode=signup");
  const email = newAddress();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  const letThrough = await cutOff(page);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.getByRole("alert").getByText(UNREACHABLE).waitFor();
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(email);
  await expect.poll(() => page.getByLabel("Password", { exact: true }).inputValue()).toBe(PASSWORD);
  await letThrough();
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.waitForURL(/check-inbox|confirm/);
});

test("a changed password keeps its fields", async () => {
  const page = await open(await newAccount(site), "/profile/password");
  await page.getByLabel("Current Password").fill(PASSWORD);
  await page.getByLabel("New Password", { exact: true }).fill(`${PASSWORD} more`);
  await page.getByLabel("Confirm New Password").fill(`${PASSWORD} more`);
  const letThrough = await cutOff(page);
  await page.getByRole("button", { name: "Update Password" }).click();
  await page.getByRole("alert").getByText(UNREACHABLE).waitFor();
  await expect.poll(() => page.getByLabel("Current Password").inputValue()).toBe(PASSWORD);
  await letThrough();
  await page.getByRole("button", { name: "Update Password" }).click();
  await page.waitForURL(/\/profile$/);
});

test("the quiz stays at its last question with its answers", async () => {
  const page = await open(await newAccount(site), "/onboarding");
  await answerQuestions(page, answers({ laundryScenario: "weekly_plus" }));
  const letThrough = await cutOff(page);
  await page.getByRole("button", { name: "Make my plan" }).click();
  await page.getByText("Failed to submit quiz. Please try again.").waitFor();
  expect(await page.getByRole("radio", { name: "Weekly+" }).isChecked()).toBe(true);
  await letThrough();
  await page.getByRole("button", { name: "Make my plan" }).click();
  await page.waitForURL(/\/(onboarding\/processing|dashboards)\//);
});

test("the quiz stays at any question, and says why", async () => {
  const page = await open(await newAccount(site), "/onboarding?step=1");
  await page.getByLabel("ZIP code").fill("98101");
  await page.getByText("Seattle, WA").waitFor();
  const letThrough = await cutOff(page);
  await nextButton(page).click();
  await page.getByRole("alert").getByText(UNREACHABLE).waitFor();
  await expect.poll(() => page.getByLabel("ZIP code").inputValue()).toBe("98101");
  await letThrough();
  await nextButton(page).click();
  await question(page, "dueDate").waitFor();
  expect(await page.getByText(UNREACHABLE).count()).toBe(0);
});

test("changed answers stay in their form", async () => {
  const account = await newAccount(site);
  const plan = await finishedPlan(site, account);
  const page = await open(account, `/dashboards/${plan}/answers`);
  await page.getByLabel("ZIP code").fill("33139");
  const letThrough = await cutOff(page);
  await page.getByRole("button", { name: "Recalculate my plan" }).click();
  await page.getByText("Couldn't save your answers. Please try again.").waitFor();
  await expect.poll(() => page.getByLabel("ZIP code").inputValue()).toBe("33139");
  await letThrough();
  await page.getByRole("button", { name: "Recalculate my plan" }).click();
  await page.waitForURL(/\/(onboarding\/processing|dashboards)\/\w+(\/\w+-\w+)?$/);
});

test("a trip keeps its place and its days", async () => {
  const account = await newAccount(site);
  await finishedPlan(site, account, { dueDate: `${YEAR}-03-05` });
  const page = await open(account, `/travel-quiz?edit=${await finishedTrip(site, account, {})}`);
  await page.getByLabel("End date").fill(`${YEAR}-01-18`);
  const letThrough = await cutOff(page);
  await page.getByRole("button", { name: "Update my packing list" }).click();
  await page.getByText("Couldn't save your trip. Please try again.").waitFor();
  await expect.poll(() => page.getByRole("combobox", { name: "Where to?" }).inputValue()).toBe("Denver, CO");
  await expect.poll(() => page.getByLabel("End date").inputValue()).toBe(`${YEAR}-01-18`);
  await letThrough();
  await page.getByRole("button", { name: "Update my packing list" }).click();
  await page.waitForURL(/\/travel-plans\/\w+$/);
});
