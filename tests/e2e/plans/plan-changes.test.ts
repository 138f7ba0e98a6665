// A plan's owner changes its answers, deletes it, and restores it: by mouse, without scripts, in two tabs,
// and by requests that none of our pages would send.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { send } from "../support/http.ts";
import {
  answers,
  chooseDay,
  chosenDay,
  completed,
  finishedPlan,
  NEW_YEAR,
  planState,
  submitQuiz,
} from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite({ weather: "scripted" });
const FORGED: readonly Record<string, string>[] = [
  { Origin: "https://evil.example" },
  { Origin: "" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "cross-site" },
];
const WITHOUT = { javaScriptEnabled: false };

let parent: Account;
let stranger: Account;

beforeAll(async () => {
  [parent, stranger] = [await newAccount(site), await newAccount(site)];
});

async function openAs(account: Account, path: string, options: Parameters<typeof site.open>[0] = {}) {
  const page = await site.open(options);
  await actAs(page, site, account);
  await page.goto(path);
  return page;
}

interface OwnPlan {
  onboardingId: string;
  zipcode: string;
  expectedDueDate: string;
  laundryScenario: string;
  genderPreference: string;
}

async function ownPlans({ cookie } = parent): Promise<OwnPlan[]> {
  const { text } = await send(`${site.url}/profile/data`, { cookie, form: {} });
  const own: { attempts: OwnPlan[] } = JSON.parse(text);
  return own.attempts;
}

const planOf = async (id: string, account = parent) =>
  (await ownPlans(account)).find(({ onboardingId: planId }) => planId === id);

const zipField = (page: Page) => page.getByLabel("ZIP code");
const recalculate = (page: Page) => page.getByRole("button", { name: "Recalculate my plan" });

test("answers are changed: the form holds them, the same plan is made anew, and no attempt is used", async () => {
  const account = await newAccount(site);
  const ids = [await finishedPlan(site, account)];
  for (const zipcode of ["98101", "85001"]) ids.push(await finishedPlan(site, account, { zipcode }));
  const [plan = ""] = ids;
  const page = await openAs(account, `/dashboards/${plan}/answers`, { expected: [/status of 400/] });
  await page.waitForLoadState("networkidle");
  await page.getByText("it won't use a quiz attempt").waitFor();
  await page.getByText("Minneapolis, MN", { exact: true }).waitFor();
  await expect.poll(() => zipField(page).inputValue()).toBe("55401");
  await expect.poll(() => chosenDay(page)).toBe(NEW_YEAR);
  expect(await page.getByRole("radio", { name: "Gender Neutral" }).isChecked()).toBe(true);
  expect(await page.getByRole("radio", { name: /^Daily/ }).isChecked()).toBe(true);

  await zipField(page).fill("00000");
  await page.getByRole("radio", { name: /^Weekly/ }).check();
  await recalculate(page).click();
  await page.getByText("We can't find that ZIP code.").waitFor();
  await expect.poll(() => zipField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await page.getByRole("radio", { name: /^Weekly/ }).isChecked()).toBe(true);

  await zipField(page).fill("33139");
  await page.getByText("Miami Beach, FL").waitFor();
  await recalculate(page).click();
  await page.waitForURL(`/onboarding/processing/${plan}`);
  await page.waitForURL(`/dashboards/${plan}/0-3m`);
  expect(await planOf(plan, account)).toMatchObject({ zipcode: "33139", laundryScenario: "weekly_plus" });
  await page.goto("/dashboards");
  await page.getByText("3/3 new quiz attempts used").waitFor();

  await page.goto(`/dashboards/${plan}/answers`);
  await page.waitForLoadState("networkidle");
  await recalculate(page).click();
  await page.waitForURL(`/dashboards/${plan}`);
});

test("without JavaScript answers are changed, and wrong ones come back with all values and reasons", async () => {
  const plan = await finishedPlan(site, parent);
  const page = await openAs(parent, `/dashboards/${plan}/answers`, {
    ...WITHOUT,
    expected: [/status of 400/],
  });
  await zipField(page).fill("09001");
  await page.getByLabel("Due date", { exact: true }).fill("");
  await page.getByRole("radio", { name: "Girl" }).check();
  await recalculate(page).click();
  await page.getByText("Please choose a valid date.").waitFor();
  await expect.poll(() => zipField(page).inputValue()).toBe("09001");
  expect(await page.getByRole("radio", { name: "Girl" }).isChecked()).toBe(true);

  await chooseDay(page, NEW_YEAR);
  await recalculate(page).click();
  await page.getByText("military and Pacific-territory ZIP codes").waitFor();
  await zipField(page).fill("60601");
  await recalculate(page).click();
  await page.waitForURL(`/onboarding/processing/${plan}`);
  await completed(site, parent, plan);
  expect(await planOf(plan)).toMatchObject({ zipcode: "60601", genderPreference: "girl" });
});

test("S48 a plan that is being made says so, in a page and to a form", async () => {
  site.weather.setMode({ kind: "silent" });
  const id = await submitQuiz(site, stranger, answers({ zipcode: "99701" }));
  const address = `${site.url}/dashboards/${id}/answers`;
  const { cookie } = stranger;
  const shown = await send(address, { cookie });
  expect([shown.status, shown.text]).toEqual([409, expect.stringContaining("This plan is still being made")]);
  expect((await send(address, { cookie, form: { ...answers({ zipcode: "33139" }) } })).status).toBe(409);
  expect((await planOf(id, stranger))?.zipcode).toBe("99701");
  site.weather.setMode({ kind: "normal" });
  await completed(site, stranger, id);
});

test("a plan is deleted after a question, leaves all lists, and is brought back by Undo", async () => {
  const plan = await finishedPlan(site, parent);
  const page = await openAs(parent, `/dashboards/${plan}/delete`);
  await page.getByRole("heading", { level: 1, name: /^Delete “Quiz #\d+”\?$/ }).waitFor();
  await page.getByText("You won't get the quiz attempt back.").waitFor();
  await page.getByRole("link", { name: "Keep it" }).click();
  await page.waitForURL(`/dashboards/${plan}`);
  expect(await planOf(plan)).toBeDefined();

  const beside = await site.openBeside(page);
  await beside.goto("/dashboards");
  await beside.waitForLoadState("networkidle");
  const cards = await beside.getByRole("article").count();
  await page.goto(`/dashboards/${plan}/delete`);
  await page.getByRole("button", { name: "Delete this plan" }).click();
  await page.waitForURL(`/dashboards?deleted=${plan}`);
  await expect.poll(() => beside.getByRole("article").count()).toBe(cards - 1);
  expect(await planOf(plan)).toBeUndefined();
  const { cookie } = parent;
  for (const path of ["", "/0-3m", "/answers", "/birth", "/delete", "/share", "/shopping-list"]) {
    expect((await send(`${site.url}/dashboards/${plan}${path}`, { cookie })).status, path).toBe(404);
  }
  expect(await planState(site, parent, plan)).toBeNull();

  const undone = await send(`${site.url}/dashboards/${plan}/restore`, { cookie, form: {} });
  expect([undone.status, undone.headers.location]).toEqual([303, "/dashboards"]);
  await expect.poll(() => beside.getByRole("article").count()).toBe(cards);
  expect(await planOf(plan)).toBeDefined();
});

test("without JavaScript a plan is deleted, and what is over cannot be brought back", async () => {
  const account = await newAccount(site);
  const plan = await finishedPlan(site, account);
  const page = await openAs(account, `/dashboards/${plan}/delete`, WITHOUT);
  await page.getByRole("button", { name: "Delete this plan" }).click();
  await page.waitForURL(`/dashboards?deleted=${plan}`);
  expect(await ownPlans(account)).toEqual([]);

  await site.server.ask(
    "update user_onboarding_data set deleted_at = deleted_at - 120000 where onboarding_id = ?",
    plan,
  );
  await site.server.sweep();
  await expect
    .poll(
      async () =>
        (await send(`${site.url}/dashboards/${plan}/restore`, { form: {}, cookie: account.cookie })).status,
      { interval: 500 },
    )
    .toBe(404);
});

test("a page of a plan that is deleted elsewhere leaves it", async () => {
  site.weather.setMode({ kind: "silent" });
  const account = await newAccount(site);
  const id = await submitQuiz(site, account, answers());
  const page = await openAs(account, `/onboarding/processing/${id}`, { expected: [/status of 404/] });
  await page.getByRole("heading", { level: 1, name: "Creating Your Wardrobe Plan" }).waitFor();
  await page.waitForLoadState("networkidle");
  await send(`${site.url}/dashboards/${id}/delete`, { form: {}, cookie: account.cookie });
  await page.waitForURL(/\/dashboards$/);
  site.weather.setMode({ kind: "normal" });
});

test("S43 of somebody else's plan nothing is shown, changed, deleted or brought back", async () => {
  const [known] = await ownPlans();
  const plan = known?.onboardingId ?? "";
  const before = await ownPlans();
  const { cookie } = stranger;
  for (const id of [plan, "aaaaaaaaaaaaaaaaaaaa", "'%20or%201=1%20--"]) {
    const base = `${site.url}/dashboards/${id}`;
    for (const path of ["answers", "delete", "restore", "numbers"]) {
      expect((await send(`${base}/${path}`, { cookie })).status, path).toBe(404);
      const form = { ...answers({ zipcode: "33139" }) };
      expect((await send(`${base}/${path}`, { cookie, form })).status, path).toBe(404);
      await send(`${base}/${path}.data`, { cookie, form });
    }
  }
  expect(await ownPlans()).toEqual(before);
});

test("S21 and S38 nothing is done by looking, by nobody, or for another site", async () => {
  const [known] = await ownPlans();
  const plan = known?.onboardingId ?? "";
  const before = await ownPlans();
  const { cookie } = parent;
  for (const path of ["answers", "delete", "restore", "numbers"]) {
    const address = `${site.url}/dashboards/${plan}/${path}`;
    await send(`${address}?${new URLSearchParams({ ...answers({ zipcode: "33139" }) })}`, { cookie });
    for (const headers of FORGED) {
      const { status } = await send(address, { form: { ...answers({ zipcode: "33139" }) }, cookie, headers });
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
    }
    const nobody = await send(address, { form: {} });
    const base = `/dashboards/${plan}`;
    const from = { restore: "/dashboards", numbers: base }[path] ?? `${base}/${path}`;
    expect([nobody.status, nobody.headers.location]).toEqual([302, `/auth?${new URLSearchParams({ from })}`]);
  }
  expect(await ownPlans()).toEqual(before);
});

test("S47 and S49 no junk brings the server down", async () => {
  const [known] = await ownPlans();
  const plan = known?.onboardingId ?? "";
  const { cookie } = parent;
  for (const path of ["answers", "numbers"]) {
    for (const headers of [
      { "Content-Type": "application/json" },
      { "Content-Type": "multipart/form-data" },
    ]) {
      const { status } = await send(`${site.url}/dashboards/${plan}/${path}`, {
        body: "x".repeat(200_000),
        cookie,
        headers,
      });
      expect(status, path).toBeLessThan(500);
    }
  }
  const form = {
    zipcode: "\0".repeat(500),
    dueDate: "👶".repeat(700),
    genderPreference: "' or 1=1 --",
    laundryScenario: "",
  };
  expect((await send(`${site.url}/dashboards/${plan}/answers`, { form, cookie })).status).toBe(400);
});
