// The quiz, filled in on the pages or sent as the form of its last question.
import type { Page } from "playwright-core";
import { until } from "../../support/local-server.ts";
import type { Account } from "./accounts.ts";
import { send } from "./http.ts";

export type Laundry = "daily" | "every_2_3_days" | "weekly_plus";

export interface Answers {
  zipcode: string;
  /** A city's id, instead of the ZIP code. */
  placeId?: string;
  /** yyyy-MM-dd */
  dueDate: string;
  genderPreference: "boy" | "girl" | "neutral";
  laundryScenario: Laundry;
}

const DAY_MS = 86_400_000;

/**
 * The coming New Year's Day, or the last one while that is too far ahead to be a due date: the age range 0-3m is then in winter
 * and 6-9m in summer, whenever the tests run.
 */
export const NEW_YEAR = `${new Date(Date.now() + 320 * DAY_MS).getUTCFullYear()}-01-01`;

export function answers(fields: Partial<Answers> = {}): Answers {
  return {
    zipcode: "55401",
    dueDate: NEW_YEAR,
    genderPreference: "neutral",
    laundryScenario: "daily",
    ...fields,
  };
}

const QUESTIONS = {
  zipcode: "What's your ZIP code?",
  dueDate: "When is your baby due?",
  gender: "Who are you shopping for?",
  laundry: "How often do you do laundry?",
} as const;

const GENDERS = { boy: "Boy", girl: "Girl", neutral: "Gender Neutral" } as const;
const LAUNDRIES = {
  daily: "Daily",
  every_2_3_days: "Every 2-3 Days",
  weekly_plus: "Weekly+",
} as const satisfies Record<Laundry, string>;

/** The heading of a question. */
export function question(page: Page, name: keyof typeof QUESTIONS) {
  return page.getByRole("heading", { level: 1, name: QUESTIONS[name] });
}

export function nextButton(page: Page) {
  return page.getByRole("button", { name: "Next", exact: true });
}

/** Chooses the due date on the calendar; without scripts there is none, and it is typed. */
export async function chooseDay(page: Page, day: string): Promise<void> {
  if (!(await page.evaluate(() => "__reactRouterContext" in window))) {
    return page.locator('input[name="dueDate"]').fill(day);
  }
  const [year, month] = day.split("-").map(Number);
  await page.getByRole("grid").waitFor();
  await page.getByLabel("Choose the Year").selectOption(`${year}`);
  await page.getByLabel("Choose the Month").selectOption(`${Number(month) - 1}`);
  await page.locator(`td[data-day="${day}"] button`).click();
  await page.locator(`td[data-day="${day}"][aria-selected="true"]`).waitFor();
}

/** The due date in the form, yyyy-MM-dd. */
export function chosenDay(page: Page): Promise<string> {
  return page.locator('input[name="dueDate"]').inputValue();
}

/** Goes from the intro to the last question. */
export async function answerQuestions(page: Page, given: Answers): Promise<void> {
  await page.goto("/onboarding");
  await page.getByRole("link", { name: "Start Quiz" }).click();
  await question(page, "zipcode").waitFor();
  await page.getByLabel("ZIP code").fill(given.zipcode);
  await nextButton(page).click();
  await question(page, "dueDate").waitFor();
  await chooseDay(page, given.dueDate);
  await nextButton(page).click();
  await question(page, "gender").waitFor();
  await page.getByRole("radio", { name: GENDERS[given.genderPreference] }).check();
  await nextButton(page).click();
  await question(page, "laundry").waitFor();
  await page.getByRole("radio", { name: LAUNDRIES[given.laundryScenario] }).check();
}

/** Answers the whole quiz and submits it. */
export async function takeQuiz(page: Page, given: Answers): Promise<void> {
  await answerQuestions(page, given);
  await page.getByRole("button", { name: "Make my plan" }).click();
  await page.waitForURL(/\/(onboarding\/processing|dashboards)\//);
}

/** Submits the quiz without a browser; returns the attempt's id. */
export async function submitQuiz(
  site: { url: string },
  account: Account,
  given: Answers,
  formKey = crypto.randomUUID().replaceAll("-", ""),
): Promise<string> {
  const { status, headers } = await send(`${site.url}/onboarding`, {
    form: { ...given, formKey },
    cookie: account.cookie,
  });
  const [, id] = /^\/onboarding\/processing\/(\w+)$/.exec(headers.location ?? "") ?? [];
  if (!id) throw new Error(`The quiz answered ${status} ${headers.location}`);
  return id;
}

export interface PlanState {
  status: string;
  errorMessage: string | null;
  version: number;
}

/** An attempt's status, as a page polls it. */
export async function planState(
  site: { url: string },
  account: Account,
  id: string,
): Promise<PlanState | null> {
  const { status, text } = await send(`${site.url}/onboarding/status/${id}`, { cookie: account.cookie });
  return status === 200 ? JSON.parse(text) : null;
}

/** Waits until an attempt is complete. */
export async function completed(
  site: { url: string },
  account: Account,
  id: string,
  deadlineMs = 45_000,
): Promise<void> {
  const isCompleted = async () => (await planState(site, account, id))?.status === "completed";
  await until(isCompleted, `the attempt ${id} is completed`, deadlineMs);
}

/** Creates a finished plan without a browser; returns its id. */
export async function finishedPlan(
  site: { url: string },
  account: Account,
  fields: Partial<Answers> = {},
): Promise<string> {
  const id = await submitQuiz(site, account, answers(fields));
  await completed(site, account, id);
  return id;
}
