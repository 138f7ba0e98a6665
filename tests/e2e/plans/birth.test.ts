// "Baby has arrived" as a separate page: recorded, corrected, and removed, with and without scripts, and what
// happens next.
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectStillAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { answers, completed, finishedPlan, planState, submitQuiz } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite({ weather: "scripted" });

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
});

beforeEach(async () => {
  site.weather.setMode({ kind: "normal" });
  await sendBirth({ intent: "remove" });
  await completed(site, parent, plan);
});

function sendBirth(form: Record<string, string>, id = plan, { cookie } = parent) {
  return send(`${site.url}/dashboards/${id}/birth`, {
    form,
    cookie,
    headers: { Accept: "application/json" },
  });
}

async function birthOf(id = plan): Promise<string | null> {
  const { text } = await send(`${site.url}/profile/data`, { cookie: parent.cookie, form: {} });
  const own: { attempts: { onboardingId: string; babyBornOn: string | null }[] } = JSON.parse(text);
  return own.attempts.find(({ onboardingId: planId }) => planId === id)?.babyBornOn ?? null;
}

/** "yyyy-MM-dd", this many days from today. */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** As pages show it: "Jan 5, 2027". */
function written(day: string): string {
  const style = { month: "short", day: "numeric", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat("en-US", style).format(new Date(day));
}

async function openAs(account: Account, path: string, options: Parameters<typeof site.open>[0] = {}) {
  const page = await site.open(options);
  await actAs(page, site, account);
  await page.goto(path);
  return page;
}

/** The page with its scripts running. */
async function openBirth(expected: readonly RegExp[] = []): Promise<Page> {
  const page = await openAs(parent, `/dashboards/${plan}/birth`, { expected });
  await page.waitForLoadState("networkidle");
  return page;
}

const birthField = (page: Page) => page.getByLabel("Date of birth");
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

test("when the baby has arrived the plan begins with the birth, can be corrected, and goes back", async () => {
  const bornOn = dayFromNow(-40);
  const page = await openBirth();
  expect(await page.title()).toMatch(/^Baby has arrived ·/);
  await page.getByRole("heading", { level: 2, name: "Baby has arrived" }).waitFor();
  await page.getByText("it won't use a quiz attempt").waitFor();
  await birthField(page).fill(dayFromNow(9));
  await save(page);
  await page.getByRole("alert").getByText("The birth date can't be in the future.").waitFor();
  await expect.poll(() => birthField(page).inputValue()).toBe(dayFromNow(9));
  await birthField(page).fill(bornOn);
  await save(page);
  await page.waitForURL(`/onboarding/processing/${plan}`);
  await page.waitForURL(`/dashboards/${plan}/0-3m`);
  await page.getByText("Your baby is 1 month old").waitFor();

  await page.goto(`/dashboards/${plan}/birth`);
  await page.waitForLoadState("networkidle");
  await page
    .getByText(`Born ${written(bornOn)}`)
    .first()
    .waitFor();
  await expectStillAccessible(page, "the birth is known");
  await expect.poll(() => birthField(page).inputValue()).toBe(bornOn);
  const corrected = dayFromNow(-100);
  await birthField(page).fill(corrected);
  await save(page);
  await page.waitForURL(`/dashboards/${plan}/3-6m`);
  expect(await birthOf()).toBe(corrected);

  await page.goto(`/dashboards/${plan}/birth`);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: /^Remove birth date/ }).click();
  await page.waitForURL(`/onboarding/processing/${plan}`);
  await page.waitForURL(`/dashboards/${plan}/0-3m`);
  expect(await birthOf()).toBeNull();
});

test("another tab follows the plan to the day of birth", async () => {
  const page = await openAs(parent, `/dashboards/${plan}/0-3m`);
  await page.waitForLoadState("networkidle");
  expect((await sendBirth({ intent: "save", bornOn: dayFromNow(-9) })).status).toBe(200);
  await page.getByText("Your baby is 1 week old").first().waitFor();
});

test("a baby that was born today is less than a week old, also when it is due today", async () => {
  const fresh = await newAccount(site);
  const id = await finishedPlan(site, fresh, { dueDate: dayFromNow(0) });
  const page = await openAs(fresh, `/dashboards/${id}/0-3m`);
  await page.getByText("Today is your due date!").first().waitFor();
  await sendBirth({ intent: "save", bornOn: dayFromNow(0) }, id, fresh);
  await completed(site, fresh, id);
  await page.goto(`/dashboards/${id}/0-3m`);
  await page.getByText("Your baby is less than a week old").first().waitFor();
});

test("a birth date without a network stays in its field", async () => {
  const page = await openBirth([/ERR_INTERNET_DISCONNECTED|WebSocket/]);
  await birthField(page).fill(dayFromNow(-5));
  await page.context().setOffline(true);
  await save(page);
  await page.getByRole("alert").getByText("Couldn't save the birth date. Please try again.").waitFor();
  await expect.poll(() => birthField(page).inputValue()).toBe(dayFromNow(-5));
  await page.context().setOffline(false);
});

test("without JavaScript the birth is recorded, and a wrong date comes back with its reason", async () => {
  const page = await openAs(parent, `/dashboards/${plan}/birth`, { javaScriptEnabled: false });
  await birthField(page).fill(dayFromNow(-20));
  await save(page);
  await page.waitForURL(`/onboarding/processing/${plan}`);
  await completed(site, parent, plan);
  expect(await birthOf()).toBe(dayFromNow(-20));

  const { status, headers } = await send(`${site.url}/dashboards/${plan}/birth`, {
    form: { intent: "save", bornOn: dayFromNow(9) },
    cookie: parent.cookie,
  });
  expect([status, headers.location]).toEqual([303, expect.stringMatching(/\/birth\?birth=\d{4}-\d\d-\d\d#/)]);
  await page.goto(headers.location ?? "");
  await page.getByRole("alert").getByText("The birth date can't be in the future.").waitFor();
  await expect.poll(() => birthField(page).inputValue()).toBe(dayFromNow(9));
  await page.getByRole("button", { name: /^Remove birth date/ }).click();
  await page.waitForURL(`/onboarding/processing/${plan}`);
  expect(await birthOf()).toBeNull();
});

test("without JavaScript two taps are enough for a baby who came today", async () => {
  const page = await site.open({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/birth`);
  const today = page.getByRole("link", { name: "Today", exact: true }).last();
  expect((await today.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await today.click();
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await page.waitForURL(/\/onboarding\/processing\//);
  expect([dayFromNow(-1), dayFromNow(0)]).toContain(await birthOf());
});

test("S43 and S48 the page of a stranger's plan is not there, and one being made has no form", async () => {
  const stranger = await newAccount(site);
  for (const id of [plan, "aaaaaaaaaaaaaaaaaaaa", "'%20or%201=1%20--"]) {
    const address = `${site.url}/dashboards/${id}/birth`;
    expect((await send(address, { cookie: stranger.cookie })).status).toBe(404);
    const form = { intent: "save", bornOn: dayFromNow(-3) };
    expect((await send(address, { form, cookie: stranger.cookie })).status).toBe(404);
  }
  site.weather.setMode({ kind: "silent" });
  const id = await submitQuiz(site, parent, answers({ zipcode: "99701" }));
  const page = await openAs(parent, `/dashboards/${id}/birth`, { javaScriptEnabled: false });
  expect((await planState(site, parent, id))?.status).not.toBe("completed");
  await page.getByText("This plan is still being made").waitFor();
  expect(await birthField(page).count()).toBe(0);
  const plain = await send(`${site.url}/dashboards/${id}/birth`, {
    form: { intent: "save", bornOn: dayFromNow(-3) },
    cookie: parent.cookie,
  });
  expect(plain.status).toBe(409);
  expect(await birthOf(id)).toBeNull();
  site.weather.setMode({ kind: "normal" });
  await completed(site, parent, id);
});
