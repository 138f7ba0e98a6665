// E21 and F40: Today without a network, worked out in the browser from the last forecast, the drawer with what was counted since, and what
// was marked; and once the network is back.
import type { Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createFrontedServer } from "../../support/front-server.ts";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible } from "../support/axe.ts";
import { plus } from "../support/items.ts";
import { AWAY, setNetwork, untilKept, workerReady } from "../support/offline.ts";
import { finishedPlan } from "../support/quiz.ts";
import { siteOn } from "../support/site.ts";

const site = siteOn(createFrontedServer, { weather: "scripted" });
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const KEPT = /Showing your plan as of/;

let parent: Account;
let plan: string;
let path: string;

beforeAll(async () => {
  parent = await newAccount(site);
  // Five weeks into a size, so that only one is worn.
  const dueDate = new Date(Date.now() - 125 * DAY_MS).toISOString().slice(0, 10);
  plan = await finishedPlan(site, parent, { zipcode: "55401", dueDate });
  path = `/dashboards/${plan}/today`;
});

beforeEach(() =>
  site.server.ask(
    "update user_onboarding_data set today_marks = null, night_room_f = 66 where onboarding_id = ?",
    plan,
  ),
);

afterEach(() => site.server.setReachable(true));

const sentence = (page: Page) => page.getByRole("heading", { level: 1 });
const washed = (page: Page) => page.locator(".today-wash");
const chip = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Where" }).getByRole("link", { name, exact: true });

async function openToday(): Promise<Page> {
  const page = await site.open({ expected: AWAY, serviceWorkers: "allow" });
  await actAs(page, site, parent);
  await page.goto(path);
  await workerReady(page);
  await untilKept(page, path, "today-sentence");
  return page;
}

/** Until what it is worked out with is there: the worker keeps it in the background. */
async function untilModelKept(page: Page): Promise<void> {
  const count = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open("assets")).keys();
      return kept.filter(({ url }) => /\/today-here-/.test(url)).length;
    });
  await expect.poll(count).toBe(1);
}

async function cutOff(page: Page): Promise<void> {
  await setNetwork(page, site.server, false);
  await page.reload();
  await page.getByText(KEPT).waitFor();
}

test("E21 it opens with the last forecast, in each situation, also by the shortcut", async () => {
  const page = await openToday();
  await untilModelKept(page);
  const read = await sentence(page).innerText();
  await cutOff(page);
  expect(await sentence(page).innerText()).toBe(read);
  await expectAccessible(page, "today without a network");
  await chip(page, "Car").click();
  await page.locator(".today-chip[aria-current]", { hasText: /^Car$/ }).waitFor();
  const inCar = await sentence(page).innerText();
  await page.reload();
  await page.locator(".today-chip[aria-current]", { hasText: /^Car$/ }).waitFor();
  expect(await sentence(page).innerText()).toBe(inCar);
  await page.goto("/today?for=car");
  await page.waitForURL(/today\?for=car$/);
  await page.locator(".today-chip[aria-current]", { hasText: /^Car$/ }).waitFor();
  expect(await sentence(page).innerText()).toBe(inCar);
  await setNetwork(page, site.server, true);
  await page.getByText(KEPT).waitFor({ state: "detached" });
});

test("E9 a piece that isn't worn today is out at once, after a reload too, and everywhere once the network is back", async () => {
  const page = await openToday();
  await untilModelKept(page);
  await setNetwork(page, site.server, false);
  // The night is of today at every hour.
  await page.goto(`${path}?for=night`);
  await page.getByText(KEPT).waitFor();
  await sentence(page)
    .getByText(/in the room/)
    .waitFor();
  const before = await sentence(page).innerText();
  const mark = page.getByRole("button", { name: /: Not today$/ }).first();
  const name = (await mark.innerText()).split(":")[0] ?? "";
  await mark.click();
  await expect.poll(() => sentence(page).innerText()).not.toBe(before);
  await page.getByRole("button", { name: `${name}: Put back` }).waitFor();
  const after = await sentence(page).innerText();
  await page.reload();
  await page.getByRole("button", { name: `${name}: Put back` }).waitFor();
  expect(await sentence(page).innerText()).toBe(after);
  await setNetwork(page, site.server, true);
  const stored = async () => {
    const [row] = await site.server.ask(
      "select today_marks as marks from user_onboarding_data where onboarding_id = ?",
      plan,
    );
    return String(row?.marks);
  };
  await expect.poll(stored).toContain('"out":[["');
  await page.getByText(KEPT).waitFor({ state: "detached" });
  await page.reload();
  expect(await sentence(page).innerText()).toBe(after);
  await page.getByRole("button", { name: `${name}: Put back` }).click();
  await expect.poll(() => washed(page).innerText()).toBe("");
});

test("counts that were changed without a network are worn", async () => {
  const page = await openToday();
  await untilModelKept(page);
  await page.goto(`/dashboards/${plan}/3-6m`);
  await untilKept(page, `/dashboards/${plan}/3-6m`);
  await setNetwork(page, site.server, false);
  await page.reload();
  await page.getByText(KEPT).waitFor();
  await plus(page, "Footed Sleeper").click();
  await page
    .getByText(/1 change will be sent/)
    .first()
    .waitFor();
  await page.goto(`${path}?for=stroller`);
  await page.getByText("From your drawer, as far as it goes.").waitFor();
  await sentence(page)
    .getByText(/sleeper/i)
    .waitFor();
  await setNetwork(page, site.server, true);
  await page.getByText(KEPT).waitFor({ state: "detached" });
  // The dashboard sends what it has kept.
  await page.goto(`/dashboards/${plan}/3-6m`);
  await page
    .getByText(/will be sent/)
    .first()
    .waitFor({ state: "detached" });
});

test("F40 after twelve hours it is the place's usual weather, and the day moves on", async () => {
  const page = await openToday();
  await untilModelKept(page);
  await page.getByText("Weather data by Open-Meteo.com (CC BY 4.0, adapted)").waitFor();
  await page.clock.install({ time: Date.now() + 25 * HOUR_MS });
  await setNetwork(page, site.server, false);
  await page.goto(`${path}?for=stroller`);
  await page.getByText(/^Usual for .+, not a forecast$/).waitFor();
  const tomorrow = new Intl.DateTimeFormat("en-US", {
    timeZone: "America/Chicago",
    weekday: "long",
    month: "long",
    day: "numeric",
  }).format(Date.now() + 25 * HOUR_MS);
  await page.getByText(tomorrow).waitFor();
});
