// By keyboard alone through a plan's card and menu, a form that asks, the comparison, the quiz's last question, and logging out:
// the focus can be seen, and after no press is it lost.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { newGiftList } from "../support/gifts.ts";
import { expectKeptFocus, expectVisibleFocus, focused, tabTo } from "../support/keyboard.ts";
import { finishedPlan, question } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
  await newGiftList(site.server, plan);
});

/** Presses a key, and expects the focus to be somewhere afterwards. */
async function press(page: Page, key: string, act: string): Promise<void> {
  await page.keyboard.press(key);
  await expectKeptFocus(page, act);
}

test("a plan's card, its menu, a wish with two links, the comparison, the quiz's last question, and log out", async () => {
  const page = await site.open({ viewport: { width: 1280, height: 800 }, expected: [/status of 400/] });
  await actAs(page, site, parent);

  await page.goto("/dashboards");
  await page.waitForLoadState("networkidle");
  await tabTo(page, /^Edit title/);
  const isTyping = () => page.evaluate(() => document.activeElement instanceof HTMLInputElement);
  await press(page, "Enter", "opening the title");
  await expect.poll(isTyping).toBe(true);
  await press(page, "Escape", "leaving the title");
  await expectVisibleFocus(page, "the pencil");
  await press(page, "Enter", "opening it again");
  await expect.poll(isTyping).toBe(true);
  await page.keyboard.type("Winter");
  await press(page, "Enter", "saving the title");
  await page.getByText("Title updated").first().waitFor();
  await expectKeptFocus(page, "the title was saved");
  await tabTo(page, "View Details");
  await page.keyboard.press("Enter");
  await page.waitForURL(/0-3m/);
  // The address changes before the page does: only the plan has a menu of this name.
  await page.getByRole("button", { name: "More", exact: true }).waitFor();
  await expectKeptFocus(page, "going to the plan");

  await tabTo(page, "More");
  await press(page, "Enter", "opening the plan's menu");
  await page.getByRole("dialog").waitFor();
  await press(page, "Tab", "moving in the menu");
  await press(page, "Escape", "closing the menu");
  expect(await focused(page)).toBe("More");
  await press(page, "Enter", "opening the menu again");
  await tabTo(page, /^Share/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/sharing$/);
  await expectKeptFocus(page, "going to the ways to share");
  await tabTo(page, /gift list|^Open the list/i);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/gifts/);
  await page.getByText("Other wishes").waitFor();
  await expectKeptFocus(page, "going to the gift list");

  await tabTo(page, /Other wishes/);
  await press(page, "Enter", "unfolding the wishes");
  await tabTo(page, /What you'd like/);
  await page.keyboard.type("Car seat");
  await tabTo(page, /Link to a store/);
  await page.keyboard.type("https://store.example/seat or http://other.example/seat");
  await page.keyboard.press("Enter");
  await page.getByText("Which one?").first().waitFor();
  await expectKeptFocus(page, "which of two links was asked");
  if (!/store\.example/.test(await focused(page))) await tabTo(page, /store\.example/);
  await press(page, "ArrowDown", "choosing the other link");
  expect(await page.getByRole("radio", { name: "https://other.example/seat" }).isChecked()).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "other.example" }).waitFor();

  // These pages come as documents of their own: Tab begins at their top.
  await page.goto(`/scenario-comparison?attempt=${plan}`);
  await tabTo(page, "Skip to content");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  await tabTo(page, /^3–6m/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/3-6m/);
  await tabTo(page, /^Use this: /);
  await page.goto("/onboarding?step=4&zipcode=55401&dueDate=2027-03-01");
  await question(page, "laundry").waitFor();
  await page.waitForLoadState("networkidle");
  await tabTo(page, /^Daily|^Every|^Weekly/);
  await press(page, "ArrowDown", "choosing a routine");
  await expectVisibleFocus(page, "a routine");
  await tabTo(page, "Previous");
  await page.keyboard.press("Enter");
  await question(page, "gender").waitFor();
  await expectKeptFocus(page, "going back a question");

  await page.goto("/logout");
  await tabTo(page, /^Log Out$/i);
  await page.keyboard.press("Enter");
  await page.getByText("You've been successfully logged out.").waitFor();
  await tabTo(page, "Email");
});
