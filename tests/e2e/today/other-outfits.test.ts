// Warmer, lighter, and swapped outfits on Today: one tap without a request, one tap back, and all of it without scripts. Missing pieces
// lead to the shopping list.
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../app/words/languages.ts";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectStillAccessible } from "../support/axe.ts";
import { speaking } from "../support/languages.ts";
import { newMember } from "../support/members.ts";
import { finishedPlan } from "../support/quiz.ts";
import { roomFindings } from "../support/room.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const DAY_MS = 86_400_000;
const PHONE = { width: 390, height: 844 };

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  const dueDate = new Date(Date.now() - 140 * DAY_MS).toISOString().slice(0, 10);
  plan = await finishedPlan(site, parent, { zipcode: "55401", dueDate });
});

const sentence = (page: Page) => page.getByRole("heading", { level: 1 });
const others = (page: Page) => page.locator(".today-others");
const other = (page: Page, name: RegExp | string) => others(page).getByRole("link", { name });
const wearing = (page: Page) => new URL(page.url()).searchParams.get("wear");

async function openAs(account: Account, search: string, options: Parameters<typeof site.open>[0] = {}) {
  const page = await site.open({ viewport: PHONE, ...options });
  await actAs(page, site, account);
  await page.goto(`/dashboards/${plan}/today${search}`);
  await page.waitForLoadState("networkidle");
  return page;
}

/** Follows a link by the keyboard. */
async function press(page: Page, name: RegExp | string): Promise<void> {
  await other(page, name).focus();
  await page.keyboard.press("Enter");
}

describe("E9 another outfit", () => {
  test("is on with one tap and without a request, is announced, and goes with one tap", async () => {
    const page = await openAs(parent, "?for=stroller&when=morning");
    const usual = await sentence(page).innerText();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await press(page, /^Lighter: /);
    await expect.poll(() => sentence(page).innerText()).not.toBe(usual);
    expect(wearing(page)).toBe("lighter");
    expect(await other(page, /^Lighter: /).getAttribute("aria-current")).toBe("true");
    expect(await other(page, /^Lighter: /).evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await page.locator("header[aria-live=polite]").getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(await page.getByText("Changes", { exact: true }).count()).toBe(0);
    await other(page, "Back to usual").click();
    await expect.poll(() => sentence(page).innerText()).toBe(usual);
    expect(wearing(page)).toBeNull();
    expect(requests.filter((url) => !/\.svg/.test(url))).toEqual([]);
  });

  test("has its own pieces and reason, and is usual again in another situation or time", async () => {
    const page = await openAs(parent, "?for=stroller&when=morning&wear=lighter");
    const why = () => page.locator(".today-lines details").innerText();
    await page.getByText("Why these?").click();
    const lighter = await why();
    await page
      .getByRole("navigation", { name: "Where" })
      .getByRole("link", { name: "Carrier", exact: true })
      .click();
    await page.waitForURL(/for=carrier/);
    expect(wearing(page)).toBeNull();
    await page.goto(`/dashboards/${plan}/today?for=stroller&when=morning`);
    await page.getByText("Why these?").click();
    expect(await why()).not.toBe(lighter);
  });

  test("works without scripts, and what its address doesn't know is the usual one", async () => {
    const page = await openAs(parent, "?for=stroller&when=morning", { javaScriptEnabled: false });
    const usual = await sentence(page).innerText();
    await other(page, /^Lighter: /).click();
    await page.waitForURL(/wear=lighter/);
    expect(await sentence(page).innerText()).not.toBe(usual);
    await other(page, "Back to usual").click();
    expect(await sentence(page).innerText()).toBe(usual);
    await page.goto(`/dashboards/${plan}/today?for=stroller&when=morning&wear=warmest.%00`);
    expect(await sentence(page).innerText()).toBe(usual);
  });

  test("is there for a reader, and at night for nobody", async () => {
    const reader = await newMember(site, plan, { name: "Gran", role: "reader" });
    const page = await openAs(reader, "?for=stroller&when=morning");
    await other(page, /^Lighter: /).click();
    await other(page, "Back to usual").waitFor();
    await page.goto(`/dashboards/${plan}/today?for=night`);
    expect(await others(page).count()).toBe(0);
  });

  test.each(LANGUAGES)("has room on the narrowest phone, in %s", async (language) => {
    const page = await openAs(
      await speaking(site, parent, language),
      "?for=stroller&when=morning&wear=lighter",
      { viewport: { width: 320, height: 640 } },
    );
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(await roomFindings(page)).toEqual([]);
    for (const link of await others(page).getByRole("link").all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await speaking(site, parent, "en");
  });
});

describe("E10 a missing piece", () => {
  /** A drawer of one sleeper, so that much is missing on any day of the year. */
  beforeAll(() =>
    site.server.ask(
      `update user_clothing_items set user_added_quantities = '{"3-6m":{"1":{"quantity":4}}}'
      where onboarding_id = ? and clothing_id in (select clothing_id from clothing_list where clothing_name_id = 'sleeper_footed')`,
      plan,
    ),
  );
  const lines = (page: Page) => page.locator(".today-wished");
  const setAside = (value: string) =>
    site.server.ask(
      `update user_clothing_items set set_aside = ? where onboarding_id = ? and clothing_id in
      (select clothing_id from clothing_list where clothing_name_id not in ('sleeper_footed'))`,
      value,
      plan,
    );
  const WHOLE = JSON.stringify(["0-3m", "3-6m", "6-9m", "9-12m"]);

  test("leads to its line of the shopping list", async () => {
    const page = await openAs(parent, "?for=stroller&when=morning");
    await lines(page)
      .getByRole("link", { name: /: On your shopping list$/ })
      .first()
      .click();
    await page.waitForURL(/\/shopping-list\?for=3-6m(?:&nice=1)?#line-\d+-/);
  });

  test.each([true, false])(
    "that was set aside is on the list with one tap, with scripts: %s",
    async (hasScripts) => {
      await setAside(WHOLE);
      const page = await openAs(parent, "?for=stroller&when=morning", { javaScriptEnabled: hasScripts });
      const add = lines(page).getByRole("button", { name: /: Add to shopping list$/ });
      const piece = (await add.first().textContent()) ?? "";
      if (hasScripts) await expectStillAccessible(page, "a piece is missing");
      await add.first().click();
      await lines(page)
        .getByRole("link", { name: /: On your shopping list$/ })
        .waitFor();
      // Another one may be missing now that this one is worn.
      expect(await add.filter({ hasText: piece }).count()).toBe(0);
      expect(page.url()).toMatch(/today\?for=stroller&when=morning$/);
      if (hasScripts)
        expect(await lines(page).evaluate((line) => line === document.activeElement)).toBe(true);
      await setAside("[]");
    },
  );

  test("that is set aside has no button for a reader", async () => {
    await setAside(WHOLE);
    const reader = await newMember(site, plan, { name: "Opa", role: "reader" });
    const page = await openAs(reader, "?for=stroller&when=morning");
    await lines(page).waitFor();
    expect(await lines(page).getByRole("button").count()).toBe(0);
    await setAside("[]");
  });
});
