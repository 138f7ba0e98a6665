// Shopping links: the page that works without scripts, what the drawer loads, and who may see what (S35, S36,
// S43).
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { openItem } from "../support/items.ts";
import { playChannel } from "../support/live.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite({ alone: true });
const MARKUP = '<img src=x onerror=alert(1)> & "socks"';
let owner: Account;
let plan: string;
let otherPlan: string;
/** Items of the two plans by catalogue key. */
let items: Map<string, number>;
let otherItems: Map<string, number>;

beforeAll(async () => {
  owner = await newAccount(site);
  plan = await finishedPlan(site, owner, { genderPreference: "girl" });
  otherPlan = await finishedPlan(site, owner, { genderPreference: "boy", zipcode: "33139" });
  items = await itemsOf(plan);
  otherItems = await itemsOf(otherPlan);
  await site.server.ask(
    `delete from affiliate_links where clothing_id in (${idOf("coat_warm")}, ${idOf("overalls")})`,
  );
  await site.server.ask(
    `insert into affiliate_links (clothing_id, category, display_order, age_range, product_title, descriptor, affiliate_url)
      select ${idOf("coat_warm")}, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 from json_each(?1)`,
    JSON.stringify([
      ["premium", 1, "0-3m", "Script", null, "javascript:alert(document.cookie)"],
      ["budget", 1, "0-3m", "Data", null, "data:text/html,<script>alert(1)</script>"],
      ["budget", 2, null, MARKUP, MARKUP, 'https://shop.example/?q="><script>alert(1)</script>'],
    ]),
  );
});

const idOf = (key: string) => `(select clothing_id from clothing_list where clothing_name_id = '${key}')`;

async function itemsOf(planId: string): Promise<Map<string, number>> {
  const rows = await site.server.ask(
    `select items.dashboard_item_id as id, clothing.clothing_name_id as "key"
      from user_clothing_items as items join clothing_list as clothing using (clothing_id)
      where items.onboarding_id = ?1`,
    planId,
  );
  return new Map(rows.map((row) => [String(row.key), Number(row.id)]));
}

function shop(key: string, ageRange = "0-3m"): string {
  return `/dashboards/${plan}/${ageRange}/shop/${items.get(key)}`;
}

async function openShop(path: string, options: Parameters<typeof site.open>[0] = {}) {
  const page = await site.open(options);
  await actAs(page, site, owner);
  await page.goto(path);
  return page;
}

test("without JavaScript the links of an item are a page, budget first, and lead back to the dashboard", async () => {
  const page = await openShop(`${shop("bodysuit_long_sleeve")}?scenario=weekly_plus`, {
    javaScriptEnabled: false,
  });
  await page.getByRole("heading", { level: 1, name: "Shop Long-Sleeve Bodysuit" }).waitFor();
  expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toEqual([
    "Budget Picks",
    "Luxury Picks",
  ]);
  await page.getByText("earns a commission on qualifying purchases").waitFor();
  const links = page.locator("main a[target=_blank]");
  // There are specific links for a girl of this age, so the general ones are left out.
  expect(await links.locator("span.font-semibold").allTextContents()).toEqual([
    "Long-Sleeve Bodysuit, 0-3m, girl",
    "Long-Sleeve Bodysuit, 0-3m, girl",
  ]);
  for (const link of await links.all()) {
    expect(await link.getAttribute("rel")).toBe("sponsored nofollow noopener");
    expect(await link.getAttribute("href")).toMatch(/^https:\/\/www\.(nordstrom|target)\.com\//);
  }
  await page.getByRole("link", { name: /^Quiz #/ }).click();
  await page.waitForURL(
    `**/dashboards/${plan}/0-3m?scenario=weekly_plus#item-${items.get("bodysuit_long_sleeve")}`,
  );
});

test("an item without links says so", async () => {
  const page = await openShop(shop("overalls"));
  await page.getByText("No shopping links available for this item.").waitFor();
  await expectAccessible(page, "shop page without links");
});

test("the page of an item's links is accessible", async () => {
  const page = await openShop(shop("hat_sun"));
  await page.getByRole("heading", { level: 1, name: "Shop Sun Hat" }).waitFor();
  await expectAccessible(page, "shop page");
});

test("S36 and S35 an address that is none of the web is no link, and markup is text", async () => {
  const page = await openShop(shop("coat_warm"));
  await page.getByText(MARKUP).first().waitFor();
  const hrefs = await page
    .locator("main a[target=_blank]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual(["https://shop.example/?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E"]);
  expect(await page.locator("main img").count()).toBe(0);
  for (const suffix of ["", ".data", "/links"]) {
    const { status, text } = await send(`${site.url}${shop("coat_warm")}${suffix}`, { cookie: owner.cookie });
    expect(status, suffix).toBe(200);
    expect(text, suffix).not.toMatch(/javascript:alert|data:text/);
    expect(text.includes("<script>alert"), suffix).toBe(false);
  }
});

test("the drawer reads the same links as JSON, which nobody keeps", async () => {
  const { status, headers, text } = await send(`${site.url}${shop("hat_sun")}/links`, {
    cookie: owner.cookie,
  });
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(/^application\/json/);
  expect(headers["cache-control"]).toContain("no-store");
  const sections: { category: string; links: { title: string; url: string }[] }[] = JSON.parse(text);
  expect(sections.map(({ category, links }) => [category, links.map(({ title }) => title)])).toEqual([
    ["premium", ["Sun Hat"]],
    ["budget", ["Sun Hat"]],
  ]);
});

async function openDrawer(name: string, options: Parameters<typeof site.open>[0] = {}) {
  const page = await site.open(options);
  await actAs(page, site, owner);
  await page.goto(`/dashboards/${plan}/0-3m`);
  await page.waitForLoadState("networkidle");
  const row = await openItem(page, name);
  const trigger = row.getByRole("link", { name: /^Where to buy/ });
  return { page, row, trigger, drawer: page.getByRole("dialog", { name: `Shop ${name}` }) };
}

test("the drawer shows the links, keeps the focus and gives it back", async () => {
  const { page, trigger, drawer } = await openDrawer("Long-Sleeve Bodysuit");
  await trigger.focus();
  await page.keyboard.press("Enter");
  await drawer.getByRole("heading", { level: 3, name: "Luxury Picks" }).waitFor();
  expect(page.url()).toMatch(/\/0-3m$/);
  await drawer.getByText("earns a commission on qualifying purchases").waitFor();
  const links = drawer.getByRole("link", { name: /opens in a new tab/ });
  expect(await links.count()).toBe(2);
  for (const link of await links.all())
    expect(await link.getAttribute("rel")).toBe("sponsored nofollow noopener");
  expect(await drawer.getByRole("status").textContent()).toBe("2 shopping links");
  await expectAccessible(page, "shop drawer");
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press("Tab");
    const isInside = await page.evaluate(() => {
      const { activeElement, body } = document;
      // After its last element, the focus goes to the browser's own bars.
      return activeElement === body || activeElement?.closest("dialog[open]") !== null;
    });
    expect(isInside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
  expect(await trigger.evaluate((link) => link === document.activeElement)).toBe(true);
});

test("the drawer says when links cannot be read, and tries again", async () => {
  const { page, trigger, drawer } = await openDrawer("Long-Sleeve Bodysuit", {
    expected: [/status of 503/, /^503: /],
  });
  let isDown = true;
  await page.route("**/shop/*/links", (route) =>
    isDown ? route.fulfill({ status: 503, json: { message: "no" } }) : route.continue(),
  );
  await trigger.click();
  await drawer.getByRole("alert").getByText("Could not load the shopping links.").waitFor();
  await expectStillAccessible(page, "shop drawer that failed");
  isDown = false;
  await drawer.getByRole("button", { name: "Retry" }).click();
  await drawer.getByRole("heading", { level: 3, name: "Budget Picks" }).waitFor();
  await drawer.getByRole("button", { name: "Close" }).click();
  await drawer.waitFor({ state: "hidden" });
});

test("somebody who was signed out in the meantime is led to the sign-in, and back to the links", async () => {
  const account = await newAccount(site);
  const id = await finishedPlan(site, account);
  const page = await site.open();
  await actAs(page, site, account);
  // The page isn't told about the sign-out, as if its connection were down.
  await playChannel(page);
  await page.goto(`/dashboards/${id}/0-3m`);
  await page.waitForLoadState("networkidle");
  const row = await openItem(page, "Long-Sleeve Bodysuit");
  await send(`${site.url}/logout`, { form: {}, cookie: account.cookie });
  await row.getByRole("link", { name: /^Where to buy/ }).click();
  await page.waitForURL(/\/auth\?from=/);
  expect(new URL(page.url()).searchParams.get("from")).toMatch(
    new RegExp(`^/dashboards/${id}/0-3m/shop/\\d+$`),
  );
});

test("S43 somebody else's items, items of another plan and what is no item cannot be told apart", async () => {
  const stranger = await newAccount(site);
  const own = items.get("hat_sun");
  const asked: { path: string; cookie: string }[] = [
    { path: shop("hat_sun"), cookie: stranger.cookie },
    ...[
      `/dashboards/${plan}/0-3m/shop/${otherItems.get("hat_sun")}`,
      `/dashboards/${otherPlan}/0-3m/shop/${own}`,
      `/dashboards/aaaaaaaaaaaaaaaaaaaa/0-3m/shop/${own}`,
      `/dashboards/${plan}/0-3m/shop/999999999`,
      `/dashboards/${plan}/0-3m/shop/${"9".repeat(300)}`,
      `/dashboards/${plan}/0-3m/shop/-1`,
      `/dashboards/${plan}/0-3m/shop/${own}.0`,
      `/dashboards/${plan}/0-3m/shop/0x1`,
      `/dashboards/${plan}/0-3m/shop/1e1`,
      `/dashboards/${plan}/0-3m/shop/%00`,
      `/dashboards/${plan}/0-3m/shop/'--`,
      `/dashboards/${plan}/12-15m/shop/${own}`,
      `/dashboards/${plan}/0-3M/shop/${own}`,
    ].map((path) => ({ path, cookie: owner.cookie })),
  ];
  for (const { path, cookie } of asked) {
    for (const suffix of ["", ".data", "/links"]) {
      const { status, text } = await send(`${site.url}${path}${suffix}`, { cookie });
      expect(status, path + suffix).toBe(404);
      expect(text, path + suffix).not.toMatch(/Sun Hat|target\.com/);
    }
  }
});

test("S21 nobody who is signed out sees links; the page leads to the sign-in and back", async () => {
  for (const suffix of ["", "/links"]) {
    const { status, headers, text } = await send(`${site.url}${shop("hat_sun")}${suffix}`);
    expect(status).toBe(302);
    expect(headers.location).toMatch(/^\/auth\?from=/);
    expect(text).toBe("");
  }
});

// Must run last, because it leaves the database without its links.
test("while links cannot be read that is what is said, and nothing of why", async () => {
  await site.server.ask("alter table affiliate_links rename to affiliate_links_away");
  const { status, text } = await send(`${site.url}${shop("hat_sun")}/links`, { cookie: owner.cookie });
  expect(status).toBe(503);
  expect(JSON.parse(text)).toEqual({ message: "Could not load the shopping links. Please try again." });
  const page = await openShop(shop("hat_sun"), { expected: [/status of 500/, /^500: /] });
  await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
  await page.getByRole("link", { name: "Retry" }).waitFor();
  expect(await page.locator("main").innerText()).not.toMatch(/affiliate|SQLITE|D1/);
});
