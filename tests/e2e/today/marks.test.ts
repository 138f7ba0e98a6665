// Marks on Today: one tap takes a piece out for both parents, two neck checks offer a step, and all of it without scripts.
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { newMember } from "../support/members.ts";
import { finishedPlan } from "../support/quiz.ts";
import { roomFindings } from "../support/room.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const DAY_MS = 86_400_000;
const PHONE = { width: 390, height: 844 };

/** The day in Minneapolis, as the plan's place has it. */
const dayThere = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "America/Chicago" }).format(Date.now() + days * DAY_MS);

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  const dueDate = new Date(Date.now() - 140 * DAY_MS).toISOString().slice(0, 10);
  plan = await finishedPlan(site, parent, { zipcode: "55401", dueDate });
});

/** An empty text is no marks. */
const store = (marks: string) =>
  site.server.ask(
    "update user_onboarding_data set today_marks = nullif(?, '') where onboarding_id = ?",
    marks,
    plan,
  );
const answered = (...necks: readonly [feel: string, day: string][]) =>
  store(JSON.stringify({ v: 1, out: [], necks, step: null }));

beforeEach(() => store(""));

const sentence = (page: Page) => page.getByRole("heading", { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const wash = (page: Page) => page.locator(".today-wash");

async function openAs(account: Account, search: string, options: Parameters<typeof site.open>[0] = {}) {
  const page = await site.open({ viewport: PHONE, ...options });
  await actAs(page, site, account);
  await page.goto(`/dashboards/${plan}/today${search}`);
  await page.waitForLoadState("networkidle");
  return page;
}

/** The name of the first piece in the list. */
async function firstPiece(page: Page): Promise<string> {
  const label = await button(page, /: Not today$/)
    .first()
    .innerText();
  return label.split(":")[0] ?? "";
}

test("one tap takes a piece out, for the other parent too, and one brings it back", async () => {
  const page = await openAs(parent, "?for=stroller&when=now");
  const theirs = await openAs(await newMember(site, plan, { name: "Sam" }), "?for=stroller&when=now");
  const before = await sentence(page).innerText();
  const name = await firstPiece(page);
  await button(page, `${name}: Not today`).click();
  await expect.poll(() => sentence(page).innerText()).not.toBe(before);
  await button(page, `${name}: Put back`).waitFor();
  expect(await page.evaluate(() => document.activeElement?.className)).toContain("today-wash");
  expect(await button(page, `${name}: Not today`).count()).toBe(0);
  await button(theirs, `${name}: Put back`).waitFor();
  expect(await sentence(theirs).innerText()).toBe(await sentence(page).innerText());
  await expectStillAccessible(page, "a piece is in the wash");
  await button(theirs, `${name}: Put back`).click();
  await expect.poll(() => sentence(page).innerText()).toBe(before);
  await expect.poll(() => wash(page).innerText()).toBe("");
});

test("twice cold offers a step, which is worn at once and goes with one tap", async () => {
  await answered(["cold", dayThere(-1)]);
  const page = await openAs(parent, "?for=stroller&when=now");
  await button(page, "Cold").click();
  await page.getByText("Dress one step warmer for two weeks?").waitFor();
  expect(await button(page, "Cold").getAttribute("aria-pressed")).toBe("true");
  await expectAccessible(page, "a step is offered");
  await button(page, "Yes").click();
  await page.getByText(/^One step warmer until [A-Z][a-z]+ \d+\./).waitFor();
  await button(page, "Back to usual").click();
  await expect.poll(() => page.getByText(/^One step/).count()).toBe(0);
});

test("no is an answer, and nights have no neck check", async () => {
  await answered(["sweaty", dayThere(-1)], ["sweaty", dayThere(0)]);
  const page = await openAs(parent, "?for=stroller&when=now");
  await page.getByText("Dress one step lighter for two weeks?").waitFor();
  await page.getByRole("button", { name: "No", exact: true }).click();
  await expect.poll(() => page.getByText("Dress one step lighter for two weeks?").count()).toBe(0);
  await page.goto(`/dashboards/${plan}/today?for=night`);
  await button(page, "Show what to wear").click();
  await sentence(page)
    .getByText(/in the room/)
    .waitFor();
  expect(await button(page, /^(?:Cold|Sweaty)$/).count()).toBe(0);
});

test("without scripts every mark comes back to its situation", async () => {
  await answered(["cold", dayThere(-1)]);
  const page = await openAs(parent, "?for=car&when=now", { javaScriptEnabled: false });
  const name = await firstPiece(page);
  await button(page, `${name}: Not today`).click();
  await button(page, `${name}: Put back`).waitFor();
  expect(page.url()).toMatch(/today\?for=car&when=now$/);
  await button(page, `${name}: Put back`).click();
  await expect.poll(() => wash(page).innerText()).toBe("");
  await button(page, "Cold").click();
  await button(page, "Yes").click();
  await page.getByText(/^One step warmer until/).waitFor();
  await button(page, "Back to usual").click();
  expect(page.url()).toMatch(/today\?for=car&when=now$/);
});

test("a reader sees what is marked, and marks nothing", async () => {
  const out = [["hat_warm", dayThere(0)]];
  await store(JSON.stringify({ v: 1, out, necks: [], step: [1, dayThere(5)] }));
  const page = await openAs(
    await newMember(site, plan, { name: "Gran", role: "reader" }),
    "?for=stroller&when=now",
  );
  expect(await wash(page).innerText()).toMatch(/^In the wash:\s+Warm Knit or Fleece Hat$/);
  await page.getByText(/^One step warmer until/).waitFor();
  expect(await button(page, /Not today|Put back|Cold|Sweaty|Back to usual/).count()).toBe(0);
});

test("everything in the wash is said in one sentence, on the narrowest phone too", async () => {
  const page = await openAs(parent, "?for=stroller&when=now", { viewport: { width: 320, height: 640 } });
  expect(await roomFindings(page)).toEqual([]);
  const said = page.getByRole("heading", { name: /^Everything to put on is in the wash/ });
  for (let taps = 0; taps < 40 && (await said.count()) === 0; taps += 1) {
    const was = await wash(page).innerText();
    await button(page, /: Not today$/)
      .first()
      .click();
    await expect.poll(() => wash(page).innerText()).not.toBe(was);
  }
  await said.waitFor();
  expect(await roomFindings(page)).toEqual([]);
  await expectStillAccessible(page, "everything is in the wash");
  await button(page, /: Put back$/)
    .last()
    .click();
  await expect.poll(() => said.count()).toBe(0);
});
