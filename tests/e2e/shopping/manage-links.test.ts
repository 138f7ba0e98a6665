// Administrators change where garments can be bought, with and without scripts, and parents see it at once
// (S35, S36).
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectStillAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { newManager } from "../support/managers.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite({ alone: true });
const MARKUP = '<img src=x onerror=alert(1)> & "socks"';
let admin: Account;

beforeAll(async () => {
  admin = await newManager(site, "owner");
});

async function openAs(account: Account, options: Parameters<typeof site.open>[0] = {}): Promise<Page> {
  const page = await site.open(options);
  await actAs(page, site, account);
  return page;
}

async function openLinks(name: string, options: Parameters<typeof site.open>[0] = {}): Promise<Page> {
  const page = await openAs(admin, options);
  await page.goto(`/admin/links?${new URLSearchParams({ q: name })}`);
  await page.getByRole("link", { name: new RegExp(`^${name}\\s*\\d+ link`) }).click();
  await page.getByRole("heading", { level: 1, name: `Links for ${name}` }).waitFor();
  return page;
}

async function fill(page: Page, title: string, url: string): Promise<void> {
  await page.getByLabel("Product title").fill(title);
  await page.getByLabel("Link address").fill(url);
}

const row = (page: Page, title: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name: title, exact: true }) });

/** The links a parent is offered for a garment, as JSON. */
async function offered(parent: Account, plan: string, name: string): Promise<string> {
  const [item] = await site.server.ask(
    "select dashboard_item_id as id from user_clothing_items where onboarding_id = ? and item_name = ?",
    plan,
    name,
  );
  const { text } = await send(`${site.url}/dashboards/${plan}/0-3m/shop/${item?.id}/links`, {
    cookie: parent.cookie,
  });
  return text;
}

test("a link is added, ordered, changed and turned off, and parents see each at once", async () => {
  const parent = await newAccount(site);
  const plan = await finishedPlan(site, parent, { genderPreference: "neutral" });
  const name = "Overalls or Dungarees";
  const page = await openLinks(name);
  const titles = () => page.locator("main li h3").allTextContents();
  const before = await titles();
  await page.getByRole("link", { name: "Add a link" }).click();
  await fill(page, "Corduroy overalls", "https://shop.example/overalls");
  await page.getByLabel("Short description (optional)").fill("Grow with the baby");
  await page.getByLabel("Order", { exact: true }).fill("0");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Link added").waitFor();
  expect(await titles()).toHaveLength(before.length + 1);
  expect(await offered(parent, plan, name)).toContain("https://shop.example/overalls");

  await page.getByRole("link", { name: "Edit Corduroy overalls" }).click();
  await expect.poll(() => page.getByLabel("Product title").inputValue()).toBe("Corduroy overalls");
  await page.getByLabel("Product title").fill(MARKUP);
  await page.getByLabel("Type").selectOption("Budget Picks");
  await page.getByLabel("Sold in").selectOption("Germany");
  await page.getByRole("button", { name: "Save" }).click();
  await row(page, MARKUP).waitFor();
  expect(await page.locator("main img").count()).toBe(0);
  await row(page, MARKUP)
    .getByText(/^Germany · /)
    .waitFor();
  expect(await offered(parent, plan, name), "the plan is in the US").not.toContain("onerror");
  await page.getByRole("link", { name: `Edit ${MARKUP}` }).click();
  await page.getByLabel("Sold in").selectOption("Everywhere");
  await page.getByRole("button", { name: "Save" }).click();
  await row(page, MARKUP)
    .getByText(/^Everywhere · /)
    .waitFor();
  expect(await offered(parent, plan, name)).toContain("onerror");

  await page.getByRole("button", { name: `Turn off ${MARKUP}` }).click();
  await row(page, MARKUP).getByText("Off", { exact: true }).waitFor();
  expect(await offered(parent, plan, name)).not.toContain("onerror");
  await page.getByRole("button", { name: `Turn on ${MARKUP}` }).click();
  await row(page, MARKUP).getByText("On", { exact: true }).waitFor();
  expect(await offered(parent, plan, name)).toContain("onerror");
});

test("S36 an address that is none of the web is refused at its field, and what was typed stays", async () => {
  const page = await openLinks("Sun Hat", { expected: [/status of 400/] });
  await page.getByRole("link", { name: "Add a link" }).click();
  for (const url of [
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "http://shop.example/",
  ]) {
    await fill(page, "A hat", url);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Please enter a full address that starts with https://.").waitFor();
    await expect.poll(() => page.getByLabel("Product title").inputValue()).toBe("A hat");
    await expect.poll(() => page.getByLabel("Link address").inputValue()).toBe(url);
  }
  await expect
    .poll(() => page.getByLabel("Link address").evaluate((field) => field === document.activeElement))
    .toBe(true);
  expect(await site.server.ask("select * from affiliate_links where product_title = 'A hat'")).toEqual([]);
});

test("without JavaScript a link is found, added, refused, changed and turned off", async () => {
  const page = await openAs(admin, { javaScriptEnabled: false, expected: [/status of 400/] });
  await page.goto("/admin/links");
  await page.getByLabel("Search items").fill("wetsuit");
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForURL(/\?q=wetsuit$/);
  await page.getByText("1 item", { exact: true }).waitFor();
  await page.getByRole("link", { name: /^Warm Baby Wetsuit/ }).click();
  await page.getByRole("link", { name: "Add a link" }).click();
  await fill(page, "A wetsuit", "nowhere");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Please enter a full address that starts with https://.").waitFor();
  await expect.poll(() => page.getByLabel("Product title").inputValue()).toBe("A wetsuit");
  await fill(page, "A wetsuit", "https://shop.example/wetsuit");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Link added").waitFor();
  await page.getByRole("link", { name: "Edit A wetsuit" }).click();
  await page.getByLabel("Product title").fill("Another wetsuit");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Link saved").waitFor();
  await page.getByRole("button", { name: "Turn off Another wetsuit" }).click();
  await page.getByText("Link turned off").waitFor();
  await row(page, "Another wetsuit").getByText("Off", { exact: true }).waitFor();
});

test("a garment without links and a search without garments say so", async () => {
  await site.server.ask(
    "delete from affiliate_links where clothing_id = (select clothing_id from clothing_list where clothing_name_id = 'cardigan')",
  );
  const page = await openLinks("Cardigan");
  await page.getByText("This item has no links yet.").waitFor();
  await expectStillAccessible(page, "links of an item without any");
  await page.goto("/admin/links?q=nothing");
  await page.getByText("No clothing items found").waitFor();
});
