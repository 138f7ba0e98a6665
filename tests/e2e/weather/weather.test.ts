// Plans with a weather archive that answers, and with archives that fail in every way: the parent always gets
// a plan.
import { expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { openWeather, readDashboard } from "../support/dashboard.ts";
import { answers, finishedPlan, takeQuiz } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const OPEN_METEO = "Weather data by Open-Meteo.com (CC BY 4.0, adapted)";
const LIMITED = "Limited Weather Data";

const site = startSite({ weather: "scripted" });

const openPlan = (account: Account, id: string) => readDashboard(site, account, id, "0-3m", "daily");

test("a plan is made of the archive's weather and credits it", async () => {
  site.weather.setMode({ kind: "normal", climate: "tropical" });
  const account = await newAccount(site);
  const id = await finishedPlan(site, account, { zipcode: "33139" });
  const shown = await openPlan(account, id);
  expect(new Set(shown.groups.map(({ category }) => category)), "without Miami's mild winter").toEqual(
    new Set(["Hot & Humid"]),
  );
  expect(shown.text).toContain(OPEN_METEO);
  expect(shown.text).not.toContain(LIMITED);
  expect(shown.text).not.toMatch(/NaN|undefined/);

  const [request] = site.weather.requests();
  expect(Number(request?.query.latitude)).toBeCloseTo(25.79, 0);
  expect(request?.query).toMatchObject({ temperature_unit: "fahrenheit", precipitation_unit: "inch" });
});

test("a second plan for the same area asks the archive nothing", async () => {
  site.weather.setMode({ kind: "normal" });
  const [first, second] = [await newAccount(site), await newAccount(site)];
  const before = await finishedPlan(site, first, { zipcode: "10001" });
  const asked = site.weather.requests().length;
  site.weather.setMode({ kind: "status", status: 500 });
  const id = await finishedPlan(site, second, { zipcode: "10010" });
  expect(site.weather.requests().length).toBe(asked);
  const shown = await openPlan(second, id);
  expect(shown.groups).toEqual((await openPlan(first, before)).groups);
  expect(shown.text).toContain(OPEN_METEO);
});

const FAULTS = [
  { name: "answers with status 500", mode: { kind: "status", status: 500 }, zipcode: "60601" },
  { name: "sends half an answer", mode: { kind: "malformed" }, zipcode: "94110" },
  { name: "sends a page instead of data", mode: { kind: "html" }, zipcode: "80202" },
  { name: "sends NaN", mode: { kind: "nan" }, zipcode: "70112" },
  { name: "leaves a column out", mode: { kind: "null-column" }, zipcode: "30301" },
  { name: "knows only few days", mode: { kind: "few-days" }, zipcode: "02108" },
  { name: "calls °C °F", mode: { kind: "celsius-as-fahrenheit" }, zipcode: "19104" },
  { name: "leaves a unit out", mode: { kind: "some-units" }, zipcode: "59715" },
] as const;

test.each(FAULTS)("an archive that $name gives way to the typical climate", async ({ mode, zipcode }) => {
  site.weather.setMode(mode);
  const account = await newAccount(site);
  const before = site.weather.requests().length;
  const id = await finishedPlan(site, account, { zipcode });
  const tries = site.weather.requests().length - before;
  expect(tries).toBeGreaterThan(0);
  expect(tries, "the archive is not hammered").toBeLessThanOrEqual(2);
  const shown = await openPlan(account, id);
  expect(shown.text).toContain(LIMITED);
  expect(shown.text).not.toMatch(/NaN|undefined|Infinity/);
  expect(shown.groups.length).toBeGreaterThan(0);
  expect(shown.total).toBeGreaterThan(20);
});

test("gaps in the archive's answer are skipped and the rest is used", async () => {
  site.weather.setMode({ kind: "nulls" });
  const account = await newAccount(site);
  const shown = await openPlan(account, await finishedPlan(site, account, { zipcode: "85001" }));
  expect(shown.text).toContain(OPEN_METEO);
  expect(shown.text).not.toMatch(/NaN|undefined|Infinity/);
});

test("while the archive is silent the screen says what is being done, and then goes on without it", async () => {
  site.weather.setMode({ kind: "silent" });
  const account = await newAccount(site);
  const page = await site.open();
  await actAs(page, site, account);
  await takeQuiz(page, answers({ zipcode: "98101" }));
  await page.getByRole("status").filter({ hasText: "50% · Weather Analysis" }).waitFor();
  expect(await page.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("50");
  await page.getByRole("link", { name: "See all quiz attempts" }).waitFor();
  await page.waitForURL(/\/dashboards\/\w+\/0-3m$/);
  expect(await (await openWeather(page)).innerText()).toContain(LIMITED);
});

test("an archive that wants to be left alone is left alone", async () => {
  site.weather.setMode({ kind: "status", status: 429, retryAfter: "300" });
  const account = await newAccount(site);
  const before = site.weather.requests().length;
  const first = await finishedPlan(site, account, { zipcode: "99701" });
  const second = await finishedPlan(site, account, { zipcode: "32801" });
  expect(site.weather.requests().length - before).toBe(1);
  expect((await openPlan(account, first)).text).toContain(LIMITED);
  expect((await openPlan(account, second)).text).toContain(LIMITED);
});
