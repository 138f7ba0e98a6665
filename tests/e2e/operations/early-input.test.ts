// On a slow connection a page can be used before its scripts load. They take over what was typed and chosen.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { everythingPath, shownTotal } from "../support/dashboard.ts";
import { itemIdOf, itemRow, sendEdit } from "../support/items.ts";
import { finishedPlan, NEW_YEAR, nextButton, question } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const YEAR = new Date().getUTCFullYear() + 2;
const ITEM = "Footed Sleeper";
const TAPPED = "Short-Sleeve Bodysuit";
const OTHER = "Thermal Base-Layer Set";

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
});

/** Opens a page whose scripts load only when the returned function is called. */
async function openEarly(
  path: string,
  account = parent,
): Promise<{ page: Page; letScriptsLoad: () => void; letScriptsCome: () => Promise<void> }> {
  const page = await site.open();
  await actAs(page, site, account);
  let open: () => void = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await isOpen;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  return {
    page,
    letScriptsLoad: () => open(),
    async letScriptsCome() {
      open();
      await page.waitForLoadState("networkidle");
    },
  };
}

test("a ZIP code typed early gets its city's name, opens Next, and keeps the cursor", async () => {
  const { page, letScriptsCome } = await openEarly("/onboarding?step=1", await newAccount(site));
  const zip = page.getByLabel("ZIP code");
  await zip.pressSequentially("5540");
  await letScriptsCome();
  expect(await zip.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type("1");
  await expect.poll(() => zip.inputValue()).toBe("55401");
  await page.getByText("Minneapolis, MN").waitFor();
  await nextButton(page).click();
  await question(page, "dueDate").waitFor();
  expect(await page.getByRole("heading", { level: 1 }).evaluate((it) => it === document.activeElement)).toBe(
    true,
  );
});

test("a ZIP code typed whole before the scripts can be sent with them", async () => {
  const { page, letScriptsCome } = await openEarly("/onboarding?step=1", await newAccount(site));
  await page.getByLabel("ZIP code").fill("98101 ");
  await letScriptsCome();
  await expect.poll(() => page.getByLabel("ZIP code").inputValue()).toBe("98101");
  await page.getByText("Seattle, WA").waitFor();
  expect(await nextButton(page).isEnabled()).toBe(true);
});

test("a due date typed early stays in its field, which no calendar takes away", async () => {
  const { page, letScriptsCome } = await openEarly("/onboarding?step=2&zipcode=55401");
  await page.getByLabel("Due date").fill(NEW_YEAR);
  await letScriptsCome();
  await expect.poll(() => page.getByLabel("Due date").inputValue()).toBe(NEW_YEAR);
  await page.getByText(`Due Jan 1, ${NEW_YEAR.slice(0, 4)}`).waitFor();
  expect(await nextButton(page).isEnabled()).toBe(true);
});

test("both days of a trip stay, and the calendar opens at the first", async () => {
  const { page, letScriptsCome } = await openEarly("/travel-quiz");
  await page.getByLabel("Start date").fill(`${YEAR}-02-10`);
  await page.getByLabel("End date").fill(`${YEAR}-02-14`);
  await page.getByRole("checkbox", { name: "Beach" }).check();
  await letScriptsCome();
  await page.getByText("Pick on a calendar").click();
  await page.getByRole("button", { name: new RegExp(`February 10, ${YEAR}`) }).waitFor();
  await expect.poll(() => page.getByLabel("Start date").inputValue()).toBe(`${YEAR}-02-10`);
  await expect.poll(() => page.getByLabel("End date").inputValue()).toBe(`${YEAR}-02-14`);
  expect(await page.getByRole("checkbox", { name: "Beach" }).isChecked()).toBe(true);
  await page.getByLabel("Start date").fill(`${YEAR}-06-01`);
  await page.getByRole("button", { name: new RegExp(`June 1, ${YEAR}`) }).waitFor();
});

test("a chip and a choice of laundry before the scripts change what the dashboard shows", async () => {
  const beside = await site.open();
  await actAs(beside, site, parent);
  await beside.goto(everythingPath(plan, "0-3m", "weekly_plus"));
  const wanted = await shownTotal(beside);

  const { page, letScriptsCome } = await openEarly(`/dashboards/${plan}/0-3m?scenario=daily`);
  expect(await shownTotal(page)).not.toBe(wanted);
  await page.getByRole("checkbox", { name: /Nice-to-have/ }).check();
  await page.getByLabel("Laundry frequency").selectOption("weekly_plus");
  await letScriptsCome();
  await expect.poll(() => shownTotal(page)).toBe(wanted);
  expect(await page.getByRole("checkbox", { name: /Nice-to-have/ }).isChecked()).toBe(true);
});

test.each(["", "From grandma"])("a note typed early over %j is saved", async (before) => {
  const { page, letScriptsCome } = await openDetails(before);
  const box = itemRow(page, ITEM).getByLabel(/^Your note/);
  await expect.poll(() => box.inputValue()).toBe(before);
  await box.fill(`${before} and more`);
  await letScriptsCome();
  await expect.poll(() => box.inputValue()).toBe(`${before} and more`);
  await itemRow(page, ITEM)
    .getByText(/\bSaved\b/)
    .waitFor();
  await page.reload();
  await expect.poll(() => box.inputValue()).toBe(`${before} and more`);
});

test("+ and − before the scripts show the new count at once, and are saved with them", async () => {
  const { page, letScriptsCome } = await openEarly(`/dashboards/${plan}/0-3m`);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() || request.method() === "POST") documents.push(request.url());
  });
  const row = itemRow(page, TAPPED);
  const count = row.locator(".count");
  await page.getByRole("button", { name: `One more: ${TAPPED}` }).click();
  await page.getByRole("button", { name: `One more: ${TAPPED}` }).click();
  await page.getByRole("button", { name: `One more: ${OTHER}` }).click();
  await expect.poll(() => paintedCount(page, TAPPED)).toBe("2");
  expect(documents).toEqual([]);
  await letScriptsCome();
  await expect.poll(() => count.locator("b").innerText()).toBe("2");
  await expect.poll(() => page.locator("[data-early]").count()).toBe(0);
  await expect.poll(() => paintedCount(page, OTHER)).toBe("1");
  await expect.poll(() => documents.length).toBe(2);
  await page.waitForLoadState("networkidle");
  await page.reload();
  expect(await count.locator("b").innerText()).toBe("2");
  expect(await paintedCount(page, OTHER)).toBe("1");
});

test("what was tapped before the scripts is saved if someone leaves before they come", async () => {
  const { page } = await openEarly(`/dashboards/${plan}/3-6m`);
  await page.getByRole("button", { name: `One more: ${TAPPED}` }).click();
  await page.goto("/dashboards", { waitUntil: "commit" });
  const later = await site.open();
  await actAs(later, site, parent);
  await expect
    .poll(async () => {
      await later.goto(`/dashboards/${plan}/3-6m`);
      return paintedCount(later, TAPPED);
    })
    .toBe("1");
});

test("F25 what was tapped before the scripts and saved as the page was hidden counts once when they come", async () => {
  const { page, letScriptsLoad } = await openEarly(`/dashboards/${plan}/6-9m`);
  const more = page.getByRole("button", { name: `One more: ${TAPPED}` });
  for (let tap = 0; tap < 2; tap++) await more.click();
  const isSaved = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    Reflect.deleteProperty(document, "hidden");
  });
  expect((await isSaved).status()).toBe(200);
  await more.click();
  // The browser never says of what was sent in leaving that it has ended, so the network is never idle.
  letScriptsLoad();
  await itemRow(page, TAPPED)
    .getByText(/\bSaved\b/)
    .waitFor();
  expect(await page.locator("[data-early]").count()).toBe(0);
  expect(await paintedCount(page, TAPPED)).toBe("3");
  await page.reload();
  expect(await paintedCount(page, TAPPED)).toBe("3");
});

/** The number that is painted: until the scripts have come, the new one stands in its place by style. */
function paintedCount(page: Page, item: string): Promise<string> {
  return itemRow(page, item)
    .locator(".count")
    .evaluate((count) => {
      const own = count.querySelector("b");
      const isOwnShown = own && getComputedStyle(own).display !== "none";
      return isOwnShown ? own.innerText : JSON.parse(getComputedStyle(count, "::before").content);
    });
}

/** A dashboard with an item opened by its address. */
async function openDetails(note: string) {
  const page = await site.open();
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/0-3m`);
  const id = await itemIdOf(page, ITEM);
  await sendEdit(site, parent, { plan, id }, { ageRange: "0-3m", note });
  return openEarly(`/dashboards/${plan}/0-3m?item=${id}`);
}
