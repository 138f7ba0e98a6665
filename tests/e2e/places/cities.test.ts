// A parent outside the US, from the city search to the plan: by keyboard, without scripts, and as a stranger.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible } from "../support/axe.ts";
import { chooseDay, finishedPlan, NEW_YEAR, nextButton, question } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const WITHOUT = { javaScriptEnabled: false };
const TO_CITY = "Outside the US? Search for your city";
const TO_ZIP = "In the US? Use your ZIP code";

async function openQuiz(account: Account, options = {}): Promise<Page> {
  const page = await site.open(options);
  await actAs(page, site, account);
  await page.goto("/onboarding");
  return page;
}

async function answerTheRest(page: Page): Promise<void> {
  await question(page, "dueDate").waitFor();
  await chooseDay(page, NEW_YEAR);
  await nextButton(page).click();
  await question(page, "gender").waitFor();
  await nextButton(page).click();
  await question(page, "laundry").waitFor();
}

test("a parent in Munich finds it by keyboard, and reads its name wherever the plan is shown", async () => {
  const account = await newAccount(site);
  const page = await openQuiz(account);
  await page.getByRole("link", { name: "Start Quiz" }).click();
  await question(page, "zipcode").waitFor();
  await page.getByRole("link", { name: TO_CITY }).click();
  await page.getByRole("heading", { level: 1, name: "What's your city?" }).waitFor();
  expect(await nextButton(page).isDisabled()).toBe(true);
  const field = page.getByRole("combobox", { name: "City" });
  await field.fill("MÜNCH");
  const options = page.getByRole("option");
  await expect.poll(() => options.first().textContent()).toBe("MunichBavaria, Germany");
  await expectAccessible(page, "cities in the quiz");
  // The accessibility check has taken the focus away.
  await field.fill("munche");
  await expect.poll(() => options.first().getAttribute("aria-selected")).toBe("true");
  await field.press("Enter");
  await page.getByText("Munich, Bavaria, Germany").waitFor();
  await expect.poll(() => field.inputValue()).toBe("Munich, Bavaria, Germany");
  await nextButton(page).click();
  await answerTheRest(page);
  await page.getByText("Munich, Germany").waitFor();
  expect(await page.getByText("ZIP code").count()).toBe(0);
  await page.getByRole("button", { name: "Make my plan" }).click();
  await page.waitForURL(/\/dashboards\/\w+\/0-3m$/);

  const strip = page.getByRole("banner");
  await strip.getByText("Munich, Germany").waitFor();
  await page.getByRole("link", { name: "0–3m EU 56/62 next, Newborn to 3 Months" }).waitFor();
  await page.goto(page.url().replace(/0-3m$/, "shopping-list?for=3-6m"));
  await page
    .getByText(/Munich, Germany · due .* · EU 68/)
    .first()
    .waitFor({ state: "attached" });
  await page.goto("/dashboards");
  await page.getByText("Munich, Germany").first().waitFor();

  await page.goto("/onboarding");
  await page.getByText("Using Munich, Germany").waitFor();
  await page.getByRole("link", { name: "Start Quiz" }).click();
  await page.getByRole("heading", { level: 1, name: "What's your city?" }).waitFor();
  await page.getByText("Munich, Germany").waitFor();
  expect(await nextButton(page).isEnabled()).toBe(true);
  await page.getByRole("link", { name: TO_ZIP }).click();
  await question(page, "zipcode").waitFor();
});

test("a city is found as it is written at home, and by the name that it had before", async () => {
  const page = await openQuiz(await newAccount(site));
  await page.goto("/onboarding?step=1&where=city");
  const field = page.getByRole("combobox", { name: "City" });
  const first = page.getByRole("option").first();
  for (const [typed, found] of [
    ["東京", "Tokyo"],
    ["서우", "Seoul"],
    ["Москва", "Moscow"],
    ["القاهرة", "Cairo"],
    ["ירושלים", "Jerusalem"],
    ["กรุงเทพ", "Bangkok"],
    ["Kiev", "Kyiv"],
    ["Ulaanbaatar", "Ulaanbaatar"],
  ] as const) {
    await field.fill(typed);
    await expect.poll(() => first.textContent(), { message: typed }).toMatch(new RegExp(`^${found}`));
  }
  await field.fill("東京");
  await expect.poll(() => first.textContent()).toMatch(/^Tokyo/);
  await first.click();
  await expect.poll(() => nextButton(page).isEnabled()).toBe(true);
});

test("text that is changed after a city was chosen chooses nothing, and a name that nobody has says so", async () => {
  const page = await openQuiz(await newAccount(site));
  await page.goto("/onboarding?step=1&where=city");
  const field = page.getByRole("combobox", { name: "City" });
  await field.fill("zurich");
  await page
    .getByRole("option", { name: /Zürich/ })
    .first()
    .click();
  await expect.poll(() => nextButton(page).isEnabled()).toBe(true);
  await field.press("Backspace");
  await expect.poll(() => nextButton(page).isDisabled()).toBe(true);
  await field.fill("qqqqqq");
  await page.getByText("No match.").waitFor();
  await field.fill("Frankfurt, Germany");
  await page.getByRole("option", { name: /Frankfurt am Main/ }).waitFor();
  await field.press("Escape");
  await expect.poll(() => page.getByRole("option").count()).toBe(0);
});

test("without JavaScript a parent in São Paulo searches, chooses from a page, and gets a plan", async () => {
  const page = await openQuiz(await newAccount(site), WITHOUT);
  await page.getByRole("link", { name: "Start Quiz" }).click();
  await page.getByRole("link", { name: TO_CITY }).click();
  await page.getByLabel("City").fill("sao paulo");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("radio", { name: "São Paulo São Paulo, Brazil" }).check();
  await nextButton(page).click();
  await answerTheRest(page);
  await page.getByText("São Paulo, Brazil").waitFor();
  await page.getByRole("button", { name: "Make my plan" }).click();
  await page.getByRole("button", { name: "Skip" }).click();
  await page.waitForURL(/\/dashboards\/\w+\/0-3m$/);
  await page.getByText("São Paulo, Brazil").first().waitFor();
});

test("without JavaScript a city that is typed and not chosen is searched for, whatever was chosen before", async () => {
  const page = await openQuiz(await newAccount(site), WITHOUT);
  await page.goto("/onboarding?step=1&placeId=2867714");
  await page.getByText("Munich, Germany").waitFor();
  await page.getByLabel("City").fill("bern");
  await nextButton(page).click();
  await page
    .getByRole("radio", { name: /^Bern / })
    .first()
    .check();
  await nextButton(page).click();
  await question(page, "dueDate").waitFor();
});

test("a plan moves to a city, with scripts and without", async () => {
  const account = await newAccount(site);
  const plan = await finishedPlan(site, account);
  const page = await site.open({ expected: [/status of 400/] });
  await actAs(page, site, account);
  await page.goto(`/dashboards/${plan}/answers`);
  await page.getByRole("link", { name: TO_CITY }).click();
  await page.getByRole("combobox", { name: "City" }).waitFor();
  await page.getByRole("button", { name: "Recalculate my plan" }).click();
  await page.getByText("Please choose a city from the list.").waitFor();
  await page.getByRole("combobox", { name: "City" }).fill("toky");
  await page
    .getByRole("option", { name: /^Tokyo/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Recalculate my plan" }).click();
  await page.waitForURL(/\/dashboards\/\w+\/0-3m$/);
  await page.getByText("Tokyo, Japan").first().waitFor();

  const plain = await site.open(WITHOUT);
  await actAs(plain, site, account);
  await plain.goto(`/dashboards/${plan}/answers`);
  await plain.getByLabel("City").fill("zurich");
  await plain.getByRole("button", { name: "Search" }).click();
  await plain.getByRole("radio", { name: /^Zürich Zurich, Switzerland/ }).check();
  await plain.getByRole("button", { name: "Recalculate my plan" }).click();
  await plain.getByRole("button", { name: "Skip" }).click();
  await plain.waitForURL(/\/dashboards\/\w+\/0-3m$/);
  await plain.getByText("Zürich, Switzerland").first().waitFor();
});

test("without JavaScript a stranger finds a city on the public pages, for the month that was chosen", async () => {
  const page = await site.open(WITHOUT);
  await page.goto("/");
  const month = await page.getByLabel("Due month").locator("option").nth(7).getAttribute("value");
  await page.getByLabel("Due month").selectOption(month);
  await page.getByRole("button", { name: TO_CITY }).click();
  expect(await page.getByLabel("Due month").inputValue()).toBe(month);
  await page.getByLabel("City").fill("auckland");
  await page.getByRole("button", { name: TO_ZIP }).click();
  await page.getByRole("heading", { level: 1, name: "Where and when?" }).waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await page.getByLabel("Due month").inputValue()).toBe(month);
  await page.getByRole("button", { name: TO_CITY }).click();
  await page.getByLabel("City").fill("auckland");
  await page.getByRole("button", { name: "Search" }).click();
  await page
    .getByRole("link", { name: /^Auckland/ })
    .first()
    .click();
  await page.waitForURL(new RegExp(`/plan/nz/auckland-\\d+/${month}$`));
  await page.getByRole("heading", { level: 1, name: /baby in Auckland, New Zealand/ }).waitFor();
  expect(await page.content()).not.toContain("ZIP 2");
  const save = await page.getByRole("link", { name: "Save this plan" }).getAttribute("href");
  expect(decodeURIComponent(save ?? "")).toMatch(/placeId=\d+&dueDate=/);
});

test("a stranger is shown cities while typing, by keyboard, and their sizes on the plan", async () => {
  const page = await site.open({ viewport: { width: 390, height: 844 } });
  await page.goto("/plan/cities");
  const field = page.getByRole("combobox", { name: "City" });
  // The month has options, too.
  const options = page.getByRole("listbox").getByRole("option");
  await field.pressSequentially("MÜNCH");
  await expect.poll(() => options.first().textContent()).toBe("Munich Bavaria, Germany");
  await page
    .getByRole("status")
    .getByText(/^\d+ cities found$/)
    .waitFor();
  expect(await field.getAttribute("aria-expanded")).toBe("true");
  await expectAccessible(page, "suggested cities");
  await field.focus();
  await field.press("Escape");
  await expect.poll(() => options.count()).toBe(0);
  // Opens the list again, at its first city.
  await field.press("ArrowDown");
  await field.press("ArrowDown");
  expect(await options.nth(1).getAttribute("aria-selected")).toBe("true");
  await field.press("ArrowUp");
  const active = await field.getAttribute("aria-activedescendant");
  expect(await options.first().getAttribute("id")).toBe(active);
  await field.press("Escape");
  await expect.poll(() => options.count()).toBe(0);
  await field.press("ArrowDown");
  await field.press("Enter");
  expect(await field.inputValue()).toBe("Munich, Bavaria, Germany");
  await page.getByRole("button", { name: "See my numbers" }).waitFor();
  await field.press("Enter");
  await page.waitForURL(/\/plan\/de\/munich-\d+\/\d{4}-\d{2}$/);
  await page.getByRole("link", { name: /^0.3m \d+ essentials, Newborn to 3 Months EU 56\/62$/ }).waitFor();
  await page.getByText("For the first three months (EU 56/62), due around").waitFor();
});

test("a suggestion that is edited afterward is forgotten, and a press on one chooses it", async () => {
  const page = await site.open();
  await page.goto("/plan/cities");
  const field = page.getByRole("combobox", { name: "City" });
  await field.pressSequentially("qqqqqq");
  await page.getByText("No match.").waitFor();
  await field.fill("auckl");
  await page
    .getByRole("option", { name: /^Auckland/ })
    .first()
    .click();
  expect(await field.inputValue()).toMatch(/^Auckland, /);
  await page.getByRole("button", { name: "See my numbers" }).waitFor();
  await field.press("Backspace");
  await page.getByRole("button", { name: "Search" }).waitFor();
  await field.fill("bern");
  await page.getByRole("button", { name: "Search" }).click();
  await page
    .getByRole("link", { name: /^Bern / })
    .first()
    .waitFor();
});
