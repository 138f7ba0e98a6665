// Items of the open dashboard: their counts and notes, changed the way a parent does.
import type { Locator, Page } from "playwright-core";
import type { Account } from "./accounts.ts";
import { type Answer, send } from "./http.ts";

/** The row of an item, by its catalogue name. */
export function itemRow(page: Page, name: string): Locator {
  // The newborn size label is small print after the name.
  const heading = name.replace(/ \(Newborn\)$/, " newborn");
  return page
    .locator('li[id^="item-"]')
    .filter({ has: page.getByRole("heading", { level: 3, name: heading, exact: true }) });
}

export function plus(page: Page, name: string): Locator {
  return itemRow(page, name).getByRole("button", { name: `One more: ${name}`, exact: true });
}

export function minus(page: Page, name: string): Locator {
  return itemRow(page, name).getByRole("button", { name: `One less: ${name}`, exact: true });
}

/** The button with the number, which opens the list. */
export function numberButton(page: Page, name: string): Locator {
  return itemRow(page, name).getByRole("button", { name: /^You have \d+( of \d+)?: .* Choose a number$/ });
}

/** The number that an item shows. */
export async function shownCount(page: Page, name: string): Promise<number> {
  return Number(await numberButton(page, name).locator("b").innerText());
}

/** Opens an item and returns its note field. */
export async function openNote(page: Page, name: string): Promise<Locator> {
  await openItem(page, name);
  const box = itemRow(page, name).getByLabel(/^Your note/);
  await box.waitFor();
  return box;
}

/** Opens an item unless it is open. */
export async function openItem(page: Page, name: string): Promise<Locator> {
  const button = nameButton(page, name);
  if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
  await itemRow(page, name)
    .getByLabel(/^Your note/)
    .waitFor();
  return itemRow(page, name);
}

/** An item's name button, which opens it. */
export function nameButton(page: Page, name: string): Locator {
  return itemRow(page, name).getByRole("heading", { level: 3 }).getByRole("button");
}

export async function itemIdOf(page: Page, name: string): Promise<string> {
  return (await itemRow(page, name).getAttribute("id"))?.replace("item-", "") ?? "";
}

export interface ShownCount {
  name: string;
  have: number;
  /** 0 if nothing is needed. */
  needed: number;
  /** Its essentiality, which rows leave out for essentials; empty if nothing is needed. */
  level: string;
}

/** The counts of the page's rows, including those in folded categories. */
export function rowCounts(page: Page): Promise<ShownCount[]> {
  return page.locator('li[id^="item-"]').evaluateAll((rows) =>
    rows.map((row) => {
      const numbers = row.querySelector(".count")?.textContent?.match(/\d+/g) ?? [];
      const [have = 0, needed = 0] = numbers.map(Number);
      const said = row.querySelector("[data-level]")?.getAttribute("data-level");
      const level = said ?? (needed > 0 ? "Essential" : "");
      return { name: row.querySelector("h3")?.textContent ?? "", have, needed, level };
    }),
  );
}

/** Sends a change to an item like a script. */
export function sendEdit(
  site: { url: string },
  account: Account,
  item: { plan: string; id: string },
  form: Readonly<Record<string, string>>,
): Promise<Answer> {
  return send(`${site.url}/dashboards/${item.plan}/items/${item.id}`, {
    form,
    cookie: account.cookie,
    headers: { Accept: "application/json" },
  });
}
