// Today: the sentence first, another situation without a request, a room that is said once, and all of it without scripts.
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { minuteInZone } from "../../../app/domain/calendar.ts";
import { LANGUAGES } from "../../../app/words/languages.ts";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectStillAccessible } from "../support/axe.ts";
import { speaking } from "../support/languages.ts";
import { newMember } from "../support/members.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const DAY_MS = 86_400_000;
const PHONE = { width: 390, height: 844 };
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Each with a parent of its own. */
const plans = new Map<string, { parent: Account; id: string }>();

/** A cold, a hot, a dry, and a wet place. */
const ZIPS = ["55401", "33139", "85001", "98101"] as const;

beforeAll(async () => {
  for (const zipcode of ZIPS) {
    const parent = await newAccount(site);
    plans.set(zipcode, { parent, id: await finishedPlan(site, parent, { zipcode, dueDate: dayIn(-140) }) });
  }
});

function planIn(zipcode: string): { parent: Account; id: string } {
  const plan = plans.get(zipcode);
  if (!plan) throw new Error(`${zipcode} has no plan`);
  return plan;
}

const sentence = (page: Page) => page.getByRole("heading", { level: 1 });
const chip = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Where" }).getByRole("link", { name, exact: true });

async function chooseTime(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("button", { name: /^When/ }).click();
  await page.getByRole("navigation", { name: "When" }).getByRole("link", { name }).click();
}

async function openAs(account: Account, path: string, options: Parameters<typeof site.open>[0] = {}) {
  const page = await site.open({ viewport: PHONE, ...options });
  await actAs(page, site, account);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return page;
}

/** Today's outfit of a place's plan, for its parent or for another one of its people. */
function openToday(zipcode: string, search = "", account = planIn(zipcode).parent) {
  return openAs(account, `/dashboards/${planIn(zipcode).id}/today${search}`);
}

test.each(ZIPS)("the first screen of a phone has the whole answer, in %s", async (zipcode) => {
  const page = await openToday(zipcode, "?for=stroller");
  expect(await sentence(page).innerText()).toMatch(/^[A-Z].+\. About −?\d+°F at (?:noon|\d+\s[AP]M)\.$/);
  const bar = page.getByRole("navigation", { name: "Main" });
  expect(await bar.getByRole("link").allInnerTexts()).toEqual(["Today", "Plan", "Shopping", "Trips"]);
  expect(await bar.getByRole("link", { name: "Today" }).getAttribute("aria-current")).toBe("page");
  const { y: floor = 0 } = (await bar.boundingBox()) ?? {};
  const rows = page.locator(".today-pieces li");
  const lines = [
    sentence(page),
    page.getByText(/^Usual for /),
    chip(page, "Stroller"),
    ...(await rows.all()).slice(0, Math.min(3, await rows.count())),
    page.locator(".today-lines p").first(),
  ];
  for (const line of lines) {
    const { y = 0, height = 0 } = (await line.boundingBox()) ?? {};
    expect(y + height, await line.innerText()).toBeLessThanOrEqual(floor);
  }
});

test("another situation or time is there at once, without a request, and stays for the next visit", async () => {
  const page = await openToday("55401", "?for=stroller&when=midday");
  const outside = await sentence(page).innerText();
  const requests: string[] = [];
  page.on("request", (request) => {
    // A chip is kept in the background; nothing waits for it.
    if (request.method() === "GET") requests.push(request.url());
  });
  await chip(page, "Asleep").click();
  await page.waitForURL(/for=asleep/);
  await chooseTime(page, /Evening/);
  await page.waitForURL(/when=evening/);
  expect(await chip(page, "Stroller").getAttribute("aria-current")).toBe("true");
  expect(await chip(page, "Asleep").getAttribute("aria-current")).toBe("true");
  await expect.poll(() => sentence(page).innerText()).not.toBe(outside);
  const kept = page.waitForResponse((answer) => answer.request().postData() === "situation=indoors");
  await chip(page, "Indoors").click();
  await page.getByRole("heading", { level: 1, name: "How warm is the room?" }).waitFor();
  expect(requests.filter((url) => !/\.svg/.test(url))).toEqual([]);
  expect((await kept).status()).toBe(200);
  await page.goto(`/dashboards/${planIn("55401").id}/today`);
  await page.waitForLoadState("networkidle");
  // By the clock of the plan's place.
  const hour = minuteInZone(new Date(), "America/Chicago") / 60;
  if (hour < 19) expect(await chip(page, "Indoors").getAttribute("aria-current")).toBe("true");
  else expect(await chip(page, "Tonight").getAttribute("aria-current")).toBe("true");
});

test("a room is said once, for both parents, and moving the slider changes the outfit", async () => {
  const editor = await newMember(site, planIn("98101").id, { name: "Sam" });
  const theirs = await openToday("98101", "?for=night", editor);
  const page = await openToday("98101", "?for=night");
  await page.getByRole("button", { name: "Show what to wear" }).click();
  await sentence(page).getByText("68°F in the room.").waitFor();
  const slider = page.getByRole("slider", { name: "Bedroom at its coldest" });
  const outfit = async () => (await sentence(page).innerText()).split(". ")[0];
  const warm = await outfit();
  await slider.fill("58");
  await sentence(page).getByText("58°F in the room.").waitFor();
  expect(await outfit()).not.toBe(warm);
  await sentence(theirs).getByText("58°F in the room.").waitFor();
  await theirs.getByRole("slider", { name: "Bedroom at its coldest" }).fill("64");
  await sentence(page).getByText("64°F in the room.").waitFor();
  await expectStillAccessible(page, "tonight");
  await chip(page, "Stroller").click();
  await page
    .locator(".today-lines p a")
    .getByText(/sleep sack/)
    .waitFor();
});

test("all of it works without scripts", async () => {
  const { parent, id } = planIn("33139");
  const page = await openAs(parent, `/dashboards/${id}/today?for=stroller`, { javaScriptEnabled: false });
  await chip(page, "Tonight").click();
  await page.waitForURL(/for=night/);
  await page
    .getByRole("heading", { level: 1, name: "How cold does the bedroom get toward morning?" })
    .waitFor();
  await page.getByRole("button", { name: "Show what to wear" }).click();
  await page.waitForURL(/for=night/);
  await sentence(page).getByText("68°F in the room.").waitFor();
  await page.getByRole("button", { name: "Save" }).waitFor();
});

test("F39 a page that stays open is read again once another hour has begun", async () => {
  const page = await site.open({ viewport: PHONE });
  await page.clock.install({ time: Date.now() });
  await actAs(page, site, planIn("85001").parent);
  await page.goto(`/dashboards/${planIn("85001").id}/today`);
  await page.waitForLoadState("networkidle");
  const reading = page.waitForRequest(/\/today\.data/);
  await page.clock.fastForward("01:01:00");
  await reading;
});

test("a reader sees it, and the room that the parents have said", async () => {
  const reader = await newMember(site, planIn("85001").id, { name: "Gran", role: "reader" });
  const page = await openToday("85001", "?for=indoors", reader);
  await page.getByRole("heading", { level: 1, name: "How warm is the room?" }).waitFor();
  expect(await page.getByRole("button", { name: /Show what|Save/ }).count()).toBe(0);
  await page.getByRole("slider", { name: "Room" }).fill("75");
  await sentence(page).getByText("75°F in the room.").waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "How warm is the room?" }).waitFor();
});

describe("before the birth", () => {
  test("there is no Today as long as the due date is far, and going home from two weeks before it", async () => {
    const far = await newAccount(site);
    const farPlan = await finishedPlan(site, far, { zipcode: "55401", dueDate: dayIn(40) });
    const page = await openAs(far, `/dashboards/${farPlan}/0-3m`);
    expect(await page.getByRole("navigation", { name: "Main" }).getByRole("link").count()).toBe(3);
    const near = await newAccount(site);
    await finishedPlan(site, near, { zipcode: "55401", dueDate: dayIn(10) });
    const soon = await openAs(near, "/today");
    expect(await soon.title()).toMatch(/^Going home · /);
    await soon.getByText("Going home", { exact: true }).waitFor();
    await soon.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Today" }).waitFor();
  });
});

test("the dashboard of a born baby says it in one line, which leads here", async () => {
  const page = await openAs(planIn("55401").parent, `/dashboards/${planIn("55401").id}/3-6m`);
  await page.getByRole("link", { name: /^(?:Today|Tomorrow morning)(?: · [^:]+)?: [A-Z]/ }).click();
  await page.waitForURL(/\/today$/);
  await sentence(page).waitFor();
});

test.each(LANGUAGES)("speaks %s, and its first screen has the sentence and the night", async (language) => {
  const { parent, id } = planIn("55401");
  const page = await openAs(
    await speaking(site, parent, language),
    `/dashboards/${id}/today?for=stroller&when=morning`,
  );
  const { y: floor = 0 } = (await page.locator("nav.places").boundingBox()) ?? {};
  const { y = 0, height = 0 } = (await page.locator(".today-lines p").first().boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(floor);
});

test("what was counted is what is chosen from", async () => {
  await speaking(site, planIn("55401").parent, "en");
  await site.server.ask(
    `update user_clothing_items set user_added_quantities = '{"3-6m":{"1":{"quantity":4}}}'
    where onboarding_id = ? and clothing_id in (select clothing_id from clothing_list where clothing_name_id in ('sleeper_footed', 'hat_warm'))`,
    planIn("55401").id,
  );
  const page = await openToday("55401", "?for=stroller&when=morning");
  expect(await page.locator(".today-closing").innerText()).toContain(
    "From your drawer, as far as it goes. (3–6m)",
  );
  expect(await page.locator(".today-pieces li").allInnerTexts()).toContainEqual(
    expect.stringMatching(/^Footed Sleeper\s+you have 4\b/),
  );
  expect(await sentence(page).innerText()).toMatch(/^Sleeper/);
});
