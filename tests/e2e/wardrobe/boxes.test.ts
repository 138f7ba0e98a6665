// E33 and E34: what a baby has outgrown is packed into a box, its label is printed, and a second child takes what fits.
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const PHONE = { width: 390, height: 844 };
const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

let parent: Account;
/** Ten months old: 3–6m is over. */
let first: string;
/** Due soon. */
let second: string;

beforeAll(async () => {
  parent = await newAccount(site);
  first = await finishedPlan(site, parent, { zipcode: "55401", dueDate: dayIn(-315) });
  second = await finishedPlan(site, parent, { zipcode: "55401", dueDate: dayIn(20) });
});

beforeEach(async () => {
  await site.server.ask("delete from boxes");
  await site.server.ask("update user_clothing_items set user_added_quantities = '{}'");
  await count("sleeper_footed", 6);
  await count("socks", 4);
});

const count = (key: string, pieces: number) =>
  site.server.ask(
    `update user_clothing_items set user_added_quantities = '{"3-6m":{"Default":{"quantity":${pieces}}}}'
      where onboarding_id = ? and clothing_id in (select clothing_id from clothing_list where clothing_name_id = ?)`,
    first,
    key,
  );

/** Pieces of a plan by item. */
async function counts(plan: string): Promise<Record<string, number>> {
  const rows = await site.server.ask(
    `select clothing_name_id as item, user_added_quantities ->> '$."3-6m".Default.quantity' as pieces
      from user_clothing_items join clothing_list using (clothing_id) where onboarding_id = ? and pieces > 0`,
    plan,
  );
  return Object.fromEntries(rows.map(({ item, pieces }) => [String(item), Number(pieces)]));
}

async function open(path: string, options: Parameters<typeof site.open>[0] = {}): Promise<Page> {
  const page = await site.open({ viewport: PHONE, ...options });
  await actAs(page, site, parent);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return page;
}

const headline = (page: Page, text: string) => page.getByRole("heading", { level: 1, name: text });
const box = (page: Page, label: string) => page.getByRole("region", { name: new RegExp(`^${label}`) });

/** From the list of what to pass on to a packed box. */
async function pack(page: Page, label: string): Promise<void> {
  const size = page.locator("form", { hasText: "3 to 6 Months · done" });
  await size.getByText("Keep for later, or pass on?").waitFor();
  await size.getByRole("button", { name: "Keep in a box" }).click();
  await headline(page, "Keep in a box").waitFor();
  await page.getByLabel("Label").fill(label);
  await page.getByLabel("Where").fill("Attic, left shelf");
  await page.getByRole("button", { name: "Pack the box" }).click();
  await page.getByText("They aren't in your counts anymore.").waitFor();
}

test("E33 a box is packed, opened for a piece, named anew, emptied, and deleted", async () => {
  const page = await open(`/dashboards/${first}/pass-on`, { expected: [/status of 400/] });
  await page.getByRole("checkbox", { name: /^6 × Footed Sleeper/ }).check();
  await page.getByRole("button", { name: "Keep in a box" }).first().click();
  await headline(page, "Keep in a box").waitFor();
  // Only what was checked, under a label of the plan's words.
  expect(await page.getByLabel("Label").inputValue()).toMatch(/^3–6m, (?:Hot|Cold|Cool|Mild|Transitional)/);
  expect(await page.getByRole("spinbutton", { name: "Pieces of Footed Sleeper" }).inputValue()).toBe("6");
  expect(await page.getByRole("spinbutton", { name: "Pieces of Socks" }).inputValue()).toBe("0");
  await page.getByRole("spinbutton", { name: "Pieces of Footed Sleeper" }).fill("5");
  await page.getByLabel("Label").fill("");
  await page.getByRole("button", { name: "Pack the box" }).click();
  await page.getByText("Please name the box.").waitFor();
  expect(await page.getByRole("spinbutton", { name: "Pieces of Footed Sleeper" }).inputValue()).toBe("5");
  await page.getByLabel("Label").fill("Sleepers <b>");
  await page.getByRole("button", { name: "Pack the box" }).click();
  await headline(page, "1 box, 5 pieces").waitFor();
  expect(await counts(first)).toEqual({ sleeper_footed: 1, socks: 4 });
  await expectAccessible(page, "boxes");

  // Another act adds to the same box.
  await page.getByRole("link", { name: "To pass on" }).click();
  await page.getByRole("button", { name: "Keep in a box" }).first().click();
  await page.getByLabel("Which box?").selectOption({ label: "Sleepers <b>" });
  expect(await page.getByLabel("Label").isVisible()).toBe(false);
  await page.getByRole("button", { name: "Pack the box" }).click();
  await headline(page, "1 box, 10 pieces").waitFor();
  expect(await counts(first)).toEqual({});

  const own = box(page, "Sleepers <b>");
  await own.getByText("Change label or place").click();
  await own.getByLabel("Label").fill("Small");
  await own.getByLabel("Where").fill("Attic");
  await own.getByRole("button", { name: "Save" }).click();
  await page.getByText("Box saved").waitFor();
  await box(page, "Small").getByText("Attic", { exact: true }).waitFor();
  await box(page, "Small")
    .getByRole("checkbox", { name: /^4 × Socks/ })
    .check();
  await box(page, "Small").getByRole("button", { name: "Pass on checked items" }).click();
  await headline(page, "1 box, 6 pieces").waitFor();
  await box(page, "Small").getByRole("button", { name: "Unpack all 6" }).click();
  await headline(page, "1 box, 0 pieces").waitFor();
  expect(await counts(first)).toEqual({ sleeper_footed: 6 });
  await box(page, "Small").getByRole("button", { name: "Delete box" }).click();
  await headline(page, "No boxes yet").waitFor();
  await expectStillAccessible(page, "no boxes");
});

test("E33 its label is printed alone, with what is in it and where it is", async () => {
  const page = await open(`/dashboards/${first}/pass-on`);
  await pack(page, "3–6m, Cool");
  await box(page, "3–6m, Cool").getByRole("link", { name: "Print label" }).click();
  await headline(page, "10 pieces").waitFor();
  await expectAccessible(page, "a box's label");
  await page.emulateMedia({ media: "print" });
  const shown = await page.locator("main").innerText();
  expect(shown).toMatch(/^\s*3–6m, Cool\s/);
  expect(shown).toMatch(/6\s+Footed Sleeper, 3–6m/);
  expect(shown).toMatch(/Where: Attic, left shelf\s*$/);
  expect(shown).not.toMatch(/Print label|10 pieces|Boxes/);
  const pdf = Buffer.from(await page.pdf()).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("E34 a second child is told what fits, and takes it with one tap", async () => {
  const page = await open(`/dashboards/${first}/pass-on`);
  await pack(page, "3–6m, Cool");
  await page.goto(`/dashboards/${second}/boxes`);
  await page.getByRole("heading", { level: 2, name: /^Boxes from / }).waitFor();
  const form = page.getByRole("form", { name: /^3–6m, Cool/ });
  await form.getByText(/^\d of \d+ Footed Sleeper, 3–6m/).waitFor();
  const take = form.getByRole("button", { name: /^Use \d+: Footed Sleeper$/ });
  const fits = Number.parseInt((await take.innerText()).replace(/\D/g, ""), 10);
  await take.click();
  await page.getByText("What was still in the box is in this plan's counts.").waitFor();
  expect(await counts(second)).toEqual({ sleeper_footed: fits });
  await form.getByRole("button", { name: /^Use \d+ for this plan$/ }).click();
  await page.waitForLoadState("networkidle");
  await expect
    .poll(async () => Object.keys(await counts(second)).toSorted())
    .toEqual(["sleeper_footed", "socks"]);
  expect(await counts(first)).toEqual({});
  const [left] = await site.server.ask("select coalesce(sum(pieces), 0) as pieces from box_pieces");
  const taken = Object.values(await counts(second)).reduce((sum, pieces) => sum + pieces, 0);
  expect(Number(left?.pieces) + taken).toBe(10);
});

test("E33 and E34 without scripts", async () => {
  const page = await open(`/dashboards/${first}/pass-on`, {
    javaScriptEnabled: false,
    expected: [/status of 400/],
  });
  await pack(page, "Without scripts");
  await headline(page, "1 box, 10 pieces").waitFor();
  await box(page, "Without scripts").getByRole("button", { name: "Unpack checked items" }).click();
  await page.getByText("Choose at least one piece first.").waitFor();
  await box(page, "Without scripts")
    .getByRole("checkbox", { name: /^4 × Socks/ })
    .check();
  await box(page, "Without scripts").getByRole("button", { name: "Unpack checked items" }).click();
  await headline(page, "1 box, 6 pieces").waitFor();
  expect(await counts(first)).toEqual({ socks: 4 });
  await page.goto(`/dashboards/${second}/boxes`);
  await page.getByRole("button", { name: /^Use \d+ for this plan$/ }).click();
  await page.getByText("What was still in the box is in this plan's counts.").waitFor();
  expect(Object.keys(await counts(second))).toEqual(["sleeper_footed"]);
});

test("O6 the attic: a row says what an older child has left, one tap takes it out, and the headline follows", async () => {
  const page = await open(`/dashboards/${second}/3-6m`);
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Footed Sleeper/ }) });
  const before = await headlineNumber(page);
  await expect.poll(() => row.innerText()).toContain("in the attic");
  await expectAccessible(page, "a row with an attic");
  await row.getByRole("button", { name: /^Take out/ }).click();
  await expect.poll(() => row.innerText()).not.toContain("in the attic");
  const taken = (await counts(second)).sleeper_footed ?? 0;
  expect(taken).toBeGreaterThan(0);
  expect((await counts(first)).sleeper_footed ?? 0).toBe(6 - taken);
  expect(await headlineNumber(page)).toBe(before);
  await page.goto(`/dashboards/${second}/shopping-list?for=3-6m`);
  await page.getByRole("heading", { level: 2, name: "In the attic" }).waitFor();
  await expectStillAccessible(page, "a list with an attic");
  await page.goto(`/dashboards/${second}/boxes`);
  await headline(page, "3 in the attic").waitFor();
  await expectStillAccessible(page, "an attic that nobody has packed");
});

const headlineNumber = async (page: Page) => Number(await page.locator(".answer b").first().innerText());

test("O6 a size is packed away in one act, without scripts too", async () => {
  for (const javaScriptEnabled of [true, false]) {
    await site.server.ask("delete from boxes");
    await count("sleeper_footed", 6);
    await count("socks", 4);
    const page = await open(`/dashboards/${first}/3-6m`, { javaScriptEnabled });
    await page.getByRole("button", { name: "Pack away 3–6m" }).click();
    await page.waitForURL(/3-6m$/);
    await expect.poll(() => counts(first)).toEqual({});
    await page.goto(`/dashboards/${first}/boxes`);
    await box(page, "3–6m").waitFor();
  }
});
