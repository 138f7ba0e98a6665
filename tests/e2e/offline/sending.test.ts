// Offline changes: kept in the browser until they can be sent, even after the tab is closed, and only for the
// person who made them.
import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { createFrontedServer } from "../../support/front-server.ts";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectStillAccessible } from "../support/axe.ts";
import { itemRow, openItem, plus, shownCount } from "../support/items.ts";
import { AWAY, setNetwork, untilKept, workerReady } from "../support/offline.ts";
import { finishedPlan } from "../support/quiz.ts";
import { siteOn } from "../support/site.ts";

const site = siteOn(createFrontedServer);
const ITEM = "Footed Sleeper";
const OTHER = "Footed Sleeper (Newborn)";
/** An item that no other test here counts. */
const WANTED = "Long-Sleeve Bodysuit";
const KEPT = /Showing your (?:plan|list|trip) as of/;

let parent: Account;
let plan: string;
let dashboard: string;
let list: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
  dashboard = `/dashboards/${plan}/0-3m`;
  list = `/dashboards/${plan}/shopping-list?for=0-3m`;
});

afterEach(() => {
  site.server.setReachable(true);
  site.server.cut(null);
});

async function openWithWorker(path: string, account = parent): Promise<Page> {
  const page = await site.open({ expected: [...AWAY, /status of 404/], serviceWorkers: "allow" });
  await actAs(page, site, account);
  await page.goto(path);
  await workerReady(page);
  await untilKept(page, path);
  return page;
}

async function openElsewhere(path = dashboard): Promise<Page> {
  const page = await site.open({ expected: AWAY });
  await actAs(page, site, parent);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return page;
}

test("counts that were changed without a network outlive the closed tab, and are sent when it is back", async () => {
  const elsewhere = await openElsewhere();
  const page = await openWithWorker(dashboard);
  const before = await shownCount(page, ITEM);
  await setNetwork(page, site.server, false);
  await plus(page, ITEM).click();
  await plus(page, OTHER).click();
  await page.getByRole("status").getByText("2 changes will be sent when you're back online.").waitFor();
  await expectStillAccessible(page, "changes that wait");

  // The tab is closed; another opens the same dashboard, still offline.
  const again = await page.context().newPage();
  await page.close();
  await again.goto(dashboard);
  await again.getByText(KEPT).waitFor();
  await expect.poll(() => shownCount(again, ITEM)).toBe(before + 1);
  await itemRow(again, ITEM).getByText("We'll save this when you're back online").waitFor();
  await plus(again, ITEM).click();
  expect(await shownCount(again, ITEM)).toBe(before + 2);

  await setNetwork(again, site.server, true);
  await itemRow(again, ITEM)
    .getByText(/\bSaved\b/)
    .waitFor();
  await again.getByRole("status").getByText("All changes are saved.").waitFor();
  await again.getByText(KEPT).waitFor({ state: "detached" });
  await expect.poll(() => shownCount(elsewhere, ITEM)).toBe(before + 2);
  await again.reload();
  expect(await shownCount(again, ITEM)).toBe(before + 2);
  expect(
    await again.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("unsent:"))),
  ).toEqual([]);
});

test("what is saved is in the copy that is kept: a network that goes then takes nothing back", async () => {
  const page = await openWithWorker(dashboard);
  const before = await shownCount(page, ITEM);
  await plus(page, ITEM).click();
  await itemRow(page, ITEM)
    .getByText(/\bSaved\b/)
    .waitFor();
  const savedAt = Date.now();
  const keptAt = () =>
    page.evaluate(async (path) => Number((await caches.match(path))?.headers.get("Kept-At")), dashboard);
  await expect.poll(keptAt).toBeGreaterThan(savedAt);
  await setNetwork(page, site.server, false);
  await page.reload();
  await page.getByText(KEPT).waitFor();
  expect(await shownCount(page, ITEM)).toBe(before + 1);
});

test("F35 the list shows what the dashboard shows without a network, what is saved and what waits", async () => {
  const left = async (page: Page) => Number(await page.locator("main .answer b").innerText());
  const page = await openWithWorker(list);
  const before = await left(page);
  await page.goto(dashboard);
  const had = await shownCount(page, WANTED);
  await plus(page, WANTED).click();
  await itemRow(page, WANTED)
    .getByText(/\bSaved\b/)
    .waitFor();
  await setNetwork(page, site.server, false);
  await plus(page, WANTED).click();
  await itemRow(page, WANTED).getByText("We'll save this when you're back online").waitFor();
  await page.goto(list);
  await page.getByText(KEPT).waitFor();
  await expect.poll(() => left(page)).toBe(before - 2);
  await page.goto(dashboard);
  await page.getByText(KEPT).waitFor();
  await expect.poll(() => shownCount(page, WANTED)).toBe(had + 2);
  await setNetwork(page, site.server, true);
  await page.getByText(KEPT).waitFor({ state: "detached" });
  await page.goto(list);
  await expect.poll(() => left(page)).toBe(before - 2);
});

test("F35 an item that is skipped without a network waits like a count", async () => {
  const page = await openWithWorker(dashboard);
  await setNetwork(page, site.server, false);
  const item = await openItem(page, OTHER);
  await item
    .getByRole("button", { name: /^Skip for 0.3m/ })
    .first()
    .click();
  await page.getByRole("status").getByText("1 change will be sent when you're back online.").waitFor();
  await setNetwork(page, site.server, true);
  await page.getByRole("status").getByText("All changes are saved.").waitFor();
  const fresh = await openElsewhere();
  await fresh
    .getByRole("button", { name: /^\d+ skipped/ })
    .first()
    .waitFor();
});

test("a list is ticked off without a network, opened again, and sent when it is back", async () => {
  const page = await openWithWorker(list);
  const tick = page.getByRole("button", { name: /^Have: /, pressed: false }).first();
  const name = (await tick.getAttribute("aria-label")) ?? "";
  await setNetwork(page, site.server, false);
  await tick.click();
  await page.getByRole("status").getByText("1 change will be sent when you're back online.").waitFor();
  const again = await page.context().newPage();
  await page.close();
  await again.goto(list);
  await again.getByRole("button", { name, exact: true, pressed: true }).waitFor();
  await again.getByText("We'll save this when you're back online").waitFor();

  await setNetwork(again, site.server, true);
  await again.getByRole("status").getByText("All changes are saved.").waitFor();
  const fresh = await openElsewhere(list);
  expect(await fresh.getByRole("button", { name, exact: true }).count()).toBe(0);
});

test("S89 a weight is told without a network on a page that was kept, and is one fact when it is back", async () => {
  const born = new Date(Date.now() - 61 * 86_400_000).toISOString().slice(0, 10);
  const grown = await finishedPlan(site, parent, { dueDate: born });
  const size = `/dashboards/${grown}/size`;
  const opened = await openWithWorker(size);
  await setNetwork(opened, site.server, false);
  const page = await opened.context().newPage();
  await opened.close();
  await page.goto(size);
  await page.getByText(KEPT).waitFor();
  await page.getByLabel("Pounds").fill("11");
  await page.getByLabel("Ounces").fill("9");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("We'll save this when you're back online.").waitFor();

  const again = await page.context().newPage();
  await page.close();
  await again.goto(size);
  await again.getByText("11 lb 9 oz", { exact: true }).waitFor();
  await setNetwork(again, site.server, true);
  await again.getByText("We'll save this when you're back online.").waitFor({ state: "detached" });
  await again.getByRole("link", { name: /^Change 11 lb 9 oz, / }).waitFor();
  const rows = await site.server.ask("select amount from size_facts where onboarding_id = ?", grown);
  expect(rows).toEqual([{ amount: 5245 }]);
  const waiting = await again.evaluate(() => Object.keys(localStorage));
  expect(waiting.filter((key) => key.startsWith(`unsent:facts:${grown}:`))).toEqual([]);
});

test("S21: what one person has changed never goes out in another's session", async () => {
  const other = await newAccount(site);
  const othersPlan = await finishedPlan(site, other);
  const page = await openWithWorker(dashboard);
  const before = await shownCount(page, ITEM);
  site.server.cut(/\/items\//);
  await plus(page, ITEM).click();
  await itemRow(page, ITEM).getByText("We'll save this when you're back online").waitFor();
  // Someone else signs in, in another tab, while the first tab is still open.
  const beside = await site.openBeside(page);
  await page.context().clearCookies();
  await actAs(beside, site, other);
  await beside.goto(`/dashboards/${othersPlan}/0-3m`);
  await expect.poll(() => beside.evaluate(() => Object.keys(localStorage))).toEqual(["owner"]);
  const askedBefore = site.server.asked.length;
  site.server.cut(null);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await plus(beside, ITEM).click();
  await itemRow(beside, ITEM)
    .getByText(/\bSaved\b/)
    .waitFor();
  const sent = site.server.asked.slice(askedBefore).filter((line) => /^POST .*\/items\//.test(line));
  expect(sent.filter((line) => !line.includes(othersPlan))).toEqual([]);
  expect(sent.length).toBeGreaterThan(0);
  expect(await shownCount(await openElsewhere(), ITEM)).toBe(before);
});
