// Today with a forecast: its hours, its source, the weather of where the reader is, and a provider that is silent.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectStillAccessible } from "../support/axe.ts";
import { finishedPlan } from "../support/quiz.ts";
import { type OpenOptions, startSite } from "../support/site.ts";

const site = startSite({ weather: "scripted" });
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent, { zipcode: "55401", dueDate: dayIn(-230) });
});

const sentence = (page: Page) => page.getByRole("heading", { level: 1 });
const hourly = () => site.weather.requests().filter(({ query }) => "hourly" in query);

async function openToday(search = "", options: OpenOptions = {}): Promise<Page> {
  const page = await site.open(options);
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/today${search}`);
  await page.waitForLoadState("networkidle");
  return page;
}

test("the sentence has the weather of the first hour, and each situation its own outfit", async () => {
  const page = await openToday("?for=stroller&when=midday");
  await sentence(page)
    .getByText(/^−?\d+°F at (?:noon|\d+\s[AP]M)/)
    .waitFor();
  await page.getByText("Weather data by Open-Meteo.com (CC BY 4.0, adapted)").waitFor();
  expect(await page.getByText(/not a forecast/).count()).toBe(0);
  const where = page.getByRole("navigation", { name: "Where" });
  const sentences: string[] = [];
  for (const situation of ["Stroller", "Carrier", "Car", "On the ground"]) {
    await where.getByRole("link", { name: situation, exact: true }).click();
    await page.locator(".today-chip[aria-current]", { hasText: new RegExp(`^${situation}$`) }).waitFor();
    sentences.push(await sentence(page).innerText());
  }
  expect(new Set(sentences).size).toBeGreaterThan(1);
  await expectStillAccessible(page, "today on the ground");
  await page.getByRole("button", { name: /^When/ }).click();
  await expectStillAccessible(page, "the times of a day");
  await page.goBack();
  await expect.poll(() => page.getByRole("navigation", { name: "When" }).isVisible()).toBe(false);
  await sentence(page).waitFor();
  // One hour's visits ask once.
  expect(hourly()).toHaveLength(1);
});

test("E18 the weather of where the reader is comes by a position of tenths, for this visit", async () => {
  const page = await openToday("?for=stroller&when=midday", {
    geolocation: { latitude: 41.902_784, longitude: 12.496_366 },
    permissions: ["geolocation"],
  });
  await page.getByRole("button", { name: "Use the weather where I am" }).click();
  await page.getByText("Weather where you are, for this visit only.").waitFor();
  // Without the port, which may hold any digits.
  const { pathname, search } = new URL(page.url());
  expect([pathname, search]).toEqual([expect.any(String), "?for=stroller&when=midday"]);
  expect(hourly().at(-1)?.query).toMatchObject({ latitude: "41.9", longitude: "12.5" });
  await page.getByRole("navigation", { name: "Where" }).getByRole("link", { name: "Carrier" }).click();
  await page.getByText("Weather where you are, for this visit only.").waitFor();
  await page.getByRole("button", { name: /^Back to Minneapolis/ }).click();
  await page.getByRole("button", { name: "Use the weather where I am" }).click();
  await page.getByText("Weather where you are, for this visit only.").waitFor();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Plan" }).click();
  await page.waitForURL(/9-12m|6-9m/);
  const names = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(names).not.toContain("where-i-am");
  const kept = await site.server.ask("select cell from hourly_forecasts");
  expect(JSON.stringify(kept)).not.toMatch(/41\.90|12\.49/);
});

test("a device that doesn't say where it is leaves the page as it was", async () => {
  const page = await openToday("?for=stroller", { permissions: [] });
  await page.getByRole("button", { name: "Use the weather where I am" }).click();
  await page.getByText("Your device didn't say where it is").waitFor();
  await page.getByText(/^Minneapolis, MN · /).waitFor();
});

test("F37 a silent provider leaves the usual weather, which says so, and the next look has the forecast", async () => {
  await site.server.ask("delete from hourly_forecasts");
  site.weather.setMode({ kind: "silent" });
  const page = await openToday("?for=stroller&when=midday");
  await page.getByText(/^Usual for .+, not a forecast$/).waitFor();
  await page.getByRole("link", { name: "Carrier" }).click();
  await page.locator(".today-chip[aria-current]", { hasText: "Carrier" }).waitFor();
  site.weather.setMode({ kind: "normal" });
  await site.server.ask("delete from hourly_forecasts");
  await page.reload();
  await sentence(page)
    .getByText(/^−?\d+°F at /)
    .waitFor();
});

test("without scripts the times open from their button, and lead to their outfit", async () => {
  const page = await openToday("?for=stroller", { javaScriptEnabled: false });
  await page.getByRole("button", { name: /^When/ }).click();
  await page
    .getByRole("navigation", { name: "When" })
    .getByRole("link", { name: /Evening/ })
    .click();
  await page.waitForURL(/when=evening/);
  await sentence(page)
    .getByText(/[678]\sPM/)
    .waitFor();
  expect(await page.getByRole("button", { name: "Use the weather where I am" }).count()).toBe(0);
});
