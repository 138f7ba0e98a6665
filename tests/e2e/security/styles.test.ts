// The policy allows only styles from our own files: what opens on a page complies and looks right. Anything that the policy refuses
// fails the test with the browser's message. The tests of tests/e2e/reach hold every page to it, in each of its states.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { openPlanMenu, openWeather } from "../support/dashboard.ts";
import { send } from "../support/http.ts";
import { itemRow, numberButton, openItem } from "../support/items.ts";
import { playChannel } from "../support/live.ts";
import {
  answers,
  chooseDay,
  finishedPlan,
  NEW_YEAR,
  nextButton,
  question,
  submitQuiz,
} from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite({ alone: true });
let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent, { laundryScenario: "weekly_plus" });
});

async function openAs(account: Account, path: string): Promise<Page> {
  const page = await site.open();
  await actAs(page, site, account);
  await page.goto(path);
  return page;
}

test("S33 the states of a dashboard keep to the policy: menu, weather, item, list of numbers, dialogs", async () => {
  const page = await openAs(parent, `/dashboards/${plan}/0-3m`);
  await openPlanMenu(page);
  await page.keyboard.press("Escape");
  await openWeather(page);
  await openItem(page, "Footed Sleeper");
  await itemRow(page, "Footed Sleeper")
    .getByLabel(/^Your note/)
    .fill("From grandma");
  await numberButton(page, "Footed Sleeper").click();
  await page.getByRole("combobox", { name: /^You have/ }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: /^Add/ }).first().click();
  await page.getByRole("dialog").first().waitFor();
});

test("S33 the quiz keeps to the policy, the calendar and the account's menu too", async () => {
  const page = await openAs(await newAccount(site), "/onboarding");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Start Quiz" }).click();
  await question(page, "zipcode").waitFor();
  await page.getByLabel("ZIP code").fill("55401");
  await page.getByText("Minneapolis, MN").waitFor();
  await nextButton(page).click();
  const grid = page.getByRole("grid");
  await grid.waitFor();
  await chooseDay(page, NEW_YEAR);
  await page.getByRole("gridcell", { selected: true }).waitFor();
  // The calendar's stylesheet has loaded: a day is large enough for a thumb.
  const day = await page.getByRole("gridcell", { selected: true }).getByRole("button").boundingBox();
  expect(day?.width).toBeGreaterThanOrEqual(38);
});

test("S33 a toast keeps to the policy, and lies in its place", async () => {
  const page = await site.open();
  await actAs(page, site, parent);
  const channel = await playChannel(page);
  await page.goto("/dashboards");
  await expect
    .poll(async () => {
      channel.tell(plan, "failed", "We couldn't finish this plan. Please try again.");
      return page.getByRole("button", { name: "Try Again" }).count();
    })
    .toBe(1);
  await page.getByRole("link", { name: "View Details" }).click({ force: true });
  const toast = page.locator("[data-sonner-toast]");
  await toast.getByText("Attempt Not Ready").waitFor();
  expect(await toast.evaluate((element) => getComputedStyle(element).position)).toBe("absolute");
  await expect.poll(async () => (await toast.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(70);
  expect((await toast.boundingBox())?.width).toBeGreaterThan(300);
});

test("S33 the bar of a plan in the making is as long as it says", async () => {
  const account = await newAccount(site);
  const page = await site.open();
  await actAs(page, site, account);
  const channel = await playChannel(page);
  await page.route(/\/onboarding\/(processing|status)\/\w+(\.data)?$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll(/"(completed|processing_\w+)"/g, '"pending"') });
  });
  const id = await submitQuiz(site, account, answers());
  await page.goto(`/onboarding/processing/${id}`);
  channel.tell(id, "processing_weather");
  const bar = page.getByRole("progressbar");
  await expect.poll(() => bar.getAttribute("aria-valuenow")).toBe("50");
  const share = () =>
    bar.evaluate((element) => {
      const filled = element.firstElementChild?.getBoundingClientRect().width ?? 0;
      return Math.round((100 * filled) / element.getBoundingClientRect().width);
    });
  await expect.poll(share).toBe(50);
});

test("S33 what a policy refuses is told to us, and is no more than a line of the log", async () => {
  const page = await site.open({ expected: [/policy: |violates the following Content Security Policy/] });
  await page.goto("/auth?secret=1");
  await page.evaluate(() => document.body.setAttribute("style", "color: red"));
  expect(await page.evaluate(() => document.body.style.color)).toBe("");
  // Browsers send reports whenever they like, without the page knowing; this is a typical one.
  const report = { "document-uri": `${site.url}/auth?secret=1`, "effective-directive": "style-src-attr" };
  const { status } = await send(`${site.url}/csp-reports`, {
    body: JSON.stringify({ "csp-report": { ...report, "blocked-uri": "inline" } }),
    headers: { "Content-Type": "application/csp-report" },
  });
  expect(status).toBe(204);
  await expect.poll(() => site.server.output()).toContain('"event":"csp_report"');
  const output = await site.server.output();
  expect(output).toContain('"directive":"style-src-attr","blocked":"inline","page":"/auth"');
  expect(output).not.toContain("secret=1");
});
