// What is still to get, as a parent reads it, takes it along, and sees it change.
import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { parseCsv } from "../../support/csv.ts";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { playChannel } from "../support/live.ts";
import { newMember } from "../support/members.ts";
import { answers, finishedPlan, submitQuiz } from "../support/quiz.ts";
import { type OpenOptions, startSite } from "../support/site.ts";
import { setTextSize } from "../support/text-size.ts";
import { brokenWords } from "../support/whole-words.ts";

const site = startSite({ weather: "scripted" });
const SCOPES = ["0-3m", "3-6m", "6-9m", "9-12m", "year"] as const;

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent, { zipcode: "60601", laundryScenario: "every_2_3_days" });
});

/** "48 essentials to go", or that they are ready. */
const headline = (page: Page) => page.locator("main .answer", { hasText: /essential/ });

async function openList(scope = "0-3m", options: OpenOptions = {}): Promise<Page> {
  // Wide enough for the sizes and the ways to take the list along; phones have a sheet for them.
  const page = await site.open({ viewport: WIDE, ...options });
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/shopping-list?for=${scope}`);
  await headline(page).waitFor();
  return page;
}

const WIDE = { width: 1024, height: 800 };

const SCOPE_NAMES = {
  "0-3m": /^Newborn to 3 Months/,
  "3-6m": /^3 to 6 Months/,
  "6-9m": /^6 to 9 Months/,
  "9-12m": /^9 to 12 Months/,
  year: /^All sizes/,
} as const;

/** The link of the open list. */
const currentScope = (page: Page, scope: string) =>
  page.locator(`a[aria-current="page"][href*="for=${scope}"]`);

/** On a phone, the sizes and the ways to take the list along are in a sheet. */
async function openTools(page: Page): Promise<void> {
  const tools = page.getByRole("button", { name: /, Sizes, print, and more$/ });
  if (await tools.isVisible()) await tools.click();
}

/** Switches from one list to another. */
async function show(page: Page, scope: (typeof SCOPES)[number]): Promise<void> {
  await openTools(page);
  await page
    .getByRole("navigation", { name: "Sizes" })
    .getByRole("link", { name: SCOPE_NAMES[scope] })
    .click();
  await currentScope(page, scope).waitFor({ state: "attached" });
}

/** How many of how many essentials are ready, and the numbers of all lines. */
async function readList(page: Page) {
  const meter = page.getByRole("meter", { name: "Essentials you have" });
  const [ready = 0, needed = 0] =
    ((await meter.getAttribute("aria-valuetext")) ?? "").match(/\d+/g)?.map(Number) ?? [];
  const lines = await page
    .locator("h3 + ul > li")
    .evaluateAll((items) =>
      items.map((item) => ({
        level: item.closest("section")?.querySelector("h2")?.textContent?.split(",")[0] ?? "",
        name: (item.querySelector("p")?.textContent ?? "").replace(/ newborn$/, " (Newborn)"),
        toGet: Number(item.querySelector(".font-display")?.lastChild?.textContent),
      })),
    );
  const sum = (some: typeof lines) => some.reduce((total, line) => total + line.toGet, 0);
  const essentials = lines.filter(({ level }) => level === "Essential");
  return { ready, needed, lines, toGet: sum(lines), essentialsToGet: sum(essentials) };
}

/**
 * Waits until the server has saved the change: the page shows it earlier, and leaving at once may lose it.
 */
async function saved(page: Page): Promise<void> {
  const shown = await page.getByRole("meter", { name: "Essentials you have" }).getAttribute("aria-valuetext");
  const stored = async () => (await send(page.url(), { cookie: parent.cookie })).text;
  await expect.poll(stored).toContain(`aria-valuetext="${shown}"`);
}

function lineOf(page: Page, name: string): Locator {
  return page.locator("h3 + ul > li").filter({ has: page.getByText(name, { exact: true }) });
}

const tick = (page: Page, name: string) =>
  lineOf(page, name).getByRole("button", { name: `Have: ${name}`, exact: true });
const undo = (page: Page, name: string) => lineOf(page, name).getByRole("button", { name: `Undo: ${name}` });
const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

async function setAside(page: Page, name: string): Promise<void> {
  await page.locator(`summary[aria-label="More: ${name}"]`).click();
  await lineOf(page, name)
    .getByRole("button", { name: new RegExp(`^Skip for .+: ${name}$`) })
    .click();
}

/** The number at the top of an age range's dashboard. */
async function dashboardAnswer(page: Page, age: string): Promise<number> {
  await page.goto(`/dashboards/${plan}/${age}`);
  return Number.parseInt(await headline(page).innerText(), 10);
}

/** The id of an item on the list. */
async function itemId(page: Page, name: string): Promise<number> {
  const id = await lineOf(page, name).getAttribute("id");
  return Number(/\d+/.exec(id ?? "")?.[0]);
}

/** Saves a count like the dashboard. */
async function count(id: number, quantity: number): Promise<void> {
  const answer = await send(`${site.url}/dashboards/${plan}/items/${id}`, {
    form: { ageRange: "0-3m", quantity: String(quantity) },
    headers: { Accept: "application/json" },
    cookie: parent.cookie,
  });
  expect(answer.status, answer.text).toBe(200);
}

test("the list asks for the essentials that the dashboards ask for, in every scope, and the year has one size once", async () => {
  const page = await openList();
  const needs: number[] = [];
  for (const scope of SCOPES) {
    await show(page, scope);
    await page.waitForURL(`**/shopping-list?for=${scope}`);
    const { ready, needed, essentialsToGet } = await readList(page);
    expect(needed).toBeGreaterThan(20);
    expect(essentialsToGet).toBe(needed - ready);
    expect(await headline(page).innerText()).toBe(`${essentialsToGet} essentials to go`);
    expect(await currentScope(page, scope).textContent()).toContain(`${essentialsToGet} essentials to go`);
    needs.push(needed - ready);
  }
  await lineOf(page, "Burp Cloth or Muslin Square").getByText("one size", { exact: true }).waitFor();
  await lineOf(page, "Footed Sleeper")
    .getByText(/^0–3m \d/)
    .waitFor();
  const [year = 0, ...ages] = needs.reverse();
  const sum = ages.reduce((total, needed) => total + needed, 0);
  expect(year).toBeGreaterThan(sum / 2);
  expect(year).toBeLessThan(sum);
  for (const [index, age] of SCOPES.slice(0, 4).entries()) {
    expect(await dashboardAnswer(page, age)).toBe(ages[3 - index]);
  }
});

test("every list is at most four screens of a phone long, and fits letters of twice the size", async () => {
  const page = await openList();
  for (const scope of SCOPES) {
    await show(page, scope);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, scope).toBeLessThanOrEqual(4 * 844);
  }
  await setTextSize(page, 200);
  const [width, room] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(width).toBeLessThanOrEqual(room ?? 0);
  expect(await brokenWords(page)).toEqual([]);
});

test("the essentials come first, the laundry follows the address, and the way back leads to the same age", async () => {
  const page = await openList("6-9m");
  expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toEqual([
    expect.stringMatching(/^Essential, \d+ pieces to go$/),
    expect.stringMatching(/^Recommended, \d+ pieces to go$/),
  ]);
  expect(await page.getByRole("heading", { level: 3 }).first().textContent()).toBe("Sleepwear & Bodysuits");
  const { needed } = await readList(page);
  await page.goto(`/dashboards/${plan}/shopping-list?for=6-9m&scenario=weekly_plus`);
  await page.getByText("Laundry: Weekly+").waitFor();
  expect((await readList(page)).needed).toBeGreaterThan(needed);
  await show(page, "year");
  await page.waitForURL("**/shopping-list?for=year&scenario=weekly_plus");
  await show(page, "6-9m");
  await page.getByRole("link", { name: /^Quiz #/ }).click();
  await page.waitForURL(`**/dashboards/${plan}/6-9m?scenario=weekly_plus`);

  await page.goto(`/dashboards/${plan}/shopping-list?for=nonsense&scenario=monthly&nice=x&done=got.1`);
  await currentScope(page, "0-3m").waitFor({ state: "attached" });
  await page.getByText("Laundry: Every 2-3 Days").waitFor();
});

test("nice-to-have pieces are one tap away and change no answer; the file follows the page", async () => {
  const page = await openList();
  const before = await readList(page);
  const fileOf = async () => {
    const path = await page.getByRole("link", { name: "Download CSV" }).getAttribute("href");
    const { text } = await send(`${site.url}${path}`, { cookie: parent.cookie });
    return parseCsv(text).slice(1);
  };
  const levels = async () => new Set((await fileOf()).map((record) => record[1]));
  expect(await levels()).toEqual(new Set(["Essential", "Recommended"]));
  await page.getByRole("link", { name: /^Show \d+ nice-to-have pieces$/ }).click();
  await page.waitForURL("**/shopping-list?for=0-3m&nice=1");
  await page.getByRole("heading", { level: 2, name: /^Nice-to-have/ }).waitFor();
  const after = await readList(page);
  expect([after.ready, after.needed, after.essentialsToGet]).toEqual([
    before.ready,
    before.needed,
    before.essentialsToGet,
  ]);
  expect(after.toGet).toBeGreaterThan(before.toGet);
  expect(await levels()).toEqual(new Set(["Essential", "Recommended", "Nice-to-have"]));
  expect((await fileOf()).reduce((sum, record) => sum + Number(record.at(-2)), 0)).toBe(after.toGet);
  await show(page, "3-6m");
  await page.waitForURL("**/shopping-list?for=3-6m&nice=1");
  await page.getByRole("link", { name: "Hide nice-to-have pieces" }).click();
  await page.waitForURL("**/shopping-list?for=3-6m");
});

test("a line is ticked off by keyboard, stays in its place, and can be taken back until the next load", async () => {
  const page = await openList();
  const before = await readList(page);
  const names = before.lines.map(({ name }) => name);
  const pieces = before.lines.find(({ name }) => name === "Cardigan")?.toGet ?? 0;
  const id = await itemId(page, "Cardigan");
  await tick(page, "Cardigan").focus();
  await page.keyboard.press("Space");
  await undo(page, "Cardigan").waitFor();
  await expect.poll(() => hasFocus(tick(page, "Cardigan"))).toBe(true);
  expect(await tick(page, "Cardigan").getAttribute("aria-pressed")).toBe("true");
  await expect
    .poll(() => headline(page).innerText())
    .toBe(`${before.essentialsToGet - pieces} essentials to go`);
  await page
    .getByRole("status")
    .filter({ hasText: `List updated: ${before.essentialsToGet - pieces} essentials to go` })
    .waitFor({ state: "attached" });
  expect((await readList(page)).lines.map(({ name }) => name)).toEqual(names);
  await expectStillAccessible(page, "a line that is ticked off");
  await page.setViewportSize(WIDE);
  expect(await page.getByRole("button", { name: "Copy as text" }).count()).toBe(1);

  await saved(page);
  await undo(page, "Cardigan").click();
  await undo(page, "Cardigan").waitFor({ state: "detached" });
  await expect.poll(() => hasFocus(tick(page, "Cardigan"))).toBe(true);
  await expect.poll(() => readList(page)).toEqual(before);

  await saved(page);
  await tick(page, "Cardigan").click();
  await undo(page, "Cardigan").waitFor();
  await expect.poll(async () => (await readList(page)).ready).toBe(before.ready + pieces);
  await saved(page);
  await page.reload();
  await headline(page).waitFor();
  expect(await lineOf(page, "Cardigan").count()).toBe(0);
  expect((await readList(page)).ready).toBe(before.ready + pieces);
  await count(id, 0);
  await expect.poll(() => readList(page)).toEqual(before);
});

test("what is not for the family is set aside, stays to be taken back, and leaves the answer", async () => {
  const page = await openList();
  const before = await readList(page);
  const name = "Soft Pull-On Pants";
  const id = await itemId(page, name);
  await page.locator(`summary[aria-label="More: ${name}"]`).click();
  await expectStillAccessible(page, "a line that is opened");
  await lineOf(page, name)
    .getByRole("button", { name: new RegExp(`^Skip for .+: ${name}$`) })
    .click();
  await lineOf(page, name).getByText("Skipped", { exact: true }).waitFor();
  await expect.poll(() => hasFocus(undo(page, name))).toBe(true);
  const pieces = before.lines.find((line) => line.name === name)?.toGet ?? 0;
  await expect
    .poll(() => readList(page))
    .toMatchObject({ needed: before.needed - pieces, ready: before.ready });
  await saved(page);
  await undo(page, name).click();
  await expect.poll(() => readList(page)).toEqual(before);

  await saved(page);
  await setAside(page, name);
  await undo(page, name).waitFor();
  await expect.poll(async () => (await readList(page)).needed).toBe(before.needed - pieces);
  await saved(page);
  await page.reload();
  await headline(page).waitFor();
  expect(await lineOf(page, name).count()).toBe(0);
  const { status } = await send(`${site.url}/dashboards/${plan}/items/${id}`, {
    form: { ageRange: "0-3m", setAside: "no" },
    headers: { Accept: "application/json" },
    cookie: parent.cookie,
  });
  expect(status).toBe(200);
  await expect.poll(() => readList(page)).toEqual(before);
});

test("in the year a line is ticked off for all sizes or for one", async () => {
  const page = await openList("year");
  const before = await readList(page);
  const name = "Footed Sleeper";
  await tick(page, name).click();
  await undo(page, name).waitFor();
  await expect.poll(async () => (await readList(page)).ready).toBeGreaterThan(before.ready);
  await saved(page);
  await undo(page, name).click();
  await expect.poll(() => readList(page)).toEqual(before);
  await saved(page);

  await page.locator(`summary[aria-label="More: ${name}"]`).click();
  const size = lineOf(page, name).getByRole("button", { name: /, 3–6m: \d+$/ });
  await size.click();
  await expect.poll(() => tick(page, name).getAttribute("aria-pressed")).toBe("mixed");
  expect(await size.getAttribute("aria-pressed")).toBe("true");
  await expect.poll(async () => (await readList(page)).essentialsToGet).toBeLessThan(before.essentialsToGet);
  await expectStillAccessible(page, "a line with one size ticked off");
  await saved(page);
  await size.click();
  await expect.poll(() => readList(page)).toEqual(before);
  await saved(page);
});

test("what is ticked off in a shop without a network is kept, said so, and saved when there is one", async () => {
  const page = await openList("0-3m", { expected: [/ERR_INTERNET_DISCONNECTED|WebSocket/] });
  const { ready } = await readList(page);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await tick(page, "Cardigan").click();
  await lineOf(page, "Cardigan").getByText("We'll save this when you're back online").waitFor();
  await page.context().setOffline(false);
  await lineOf(page, "Cardigan").getByText("You have it", { exact: true }).waitFor();
  await expect.poll(async () => (await readList(page)).ready).toBeGreaterThan(ready);
  await saved(page);
  await undo(page, "Cardigan").click();
  await expect.poll(async () => (await readList(page)).ready).toBe(ready);
  await saved(page);
});

test("the file holds every line of the page", async () => {
  const page = await openList("year");
  const shown = await readList(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Quiz #1, shopping list of all sizes.csv");
  const [header, ...records] = parseCsv(readFileSync(await download.path(), "utf8"));
  expect(header?.slice(-2)).toEqual(["To go", "Decide around"]);
  expect(records.reduce((sum, record) => sum + Number(record.at(-2)), 0)).toBe(shown.toGet);
  // Outerwear that waits for its day has none to go.
  const toGo = records.filter((record) => record.at(-1) === "");
  expect(new Set(toGo.map((record) => record[3]))).toEqual(new Set(shown.lines.map(({ name }) => name)));

  const { headers, text } = await send(`${site.url}/dashboards/${plan}/shopping-list.csv?for=0-3m`, {
    cookie: parent.cookie,
  });
  expect(headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="layette-shopping-list-0-3m.csv"; filename*=UTF-8''Quiz%20%231%2C%20shopping%20list%200-3m.csv`,
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
  expect(new Set(parseCsv(text).map(([age]) => age))).toEqual(new Set(["Size", "0-3m"]));
});

test("the list can be copied as text, and the page says when it cannot", async () => {
  const page = await openList("0-3m", { permissions: ["clipboard-read", "clipboard-write"] });
  const { lines, ready, needed } = await readList(page);
  const said = page.getByRole("status").filter({ hasText: /copied|copy|clipboard/i });
  await page.getByRole("button", { name: "Copy as text" }).click();
  await said.filter({ hasText: "Copied!" }).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(
    /^Shopping list: Newborn to 3 Months\nQuiz #1 · Chicago, IL 60601 · due Jan 1, \d{4}\n/,
  );
  expect(text).toContain(`\n${needed - ready} essentials to go · You have ${ready} of ${needed}\n`);
  expect(text.match(/^- .*$/gm)).toEqual(lines.map(({ name, toGet }) => `- ${toGet} × ${name}`));

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await page.getByRole("button", { name: "Copy as text" }).click();
  await said.filter({ hasText: "Couldn't copy the list to the clipboard." }).waitFor();
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.getByRole("button", { name: "Copy as text" }).click();
  await said.filter({ hasText: "Clipboard API not available in this browser." }).waitFor();
});

test("on paper there is the title and the list with squares to tick, black on white, and nothing else", async () => {
  const page = await openList("0-3m", { colorScheme: "dark" });
  const square = page.locator("h3 + ul > li > div > span").first();
  await page.getByRole("button", { name: "Print" }).waitFor();
  await expect.poll(() => square.isVisible()).toBe(false);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect.poll(() => square.isVisible()).toBe(true);
  for (const part of ["header", "footer", "main nav", "main button", "main a", "[role=meter]", "main svg"]) {
    expect(await visible(page, part), part).toEqual([]);
  }
  await page.getByText(/^Newborn to 3 Months · Quiz #1 · Chicago, IL 60601/).waitFor();
  expect(await colours(page, "main h1")).toEqual({ ink: "rgb(0, 0, 0)", ground: "rgb(255, 255, 255)" });
});

test("the list prints from its button", async () => {
  const page = await openList();
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print" }).click();
  await page.locator("html[data-printed]").waitFor();
});

test("without JavaScript the list, its scopes and its file are there", async () => {
  const page = await openList("0-3m", { javaScriptEnabled: false });
  const { essentialsToGet, needed, ready } = await readList(page);
  expect(essentialsToGet).toBe(needed - ready);
  expect(await page.getByRole("button", { name: /Print|Copy/ }).count()).toBe(0);
  await show(page, "9-12m");
  await page.waitForURL("**/shopping-list?for=9-12m");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Quiz #1, shopping list 9-12m.csv");
  await page.getByRole("link", { name: /^Show \d+ nice-to-have/ }).click();
  await page.getByRole("heading", { level: 2, name: /^Nice-to-have/ }).waitFor();
});

test("without JavaScript lines are ticked off, set aside and taken back, in their place", async () => {
  const page = await openList("0-3m", { javaScriptEnabled: false });
  const before = await readList(page);
  const names = before.lines.map(({ name }) => name);
  await tick(page, "Cardigan").click();
  await page.waitForURL("**/shopping-list?for=0-3m&done=got.*#line-*");
  await lineOf(page, "Cardigan").getByText("You have it", { exact: true }).waitFor();
  const after = await readList(page);
  expect(after.lines.map(({ name }) => name)).toEqual(names);
  expect(after.ready).toBeGreaterThan(before.ready);
  await undo(page, "Cardigan").click();
  await page.waitForURL(/for=0-3m#line-/);
  expect(await readList(page)).toEqual(before);

  await setAside(page, "Cardigan");
  await lineOf(page, "Cardigan").getByText("Skipped", { exact: true }).waitFor();
  const without = await readList(page);
  expect(without.lines.map(({ name }) => name)).toEqual(names);
  expect(without.needed).toBeLessThan(before.needed);
  await undo(page, "Cardigan").click();
  await page.waitForURL(/for=0-3m#line-/);
  expect(await readList(page)).toEqual(before);

  await show(page, "year");
  const year = await readList(page);
  const name = "Footed Sleeper";
  expect(await tick(page, name).count(), "all sizes at once take a script").toBe(0);
  await page.locator(`summary[aria-label="More: ${name}"]`).click();
  await lineOf(page, name)
    .getByRole("button", { name: /, 3–6m: \d+$/ })
    .click();
  await page.waitForURL("**/shopping-list?for=year&done=got.*");
  await page.locator(`summary[aria-label="More: ${name}"]`).click();
  await lineOf(page, name)
    .getByRole("button", { name: /, 3–6m: \d+$/ })
    .click();
  await page.waitForURL(/for=year#line-/);
  expect(await readList(page)).toEqual(year);
});

test("S30 a line's form leads back to this site only, and S47 says what it refuses", async () => {
  const page = await openList();
  const id = await itemId(page, "Cardigan");
  const address = `${site.url}/dashboards/${plan}/items/${id}`;
  for (const from of [
    "//evil.example",
    "https://evil.example/x",
    "/\\evil.example",
    "javascript:alert(1)",
    "x".repeat(5000),
  ]) {
    const { status, headers } = await send(address, {
      form: { ageRange: "0-3m", quantity: "0", from },
      cookie: parent.cookie,
    });
    expect([status, headers.location], from.slice(0, 30)).toEqual([
      303,
      `/dashboards/${plan}/0-3m#item-${id}`,
    ]);
  }
  const nonsense: Record<string, string>[] = [
    { setAside: "all" },
    { quantity: "-1" },
    { quantity: "1.5", more: "x" },
  ];
  for (const fields of nonsense) {
    const { status } = await send(address, {
      form: { ageRange: "0-3m", from: "/dashboards", ...fields },
      cookie: parent.cookie,
    });
    expect(status).toBe(400);
  }
  const { status } = await send(address, {
    form: { ageRange: "0-3m", from: "/dashboards", quantity: "0", more: "x", user_id: "y" },
    cookie: parent.cookie,
  });
  expect(status, "fields that nobody asked for are ignored").toBe(303);
});

test("S43 nobody else sees the list, and signed out it leads to the sign-in", async () => {
  const stranger = await newAccount(site);
  const list = `${site.url}/dashboards/${plan}/shopping-list`;
  for (const address of [list, `${list}.data`, `${list}.csv`, `${list}?for=year`]) {
    const { status, text } = await send(address, { cookie: stranger.cookie });
    expect(status, address).toBe(404);
    expect(text, address).not.toMatch(/60601|Bodysuit/);
    const signedOut = await send(address);
    expect(signedOut.text, address).not.toMatch(/60601|Bodysuit/);
  }
  for (const address of [list, `${list}.csv`]) {
    const { status, headers } = await send(address);
    const from = new URL(address).pathname;
    expect([status, headers.location]).toEqual([302, `/auth?${new URLSearchParams({ from })}`]);
  }
  const page = await site.open({ expected: [/status of 404/] });
  await actAs(page, site, stranger);
  await page.goto(list);
  await page.getByRole("heading", { name: "Page not found" }).waitFor();
});

test("the list follows counts that are changed elsewhere, and says so in one sentence", async () => {
  const page = await openList("0-3m");
  const before = await readList(page);
  const id = await itemId(page, "Footed Sleeper");
  const sleepers = before.lines.find(({ name }) => name === "Footed Sleeper");
  if (!sleepers) throw new Error("No sleepers on the list");
  const line = lineOf(page, "Footed Sleeper");
  const said = page.getByRole("status").filter({ hasText: "List updated" });
  expect(await said.count()).toBe(0);

  await count(id, sleepers.toGet - 1);
  await said
    .filter({ hasText: `List updated: ${before.essentialsToGet - sleepers.toGet + 1} essentials to go` })
    .waitFor();
  await line.filter({ hasText: `You have ${sleepers.toGet - 1} of ${sleepers.toGet}` }).waitFor();
  const after = await readList(page);
  expect(after.ready).toBe(before.ready + sleepers.toGet - 1);
  expect(after.essentialsToGet).toBe(after.needed - after.ready);

  await count(id, 50);
  await line.waitFor({ state: "detached" });
  expect((await readList(page)).ready).toBe(before.ready + sleepers.toGet);
  await show(page, "3-6m");
  expect(await said.count(), "going to another list is no change").toBe(0);

  await count(id, 0);
  await show(page, "0-3m");
  await line.waitFor();
  expect(await readList(page)).toEqual(before);
});

test("many changes at once are one reading of the page", async () => {
  const page = await site.open();
  await actAs(page, site, parent);
  const channel = await playChannel(page);
  const readings: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("shopping-list.data")) readings.push(request.url());
  });
  await page.goto(`/dashboards/${plan}/shopping-list`);
  for (let change = 0; change < 40; change += 1) channel.tell(plan, "completed");
  channel.tell("anotherplan", "completed");
  await expect.poll(() => readings.length).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  expect(readings.length).toBeLessThan(10);
});

test("a full drawer, a plan that cannot be read and one that has failed each say the one next thing", async () => {
  const [account, other] = [await newAccount(site), await newAccount(site)];
  const full = await finishedPlan(site, account, { zipcode: "33139" });
  const broken = await finishedPlan(site, account, { zipcode: "33139" });
  const empty = await finishedPlan(site, account, { zipcode: "33139" });
  const failed = await finishedPlan(site, other, { zipcode: "33139" });
  await changeStored([
    [`update user_clothing_items set user_added_quantities = '{"3-6m":{"Default":{"quantity":99}}}'`, full],
    [
      `update user_clothing_items set
        calculated_quantities = case item_name when 'Leggings' then 'x' else calculated_quantities end,
        user_added_quantities = case item_name when 'Footed Sleeper' then '[]' else '{}' end`,
      broken,
    ],
    ["update user_clothing_items set calculated_quantities = 'x'", empty],
    ["update user_onboarding_data set status = 'failed'", failed],
  ]);
  const page = await site.open();
  await actAs(page, site, account);
  const list = (id: string) => `/dashboards/${id}/shopping-list?for=3-6m`;

  await page.goto(list(full));
  await page.getByRole("heading", { name: "You're all set" }).waitFor();
  await headline(page).filter({ hasText: "You have all the essentials" }).waitFor();
  await currentScope(page, "3-6m")
    .filter({ hasText: "You have all the essentials" })
    .waitFor({ state: "attached" });
  await expectAccessible(page, "shopping list with everything ready");
  await page.getByRole("link", { name: "Open the plan" }).click();
  await page.waitForURL(`**/dashboards/${full}/3-6m`);

  await page.goto(list(broken));
  const notice = page.getByRole("status").filter({ hasText: "Data Issues Detected" });
  await notice
    .getByText("We couldn't load how many you need of 1 item, so this list leaves it out: Leggings.")
    .waitFor({ state: "attached" });
  await notice
    .getByText("We couldn't load your count for 1 item, so it shows as 0: Footed Sleeper.")
    .waitFor();
  await expectStillAccessible(page, "shopping list with unreadable items");

  await page.goto(list(empty));
  await page.getByRole("alert").getByText("Could not load recommendations").waitFor();
  await page.getByRole("link", { name: "Retry" }).waitFor();
  expect(await page.getByText(/(Everything is|essentials are) ready/).count()).toBe(0);

  await actAs(page, site, other);
  await page.goto(list(failed));
  await page.getByText("This quiz attempt is still processing or has failed.").waitFor();
  await page.getByRole("link", { name: "Try Again" }).waitFor();
  await expectStillAccessible(page, "shopping list of a failed plan");
  const { status, headers } = await send(`${site.url}/dashboards/${failed}/shopping-list.csv`, {
    cookie: other.cookie,
  });
  expect([status, headers.location]).toEqual([302, `/dashboards/${failed}/shopping-list`]);
});

/** Puts plans into states that no page can reach; `update … where onboarding_id = ?`. */
async function changeStored(changes: readonly [sql: string, id: string][]): Promise<void> {
  for (const [sql, id] of changes) {
    await site.server.ask(`${sql} where onboarding_id = ?`, id);
  }
}

test("a list that is opened too early appears by itself", async () => {
  site.weather.setMode({ kind: "silent" });
  const account = await newAccount(site);
  const page = await site.open();
  await actAs(page, site, account);
  const id = await submitQuiz(site, account, answers({ zipcode: "98101" }));
  await page.goto(`/dashboards/${id}/shopping-list?for=9-12m`);
  await page.getByText("Your plan is still being prepared.").waitFor();
  await page.getByRole("link", { name: "Watch progress" }).waitFor();
  await currentScope(page, "9-12m").waitFor({ state: "attached" });
  await page
    .getByRole("status")
    .filter({ hasText: /^List updated: \d+ essentials to go$/ })
    .waitFor();
  expect((await readList(page)).toGet).toBeGreaterThan(0);
  site.weather.setMode({ kind: "normal" });
});

/** The visible elements that match. */
function visible(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((elements) => elements.map((element) => element.outerHTML.slice(0, 120)));
}

/** The color of a text and of its background. */
function colours(page: Page, selector: string): Promise<{ ink: string; ground: string }> {
  return page
    .locator(selector)
    .evaluate((element) => ({
      ink: getComputedStyle(element).color,
      ground: getComputedStyle(document.body).backgroundColor,
    }));
}

test("in the shop, the first line is on the upper half of a phone, its box is big, and the tools are one tap away", async () => {
  const page = await openList("0-3m", { viewport: { width: 390, height: 844 } });
  await page.waitForLoadState("networkidle");
  const first = page.locator("h3 + ul > li").first();
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(300);
  const box = first.getByRole("button", { name: /^Have: / });
  const size = await box.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect((await box.locator("svg").boundingBox())?.width).toBeGreaterThanOrEqual(32);
  const nav = page.getByRole("navigation", { name: "Sizes" });
  expect(await nav.isVisible()).toBe(false);
  await page.getByRole("button", { name: /^0–3m, Sizes/ }).click();
  for (const name of ["Copy as text", "Print"])
    await page.getByRole("button", { name, exact: true }).waitFor();
  await page.getByRole("link", { name: "Download CSV" }).waitFor();
  await expectStillAccessible(page, "the sheet of a shopping list");
  await nav.getByRole("link", { name: SCOPE_NAMES.year }).click();
  await page.getByRole("button", { name: /^All, Sizes/ }).waitFor();
  await nav.waitFor({ state: "hidden" });
});

test("the tools are there on a phone without JavaScript, too", async () => {
  const page = await openList("0-3m", { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await page.getByRole("button", { name: /^0–3m, Sizes/ }).click();
  await page.getByRole("navigation", { name: "Sizes" }).getByRole("link", { name: SCOPE_NAMES.year }).click();
  await page.waitForURL("**/shopping-list?for=year");
});

test("what somebody else checks off stays in its place, with who has it, and the list says who is there", async () => {
  const other = await newMember(site, plan, { name: "Sam" });
  const page = await openList();
  await page.waitForLoadState("networkidle");
  const before = (await readList(page)).lines.map(({ name }) => name);
  const beside = await site.open();
  await actAs(beside, site, other);
  await beside.goto(`/dashboards/${plan}/shopping-list?for=0-3m`);
  await tick(beside, "Cardigan").click();
  await lineOf(page, "Cardigan").getByText("Sam has it", { exact: true }).waitFor();
  await page.getByText("Sam is checking things off, too.").waitFor();
  expect((await readList(page)).lines.map(({ name }) => name)).toEqual(before);
  await undo(beside, "Cardigan").click();
  await lineOf(page, "Cardigan").getByText("Sam has it", { exact: true }).waitFor({ state: "detached" });
  await expect.poll(() => page.getByText("Sam is checking things off, too.").count()).toBe(0);
});
