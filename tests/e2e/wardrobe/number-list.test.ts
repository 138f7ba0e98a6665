// The list of numbers behind a count: by keyboard and by tap, opened repeatedly, with numbers beyond the
// list, and on a phone with its on-screen keyboard.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectStillAccessible } from "../support/axe.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const ITEM = "Footed Sleeper";
const OTHER = "Long-Sleeve Bodysuit";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
});

async function openDashboard(screen: typeof PHONE | typeof DESK = DESK): Promise<Page> {
  const page = await site.open(screen);
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/0-3m?scenario=daily`);
  await page.waitForLoadState("networkidle");
  return page;
}

const count = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^You have \\d+(?: of \\d+)?: ${name}\\. Choose a number$`) });
const row = (page: Page, name: string) => page.locator("li", { has: count(page, name) });
const sheet = (page: Page) => page.getByRole("dialog", { name: ITEM, exact: true });
const field = (page: Page) => page.getByRole("combobox", { name: `You have: ${ITEM}`, exact: true });
const options = (page: Page) => page.getByRole("listbox", { name: `You have: ${ITEM}` }).getByRole("option");

async function expectCount(page: Page, number: number): Promise<void> {
  await expect.poll(() => count(page, ITEM).locator("b").innerText()).toBe(String(number));
}

/** Waits until the field or the count has the focus. */
async function expectFocus(page: Page, on: "field" | "count"): Promise<void> {
  const element = on === "field" ? field(page) : count(page, ITEM);
  await expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true);
}

/** The option that the field names as active; null if none, and an error if it doesn't exist. */
function activeOption(page: Page): Promise<string | null> {
  return field(page).evaluate((node) => {
    const id = node.getAttribute("aria-activedescendant");
    if (id === null) return null;
    return document.getElementById(id)?.textContent ?? `nothing has the id '${id}'`;
  });
}

test("opening it the second and the third time puts the focus into its field, empty, at the count", async () => {
  const page = await openDashboard();
  for (const close of ["Escape", "Close", "Escape"]) {
    await count(page, ITEM).click();
    await expectFocus(page, "field");
    await expect.poll(() => field(page).inputValue()).toBe("");
    expect(await field(page).getAttribute("placeholder")).toBe("Search number...");
    expect(await options(page).count()).toBe(51);
    expect(await activeOption(page)).toBe(await count(page, ITEM).locator("b").innerText());
    await page.keyboard.type("9");
    if (close === "Escape") await page.keyboard.press("Escape");
    else await sheet(page).getByRole("button", { name: close }).click();
    await sheet(page).waitFor({ state: "hidden" });
    await expectFocus(page, "count");
  }
});

test("pressing another count while it is open opens it there", async () => {
  const page = await openDashboard();
  await count(page, ITEM).click();
  await expectFocus(page, "field");
  await count(page, OTHER).click();
  const other = page.getByRole("combobox", { name: `You have: ${OTHER}`, exact: true });
  await expect.poll(() => other.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await page.getByRole("dialog", { name: OTHER }).isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await other.waitFor({ state: "hidden" });
});

test("arrows, Home, End and Enter choose, and the active option is always one that is there", async () => {
  const page = await openDashboard();
  await count(page, ITEM).focus();
  await page.keyboard.press("Enter");
  await expectFocus(page, "field");
  await page.keyboard.press("End");
  await expect.poll(() => activeOption(page)).toBe("50");
  await page.keyboard.press("Home");
  await expect.poll(() => activeOption(page)).toBe("0");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => activeOption(page)).toBe("2");
  await page.keyboard.type("4");
  await expect.poll(() => options(page).count()).toBe(11);
  expect(await options(page).allInnerTexts()).toEqual([
    "4",
    ...Array.from({ length: 10 }, (_, n) => `4${n}`),
  ]);
  await expect.poll(() => activeOption(page)).toBe("4");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expectCount(page, 40);
  await expectFocus(page, "count");
  await row(page, ITEM)
    .getByText(/\bSaved\b/)
    .waitFor();
  await page.keyboard.press("Enter");
  await expectFocus(page, "field");
  await expect.poll(() => activeOption(page)).toBe("40");
  await page.keyboard.press("Escape");
});

test("a number beyond the list is kept by Enter, up to 999", async () => {
  const page = await openDashboard();
  await count(page, ITEM).click();
  await field(page).fill("77");
  await expect.poll(() => options(page).allInnerTexts()).toEqual(["Keep 77"]);
  expect(await sheet(page).getByText("No number found.").count()).toBe(0);
  await expect.poll(() => activeOption(page)).toBe("Keep 77");
  await expectStillAccessible(page, "a number beyond the list");
  await field(page).press("Enter");
  await expectCount(page, 77);
  await expectFocus(page, "count");
  await row(page, ITEM)
    .getByText(/\bSaved\b/)
    .waitFor();

  await count(page, ITEM).click();
  for (const text of ["1000", "-1", "1.5", "1e2", "abc", "５"]) {
    await field(page).fill(text);
    await sheet(page).getByText("No number found.").waitFor();
    await expect.poll(() => options(page).count(), { message: text }).toBe(0);
    expect(await activeOption(page), text).toBeNull();
    await field(page).press("Enter");
    await expect.poll(() => field(page).inputValue()).toBe(text);
  }
  await expectStillAccessible(page, "what is no count");
  await field(page).fill("999");
  await expect.poll(() => options(page).allInnerTexts()).toEqual(["Keep 999"]);
  await page.keyboard.press("Escape");
  await expectCount(page, 77);
});

test("on a phone all of it works by tap, under no bar, and what it takes to tap is large enough", async () => {
  const page = await openDashboard(PHONE);
  await count(page, ITEM).tap();
  await expectFocus(page, "field");
  await expectStillAccessible(page, "the list of numbers");
  await page.setViewportSize(PHONE.viewport);
  const close = sheet(page).getByRole("button", { name: "Close" });
  for (const target of [close, field(page), options(page).first()]) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const box = await sheet(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  // Playwright doesn't tap what is covered.
  await options(page).filter({ hasText: /^3$/ }).tap();
  await expectCount(page, 3);
  await row(page, ITEM)
    .getByText(/\bSaved\b/)
    .waitFor();

  await count(page, ITEM).tap();
  await field(page).fill("85");
  await options(page).filter({ hasText: "Keep 85" }).tap();
  await expectCount(page, 85);
  await row(page, ITEM)
    .getByText(/\bSaved\b/)
    .waitFor();

  await count(page, ITEM).tap();
  await close.tap();
  await sheet(page).waitFor({ state: "hidden" });
  await count(page, ITEM).tap();
  await expectFocus(page, "field");
});

test("it stays above the keyboard of the screen, with its way out and its field in sight", async () => {
  const page = await site.open(PHONE);
  // The keyboard covers the page without resizing it: only the visual viewport shrinks.
  await page.addInitScript(() => {
    const visible = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0 });
    Object.defineProperty(window, "visualViewport", { value: visible });
    addEventListener("keyboard", () => {
      visible.height = 330;
      visible.dispatchEvent(new Event("resize"));
    });
  });
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/0-3m?scenario=daily`);
  await page.waitForLoadState("networkidle");
  await count(page, ITEM).tap();
  await expectFocus(page, "field");
  await page.evaluate(() => dispatchEvent(new Event("keyboard")));
  const bottom = async () => {
    const box = await sheet(page).boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  await expect.poll(bottom).toBe(330);
  for (const part of [
    sheet(page).getByRole("button", { name: "Close" }),
    field(page),
    options(page).first(),
  ]) {
    expect((await part.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
  }
  await options(page).filter({ hasText: /^1$/ }).tap();
  await expectCount(page, 1);
});

test.each([
  ["a count that is deleted", ["Backspace"]],
  ["a number that was typed and deleted again", ["4", "Backspace"]],
])("%s is none: Enter keeps 0", async (_, keys) => {
  const page = await openDashboard();
  await count(page, ITEM).click();
  await expectFocus(page, "field");
  await options(page).filter({ hasText: /^5$/ }).click();
  await expectCount(page, 5);
  await count(page, ITEM).click();
  await expectFocus(page, "field");
  for (const key of keys) await page.keyboard.press(key);
  await expect.poll(() => activeOption(page)).toBe("0");
  await page.keyboard.press("Enter");
  await expectCount(page, 0);
});
