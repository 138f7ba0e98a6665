// Items that a parent adds by hand: with the dialog, by keyboard, in two tabs, offline, and without scripts;
// and the form as an attacker sends it (S35, S43, S47, S49).
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { type Answer, send } from "../support/http.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
let owner: Account;
let plan: string;

beforeAll(async () => {
  owner = await newAccount(site);
  plan = await finishedPlan(site, owner);
});

type Form = Record<string, string>;

function aForm(fields: Form = {}): Form {
  const key = crypto.randomUUID().replaceAll("-", "");
  return { name: "Knitted hat", category: "Accessories", ageRange: "0-3m", "group-1": "2", key, ...fields };
}

interface Sending {
  account?: Account | null;
  id?: string;
  accept?: string;
}

/** Sends the form like the page's script. */
function add(
  form: Form,
  { account = owner, id = plan, accept = "application/json" }: Sending = {},
): Promise<Answer> {
  return send(`${site.url}/dashboards/${id}/items`, {
    form,
    cookie: account?.cookie,
    headers: { Accept: accept },
  });
}

/** A new plan for a test that checks counts. */
async function aFreshPlan(): Promise<{ account: Account; id: string }> {
  const account = await newAccount(site);
  return { account, id: await finishedPlan(site, account) };
}

async function dashboardText(account: Account, id: string, suffix = ""): Promise<string> {
  return (await send(`${site.url}/dashboards/${id}/0-3m${suffix}`, { cookie: account.cookie })).text;
}

test("S43 nobody adds anything to another family's plan, and its owner cannot be named", async () => {
  const stranger = await newAccount(site);
  const form = aForm({ name: "Intruder", user_id: owner.email, owner_id: owner.email, onboardingId: plan });
  const answer = await add(form, { account: stranger });
  expect(answer.status).toBe(404);
  expect(JSON.parse(answer.text)).toEqual({ message: "Failed to add custom item.", errors: {} });
  expect((await add(form, { account: stranger, id: "no-such-plan" })).text).toBe(answer.text);
  expect((await add(form, { account: stranger, accept: "text/html" })).status).toBe(404);
  expect(await dashboardText(owner, plan)).not.toContain("Intruder");
});

test("the address is for sending only, and for those who are signed in", async () => {
  for (const path of [`/dashboards/${plan}/items`, `/dashboards/${plan}/items.data`]) {
    expect((await send(`${site.url}${path}`, { cookie: owner.cookie })).status, path).toBe(404);
  }
  const { status, headers } = await add(aForm({ name: "Nobody's" }), { account: null });
  expect(status).toBe(302);
  expect(headers.location).toMatch(new RegExp(`^/auth\\?from=%2Fdashboards%2F${plan}`));
  const forged = await send(`${site.url}/dashboards/${plan}/items`, {
    form: aForm({ name: "Nobody's" }),
    cookie: owner.cookie,
    headers: { Origin: "https://evil.example" },
  });
  expect(forged.status).toBe(403);
  expect(await dashboardText(owner, plan)).not.toContain("Nobody");
});

test("S47 what cannot be is refused with its text, and nothing is stored", async () => {
  const { account, id } = await aFreshPlan();
  const wrong: [Form, string, string][] = [
    [{ name: " \t " }, "name", "Please enter a name for the item."],
    [{ name: "x".repeat(81) }, "name", "Please use at most 80 characters."],
    [
      { name: "Hat\r\nBcc: a@b.test" },
      "name",
      "Please leave out line breaks, invisible characters, and heaps of accents.",
    ],
    [{ category: "Uncategorized" }, "category", "Please choose a category."],
    [{ "group-1": "-1" }, "group-1", "Please enter a whole number from 0 to 20."],
    [{ "group-1": "1e9" }, "group-1", "Please enter a whole number from 0 to 20."],
    [{ "group-1": "1.5" }, "group-1", "Please enter a whole number from 0 to 20."],
    [{ "group-1": "21" }, "group-1", "Please enter a whole number from 0 to 20."],
    [{ "group-9": "1" }, "group-9", "This plan's weather has changed. Please reload the page and try again."],
    [{ notes: "n".repeat(2001) }, "notes", "Please use at most 2,000 characters."],
  ];
  for (const [fields, field, text] of wrong) {
    const answer = await add(aForm(fields), { account, id });
    expect(answer.status, JSON.stringify(fields)).toBe(400);
    expect(JSON.parse(answer.text).errors).toEqual({ [field]: text });
  }
  const empty = await add({}, { account, id });
  expect(empty.status).toBe(400);
  expect(JSON.parse(empty.text).message).toBe("Missing required information to add item.");
  const noForm = { cookie: account.cookie, body: "{", headers: { "Content-Type": "application/json" } };
  expect((await send(`${site.url}/dashboards/${id}/items`, noForm)).status).toBeLessThan(500);
  expect(await dashboardText(account, id, ".data")).not.toContain("custom_");
});

test("S44 and S49 no junk in any field makes the server fail", async () => {
  const junk = [
    "' or 1=1 --",
    `"); drop table clothing_list; --`,
    "\0",
    "NaN",
    "１",
    "$.a",
    "__proto__",
    "[]",
    "\r\nSet-Cookie: session=evil",
    "👶".repeat(700),
  ];
  const { account, id } = await aFreshPlan();
  for (const text of junk) {
    for (const field of Object.keys(aForm({ essentiality: "Essential", notes: "" }))) {
      const { status, headers } = await add(aForm({ [field]: text }), { account, id });
      expect([200, 400], `${field}=${text}`).toContain(status);
      expect(String(headers["set-cookie"] ?? "")).not.toContain("evil");
    }
    expect((await add(aForm({ [`group-${text}`]: "1" }), { account, id })).status, text).toBe(400);
    const page = await send(
      `${site.url}/dashboards/${id}/0-3m?${new URLSearchParams({ add: text, added: text, problem: text, draft: text })}`,
      { cookie: account.cookie },
    );
    expect(page.status, text).toBe(200);
  }
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`group-${index}`, "1"]));
  expect((await add({ ...aForm(), ...many }, { account, id })).status).toBe(400);
});

test("S35 markup in name and notes is shown as text, on the page and in its data", async () => {
  const { account, id } = await aFreshPlan();
  const markup = `"'><img src=x onerror=alert(1)></script><script>alert(2)</script>`;
  const { status, text } = await add(aForm({ name: markup, notes: markup }), { account, id });
  expect(status).toBe(200);
  const { item, message } = JSON.parse(text);
  expect(message).toBe(`"${markup}" has been added to your wardrobe.`);
  for (const suffix of [
    "",
    `?added=${item.id}`,
    `?${new URLSearchParams({ add: markup, draft: `name=${markup}` })}`,
  ]) {
    expect(await dashboardText(account, id, suffix)).not.toMatch(/<img src=x|<script>alert/);
  }
  const page = await site.open();
  await actAs(page, site, account);
  await page.goto(`/dashboards/${id}/0-3m?added=${item.id}`);
  await page.getByRole("heading", { level: 3, name: markup }).waitFor();
  await page.getByRole("status").filter({ hasText: message }).waitFor();
  expect(await page.locator("main img[src=x]").count()).toBe(0);
});

test("F18 the same form sent twice at once makes one item", async () => {
  const { account, id } = await aFreshPlan();
  const form = aForm({ name: "Only once" });
  const [first, second] = await Promise.all([add(form, { account, id }), add(form, { account, id })]);
  expect(first.status).toBe(200);
  expect(second.text).toBe(first.text);
  const page = await dashboardText(account, id);
  expect(page.match(/aria-label="You have [^"]*: Only once\./g)).toHaveLength(1);
});

/** Opens a plan's first months with the page's scripts running. */
async function openPlan(page: Page, account: Account, id: string): Promise<void> {
  await actAs(page, site, account);
  await page.goto(`/dashboards/${id}/0-3m`);
  await page.waitForLoadState("networkidle");
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Add custom item" });
const addTo = (page: Page, category: string) => page.getByRole("link", { name: `Add item to ${category}` });
const itemOf = (page: Page, name: string) => page.getByRole("heading", { level: 3, name, exact: true });

test("an item that is added in one tab appears in the other, in its category and with its pieces", async () => {
  const { account, id } = await aFreshPlan();
  const page = await site.open();
  await openPlan(page, account, id);
  const other = await site.openBeside(page);
  await openPlan(other, account, id);

  await addTo(page, "Bottoms").click();
  const dialog = dialogOf(page);
  await expect.poll(() => dialog.getByLabel("Category").inputValue()).toBe("Bottoms");
  const submit = dialog.getByRole("button", { name: "Add item" });
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByLabel("Item Name").fill("Grandma's trousers");
  await dialog.getByRole("radio", { name: "Essential" }).check();
  await dialog.getByRole("spinbutton").first().fill("20");
  await dialog.getByLabel("Notes").fill("The blue ones");
  await submit.click();
  await page.getByText(`"Grandma's trousers" has been added to your wardrobe.`).first().waitFor();
  await dialog.waitFor({ state: "hidden" });
  const section = page
    .locator("details", { has: page.getByRole("heading", { level: 2, name: /^Bottoms/ }) })
    .first();
  const row = section.locator("li", { has: itemOf(page, "Grandma's trousers") });
  await row.getByText("of 20").waitFor();
  await itemOf(other, "Grandma's trousers").waitFor();

  await page.reload();
  await itemOf(page, "Grandma's trousers").waitFor();
  await page.goto(`/dashboards/${id}/3-6m`);
  await page.getByRole("heading", { level: 2, name: /^Bottoms/ }).waitFor();
  expect(await itemOf(page, "Grandma's trousers").count()).toBe(0);
});

test("the dialog works by keyboard alone, and gives the focus back", async () => {
  const { account, id } = await aFreshPlan();
  const page = await site.open({ viewport: { width: 1280, height: 800 } });
  await openPlan(page, account, id);
  const focusedName = () =>
    page.evaluate(() => document.activeElement?.getAttribute("name") ?? document.activeElement?.textContent);
  // One step back from the section below.
  await page.locator("summary", { hasText: /^Footwear/ }).focus();
  await page.keyboard.press("Shift+Tab");
  expect(await focusedName()).toBe("Add item to Outerwear");
  await page.keyboard.press("Enter");
  await dialogOf(page).waitFor();
  await expect.poll(focusedName).toBe("name");
  await page.keyboard.type("Rain cape");
  await page.keyboard.press("Escape");
  await dialogOf(page).waitFor({ state: "hidden" });
  expect(await focusedName()).toBe("Add item to Outerwear");

  await page.keyboard.press("Enter");
  await expect.poll(focusedName).toBe("name");
  await expect.poll(() => dialogOf(page).getByLabel("Item Name").inputValue()).toBe("Rain cape");
  await page.keyboard.press("Tab");
  expect(await focusedName()).toBe("category");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowUp");
  expect(await dialogOf(page).getByRole("radio", { name: "Essential" }).isChecked()).toBe(true);
  await page.keyboard.press("Tab");
  expect(await focusedName()).toBe("group-1");
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await itemOf(page, "Rain cape").waitFor();
  await dialogOf(page).waitFor({ state: "hidden" });
  expect(await focusedName()).toBe("Add item to Outerwear");
});

test("the button of the bar leads over the box to all the details, which ask for the category, and is not printed", async () => {
  const { account, id } = await aFreshPlan();
  const page = await site.open({ viewport: { width: 320, height: 640 } });
  await openPlan(page, account, id);
  const button = page.getByRole("link", { name: "Add item", exact: true });
  const place = await button.boundingBox();
  expect(Math.min(place?.width ?? 0, place?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => button.isVisible()).toBe(false);
  expect(await addTo(page, "Bottoms").isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });

  await button.click();
  const box = page.getByRole("dialog", { name: /^Add to/ });
  await box.getByLabel("One thing or a whole bag:").fill("door bouncer");
  await box.getByRole("button", { name: "More details" }).click();
  await expect.poll(() => dialogOf(page).getByLabel("Category").inputValue()).toBe("");
  await expect.poll(() => dialogOf(page).getByLabel("Item Name").inputValue()).toBe("Door bouncer");
  await dialogOf(page).getByRole("spinbutton").first().fill("1");
  expect(await dialogOf(page).getByRole("button", { name: "Add item" }).isDisabled()).toBe(true);
  await dialogOf(page).getByLabel("Category").selectOption("Other");
  await dialogOf(page).getByRole("button", { name: "Add item" }).click();
  await page.getByRole("heading", { level: 2, name: /^Other/ }).waitFor();
  await itemOf(page, "Door bouncer").waitFor();
});

test("without a network nothing that was typed is lost, and it can be sent when it is back", async () => {
  const { account, id } = await aFreshPlan();
  const page = await site.open({ expected: [/ERR_INTERNET_DISCONNECTED/] });
  await openPlan(page, account, id);
  await addTo(page, "Footwear").click();
  const dialog = dialogOf(page);
  await dialog.getByLabel("Item Name").fill("Felt slippers");
  await dialog.getByLabel("Notes").fill("Ask Anna");
  await dialog.getByRole("spinbutton").first().fill("1");
  await page.context().setOffline(true);
  await dialog.getByRole("button", { name: "Add item" }).click();
  await dialog.getByText("Failed to add custom item.").waitFor();
  await expect.poll(() => dialog.getByLabel("Item Name").inputValue()).toBe("Felt slippers");
  await expect.poll(() => dialog.getByLabel("Notes").inputValue()).toBe("Ask Anna");
  await page.context().setOffline(false);
  await dialog.getByRole("button", { name: "Add item" }).click();
  await itemOf(page, "Felt slippers").waitFor();
  expect(await itemOf(page, "Felt slippers").count()).toBe(1);
});

test("axe finds nothing in the dialog, with errors in it, nor in the form on the page", async () => {
  const { account, id } = await aFreshPlan();
  const page = await site.open({ expected: [/status of 400/] });
  await openPlan(page, account, id);
  await addTo(page, "Bottoms").click();
  await dialogOf(page).waitFor();
  await expectAccessible(page, "the dialog");
  await dialogOf(page).getByLabel("Item Name").fill("Hat");
  await dialogOf(page).getByRole("spinbutton").first().fill("-1");
  await dialogOf(page).getByRole("button", { name: "Add item" }).click();
  await dialogOf(page).getByText("Please enter a whole number from 0 to 20.").waitFor();
  await expectStillAccessible(page, "the dialog with errors");
  await page.goto(`/dashboards/${id}/0-3m?add=Bottoms&problem=CUSTOM_ITEM_NOT_CREATED`);
  await page.getByText("Failed to create custom item").waitFor();
  await expectStillAccessible(page, "the form on the page");
  await page.goto(`/dashboards/${id}/0-3m?problem=constructor`);
  await addTo(page, "Bottoms").waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
});

test("without JavaScript the button leads to a form, and the page says what came of it", async () => {
  const { account, id } = await aFreshPlan();
  const page = await site.open({ javaScriptEnabled: false });
  await actAs(page, site, account);
  await page.goto(`/dashboards/${id}/0-3m?scenario=weekly_plus`);
  await addTo(page, "Bottoms").click();
  await page.waitForURL("**/0-3m?scenario=weekly_plus&add=Bottoms");
  const form = page.getByRole("form", { name: "Add custom item" });
  await expect.poll(() => form.getByLabel("Category").inputValue()).toBe("Bottoms");
  await form.getByLabel("Item Name").fill("Wool <soakers>");
  await form.getByRole("spinbutton").first().fill("3");
  await form.getByLabel("Notes").fill("Two lines,\nas typed");
  await form.getByRole("button", { name: "Add item" }).click();
  await page.waitForURL(/0-3m\?scenario=weekly_plus&added=\d+$/);
  await page.getByText('"Wool <soakers>" has been added to your wardrobe.').waitFor();
  await itemOf(page, "Wool <soakers>").waitFor();
});

test("a form without scripts that is refused comes back to its page with what was typed", async () => {
  const { account, id } = await aFreshPlan();
  const form = aForm({ name: "", notes: "Ask Anna", "group-1": "7", essentiality: "Essential" });
  const { status, headers } = await add(form, { account, id, accept: "text/html" });
  expect(status).toBe(303);
  const location = String(headers.location);
  expect(location).toMatch(new RegExp(`^/dashboards/${id}/0-3m\\?`));
  const page = await site.open({ javaScriptEnabled: false });
  await actAs(page, site, account);
  await page.goto(location);
  await page.getByText("Missing required information to add item.").waitFor();
  const shown = page.getByRole("form", { name: "Add custom item" });
  await expect.poll(() => shown.getByLabel("Notes").inputValue()).toBe("Ask Anna");
  await expect.poll(() => shown.getByRole("spinbutton").first().inputValue()).toBe("7");
  expect(await shown.getByRole("radio", { name: "Essential" }).isChecked()).toBe(true);
  await shown.getByLabel("Item Name").fill("Felt slippers");
  await shown.getByRole("button", { name: "Add item" }).click();
  await itemOf(page, "Felt slippers").waitFor();
});
