// Items of the dashboard that is open: their counts and notes, as a parent works them.
import type { Locator, Page } from "playwright-core";
import type { Account } from "./accounts.ts";
import { type Answer, send } from "./http.ts";

/** The row of an item. */
export function itemRow(page: Page, name: string): Locator {
  return page
    .locator('li[id^="item-"]')
    .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
}

/** 'You have' of an item in the first weather it is needed in. */
export function countField(page: Page, name: string): Locator {
  return itemRow(page, name)
    .getByRole("group", { name: /^You have: / })
    .first();
}

export function plus(page: Page, name: string): Locator {
  return countField(page, name).getByRole("button", { name: /^One more: / });
}

export function minus(page: Page, name: string): Locator {
  return countField(page, name).getByRole("button", { name: /^One less: / });
}

/** The button with the number, which opens the list. */
export function numberButton(page: Page, name: string): Locator {
  return countField(page, name).getByRole("button", { name: /Choose a number$/ });
}

/** The number that an item's first field shows. */
export async function shownCount(page: Page, name: string): Promise<number> {
  return Number(await numberButton(page, name).innerText());
}

/** Unfolds an item and answers the box for its note. */
export async function openNote(page: Page, name: string): Promise<Locator> {
  const row = itemRow(page, name);
  const box = row.getByLabel(/^Your note/);
  if (!(await box.isVisible())) await detailsButton(page, name).click();
  await box.waitFor();
  return box;
}

/** What unfolds an item. */
export function detailsButton(page: Page, name: string): Locator {
  return itemRow(page, name).getByRole("button", { name: /^Note/ });
}

/** The id of an item on the page. */
export async function itemIdOf(page: Page, name: string): Promise<string> {
  return (await itemRow(page, name).getAttribute("id"))?.replace("item-", "") ?? "";
}

/** Sends a change of an item as a script does. */
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
