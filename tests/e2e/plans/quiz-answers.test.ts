// No quiz answer is lost, no matter how a question is left: Previous, Edit, the browser's Back and Forward,
// with and without scripts, valid or not.
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

async function openQuiz(options = {}): Promise<Page> {
  const page = await site.open(options);
  await actAs(page, site, await newAccount(site));
  await page.goto("/onboarding");
  await startQuiz(page);
  return page;
}

async function startQuiz(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Start Quiz" }).click();
  await question(page, "zipcode").waitFor();
}

const previous = (page: Page) => page.getByRole("button", { name: "Previous", exact: true });
const zipField = (page: Page) => page.getByLabel("ZIP code");
const radio = (page: Page, name: string) => page.getByRole("radio", { name });

async function goOn(page: Page, to: Parameters<typeof question>[1]): Promise<void> {
  await nextButton(page).click();
  await question(page, to).waitFor();
}

async function goBack(page: Page, to: Parameters<typeof question>[1]): Promise<void> {
  await previous(page).click();
  await question(page, to).waitFor();
}

const WAYS = [
  { name: "with scripts", options: {} },
  { name: "without scripts", options: { javaScriptEnabled: false } },
];

test.each(WAYS)(
  "$name every step keeps what was changed on it through Previous and Next",
  async ({ options }) => {
    const page = await openQuiz(options);
    await zipField(page).fill("98101");
    await previous(page).click();
    await page.waitForURL("**/onboarding");
    await startQuiz(page);
    await expect.poll(() => zipField(page).inputValue()).toBe("98101");

    await goOn(page, "dueDate");
    await chooseDay(page, NEW_YEAR);
    await goBack(page, "zipcode");
    await expect.poll(() => zipField(page).inputValue()).toBe("98101");
    await goOn(page, "dueDate");
    await expect.poll(() => chosenDay(page)).toBe(NEW_YEAR);

    await goOn(page, "gender");
    await radio(page, "Boy").check();
    await goBack(page, "dueDate");
    await goOn(page, "gender");
    expect(await radio(page, "Boy").isChecked()).toBe(true);

    await goOn(page, "laundry");
    await radio(page, "Weekly+").check();
    await goBack(page, "gender");
    await goOn(page, "laundry");
    expect(await radio(page, "Weekly+").isChecked()).toBe(true);
    await page.getByText("98101 · Seattle, WA").waitFor();
    await page.locator("dd").getByText("Boy", { exact: true }).waitFor();
  },
);

test.each(WAYS)("$name an answer that is not valid yet is kept on the way back too", async ({ options }) => {
  const page = await openQuiz(options);
  await zipField(page).fill("981");
  await previous(page).click();
  await page.waitForURL("**/onboarding");
  await startQuiz(page);
  await expect.poll(() => zipField(page).inputValue()).toBe("981");
  await zipField(page).fill("98101");
  await goOn(page, "dueDate");
  await chooseDay(page, NEW_YEAR);
  if (options.javaScriptEnabled === false) await page.getByLabel("Due date").fill("");
  const kept = await chosenDay(page);
  await goBack(page, "zipcode");
  await goOn(page, "dueDate");
  await expect.poll(() => chosenDay(page)).toBe(kept);
});

test.each(WAYS)("$name Edit keeps what is chosen on the last question", async ({ options }) => {
  const page = await openQuiz(options);
  await answerQuestions(page, answers({ zipcode: "98101", laundryScenario: "weekly_plus" }));
  await page.getByRole("button", { name: "Edit Clothes" }).click();
  await question(page, "gender").waitFor();
  await radio(page, "Girl").check();
  await goOn(page, "laundry");
  expect(await radio(page, "Weekly+").isChecked()).toBe(true);
  await page.locator("dd").getByText("Girl", { exact: true }).waitFor();
});

test.each(WAYS)(
  "$name old addresses show the newest answers, and going on from them loses none",
  async ({ options }) => {
    const page = await openQuiz(options);
    await zipField(page).fill("98101");
    await goOn(page, "dueDate");
    await chooseDay(page, NEW_YEAR);
    await goOn(page, "gender");
    await radio(page, "Boy").check();
    await goOn(page, "laundry");
    await radio(page, "Weekly+").check();
    await goBack(page, "gender");

    for (const name of ["laundry", "gender", "dueDate", "zipcode"] as const) {
      await page.goBack();
      await question(page, name).waitFor();
    }
    await expect.poll(() => zipField(page).inputValue()).toBe("98101");
    await zipField(page).fill("33139");
    await goOn(page, "dueDate");
    await expect.poll(() => chosenDay(page)).toBe(NEW_YEAR);
    await page.goBack();
    await question(page, "zipcode").waitFor();
    await expect.poll(() => zipField(page).inputValue()).toBe("33139");
    await page.goForward();
    await question(page, "dueDate").waitFor();
    await goOn(page, "gender");
    expect(await radio(page, "Boy").isChecked()).toBe(true);
    await goOn(page, "laundry");
    expect(await radio(page, "Weekly+").isChecked()).toBe(true);
    await page.getByText("33139 · Miami Beach, FL").waitFor();
  },
);

test("the browser's Back and Forward keep what was changed and never sent", async () => {
  const page = await openQuiz();
  await answerQuestions(page, answers({ zipcode: "98101" }));
  await radio(page, "Weekly+").check();
  await page.goBack();
  await question(page, "gender").waitFor();
  await radio(page, "Girl").check();
  await page.goBack();
  await question(page, "dueDate").waitFor();
  const other = NEW_YEAR.replace("-01-01", "-02-14");
  await chooseDay(page, other);
  await page.goBack();
  await question(page, "zipcode").waitFor();
  await zipField(page).fill("33139");
  await page.goBack();
  await page.getByRole("link", { name: "Start Quiz" }).waitFor();
  await page.goForward();
  await question(page, "zipcode").waitFor();
  await expect.poll(() => zipField(page).inputValue()).toBe("33139");
  await page.getByText("Miami Beach, FL").waitFor();
  await page.goForward();
  await question(page, "dueDate").waitFor();
  await expect.poll(() => chosenDay(page)).toBe(other);
  await goOn(page, "gender");
  expect(await radio(page, "Girl").isChecked()).toBe(true);
  await goOn(page, "laundry");
  expect(await radio(page, "Weekly+").isChecked()).toBe(true);
  await page.getByText("33139 · Miami Beach, FL").waitFor();
  await page.getByRole("button", { name: "Make my plan" }).click();
  await page.waitForURL(/\/dashboards\/\w+\/0-3m$/);
  await page.getByRole("banner").getByText("Miami Beach, FL").waitFor();
  await expect.poll(() => page.getByLabel("Laundry frequency").inputValue()).toBe("weekly_plus");
});

test("a picked day is kept as a typed one", async () => {
  const page = await openQuiz();
  await zipField(page).fill("98101");
  await goOn(page, "dueDate");
  await chooseDay(page, NEW_YEAR);
  await page
    .getByRole("gridcell")
    .getByRole("button", { name: /January 20/ })
    .click();
  await goBack(page, "zipcode");
  await goOn(page, "dueDate");
  await expect.poll(() => chosenDay(page)).toBe(NEW_YEAR.replace("-01-01", "-01-20"));
});

test.each(WAYS)("$name Enter sends the quiz from its last question", async ({ options }) => {
  const page = await openQuiz(options);
  await answerQuestions(page, answers({ zipcode: "98101" }));
  await radio(page, "Daily").focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/(onboarding\/processing|dashboards)\/\w+/);
});

test("the next person at this browser finds no answers of the one before", async () => {
  const page = await openQuiz();
  await zipField(page).fill("98101");
  await goOn(page, "dueDate");
  const address = page.url();
  await actAs(page, site, await newAccount(site));
  await page.goto("/onboarding");
  await startQuiz(page);
  await expect.poll(() => zipField(page).inputValue()).toBe("");
  await page.goto(address);
  await question(page, "zipcode").waitFor();
  await expect.poll(() => zipField(page).inputValue()).toBe("");
});

test("answers that an address brings are taken over and leave it", async () => {
  const page = await openQuiz();
  await zipField(page).fill("33139");
  await goOn(page, "dueDate");
  await page.goto(`/onboarding?${new URLSearchParams({ step: "3", zipcode: "98101", dueDate: NEW_YEAR })}`);
  await question(page, "gender").waitFor();
  expect([...new URL(page.url()).searchParams.keys()]).toEqual(["step", "formKey"]);
  await goOn(page, "laundry");
  await page.getByText("98101 · Seattle, WA").waitFor();
});
