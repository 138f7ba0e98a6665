// axe on the states of a page that take more than an address and a few presses; tests/e2e/reach has all others.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { openWeather } from "../support/dashboard.ts";
import { openItem } from "../support/items.ts";
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

const site = startSite();
let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent, { zipcode: "55401", laundryScenario: "weekly_plus" });
});

async function openAs(account: Account, path: string): Promise<Page> {
  const page = await site.open();
  await actAs(page, site, account);
  await page.goto(path);
  return page;
}

test("the quiz is accessible with its details, its menu, what it finds, and a chosen day", async () => {
  const account = await newAccount(site);
  const page = await openAs(account, "/onboarding");
  await page.getByText("Plan details").click();
  await page.getByRole("button", { name: "Account menu" }).click();
  await expectStillAccessible(page, "intro with details and menu open");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Start Quiz" }).click();
  await question(page, "zipcode").waitFor();
  await page.getByLabel("ZIP code").fill("00000");
  await page.getByText("We can't find that ZIP code.").waitFor();
  await expectStillAccessible(page, "unknown ZIP code");
  await page.getByLabel("ZIP code").fill("55401");
  await page.getByText("Minneapolis, MN").waitFor();
  await expectStillAccessible(page, "known ZIP code");
  await nextButton(page).click();
  await page.getByRole("grid").waitFor();
  await chooseDay(page, NEW_YEAR);
  await page.getByRole("gridcell", { selected: true }).waitFor();
  await expectStillAccessible(page, "due date chosen");
});

test("the quiz that is used up is accessible, its reason and its toast too", async () => {
  const account = await newAccount(site);
  await submitQuiz(site, account, answers({ zipcode: "33139" }));
  await submitQuiz(site, account, answers({ zipcode: "85001" }));
  const page = await openAs(account, "/onboarding");
  await page.getByText("1 of 3 attempts remaining").waitFor();
  await expectAccessible(page, "one attempt left");
  await submitQuiz(site, account, answers({ zipcode: "98101" }));
  await page.reload();
  await page.getByRole("button", { name: "Upgrade to Continue" }).waitFor();
  await page.goto("/dashboards");
  await expectStillAccessible(page, "list with no attempt left");
});

test("processing is accessible while it works, and hears that it has failed", async () => {
  const account = await newAccount(site);
  const page = await site.open();
  await actAs(page, site, account);
  const channel = await playChannel(page);
  // The page polls the status until its connection is open and whenever it breaks.
  await page.route(/\/onboarding\/(processing|status)\/\w+(\.data)?$/, async (route) => {
    // The plan is ready before the page is, so tell the page otherwise.
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll(/"(completed|processing_\w+)"/g, '"pending"') });
  });
  const id = await submitQuiz(site, account, answers());
  await page.goto(`/onboarding/processing/${id}`);
  await page.getByRole("heading", { name: "Creating Your Wardrobe Plan" }).waitFor();
  channel.tell(id, "processing_weather");
  await page.getByRole("status").filter({ hasText: "50% · Weather Analysis" }).waitFor();
  await expectAccessible(page, "processing");
  channel.tell(id, "failed", "We couldn't finish this plan. Please try again.");
  await page.getByRole("heading", { name: "Processing failed" }).waitFor();
});

test("the list of plans is accessible with a plan, and with one that fails", async () => {
  const page = await site.open();
  await actAs(page, site, parent);
  const channel = await playChannel(page);
  await page.goto("/dashboards");
  await expect.poll(() => page.getByRole("article").count()).toBe(1);
  await expectAccessible(page, "list with a plan");
  await expect
    .poll(async () => {
      channel.tell(plan, "failed", "We couldn't finish this plan. Please try again.");
      return page.getByRole("button", { name: "Try Again" }).count();
    })
    .toBe(1);
  await expectStillAccessible(page, "list with a failed plan");
  await page.getByRole("link", { name: "View Details" }).click({ force: true });
  await page.getByText("Attempt Not Ready").waitFor();
  await expectStillAccessible(page, "list with a toast");
});

test("the dashboard is accessible with everything unfolded", async () => {
  const page = await openAs(parent, `/dashboards/${plan}/6-9m`);
  await page.waitForLoadState("networkidle");
  await openWeather(page);
  for (const fold of await page.getByRole("button", { name: /nice to have|not needed/ }).all()) {
    await fold.click();
  }
  await openItem(page, "Footed Sleeper");
  await page
    .locator("main .row-panel", { hasText: / a day × / })
    .first()
    .waitFor();
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  await expectStillAccessible(page, "dashboard in summer, unfolded");
});
