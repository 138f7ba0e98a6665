// °F and inches, or °C and millimeters: by place at first, then as the user chose, on every device and in
// print.
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { openWeather } from "../support/dashboard.ts";
import { send } from "../support/http.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const WITHOUT = { javaScriptEnabled: false };

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
});

beforeEach(async () => {
  await site.server.ask("update users_profile set units = null");
});

type Options = Parameters<typeof site.open>[0];

async function openAs(account: Account, path: string, options: Options = {}): Promise<Page> {
  const page = await site.open(options);
  await actAs(page, site, account);
  await page.goto(path);
  return page;
}

const dashboard = () => `/dashboards/${plan}/0-3m`;
const year = (page: Page) => page.getByRole("figure", { name: "The year at a glance" });
const line = (page: Page) => page.locator(".weather > summary");
const switchTo = (page: Page, units: "°F" | "°C") => page.getByRole("button", { name: `Show ${units}` });

/** A dashboard's weather texts, the line and the cards. */
async function shownWeather(page: Page): Promise<string> {
  const cards = await openWeather(page);
  return `${await line(page).innerText()} ${await cards.innerText()}`;
}

test("one tap on the dashboard shows °C everywhere at once, and every device remembers it", async () => {
  const page = await openAs(parent, dashboard());
  await page.waitForLoadState("networkidle");
  expect(await shownWeather(page)).toMatch(/to −?\d+°F[\s\S]*° \/ −?\d+°F/);
  await page.locator(".year:visible").scrollIntoViewIfNeeded();
  await year(page).waitFor();
  expect(await year(page).getByRole("img").innerHTML()).toMatch(/\d°F/);

  const saved = page.waitForResponse((response) => response.url().endsWith("/profile/units"));
  await switchTo(page, "°C").click();
  await line(page).getByText(/°C$/).waitFor();
  expect((await saved).status()).toBe(200);
  expect(await shownWeather(page)).not.toMatch(/\d°F/);
  await switchTo(page, "°F").waitFor();
  await expect.poll(async () => year(page).getByRole("img").innerHTML()).toMatch(/\d°C/);
  expect(await year(page).getByRole("img").innerHTML()).not.toContain("°F");

  const elsewhere = await openAs(parent, `/dashboards/${plan}/6-9m`);
  expect(await shownWeather(elsewhere)).toMatch(/°C/);
  await switchTo(elsewhere, "°F").click();
  await line(elsewhere).getByText(/°F$/).waitFor();
});

test("without JavaScript the button brings the page back in °C, where it was", async () => {
  const page = await openAs(parent, `${dashboard()}?scenario=weekly_plus`, WITHOUT);
  await switchTo(page, "°C").click();
  await page.waitForURL(`**${dashboard()}?scenario=weekly_plus`);
  await page.getByText("Units saved").waitFor();
  await line(page).getByText(/°C$/).waitFor();
  await switchTo(page, "°F").click();
  await line(page).getByText(/°F$/).waitFor();
});

test("a choice that cannot be stored is taken back, and said", async () => {
  const page = await openAs(parent, dashboard(), { expected: [/status of 503/, /^503: /] });
  await page.waitForLoadState("networkidle");
  await page.route("**/profile/units", (route) =>
    route.fulfill({ status: 503, json: { message: "Not now." } }),
  );
  await switchTo(page, "°C").click();
  await page.getByText("Not now.").waitFor();
  await line(page).getByText(/°F$/).waitFor();
});

test("the year's page has its scale, its sentences and its table in °C and millimeters", async () => {
  const page = await openAs(parent, `/dashboards/${plan}/year`);
  await page.waitForLoadState("networkidle");
  await switchTo(page, "°C").click();
  await page.getByText("As a table").click();
  const table = page.getByRole("table");
  await expect.poll(async () => table.innerText()).toMatch(/°C/);
  const cells = await table.getByRole("cell").allInnerTexts();
  expect(cells.filter((text) => /^−?\d+°C$/.test(text))).toHaveLength(24);
  expect(cells.filter((text) => /^\d+ mm$/.test(text))).toHaveLength(12);
  const drawing = page.getByRole("img", { name: "The year's weather as a picture" });
  const texts = await drawing.locator("text").allTextContents();
  expect(texts.filter((text) => text.endsWith("°C")).length).toBeGreaterThanOrEqual(4);
  expect(await drawing.locator("desc").textContent()).toMatch(/average high of −?\d+°C/);
  expect(await year(page).innerText()).not.toMatch(/°F|\d in\b/);
  await expectAccessible(page, "the year in °C");
});

test("on paper the weather stands in the chosen units, without the button", async () => {
  const page = await openAs(parent, dashboard());
  await page.waitForLoadState("networkidle");
  await switchTo(page, "°C").click();
  await line(page).getByText(/°C$/).waitFor();
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => line(page).isVisible()).toBe(true);
  expect(await page.locator(".units-switch").isVisible()).toBe(false);
});

test("the profile has the choice too, and the way back to what is usual at the place", async () => {
  for (const options of [{}, WITHOUT]) {
    const page = await openAs(parent, "/profile", options);
    const choice = (name: string) => page.getByRole("radio", { name });
    expect(await choice("Same as the plan's location").isChecked()).toBe(true);
    await choice("°C and millimeters").check();
    await page.getByRole("button", { name: "Save units" }).click();
    await page.getByText("Units saved").waitFor();
    expect(await choice("°C and millimeters").isChecked()).toBe(true);
    await page.goto(dashboard());
    await line(page).getByText(/°C$/).waitFor();
    await page.goto("/profile");
    await choice("Same as the plan's location").check();
    await page.getByRole("button", { name: "Save units" }).click();
    await page.getByText("Units saved").waitFor();
    await page.goto(dashboard());
    await line(page).getByText(/°F$/).waitFor();
  }
});

test("the switch is reached by keyboard, large enough for a thumb, and accessible", async () => {
  const page = await openAs(parent, dashboard());
  await page.waitForLoadState("networkidle");
  await line(page).focus();
  await page.keyboard.press("Tab");
  expect(await switchTo(page, "°C").evaluate((button) => button === document.activeElement)).toBe(true);
  const { width = 0, height = 0 } = (await switchTo(page, "°C").boundingBox()) ?? {};
  expect([width >= 44, height >= 44]).toEqual([true, true]);
  await page.keyboard.press("Enter");
  await line(page).getByText(/°C$/).waitFor();
  expect(await switchTo(page, "°F").evaluate((button) => button === document.activeElement)).toBe(true);
  await expectAccessible(page, "dashboard in °C");
  await page.goto("/profile");
  await expectStillAccessible(page, "profile with units");
});

test("a stranger follows the link of an instant plan, and size and laundry keep the units", async () => {
  const path = `/plan/55401/${new Date().toISOString().slice(0, 7)}`;
  const page = await site.open(WITHOUT);
  await page.goto(path);
  await page.getByRole("link", { name: "Show °C" }).click();
  await page.waitForURL(`**${path}?units=c`);
  await line(page).getByText(/°C$/).waitFor();
  await page.getByRole("link", { name: /^3–6m/ }).click();
  await page.waitForURL(`**${path}?size=3-6m&units=c`);
  const texts = await page.locator("figure svg text").allTextContents();
  expect(texts.filter((text) => text.endsWith("°C")).length).toBeGreaterThanOrEqual(4);
  await page.getByRole("link", { name: "Show °F" }).click();
  await page.waitForURL(`**${path}?size=3-6m`);
  await line(page).getByText(/°F$/).waitFor();
});

test("S31 S33 strangers share a page in °C as well, whatever else its address says", async () => {
  const path = `/plan/55401/${new Date().toISOString().slice(0, 7)}`;
  const metric = await send(`${site.url}${path}?units=c`);
  const other = await send(`${site.url}${path}?units=c&units=f&junk=%3Cscript%3E`);
  expect([metric.status, metric.cookie, other.text]).toEqual([200, null, metric.text]);
  expect(metric.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(metric.text).toContain(`<link rel="canonical" href="${site.url}${path}"`);
  const usual = await send(`${site.url}${path}`);
  expect((await send(`${site.url}${path}?units=f`)).text).toBe(usual.text);
  expect(usual.text).not.toContain('°C"');
});
