// A weight or a bag that was entered without a network: sent once from whichever page is open when it is back, told to its author, and
// no reason to lose what is being typed.
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { createFrontedServer } from "../../support/front-server.ts";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { AWAY, setNetwork, untilKept, workerReady } from "../support/offline.ts";
import { finishedPlan } from "../support/quiz.ts";
import { siteOn } from "../support/site.ts";

const site = siteOn(createFrontedServer);
const WEIGHT = { amount: 5245 };
const WEIGHT_SENT = "We've saved the size details you entered offline.";
const BAG_SENT = "The bag you added while you were offline is saved.";

interface Family {
  parent: Account;
  plan: string;
}

/** The baby is two months old, so that its weight can be told. */
async function newFamily(): Promise<Family> {
  const parent = await newAccount(site);
  const dueDate = new Date(Date.now() - 61 * 86_400_000).toISOString().slice(0, 10);
  return { parent, plan: await finishedPlan(site, parent, { dueDate }) };
}

afterEach(() => {
  site.server.setReachable(true);
  site.server.cut(null);
});

/** A page of a new browser, which has opened and kept the plan's pages; the last one is open. */
async function openAll({ parent, plan }: Family, ...pages: readonly string[]): Promise<Page> {
  const page = await site.open({ expected: [...AWAY, /status of 400/], serviceWorkers: "allow" });
  await actAs(page, site, parent);
  for (const name of pages) {
    const path = `/dashboards/${plan}/${name}`;
    await page.goto(path);
    await workerReady(page);
    await untilKept(page, path);
  }
  return page;
}

const box = (page: Page) => page.getByLabel("One thing or a whole bag:");
const chosenSize = (page: Page) => page.locator("button[name=go][aria-pressed=true]").getAttribute("value");

async function tellWeight(page: Page, pounds: string, ounces: string): Promise<void> {
  await page.getByLabel("Pounds").fill(pounds);
  await page.getByLabel("Ounces").fill(ounces);
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

async function chooseSize(page: Page): Promise<void> {
  await page.getByText(/^No size written/).click();
  await page.locator("button[name=go][value='6-9m']").click();
}

async function saveBag(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page
    .getByRole("button", { name: /^Add( \d+)?$/ })
    .last()
    .click();
  await page.getByText("We'll save this bag when you're back online.").waitFor();
}

const factsOf = (plan: string) =>
  site.server.ask("select amount from size_facts where onboarding_id = ?", plan);
const bagsOf = (plan: string) => site.server.ask("select left_text from bags where onboarding_id = ?", plan);

const untilNothingWaits = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /^uns(?:ent|aved)/.test(key))))
    .toEqual([]);

test("a weight and a bag are sent once from a dashboard, in whichever tabs it is open, and their author is told", async () => {
  const family = await newFamily();
  const { plan } = family;
  const page = await openAll(family, "size", "bag", "0-3m");
  await setNetwork(page, site.server, false);
  await page.goto(`/dashboards/${plan}/size`);
  await tellWeight(page, "11", "9");
  await page.getByText("We'll save this when you're back online.").waitFor();
  await page.goto(`/dashboards/${plan}/bag`);
  await saveBag(page, "2 cardigans 0-3m, 3.5 hats");
  await page.goto(`/dashboards/${plan}/0-3m`);
  const beside = await site.openBeside(page);
  await beside.goto(`/dashboards/${plan}/0-3m`);
  await setNetwork(page, site.server, true);
  const told = (words: string) =>
    Promise.any([page, beside].map((tab) => tab.getByText(words, { exact: true }).waitFor()));
  await Promise.all([told(WEIGHT_SENT), told(BAG_SENT), told("We couldn't read: 3.5 hats")]);
  await untilNothingWaits(page);
  expect(await factsOf(plan)).toEqual([WEIGHT]);
  expect(await bagsOf(plan)).toEqual([{ left_text: "3.5 hats" }]);
});

test("a weight whose tab was closed is sent from the next page that is opened, of any plan", async () => {
  const family = await newFamily();
  const page = await openAll(family, "size");
  await setNetwork(page, site.server, false);
  await tellWeight(page, "11", "9");
  await page.getByText("We'll save this when you're back online.").waitFor();
  const next = await site.openBeside(page);
  await page.close();
  await setNetwork(next, site.server, true);
  await next.goto("/dashboards");
  await next.getByText(WEIGHT_SENT, { exact: true }).waitFor();
  await untilNothingWaits(next);
  expect(await factsOf(family.plan)).toEqual([WEIGHT]);
});

test("a weight that the server asks about stays until its page is open, which asks", async () => {
  const family = await newFamily();
  const { plan } = family;
  const page = await openAll(family, "0-3m", "size");
  await setNetwork(page, site.server, false);
  await tellWeight(page, "50", "0");
  await page.getByText("We'll save this when you're back online.").waitFor();
  await page.goto(`/dashboards/${plan}/0-3m`);
  await setNetwork(page, site.server, true);
  await page.getByText("Go to your baby's size to see why.").waitFor();
  expect(await factsOf(plan)).toEqual([]);
  await page.goto(`/dashboards/${plan}/size`);
  await page.getByRole("alert").first().waitFor();
  await untilNothingWaits(page);
});

test("what an earlier release has kept is saved once from the next page that is opened", async () => {
  const family = await newFamily();
  const { plan } = family;
  const page = await openAll(family, "0-3m", "size");
  await setNetwork(page, site.server, false);
  await tellWeight(page, "11", "9");
  await page.getByText("We'll save this when you're back online.").waitFor();
  const [{ id } = {}] = await site.server.ask(
    "select dashboard_item_id as id from user_clothing_items where onboarding_id = ?",
    plan,
  );
  const note = { kind: "note", itemId: id, ageRange: "0-3m", value: "from Oma" };
  await page.evaluate(
    ([of, edits]) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith("unsent:facts:")) ?? "";
      const { words: _, ...form } = JSON.parse(localStorage.getItem(key) ?? "").values[0];
      localStorage.removeItem(key);
      localStorage.setItem(`unsent-facts:${of}`, JSON.stringify({ [form.formKey]: form }));
      localStorage.setItem(`unsaved-edits:${of}:closed`, `${edits}`);
    },
    [plan, JSON.stringify([note])],
  );
  const next = await site.openBeside(page);
  await page.close();
  await setNetwork(next, site.server, true);
  await next.goto(`/dashboards/${plan}/0-3m`);
  await next.getByText(WEIGHT_SENT, { exact: true }).waitFor();
  await untilNothingWaits(next);
  expect(await factsOf(plan)).toEqual([WEIGHT]);
  const notes = await site.server.ask(
    "select personal_notes from user_clothing_items where dashboard_item_id = ?",
    `${id}`,
  );
  expect(notes).toEqual([{ personal_notes: JSON.stringify({ "0-3m": "from Oma" }) }]);
});

test("what is typed in the bag stays when another bag is sent, with what is left of that one below", async () => {
  const family = await newFamily();
  const page = await openAll(family, "bag");
  await setNetwork(page, site.server, false);
  await saveBag(page, "2 cardigans 0-3m, 3.5 hats");
  await chooseSize(page);
  await box(page).fill("3 hats");
  await setNetwork(page, site.server, true);
  await expect.poll(() => box(page).inputValue()).toBe("3 hats\n3.5 hats");
  expect(await chosenSize(page)).toBe("6-9m");
  expect(await bagsOf(family.plan)).toEqual([{ left_text: "3.5 hats" }]);
  await page
    .getByRole("button", { name: /^Add( \d+)?$/ })
    .last()
    .click();
  await expect.poll(() => bagsOf(family.plan)).toHaveLength(2);
});

test("a bag that is typed without a network keeps its size and its text, also when another is sent", async () => {
  const family = await newFamily();
  const page = await openAll(family, "bag");
  await setNetwork(page, site.server, false);
  await saveBag(page, "2 cardigans 0-3m");
  await chooseSize(page);
  await box(page).fill("3 hats");
  await page.getByText("6–9m", { exact: false }).first().waitFor();
  expect(await box(page).inputValue()).toBe("3 hats");
  expect(await chosenSize(page)).toBe("6-9m");
  await setNetwork(page, site.server, true);
  await untilNothingWaits(page);
  expect(await box(page).inputValue()).toBe("3 hats");
  expect(await chosenSize(page)).toBe("6-9m");
});
