// The rows of a dashboard: one line each, one tab stop each, nothing that moves when something is counted, and
// what they open to.
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { itemRow, minus, nameButton, numberButton, openItem, plus } from "../support/items.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const DESK = { width: 1280, height: 900 };
const ITEM = "Footed Sleeper";

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
});

async function open(options: Parameters<typeof site.open>[0] = {}, size = "0-3m"): Promise<Page> {
  const page = await site.open(options);
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/${size}?scenario=daily`);
  await page.waitForLoadState("networkidle");
  return page;
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not on the page`);
  return box;
}

test("on a phone a name is one line, and a row that needs no more is 64 px", async () => {
  const page = await open();
  const rows = await page.locator("li.row:visible:not(:has(.row-advice))").evaluateAll((found) =>
    found.map((row) => {
      const name = row.querySelector("h3 button")?.firstChild;
      const text = document.createRange();
      if (name) text.selectNode(name);
      return {
        name: name?.textContent ?? "",
        height: row.getBoundingClientRect().height,
        lines: new Set([...text.getClientRects()].map(({ top }) => top)).size,
      };
    }),
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ height }) => height !== 64)).toEqual([]);
  // A few names are long in any type.
  expect(rows.filter(({ name, lines }) => name.length <= 22 && lines > 1)).toEqual([]);
});

test("essentials have no word for it, the others have theirs", async () => {
  const page = await open();
  expect(await page.locator("li.row").getByText("Essential", { exact: true }).count()).toBe(0);
  expect(await page.locator("li.row").getByText("Recommended", { exact: true }).count()).toBeGreaterThan(0);
});

test("minus comes with the first piece and goes with the last, and no name moves", async () => {
  const page = await open();
  for (const name of [ITEM, "Footed Sleeper (Newborn)", "Cardigan"]) {
    const place = async () => {
      const box = await boxOf(itemRow(page, name).getByRole("heading", { level: 3 }).getByRole("button"));
      return { x: Math.round(box.x), y: Math.round(box.y) };
    };
    await itemRow(page, name).evaluate((row) => row.scrollIntoView({ block: "center" }));
    const { x, y } = await place();
    expect(await minus(page, name).count(), name).toBe(0);
    await plus(page, name).click();
    await minus(page, name).waitFor();
    await itemRow(page, name)
      .getByText(/\bSaved\b/)
      .waitFor();
    expect(await place(), name).toMatchObject({ x, y });
    await minus(page, name).click();
    // It stays under the finger, and for whoever has the focus there.
    expect(await minus(page, name).getAttribute("aria-disabled")).toBe("true");
    await numberButton(page, name).focus();
    await minus(page, name).waitFor({ state: "hidden" });
    expect(await place(), name).toMatchObject({ x, y });
  }
});

test("each row is one tab stop with scripts, and each button one without", async () => {
  const stops = (page: Page) =>
    itemRow(page, "Muslin Swaddle Blanket")
      .getByRole("button")
      .evaluateAll((buttons) => buttons.filter(({ tabIndex }) => tabIndex >= 0).length);
  expect(await stops(await open())).toBe(1);
  expect(await stops(await open({ javaScriptEnabled: false }))).toBe(3);
});

test("R25 what a row opens to is as wide as both columns, and no row leaves its place", async () => {
  const page = await open({ viewport: DESK });
  const places = () =>
    page.locator("li.row:visible h3").evaluateAll((names) =>
      names.map((name) => {
        const { x, y } = name.getBoundingClientRect();
        return { name: name.textContent, x, y: y + scrollY };
      }),
    );
  const before = await places();
  const at = before.findIndex(({ name }) => name === ITEM);
  await openItem(page, ITEM);
  await itemRow(page, ITEM)
    .getByText(/ a day × /)
    .waitFor();
  const after = await places();
  const line = before[at]?.y ?? 0;
  expect(after.filter(({ y }) => y <= line + 1)).toEqual(before.filter(({ y }) => y <= line + 1));
  expect(after.map(({ x }) => x)).toEqual(before.map(({ x }) => x));
  const panel = await boxOf(itemRow(page, ITEM).locator(".row-panel"));
  const list = await boxOf(page.locator("ul.rows", { has: itemRow(page, ITEM) }));
  expect(panel.width).toBeGreaterThan(list.width);
  // The next line of rows begins right below.
  const next = after.find(({ y }) => y > line + 1);
  expect((next?.y ?? 0) - (panel.y + panel.height + (await page.evaluate(() => scrollY)))).toBeLessThan(40);
  for (const button of await itemRow(page, ITEM).locator(".row-acts").getByRole("button").all()) {
    expect((await boxOf(button)).height).toBe(44);
  }
});

test("who skips an item has the focus on the way back, and back again", async () => {
  const page = await open({}, "3-6m");
  const row = await openItem(page, ITEM);
  for (const choice of [/^Skip for/, /^Put back/, /^Skip in every size/, /^Put back/]) {
    const button = row.getByRole("button", { name: choice });
    await button.focus();
    await page.keyboard.press("Enter");
    const focused = choice.source === "^Put back" ? /^Skip for/ : /^Put back/;
    await row.getByRole("button", { name: focused }).and(page.locator(":focus")).waitFor();
  }
  // The tests after this one need the item.
  const skipped = "select 1 from user_clothing_items where onboarding_id = ? and set_aside <> '[]'";
  await expect.poll(() => site.server.ask(skipped, plan)).toEqual([]);
});

test("a name that is pressed with its row open closes it without leaving the name", async () => {
  const page = await open();
  await nameButton(page, ITEM).focus();
  await page.keyboard.press("Enter");
  await itemRow(page, ITEM).locator(".row-panel").waitFor();
  await page.keyboard.press("Enter");
  await itemRow(page, ITEM).locator(".row-panel").waitFor({ state: "detached" });
  expect(await nameButton(page, ITEM).evaluate((button) => button === document.activeElement)).toBe(true);
});
