// Items that a parent added are edited, removed, and restored: in two tabs, by keyboard, offline, and without
// scripts; and the same requests from an attacker (S35, S43, S47, S49).
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { type Answer, send } from "../support/http.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const NAME = "Knitted hat";

interface Own {
  account: Account;
  plan: string;
  /** An item that its owner added. */
  item: string;
}

type Form = Record<string, string>;
interface Sending {
  account?: Account | null;
  accept?: string;
}

/** Sends a form to one of the item's addresses, like the page's script. */
function ask(
  { account: owner, plan, item }: Own,
  verb: "edit" | "remove" | "restore",
  form: Form = {},
  { account = owner, accept = "application/json" }: Sending = {},
): Promise<Answer> {
  return send(`${site.url}/dashboards/${plan}/items/${item}/${verb}`, {
    form: { ageRange: "0-3m", ...form },
    cookie: account?.cookie,
    headers: { Accept: accept },
  });
}

const aChange = (fields: Form = {}): Form => ({
  name: "Felt hat",
  category: "Accessories",
  "group-1": "4",
  ...fields,
});

async function added(account: Account, plan: string, name = NAME): Promise<string> {
  const key = crypto.randomUUID().replaceAll("-", "");
  const { text } = await send(`${site.url}/dashboards/${plan}/items`, {
    form: { name, category: "Accessories", essentiality: "Essential", ageRange: "0-3m", "group-1": "2", key },
    cookie: account.cookie,
    headers: { Accept: "application/json" },
  });
  return String(JSON.parse(text).item.id);
}

/** An item in a new plan. */
async function anItem(): Promise<Own> {
  const account = await newAccount(site);
  const plan = await finishedPlan(site, account);
  return { account, plan, item: await added(account, plan) };
}

async function dashboardText({ account, plan }: Own, suffix = ""): Promise<string> {
  return (await send(`${site.url}/dashboards/${plan}/0-3m${suffix}`, { cookie: account.cookie })).text;
}

const editPage = ({ plan, item }: Own) => `/dashboards/${plan}/items/${item}/edit`;

test("S43 nobody edits, removes, brings back or sees another family's item, and no item of the catalogue", async () => {
  const own = await anItem();
  const stranger = await anItem();
  const catalogue = { ...own, item: String(Number(own.item) - 1) };
  const wrong: [Own, Sending][] = [
    [own, { account: stranger.account }],
    [{ ...own, plan: stranger.plan }, { account: stranger.account }],
    [{ ...stranger, item: own.item }, {}],
    [catalogue, {}],
    [{ ...own, item: "999999999" }, {}],
    [{ ...own, item: "1e3" }, {}],
    [{ ...own, item: "-1" }, {}],
    [{ ...own, plan: "no-such-plan" }, {}],
  ];
  for (const [target, sending] of wrong) {
    for (const verb of ["edit", "remove", "restore"] as const) {
      const { status } = await ask(target, verb, aChange({ user_id: own.account.email }), sending);
      expect(status, `${verb} ${JSON.stringify(target)}`).toBe(404);
    }
    const { cookie } = sending.account ?? target.account;
    expect((await send(`${site.url}${editPage(target)}`, { cookie })).status).toBe(404);
  }
  const html = { accept: "text/html", account: stranger.account };
  expect((await ask(own, "edit", aChange(), html)).status).toBe(404);
  expect(await dashboardText(own)).toContain(NAME);
  expect(await dashboardText(own)).not.toContain("Felt hat");
});

test("the addresses are for those who are signed in and for our own pages, and take no GET", async () => {
  const own = await anItem();
  for (const verb of ["edit", "remove", "restore"] as const) {
    expect((await ask(own, verb, aChange(), { account: null })).status).toBe(302);
    const forged = await send(`${site.url}/dashboards/${own.plan}/items/${own.item}/${verb}`, {
      form: aChange(),
      cookie: own.account.cookie,
      headers: { Origin: "https://evil.example" },
    });
    expect(forged.status).toBe(403);
    if (verb === "edit") continue;
    const address = `${site.url}/dashboards/${own.plan}/items/${own.item}/${verb}`;
    expect((await send(address, { cookie: own.account.cookie })).status).toBe(404);
  }
  expect(await dashboardText(own)).toContain(NAME);
});

test("S47 and S49 what cannot be is refused with its text, and junk makes nothing fail", async () => {
  const own = await anItem();
  const wrong: [Form, Form][] = [
    [{ name: " " }, { name: "Please enter a name for the item." }],
    [{ category: "Toys" }, { category: "Please choose a category." }],
    [{ "group-1": "21" }, { "group-1": "Please enter a whole number from 0 to 20." }],
    [
      { "group-9": "1" },
      { "group-9": "This plan's weather has changed. Please reload the page and try again." },
    ],
  ];
  for (const [fields, errors] of wrong) {
    const { status, text } = await ask(own, "edit", aChange(fields));
    expect(status).toBe(400);
    expect(JSON.parse(text)).toEqual({ message: "Failed to save the item. Please try again.", errors });
  }
  const junk = ["' or 1=1 --", "\0", "__proto__", "\r\nSet-Cookie: session=evil", "👶".repeat(700)];
  for (const text of junk) {
    for (const field of [...Object.keys(aChange()), "essentiality", "ageRange", "tab", `group-${text}`]) {
      const { status, headers } = await ask(own, "edit", aChange({ [field]: text }));
      expect([200, 400], `${field}=${text}`).toContain(status);
      expect(String(headers["set-cookie"] ?? "")).not.toContain("evil");
    }
    const { status, headers } = await ask(
      own,
      "remove",
      { ageRange: text, tab: text },
      { accept: "text/html" },
    );
    expect(status).toBe(303);
    expect(headers.location).toBe(`/dashboards/${own.plan}/?removed=${own.item}`);
    expect((await ask(own, "restore", { ageRange: text })).status).toBe(200);
    for (const param of ["removed", "edited", "problem"]) {
      const page = await dashboardStatus(own, `?${new URLSearchParams({ [param]: text })}`);
      expect(page, `${param}=${text}`).toBe(200);
    }
  }
});

async function dashboardStatus({ account, plan }: Own, search: string): Promise<number> {
  return (await send(`${site.url}/dashboards/${plan}/0-3m${search}`, { cookie: account.cookie })).status;
}

test("S35 markup in a name is shown as text, on the page that edits it and in what is said of it", async () => {
  const own = await anItem();
  const markup = `"'><img src=x onerror=alert(1)></script><script>alert(2)</script>`;
  await ask(own, "edit", aChange({ name: markup }));
  await ask(own, "remove");
  const pages = [await dashboardText(own, `?removed=${own.item}`)];
  await ask(own, "restore");
  pages.push(await dashboardText(own, `?edited=${own.item}&item=${own.item}`));
  pages.push((await send(`${site.url}${editPage(own)}`, { cookie: own.account.cookie })).text);
  for (const page of pages) {
    expect(page).toContain("&lt;img src=x");
    expect(page).not.toMatch(/<img src=x|<script>alert/);
  }
});

/** Opens a plan's first months with the page's scripts running. */
async function openPlan(page: Page, { account, plan }: Own): Promise<void> {
  await actAs(page, site, account);
  await page.goto(`/dashboards/${plan}/0-3m`);
  await page.waitForLoadState("networkidle");
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 3, name, exact: true });
const rowOf = (page: Page, name: string) => page.locator('li[id^="item-"]', { has: heading(page, name) });
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Edit item" });
const editLink = (page: Page, name: string) => rowOf(page, name).getByRole("link", { name: /^Edit/ });
const removeButton = (page: Page, name: string) => rowOf(page, name).getByRole("button", { name: /^Remove/ });
const undoButton = (page: Page) => page.getByRole("button", { name: new RegExp(`^Undo\\b.*${NAME}`) });

async function openRow(page: Page, name: string): Promise<void> {
  await heading(page, name).getByRole("button").click();
}

test("an item that is edited in one tab is edited in the other, with its count and note", async () => {
  const own = await anItem();
  const page = await site.open();
  await openPlan(page, own);
  const other = await site.openBeside(page);
  await openPlan(other, own);
  await rowOf(page, NAME)
    .getByRole("button", { name: /^One more: / })
    .click();
  await rowOf(page, NAME)
    .getByText(/\bSaved\b/)
    .waitFor();

  await openRow(page, NAME);
  await editLink(page, NAME).click();
  const dialog = dialogOf(page);
  const name = dialog.getByLabel("Item Name");
  await expect.poll(() => name.inputValue()).toBe(NAME);
  await expect.poll(() => dialog.getByLabel("Category").inputValue()).toBe("Accessories");
  expect(await dialog.getByRole("radio", { name: "Essential" }).isChecked()).toBe(true);
  await expect.poll(() => dialog.getByRole("spinbutton").first().inputValue()).toBe("2");
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  await name.fill("Felt trousers");
  await dialog.getByLabel("Category").selectOption("Bottoms");
  await dialog.getByRole("spinbutton").first().fill("5");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("“Felt trousers” has been saved.").first().waitFor();
  await dialog.waitFor({ state: "hidden" });
  for (const each of [page, other]) {
    const bottoms = each.locator("details", {
      has: each.getByRole("heading", { level: 2, name: /^Bottoms/ }),
    });
    const row = bottoms.locator("li", { has: heading(each, "Felt trousers") });
    await row.getByText("of 5").waitFor();
    expect(await row.getByRole("button", { name: /^You have 1\b/ }).count()).toBe(1);
    expect(await heading(each, NAME).count()).toBe(0);
  }
});

test("a removed item is gone in both tabs, the focus comes to Undo, and Undo brings it back", async () => {
  const own = await anItem();
  const page = await site.open();
  await openPlan(page, own);
  const other = await site.openBeside(page);
  await openPlan(other, own);
  await openRow(page, NAME);
  await removeButton(page, NAME).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("status").getByText(`“${NAME}” was removed.`).waitFor();
  await heading(page, NAME).waitFor({ state: "hidden" });
  await heading(other, NAME).waitFor({ state: "hidden" });
  await expect
    .poll(() => undoButton(page).evaluate((button) => button === document.activeElement))
    .toBe(true);
  await expectStillAccessible(page, "the word about a removed item");
  await page.keyboard.press("Enter");
  await heading(page, NAME).waitFor();
  await heading(other, NAME).waitFor();
  await undoButton(page).waitFor({ state: "hidden" });
  await page.reload();
  await heading(page, NAME).waitFor();
});

test("without a network nothing is removed and nothing that was typed is lost", async () => {
  const own = await anItem();
  const page = await site.open({ expected: [/ERR_INTERNET_DISCONNECTED|WebSocket connection/] });
  await openPlan(page, own);
  await openRow(page, NAME);
  // The service worker keeps the dialog's script; without one, it's there once it was opened.
  await editLink(page, NAME).click();
  await dialogOf(page).getByLabel("Item Name").waitFor();
  await page.keyboard.press("Escape");
  await dialogOf(page).waitFor({ state: "hidden" });
  await page.context().setOffline(true);
  await removeButton(page, NAME).click();
  await page.getByText("Failed to remove the item. Please try again.").first().waitFor();
  await editLink(page, NAME).click();
  await dialogOf(page).getByLabel("Item Name").fill("Felt hat");
  await dialogOf(page).getByRole("button", { name: "Save" }).click();
  await dialogOf(page).getByText("Failed to save the item. Please try again.").waitFor();
  await expect.poll(() => dialogOf(page).getByLabel("Item Name").inputValue()).toBe("Felt hat");
  await page.context().setOffline(false);
  await dialogOf(page).getByRole("button", { name: "Save" }).click();
  await heading(page, "Felt hat").waitFor();
});

test("without JavaScript an item is edited on a page of its own, with errors in place", async () => {
  const own = await anItem();
  const page = await site.open({ javaScriptEnabled: false, expected: [/status of 400/] });
  await actAs(page, site, own.account);
  await page.goto(`/dashboards/${own.plan}/0-3m?scenario=weekly_plus`);
  await openRow(page, NAME);
  await editLink(page, NAME).click();
  await page.waitForURL(`**${editPage(own)}?**`);
  await page.getByRole("heading", { level: 1, name: "Edit item" }).waitFor();
  await expect.poll(() => page.getByLabel("Item Name").inputValue()).toBe(NAME);
  expect(await page.getByLabel("Notes").count()).toBe(0);
  await page.getByLabel("Item Name").fill("Felt <hat>");
  await page.getByLabel("As warm as").selectOption("Warm Knit or Fleece Hat");
  // Bypasses the browser's own validation.
  await page
    .getByRole("spinbutton")
    .first()
    .evaluate((field) => field.setAttribute("max", "99"));
  await page.getByRole("spinbutton").first().fill("21");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Please enter a whole number from 0 to 20.").waitFor();
  await expect.poll(() => page.getByLabel("Item Name").inputValue()).toBe("Felt <hat>");
  expect(await page.getByLabel("As warm as").inputValue()).toBe("hat_warm");
  await page.getByRole("spinbutton").first().fill("7");
  await page.getByRole("button", { name: "Save" }).click();
  await page.waitForURL(/0-3m\?(.*&)?scenario=weekly_plus(&.*)?$|#item-/);
  await page.getByText("“Felt <hat>” has been saved.").waitFor();
  await rowOf(page, "Felt <hat>").getByText("of 7").waitFor();
  await page.goto(editPage(own));
  await expect.poll(() => page.getByLabel("As warm as").inputValue()).toBe("hat_warm");
});

test("without JavaScript an item is removed, and Undo brings it back", async () => {
  const own = await anItem();
  const page = await site.open({ javaScriptEnabled: false });
  await actAs(page, site, own.account);
  await page.goto(`/dashboards/${own.plan}/0-3m?scenario=weekly_plus`);
  await openRow(page, NAME);
  await removeButton(page, NAME).click();
  await page.getByText(`“${NAME}” was removed.`).waitFor();
  expect(await heading(page, NAME).count()).toBe(0);
  expect(new URL(page.url()).searchParams.get("scenario")).toBe("weekly_plus");
  await undoButton(page).click();
  await heading(page, NAME).waitFor();
  expect(await undoButton(page).count()).toBe(0);
  expect(new URL(page.url()).searchParams.has("removed")).toBe(false);
});

test("axe finds nothing in the dialog and on the page that edit an item, nor in the row with its actions", async () => {
  const own = await anItem();
  const page = await site.open({ expected: [/status of 400/] });
  await openPlan(page, own);
  await openRow(page, NAME);
  await expectStillAccessible(page, "the row of an own item");
  await editLink(page, NAME).click();
  await dialogOf(page).waitFor();
  await expectAccessible(page, "the dialog");
  await page.goto(editPage(own));
  await expectAccessible(page, "the page");
  await page.getByLabel("Item Name").evaluate((field) => field.setAttribute("maxlength", "999"));
  await page.getByLabel("Item Name").fill("x".repeat(81));
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Please use at most 80 characters.").waitFor();
  await expectStillAccessible(page, "the page with an error");
});
