// Twins: told in the quiz, with the other answers, or at the birth; counted together, and explained.
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import {
  answers,
  chooseDay,
  completed,
  finishedPlan,
  NEW_YEAR,
  nextButton,
  question,
} from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const WITHOUT = { javaScriptEnabled: false };

let parent: Account;

// A quiz of its own needs an attempt, of which there are three.
beforeEach(async () => {
  parent = await newAccount(site);
});

async function openAs(path: string, options: Parameters<typeof site.open>[0] = {}): Promise<Page> {
  const page = await site.open(options);
  await actAs(page, site, parent);
  await page.goto(path);
  return page;
}

const fold = (page: Page) => page.getByText("Twins or more?");
const babies = (page: Page, count: string) => page.getByRole("radio", { name: count, exact: true });

async function storedBabies(id: string): Promise<unknown> {
  const { text } = await send(`${site.url}/profile/data`, { cookie: parent.cookie, form: {} });
  const own: { attempts: { onboardingId: string; babies: number }[] } = JSON.parse(text);
  return own.attempts.find(({ onboardingId: planId }) => planId === id)?.babies;
}

/** How many essentials a plan's page counts in its headline. */
async function essentials(page: Page): Promise<number> {
  return Number.parseInt(await page.getByRole("heading", { level: 1 }).innerText(), 10);
}

async function takeQuizForTwins(page: Page): Promise<string> {
  await page.getByRole("link", { name: "Start Quiz" }).click();
  await question(page, "zipcode").waitFor();
  await page.getByLabel("ZIP code").fill("55401");
  await nextButton(page).click();
  await question(page, "dueDate").waitFor();
  await chooseDay(page, NEW_YEAR);
  expect(await babies(page, "2").isVisible()).toBe(false);
  await fold(page).click();
  await babies(page, "2").check();
  await nextButton(page).click();
  await question(page, "gender").waitFor();
  await nextButton(page).click();
  await question(page, "laundry").waitFor();
  await page.getByText(/ · Twins$/).waitFor();
  await page.getByRole("button", { name: "Make my plan" }).click();
  await page.waitForURL(/\/(onboarding\/processing|dashboards)\//);
  return (
    page
      .url()
      .split("/")
      .at(page.url().includes("processing") ? -1 : 4) ?? ""
  );
}

test.each([
  ["with scripts", {}],
  ["without scripts", WITHOUT],
])("%s the quiz plans for twins, whose page says so and explains their numbers", async (_, options) => {
  const page = await openAs("/onboarding", options);
  const id = await takeQuizForTwins(page);
  await completed(site, parent, id);
  expect(await storedBabies(id)).toBe(2);
  const one = await finishedPlan(site, parent, { laundryScenario: "daily" });
  await page.goto(`/dashboards/${one}/0-3m`);
  const single = await essentials(page);
  await page.goto(`/dashboards/${id}/0-3m`);
  await page.getByText("Twins", { exact: true }).waitFor();
  const both = await essentials(page);
  expect(both).toBeGreaterThan(single);
  expect(both).toBeLessThan(2 * single);
  const reasons = await send(`${site.url}/dashboards/${id}/0-3m/reasons?scenario=daily`, {
    cookie: parent.cookie,
  });
  expect(reasons.text).toContain("1.4 a day × 2 babies × 1.5 days rounds up to 5, plus 1 spare: 6");
  await page.goto(`/dashboards/${id}/shopping-list`);
  await page
    .getByText(/Calculated for 2 babies/)
    .first()
    .waitFor({ state: "attached" });
});

test.each([
  ["with scripts", {}],
  ["without scripts", WITHOUT],
])("%s twins become one baby among the answers, and three at the birth", async (_, options) => {
  const id = await finishedPlan(site, parent, { dueDate: "2026-11-01" });
  const twins = { ...answers({ dueDate: "2026-11-01" }), babies: "2" };
  await send(`${site.url}/dashboards/${id}/answers`, { cookie: parent.cookie, form: twins });
  await completed(site, parent, id);
  expect(await storedBabies(id)).toBe(2);

  const page = await openAs(`/dashboards/${id}/answers`, options);
  expect(await babies(page, "2").isChecked()).toBe(true);
  if (options !== WITHOUT) await expectAccessible(page, "the answers of twins");
  await babies(page, "1").check();
  await page.getByRole("button", { name: "Recalculate my plan" }).click();
  await expect.poll(() => storedBabies(id)).toBe(1);
  await completed(site, parent, id);

  await page.goto(`/dashboards/${id}/birth`);
  await page.waitForLoadState("networkidle");
  await fold(page).click();
  await babies(page, "3").check();
  if (options !== WITHOUT) await expectAccessible(page, "the birth of triplets");
  await page.getByLabel("Date of birth").fill("2026-11-02");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => storedBabies(id)).toBe(3);
  await completed(site, parent, id);
});

test("without scripts a wrong date comes back with how many babies there are", async () => {
  const id = await finishedPlan(site, parent);
  const page = await openAs(`/dashboards/${id}/birth`, WITHOUT);
  await fold(page).click();
  await babies(page, "2").check();
  await page.getByLabel("Date of birth").fill("1999-11-02");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Please enter a date within the last two years.").waitFor();
  expect(await babies(page, "2").isChecked()).toBe(true);
  expect(await storedBabies(id)).toBe(1);
});

test.each(["0", "4", "twins", "x".repeat(3000)])(
  "S47 %s babies are refused, and nothing is stored",
  async (count) => {
    const id = await finishedPlan(site, parent);
    const { cookie } = parent;
    const form = { ...answers({ zipcode: "33139" }), babies: count };
    const text = "Please choose how many babies, from 1 to 3.";
    for (const [path, sent] of [
      ["/onboarding", form],
      [`/dashboards/${id}/answers`, form],
    ] as const) {
      const answer = await send(`${site.url}${path}`, { cookie, form: sent });
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(text)]);
    }
    const birth = await send(`${site.url}/dashboards/${id}/birth`, {
      cookie,
      form: { intent: "save", bornOn: "2026-11-01", babies: count },
      headers: { Accept: "application/json" },
    });
    expect([birth.status, JSON.parse(birth.text)]).toEqual([400, { message: text }]);
    expect(await storedBabies(id)).toBe(1);
  },
);
