// Viewing a dashboard: filter, laundry, and age range in the address, what the browser remembers, what a
// screen reader and a keyboard find, and the states with nothing to show.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectStillAccessible } from "../support/axe.ts";
import { itemRow, nameButton, openItem } from "../support/items.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

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

const chips = (page: Page) => page.getByRole("group", { name: /^Essentiality/ });
/** The "Recommended" chip and its pieces. */
const chip = (page: Page, name: string) =>
  chips(page).getByRole("checkbox", { name: new RegExp(`^${name} `) });
const chosen = (page: Page) =>
  chips(page)
    .getByRole("checkbox")
    .evaluateAll((boxes) =>
      boxes.flatMap((box) => (box instanceof HTMLInputElement && box.checked ? [box.value] : [])),
    );
const itemNames = (page: Page) => page.locator('li[id^="item-"] h3').allInnerTexts();

test("the filter shows the chosen essentialities, says how many, and stands in the address", async () => {
  const page = await openDashboard();
  const inTheOpen = await itemNames(page);
  await page.getByRole("group", { name: "Essentiality: All Essentiality" }).waitFor();
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) requests.push(request.url());
  });
  await chip(page, "Essential").check();
  await page.waitForURL(/essentiality=Essential$/);
  await expect.poll(async () => (await itemNames(page)).length).toBeLessThan(inTheOpen.length);
  const essential = await itemNames(page);
  await page
    .getByRole("status")
    .filter({ hasText: `${essential.length} items shown` })
    .waitFor();
  // Essentials have no word for it.
  expect(await page.locator('li[id^="item-"] [data-level]').count()).toBe(0);
  await chip(page, "Recommended").check();
  await expect.poll(() => itemNames(page)).toEqual(inTheOpen);
  await chip(page, "Nice-to-have").check();
  await expect.poll(async () => (await itemNames(page)).length).toBeGreaterThan(inTheOpen.length);
  await page.getByRole("heading", { level: 1, name: /pieces to go$/ }).waitFor();
  for (const name of ["Essential", "Recommended", "Nice-to-have"]) await chip(page, name).uncheck();
  await expect.poll(() => itemNames(page)).toEqual(inTheOpen);
  expect(requests, "what is shown is there already").toEqual([]);
});

test("what is chosen while another choice is on its way is added to it, and Back takes it away", async () => {
  const page = await openDashboard();
  let open: () => void = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route("**/*.data?**", async (route) => {
    await isOpen;
    await route.continue();
  });
  const laundry = page.getByLabel("Laundry frequency");
  await laundry.selectOption("weekly_plus");
  await chip(page, "Nice-to-have").check();
  await page.getByRole("link", { name: /^3–6m/ }).click();
  open();
  await page.waitForURL(/3-6m\?scenario=weekly_plus&essentiality=Nice-to-have$/);
  expect(await chosen(page)).toEqual(["Nice-to-have"]);
  await page.goBack();
  await page.waitForURL(/0-3m\?scenario=daily$/);
  await expect.poll(() => laundry.inputValue()).toBe("daily");
  await chip(page, "Essential").check();
  await page.waitForURL(/0-3m\?scenario=daily&.*=Essential/);
});

test("the filter works by keyboard and keeps the focus", async () => {
  const page = await openDashboard();
  await chip(page, "Essential").focus();
  await page.keyboard.press("Space");
  await page.waitForURL(/essentiality=Essential$/);
  expect(await chosen(page)).toEqual(["Essential"]);
  expect(await chip(page, "Essential").evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.waitForURL(/essentiality=Essential&essentiality=Recommended$/);
  expect(await chosen(page)).toEqual(["Essential", "Recommended"]);
});

test("a filter that nothing passes says so and offers everything", async () => {
  const account = await newAccount(site);
  const own = await finishedPlan(site, account);
  await site.server.ask(
    "update user_clothing_items set calculated_quantities = replace(calculated_quantities, 'N', 'E') where onboarding_id = ?",
    own,
  );
  const page = await site.open();
  await actAs(page, site, account);
  await page.goto(`/dashboards/${own}/0-3m?essentiality=Nice-to-have`);
  await page.getByText("Nothing matches this filter.").waitFor();
  expect(await itemNames(page)).toEqual([]);
  await page.getByRole("button", { name: "Show all items" }).click();
  await itemRow(page, "Footed Sleeper").waitFor();
});

test("folded sections are remembered, drawn at once, and forgotten at sign-out; a filter does not outlive the visit", async () => {
  const page = await openDashboard();
  await chip(page, "Recommended").check();
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
  expect(await response?.text()).not.toMatch(/<input[^>]*checked=""[^>]*value="Recommended"/);
  await again.waitForLoadState("networkidle");
  const folded = again
    .locator("details")
    .filter({ has: again.getByRole("heading", { name: /^Bottoms/ }) })
    .first();
  expect(await folded.getAttribute("open")).toBeNull();
  expect(await chosen(again)).toEqual([]);
  expect(await again.getByRole("heading", { level: 1 }).innerText()).toMatch(/essentials\s+to go$/);

  // The other page's live connection would be refused from here on.
  await page.close();
  await again.getByRole("button", { name: "Account menu" }).click();
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
  await chip(page, "Essential").check();
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await page.waitForURL(/essentiality=Essential/);
  expect(await chosen(page)).toEqual(["Essential"]);
  // Essentials have no word for it.
  expect(await page.locator('li[id^="item-"] [data-level]').count()).toBe(0);
  await chip(page, "Essential").uncheck();
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await page.waitForURL((url) => !url.searchParams.has("essentiality"));
  expect(await chosen(page)).toEqual([]);
});

test("every quantity explains itself, asked for once", async () => {
  const page = await openDashboard();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith("/reasons")) asked.push(request.url());
  });
  for (const name of ["Footed Sleeper", "Cardigan"]) {
    const row = await openItem(page, name);
    await row
      .getByText(/^[\d.]+ a day × [\d.]+ days.*: \d+$/)
      .first()
      .waitFor();
  }
  expect(asked).toHaveLength(1);
  await nameButton(page, "Footed Sleeper").click();
  await expect
    .poll(() =>
      itemRow(page, "Footed Sleeper")
        .getByText(/ a day × /)
        .count(),
    )
    .toBe(0);
});

test("reasons that cannot be had say so, and come with the next opening", async () => {
  const page = await openDashboard("0-3m?scenario=daily", [/ERR_FAILED|Failed to load resource/]);
  await page.route("**/reasons?*", (route) => route.abort());
  const row = await openItem(page, "Footed Sleeper");
  await row.getByText("You'll need a connection to see why.").waitFor();
  await page.unroute("**/reasons?*");
  await nameButton(page, "Footed Sleeper").click();
  await nameButton(page, "Footed Sleeper").click();
  await row
    .getByText(/ a day × /)
    .first()
    .waitFor();
});

test("without JavaScript a name opens its item with the reasons, wherever it is folded away", async () => {
  const page = await site.open({ javaScriptEnabled: false });
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/6-9m`);
  await nameButton(page, "Footed Sleeper").click();
  await page.waitForURL(/6-9m\?item=\d+&scenario=daily#item-\d+$/);
  await itemRow(page, "Footed Sleeper")
    .getByText(/ a day × /)
    .first()
    .waitFor();
  await page
    .getByRole("button", { name: /^\d+ not needed/ })
    .first()
    .click();
  await page.waitForURL(/rest=1/);
  const notNeeded = page.locator("section:not([aria-labelledby]) li[id^=item-]").first();
  const id = await notNeeded.getAttribute("id");
  await notNeeded.getByRole("heading").getByRole("button").click();
  await page.waitForURL(/item=\d+.*#item-\d+$/);
  await page.locator(`#${id}`).getByText("Skip in every size").waitFor();
});

test("a plan that is still being made, one that failed, and one without weather each say the next thing", async () => {
  const account = await newAccount(site);
  const own = await finishedPlan(site, account);
  const page = await site.open({ expected: [/404/] });
  await actAs(page, site, account);
  const open = () => page.goto(`/dashboards/${own}/3-6m`);

  await site.server.ask("update user_onboarding_data set weather_groups = '{' where onboarding_id = ?", own);
  await open();
  await page.getByRole("heading", { name: "Weather Data Not Available" }).waitFor();
  await page.getByText("Could not load the weather groups for the 3–6m age range.").waitFor();

  await site.server.ask("update user_onboarding_data set status = 'failed' where onboarding_id = ?", own);
  await open();
  await page.getByText("This quiz attempt is still processing or has failed.").waitFor();
  await page.getByRole("link", { name: "Try Again" }).waitFor();
});

test("an item whose quantities cannot be read is named as an issue, and the others are there", async () => {
  const account = await newAccount(site);
  const own = await finishedPlan(site, account);
  await site.server.ask(
    `update user_clothing_items set calculated_quantities = 'broken' where onboarding_id = ?
      and clothing_id = (select clothing_id from clothing_list where name = 'Footed Sleeper')`,
    own,
  );
  const page = await site.open();
  await actAs(page, site, account);
  await page.goto(`/dashboards/${own}/3-6m`);
  await page.getByText("We couldn't read the quantities of 1 item.").waitFor();
  await itemRow(page, "Footed Sleeper").getByText("Data Issues Detected").waitFor();
  await itemRow(page, "Footed Sleeper")
    .getByText("Could not load calculated quantities for this scenario/age.")
    .waitFor();
  expect((await itemNames(page)).length).toBeGreaterThan(10);
  await expectStillAccessible(page, "with a broken item");
});
