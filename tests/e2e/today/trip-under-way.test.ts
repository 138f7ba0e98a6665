// E18: on a trip, Today is that of its place; one tap leads home and back, and every chip stays where the reader is.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { LANGUAGES } from "../../../app/words/languages.ts";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible } from "../support/axe.ts";
import { speaking } from "../support/languages.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";
import { finishedTrip } from "../support/trips.ts";

const site = startSite();
const DAY_MS = 86_400_000;
const PHONE = { width: 390, height: 844 };
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

let parent: Account;
let plan: string;
let trip: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent, { zipcode: "33139", dueDate: dayIn(-140) });
  trip = await finishedTrip(site, parent, { startDate: dayIn(-2), endDate: dayIn(4) });
});

const sentence = (page: Page) => page.getByRole("heading", { level: 1 });
const chip = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Where" }).getByRole("link", { name, exact: true });
const toHome = (page: Page) => page.getByRole("link", { name: "At home", exact: true });
const toTrip = (page: Page) => page.getByRole("link", { name: "On the trip", exact: true });

async function openToday(options: Parameters<typeof site.open>[0] = {}) {
  const page = await site.open({ viewport: PHONE, ...options });
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/today?for=stroller&when=midday`);
  await page.waitForLoadState("networkidle");
  return page;
}

test("opens at the trip's place, goes home and back in one tap each, and keeps to it from chip to chip", async () => {
  const page = await openToday();
  await page.getByText(/^On your trip to Denver until [A-Z][a-z]{2} \d{1,2}/).waitFor();
  const away = await sentence(page).innerText();
  await page.getByText("Denver, CO · ").waitFor();
  await page.getByText(/^From the trip's packing list, because too little of it is checked off\./).waitFor();
  expect(await page.getByRole("link", { name: "Open the packing list" }).getAttribute("href")).toBe(
    `/travel-plans/${trip}`,
  );
  const { y: floor = 0 } = (await page.getByRole("navigation", { name: "Main" }).boundingBox()) ?? {};
  const rows = page.locator(".today-pieces li");
  for (const line of [
    sentence(page),
    chip(page, "Stroller"),
    page.locator(".today-lines p").first(),
    rows.first(),
  ]) {
    const { y = 0, height = 0 } = (await line.boundingBox()) ?? {};
    expect(y + height, await line.innerText()).toBeLessThanOrEqual(floor);
  }
  await expectAccessible(page, "today on a trip");

  await toHome(page).click();
  await toTrip(page).waitFor();
  expect(new URL(page.url()).searchParams.get("at")).toBe("home");
  await page.getByText("Miami Beach, FL · ").waitFor();
  await expect.poll(() => sentence(page).innerText()).not.toBe(away);
  await chip(page, "Carrier").click();
  await page.waitForURL(/for=carrier/);
  expect(new URL(page.url()).searchParams.get("at")).toBe("home");
  await toTrip(page).waitFor();

  await toTrip(page).click();
  await toHome(page).waitFor();
  expect(new URL(page.url()).searchParams.get("at")).toBeNull();
  expect(new URL(page.url()).searchParams.get("for")).toBe("carrier");
  await page.getByText("Denver, CO · ").waitFor();
});

test("works without scripts", async () => {
  const page = await openToday({ javaScriptEnabled: false });
  await toHome(page).click();
  await page.getByText("Miami Beach, FL · ").waitFor();
  await chip(page, "Car").click();
  await page.getByText("Miami Beach, FL · ").waitFor();
  await chip(page, "Tonight").click();
  await page.getByRole("button", { name: "Show what to wear" }).click();
  await sentence(page).getByText("68°F in the room.").waitFor();
  await page.getByText("Miami Beach, FL · ").waitFor();
  await page
    .getByRole("button", { name: /: Not today$/ })
    .first()
    .click();
  await page.getByRole("button", { name: /: Put back$/ }).click();
  await page.getByText("Miami Beach, FL · ").waitFor();
  await toTrip(page).click();
  await page.getByText("Denver, CO · ").waitFor();
});

test("dresses from the bag once it is packed", async () => {
  await site.server.ask(`update travel_plan_items set is_packed = 1 where travel_plan_id = '${trip}'`);
  const page = await openToday();
  await page.getByText(/^From what is packed for the trip, as far as it goes\./).waitFor();
  expect(await page.getByText(/^you have \d+$/).count()).toBeGreaterThan(0);
  await page.getByText("Not in your drawer").waitFor({ state: "detached" });
});

test.each(LANGUAGES)("says it in %s, on a narrow phone", async (language) => {
  await speaking(site, parent, language);
  const page = await openToday({ viewport: { width: 320, height: 640 } });
  const line = page.locator(".today-trip");
  expect(await line.innerText()).toMatch(/Denver/);
  expect(await line.innerText()).not.toMatch(/undefined|null/);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await speaking(site, parent, "en");
});
