// The same quiz from cities of both hemispheres, from Minneapolis and from places that are not like their ZIP areas, each to a
// dashboard of its own climate.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { actAs, newAccount } from "../support/accounts.ts";
import { openItem } from "../support/items.ts";
import { nextButton, question } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const YEAR = new Date().getUTCFullYear();
const DECEMBER = `${YEAR}-12-15`;
const JANUARY = `${YEAR + 1}-01-15`;
const JUNE = `${YEAR + 1}-06-15`;
const JULY = `${YEAR + 1}-07-15`;

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
  /** Part of the reason for the number of warm hats in a size, where it is bitterly cold. */
  why?: string;
  whyIn?: string;
}

const zip = (typed: string, shown: string, answer: Omit<Answer, "typed" | "choice" | "shown">): Answer => ({
  typed,
  choice: null,
  shown,
  ...answer,
});

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
  // Deserts, mountains and the Arctic, which are not like the rest of their ZIP areas.
  zip("84770", "Saint George, UT", {
    dueDate: JULY,
    first: /^Hot & Dry, then Mild, 57° to 101° F$/,
    later: /^Cool|Cold/,
    ...SUMMER,
  }),
  zip("93546", "Mammoth Lakes, CA", {
    dueDate: JANUARY,
    first: /^Cold & Dry, 22° to 45° F$/,
    later: /^Mild, then Cool|^Mild/,
    ...WINTER,
  }),
  zip("99723", "Barrow, AK", {
    dueDate: JULY,
    first: /^Cold & Dry, then .*, 24° to 47° F$/,
    later: /^Cold & Dry, −\d+° to /,
    ...WINTER,
    why: "1 more because it is below 20°F",
    whyIn: "6-9m",
  }),
  city("Yakutsk", "Russia", {
    dueDate: JANUARY,
    first: /^Cold & Dry, −\d+° to .* C$/,
    later: /^(Mild|Cool).* C$/,
    ...WINTER,
    why: "1 more because it is below −7°C",
    whyIn: "0-3m",
  }),
  city("Reykjavík", "Iceland", {
    dueDate: JULY,
    first: /^Cool, .* C$/,
    later: /^Cold & Wet.* C$/,
    essential: "Fleece Bunting or Pram Suit",
    useless: "Sun Hat",
  }),
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

  if (!answer.why || !answer.whyIn) return;
  await page.goto(page.url().replace("6-9m", answer.whyIn));
  await (await openItem(page, "Warm Knit or Fleece Hat")).getByText(answer.why).waitFor();
});
