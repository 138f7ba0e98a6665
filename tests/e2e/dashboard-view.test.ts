// How a dashboard is looked at: filter, laundry and age range in the address, what the browser remembers, what a screen
// reader and a keyboard find, and the states in which there is nothing to show.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "./support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "./support/axe.ts";
import { askDatabase } from "./support/database.ts";
import { detailsButton, itemRow } from "./support/items.ts";
import { finishedPlan } from "./support/quiz.ts";
import { startSite } from "./support/site.ts";

const site = startSite();

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
});

async function openDashboard(path = "0-3m?scenario=daily", expected: readonly RegExp[] = []): Promise<Page> {
  const page = await site.open({ expected });
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/${path}`);
  await page.waitForLoadState("networkidle");
  return page;
}

const filterButton = (page: Page) => page.getByRole("button", { name: /^Essentiality: / });
const itemNames = (page: Page) => page.locator('li[id^="item-"] h3').allInnerTexts();

test("the filter shows the chosen essentialities, says how many, and stands in the address", async () => {
  const page = await openDashboard();
  const all = await itemNames(page);
  expect(await filterButton(page).innerText()).toBe("All Essentiality");
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) requests.push(request.url());
  });
  await filterButton(page).click();
  await page.getByRole("checkbox", { name: "Essential", exact: true }).check();
  await page.waitForURL(/essentiality=Essential$/);
  await expect.poll(async () => (await itemNames(page)).length).toBeLessThan(all.length);
  const essential = await itemNames(page);
  await page
    .getByRole("status")
    .filter({ hasText: `${essential.length} items shown` })
    .waitFor();
  for (const row of await page.locator('li[id^="item-"]').all()) {
    expect(await row.innerText()).toMatch(/Essential/);
  }
  expect(requests, "what is shown is there already").toEqual([]);
  await expectStillAccessible(page, "the open filter");
  await page.getByRole("checkbox", { name: "Recommended" }).check();
  await page.getByRole("checkbox", { name: "Nice-to-have" }).check();
  await expect.poll(() => filterButton(page).innerText()).toBe("All Essentiality");
  await expect.poll(() => itemNames(page)).toEqual(all);
});

test("the filter works by keyboard and gives the focus back", async () => {
  const page = await openDashboard();
  await filterButton(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  expect(await page.getByRole("checkbox", { name: "Essential", exact: true }).isChecked()).toBe(true);
  await page.keyboard.press("Escape");
  await page.getByRole("checkbox", { name: "Recommended" }).waitFor({ state: "hidden" });
  expect(await filterButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

test("a filter that nothing passes says so and offers everything", async () => {
  const account = await newAccount(site);
  const own = await finishedPlan(site, account);
  await askDatabase(
    site.server,
    "update user_clothing_items set calculated_quantities = replace(calculated_quantities, 'N', 'E') where onboarding_id = ?",
    own,
  );
  const page = await site.open();
  await actAs(page, site, account);
  await page.goto(`/dashboards/${own}/0-3m?essentiality=Nice-to-have`);
  await page.getByText("No item is that essential in this weather.").waitFor();
  expect(await itemNames(page)).toEqual([]);
  await page.getByRole("button", { name: "Show all items" }).click();
  await itemRow(page, "Footed Sleeper").waitFor();
});

test("filter and folded sections are remembered, drawn at once, and forgotten at sign-out", async () => {
  const page = await openDashboard();
  await filterButton(page).click();
  await page.getByRole("checkbox", { name: "Recommended" }).check();
  await page.keyboard.press("Escape");
  const bottoms = page.locator("summary").filter({ has: page.getByRole("heading", { name: /^Bottoms/ }) });
  await bottoms.click();
  await expect
    .poll(
      async () =>
        (await page.context().cookies()).find(({ name }) => name === "clothing-plan-storage")?.value,
    )
    .toContain("Bottoms");

  const again = await site.openBeside(page);
  const response = await again.goto(`/dashboards/${plan}/0-3m`);
  expect(await response?.text()).toContain("Essentiality: Recommended");
  await again.waitForLoadState("networkidle");
  const folded = again
    .locator("details")
    .filter({ has: again.getByRole("heading", { name: /^Bottoms/ }) })
    .first();
  expect(await folded.getAttribute("open")).toBeNull();
  expect(await filterButton(again).innerText()).toBe("Recommended");
  await again.goto(`/dashboards/${plan}/0-3m?essentiality=all`);
  expect(await filterButton(again).innerText()).toBe("All Essentiality");

  await again.getByRole("button", { name: /^Account menu/ }).click();
  await again.getByRole("button", { name: "Log out" }).click();
  await again.waitForURL(/\/auth/);
  const cookies = await again.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain("clothing-plan-storage");
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
});

test("without JavaScript the filter is a part of the form", async () => {
  const page = await site.open({ javaScriptEnabled: false });
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/0-3m`);
  await filterButton(page).click();
  await page.getByRole("checkbox", { name: "Essential", exact: true }).check();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await page.waitForURL(/essentiality=Essential/);
  expect(await filterButton(page).innerText()).toBe("Essential");
  for (const row of await page.locator('li[id^="item-"]').all()) {
    expect(await row.innerText()).toMatch(/Essential/);
  }
});

test("every quantity explains itself", async () => {
  const page = await openDashboard();
  const row = itemRow(page, "Footed Sleeper");
  await detailsButton(page, "Footed Sleeper").click();
  const why = await row.locator("dd").first().innerText();
  expect(why).toMatch(/^\d+ = [\d.]+ a day × [\d.]+ days/);
});

test("a plan that is still being made, one that failed, and one without weather each say the next thing", async () => {
  const account = await newAccount(site);
  const own = await finishedPlan(site, account);
  const page = await site.open({ expected: [/404/] });
  await actAs(page, site, account);
  const open = () => page.goto(`/dashboards/${own}/3-6m`);

  await askDatabase(
    site.server,
    "update user_onboarding_data set weather_groups = '{' where onboarding_id = ?",
    own,
  );
  await open();
  await page.getByRole("heading", { name: "Weather Data Not Available" }).waitFor();
  await page.getByText("Could not load the weather groups for the 3-6m age range.").waitFor();
  await expectAccessible(page, "without weather");

  await askDatabase(
    site.server,
    "update user_onboarding_data set status = 'failed' where onboarding_id = ?",
    own,
  );
  await open();
  await page.getByText("This quiz attempt is still processing or has failed.").waitFor();
  await page.getByRole("link", { name: "Try Again" }).waitFor();
});

test("an item whose quantities cannot be read is named as an issue, and the others are there", async () => {
  const account = await newAccount(site);
  const own = await finishedPlan(site, account);
  await askDatabase(
    site.server,
    `update user_clothing_items set calculated_quantities = 'broken' where onboarding_id = ?
      and clothing_id = (select clothing_id from clothing_list where name = 'Footed Sleeper')`,
    own,
  );
  const page = await site.open();
  await actAs(page, site, account);
  await page.goto(`/dashboards/${own}/3-6m`);
  await page.getByText("The quantities of 1 item could not be read.").waitFor();
  await itemRow(page, "Footed Sleeper").getByText("Data Issues Detected").waitFor();
  await itemRow(page, "Footed Sleeper")
    .getByText("Could not load calculated quantities for this scenario/age.")
    .waitFor();
  expect((await itemNames(page)).length).toBeGreaterThan(20);
  await expectStillAccessible(page, "with a broken item");
});
