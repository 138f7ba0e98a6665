// A bag of 60 pieces, typed, pasted, and tapped: what it covers, what wasn't understood, its undo, and what there is to pass on;
// with scripts, without them, and without a network.
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createFrontedServer } from "../../support/front-server.ts";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { shownCount } from "../support/items.ts";
import { finishedPlan } from "../support/quiz.ts";
import { siteOn } from "../support/site.ts";

const site = siteOn(createFrontedServer);

let parent: Account;
let plan: string;
let path: string;

const DAY_MS = 86_400_000;

beforeAll(async () => {
  parent = await newAccount(site);
  // Four months old: 0–3m is over.
  const dueDate = new Date(Date.now() - 125 * DAY_MS).toISOString().slice(0, 10);
  plan = await finishedPlan(site, parent, { dueDate });
  path = `/dashboards/${plan}/bag`;
});

beforeEach(async () => {
  await site.server.ask(
    "update user_clothing_items set user_added_quantities = '{}' where onboarding_id = ?",
    plan,
  );
});

async function open(address = path, options: Parameters<typeof site.open>[0] = {}): Promise<Page> {
  const page = await site.open(options);
  await actAs(page, site, parent);
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  return page;
}

/** Pieces by item and size. */
async function counts(): Promise<Record<string, number>> {
  const rows = await site.server.ask(
    `select clothing_name_id || ' ' || aged.key as cell, counted.value ->> 'quantity' as pieces
      from user_clothing_items join clothing_list using (clothing_id), json_each(user_added_quantities) as aged,
        json_each(aged.value) as counted where onboarding_id = ? and counted.value ->> 'quantity' > 0`,
    plan,
  );
  return Object.fromEntries(rows.map(({ cell, pieces }) => [String(cell), Number(pieces)]));
}

const box = (page: Page) => page.getByLabel("One thing or a whole bag:");
const save = (page: Page) =>
  page
    .getByRole("button", { name: /^Add( \d+)?$/ })
    .last()
    .click();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const SIXTY =
  "20 bodysuits 3-6m, 12 sleepers 3-6 months and 10 pants 6-9m\n8 hats\n5 bibs\n3.5 wombats\n5 pairs of socks 6m";
const IN_SIXTY = {
  "bodysuit_short_sleeve 3-6m": 20,
  "sleeper_footed 3-6m": 12,
  "pants_soft 6-9m": 10,
  "socks 3-6m": 5,
};

test("a bag of 60 pieces is pasted, saved, and undone, and what wasn't understood stays", async () => {
  const page = await open();
  await box(page).fill(SIXTY);
  await save(page);
  await page.getByText(/^This bag covers \d+ of \d+ essentials to go for 3–6 months\.$/).waitFor();
  await page.getByText(/^This bag covers \d+ of \d+ essentials to go for 6–9 months\.$/).waitFor();
  await page.getByText(/Too many: .*20 × Short-Sleeve Bodysuit \(pass on \d+\)/).waitFor();
  await expect.poll(() => box(page).inputValue()).toBe("3.5 wombats");
  expect(await counts()).toMatchObject(IN_SIXTY);
  expect(Object.values(await counts()).length).toBeGreaterThan(6);
  await expectStillAccessible(page, "a saved bag");
  await button(page, "Undo").click();
  await page.getByText(/^Undone: \d+ pieces? taken off your counts\.$/).waitFor();
  expect(await counts()).toEqual({});
});

/** Opens counting by hand, and a kind of garment, unless they are open. */
async function unfold(page: Page, kind = "Sleepwear & Bodysuits"): Promise<void> {
  for (const words of ["Count by hand", kind]) {
    const head = page.locator("summary", { hasText: words }).last();
    if (!(await head.evaluate((summary) => summary.parentElement?.hasAttribute("open")))) await head.click();
  }
}

async function chooseSize(page: Page, name: RegExp): Promise<void> {
  await page.getByText(/^No size written/).click();
  await page.getByRole("button", { name }).click();
}

/** The number beside what was read in the text. */
const counter = (page: Page, name: string) =>
  page.getByRole("list", { name: "Your list" }).getByLabel(`In the bag: ${name}`);

/** The number of what is counted by hand. */
const byHand = (page: Page, name: string) =>
  page.locator("details").getByLabel(`In the bag: ${name}`, { exact: true });

test("what was read is corrected by taps, and counted by hand beside it, at several sizes, before one save", async () => {
  const page = await open();
  await box(page).fill("12 bodysuits 3-6m, 4 pants 6-9m, 3.5 hats");
  await expect.poll(() => counter(page, "Short-Sleeve Bodysuit").inputValue()).toBe("12");
  expect(await counter(page, "3.5 hats").inputValue()).toBe("");
  await button(page, "One less: Short-Sleeve Bodysuit").click();
  await button(page, "One more: Soft Pull-On Pants").click();
  await unfold(page);
  for (let tap = 0; tap < 3; tap += 1) await button(page, "One more: Footed Sleeper").click();
  await page.locator("summary", { hasText: "3 pieces" }).first().waitFor();
  await chooseSize(page, /6 to 9 Months$/);
  await button(page, "Add 19").click();
  await page
    .getByText(/^This bag covers /)
    .first()
    .waitFor();
  expect(await counts()).toEqual({
    "bodysuit_short_sleeve 3-6m": 11,
    "sleeper_footed 3-6m": 3,
    "pants_soft 6-9m": 5,
  });
  await expect.poll(() => box(page).inputValue()).toBe("3.5 hats");
});

test("a bag works without scripts, size by size, with own items, and nothing typed is lost", async () => {
  const page = await open(path, { javaScriptEnabled: false, expected: [/status of 400/] });
  await unfold(page);
  await byHand(page, "Footed Sleeper").fill("7");
  await chooseSize(page, /6 to 9 Months$/);
  await unfold(page);
  await byHand(page, "Footed Sleeper").fill("2");
  await box(page).fill("3 warm hats 9-12m, an owl lovey");
  await byHand(page, "Fleece Footed Sleeper").fill("many");
  await byHand(page, "Fleece Footed Sleeper").press("Enter");
  await page.getByText("Please enter whole numbers from 0 to 999.").waitFor();
  expect(await byHand(page, "Footed Sleeper").inputValue()).toBe("2");
  expect(await counts()).toEqual({});
  // The list has come back as it was read: what the plan doesn't have is an own item, with a number.
  expect(await counter(page, "Owl lovey").inputValue()).toBe("1");
  await counter(page, "Owl lovey").fill("2");
  await save(page);
  await page.getByText(/^This bag covers \d+ of \d+ essentials to go for 9–12 months\.$/).waitFor();
  await page.getByText(/^You now have enough: .*Owl lovey.*\.$/).waitFor();
  expect(await box(page).inputValue()).toBe("");
  const all = Object.entries(await counts());
  const isOwn = ([name]: (typeof all)[number]) => name.startsWith("custom_");
  expect(all.filter(isOwn).map(([, pieces]) => pieces)).toEqual([2]);
  expect(Object.fromEntries(all.filter((one) => !isOwn(one)))).toEqual({
    "sleeper_footed 3-6m": 7,
    "sleeper_footed 6-9m": 2,
    "hat_warm 9-12m": 3,
  });
  await button(page, "Undo").click();
  await page.getByText(/^Undone: \d+ pieces? taken off your counts\.$/).waitFor();
  expect(await counts()).toEqual({});
});

test("without scripts, a list is shown as it was read before it is saved", async () => {
  const page = await open(path, { javaScriptEnabled: false });
  await box(page).fill("3 cardigans, owl lovey, 3.5 hats");
  await button(page, "Show my list").click();
  await page.getByText("We couldn't count everything.", { exact: false }).waitFor();
  expect(await counter(page, "Owl lovey").inputValue()).toBe("1");
  await page.getByText("What is this, how many, and which size?", { exact: false }).waitFor();
  expect(await counts()).toEqual({});
});

test("nothing is saved of what isn't understood, and a count that would be too high is refused whole", async () => {
  const page = await open(path, { expected: [/status of 400/] });
  await box(page).fill("3.5 wombats");
  await save(page);
  await page.getByRole("alert").getByText("We didn't find any clothes in that.", { exact: false }).waitFor();
  expect(await box(page).inputValue()).toBe("3.5 wombats");
  await box(page).fill("1 sleeper");
  await counter(page, "Footed Sleeper").fill("999");
  await button(page, "Add 999").click();
  await page.getByText(/^This bag covers /).waitFor();
  await box(page).fill("1 sleeper");
  await save(page);
  await page.getByRole("alert").getByText("would push a count over 999", { exact: false }).waitFor();
  expect(await counts()).toEqual({ "sleeper_footed 3-6m": 999 });
});

test("a bag that is saved without a network is kept, sent once when it is back, and told in other tabs", async () => {
  const page = await open(path, { expected: [/ERR_|Failed to load|status of 5/] });
  const beside = await site.openBeside(page);
  await beside.goto(`/dashboards/${plan}/3-6m`);
  await beside.waitForLoadState("networkidle");
  site.server.cut(/\/bag/);
  await box(page).fill("1 sleeper, 2 cardigans, 3.5 hats");
  await save(page);
  await page.getByText("We'll save this bag when you're back online.").waitFor();
  await page.getByText("3 pieces and a list", { exact: true }).waitFor();
  site.server.cut(null);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.getByText(/^This bag covers /).waitFor();
  await expect.poll(() => box(page).inputValue()).toBe("3.5 hats");
  expect(await counts()).toEqual({ "sleeper_footed 3-6m": 1, "cardigan 3-6m": 2 });
  await expect.poll(() => shownCount(beside, "Footed Sleeper")).toBe(1);
  const waiting = await page.evaluate(() => Object.keys(localStorage));
  expect(waiting.filter((key) => key.startsWith("unsent:"))).toEqual([]);
});

test("what is over and what is too many is checked off, passed on, and given back", async () => {
  const form = {
    intent: "save",
    size: "0-3m",
    text: "5 sleepers, 3 bodysuits, 40 sleepers 3-6m",
    formKey: "d".repeat(20),
  };
  await send(`${site.url}${path}`, { form, cookie: parent.cookie, headers: { Accept: "application/json" } });
  const page = await open(`/dashboards/${plan}/pass-on`);
  await expectAccessible(page, "to pass on");
  const over = page.locator("form", { hasText: "Newborn to 3 Months · done" });
  await over.getByRole("checkbox", { name: /^5 × Footed Sleeper/ }).check();
  await over.getByRole("button", { name: "Pass on checked items" }).click();
  await page.getByText("Passed on: 5 pieces.").waitFor();
  expect(await counts()).toEqual({ "bodysuit_short_sleeve 0-3m": 3, "sleeper_footed 3-6m": 40 });
  // What was passed on isn't a bag that was added.
  const { text } = await send(`${site.url}${path}${new URL(page.url()).search}`, { cookie: parent.cookie });
  expect(text).toContain("One thing or a whole bag:");
  expect(text).not.toContain("This bag covers");
  await button(page, "Undo").click();
  await page.getByText(/^Undone: \d+ pieces? back in your counts\.$/).waitFor();
  expect(await counts()).toMatchObject({ "sleeper_footed 0-3m": 5, "sleeper_footed 3-6m": 40 });
  await page.getByRole("button", { name: /^Pass on all 8$/ }).click();
  await page.getByText("Passed on: 8 pieces.").waitFor();
  const now = page.locator("form", { hasText: "3 to 6 Months" });
  const words = await now.getByText(/^You have 40, and need \d+$/).innerText();
  await now.getByRole("button", { name: /^Pass on all \d+$/ }).click();
  await page.getByText("There's nothing to pass on right now.").waitFor();
  expect(await counts()).toEqual({ "sleeper_footed 3-6m": Number(/\d+$/.exec(words)?.[0]) });
});

test("the shopping list leads to it", async () => {
  const page = await open(`/dashboards/${plan}/shopping-list?for=6-9m`);
  await page.getByRole("button", { name: /^6–9m, Sizes/ }).click();
  await page.getByRole("link", { name: "Add hand-me-downs" }).click();
  await page.waitForURL(`**${path}?size=6-9m`);
  await page.getByText(/^No size written\? Then it's 6–9m$/).click();
  await page.getByRole("button", { name: /6 to 9 Months$/, pressed: true }).waitFor();
  await page.goBack();
  await page.getByRole("button", { name: /^6–9m, Sizes/ }).click();
  await page.getByRole("link", { name: "To pass on" }).click();
  await page.getByRole("heading", { level: 1, name: "To pass on" }).waitFor();
});
