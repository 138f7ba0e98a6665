// From a stranger to a plan, in six places with well-known weather, without a network: the plans use the
// typical climate.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { actAs, mailedLink, newAccount, newAddress, PASSWORD, sendSignIn } from "../support/accounts.ts";
import {
  openWeather,
  rangeTab,
  readDashboard,
  readShownDashboard,
  type ShownDashboard,
  shownTotal,
  showsRange,
} from "../support/dashboard.ts";
import { answers, chooseDay, finishedPlan, NEW_YEAR, nextButton, question } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();

test("a parent signs up, confirms, answers four questions and gets a plan", async () => {
  const page = await site.open();
  const email = newAddress("first");
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started Free" }).first().click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.getByText("Check your inbox:").waitFor();

  await page.goto(await mailedLink(site, email));
  await page.getByRole("heading", { name: "Confirm your email" }).waitFor();
  expect((await sendSignIn(site, email)).status, "looking at the link has not confirmed the address").toBe(
    401,
  );
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await page.waitForURL("**/onboarding");

  await page.getByText("3 of 3 attempts remaining").waitFor();
  await page.getByRole("link", { name: "Start Quiz" }).click();
  await question(page, "zipcode").waitFor();
  await page.getByLabel("ZIP code").pressSequentially("55401");
  await page.getByText("Minneapolis, MN").waitFor();
  await nextButton(page).click();
  await question(page, "dueDate").waitFor();
  await chooseDay(page, NEW_YEAR);
  await nextButton(page).click();
  await question(page, "gender").waitFor();
  await page.getByRole("radio", { name: "Girl" }).check();
  await nextButton(page).click();
  await question(page, "laundry").waitFor();
  await page.getByRole("radio", { name: "Weekly+" }).check();
  await page.getByText("55401 · Minneapolis, MN").waitFor();
  await keepToasts(page);
  await page.getByRole("button", { name: "Make my plan" }).click();

  await page.getByRole("heading", { name: "Creating Your Wardrobe Plan" }).waitFor();
  for (const stage of ["Preparing", "Weather Analysis", "Wardrobe Planning", "Complete"]) {
    expect(await page.getByText(stage, { exact: false }).count()).toBeGreaterThan(0);
  }
  await page.getByRole("progressbar").and(page.locator('[aria-valuetext="100%, Complete"]')).waitFor();
  await page.waitForURL(/\/dashboards\/\w+\/0-3m$/);

  await page.getByText(/Weeks? to Baby!|Days? to Baby!|due date/).waitFor();
  await page.getByRole("heading", { level: 1, name: /^\d+ essentials to go$/ }).waitFor();
  const weather = await (await openWeather(page)).innerText();
  expect(weather).toContain("Limited Weather Data");
  expect(weather).toContain("Typical climate from NOAA's U.S. Climate Normals");
  expect(await toastsSeen(page)).toContain("Limited Weather Data");
  await expect.poll(() => page.getByLabel("Laundry frequency").inputValue()).toBe("weekly_plus");
  expect(await page.locator("dl").first().innerText()).toMatch(/Minneapolis, MN[\s\S]*Girl/);
});

interface Place {
  zipcode: string;
  name: string;
  /** What local people would say about the plan of a baby born on New Year's Day. */
  check(winter: ShownDashboard, spring: ShownDashboard, summer: ShownDashboard): void;
}

const categories = ({ groups }: ShownDashboard) => groups.map(({ category }) => category);
const RAIN_SUIT = "Rain Suit";

const PLACES: readonly Place[] = [
  {
    zipcode: "55401",
    name: "Minneapolis",
    check(winter) {
      const january = winter.groups.filter(({ from }) => from.startsWith("Jan"));
      expect(january.length).toBeGreaterThan(0);
      for (const { category } of january) expect(category).toMatch(/^Cold & /);
    },
  },
  {
    zipcode: "33139",
    name: "Miami Beach",
    check(winter, _, summer) {
      expect(categories(winter).join()).not.toMatch(/Cold/);
      expect(new Set(categories(summer))).toEqual(new Set(["Hot & Humid"]));
    },
  },
  {
    zipcode: "85001",
    name: "Phoenix",
    check(winter, _, summer) {
      expect(categories(winter).join()).not.toMatch(/Cold/);
      expect(categories(summer)).toContain("Hot & Dry");
    },
  },
  {
    zipcode: "98101",
    name: "Seattle",
    check(winter, spring, summer) {
      expect(winter.needed.has(RAIN_SUIT)).toBe(false);
      expect(spring.needed.has(RAIN_SUIT)).toBe(true);
      expect(categories(summer).join()).not.toMatch(/Cold/);
    },
  },
  {
    zipcode: "99701",
    name: "Fairbanks",
    check(winter) {
      const [january] = winter.groups;
      expect(january?.from).toBe("Jan 1");
      expect(january?.category).toMatch(/^Cold & /);
    },
  },
  {
    zipcode: "00901",
    name: "San Juan",
    check(winter, _, summer) {
      expect(categories(winter).join()).not.toMatch(/Cold|Cool/);
      expect(new Set(categories(summer))).toEqual(new Set(["Hot & Humid"]));
      expect([...winter.needed.keys()].join()).not.toMatch(/Snow/i);
    },
  },
];

test.each(PLACES)("the plan for $name fits its weather", async ({ zipcode, check }) => {
  const account = await newAccount(site);
  const id = await finishedPlan(site, account, { zipcode });

  const winter = await readDashboard(site, account, id, "0-3m", "daily");
  const spring = await readDashboard(site, account, id, "3-6m", "daily");
  const summer = await readDashboard(site, account, id, "6-9m", "daily");
  const autumn = await readDashboard(site, account, id, "9-12m", "daily");
  check(winter, spring, summer);

  for (const shown of [winter, spring, summer, autumn]) {
    expect(shown.groups.length).toBeGreaterThan(0);
    expect(shown.total).toBeGreaterThan(20);
    expect(sum(shown.needed), "the sum of the items is the total").toBe(shown.total);
    expect(shown.text).not.toMatch(/NaN|undefined|null|Infinity/);
    expect(shown.text).toContain("Limited Weather Data");
  }

  const everySecondDay = await readDashboard(site, account, id, "0-3m", "every_2_3_days");
  const weekly = await readDashboard(site, account, id, "0-3m", "weekly_plus");
  expect(winter.total).toBeLessThan(everySecondDay.total);
  expect(everySecondDay.total).toBeLessThan(weekly.total);
});

test("the age range and the laundry chosen on the dashboard act at once and stay in the address", async () => {
  const account = await newAccount(site);
  const id = await finishedPlan(site, account, answers({ zipcode: "98101" }));
  const page = await site.open();
  await actAs(page, site, account);
  await page.goto(`/dashboards/${id}/0-3m?scenario=daily`);
  const before = await readShownDashboard(page);
  await page.getByLabel("Laundry frequency").selectOption("Weekly+");
  await page.waitForURL(/0-3m\?scenario=weekly_plus$/);
  await expect.poll(() => shownTotal(page)).toBeGreaterThan(before.total);
  await rangeTab(page, "3-6m").click();
  await page.waitForURL(/3-6m\?scenario=weekly_plus$/);
  await showsRange(page, "3-6m");
  await page.locator("#weather-title", { hasText: "Weather for 3–6m" }).waitFor({ state: "attached" });
  await page.goBack();
  await page.locator("#weather-title", { hasText: "Weather for 0–3m" }).waitFor({ state: "attached" });
  await showsRange(page, "0-3m");
});

function sum(needed: ReadonlyMap<string, number>): number {
  return [...needed.values()].reduce((total, pieces) => total + pieces, 0);
}

/** Records every toast from now on, because toasts disappear. */
async function keepToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll("[data-sonner-toast]")) {
        document.documentElement.dataset.toasts = `${document.documentElement.dataset.toasts ?? ""} ${toast.textContent}`;
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

async function toastsSeen(page: Page): Promise<string> {
  await page.locator("html[data-toasts]").waitFor();
  return (await page.locator("html").getAttribute("data-toasts")) ?? "";
}
