// What the commonest errands cost on a phone, in taps and screens: the table in docs/taps.md, held to its numbers.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, mailedLink, newAccount, newAddress, PASSWORD } from "../support/accounts.ts";
import { handAt } from "../support/counting-hand.ts";
import { newGiftList } from "../support/gifts.ts";
import { numberButton } from "../support/items.ts";
import { finishedPlan, nextButton, question } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";
import { finishedTrip, YEAR } from "../support/trips.ts";

const site = startSite();
const ON_A_PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const INSTANT = `/plan/55401/${YEAR}-02`;

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
});

async function phone(account: Account | null = null): Promise<Page> {
  const page = await site.open(ON_A_PHONE);
  if (account) await actAs(page, site, account);
  return page;
}

const answer = (page: Page, words: RegExp) =>
  page.locator("main h1, main .answer", { hasText: words }).first().waitFor();
const place = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

test("from the landing page to the first number", async () => {
  const page = await phone();
  const hand = await handAt(page, "/");
  await hand.type(page.getByLabel("ZIP code"), "55401");
  await hand.tap(button(page, "See my numbers"));
  await answer(page, /^\d+ essentials for a .* baby in Minneapolis, MN$/);
  expect(hand.cost()).toEqual({ taps: 2, screens: 2 });
});

test("from the landing page to the size of a baby who is here", async () => {
  const page = await phone();
  const hand = await handAt(page, "/");
  await hand.type(page.getByLabel("ZIP code"), "55401");
  const born = page.getByRole("group", { name: "Already here? Choose the birth month" });
  await hand.tap(born.getByRole("button").nth(5));
  await answer(page, /^\d+ essentials for an? \w+ baby, now \d months, in Minneapolis, MN$/);
  expect(hand.cost()).toEqual({ taps: 2, screens: 2 });
});

test("a size of which a family has enough", async () => {
  const account = await newAccount(site);
  const id = await finishedPlan(site, account);
  const page = await phone(account);
  const hand = await handAt(page, `/dashboards/${id}/3-6m`);
  await hand.tap(button(page, "We have enough of this size"));
  await answer(page, /^You have all the essentials$/);
  expect(hand.cost()).toEqual({ taps: 1, screens: 1 });
});

test("from a search engine to the first number", async () => {
  const page = await phone();
  const hand = await handAt(page, INSTANT);
  await answer(page, /^\d+ essentials for a February baby in Minneapolis, MN$/);
  expect(hand.cost()).toEqual({ taps: 0, screens: 1 });
});

test("an instant plan becomes a plan of one's own", async () => {
  const page = await phone();
  const email = newAddress("saver");
  const hand = await handAt(page, INSTANT);
  await hand.tap(link(page, "Save this plan"));
  await hand.type(page.getByLabel("Email"), email);
  await hand.type(page.getByLabel("Password", { exact: true }), PASSWORD);
  await hand.type(page.getByLabel("Confirm Password"), PASSWORD);
  await hand.tap(button(page, "Sign Up"));
  await page.getByText("Check your inbox:").waitFor();
  await hand.follow(await mailedLink(site, email));
  await hand.tap(button(page, "Confirm my email"));
  await question(page, "dueDate").waitFor();
  await hand.tap(page.locator(`td[data-day="${YEAR}-02-20"] button`));
  await hand.tap(nextButton(page));
  await question(page, "gender").waitFor();
  await hand.tap(nextButton(page));
  await question(page, "laundry").waitFor();
  await hand.tap(button(page, "Make my plan"));
  await page.waitForURL(/\/dashboards\/\w+\/0-3m$/);
  await answer(page, /^\d+ essentials to go$/);
  expect(hand.cost()).toEqual({ taps: 11, screens: 9 });
});

test("'I own 4'", async () => {
  const page = await phone(parent);
  const hand = await handAt(page, `/dashboards/${plan}/0-3m`);
  await hand.tap(numberButton(page, "Muslin Swaddle Blanket"));
  await hand.tap(page.getByRole("option", { name: "4", exact: true }));
  await expect.poll(() => numberButton(page, "Muslin Swaddle Blanket").innerText()).toMatch(/^4/);
  expect(hand.cost()).toEqual({ taps: 2, screens: 1 });
});

test("half a drawer: ten items, with all their pieces", async () => {
  const account = await newAccount(site);
  const id = await finishedPlan(site, account);
  const page = await phone(account);
  const hand = await handAt(page, `/dashboards/${id}/0-3m`);
  await hand.tap(place(page, "Shopping"));
  await answer(page, /^\d+ essentials to go$/);
  const boxes = page.getByRole("button", { name: /^Have: / });
  for (let at = 0; at < 10; at += 1) await hand.tap(boxes.nth(at));
  await expect.poll(() => page.getByRole("button", { name: /^Have: /, pressed: true }).count()).toBe(10);
  expect(hand.cost()).toEqual({ taps: 11, screens: 2 });
});

test.each([
  { what: "a bag of 60 pieces, typed", text: "20 bodysuits, 20 sleepers, 10 hats, 10 bibs", pieces: 60 },
  { what: "an own item", text: "owl lovey", pieces: 1 },
])("$what", async ({ text, pieces }) => {
  const account = await newAccount(site);
  const id = await finishedPlan(site, account);
  const page = await phone(account);
  const hand = await handAt(page, `/dashboards/${id}/0-3m`);
  await hand.tap(link(page, "Add item"));
  const sheet = page.getByRole("dialog", { name: /^Add to/ });
  await hand.meet(sheet);
  await hand.type(sheet.getByLabel("One thing or a whole bag:"), text);
  await hand.tap(sheet.getByRole("button", { name: `Add ${pieces}`, exact: true }));
  await sheet.getByText(`Added: ${pieces} piece${pieces === 1 ? "" : "s"}.`).waitFor();
  expect(hand.cost()).toEqual({ taps: 3, screens: 2 });
});

test("a bag of ten pieces, tapped", async () => {
  const account = await newAccount(site);
  const id = await finishedPlan(site, account);
  const page = await phone(account);
  const hand = await handAt(page, `/dashboards/${id}/0-3m`);
  await hand.tap(link(page, "Add item"));
  const sheet = page.getByRole("dialog", { name: /^Add to/ });
  await hand.meet(sheet);
  await hand.tap(sheet.getByText("Count by hand"));
  await hand.tap(sheet.locator("details details summary").first());
  for (let at = 0; at < 10; at += 1)
    await hand.tap(sheet.getByRole("button", { name: /^One more: / }).nth(at % 5));
  await hand.tap(sheet.getByRole("button", { name: "Add 10", exact: true }));
  await sheet.getByText("Added: 10 pieces.").waitFor();
  expect(hand.cost()).toEqual({ taps: 14, screens: 2 });
});

test("the first tick in the shop", async () => {
  const account = await newAccount(site);
  const id = await finishedPlan(site, account);
  const page = await phone(account);
  const hand = await handAt(page, `/dashboards/${id}/shopping-list?for=0-3m`);
  const box = page.getByRole("button", { name: /^Have: / }).first();
  expect((await page.locator("h3 + ul > li").first().boundingBox())?.y).toBeLessThanOrEqual(300);
  await hand.tap(box);
  await expect.poll(() => box.getAttribute("aria-pressed")).toBe("true");
  expect(hand.cost()).toEqual({ taps: 1, screens: 1 });
});

test("the shopping list, on return", async () => {
  const page = await phone(parent);
  const hand = await handAt(page, "/");
  await hand.tap(place(page, "Shopping"));
  await page.waitForURL("**/shopping-list");
  await answer(page, /^\d+ essentials to go$/);
  expect(hand.cost()).toEqual({ taps: 1, screens: 2 });
});

test("the shopping list, on return after a log-out", async () => {
  const page = await phone();
  const hand = await handAt(page, "/");
  await hand.tap(link(page, "Log In"));
  await hand.type(page.getByLabel("Email"), parent.email);
  await hand.type(page.getByLabel("Password", { exact: true }), PASSWORD);
  await hand.tap(button(page, "Sign In"));
  await page.waitForURL("**/dashboards");
  await hand.tap(place(page, "Shopping"));
  await page.waitForURL("**/shopping-list");
  await answer(page, /^\d+ essentials to go$/);
  expect(hand.cost()).toEqual({ taps: 5, screens: 4 });
});

test("the packing list of a trip that is planned", async () => {
  const traveler = await newAccount(site);
  const id = await finishedPlan(site, traveler);
  await finishedTrip(site, traveler, {});
  const page = await phone(traveler);
  const hand = await handAt(page, `/dashboards/${id}/0-3m`);
  await hand.tap(place(page, "Trips"));
  await hand.tap(link(page, "View Details"));
  await answer(page, /^Pack \d+ pieces for 7 days in Denver$/);
  expect(hand.cost()).toEqual({ taps: 2, screens: 3 });
});

test("from a trip to the shopping list", async () => {
  const traveler = await newAccount(site);
  await finishedPlan(site, traveler);
  const page = await phone(traveler);
  const hand = await handAt(page, `/travel-plans/${await finishedTrip(site, traveler, {})}`);
  await hand.tap(place(page, "Shopping"));
  await page.waitForURL("**/shopping-list");
  await answer(page, /^\d+ essentials to go$/);
  expect(hand.cost()).toEqual({ taps: 1, screens: 2 });
});

test("the packing list of a new trip", async () => {
  const page = await phone(parent);
  const hand = await handAt(page, `/dashboards/${plan}/0-3m`);
  await hand.tap(place(page, "Trips"));
  await hand.tap(link(page, "Plan Your First Trip"));
  await hand.type(page.getByLabel("Where to?"), "denver");
  await hand.tap(page.getByRole("option", { name: /^Denver\s*CO/ }).first());
  await hand.type(page.getByLabel("Start date"), `${YEAR}-01-10`);
  await hand.type(page.getByLabel("End date"), `${YEAR}-01-16`);
  await hand.tap(button(page, "Make my packing list"));
  await answer(page, /^Pack \d+ pieces for 7 days in Denver$/);
  expect(hand.cost()).toEqual({ taps: 7, screens: 4 });
});

test("telling grandma", async () => {
  const page = await phone(parent);
  const hand = await handAt(page, `/dashboards/${plan}/0-3m`);
  await hand.tap(button(page, "More"));
  await hand.meet(page.getByRole("dialog"));
  await hand.tap(page.getByRole("link", { name: /^Share\b/ }));
  await hand.tap(button(page, "Make a link"));
  await hand.tap(page.getByRole("button", { name: /^(Copy|Send) Link$/ }).first());
  expect(hand.cost()).toEqual({ taps: 4, screens: 4 });
});

test("a partner is invited and joins", async () => {
  const account = await newAccount(site);
  const id = await finishedPlan(site, account);
  const page = await phone(account);
  const sam = await newAccount(site, "sam");
  const hand = await handAt(page, `/dashboards/${id}/0-3m`);
  await hand.tap(button(page, "More"));
  await hand.meet(page.getByRole("dialog"));
  await hand.tap(page.getByRole("link", { name: /^Share\b/ }));
  await hand.type(page.getByLabel("Their email"), sam.email);
  // The key of the keyboard that sends belongs to typing.
  await page.getByLabel("Their email").press("Enter");
  await page.getByText("Invitation sent").waitFor();
  expect(hand.cost()).toEqual({ taps: 3, screens: 4 });

  const theirs = await phone(sam);
  const other = await handAt(theirs, "/dashboards");
  await other.follow(await mailedLink(site, sam.email));
  await other.tap(button(theirs, "Join this plan"));
  await theirs.getByText("You've joined this plan").waitFor();
  expect(other.cost().taps).toBe(2);
});

test("from a plan to whatever its menu leads to", async () => {
  const page = await phone(parent);
  await page.goto(`/dashboards/${plan}/0-3m`);
  await button(page, "More").tap();
  expect(await page.locator(".plan-menu .menu-entry").count()).toBeLessThanOrEqual(7);
});

test("grandma reserves a gift", async () => {
  const gifts = await newGiftList(site.server, plan);
  const page = await phone();
  const hand = await handAt(page, gifts);
  await hand.tap(page.getByRole("link", { name: /^Reserve/ }).first());
  // The field has the focus already.
  await page.locator("[name=name]:focus").waitFor();
  await page.keyboard.type("Ruth");
  await hand.tap(button(page, "Reserve"));
  await page.getByText("Thank you, Ruth").waitFor();
  expect(hand.cost()).toEqual({ taps: 2, screens: 3 });
});
