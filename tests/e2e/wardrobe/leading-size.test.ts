// A baby who is here: from the landing page to the list, the size that leads while the worn one ends, and a size that is there.
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible } from "../support/axe.ts";
import { newMember } from "../support/members.ts";
import { AWAY } from "../support/offline.ts";
import { plainPage } from "../support/plain-page.ts";
import { finishedPlan } from "../support/quiz.ts";
import { type OpenOptions, startSite } from "../support/site.ts";

const site = startSite();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

let parent: Account;
/** Of a baby of five months and a half: 3-6m ends in two or three weeks. */
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent, { dueDate: dayFromNow(-165) });
});

async function openAs(path: string, account = parent, options: OpenOptions = PHONE): Promise<Page> {
  const page = await site.open(options);
  await actAs(page, site, account);
  await page.goto(path);
  return page;
}

const headline = (page: Page) => page.locator("main .answer").first();
const endingLine = (page: Page) => page.getByRole("link", { name: /^3–6m fits until about / });
const numberIn = (text: string) => Number(/\d+(?= essential)/.exec(text)?.[0] ?? Number.NaN);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

describe("a baby who is here", () => {
  test("has an instant plan from the landing page, without the sizes that are over", async () => {
    const page = await site.open(PHONE);
    await page.goto("/");
    const born = page.getByRole("group", { name: "Already here? Choose the birth month" });
    await page.getByLabel("ZIP code").fill("55401");
    const month = dayFromNow(-165).slice(0, 7);
    await born.locator(`button[value="${month}"]`).click();
    await page.waitForURL(`**/plan/55401/${month}`);
    expect(await page.locator("h1").innerText()).toMatch(
      /^\d+ essentials for an? \w+ baby, now \d months, in Minneapolis, MN$/,
    );
    const sizes = page.getByRole("navigation", { name: "Size" }).getByRole("link");
    expect((await sizes.allInnerTexts()).join()).not.toContain("0–3m");
    // The same month in the list's group of those that were.
    const list = page.getByLabel("Due month");
    expect(await list.inputValue()).toBe(month);
    expect(await list.locator('optgroup[label="Born"] option').count()).toBeGreaterThanOrEqual(12);
  });

  test("a month whose first year is over, or that isn't one, gets the form and no fault", async () => {
    const page = await site.open({ expected: [/status of 404/] });
    for (const month of [dayFromNow(-500).slice(0, 7), "1999-01", "2999-12"]) {
      const answer = await page.goto(`/plan/55401/${month}`);
      expect(answer?.status()).toBe(404);
      await page.getByText(/^Please choose a month between /).waitFor();
    }
  });

  test("is shown the next size first, everywhere, and what still holds for the worn one", async () => {
    const page = await openAs("/dashboards");
    const card = page.getByRole("article");
    expect(await card.locator(".answer").innerText()).toMatch(/^6–9m next: \d+ essentials to go$/);
    const onCard = await endingLine(page).innerText();
    await card.getByRole("link", { name: "View Details" }).click();
    await page.waitForURL("**/6-9m");
    expect(await headline(page).innerText()).toMatch(/^6–9m next: \d+ essentials to go$/);
    const next = numberIn(await headline(page).innerText());
    const line = await endingLine(page).innerText();
    expect(line).toMatch(/^3–6m fits until about \w+ \d+: \d+ essentials you may still need$/);
    expect(line).toBe(onCard);
    await endingLine(page).click();
    await page.waitForURL("**/3-6m?*");
    await expect.poll(() => headline(page).innerText()).toMatch(/^\d+ essentials to go$/);
    expect(numberIn(await headline(page).innerText())).toBe(numberIn(line));
    await page.getByText(/3–6m fits until about /).waitFor();
    await page.goto(`/dashboards/${plan}/shopping-list`);
    expect(numberIn(await headline(page).innerText())).toBe(next);
    expect(await endingLine(page).innerText()).toBe(line);
    const plain = await plainPage(site, parent, `/dashboards/${plan}/6-9m`);
    expect(plain.body.textContent).toContain("you may still need");
  });

  test("is asked once what fits now, which two taps answer", async () => {
    const account = await newAccount(site);
    const id = await finishedPlan(site, account, { dueDate: dayFromNow(-165) });
    const page = await openAs(`/dashboards/${id}/6-9m`, account);
    const asked = page.getByRole("region", { name: "What fits now?" });
    await asked.getByText("6–9m", { exact: false }).first().click();
    await asked.getByRole("button", { name: "Good", exact: true }).click();
    await page.getByText(/^Saved: 6–9m fits/).waitFor();
    await page.goto(`/dashboards/${id}/6-9m`);
    await headline(page).waitFor();
    expect(await asked.count()).toBe(0);
  });

  test("is asked nothing after Not now", async () => {
    const account = await newAccount(site);
    const id = await finishedPlan(site, account, { dueDate: dayFromNow(-165) });
    const page = await openAs(`/dashboards/${id}/6-9m`, account);
    const asked = page.getByRole("region", { name: "What fits now?" });
    await asked.getByRole("button", { name: "Not now" }).click();
    await asked.waitFor({ state: "detached" });
  });
});

describe("a size of which a family has enough", () => {
  const have = (page: Page) => button(page, "We have enough of this size");

  test("is there with one tap, on every open page, and back with another", async () => {
    const [page, other] = [
      await openAs(`/dashboards/${plan}/6-9m`),
      await openAs(`/dashboards/${plan}/6-9m`),
    ];
    const before = await headline(page).innerText();
    expect(await headline(other).innerText()).toBe(before);
    await have(page).tap();
    for (const one of [page, other]) {
      await expect.poll(() => headline(one).innerText()).toBe("6–9m next: You have all the essentials");
      expect(await have(one).count()).toBe(0);
    }
    await page.getByText("You have everything essential for 6–9m now").waitFor();
    await expectAccessible(page, "size that was said to be there");
    await button(page, "Undo").tap();
    for (const one of [page, other]) await expect.poll(() => headline(one).innerText()).toBe(before);
    await have(other).waitFor();
  });

  test("is there without scripts, too, and taken back there", async () => {
    const page = await openAs(`/dashboards/${plan}/9-12m`, parent, { javaScriptEnabled: false });
    const before = await headline(page).innerText();
    await have(page).click();
    await page.getByText("You have all the essentials").waitFor();
    // The undo is there for a day, whoever comes back.
    await page.goto("/dashboards");
    await page.goto(`/dashboards/${plan}/9-12m`);
    await button(page, "Undo: enough of 9–12m").click();
    await expect.poll(() => headline(page).innerText()).toBe(before);
    expect(await button(page, "Undo: enough of 9–12m").count()).toBe(0);
  });

  test("needs a network, and says so", async () => {
    const page = await openAs(`/dashboards/${plan}/6-9m`, parent, { ...PHONE, expected: AWAY });
    const before = await headline(page).innerText();
    await page.context().setOffline(true);
    await have(page).tap();
    await page.getByText("You're offline").first().waitFor();
    expect(await headline(page).innerText()).toBe(before);
    await page.context().setOffline(false);
  });

  test("is on the page of what changed, with its undo, and isn't a reader's to say", async () => {
    const account = await newAccount(site);
    const id = await finishedPlan(site, account, {});
    const reader = await newMember(site, id, { name: "Rita", role: "reader" });
    const page = await openAs(`/dashboards/${id}/3-6m`, account);
    const before = await headline(page).innerText();
    await have(page).tap();
    await expect.poll(() => headline(page).innerText()).toBe("You have all the essentials");
    const readers = await openAs(`/dashboards/${id}/9-12m`, reader);
    await headline(readers).waitFor();
    expect(await have(readers).count()).toBe(0);
    await readers.goto(`/dashboards/${id}/changes`);
    await readers.getByText(/^Counted all essentials of 3–6m: \d+ pieces$/).waitFor();
    expect(await button(readers, "Undo this").count()).toBe(0);
    await page.goto(`/dashboards/${id}/changes`);
    await button(page, "Undo this").tap();
    await page.getByText("Undid counting all essentials of 3–6m").waitFor();
    expect(await button(page, "Undo this").count()).toBe(0);
    await page.goto(`/dashboards/${id}/3-6m`);
    expect(await headline(page).innerText()).toBe(before);
  });
});
