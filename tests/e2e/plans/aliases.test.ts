// Old addresses and addresses that name no attempt: where they lead and for whom, and that they lead nowhere
// else.
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { showsRange } from "../support/dashboard.ts";
import { type Answer, send } from "../support/http.ts";
import { answers, finishedPlan, NEW_YEAR, submitQuiz } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const AGE_RANGES = ["0-3m", "3-6m", "6-9m", "9-12m"];
const DAY_MS = 86_400_000;
const MISSING = "Missing required parameters.";

/** Has two plans, the newer one for a baby about four months old. */
let parent: Account;
let older: string;
let newer: string;
/** Has one plan, in the tropics. */
let stranger: Account;
let foreign: string;
let newcomer: Account;

beforeAll(async () => {
  [parent, stranger, newcomer] = [await newAccount(site), await newAccount(site), await newAccount(site)];
  older = await finishedPlan(site, parent, { zipcode: "55401", dueDate: NEW_YEAR });
  const bornOn = new Date(Date.now() - 130 * DAY_MS).toISOString().slice(0, 10);
  newer = await finishedPlan(site, parent, { zipcode: "98101", dueDate: bornOn });
  foreign = await finishedPlan(site, stranger, { zipcode: "33139" });
});

function ask(path: string, account: Account | null = parent, method = "GET"): Promise<Answer> {
  return send(`${site.url}${path}`, { cookie: account?.cookie, method });
}

async function placeOf(path: string, account: Account = parent): Promise<string> {
  const { status, headers } = await ask(path, account);
  expect(status, path).toBe(302);
  return headers.location ?? "";
}

async function makeFinal(id: string | null): Promise<void> {
  const form: Record<string, string> = id ? { final: "on", confirmed: "yes" } : { final: "off" };
  for (const plan of id ? [id] : [older, newer]) {
    await send(`${site.url}/dashboards/${plan}/final`, { form, cookie: parent.cookie });
  }
}

const ALIASES = [
  "/dashboard",
  "/age-ranges",
  "/dashboards/0-3m",
  "/dashboards/default-attempt/3-6m",
  "/age-range-dashboard/9-12m",
  "/dashboards/default-attempt",
];

test.each(ALIASES)("%s wants somebody who is signed in, and is remembered for them", async (path) => {
  const address = `${path}?attempt=${foreign}`;
  const { status, headers, text } = await ask(address, null);
  expect(status).toBe(302);
  expect(headers.location).toBe(`/auth?${new URLSearchParams({ from: address })}`);
  expect(text).toBe("");
});

test.each(ALIASES)("%s answers HEAD like GET, and refuses to be posted to", async (path) => {
  const [got, head] = [await ask(path), await ask(path, parent, "HEAD")];
  expect([head.status, head.headers.location]).toEqual([got.status, got.headers.location]);
  const posted = await send(`${site.url}${path}`, { form: { attempt: older }, cookie: parent.cookie });
  expect(posted.status).toBe(405);
  expect(posted.headers.location).toBeUndefined();
});

test("/dashboard leads to the list and takes nothing along", async () => {
  expect(await placeOf("/dashboard")).toBe("/dashboards");
  expect(await placeOf("/dashboard?attempt=1&from=//evil.test")).toBe("/dashboards");
});

test("an age range with an attempt leads to that attempt's age range", async () => {
  for (const ageRange of AGE_RANGES) {
    expect(await placeOf(`/dashboards/${ageRange}?attempt=${older}`)).toBe(
      `/dashboards/${older}/${ageRange}`,
    );
  }
  const { status, text } = await ask(`/dashboards/3-6m.data?attempt=${older}`);
  expect(status, "asked by the router").toBe(202);
  expect(text).toContain(`/dashboards/${older}/3-6m`);
});

test("without an attempt the final plan is meant, else the newest that is complete", async () => {
  await makeFinal(null);
  expect(await placeOf("/dashboards/default-attempt/6-9m")).toBe(`/dashboards/${newer}/6-9m`);
  expect(await placeOf("/age-range-dashboard/6-9m")).toBe(`/dashboards/${newer}/6-9m`);
  expect(await placeOf("/dashboards/6-9m")).toBe(`/dashboards/${newer}/6-9m`);
  expect(await placeOf("/dashboards/6-9m?attempt=")).toBe(`/dashboards/${newer}/6-9m`);
  expect(await placeOf("/age-ranges")).toBe(`/dashboards/${newer}`);
  await makeFinal(older);
  expect(await placeOf("/dashboards/default-attempt/6-9m")).toBe(`/dashboards/${older}/6-9m`);
  expect(await placeOf("/age-range-dashboard/6-9m")).toBe(`/dashboards/${older}/6-9m`);
  expect(await placeOf("/dashboards/6-9m")).toBe(`/dashboards/${older}/6-9m`);
  expect(await placeOf("/age-ranges")).toBe(`/dashboards/${older}`);
});

test("without any plan they lead to the list", async () => {
  for (const path of ALIASES) expect(await placeOf(path, newcomer)).toBe("/dashboards");
});

test("an age range that nobody knows is today's", async () => {
  for (const unknown of ["12-15m", "newborn", "..%2F..%2Fadmin", "%2F%2Fevil.test", "%00", "items"]) {
    await makeFinal(newer);
    expect(await placeOf(`/dashboards/default-attempt/${unknown}`)).toBe(`/dashboards/${newer}/3-6m`);
    expect(await placeOf(`/age-range-dashboard/${unknown}`)).toBe(`/dashboards/${newer}/3-6m`);
    await makeFinal(older);
    expect(await placeOf(`/age-range-dashboard/${unknown}`)).toBe(`/dashboards/${older}/0-3m`);
  }
});

test("S43 S49 an attempt that is not one's own answers 404 like one that does not exist", async () => {
  const values = [
    foreign,
    "nosuchattempt",
    "//evil.test",
    "..%2F..%2Fadmin",
    "https%3A%2F%2Fevil.test",
    "%00",
    "%27%20or%201%3D1--",
    "x".repeat(8000),
    `${foreign}&attempt=${older}`,
  ];
  for (const value of values) {
    const { status, headers, text } = await ask(`/dashboards/0-3m?attempt=${value}`);
    expect(status, value.slice(0, 40)).toBe(404);
    expect(headers.location).toBeUndefined();
    expect(text).toContain("Page not found");
    expect(text).not.toContain("Miami");
  }
  expect(await placeOf(`/dashboards/0-3m?attempt=${foreign}`, stranger)).toBe(`/dashboards/${foreign}/0-3m`);
});

test("the plans' own addresses are what they were", async () => {
  expect((await ask(`/dashboards/${older}`)).text).toContain("Select Age Range");
  expect((await ask(`/dashboards/${older}/0-3m`)).status).toBe(200);
  expect(await placeOf(`/dashboards/${older}/newborn`)).toBe(`/dashboards/${older}`);
  expect((await ask(`/dashboards/${foreign}`)).status).toBe(404);
});

test("an attempt that is still being made, or not ready, is opened when it is named", async () => {
  const account = await newAccount(site);
  const id = await submitQuiz(site, account, answers());
  expect(await placeOf(`/dashboards/0-3m?attempt=${id}`, account)).toBe(`/dashboards/${id}/0-3m`);
});

test("an old address opens the dashboard in the browser", async () => {
  const page = await site.open();
  await actAs(page, site, parent);
  await page.goto(`/dashboards/9-12m?attempt=${older}`);
  await showsRange(page, "9-12m");
  expect(new URL(page.url()).pathname).toBe(`/dashboards/${older}/9-12m`);
  await page.goto("/age-ranges");
  await page.getByRole("heading", { name: "Select Age Range" }).waitFor();
});

test("somebody who was signed out comes to the age range after signing in", async () => {
  const page = await site.open();
  await page.goto(`/dashboards/6-9m?attempt=${older}`);
  await page.getByLabel("Email").fill(parent.email);
  await page.getByLabel("Password").fill("wooden rattle 7");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(`**/dashboards/${older}/6-9m`);
});

test.each(["/dashboards/default-attempt", "/age-range-dashboard", "/dashboards/default-attempt/"])(
  "%s misses its age range, and the list says so",
  async (path) => {
    const page = await site.open();
    await actAs(page, site, parent);
    await page.goto(path);
    await page.waitForURL("**/dashboards");
    const words = page.locator("main").getByText(MISSING);
    await words.waitFor();
    await page.waitForLoadState("networkidle");
    expect(await words.count(), "it stays to be read").toBe(1);
    await page.reload();
    await page.getByRole("article").first().waitFor();
    expect(await page.getByText(MISSING).count()).toBe(0);

    const plain = await site.open({ javaScriptEnabled: false });
    await actAs(plain, site, parent);
    await plain.goto(path);
    await plain.getByText(MISSING).waitFor();
  },
);
