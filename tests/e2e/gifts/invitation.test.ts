// A giver's page as an invitation: its order, its first screen, what is reserved together, and the thanks (H12).
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Account, newAccount } from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { newGiftList } from "../support/gifts.ts";
import { send } from "../support/http.ts";
import { finishedPlan } from "../support/quiz.ts";
import { expectReach } from "../support/reach.ts";
import { startSite } from "../support/site.ts";
import { setTextSize } from "../support/text-size.ts";

const site = startSite();
const PHONE = { viewport: { width: 390, height: 844 } };
const GREETING =
  "She's five months old and already outgrowing her sleepers. Handed down is as welcome as new. Thank you!";

let parent: Account;
let plan: string;
let path: string;

beforeAll(async () => {
  parent = await newAccount(site, "ana");
  plan = await finishedPlan(site, parent, { zipcode: "55401" });
  await site.server.ask("update users set given_name = 'Ana' where email = ?", parent.email);
});

beforeEach(async () => {
  await site.server.ask("delete from gift_lists where onboarding_id = ?", plan);
  path = await newGiftList(site.server, plan, { title: "Gifts for Mia", greeting: GREETING });
  await site.server.ask(
    `insert into gift_wishes (id, onboarding_id, name, link, pieces, created_at)
    values ('seat', ?, 'Convertible Car Seat', 'https://store.example/seat', 1, 1)`,
    plan,
  );
});

const reserveLinks = (page: Page) => page.getByRole("link", { name: /^Reserve/ });

/** The words of what can be reserved on the first screen without scrolling. */
const onFirstScreen = (page: Page) =>
  reserveLinks(page).evaluateAll((links) =>
    links
      .filter((link) => link.checkVisibility() && link.getBoundingClientRect().bottom <= innerHeight)
      .map((link) => link.textContent ?? ""),
  );

test("the page greets, then shows ideas, what belongs together, the rest by kind, and how many in all", async () => {
  const page = await site.open(PHONE);
  await page.goto(path);
  await page.getByRole("heading", { level: 1, name: "Gifts for Mia" }).waitFor();
  const texts = await page
    .locator("main :is(h1, h2, .gift-love, #gift-count)")
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent ?? ""));
  expect(texts).toEqual([
    "Gifts for Mia",
    "Love, Ana",
    "Ideas from Ana",
    "Together",
    "Everything else, by kind",
    expect.stringMatching(/^\d+ gifts still needed\.$/),
    expect.stringMatching(/^How do they know it's \d+ footed sleepers\?$/),
  ]);
  expect(await page.locator(".gift-name").first().innerText()).toBe("Convertible Car Seat\nAna's own wish");
  expect(await page.locator("#gift-lines section").first().locator(":scope > ul > li").count()).toBe(4);
  await expectReach(page, "an invitation");
});

test("the first screen of a phone offers three gifts, a wish the first; at 200 % one at least", async () => {
  const page = await site.open(PHONE);
  for (const greeting of [GREETING, `${GREETING} `.repeat(4)]) {
    await site.server.ask("update gift_lists set greeting = ? where onboarding_id = ?", greeting, plan);
    await page.goto(`${path}?fresh`);
    const offered = await onFirstScreen(page);
    expect(offered.length).toBeGreaterThanOrEqual(3);
    expect(offered[0]).toBe("Reserve Convertible Car Seat");
    await setTextSize(page, 200);
    expect((await onFirstScreen(page)).length).toBeGreaterThanOrEqual(1);
    await setTextSize(page, 100);
  }
  const words = page.getByText("Thank you!", { exact: false }).first();
  await page.getByText("Read it all").click();
  expect(await words.evaluate((text) => text.scrollHeight <= text.clientHeight + 1)).toBe(true);
});

test.each([true, false])(
  "from a starred wish to the thanks at 200 %: two taps and a name; JavaScript: %s",
  async (javaScriptEnabled) => {
    await site.server.ask(`update gift_lists set starred = '["wish.seat"]' where onboarding_id = ?`, plan);
    const page = await site.open({ ...PHONE, javaScriptEnabled });
    await page.goto(path);
    if (javaScriptEnabled) await setTextSize(page, 200);
    await reserveLinks(page).first().click();
    await page.getByRole("heading", { level: 1, name: "Reserve: Convertible Car Seat" }).waitFor();
    if (javaScriptEnabled) await setTextSize(page, 200);
    await page.locator("[name=name]:focus").waitFor();
    await page.keyboard.type("Ruth");
    await page.getByRole("button", { name: "Reserve" }).click();
    const thanks = page.getByRole("status").filter({ hasText: "Thank you, Ruth" });
    await thanks.getByText("Reserved for you. Convertible Car Seat").waitFor();
    await thanks.getByText("Bring it on your next visit, or ask Ana where to send it.").waitFor();
    if (javaScriptEnabled) await expectStillAccessible(page, "the thanks");
    await thanks.getByRole("button", { name: /^Cancel reservation/ }).click();
    await page.getByText("Canceled. Someone else can get it now.").waitFor();
  },
);

test("a bundle is reserved as one; what somebody else was faster with is said", async () => {
  const page = await site.open(PHONE);
  await page.goto(path);
  const bundle = page.locator("[data-together=outside]");
  await bundle.getByText("Pick one").click();
  const [key = ""] = await bundle
    .locator("li[data-key]")
    .evaluateAll((lines) => lines.map((line) => line.getAttribute("data-key") ?? ""));
  const left = await bundle.locator(`li[data-key="${key}"]`).getAttribute("data-left");
  await bundle.getByRole("link", { name: /^Reserve all 3/ }).click();
  await page.getByRole("heading", { level: 1, name: "Reserve 3 gifts" }).waitFor();
  await expectAccessible(page, "the form of a bundle");
  const form = { item: key, formKey: "b".repeat(20), name: "Ben", pieces: String(left), how: "buy" };
  expect((await send(`${site.url}${path}/reserve?item=${key}`, { form })).status).toBe(303);
  await page.getByLabel("Your name").fill("Ruth");
  await page.getByRole("button", { name: "Reserve" }).click();
  await page.getByText("Thank you, Ruth").waitFor();
  expect(await page.getByText(/^Reserved for you\./).count()).toBe(2);
  await page.getByText(/^Someone else was faster with this: /).waitFor();
  const rows = await site.server.ask(
    "select giver_name as name from gift_reservations where onboarding_id = ? order by giver_name",
    plan,
  );
  expect(rows.map(({ name }) => name)).toEqual(["Ben", "Ruth", "Ruth"]);
});

test("two of one garment are asked for together by the usual form", async () => {
  const page = await site.open(PHONE);
  await page.goto(path);
  await page.getByRole("link", { name: /^Reserve both ?: 2 / }).click();
  expect(await page.getByLabel("How many").inputValue()).toBe("2");
});

test("a chat shows the title, a drawing, and the first line, and no search engine lists it", async () => {
  const { text } = await send(`${site.url}${path}`);
  for (const [property, content] of [
    ["og:title", "Gifts for Mia"],
    ["og:description", GREETING.replaceAll("'", "&#x27;")],
    ["og:image", `${site.url}/share.png`],
  ])
    expect(text).toContain(`property="${property}" content="${content}"`);
  expect(text).toContain('name="robots" content="noindex"');
});
