// Parents tell what they know of their baby's size: a weight, or the label that fits, with and without scripts; what follows
// for the plan; and how it is corrected and taken back.
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { completed, finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();

let parent: Account;
let plan: string;
let path: string;

/** "yyyy-MM-dd", this many days from today. */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

const BORN = dayFromNow(-61);

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent, { dueDate: BORN });
  path = `/dashboards/${plan}/size`;
  await post(`/dashboards/${plan}/birth`, { intent: "save", bornOn: BORN });
  await completed(site, parent, plan);
});

beforeEach(async () => {
  await post(path, { intent: "forget" });
  await completed(site, parent, plan);
});

function post(to: string, form: Record<string, string>, { cookie } = parent) {
  return send(`${site.url}${to}`, { form, cookie, headers: { Accept: "application/json" } });
}

interface OwnFact {
  onboardingId: string;
  kind: string;
  grams: number | null;
  size: string | null;
  measuredOn: string;
  isUsed: boolean;
}

async function facts(): Promise<OwnFact[]> {
  const { text } = await send(`${site.url}/profile/data`, { cookie: parent.cookie, form: {} });
  const own: { sizeFacts: OwnFact[] } = JSON.parse(text);
  return own.sizeFacts.filter(({ onboardingId: planId }) => planId === plan);
}

async function open(address = path, options: Parameters<typeof site.open>[0] = {}): Promise<Page> {
  const page = await site.open(options);
  await actAs(page, site, parent);
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  return page;
}

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
/** A radio chip: the label is what is tapped. */
const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).click();

async function typeWeight(page: Page, pounds: string, ounces: string): Promise<void> {
  await page.getByLabel("Pounds").fill(pounds);
  await page.getByLabel("Ounces").fill(ounces);
}

test("a weight says what fits, what comes next, and what it changed", async () => {
  const page = await open();
  await page.getByRole("heading", { level: 2, name: "Your baby's size" }).waitFor();
  await page.getByText("0–3m fits now").waitFor();
  await page.getByText(/^3–6m from about \w+ \d+, give or take 3 weeks$/).waitFor();
  await page.getByText("For clothes only. For questions about growth, ask your baby's doctor.").waitFor();
  await typeWeight(page, "15", "7");
  await choose(page, "Boy");
  await save(page);
  await page.getByText(/^Saved: 15 lb 7 oz, /).waitFor();
  await page.getByText("Your plan is up to date.").waitFor();
  await page.getByText("3–6m fits now").waitFor();
  await page.getByText(/^3–6m since \w+ \d+, not from \w+ \d+$/).waitFor();
  await page.getByText("Boy or girl? Boy", { exact: true }).waitFor();
  await expectStillAccessible(page, "after a fact");
  // A boy of that weight wears 3–6m for less than five more weeks, so the next size leads.
  await page.getByRole("link", { name: "See your plan" }).click();
  await page.waitForURL(`/dashboards/${plan}/6-9m`);
});

test("newborn items of a heavy baby say that they are too small, and nothing of the weather", async () => {
  const weight = { weight: "4.5", weightUnit: "kg", way: "checkup", on: BORN };
  await post(path, { intent: "tell", formKey: "b".repeat(24), keep: "yes", ...weight });
  await completed(site, parent, plan);
  const page = await open(`/dashboards/${plan}/0-3m?rest=1`);
  const newborn = page.locator("li.row", { has: page.getByText("newborn", { exact: true }) });
  const said = await newborn.locator(".row-facts").allTextContents();
  expect(said.length).toBeGreaterThan(3);
  expect(new Set(said)).toEqual(new Set(["Not needed: newborn sizes are probably too small"]));
});

test("Z3 the first screen of a phone says what fits now, what comes next, and when", async () => {
  const page = await open(path, { viewport: { width: 390, height: 844 } });
  for (const words of [/^0–3m fits now$/, /^3–6m from about/, "What was the weight at the last checkup?"])
    await expect.poll(() => isOnFirstScreen(page, words), { message: `${words}` }).toBe(true);
});

async function isOnFirstScreen(page: Page, words: string | RegExp): Promise<boolean> {
  const box = await page.getByText(words).first().boundingBox();
  return box !== null && box.y + box.height <= 844 - 60;
}

test("a label alone is enough, in two taps", async () => {
  const page = await open();
  await choose(page, "From a label");
  await page.getByText("What size is on the clothes that fit now?").waitFor();
  await choose(page, "3–6m · 6M");
  await choose(page, "Getting snug");
  await save(page);
  await page.getByText(/^Saved: 3–6m is getting snug, /).waitFor();
  await page.getByText("3–6m fits now").waitFor();
  expect(await facts()).toMatchObject([{ kind: "label", size: "3-6m" }]);
});

test("a wrong unit is asked about, and nothing typed is lost", async () => {
  const page = await open(path, { expected: [/status of 400/] });
  await choose(page, "kg");
  expect(await page.getByLabel("Ounces").isVisible()).toBe(false);
  await page.getByLabel("Kilograms").fill("11.25");
  await save(page);
  await page.getByRole("heading", { name: "Did you mean 11.25 lb?" }).waitFor();
  await expectStillAccessible(page, "a doubted weight");
  expect(await page.getByLabel("Kilograms").inputValue()).toBe("11.25");
  expect(await facts()).toEqual([]);
  await page.getByRole("button", { name: "Yes, 11.25 lb" }).click();
  await page.getByText(/^Saved: 11 lb 4 oz, /).waitFor();
  expect(await facts()).toMatchObject([{ grams: 5103, isUsed: true }]);
});

test("an odd figure can be kept as it was typed, and moves nothing", async () => {
  const page = await open(path, { expected: [/status of 400/] });
  await typeWeight(page, "40", "");
  await save(page);
  await page.getByRole("button", { name: "Keep it as I typed it" }).click();
  await page.getByText(/^Kept as you typed it: 40 lb, /).waitFor();
  await page.getByText("Kept as typed, and not used for sizes").waitFor();
  await page.getByText("0–3m fits now").waitFor();
  expect(await facts()).toMatchObject([{ isUsed: false }]);
});

test("wrong entries come back at their fields", async () => {
  const page = await open(path, { expected: [/status of 400/] });
  await save(page);
  await page
    .getByRole("alert")
    .getByText("Please enter a weight, or choose the size that fits now.")
    .waitFor();
  await typeWeight(page, "eleven", "");
  await save(page);
  await page.getByRole("alert").getByText("Please enter a weight, such as 11 lb 4 oz or 5.1 kg.").waitFor();
  expect(await page.getByLabel("Pounds").inputValue()).toBe("eleven");
  await typeWeight(page, "11", "4");
  await choose(page, "Another day");
  await page.getByLabel("Date", { exact: true }).fill(dayFromNow(-200));
  await save(page);
  await page.getByRole("alert").getByText("This date is before the birth.").waitFor();
  expect(await page.getByLabel("Date", { exact: true }).inputValue()).toBe(dayFromNow(-200));
  expect(await facts()).toEqual([]);
});

test("a fact is changed, deleted, and all of them are deleted at once", async () => {
  const page = await open();
  await typeWeight(page, "12", "");
  await choose(page, "1 week ago");
  await save(page);
  await page.getByText(/^Saved: 12 lb, /).waitFor();
  await page.getByRole("link", { name: /^Change 12 lb, / }).click();
  await page.getByRole("heading", { name: "Change what you told us" }).waitFor();
  await expect.poll(() => page.getByLabel("Pounds").inputValue()).toBe("12");
  await typeWeight(page, "13", "2");
  await save(page);
  await page.getByText(/^Saved: 13 lb 2 oz, /).waitFor();
  expect(await facts()).toMatchObject([{ grams: 5953, measuredOn: dayFromNow(-7) }]);

  await page.getByRole("button", { name: /^Delete 13 lb 2 oz, / }).click();
  await page.getByText("What you've told us").waitFor({ state: "detached" });
  await page.getByText("These dates go by the calendar", { exact: false }).waitFor();
  expect(await facts()).toEqual([]);

  await typeWeight(page, "12", "");
  await save(page);
  await page.getByText("Delete all", { exact: true }).click();
  await page.getByText("Your plan goes back to the calendar.", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Yes, delete all of it" }).click();
  await page.getByText("What you've told us").waitFor({ state: "detached" });
  expect(await facts()).toEqual([]);
});

test("without JavaScript a fact is told, asked about, changed, and deleted", async () => {
  const page = await open(path, { javaScriptEnabled: false, expected: [/status of 400/] });
  await choose(page, "kg");
  await page.getByLabel("Kilograms").fill("11.25");
  await choose(page, "A month ago");
  await save(page);
  await page.getByRole("heading", { name: "Did you mean 11.25 lb?" }).waitFor();
  await page.getByRole("button", { name: "Yes, 11.25 lb" }).click();
  await page.getByText(/^Saved: 11 lb 4 oz, /).waitFor();
  await page.getByRole("link", { name: /^Change 11 lb 4 oz/ }).click();
  await page.getByLabel("Ounces").fill("5");
  await save(page);
  await page.getByText(/^Saved: 11 lb 5 oz, /).waitFor();
  await choose(page, "From a label");
  await choose(page, "0–3m · 3M");
  await save(page);
  await page.getByText(/^Saved: 0–3m fits, /).waitFor();
  expect((await facts()).map(({ kind }) => kind).toSorted()).toEqual(["label", "weight"]);
  await page.getByRole("button", { name: /^Delete 0–3m fits, / }).click();
  await page.getByText("Delete all", { exact: true }).click();
  await page.getByRole("button", { name: "Yes, delete all of it" }).click();
  await completed(site, parent, plan);
  await page.goto(path);
  await page.getByText("These dates go by the calendar", { exact: false }).waitFor();
});

test("a fact that is told without a network waits, and is sent when it is back", async () => {
  const page = await open(path, { expected: [/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch/] });
  await page.context().setOffline(true);
  await typeWeight(page, "11", "9");
  await save(page);
  await page.getByText("We'll save this when you're back online.").waitFor();
  await page.getByText("11 lb 9 oz", { exact: true }).waitFor();
  await expectStillAccessible(page, "a fact that waits");
  expect(await facts()).toEqual([]);
  await page.context().setOffline(false);
  await page.getByText("We'll save this when you're back online.").waitFor({ state: "detached" });
  await page.getByRole("link", { name: /^Change 11 lb 9 oz, / }).waitFor();
  expect(await facts()).toMatchObject([{ kind: "weight", grams: 5245 }]);
});

test("of several babies, each has facts of its own", async () => {
  const twins = await finishedPlan(site, parent, { dueDate: BORN });
  await site.server.ask("update user_onboarding_data set babies = 2 where onboarding_id = ?", twins);
  const page = await open(`/dashboards/${twins}/size`);
  await choose(page, "Baby 2");
  await typeWeight(page, "13", "");
  await save(page);
  await page.getByText("Baby 2: 13 lb, ", { exact: false }).waitFor();
  await page.getByRole("heading", { name: "Baby 1" }).waitFor();
  await page.getByRole("heading", { name: "Baby 2" }).waitFor();
  await page.getByText("Your plan is up to date.").waitFor();
  await expectAccessible(page, "two babies");
});

test("S43 the page of somebody else's plan is not there, to read or to write", async () => {
  const stranger = await newAccount(site);
  const weight = { intent: "tell", weight: "11", weightUnit: "lb", on: dayFromNow(-1), formKey: "aaaabbbb" };
  for (const id of [plan, "aaaaaaaaaaaaaaaaaaaa", "'%20or%201=1%20--"]) {
    const address = `/dashboards/${id}/size`;
    expect((await send(`${site.url}${address}`, { cookie: stranger.cookie })).status).toBe(404);
    expect((await post(address, weight, stranger)).status).toBe(404);
    for (const intent of ["forget", "later"])
      expect((await post(address, { intent }, stranger)).status).toBe(404);
    const factId = "aaaaaaaaaaaaaaaaaaaa";
    expect((await post(address, { intent: "remove", factId }, stranger)).status).toBe(404);
  }
  await post(path, weight);
  await post(path, { intent: "forget" }, stranger);
  expect(await facts()).toHaveLength(1);
});

test("the plan's menu and the birth lead to it", async () => {
  const page = await open(`/dashboards/${plan}/0-3m`);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("link", { name: /^Your baby\b/ }).click();
  await page.waitForURL(path);
  await page.getByRole("link", { name: "Birth", exact: true }).click();
  await page.waitForURL(`/dashboards/${plan}/birth`);
  await page.getByRole("link", { name: "Add the weight at birth" }).click();
  await page.waitForURL(`${path}?on=${BORN}`);
  expect(await page.getByRole("radio", { name: "At birth" }).isChecked()).toBe(true);
});
