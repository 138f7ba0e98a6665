// What lies over a page, by table: Back closes it, stays on the page, and keeps as a draft what was typed there.
import { globSync, readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { send } from "../support/http.ts";
import { numberButton, openItem } from "../support/items.ts";
import { finishedPlan } from "../support/quiz.ts";
import { enrich } from "../support/sharing.ts";
import { startSite } from "../support/site.ts";
import { finishedTrip } from "../support/trips.ts";

const site = startSite({ alone: true });
let parent: Account;
let plan: string;
let trip: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
  await enrich(site.server, plan);
  trip = await finishedTrip(site, parent, {});
  // Whoever selects another as final is asked first.
  await finishedPlan(site, parent);
  const final = { form: { final: "on" }, cookie: parent.cookie, headers: { Accept: "application/json" } };
  expect((await send(`${site.url}/dashboards/${plan}/final`, final)).status).toBe(200);
});

const ITEM = "Muslin Swaddle Blanket";
const OWN = "Knitted <b>hat</b>";
const dashboard = () => `/dashboards/${plan}/0-3m`;

interface Over {
  what: string;
  /** The component that draws it. */
  file: string;
  path: () => string;
  open: (page: Page) => Promise<unknown>;
  /** The field, and what is typed there. */
  typed?: { field: (page: Page) => Locator; text: string };
}

const menuButton = (page: Page) => page.getByRole("button", { name: "More", exact: true });

const OVER: readonly Over[] = [
  {
    what: "the account's menu",
    file: "layout/header",
    path: dashboard,
    open: (page) => page.getByRole("button", { name: "Account menu" }).click(),
  },
  {
    what: "a plan's menu",
    file: "plans/plan-menu",
    path: dashboard,
    open: (page) => menuButton(page).click(),
  },
  {
    what: "a trip's menu",
    file: "travel/trip-head",
    path: () => `/travel-plans/${trip}`,
    open: (page) => page.locator(".menu-button").click(),
  },
  {
    what: "the sheet of a shopping list",
    file: "shopping/open-list",
    path: () => `/dashboards/${plan}/shopping-list?for=0-3m`,
    open: (page) => page.locator("button[popovertarget=list-tools]").first().click(),
  },
  {
    what: "the times of Today",
    file: "today/situation-and-time",
    path: () => `/dashboards/${plan}/today?for=stroller`,
    open: (page) => page.getByRole("button", { name: /^When/ }).click(),
  },
  {
    what: "the list of numbers",
    file: "wardrobe/number-picker",
    path: dashboard,
    open: (page) => numberButton(page, ITEM).click(),
    typed: { field: (page) => page.getByRole("combobox", { name: `You have: ${ITEM}` }), text: "17" },
  },
  {
    what: "the box of +",
    file: "wardrobe/bag/plus-sheet",
    path: dashboard,
    open: async (page) => {
      await page.locator(".plan-acts a[aria-haspopup=dialog]").click();
      await page.getByRole("dialog").locator("textarea").waitFor();
    },
    typed: { field: (page) => page.getByRole("dialog").locator("textarea"), text: "3 hats, owl lovey" },
  },
  {
    what: "a new item",
    file: "wardrobe/add-item-dialog",
    path: dashboard,
    open: (page) => page.locator("main a.fold[aria-haspopup=dialog]").first().click(),
    typed: { field: (page) => page.getByRole("dialog").getByLabel("Item Name"), text: "Rabbit ears" },
  },
  {
    what: "an item of one's own",
    file: "wardrobe/edit-item-dialog",
    path: () => `${dashboard()}?essentiality=all`,
    open: async (page) => (await openItem(page, OWN)).getByRole("link", { name: /^Edit/ }).first().click(),
    typed: { field: (page) => page.getByRole("dialog").getByLabel("Item Name"), text: "Knitted cap" },
  },
  {
    what: "the shops of an item",
    file: "shopping/shop-drawer",
    path: dashboard,
    open: async (page) =>
      (await openItem(page, ITEM))
        .getByRole("link", { name: /^Where to buy/ })
        .first()
        .click(),
  },
  {
    what: "a plan's link",
    file: "sharing/share-dialog",
    path: () => "/dashboards",
    open: (page) => page.getByRole("link", { name: "Share", exact: true }).first().click(),
    typed: { field: (page) => page.getByLabel("Whose plan is it?"), text: "Mia's wardrobe" },
  },
  {
    what: "the question before a final plan is changed",
    file: "plans/final-switch",
    path: () => "/dashboards",
    open: (page) => page.getByRole("switch").first().click(),
  },
];

const isOver = (page: Page) => page.locator("dialog[open], [popover]:popover-open");

async function openPage(path: string): Promise<Page> {
  const page = await site.open();
  await actAs(page, site, parent);
  await page.goto("/travel-plans");
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return page;
}

test.each(OVER)("Back closes $what", async ({ path, open, typed }) => {
  const page = await openPage(path());
  const { href } = new URL(page.url());
  await open(page);
  await expect.poll(() => isOver(page).count()).toBe(1);
  await typed?.field(page).fill(typed.text);
  await page.goBack({ waitUntil: "commit" }).catch(() => null);
  await expect.poll(() => isOver(page).count()).toBe(0);
  expect(page.url()).toBe(href);
  await open(page);
  await expect.poll(() => isOver(page).count()).toBe(1);
  if (typed) await expect.poll(() => typed.field(page).inputValue()).toBe(typed.text);
});

test("a list of places over the quiz, too, with what was typed", async () => {
  const page = await openPage("/onboarding?step=1&where=city");
  const { href } = new URL(page.url());
  const field = page.getByRole("combobox", { name: "City" });
  await field.pressSequentially("munich");
  await page.getByRole("option").first().waitFor();
  await page.goBack({ waitUntil: "commit" }).catch(() => null);
  await expect.poll(() => page.getByRole("option").count()).toBe(0);
  expect(page.url()).toBe(href);
  expect(await field.inputValue()).toBe("munich");
  await field.press("ArrowDown");
  await page.getByRole("option").first().click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.waitForURL(/step=2/);
  await page.goBack();
  await page.waitForURL(/step=1/);
});

test("every component that draws something over a page is in the table", () => {
  const drawing = globSync("app/components/**/*.tsx").filter((file) =>
    /<Dialog\b|popover="auto"/.test(readFileSync(file, "utf8")),
  );
  const named = drawing.map((file) => file.replace(/^app\/components\/|\.tsx$/g, "")).sort();
  const listed = OVER.map(({ file }) => file).sort();
  expect(named).toEqual(listed);
});
