// E32: an administrator keeps price sheets, and parents read on the list and on a page of its own what it costs, with their own prices. All figures
// are invented.
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { PRICE_GROUPS } from "../../../app/domain/shopping/price-groups.ts";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectStillAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { speaking } from "../support/languages.ts";
import { newManager } from "../support/managers.ts";
import { newPriceSheet } from "../support/price-sheets.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";
import { setTextSize } from "../support/text-size.ts";
import { brokenWords } from "../support/whole-words.ts";

const site = startSite({ alone: true });
const PHONE = { width: 390, height: 844 };
const MUNICH = "2867714";
const TODAY = new Date().toISOString().slice(0, 10);

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
});

beforeEach(async () => {
  await site.server.ask("delete from price_sheets");
  await site.server.ask("delete from own_prices");
});

type Options = Parameters<typeof site.open>[0];

async function openAs(account: Account, path: string, options: Options = {}): Promise<Page> {
  const page = await site.open({ viewport: PHONE, ...options });
  await actAs(page, site, account);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return page;
}

const open = (path: string, options: Options = {}) => openAs(parent, `/dashboards/${plan}${path}`, options);
const headline = (page: Page) => page.getByRole("heading", { level: 1 });
const line = (page: Page) => page.getByRole("main").getByRole("link", { name: /^From about / });

/** Neither is the page wider than the screen, nor is a word broken, at twice the letters. */
async function expectRoomForLetters(page: Page): Promise<void> {
  await setTextSize(page, 200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect(await brokenWords(page)).toEqual([]);
  await setTextSize(page, 100);
}

test("E32 the list's line leads to the same answer, by size and by kind, and an own price wins", async () => {
  await newPriceSheet(site.server, "US", "USD");
  const page = await open("/shopping-list?for=year");
  const answer = await line(page).innerText();
  expect(answer).toMatch(/^From about \$[\d,]+ to \$[\d,]+; second-hand about \$[\d,]+$/);
  await line(page).click();
  await headline(page).filter({ hasText: answer }).waitFor();
  expect((await headline(page).boundingBox())?.y).toBeLessThan(200);
  await page.getByText(/^Prices of \w{3} \d{4}, from the operator's sheet$/).waitFor();

  await page.getByText("Socks and shoes").click();
  const socks = page.getByRole("textbox", { name: "Your price for Socks (pairs), in USD" });
  await socks.fill("99.50");
  await page.getByRole("button", { name: "Save prices" }).click();
  await page.getByText("Prices saved").waitFor();
  const dearer = await headline(page).innerText();
  expect(dearer).not.toBe(answer);
  await expect.poll(() => socks.inputValue()).toBe("99.50");
  await expectStillAccessible(page, "what a plan costs, a kind opened");
  await expectRoomForLetters(page);
  await page.getByRole("link", { name: "Open the list" }).click();
  await line(page).filter({ hasText: dearer }).waitFor();
  await expectRoomForLetters(page);

  await page.goto(`/dashboards/${plan}/cost?for=year`);
  await page.getByRole("link", { name: "Newborn to 3 Months" }).click();
  await headline(page).filter({ hasNotText: dearer }).waitFor();
  const ofSize = await headline(page).innerText();
  await page.goto(`/dashboards/${plan}/shopping-list?for=0-3m`);
  await line(page).filter({ hasText: ofSize }).waitFor();
});

test("E32 in Germany it is in euros, in the reader's language, and takes a decimal comma", async () => {
  await newPriceSheet(site.server, "DE", "EUR");
  const account = await newAccount(site);
  const abroad = await finishedPlan(site, account, { zipcode: "", placeId: MUNICH });
  const page = await openAs(
    await speaking(site, account, "de"),
    `/dashboards/${abroad}/shopping-list?for=year`,
  );
  const there = page.getByRole("main").getByRole("link", { name: /^Etwa / });
  const answer = await there.innerText();
  expect(answer).toMatch(/^Etwa [\d.]+\s€ bis [\d.]+\s€; gebraucht etwa [\d.]+\s€$/);
  await there.click();
  await headline(page).filter({ hasText: answer }).waitFor();
  await page.getByText(/^Preise vom .+ \d{4}, aus der Liste des Betreibers$/).waitFor();
  await page.getByText("Socken und Schuhe").click();
  const socks = page.getByRole("textbox", { name: /^Dein Preis für Socken.*, in EUR$/ }).first();
  await socks.fill("99,50");
  await page.getByRole("button", { name: "Preise speichern" }).click();
  await page.getByText("Preise gespeichert").waitFor();
  await expect.poll(() => socks.inputValue()).toBe("99,50");
  await expectRoomForLetters(page);
});

test("E32 without a sheet, and with one that is too old, there is no line, and the page says so", async () => {
  for (const day of [null, "2020-01-01"]) {
    if (day) {
      await newPriceSheet(site.server, "US", "USD");
      await site.server.ask("update price_sheets set priced_on = ?", day);
    }
    const page = await open("/shopping-list?for=year");
    expect(await page.locator('main a[href*="/cost"]').count()).toBe(0);
    await page.goto(`/dashboards/${plan}/cost`);
    await page.getByText("There are no current prices for this country: US.").waitFor();
    expect(await page.getByRole("main").getByRole("textbox").count()).toBe(0);
  }
});

test("S98 without scripts a wrong price is named at its field, with what was typed, and another currency is refused", async () => {
  await newPriceSheet(site.server, "US", "USD");
  const page = await open("/cost", { javaScriptEnabled: false, expected: [/status of 400/] });
  await page.getByText("Socks and shoes").click();
  const socks = page.getByRole("textbox", { name: "Your price for Socks (pairs), in USD" });
  for (const price of ["-1", "1e308", "12,505", "١٢"]) {
    await socks.fill(price);
    await page.getByRole("button", { name: "Save prices" }).click();
    await page.getByText("Please enter a price from 0 to 10,000, such as 12.50.").waitFor();
    expect(await socks.inputValue()).toBe(price);
  }
  await socks.fill("0");
  await page.getByRole("button", { name: "Save prices" }).click();
  await page.getByText("Prices saved").waitFor();
  const form = { currency: "EUR", "price-socks": "3" };
  const refused = await send(`${site.url}/dashboards/${plan}/cost`, { form, cookie: parent.cookie });
  expect(refused.status).toBe(409);
  const [own] = await site.server.ask("select currency, prices from own_prices");
  expect(own).toEqual({ currency: "USD", prices: '{"socks":0}' });
});

test("E32 an administrator keeps a sheet: adds, is told what is wrong, corrects, and removes it", async () => {
  const admin = await newManager(site);
  const page = await openAs(admin, "/admin/links", { expected: [/status of 400/] });
  await page.getByRole("link", { name: "Prices", exact: true }).click();
  await page.getByText("There are no sheets yet").waitFor();
  await page.getByLabel("Country").selectOption("Austria");
  await page.getByLabel("Currency").selectOption("EUR · Euro");
  await page.getByLabel("Date of the prices").fill(TODAY);
  for (const group of PRICE_GROUPS) {
    await page.locator(`#sheet-budget-${group}`).fill("5");
    await page.locator(`#sheet-premium-${group}`).fill("20");
    await page.locator(`#sheet-share-${group}`).fill("50");
  }
  await page.locator("#sheet-premium-swim").fill("4.99");
  await page.getByRole("button", { name: "Save sheet" }).click();
  await page.getByText("Please enter at least the budget price.").waitFor();
  expect(await page.locator("#sheet-budget-hats").inputValue()).toBe("5");
  await expectRoomForLetters(page);
  await page.locator("#sheet-premium-swim").fill("8");
  await page.getByRole("button", { name: "Save sheet" }).click();
  await page.getByText("Prices saved").waitFor();
  await expect.poll(() => page.locator("#sheet-premium-swim").inputValue()).toBe("");

  await page.getByRole("link", { name: "Austria" }).click();
  await expect.poll(() => page.locator("#sheet-premium-swim").inputValue()).toBe("8");
  await page.locator("#sheet-share-swim").fill("30");
  await page.getByRole("button", { name: "Save sheet" }).click();
  // The message of the save before may still be there.
  const stored = async () => {
    const [sheet] = await site.server.ask("select country, currency, prices from price_sheets");
    return { ...sheet, prices: JSON.parse(String(sheet?.prices)).swim };
  };
  await expect.poll(stored).toEqual({ country: "AT", currency: "EUR", prices: [500, 800, 30] });

  await page.getByRole("link", { name: "Austria" }).click();
  await page.getByRole("button", { name: "Remove sheet" }).click();
  await page.getByText("Prices removed").waitFor();
  expect(await site.server.ask("select * from price_sheets")).toEqual([]);
});
