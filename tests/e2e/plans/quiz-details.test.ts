// The details of the quiz: what may be typed, the messages about it, and that no answer is ever lost.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { actAs, newAccount } from "../support/accounts.ts";
import {
  answerQuestions,
  answers,
  chooseDay,
  chosenDay,
  NEW_YEAR,
  nextButton,
  question,
} from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();

async function openQuiz(): Promise<Page> {
  const page = await site.open();
  await actAs(page, site, await newAccount(site));
  await page.goto("/onboarding");
  await page.getByRole("link", { name: "Start Quiz" }).click();
  await question(page, "zipcode").waitFor();
  return page;
}

function zipField(page: Page) {
  return page.getByLabel("ZIP code");
}

/** Pastes text into the focused field. */
async function paste(page: Page, text: string): Promise<void> {
  await zipField(page).fill("");
  await zipField(page).focus();
  await page.keyboard.insertText(text);
}

test("the ZIP code takes digits only, pasted ones too, and at most five", async () => {
  const page = await openQuiz();
  expect(await zipField(page).getAttribute("inputmode")).toBe("numeric");
  await zipField(page).pressSequentially("9a8b1-01x2");
  await expect.poll(() => zipField(page).inputValue()).toBe("98101");
  await page.getByText("Seattle, WA").waitFor();
  await paste(page, "MN 55401-1234");
  await expect.poll(() => zipField(page).inputValue()).toBe("55401");
  await page.getByText("Minneapolis, MN").waitFor();
  await paste(page, "５５４０１ ٣٣٣");
  await expect.poll(() => zipField(page).inputValue()).toBe("");
});

test("four digits do not go on, five do", async () => {
  const page = await openQuiz();
  await zipField(page).fill("5540");
  await expect.poll(() => nextButton(page).isDisabled()).toBe(true);
  await zipField(page).press("Enter");
  await question(page, "zipcode").waitFor();
  await zipField(page).fill("55401");
  await expect.poll(() => nextButton(page).isDisabled()).toBe(false);
});

test("an unknown and a military ZIP code say why they do not go on", async () => {
  const page = await openQuiz();
  await zipField(page).fill("00000");
  await page.getByRole("alert").getByText("We can't find that ZIP code.").waitFor();
  expect(await zipField(page).getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => nextButton(page).isDisabled()).toBe(true);
  await zipField(page).fill("09001");
  await page
    .getByRole("alert")
    .getByText("We don't cover military and Pacific-territory ZIP codes")
    .waitFor();
  await expect.poll(() => nextButton(page).isDisabled()).toBe(true);
  await zipField(page).fill("55401");
  await page.getByText("Minneapolis, MN").waitFor();
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
  await expect.poll(() => nextButton(page).isDisabled()).toBe(false);
});

test("the browser's Back and Forward keep every answer", async () => {
  const page = await openQuiz();
  await zipField(page).fill("98101");
  await nextButton(page).click();
  await question(page, "dueDate").waitFor();
  await chooseDay(page, NEW_YEAR);
  await nextButton(page).click();
  await question(page, "gender").waitFor();
  await page.getByRole("radio", { name: "Boy" }).check();
  await nextButton(page).click();
  await question(page, "laundry").waitFor();

  await page.goBack();
  await question(page, "gender").waitFor();
  await page.goBack();
  await question(page, "dueDate").waitFor();
  await expect.poll(() => chosenDay(page)).toBe(NEW_YEAR);
  await page.goBack();
  await question(page, "zipcode").waitFor();
  await expect.poll(() => zipField(page).inputValue()).toBe("98101");
  for (const name of ["dueDate", "gender", "laundry"] as const) {
    await page.goForward();
    await question(page, name).waitFor();
  }
  await page.getByText("98101 · Seattle, WA").waitFor();
  await page.locator("dd").getByText("Boy", { exact: true }).waitFor();
});

test("Edit in the summary goes back to one answer and keeps the others", async () => {
  const page = await openQuiz();
  await answerQuestions(page, answers({ zipcode: "98101", genderPreference: "girl" }));
  await page.getByRole("button", { name: "Edit Due date" }).click();
  await question(page, "dueDate").waitFor();
  await expect.poll(() => chosenDay(page)).toBe(NEW_YEAR);
  const other = NEW_YEAR.replace("-01-01", "-02-14");
  await chooseDay(page, other);
  await nextButton(page).click();
  await question(page, "gender").waitFor();
  expect(await page.getByRole("radio", { name: "Girl" }).isChecked()).toBe(true);
  await nextButton(page).click();
  await question(page, "laundry").waitFor();
  await page.getByText("98101 · Seattle, WA").waitFor();
  await page
    .locator("dd")
    .getByText(`Feb 14, ${other.slice(0, 4)}`)
    .waitFor();
});

test("every question's heading has the focus when it appears", async () => {
  const page = await openQuiz();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe("What's your ZIP code?");
  await zipField(page).fill("98101");
  await nextButton(page).click();
  await expect.poll(focused).toBe("When is your baby due?");
  await chooseDay(page, NEW_YEAR);
  await nextButton(page).click();
  await expect.poll(focused).toBe("Who are you shopping for?");
  await nextButton(page).click();
  await expect.poll(focused).toBe("How often do you do laundry?");
  await page.goBack();
  await expect.poll(focused).toBe("Who are you shopping for?");
});

test("the date is picked on a calendar whose weeks start on Sunday", async () => {
  const page = await openQuiz();
  await zipField(page).fill("98101");
  await nextButton(page).click();
  await question(page, "dueDate").waitFor();
  const grid = page.getByRole("grid");
  await grid.waitFor();
  expect(await nextButton(page).isDisabled()).toBe(true);
  const [firstWeekday] = await grid
    .locator("th")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? cell.textContent));
  expect(firstWeekday).toMatch(/^Su/);

  const year = NEW_YEAR.slice(0, 4);
  await page.getByLabel("Choose the Year").selectOption(year);
  await page.getByLabel("Choose the Month").selectOption("2");
  await expect.poll(() => grid.getAttribute("aria-label")).toBe(`March ${year}`);
  expect(await page.locator('input[type="date"]').count(), "one way to choose, not two").toBe(0);
  await page.getByRole("button", { name: new RegExp(`March 20(th)?, ${year}`) }).click();
  await expect.poll(() => chosenDay(page)).toBe(`${year}-03-20`);

  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  const picked = await chosenDay(page);
  expect(new Date(`${picked}T00:00:00Z`).getUTCDay(), "Home goes to the week's Sunday").toBe(0);
  expect(picked > `${year}-03-20`).toBe(true);
  await nextButton(page).click();
  await question(page, "gender").waitFor();
});

test("a quiz taken again starts from the last answers", async () => {
  const page = await openQuiz();
  await answerQuestions(
    page,
    answers({ zipcode: "33139", genderPreference: "girl", laundryScenario: "weekly_plus" }),
  );
  await page.getByRole("button", { name: "Make my plan" }).click();
  await page.waitForURL(/\/dashboards\/\w+\/0-3m$/);
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("link", { name: "Retake Quiz" }).click();
  await page.getByText("Using 33139").waitFor();
  await page.getByRole("link", { name: "Edit in quiz" }).click();
  await question(page, "zipcode").waitFor();
  await expect.poll(() => zipField(page).inputValue()).toBe("33139");
  await page.getByText("Miami Beach, FL").waitFor();
  await nextButton(page).click();
  await question(page, "dueDate").waitFor();
  await expect.poll(() => chosenDay(page)).toBe(NEW_YEAR);
  await nextButton(page).click();
  await question(page, "gender").waitFor();
  expect(await page.getByRole("radio", { name: "Girl" }).isChecked()).toBe(true);
  await nextButton(page).click();
  await question(page, "laundry").waitFor();
  expect(await page.getByRole("radio", { name: "Weekly+" }).isChecked()).toBe(true);
});
