// + on a dashboard opens one box: what is typed or pasted is read at once, corrected, and added in one act with one undo.
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createFrontedServer } from "../../support/front-server.ts";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { shownCount } from "../support/items.ts";
import { finishedPlan } from "../support/quiz.ts";
import { siteOn } from "../support/site.ts";

const site = siteOn(createFrontedServer);

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
});

beforeEach(async () => {
  await site.server.ask(
    "delete from user_clothing_items where onboarding_id = ? and item_name like 'Owl%'",
    plan,
  );
  await site.server.ask(
    "update user_clothing_items set user_added_quantities = '{}' where onboarding_id = ?",
    plan,
  );
});

async function open(options: Parameters<typeof site.open>[0] = {}): Promise<Page> {
  const page = await site.open(options);
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/3-6m`);
  await page.waitForLoadState("networkidle");
  return page;
}

const sheetOf = (page: Page) => page.getByRole("dialog", { name: /^Add to/ });
const boxOf = (page: Page) => sheetOf(page).getByLabel("One thing or a whole bag:");
const button = (page: Page, name: string) => sheetOf(page).getByRole("button", { name, exact: true });

async function openBox(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Add item", exact: true }).click();
  await boxOf(page).waitFor();
}

/** "3 Footed Sleeper", row by row. */
async function rowsOf(page: Page): Promise<string[]> {
  return await sheetOf(page)
    .getByRole("list", { name: "Your list" })
    .getByRole("listitem")
    .evaluateAll((rows) =>
      rows.map((row) => {
        const field = row.querySelector("input");
        const name = field?.getAttribute("aria-label")?.replace("In the bag: ", "") ?? row.textContent;
        return `${field?.value || 0} ${name}`;
      }),
    );
}

async function owned(): Promise<Record<string, number>> {
  const rows = await site.server.ask(
    `select item_name || ' ' || aged.key as cell, counted.value ->> 'quantity' as pieces
      from user_clothing_items, json_each(user_added_quantities) as aged, json_each(aged.value) as counted
      where onboarding_id = ? and removed_at is null and counted.value ->> 'quantity' > 0`,
    plan,
  );
  return Object.fromEntries(rows.map(({ cell, pieces }) => [String(cell), Number(pieces)]));
}

test("a list is read while it is typed, corrected, added in one act, told to other tabs, and undone", async () => {
  const page = await open();
  const beside = await site.openBeside(page);
  await beside.goto(`/dashboards/${plan}/3-6m`);
  await beside.waitForLoadState("networkidle");
  await openBox(page);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("bag-text");
  await page.keyboard.type("3 sleep n plays 6-9, 4 ls onesies, 1 dozen socks, owl lovey");
  await expect
    .poll(() => rowsOf(page))
    .toEqual(["3 Footed Sleeper", "4 Long-Sleeve Bodysuit", "12 Socks (pairs)", "1 Owl lovey"]);
  await sheetOf(page)
    .getByText(/^6–9m · you need \d+$/)
    .waitFor();
  await sheetOf(page).getByText("3–6m · new · your own item").waitFor();
  await sheetOf(page)
    .getByText(/^Covers \d+ of \d+ essentials to go$/)
    .waitFor();
  await button(page, "One less: Footed Sleeper").click();
  await button(page, "Add 19").click();
  await sheetOf(page).getByText("Added: 19 pieces.").waitFor();
  expect(await owned()).toEqual({
    "Footed Sleeper 6-9m": 2,
    "Long-Sleeve Bodysuit 3-6m": 4,
    "Socks (pairs) 3-6m": 12,
    "Owl lovey 3-6m": 1,
  });
  await expect.poll(() => shownCount(beside, "Long-Sleeve Bodysuit")).toBe(4);
  await expect.poll(() => shownCount(beside, "Owl lovey")).toBe(1);
  await button(page, "Undo").click();
  await sheetOf(page)
    .getByText(/^Undone: \d+ pieces? taken off your counts\.$/)
    .waitFor();
  expect(await owned()).toEqual({});
  await button(page, "Done").click();
  await expect.poll(() => shownCount(page, "Long-Sleeve Bodysuit")).toBe(0);
});

/** As parents paste them, with how many rows they come to, and how many pieces. */
const PASTES: readonly [text: string, rows: number, pieces: number][] = [
  ["2 onesies nb, 3 sleep n plays 0-3, carters pjs 3 mo (6), some mittens, ☐ 4 bibs, 1 dozen socks", 5, 28],
  ["3 sleep n plays 6-9, 4 ls onesies, 1 dozen socks, snowsuit 6-9, owl lovey", 5, 21],
  ["bodysuits: 5\nsleepers: 4\nhats: 2", 3, 11],
  ["From Anna:\n- [ ] 6 Gerber onesies NB\n- [x] 2 H&M cardigans 6-9m\n- [ ] Old Navy jeans 9-12m", 4, 10],
  ["☑ 3 hats\n☐ 2 pairs of socks\n✅ 1 snowsuit 12m", 3, 6],
  ["1) 4 bibs\n2) 3 onesies\n3) 2 sleep sacks 1.0 tog", 3, 9],
  ["2 hats 🧢, 3 bibs ✨ and a Moses basket", 3, 6],
  ["2 packs of 5 bodysuits, 3.5 hats", 2, 0],
  ["3 owl loveys 6-9m, no hats, Noah's Ark rattle", 3, 4],
  ["Size 6-9 months\n4 L/S onesies, ~3 leggings, burp cloths = 7", 3, 14],
  ["Carter's 5-pack onesies 3m, 3 white cardigans w/ ducks, handful of bibs / 10ish footie pjs", 4, 19],
  ["2 dozen Carter's sleep and plays 3-6m", 1, 24],
  ["nb: 5 onesies, 4 sleepers; 3-6: 6 onesies", 3, 15],
  ["2x Burt's Bees sleepers (0-3m), 1x Halo sleep sack 1.0 TOG", 2, 3],
  ["car seat, stroller, 6 bottles, pack n play", 4, 9],
  ["like 10 onesies, maybe 5 pants and a few hats", 3, 16],
  ["3 onesies from grandma", 1, 3],
  ["onesies 3-6 2\nonesies 6-9 4", 2, 6],
  ["old navy jeans 6-12m & 2 cardigans size 74", 2, 3],
  ["帽子, a wooden rattle; 12 bodysuits 3–6m", 3, 14],
];

test("twenty pasted lists come to a row for each thing, and all of it can be added", async () => {
  const page = await open();
  await openBox(page);
  for (const [text, rows, pieces] of PASTES) {
    await boxOf(page).fill(text);
    await expect.poll(async () => (await rowsOf(page)).length, { message: text }).toBe(rows);
    await button(page, pieces === 0 ? "Add" : `Add ${pieces}`).waitFor();
  }
});

test("an own item is there with its count, needs as many as there are, and is counted on", async () => {
  const page = await open();
  await openBox(page);
  await boxOf(page).fill("2 owl loveys");
  await button(page, "Add 2").click();
  await button(page, "Done").click();
  const row = page.locator("li[id^=item-]", { has: page.getByRole("heading", { name: "Owl loveys" }) });
  await row.getByRole("img", { name: "You have all you need" }).or(row.locator(".tick")).first().waitFor();
  expect(await row.innerText()).not.toContain("Not needed");
  await row.getByRole("button", { name: "One more: Owl loveys" }).click();
  await expect.poll(() => shownCount(page, "Owl loveys")).toBe(3);
});

test("Back closes the box and keeps the draft, and so does a tap beside it; what was added is no draft", async () => {
  const page = await open();
  await openBox(page);
  await boxOf(page).fill("3 hats, owl lovey");
  await button(page, "One more: Owl lovey").click();
  await page.goBack();
  await sheetOf(page).waitFor({ state: "hidden" });
  await openBox(page);
  expect(await boxOf(page).inputValue()).toBe("3 hats, owl lovey");
  await expect.poll(async () => (await rowsOf(page)).at(-1)).toBe("2 Owl lovey");
  await page.keyboard.press("Escape");
  await openBox(page);
  await button(page, "Add 5").click();
  await sheetOf(page).getByText("Added: 5 pieces.").waitFor();
  expect(await boxOf(page).inputValue()).toBe("");
  await button(page, "Done").click();
  await openBox(page);
  expect(await boxOf(page).inputValue()).toBe("");
});

test("the sheet stands above a phone's keyboard, fits 320 px, and is a dialog on a wide screen", async () => {
  const page = await open({ viewport: { width: 320, height: 640 } });
  await openBox(page);
  await boxOf(page).fill("3 sleepers, a very long name of a thing that nobody knows 6-9m, 3.5 hats");
  const bottom = async () => {
    const frame = await sheetOf(page).boundingBox();
    return Math.round((frame?.y ?? 0) + (frame?.height ?? 0));
  };
  expect((await sheetOf(page).boundingBox())?.width).toBe(320);
  // It rises.
  await expect.poll(bottom).toBe(640);
  const overflow = await page.evaluate(() => {
    const dialog = document.querySelector("dialog[open]");
    return (dialog?.scrollWidth ?? 0) - (dialog?.clientWidth ?? 0);
  });
  expect(overflow).toBe(0);
  await page.evaluate(() => document.documentElement.style.setProperty("--keyboard", "260px"));
  await expect.poll(bottom).toBe(640 - 260);
  await page.setViewportSize({ width: 1280, height: 800 });
  const wide = await sheetOf(page).boundingBox();
  expect(wide?.width).toBeLessThan(600);
  expect(wide?.y).toBeGreaterThan(20);
});

test("without a network, what is added in the box waits and is sent", async () => {
  const page = await open({ expected: [/ERR_|Failed to load|status of 5/] });
  await openBox(page);
  await boxOf(page).fill("2 cardigans, owl lovey");
  await page.context().setOffline(true);
  await button(page, "Add 3").click();
  await page.getByText("We'll save this bag when you're back online.").first().waitFor();
  await page.context().setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect.poll(owned).toEqual({ "Cardigan 3-6m": 2, "Owl lovey 3-6m": 1 });
});

test("without scripts, + leads to the page with the same box", async () => {
  const page = await open({ javaScriptEnabled: false });
  await page.getByRole("link", { name: "Add item", exact: true }).click();
  await page.waitForURL(`**/dashboards/${plan}/bag?size=3-6m`);
  await page.getByLabel("One thing or a whole bag:").waitFor();
  await page.getByRole("link", { name: "More details" }).click();
  await page.getByRole("form", { name: "Add custom item" }).waitFor();
});
