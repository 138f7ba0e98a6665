// A size that begins within three weeks: Today and the list say so, with a link to each thing that is to do before.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { completed, finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const PHONE = { width: 390, height: 844 };
const DAY_MS = 86_400_000;
/** 3–6m ends in about two weeks. */
const born = new Date(Date.now() - 168 * DAY_MS).toISOString().slice(0, 10);

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent, { zipcode: "55401", dueDate: born });
  await bag("3-6m", "4 sleepers, 2 bodysuits");
  await bag("6-9m", "7 sleepers, 5 bodysuits");
});

async function bag(size: string, text: string): Promise<void> {
  const form = { intent: "save", size, text, formKey: size.replace(/\D/g, "k").padEnd(20, "d") };
  const headers = { Accept: "application/json" };
  const { status } = await send(`${site.url}/dashboards/${plan}/bag`, {
    form,
    cookie: parent.cookie,
    headers,
  });
  expect(status).toBe(200);
}

/** Tells something about the baby, and lets the plan be worked out again. */
async function tell(page: string, form: Record<string, string>): Promise<void> {
  const headers = { Accept: "application/json" };
  const { status } = await send(`${site.url}/dashboards/${plan}/${page}`, {
    form,
    cookie: parent.cookie,
    headers,
  });
  expect(status).toBe(200);
  await completed(site, parent, plan);
}

async function open(path: string, options: Parameters<typeof site.open>[0] = {}): Promise<Page> {
  const page = await site.open({ viewport: PHONE, ...options });
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}${path}`);
  await page.waitForLoadState("networkidle");
  return page;
}

const card = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: /^6–9m from/ }) }).last();
const link = (page: Page, name: string | RegExp) => card(page).getByRole("link", { name });

test("Today leads to the wash, the list, and the box", async () => {
  const page = await open("/today?for=stroller");
  await card(page).scrollIntoViewIfNeeded();
  expect(await card(page).getByRole("heading").innerText()).toMatch(/^6–9m from [A-Z][a-z]+ \d+$/);
  await expectAccessible(page, "today, a size ahead");
  await link(page, "Wash these 12 you own").click();
  await page.getByRole("heading", { level: 1, name: "6–9m: 12 pieces you own" }).waitFor();
  await page.getByText(/^Wash them before [A-Z][a-z]+ \d+\.$/).waitFor();
  expect(await page.getByRole("listitem").filter({ hasText: "7 Footed Sleeper" }).count()).toBe(1);
  await page.goBack();
  const [, needed] = /^Buy (\d+) essentials$/.exec(await link(page, /^Buy/).innerText()) ?? [];
  await link(page, /^Buy/).click();
  await page.waitForURL(/shopping-list\?for=6-9m$/);
  await page
    .locator("p", { hasText: `6–9m next: ${needed} essentials to go` })
    .first()
    .waitFor();
});

test("the list leads to the wash and the box, and says what is to buy by itself", async () => {
  const page = await open("/shopping-list");
  await link(page, "Wash these 12 you own").waitFor();
  expect(await link(page, /^Buy/).count()).toBe(0);
  await link(page, "Pack away 3–6m").click();
  await page.getByRole("heading", { level: 1, name: "3–6m: 6 pieces you own" }).waitFor();
});

test("a box gets a label: the size, its weather, the pieces, and a line to write on", async () => {
  const page = await open("/pieces/3-6m");
  await page.emulateMedia({ media: "print" });
  const shown = (await page.locator("main").innerText()).split("\n").filter((line) => line.trim() !== "");
  expect(shown[0]).toBe("3 to 6 Months");
  expect(shown.slice(2).join(" ")).toMatch(/^2\s+Short-Sleeve Bodysuit 4\s+Footed Sleeper Where$/);
  expect(shown.join(" ")).not.toMatch(/Minneapolis|you own|Print/);
});

test("without scripts it leads to the same pages, and a size without pieces says so", async () => {
  const page = await open("/today?for=stroller", { javaScriptEnabled: false });
  await link(page, "Pack away 3–6m").click();
  await page.getByRole("heading", { level: 1, name: "3–6m: 6 pieces you own" }).waitFor();
  await page.goto(`/dashboards/${plan}/pieces/9-12m`);
  await page.getByText("You haven't counted any pieces in this size.").waitFor();
  const { status } = await send(`${site.url}/dashboards/${plan}/pieces/7-8m`, { cookie: parent.cookie });
  expect(status).toBe(404);
});

test("it follows the baby: once the next size is said to fit, nothing is ahead", async () => {
  const today = new Date().toISOString().slice(0, 10);
  await tell("birth", { intent: "save", bornOn: born });
  const page = await open("/today?for=stroller");
  await card(page).waitFor();
  await tell("size", { intent: "tell", baby: "0", on: today, size: "6-9m", formKey: "f".repeat(20) });
  await page.reload();
  await page.getByRole("link", { name: "Send to day care or grandparents" }).waitFor();
  expect(await card(page).count()).toBe(0);
});
