// E35: a plan is carried on to 24 months with two taps and no quiz, and back.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectStillAccessible } from "../support/axe.ts";
import { rangeTab, shownAnswer } from "../support/dashboard.ts";
import { plus, shownCount } from "../support/items.ts";
import { newMember } from "../support/members.ts";
import { completed, finishedPlan } from "../support/quiz.ts";
import { type OpenOptions, startSite } from "../support/site.ts";

const site = startSite();

/** "yyyy-MM-dd", this many days from today. */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

async function openAs(account: Account, path: string, options: OpenOptions = {}): Promise<Page> {
  const page = await site.open({ viewport: { width: 390, height: 844 }, ...options });
  await actAs(page, site, account);
  await page.goto(path);
  return page;
}

const goOnLink = (page: Page) => page.getByRole("link", { name: "Go on to 24 months" });
const goOn = (page: Page) => page.getByRole("button", { name: "Go on to 24 months" });

test("E35 a plan of eleven months goes on to 24, with numbers, lists, and the weather of both sizes, and back", async () => {
  const parent = await newAccount(site);
  const plan = await finishedPlan(site, parent, { dueDate: dayFromNow(-330) });
  const page = await openAs(parent, `/dashboards/${plan}/9-12m`);
  await goOnLink(page).click();
  await page.waitForURL(`/dashboards/${plan}/second-year`);
  await page.getByRole("heading", { level: 1, name: "12 to 24 months" }).waitFor();
  await page.getByText(/^12–18m from .+ · 18–24m from /).waitFor();
  await goOn(page).click();
  await page.waitForURL(/\/dashboards\/[\w-]+\/(?:9-12m|12-18m)$/);
  await expect.poll(() => goOnLink(page).count()).toBe(0);

  await page.goto(`/dashboards/${plan}/18-24m`);
  await page.waitForLoadState("networkidle");
  expect((await shownAnswer(page)).needed).toBeGreaterThan(20);
  await expectStillAccessible(page, "18 to 24 months");
  const before = await shownCount(page, "Two-Piece Snug Pajamas");
  const saved = page.waitForResponse((response) => response.request().method() === "POST");
  await plus(page, "Two-Piece Snug Pajamas").click();
  expect((await saved).ok()).toBe(true);
  await expect.poll(() => shownCount(page, "Two-Piece Snug Pajamas")).toBe(before + 1);

  await page.goto(`/dashboards/${plan}/shopping-list?for=18-24m`);
  await page.getByText("18 to 24 Months").first().waitFor({ state: "attached" });
  await page.goto(`/dashboards/${plan}/year`);
  await page.getByRole("img").getByText("18–24m").first().waitFor({ state: "attached" });

  await page.goto(`/dashboards/${plan}/answers`);
  await page.getByRole("link", { name: "The second year: 12–18m and 18–24m" }).click();
  await page.getByText("This plan goes on to 24 months.").waitFor();
  await expectStillAccessible(page, "the second year goes on");
  await page.getByRole("button", { name: "Back to the first year" }).click();
  await page.waitForURL(/\/9-12m$/);
  await goOnLink(page).waitFor();
  expect(await rangeTab(page, "18-24m").count()).toBe(0);

  await page.goto(`/dashboards/${plan}/second-year`);
  await goOn(page).click();
  await page.waitForURL(/\/dashboards\/[\w-]+\/(?:9-12m|12-18m)$/);
  await page.goto(`/dashboards/${plan}/18-24m`);
  expect(await shownCount(page, "Two-Piece Snug Pajamas")).toBe(before + 1);
});

test("without JavaScript, a plan whose year is over goes on with the size that is worn", async () => {
  const parent = await newAccount(site);
  const plan = await finishedPlan(site, parent, { dueDate: dayFromNow(-400) });
  const page = await openAs(parent, `/dashboards/${plan}/9-12m`, { javaScriptEnabled: false });
  await page.getByText("You made it through the first year!").waitFor();
  await goOnLink(page).click();
  await page.getByText(/^12–18m now · 18–24m from /).waitFor();
  await goOn(page).click();
  await page.waitForURL(`/onboarding/processing/${plan}`);
  await completed(site, parent, plan);
  await page.goto(`/dashboards/${plan}/12-18m`);
  expect(new URL(page.url()).pathname).toBe(`/dashboards/${plan}/12-18m`);
  expect(await page.getByText("You made it through the first year!").count()).toBe(0);
});

test("a reader isn't offered it, and is told why", async () => {
  const parent = await newAccount(site);
  const plan = await finishedPlan(site, parent, { dueDate: dayFromNow(-330) });
  const reader = await newMember(site, plan, { name: "Rosa", role: "reader" });
  const page = await openAs(reader, `/dashboards/${plan}/9-12m`, { expected: [/403/] });
  await page.getByRole("heading").first().waitFor();
  expect(await goOnLink(page).count()).toBe(0);
  const response = await page.goto(`/dashboards/${plan}/second-year`);
  expect(response?.status()).toBe(403);
});
