// Q18 and Q19 on the screens: a plan whose first size is outgrown, and one whose whole year is. The numbers
// add up across screens, and nothing outgrown is asked for.
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { parseCsv } from "../../support/csv.ts";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { rangeTab, shownAnswer } from "../support/dashboard.ts";
import { send } from "../support/http.ts";
import { itemIdOf, sendEdit } from "../support/items.ts";
import { finishedPlan } from "../support/quiz.ts";
import { type OpenOptions, startSite } from "../support/site.ts";

const site = startSite();

let parent: Account;
/** One for a baby of four months, one for a baby of thirteen months. */
let plan: string;
let overPlan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent, { dueDate: dayFromNow(-125) });
  overPlan = await finishedPlan(site, parent, { dueDate: dayFromNow(-400) });
  for (const id of [plan, overPlan]) {
    for (const [name, ageRange, value] of OWNED) await count(id, name, ageRange, value);
  }
});

const OWNED = [
  ["Footed Sleeper", "0-3m", 5],
  ["Socks (pairs)", "0-3m", 4],
  ["Burp Cloth or Muslin Square", "0-3m", 3],
  ["Footed Sleeper", "3-6m", 1],
] as const;

/** "yyyy-MM-dd", this many days from today. */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

async function count(id: string, name: string, ageRange: string, value: number): Promise<void> {
  const page = await openAs(`/dashboards/${id}/${ageRange}?rest=1`);
  const itemId = await itemIdOf(page, name);
  const edit = { ageRange, quantity: String(value) };
  const { status } = await sendEdit(site, parent, { plan: id, id: itemId }, edit);
  expect(status).toBe(200);
  await page.close();
}

async function openAs(path: string, options: OpenOptions = {}): Promise<Page> {
  const page = await site.open(options);
  await actAs(page, site, parent);
  await page.goto(path);
  return page;
}

const headline = (page: Page) => page.locator("main .answer").first();
const numberIn = (text: string | null | undefined) => Number.parseInt(text ?? "", 10);

/** "a of b · c in all" for every category. */
function categoryHeads(page: Page) {
  return page.locator(".category-count").evaluateAll((heads) =>
    heads.map((head) => {
      const text = head.textContent ?? "";
      const [, ready, needed] = /(\d+) of (\d+)/.exec(text) ?? [];
      const [, all] = /(\d+) in all/.exec(text) ?? [];
      return { ready: Number(ready ?? 0), needed: Number(needed ?? 0), all: Number(all ?? needed ?? 0) };
    }),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The text of the list's five tabs: essentials to go, or that the size is outgrown. */
function tabs(page: Page) {
  // On a phone they are in a sheet.
  return page.locator('nav[aria-label="Sizes"] a').evaluateAll((links) =>
    links.map((link) => {
      const words = link.lastElementChild?.querySelector(".sr-only")?.textContent ?? "done";
      return /^\d+|done/.exec(words)?.[0] ?? "0";
    }),
  );
}

describe("a plan whose first size is over", () => {
  test("adds up on every screen, from the dashboard to the file", async () => {
    const page = await openAs(`/dashboards/${plan}/3-6m`);
    const toGet = numberIn(await headline(page).innerText());
    const { ready, needed, everything, elsewhere = 0 } = await shownAnswer(page);
    expect(toGet).toBe(needed - ready - elsewhere);
    const heads = await categoryHeads(page);
    expect(sum(heads.map((head) => head.ready))).toBe(ready);
    expect(sum(heads.map((head) => head.needed))).toBe(needed);
    expect(sum(heads.map((head) => head.all))).toBe(everything);

    await page.goto("/dashboards");
    const card = page.getByRole("article").filter({ hasText: "3–6m:" });
    expect(await card.locator(".answer").innerText()).toBe(`3–6m: ${toGet} essentials to go`);
    const onCard = await card.locator(".plan-sizes a").allTextContents();

    await page.goto(`/dashboards/${plan}/shopping-list?for=year`);
    await headline(page).waitFor();
    const year = numberIn(await headline(page).innerText());
    const [first, second, ...others] = await tabs(page);
    expect([first, second]).toEqual(["done", String(toGet)]);
    expect(others.at(-1)).toBe(String(year));
    const sizes = [second, ...others.slice(0, -1)].map(Number);
    expect(onCard[0]).toContain("done");
    expect(onCard.slice(1).map((text) => Number(/(\d+) essentials? to go/.exec(text)?.[1]))).toEqual(sizes);
    const why = page.getByText(/counted only once\.$/);
    if (sum(sizes) === year) expect(await why.count()).toBe(0);
    else
      expect(await why.textContent()).toContain(
        `${sizes.join(" + ")} is ${sum(sizes)}, not ${year}, because`,
      );
    await page
      .getByText(/^Newborn/)
      .first()
      .waitFor({ state: "attached" });

    const { text } = await send(`${site.url}/dashboards/${plan}/shopping-list.csv?for=year`, {
      cookie: parent.cookie,
    });
    const [head = [], ...records] = parseCsv(text);
    expect(new Set(records.map(([size]) => size))).not.toContain("0-3m");
    const essentials = records
      .filter(([, level]) => level === "Essential")
      .map((cells) => Number(cells[head.indexOf("To go")]));
    expect(sum(essentials)).toBe(year);
  });

  test("folds it away with what there is to pass on", async () => {
    const page = await openAs(`/dashboards/${plan}/shopping-list?for=year`);
    const fold = page.locator("details").filter({ hasText: "0–3m: outgrown" });
    expect(await fold.getAttribute("open")).toBeNull();
    await fold.locator("summary").click();
    await fold.getByRole("listitem").filter({ hasText: "Footed Sleeper" }).waitFor();
    // Items without sizes are still in use.
    expect(await fold.getByText("Burp Cloth or Muslin Square").count()).toBe(0);
    expect(await fold.locator("summary").innerText()).toContain("9 pieces to pass on");
    await expectAccessible(page, "the year's list with a size that is over, unfolded");

    await fold.getByRole("link", { name: "Open 0–3m" }).click();
    await page.waitForURL(new RegExp(`/dashboards/${plan}/0-3m`));
    await headline(page).filter({ hasText: "Size 0–3m is outgrown" }).waitFor();
    await page.getByText("9 pieces to pass on", { exact: true }).waitFor();
    const kept = (await page.locator(".category-count").allInnerTexts()).map(
      (text) => Number.parseInt(text, 10) || 0,
    );
    expect(sum(kept)).toBe(9);
    await expectAccessible(page, "the dashboard of a size that is over");
    await page.setViewportSize({ width: 390, height: 844 });
    // Giving a piece away reduces the count and the sum.
    await page.getByRole("button", { name: "One less: Socks (pairs)" }).click();
    await page.getByText("8 pieces to pass on", { exact: true }).waitFor();
    await page.getByRole("button", { name: "One more: Socks (pairs)" }).click();
    await page.getByText("9 pieces to pass on", { exact: true }).waitFor();
    // Without Undo where both taps went as one, which changes nothing.
    await page.getByText(/^Saved(?: · Undo)?$/).waitFor();

    await page.goto(`/dashboards/${plan}/shopping-list?for=0-3m`);
    await headline(page).filter({ hasText: "Size 0–3m is outgrown" }).waitFor();
    await expectStillAccessible(page, "the list of a size that is over");
  });

  test("is named on the tabs, with what is now and next", async () => {
    const page = await openAs(`/dashboards/${plan}/3-6m`);
    expect(await rangeTab(page, "0-3m").getAttribute("aria-label")).toMatch(/^0–3m done,/);
    expect(await rangeTab(page, "3-6m").getAttribute("aria-label")).toMatch(/^3–6m now,/);
    expect(await rangeTab(page, "6-9m").getAttribute("aria-label")).toMatch(/^6–9m next,/);
    await page.goto(`/dashboards/${plan}`);
    for (const word of ["done", "now", "next"]) await page.getByText(word, { exact: true }).waitFor();
    await expectAccessible(page, "the choice of a size with one that is over");
    await page.goto(`/dashboards/${plan}/year`);
    await page.getByText("0–3 done", { exact: true }).waitFor();
  });

  test("leaves the comparison and the calendar", async () => {
    const page = await openAs(`/scenario-comparison?attempt=${plan}&for=0-3m`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const scopes = page.getByRole("navigation", { name: "Sizes" }).getByRole("link");
    expect(await scopes.allInnerTexts()).toHaveLength(4);
    expect(await page.locator("main").innerText()).not.toContain("0–3m");
    const { text } = await send(`${site.url}/dashboards/${plan}/sizes.ics`, { cookie: parent.cookie });
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    expect(text.match(/BEGIN:VALARM/g)).toHaveLength(2);
  });

  test("its list keeps adding up while it is worked through", async () => {
    const page = await openAs(`/dashboards/${plan}/shopping-list?for=3-6m`);
    await page.waitForLoadState("networkidle");
    const before = (await tabs(page)).map(Number);
    const line = page.locator("h3 + ul > li").filter({ hasText: "Footed Sleeper" });
    const pieces = Number(
      await line.locator(".font-display").evaluate((element) => element.lastChild?.textContent),
    );
    await line.getByRole("button", { name: "Have: Footed Sleeper", exact: true }).click();
    await expect
      .poll(async () => (await tabs(page)).map(Number))
      .toEqual([Number.NaN, (before[1] ?? 0) - pieces, before[2], before[3], (before[4] ?? 0) - pieces]);
    await line.getByRole("button", { name: /^Undo: / }).click();
    await expect.poll(async () => (await tabs(page)).map(Number)).toEqual(before);
    // Items set aside aren't counted.
    const answer = await shownAnswer(page);
    await page.locator('summary[aria-label="More: Footed Sleeper"]').click();
    await line.getByRole("button", { name: /^Skip .*: Footed Sleeper$/ }).click();
    await expect.poll(async () => (await shownAnswer(page)).needed).toBeLessThan(answer.needed);
    expect((await shownAnswer(page)).ready).toBeLessThanOrEqual(answer.ready);
    await line.getByRole("button", { name: /^Undo: / }).click();
    await expect.poll(() => shownAnswer(page)).toEqual(answer);
  });
});

describe("a plan that is wholly over", () => {
  test("says so kindly on every screen, and asks for nothing", async () => {
    const page = await openAs("/dashboards");
    const card = page.getByRole("article").filter({ hasText: "This plan ends with its last size" });
    await card.getByRole("link", { name: /View Details/ }).click();
    await page.waitForURL(new RegExp(`/dashboards/${overPlan}/9-12m`));
    await headline(page).filter({ hasText: "You made it through the first year!" }).waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("link", { name: "Shopping list", exact: true }).click();
    await page.waitForURL(/shopping-list\?for=year/);
    await headline(page).filter({ hasText: "You made it through the first year!" }).waitFor();
    await page
      .locator("summary")
      .filter({ hasText: "0–3m: outgrown" })
      .filter({ hasText: "9 pieces to pass on" })
      .waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [
      `/dashboards/${overPlan}`,
      `/dashboards/${overPlan}/0-3m`,
      `/dashboards/${overPlan}/year`,
    ]) {
      await page.goto(path);
      expect(await page.locator("main").innerText()).not.toMatch(
        /\d (essentials? |pieces? )?to g(o|et)|Error/,
      );
    }
    await page.goto(`/scenario-comparison?attempt=${overPlan}`);
    await page.getByText("there's nothing left to compare").waitFor();
    await expectStillAccessible(page, "the comparison of a plan that is over");
    const calendar = await send(`${site.url}/dashboards/${overPlan}/sizes.ics`, { cookie: parent.cookie });
    expect([calendar.status, calendar.headers.location]).toEqual([
      302,
      `/dashboards/${overPlan}/shopping-list`,
    ]);
    const file = await send(`${site.url}/dashboards/${overPlan}/shopping-list.csv?for=year`, {
      cookie: parent.cookie,
    });
    expect(parseCsv(file.text)).toHaveLength(1);
  });

  test("and without JavaScript", async () => {
    const page = await openAs(`/dashboards/${overPlan}/0-3m`, { javaScriptEnabled: false });
    await page.getByText("0–3m: 9 pieces to pass on").waitFor();
    await page.goto(`/dashboards/${overPlan}/shopping-list?for=year`);
    await page.locator("summary").filter({ hasText: "0–3m: outgrown" }).waitFor();
  });
});
