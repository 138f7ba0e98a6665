// The same quiz from seven cities of both hemispheres and from Minneapolis, each to a dashboard of its own climate.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { actAs, newAccount } from "../support/accounts.ts";
import { nextButton, question } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const YEAR = new Date().getUTCFullYear();
const DECEMBER = `${YEAR}-12-15`;
const JUNE = `${YEAR + 1}-06-15`;

interface Answer {
  /** What is typed, and the choice that is taken; null for a ZIP code. */
  typed: string;
  choice: RegExp | null;
  shown: string;
  dueDate: string;
  /** The weather of the first three months, and of the three that lie half a year later. */
  first: RegExp;
  later: RegExp;
  /** What the first three months need before all, and what they have no use for. */
  essential: string;
  useless: string;
}

const city = (name: string, country: string, answer: Omit<Answer, "typed" | "choice" | "shown">): Answer => ({
  typed: name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(),
  choice: new RegExp(`^${name}`),
  shown: `${name}, ${country}`,
  ...answer,
});

const WINTER = { essential: "Warm Mittens (pairs)", useless: "Sun Hat" };
const SUMMER = { essential: "Sun Hat", useless: "Warm Mittens (pairs)" };

const ANSWERS: readonly Answer[] = [
  city("Zürich", "Switzerland", {
    dueDate: DECEMBER,
    first: /^Cold.* C$/,
    later: /^(Mild|Cool).* C$/,
    ...WINTER,
  }),
  // A baby of December wears its summer first, south of the equator.
  city("Sydney", "Australia", {
    dueDate: DECEMBER,
    first: /^Mild.* to 28° C$/,
    later: /^Cool.* C$/,
    ...SUMMER,
  }),
  city("Singapore", "Singapore", {
    dueDate: JUNE,
    first: /^Hot & Humid, .* C$/,
    later: /^Hot & Humid, /,
    ...SUMMER,
  }),
  city("Nairobi", "Kenya", { dueDate: JUNE, first: /^Mild, .* C$/, later: /^Mild, .* C$/, ...SUMMER }),
  city("Reykjavík", "Iceland", {
    dueDate: JUNE,
    first: /^Cool, .* C$/,
    later: /^Cold.* C$/,
    essential: "Fleece Bunting or Pram Suit",
    useless: "Sun Hat",
  }),
  city("São Paulo", "Brazil", { dueDate: JUNE, first: /^Mild, .* C$/, later: /^(Mild|Hot).* C$/, ...SUMMER }),
  city("Delhi", "India", {
    dueDate: JUNE,
    first: /^Hot & Humid, .* C$/,
    later: /^(Mild|Cool).* C$/,
    ...SUMMER,
  }),
  {
    typed: "55401",
    choice: null,
    shown: "Minneapolis, MN",
    dueDate: DECEMBER,
    first: /^Cold.* F$/,
    later: /^(Mild|Hot).* F$/,
    ...WINTER,
  },
];

async function answerPlace(page: Page, { typed, choice }: Answer): Promise<void> {
  if (choice) {
    await page.getByRole("link", { name: "Outside the US? Search for your city" }).click();
    await page.getByRole("combobox", { name: "City" }).fill(typed);
    await page.getByRole("option", { name: choice }).first().click();
  } else await page.getByLabel("ZIP code").fill(typed);
  await nextButton(page).click();
}

/** The dashboard as a parent reads it, a line after the other. */
async function linesOf(page: Page): Promise<string[]> {
  const text = await page.locator("main").innerText();
  return text.split("\n").filter((line) => line.trim() !== "");
}

test.each(ANSWERS)("a baby due $dueDate in $shown", async (answer) => {
  const page = await site.open();
  await actAs(page, site, await newAccount(site));
  await page.goto("/onboarding");
  await page.getByRole("link", { name: "Start Quiz" }).click();
  await question(page, "zipcode").waitFor();
  await answerPlace(page, answer);
  await question(page, "dueDate").waitFor();
  await page.getByLabel("Due date", { exact: true }).fill(answer.dueDate);
  await nextButton(page).click();
  await question(page, "gender").waitFor();
  await nextButton(page).click();
  await question(page, "laundry").waitFor();
  await page.getByRole("button", { name: "Submit" }).click();
  await page.waitForURL(/\/dashboards\/\w+\/0-3m$/);
  await page.getByRole("banner").getByText(answer.shown).waitFor();

  const weather = page.locator(".weather > summary");
  expect(await weather.innerText()).toMatch(answer.first);
  const lines = await linesOf(page);
  expect(lines[lines.indexOf(answer.essential) + 1]).toBe("Essential");
  expect(lines).not.toContain(answer.useless);

  await page.goto(page.url().replace("0-3m", "6-9m"));
  expect(await weather.innerText()).toMatch(answer.later);
});
