// What a parent has: tapped, picked from the list, or typed, undone, in two tabs, while the server refuses or
// is away, and without scripts.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectStillAccessible } from "../support/axe.ts";
import { shownAnswer } from "../support/dashboard.ts";
import { send } from "../support/http.ts";
import { itemIdOf, itemRow, minus, numberButton, plus, sendEdit, shownCount } from "../support/items.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const ITEM = "Footed Sleeper";
const OTHER = "Footed Sleeper (Newborn)";
const FAILED = "Failed to save quantity. Please try again.";
const OFFLINE = [/ERR_INTERNET_DISCONNECTED|WebSocket connection/];

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
});

async function openDashboard(expected: readonly RegExp[] = [], ageRange = "0-3m"): Promise<Page> {
  const page = await site.open({ expected });
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/${ageRange}?scenario=daily`);
  // The page is connected: from now on, no pushed event can be missed.
  await page.waitForLoadState("networkidle");
  return page;
}

async function setTo(page: Page, name: string, count: number): Promise<void> {
  const before = await shownCount(page, name);
  const button = count > before ? plus(page, name) : minus(page, name);
  for (let step = 0; step < Math.abs(count - before); step++) await button.click();
  await itemRow(page, name)
    .getByText(/\bSaved\b/)
    .waitFor();
}

test("taps count at once, are saved as one, and reach another tab", async () => {
  const page = await openDashboard();
  const beside = await site.openBeside(page);
  await beside.goto(page.url());
  await numberButton(beside, ITEM).waitFor();
  const start = await shownCount(page, ITEM);
  for (const step of [1, 2, 3]) {
    await plus(page, ITEM).click();
    expect(await shownCount(page, ITEM)).toBe(start + step);
  }
  await itemRow(page, ITEM)
    .getByText(/\bSaved\b/)
    .waitFor();
  await expect.poll(() => shownCount(beside, ITEM)).toBe(start + 3);
  await beside.getByText("1 item was changed on another page.").waitFor();
  await page.reload();
  expect(await shownCount(page, ITEM)).toBe(start + 3);
});

test("the ready pieces and what is still to get follow each change", async () => {
  const page = await openDashboard([], "3-6m");
  const heading = page.getByRole("heading", { level: 2, name: /^Sleepwear & Bodysuits/ });
  const summary = page.locator("summary").filter({ has: heading });
  const toGet = page.getByRole("heading", { level: 1, name: /essentials to go$/ });
  const ready = async () => Number(/(\d+) of \d+/.exec(await summary.innerText())?.[1]);
  const remaining = async () => Number.parseInt(await toGet.innerText(), 10);
  const [readyBefore, remainingBefore] = [await ready(), await remaining()];
  await setTo(page, ITEM, 2);
  expect(await ready()).toBe(readyBefore + 2);
  expect(await remaining()).toBe(remainingBefore - 2);
  const { ready: inAll, needed } = await shownAnswer(page);
  expect(needed - inAll).toBe(remainingBefore - 2);
  expect(await page.getByRole("meter").getAttribute("aria-valuenow")).toBe(String(inAll));
});

test("a change can be taken back", async () => {
  const page = await openDashboard();
  await setTo(page, OTHER, 2);
  await setTo(page, OTHER, 3);
  await itemRow(page, OTHER).getByRole("button", { name: "Undo" }).click();
  expect(await shownCount(page, OTHER)).toBe(2);
  await itemRow(page, OTHER)
    .getByText(/\bSaved\b/)
    .waitFor();
  await page.reload();
  expect(await shownCount(page, OTHER)).toBe(2);
});

test("a number is found in the list, chosen by keyboard, and typed beyond it", async () => {
  const page = await openDashboard();
  await numberButton(page, ITEM).focus();
  await page.keyboard.press("Enter");
  const box = page.getByRole("combobox", { name: "You have: Footed Sleeper" });
  await box.waitFor();
  expect(await box.getAttribute("placeholder")).toBe("Search number...");
  expect(await page.getByRole("listbox").getByRole("option").count()).toBe(51);
  await expectStillAccessible(page, "the list of numbers");
  await box.fill("4");
  expect(await page.getByRole("listbox").getByRole("option").allInnerTexts()).toEqual([
    "4",
    "40",
    "41",
    "42",
    "43",
    "44",
    "45",
    "46",
    "47",
    "48",
    "49",
  ]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => shownCount(page, ITEM)).toBe(40);
  expect(await numberButton(page, ITEM).evaluate((button) => button === document.activeElement)).toBe(true);
  await itemRow(page, ITEM)
    .getByText(/\bSaved\b/)
    .waitFor();

  await page.keyboard.press("Enter");
  await box.fill("120");
  await page.getByRole("option", { name: "Keep 120" }).waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => shownCount(page, ITEM)).toBe(120);
  await itemRow(page, ITEM)
    .getByText(/\bSaved\b/)
    .waitFor();

  await page.keyboard.press("Enter");
  await box.fill("1000");
  await page.getByText("No number found.").waitFor();
  await page.keyboard.press("Enter");
  await box.waitFor();
  await page.keyboard.press("Escape");
  await box.waitFor({ state: "hidden" });
  expect(await shownCount(page, ITEM)).toBe(120);
  expect(await numberButton(page, ITEM).evaluate((button) => button === document.activeElement)).toBe(true);
});

test("the list is closed to its own field while that is saved, and open to others", async () => {
  const page = await openDashboard();
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route("**/items/*", async (route) => {
    await held;
    await route.continue();
  });
  await plus(page, ITEM).click();
  expect(await numberButton(page, ITEM).getAttribute("aria-disabled")).toBe("true");
  expect(await numberButton(page, OTHER).getAttribute("aria-disabled")).toBeNull();
  await numberButton(page, ITEM).click({ force: true });
  expect(await page.getByRole("combobox", { name: /^You have/ }).count()).toBe(0);
  letGo();
  await itemRow(page, ITEM)
    .getByText(/\bSaved\b/)
    .waitFor();
  expect(await numberButton(page, ITEM).getAttribute("aria-disabled")).toBeNull();
});

test("an item that is not needed has no count to change", async () => {
  const page = await openDashboard();
  await page
    .getByRole("button", { name: /^\d+ not needed/ })
    .first()
    .click();
  const notNeeded = page.getByRole("listitem").filter({ hasText: "Not needed in this weather" });
  await notNeeded.first().waitFor();
  for (const button of await notNeeded.getByRole("button", { name: /Choose a number$/ }).all()) {
    expect(await button.isDisabled()).toBe(true);
  }
  expect(await notNeeded.getByRole("button", { name: /^One (more|less)/ }).count()).toBe(0);
});

test("F35 a count that the server fails at is kept, says so, and is sent again by itself", async () => {
  const page = await openDashboard([/503/]);
  const before = await shownCount(page, ITEM);
  await page.route("**/items/*", (route) => route.fulfill({ status: 503, json: { message: FAILED } }));
  await plus(page, ITEM).click();
  await page.locator("[data-sonner-toast]").getByText(FAILED).waitFor();
  await itemRow(page, ITEM).getByText("Not saved yet. Trying again...").waitFor();
  expect(await shownCount(page, ITEM)).toBe(before + 1);
  await page.unroute("**/items/*");
  await itemRow(page, ITEM)
    .getByText(/\bSaved\b/)
    .waitFor();
  await page.reload();
  expect(await shownCount(page, ITEM)).toBe(before + 1);
});

test("a count that is refused goes back and says so", async () => {
  const page = await openDashboard([/404/]);
  const before = await shownCount(page, ITEM);
  await page.route("**/items/*", (route) => route.fulfill({ status: 404, json: { message: FAILED } }));
  await plus(page, ITEM).click();
  await page.locator("[data-sonner-toast]").getByText(FAILED).waitFor();
  expect(await shownCount(page, ITEM)).toBe(before);
  await itemRow(page, ITEM).getByText(FAILED).waitFor();
  await expectStillAccessible(page, "a refused count");
  await page.unroute("**/items/*");
  await plus(page, ITEM).click();
  await itemRow(page, ITEM)
    .getByText(/\bSaved\b/)
    .waitFor();
  expect(await shownCount(page, ITEM)).toBe(before + 1);
});

test("F22 what is changed on both sides of a lost network is right once it is back, told once", async () => {
  const page = await openDashboard(OFFLINE);
  await setTo(page, ITEM, 3);
  const id = await itemIdOf(page, OTHER);
  await page.context().setOffline(true);
  await plus(page, ITEM).click();
  await plus(page, ITEM).click();
  await itemRow(page, ITEM).getByText("We'll save this when you're back online").waitFor();
  expect(await shownCount(page, ITEM)).toBe(5);
  await sendEdit(site, parent, { plan, id }, { ageRange: "0-3m", quantity: "17" });
  expect(await shownCount(page, OTHER)).not.toBe(17);

  await page.context().setOffline(false);
  await expect.poll(() => shownCount(page, OTHER)).toBe(17);
  await itemRow(page, ITEM)
    .getByText(/\bSaved\b/)
    .waitFor();
  expect(await shownCount(page, ITEM)).toBe(5);
  expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
  await page.reload();
  expect(await shownCount(page, ITEM)).toBe(5);
});

test("a count that could not be sent is sent after the tab was loaded anew", async () => {
  const page = await openDashboard([/ERR_FAILED|Failed to load resource/]);
  const before = await shownCount(page, ITEM);
  await page.route("**/items/*", (route) => route.abort());
  await plus(page, ITEM).click();
  await itemRow(page, ITEM).getByText("We'll save this when you're back online").waitFor();
  await page.unroute("**/items/*");
  await page.reload();
  await expect.poll(() => shownCount(page, ITEM)).toBe(before + 1);
  const beside = await openDashboard();
  expect(await shownCount(beside, ITEM)).toBe(before + 1);
});

test("F25 two tabs that count the same and different items end alike", async () => {
  const page = await openDashboard();
  const beside = await site.openBeside(page);
  await beside.goto(page.url());
  await beside.waitForLoadState("networkidle");
  await Promise.all(
    [page, beside].map(async (tab, index) => {
      for (let step = 0; step < 25; step++) {
        const name = (step + index) % 2 === 0 ? ITEM : OTHER;
        await (step % 5 === 4 ? minus(tab, name) : plus(tab, name)).click();
      }
    }),
  );
  const counts = async (tab: Page) => [await shownCount(tab, ITEM), await shownCount(tab, OTHER)];
  await expect
    .poll(async () => JSON.stringify(await counts(page)) === JSON.stringify(await counts(beside)))
    .toBe(true);
  await page.waitForLoadState("networkidle");
  const agreed = await counts(page);
  expect(await counts(beside)).toEqual(agreed);
  const fresh = await openDashboard();
  expect(await counts(fresh)).toEqual(agreed);
});

test("without JavaScript the buttons count as well", async () => {
  const page = await site.open({ javaScriptEnabled: false });
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/9-12m`);
  const before = await shownCount(page, ITEM);
  await plus(page, ITEM).click();
  await page.waitForURL(/9-12m#item-\d+$/);
  expect(await shownCount(page, ITEM)).toBe(before + 1);
  await minus(page, ITEM).click();
  await expect.poll(() => shownCount(page, ITEM)).toBe(before);
});

test("S43 S44 S47 what is no count of a parent's own item is refused and changes nothing", async () => {
  const page = await openDashboard();
  const id = await itemIdOf(page, ITEM);
  const before = await shownCount(page, ITEM);
  const good = { ageRange: "0-3m", group: "Default", quantity: "3" };
  const item = { plan, id };
  const bad: Record<string, string>[] = [
    ...["-1", "1e9", "NaN", "1.5", "1000", "٣", "３", "0x1", "+1", "1 2"].map((quantity) => ({
      ...good,
      quantity,
    })),
    ...["__proto__", "$.a", "1", "9", "0", "default", "constructor", '"', ""].map((group) => ({
      ...good,
      group,
    })),
    ...["__proto__", "$.a", "0-3", "toString"].map((ageRange) => ({ ...good, ageRange })),
    { ageRange: "0-3m", note: "x".repeat(2001) },
    {},
  ];
  for (const form of bad) {
    const { status, text } = await sendEdit(site, parent, item, form);
    expect(status, JSON.stringify(form).slice(0, 100)).toBe(400);
    expect(JSON.parse(text).message).toMatch(/^Failed to save (quantity|note)\. Please try again\.$/);
  }
  const manyFields = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`key${index}`, "1"]));
  expect((await sendEdit(site, parent, item, manyFields)).status).toBe(400);
  const same = { ...good, quantity: String(before), user_id: "somebody" };
  expect((await sendEdit(site, parent, item, same)).status, "fields that nobody asked for").toBe(200);
  const stranger = await newAccount(site);
  for (const [account, target] of [
    [stranger, item],
    [parent, { plan, id: "999999999" }],
    [parent, { plan, id: "__proto__" }],
    [parent, { plan: "nosuchplan", id }],
  ] as const) {
    expect((await sendEdit(site, account, target, good)).status).toBe(404);
  }
  const { status } = await send(`${site.url}/dashboards/${plan}/items/${id}`, {
    method: "POST",
    body: "not a form",
    cookie: parent.cookie,
    headers: { Accept: "application/json", "Content-Type": "application/octet-stream" },
  });
  expect(status).toBe(415);
  expect((await sendEdit(site, { ...parent, cookie: "" }, item, good)).status).toBe(401);
  await page.reload();
  expect(await shownCount(page, ITEM)).toBe(before);
  expect(await numberButton(page, ITEM).count()).toBe(1);
});
