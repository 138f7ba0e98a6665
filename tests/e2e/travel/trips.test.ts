// Trips of many kinds, from the form to the packing list: by mouse, by keyboard, and without scripts.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { openRestOfMenu } from "../support/dashboard.ts";
import { send } from "../support/http.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";
import { setTextSize } from "../support/text-size.ts";
import {
  essentialPieces,
  finishedTrip,
  openExtras,
  packedRows,
  packingRow,
  placeNamed,
  sendTrip,
  tickOf,
  tripReady,
  YEAR,
} from "../support/trips.ts";
import { brokenWords } from "../support/whole-words.ts";

const site = startSite();
const WITHOUT = { javaScriptEnabled: false };
const NEXT = YEAR + 1;

let parent: Account;

beforeAll(async () => {
  parent = await newAccount(site);
  // Four months old in the second January from now, ten weeks old in the December before.
  await finishedPlan(site, parent, { zipcode: "33139", dueDate: `${YEAR}-09-05` });
});

async function openAs(account: Account, path: string, options: Parameters<typeof site.open>[0] = {}) {
  const page = await site.open(options);
  await actAs(page, site, account);
  await page.goto(path);
  return page;
}

const makeList = (page: Page) => page.getByRole("button", { name: "Make my packing list" });
const headline = (page: Page) => page.locator("main .answer", { hasText: /^Pack \d+ pieces? for/ });

async function chooseDestination(page: Page, text: string, option: string | RegExp): Promise<void> {
  await page.getByRole("combobox", { name: "Where to?" }).fill(text);
  await page.getByRole("option", { name: option }).first().click();
}

test("a ski trip from Miami to Denver at four months and at ten: the answer first, at the size of each age", async () => {
  const page = await openAs(parent, "/travel-plans");
  await page.getByRole("heading", { name: "No travel plans yet" }).waitFor();
  await page.getByRole("link", { name: "Plan Your First Trip" }).click();
  await page.getByRole("heading", { level: 1, name: "Plan a trip" }).waitFor();
  await chooseDestination(page, "denver", /^Denver\s*CO/);
  await expect.poll(() => page.getByRole("combobox", { name: "Where to?" }).inputValue()).toBe("Denver, CO");
  await page.getByLabel("Start date").fill(`${NEXT}-01-10`);
  await page.getByLabel("End date").fill(`${NEXT}-01-16`);
  await page.getByRole("checkbox", { name: "Skiing" }).check();
  await makeList(page).click();
  await page.waitForURL(/\/travel-plans\/\w+$/);
  await headline(page).waitFor();
  await page.getByText("Your baby will be 4 months old during this trip.").waitFor();
  await page.getByText(/^Cold & (Dry|Snowy|Wet)$/).waitFor();
  const rows = await packedRows(page);
  expect(await headline(page).innerText()).toBe(`Pack ${essentialPieces(rows)} pieces for 7 days in Denver`);
  await packingRow(page, "Warm Knit or Fleece Hat").getByText("One more for skiing").waitFor();
  expect(await page.getByText("Short trip").count()).toBe(0);
  expect(await page.getByRole("navigation", { name: "Sizes of this trip" }).count()).toBe(0);
  await page.getByRole("heading", { name: "What your plan doesn't cover" }).waitFor();

  const older = await newAccount(site);
  await finishedPlan(site, older, { zipcode: "33139", dueDate: `${YEAR}-03-05` });
  const trip = { startDate: `${NEXT}-01-10`, endDate: `${NEXT}-01-16`, skiing: "on" };
  const walker = await openAs(older, `/travel-plans/${await finishedTrip(site, older, trip)}`);
  await walker.getByText("Your baby will be 10 months old during this trip.").waitFor();
  await packingRow(walker, "Warm Knit or Fleece Hat").getByText("One more for skiing").waitFor();
  const larger = await packedRows(walker);
  expect(await headline(walker).innerText()).toBe(
    `Pack ${essentialPieces(larger)} pieces for 7 days in Denver`,
  );
  expect(larger.map(({ name }) => name)).not.toEqual(rows.map(({ name }) => name));
});

test("a beach weekend is a short trip: its chip, a light bag, and what swimming can't do without among the essentials", async () => {
  const account = await newAccount(site);
  await finishedPlan(site, account, { zipcode: "55401", dueDate: `${YEAR}-01-01` });
  const id = await finishedTrip(site, account, {
    place: "zip:33139",
    startDate: `${YEAR}-07-09`,
    endDate: `${YEAR}-07-11`,
    beach: "on",
    swimming: "on",
  });
  const page = await openAs(account, `/travel-plans/${id}`);
  await page.getByText("Short trip").waitFor();
  const rows = await packedRows(page);
  expect(essentialPieces(rows)).toBeLessThan(28);
  const heading = `Pack ${essentialPieces(rows)} pieces for 3 days in Miami Beach`;
  await page.locator("main .answer", { hasText: heading }).waitFor();
  const extras = page.locator("details[data-part=extras]");
  expect(await extras.getByRole("listitem").first().isVisible()).toBe(false);
  await openExtras(page);
  await packingRow(page, "Reusable Swim Diaper").getByText("One more for swimming").waitFor();
  await packingRow(page, "Sunscreen").waitFor();
  await expectAccessible(page, "a short trip");
  await page.goto("/travel-plans");
  await page.getByText(`Pack ${essentialPieces(rows)} pieces for 3 days`).waitFor();
  await expectAccessible(page, "the list with a trip");
});

test("two weeks from London in Sydney's summer, and a weekend in Denver, in the units of London", async () => {
  const account = await newAccount(site);
  const london = (await placeNamed(site, account, "London")).replace("place:", "");
  await finishedPlan(site, account, { zipcode: "", dueDate: `${YEAR}-06-01`, placeId: london });
  const page = await openAs(account, "/travel-quiz");
  await chooseDestination(page, "sydney", /^Sydney\s*New South Wales, Australia/);
  await page.getByLabel("Start date").fill(`${YEAR}-12-10`);
  await page.getByLabel("End date").fill(`${YEAR}-12-23`);
  await makeList(page).click();
  await page.locator("main .answer", { hasText: /^Pack \d+ pieces for 14 days in Sydney$/ }).waitFor();
  await page.getByText(/average high \d+°C/).waitFor();
  await page.getByText("Your baby will be 6 months old during this trip.").waitFor();
  await page.goto("/travel-quiz");
  await chooseDestination(page, "denver", /^Denver\s*CO/);
  await page.getByLabel("Start date").fill(`${YEAR}-12-27`);
  await page.getByLabel("End date").fill(`${YEAR}-12-29`);
  await makeList(page).click();
  await page.locator("main .answer", { hasText: /^Pack \d+ pieces for 3 days in Denver$/ }).waitFor();
  await page.getByText(/average high −?\d+°C/).waitFor();
});

test("a trip over the line of three months has a tab for each size, and counts both", async () => {
  const account = await newAccount(site);
  await finishedPlan(site, account, { zipcode: "55401", dueDate: `${YEAR}-01-01` });
  const id = await finishedTrip(site, account, { startDate: `${YEAR}-03-26`, endDate: `${YEAR}-04-06` });
  const page = await openAs(account, `/travel-plans/${id}`);
  const tabs = page.getByRole("navigation", { name: "Sizes of this trip" }).getByRole("link");
  expect(await tabs.allInnerTexts()).toEqual(["0–3m · 6 days", "3–6m · 6 days"]);
  expect(await tabs.first().getAttribute("aria-current")).toBe("page");
  const small = await packedRows(page);
  await tabs.nth(1).click();
  await page.waitForURL(/age=3-6m$/);
  await expect.poll(() => tabs.nth(1).getAttribute("aria-current")).toBe("page");
  const large = await packedRows(page);
  const pieces = essentialPieces(small) + essentialPieces(large);
  await page.locator("main .answer", { hasText: `Pack ${pieces} pieces for 12 days in Denver` }).waitFor();
  await page.getByText("Packed with 0–3m").first().waitFor();
});

test("of a size that is worn for three days only a line speaks: which few pieces of it to take", async () => {
  const account = await newAccount(site);
  await finishedPlan(site, account, { zipcode: "55401", dueDate: `${YEAR}-01-01` });
  const id = await finishedTrip(site, account, { startDate: `${YEAR}-03-26`, endDate: `${YEAR}-04-03` });
  const page = await openAs(account, `/travel-plans/${id}`);
  await page
    .getByText(/^From Apr 1 on, for 3 days, 3–6m may fit better\..+ in 3–6m: 1 footed sleeper/)
    .waitFor();
  expect(await page.getByRole("navigation", { name: "Sizes of this trip" }).count()).toBe(0);
});

test("before the birth there is nothing to pack, and the page says why", async () => {
  const account = await newAccount(site);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await finishedPlan(site, account, { dueDate: inDays(240) });
  const id = await finishedTrip(site, account, { startDate: inDays(180), endDate: inDays(189) });
  const page = await openAs(account, `/travel-plans/${id}`);
  await page.getByRole("heading", { level: 2, name: "Nothing to pack yet" }).waitFor();
  await page
    .getByText(/^Your baby will be on the way during this trip, due about \d weeks later\.$/)
    .waitFor();
  await expectAccessible(page, "before the birth");
});

test("what is wrong stands at each field, what was typed stays, and the focus goes to the first", async () => {
  const page = await openAs(parent, "/travel-quiz", { expected: [/status of 400/] });
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Start date").fill(`${YEAR}-05-09`);
  await page.getByLabel("End date").fill(`${YEAR}-05-02`);
  await page.getByRole("radio", { name: "Weekly or none" }).check();
  await page.getByRole("checkbox", { name: "Hiking" }).check();
  await makeList(page).click();
  await page.getByText("Please choose your destination from the list.").waitFor();
  await page.getByText("The end date can't be before the start date.").waitFor();
  const field = page.getByRole("combobox", { name: "Where to?" });
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await expect.poll(() => page.getByLabel("Start date").inputValue()).toBe(`${YEAR}-05-09`);
  expect(await page.getByRole("radio", { name: "Weekly or none" }).isChecked()).toBe(true);
  expect(await page.getByRole("checkbox", { name: "Hiking" }).isChecked()).toBe(true);
  await expectStillAccessible(page, "the form with errors");
});

test("by keyboard: a place, two days, an activity, and the ticks", async () => {
  const page = await openAs(parent, "/travel-quiz");
  const field = page.getByRole("combobox", { name: "Where to?" });
  await field.focus();
  await page.keyboard.type("80202");
  await expect.poll(() => page.getByRole("option").first().getAttribute("aria-selected")).toBe("true");
  await expectStillAccessible(page, "places found");
  await field.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => field.inputValue()).toBe("Denver, CO 80202");
  await page.getByLabel("Start date").fill(`${NEXT}-02-10`);
  await page.getByLabel("End date").fill(`${NEXT}-02-14`);
  await page.getByRole("checkbox", { name: "Beach" }).focus();
  await page.keyboard.press("Space");
  await makeList(page).focus();
  await page.keyboard.press("Enter");
  await headline(page).waitFor();
  await tickOf(page, "Long-Sleeve Bodysuit").focus();
  await page.keyboard.press("Space");
  await expect.poll(() => tickOf(page, "Long-Sleeve Bodysuit").getAttribute("aria-pressed")).toBe("true");
});

test("the calendar fills both days: the first press is the first day, the next one the last", async () => {
  const page = await openAs(parent, "/travel-quiz");
  await page.getByLabel("Start date").fill(`${NEXT}-02-01`);
  await page.getByText("Pick on a calendar").click();
  await page
    .getByRole("gridcell")
    .getByRole("button", { name: new RegExp(`February 10, ${NEXT}`) })
    .click();
  await expect.poll(() => page.getByLabel("End date").inputValue()).toBe(`${NEXT}-02-10`);
  await expectStillAccessible(page, "the calendar of a trip");
  await page
    .getByRole("gridcell")
    .getByRole("button", { name: new RegExp(`February 4, ${NEXT}`) })
    .click();
  await expect.poll(() => page.getByLabel("Start date").inputValue()).toBe(`${NEXT}-02-04`);
  await expect.poll(() => page.getByLabel("End date").inputValue()).toBe("");
});

test("without JavaScript: search, choose from a page, get the list, tick, add, change, delete and undo", async () => {
  const account = await newAccount(site);
  await finishedPlan(site, account, { zipcode: "33139", dueDate: `${YEAR}-09-05` });
  const page = await openAs(account, "/travel-quiz", WITHOUT);
  await page.getByLabel("Where to?").fill("denver");
  await page.getByLabel("Start date").fill(`${NEXT}-01-10`);
  await page.getByLabel("End date").fill(`${NEXT}-01-16`);
  await page.getByRole("checkbox", { name: "Skiing" }).check();
  await makeList(page).click();
  await page.getByRole("group", { name: "Places found" }).waitFor();
  await expect.poll(() => page.getByLabel("Start date").inputValue()).toBe(`${NEXT}-01-10`);
  await page.getByRole("radio", { name: "Denver CO", exact: true }).check();
  await makeList(page).click();
  await page.waitForURL(/\/travel-plans\/\w+$/);
  await headline(page).waitFor();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";

  await tickOf(page, "Warm Knit or Fleece Hat").click();
  await page.waitForURL(/#item-\d+$/);
  expect(await tickOf(page, "Warm Knit or Fleece Hat").getAttribute("aria-pressed")).toBe("true");
  await tickOf(page, "Warm Knit or Fleece Hat").click();
  await expect.poll(() => tickOf(page, "Warm Knit or Fleece Hat").getAttribute("aria-pressed")).toBe("false");

  await page.locator("details[data-part=extras] > summary").click();
  await tickOf(page, "Warm Socks (pairs)").click();
  await page.waitForURL(/#item-\d+$/);
  expect(await packingRow(page, "Warm Socks (pairs)").isVisible(), "its fold is open").toBe(true);
  expect(await tickOf(page, "Warm Socks (pairs)").getAttribute("aria-pressed")).toBe("true");
  await tickOf(page, "Diapers").click();
  await page.waitForURL(/#kit-diapers$/);
  expect(await tickOf(page, "Diapers").getAttribute("aria-pressed")).toBe("true");

  const compared = page.getByRole("region", { name: "What your plan doesn't cover" });
  await compared.getByRole("button", { name: /^Add \d+ to plan\s*: Warm Knit or Fleece Hat/ }).click();
  await page.waitForURL(/#comparison$/);
  await compared.getByText(/✓ \d+ added to your plan/).waitFor();

  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("link", { name: "Change this trip" }).click();
  await expect.poll(() => page.getByLabel("Where to?").inputValue()).toMatch(/^Denver/);
  expect(await page.getByRole("checkbox", { name: "Skiing" }).isChecked()).toBe(true);
  await page.getByLabel("End date").fill(`${NEXT}-01-12`);
  await page.getByRole("button", { name: "Update my packing list" }).click();
  await page.waitForURL(`/travel-plans/${id}`);
  await page.locator("main .answer", { hasText: /for 3 days in Denver$/ }).waitFor();

  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("link", { name: "Delete this trip" }).click();
  await page.getByRole("button", { name: "Delete this trip" }).click();
  await page.getByText(/^Your trip to Denver.* was deleted\.$/).waitFor();
  expect(await page.getByRole("article").count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => page.getByRole("article").count()).toBe(1);
});

test("without a plan the form says so and leads to the quiz", async () => {
  const page = await openAs(await newAccount(site), "/travel-quiz");
  await page.getByRole("heading", { level: 1, name: "First, your baby's plan" }).waitFor();
  await page.getByRole("link", { name: "Start Quiz" }).click();
  await page.waitForURL("**/onboarding");
});

test("with several plans the form asks which; the dashboard's menu brings its own", async () => {
  const account = await newAccount(site);
  const first = await finishedPlan(site, account, { zipcode: "98101" });
  const second = await finishedPlan(site, account, { zipcode: "33139" });
  const page = await openAs(account, "/travel-quiz");
  const field = page.getByLabel("Based on");
  await expect.poll(() => field.inputValue()).toBe(second);
  await page.goto(`/dashboards/${first}/0-3m`);
  await openRestOfMenu(page);
  await page.getByRole("link", { name: "Plan a trip" }).click();
  await expect.poll(() => field.inputValue()).toBe(first);
});

test("the same form sent twice makes one trip", async () => {
  const account = await newAccount(site);
  await finishedPlan(site, account);
  const formKey = crypto.randomUUID().replaceAll("-", "");
  const ids = await Promise.all([1, 2].map(() => sendTrip(site, account, {}, formKey)));
  expect(new Set(ids).size).toBe(1);
  const page = await openAs(account, "/travel-plans");
  await expect.poll(() => page.getByRole("article").count()).toBe(1);
});

test("a trip that does not exist and one that is somebody else's are not found; one that cannot be read leads to the list", async () => {
  const page = await openAs(parent, "/travel-plans/aaaaaaaaaaaaaaaaaaaa", { expected: [/status of 404/] });
  await page.getByRole("heading", { level: 1, name: "Travel Plan Not Found" }).waitFor();
  await page.getByRole("link", { name: "Back to Travel Plans" }).click();
  await page.waitForURL("**/travel-plans");

  const stranger = await newAccount(site);
  await finishedPlan(site, stranger);
  const theirs = await finishedTrip(site, stranger, {});
  for (const path of [`/travel-plans/${theirs}`, `/travel-quiz?edit=${theirs}`]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: "Travel Plan Not Found" }).waitFor();
  }
  await site.server.ask("update user_travel_plans set activities = '{' where id = ?", theirs);
  const own = await send(`${site.url}/travel-plans/${theirs}`, { cookie: stranger.cookie });
  expect([own.status, own.headers.location]).toEqual([302, "/travel-plans"]);
});

test("what failed can be tried again, on its page and in the list", async () => {
  const account = await newAccount(site);
  await finishedPlan(site, account);
  const id = await finishedTrip(site, account, {});
  const fail = () => site.server.ask("update user_travel_plans set status = 'failed' where id = ?", id);
  await fail();
  const page = await openAs(account, `/travel-plans/${id}`);
  await page.getByRole("heading", { level: 2, name: "We couldn't put this trip together" }).waitFor();
  await page.getByText("Your trip is saved. Please try again.").waitFor();
  await expectAccessible(page, "a failed trip");
  await page.getByRole("button", { name: "Try Again" }).click();
  await headline(page).waitFor();

  await fail();
  await page.goto("/travel-plans");
  await page.getByText("We couldn't put this trip together. Please try again.").waitFor();
  await expectAccessible(page, "the list with a failed trip");
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByText(/^Pack \d+ pieces for 7 days$/).waitFor();
});

test("a trip that is being worked out says so and goes on by itself, with scripts and without", async () => {
  const account = await newAccount(site);
  await finishedPlan(site, account);
  const id = await finishedTrip(site, account, {});
  await site.server.ask("update user_travel_plans set status = 'pending' where id = ?", id);
  const page = await openAs(account, `/travel-plans/${id}`);
  await page.getByRole("heading", { level: 2, name: "Making your packing list" }).waitFor();
  await expectAccessible(page, "a trip that is being worked out");
  const plain = await openAs(account, `/travel-plans/${id}`, WITHOUT);
  await plain.getByRole("heading", { level: 2, name: "Making your packing list" }).waitFor();
  const list = await openAs(account, "/travel-plans");
  await list.getByText("Working out what to pack...").waitFor();
  await expectAccessible(list, "the list with a trip that is being worked out");
  await site.server.ask("update user_travel_plans set status = 'ready' where id = ?", id);
  await headline(page).waitFor();
  await headline(plain).waitFor();
});

test("the answer stands on the first screen of a phone and of a desk", async () => {
  const id = await finishedTrip(site, parent, { startDate: `${NEXT}-03-01`, endDate: `${NEXT}-03-04` });
  await tripReady(site, id);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    const page = await openAs(parent, `/travel-plans/${id}`, { viewport });
    await headline(page).waitFor();
    const first = page.locator("li.row").first();
    for (const part of [
      headline(page),
      page.getByText(/^Your baby will be/),
      page.getByText("Short trip"),
      page.locator(".trip-weather"),
      first,
    ]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Number.NaN), String(part)).toBeLessThanOrEqual(viewport.height);
    }
    await page.goto("/travel-quiz");
    const button = await makeList(page).boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? Number.NaN), "the form's button").toBeLessThanOrEqual(
      viewport.height,
    );
  }
});

test("with everything unfolded nothing scrolls sideways at 320 px, and letters may be twice as large", async () => {
  const id = await finishedTrip(site, parent, { startDate: `${NEXT}-03-01`, endDate: `${NEXT}-03-04` });
  const page = await openAs(parent, `/travel-plans/${id}`, { viewport: { width: 320, height: 640 } });
  await openExtras(page);
  for (const why of await page.locator(".pack-why summary").all()) await why.click();
  await page.getByText("What you still need").click();
  for (const letters of [100, 200]) {
    await setTextSize(page, letters);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `letters ${letters} %`).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: letters === 200 ? 390 : 320, height: 844 });
    expect(await brokenWords(page), `letters ${letters} %`).toEqual([]);
    await expectStillAccessible(
      page,
      `everything of a packing list unfolded at 320 px, letters ${letters} %`,
    );
  }
});
