// The whole journey by keyboard alone, from the landing page to a dashboard of another age range.
import { expect, test } from "vitest";
import { mailedLink, newAddress, PASSWORD } from "../support/accounts.ts";
import { itemRow } from "../support/items.ts";
import { expectVisibleFocus, focused, tabTo } from "../support/keyboard.ts";
import { NEW_YEAR, question } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();

test("a parent without a mouse gets from the landing page to the dashboard", async () => {
  const page = await site.open({ viewport: { width: 1280, height: 800 } });
  const email = newAddress("keys");
  await page.goto("/");
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Skip to content");
  await tabTo(page, /^Get Started/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Sign Up" }).waitFor();
  await tabTo(page, "Email");
  await page.keyboard.type(email);
  await tabTo(page, "Password");
  await page.keyboard.type(PASSWORD);
  await tabTo(page, "Confirm Password");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByText("Check your inbox:").waitFor();

  await page.goto(await mailedLink(site, email));
  await tabTo(page, "Confirm my email");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/onboarding");
  await tabTo(page, "Start Quiz");
  await page.keyboard.press("Enter");

  await question(page, "zipcode").waitFor();
  await tabTo(page, "ZIP code");
  await page.keyboard.type("55401");
  await page.getByText("Minneapolis, MN").waitFor();
  await page.keyboard.press("Enter");
  await question(page, "dueDate").waitFor();
  await tabTo(page, "Choose the Month");
  await page.keyboard.type("Jan");
  await tabTo(page, "Choose the Year");
  await page.keyboard.type(NEW_YEAR.slice(0, 4));
  await tabTo(page, new RegExp(`January 1, ${NEW_YEAR.slice(0, 4)}`));
  await page.keyboard.press("Enter");
  await tabTo(page, "Next");
  await page.keyboard.press("Space");
  await question(page, "gender").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowUp");
  expect(await page.getByRole("radio", { name: "Girl" }).isChecked()).toBe(true);
  await page.keyboard.press("Enter");
  await question(page, "laundry").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  expect(await page.getByRole("radio", { name: "Every 2-3 Days" }).isChecked()).toBe(true);
  await tabTo(page, "Make my plan");
  await page.keyboard.press("Enter");

  await page.waitForURL(/\/dashboards\/\w+\/0-3m$/);
  await page.getByRole("heading", { level: 1, name: /essentials to go$/ }).waitFor();
  await tabTo(page, /^3–6m/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/3-6m\?scenario=every_2_3_days$/);
  await page.locator("#weather-title", { hasText: "Weather for 3–6m" }).waitFor({ state: "attached" });
  expect(await focused(page), "the focus stays on the tab").toMatch(/^3–6m/);
  await tabTo(page, "More");
  await page.keyboard.press("Enter");
  await tabTo(page, /^More(?=\S)/);
  await page.keyboard.press("Enter");
  await tabTo(page, "Select as Final");
  await page.keyboard.press("Escape");
  expect(await focused(page)).toBe("More");
  await tabTo(page, "Laundry frequency");
  await page.keyboard.press("ArrowDown");
  await page.waitForURL(/3-6m\?scenario=weekly_plus$/);
  await tabTo(page, /^Recommended/);
  await page.keyboard.press("Space");
  await page.waitForURL(/essentiality=Recommended$/);
  await page.keyboard.press("Space");
  const chosen = page.getByRole("group", { name: "Essentiality: All Essentiality" });
  await chosen.getByRole("checkbox", { name: /^Recommended/, checked: false }).waitFor();
  await page.waitForURL((url) => url.searchParams.get("essentiality") !== "Recommended");
  // The rows follow the filter in a later frame.
  await itemRow(page, "Cardigan").waitFor();
  // Each row is one stop; arrow keys lead to its buttons, and to those of the next row.
  await tabTo(page, /^Cardigan$/);
  await page.keyboard.press("ArrowRight");
  expect(await focused(page)).toMatch(/^You have 0 of \d+: Cardigan/);
  await page.keyboard.press("ArrowRight");
  expect(await focused(page)).toBe("One more: Cardigan");
  await expectVisibleFocus(page, "One more: Cardigan");
  await page.keyboard.press("Enter");
  await page
    .locator("main")
    .getByText(/\bSaved\b/)
    .first()
    .waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  expect(await focused(page)).toBe("One less: Cardigan");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  expect(await focused(page), "it stays as long as it has the focus").toBe("One less: Cardigan");
  await page.keyboard.press("ArrowDown");
  expect(await page.evaluate(() => document.activeElement?.closest("h3") !== null)).toBe(true);
  await page.getByRole("button", { name: "One less: Cardigan" }).waitFor({ state: "hidden" });
  await page.keyboard.press("ArrowUp");
  expect(await focused(page)).toBe("Cardigan");
  await expectVisibleFocus(page, "the name of an item");
  await page.keyboard.press("Enter");
  await page
    .locator("main .row-panel", { hasText: / a day × / })
    .first()
    .waitFor();
});

test("the account menu opens, closes and signs out by keyboard", async () => {
  const page = await site.open();
  await page.goto("/auth");
  await tabTo(page, "Email");
  await page.keyboard.type("demo@layette.test");
  await tabTo(page, "Password");
  await page.keyboard.type("demo-wardrobe");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboards");
  const menu = page.getByRole("navigation", { name: "Account", exact: true });
  await tabTo(page, "Account menu");
  await page.keyboard.press("Enter");
  await menu.waitFor();
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  expect(await focused(page)).toBe("Account menu");
  await page.keyboard.press("Space");
  await menu.waitFor();
  await tabTo(page, "Log out");
  await page.keyboard.press("Enter");
  await page.getByText("You've been successfully logged out.").waitFor();
});
