// Plans of very different babies, from what was told at the birth to tabs, list, calendar file, and year, and back by Undo.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectStillAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { completed, finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

interface Told {
  /** Days from today. */
  born: number;
  due: number;
  fact: Record<string, string>;
}

/** A plan whose baby was born and has one fact. */
async function planOf(parent: Account, { born, due, fact }: Told): Promise<string> {
  const plan = await finishedPlan(site, parent, { dueDate: dayFromNow(due) });
  await post(parent, `/dashboards/${plan}/birth`, { intent: "save", bornOn: dayFromNow(born) });
  await completed(site, parent, plan);
  const formKey = crypto.randomUUID().replaceAll("-", "");
  await post(parent, `/dashboards/${plan}/size`, { intent: "tell", on: dayFromNow(born), formKey, ...fact });
  await completed(site, parent, plan);
  return plan;
}

async function post(parent: Account, to: string, form: Record<string, string>): Promise<void> {
  const { status } = await send(`${site.url}${to}`, {
    form,
    cookie: parent.cookie,
    headers: { Accept: "application/json" },
  });
  expect(status).toBe(200);
}

const tabs = (page: Page) => page.getByRole("navigation", { name: "Sizes" }).getByRole("link");

/** The first days of the sizes in the calendar file, by size. */
async function calendarOf(parent: Account, plan: string): Promise<Record<string, string>> {
  const { text } = await send(`${site.url}/dashboards/${plan}/sizes.ics`, { cookie: parent.cookie });
  const events = text.split("BEGIN:VEVENT").slice(1);
  return Object.fromEntries(
    events.map((event) => [
      /\/(\d+-\d+m)\r?\n/.exec(event.replace(/\r?\n /g, ""))?.[1] ?? "",
      /DTSTART;VALUE=DATE:(\d{8})/.exec(event)?.[1] ?? "",
    ]),
  );
}

/** A plan's dates by the calendar: months from the day of birth. */
const compact = (day: string) => day.replaceAll("-", "");

test("a big boy is in every size sooner, and in 12–18m within the year", async () => {
  const parent = await newAccount(site);
  const born = -20;
  const plan = await planOf(parent, {
    born,
    due: born,
    fact: { weight: "4.6", weightUnit: "kg", sex: "boy" },
  });
  const days = await calendarOf(parent, plan);
  expect(days["3-6m"] ?? "9").toMatch(/^\d{8}$/);
  expect((days["3-6m"] ?? "9") < compact(dayFromNow(born + 75))).toBe(true);

  const page = await site.open();
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/0-3m`);
  await page.getByRole("link", { name: /^3–6m from about \w{3} \d+, give or take \d weeks?$/ }).waitFor();
  await expect.poll(() => tabs(page).count()).toBe(5);
  await page.getByRole("heading", { level: 2, name: /^3–6m from \w{3} \d+, not \w{3} \d+$/ }).waitFor();
  await page.getByText(/^Buy sooner: 3–6m /).waitFor();
  await expectStillAccessible(page, "the notice of sizes that moved");

  await page.goto(`/dashboards/${plan}/shopping-list?for=3-6m`);
  await page.getByText(/^Buy the essentials (?:now|by \w{3} \d+), the rest by \w{3} \d+\.$/).waitFor();
  await page.getByLabel("Will it fit in").selectOption({ index: 2 });
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.locator("#will-it-fit b").waitFor();

  await page.goto(`/dashboards/${plan}/0-3m`);
  await page.getByRole("button", { name: /^Undo: delete/ }).click();
  await page.waitForURL(/\/dashboards\/\w+\/0-3m$/);
  await page.getByRole("heading", { level: 1, name: /essentials/ }).waitFor();
  await expect.poll(() => tabs(page).count()).toBe(4);
  expect(await page.getByText(/give or take/).count()).toBe(0);
  expect((await calendarOf(parent, plan))["3-6m"]).not.toBe(days["3-6m"]);
});

test("a small girl wears her sizes longer than the calendar says", async () => {
  const parent = await newAccount(site);
  const born = -20;
  const fact = { weight: "2.7", weightUnit: "kg", sex: "girl" };
  const plan = await planOf(parent, { born, due: born, fact });
  const days = await calendarOf(parent, plan);
  expect((days["3-6m"] ?? "0") > compact(dayFromNow(born + 93))).toBe(true);
  expect((days["6-9m"] ?? "0") > compact(dayFromNow(born + 190))).toBe(true);
  expect(days["12-18m"]).toBeUndefined();
});

test("a girl born at 32 weeks: sizes are counted from the due date, and preemie sizes are said", async () => {
  const parent = await newAccount(site);
  const born = -3;
  const fact = { weight: "1.8", weightUnit: "kg", sex: "girl" };
  const plan = await planOf(parent, { born, due: born + 56, fact });
  const days = await calendarOf(parent, plan);
  expect((days["3-6m"] ?? "0") > compact(dayFromNow(born + 56 + 50))).toBe(true);
  const page = await site.open({ javaScriptEnabled: false });
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/0-3m`);
  await page.getByText(/Preemie sizes fit until about \w+ \d+/).waitFor();
  expect(await page.locator("main").innerText()).not.toMatch(/preterm|premature|small for|percentile/i);
});

test("what fits by its label alone moves the sizes too", async () => {
  const parent = await newAccount(site);
  const born = -90;
  const on = dayFromNow(-1);
  const plan = await planOf(parent, { born, due: born, fact: { on, size: "6-9m", fit: "snug" } });
  const page = await site.open();
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/size`);
  await page.getByText("6–9m fits now").waitFor();
});
