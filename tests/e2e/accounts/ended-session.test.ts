// A form whose session has ended: sign in, then return to the form with what was typed. Nothing is sent
// automatically.
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Account, actAs, newAccount, PASSWORD } from "../support/accounts.ts";
import { send } from "../support/http.ts";
import { answerQuestions, answers, finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";
import { finishedTrip, YEAR } from "../support/trips.ts";

const site = startSite();
const WORDS = "You were logged out before this was saved";
const EXPECTED = [/status of 401/, /WebSocket/, /ERR_/];

async function open(account: Account, path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.open({ expected: EXPECTED, ...options });
  await actAs(page, site, account);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return page;
}

/** Ends the session on the server, or deletes the browser's cookie. */
async function endSession(page: Page, account: Account, by: "server" | "browser"): Promise<void> {
  if (by === "browser") return page.context().clearCookies();
  await site.server.ask(
    "delete from sessions where user_id = (select id from users where email = ?)",
    account.email,
  );
}

async function signInAgain(page: Page, { email }: Account): Promise<void> {
  await page.waitForURL(/\/auth\?from=/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

async function plans(account: Account): Promise<unknown[]> {
  return site.server.ask(
    "select * from user_onboarding_data where user_id = (select id from users where email = ?)",
    account.email,
  );
}

test.each(["server", "browser"] as const)(
  "S83 the last question of the quiz comes back with its answers (ended by the %s)",
  async (by) => {
    const account = await newAccount(site);
    const page = await open(account, "/onboarding");
    await answerQuestions(page, answers({ zipcode: "98101", laundryScenario: "weekly_plus" }));
    await endSession(page, account, by);
    await page.getByRole("button", { name: "Make my plan" }).click();
    await signInAgain(page, account);
    await page.waitForURL(/\/onboarding\?step=4/);
    await page.getByText(WORDS).waitFor();
    expect(await page.getByRole("radio", { name: "Weekly+" }).isChecked()).toBe(true);
    expect(await page.getByText("Seattle, WA").count()).toBeGreaterThan(0);
    expect(await plans(account)).toEqual([]);
    await page.getByRole("button", { name: "Make my plan" }).click();
    await page.waitForURL(/\/(onboarding\/processing|dashboards)\//);
    expect(await plans(account)).toMatchObject([{ zipcode: "98101", laundry_scenario: "weekly_plus" }]);
  },
);

test("S83 changed answers and a trip come back in their forms", async () => {
  const account = await newAccount(site);
  const plan = await finishedPlan(site, account, { dueDate: `${YEAR}-03-05` });
  const page = await open(account, `/dashboards/${plan}/answers`);
  await page.getByLabel("ZIP code").fill("33139");
  await endSession(page, account, "server");
  await page.getByRole("button", { name: "Recalculate my plan" }).click();
  await signInAgain(page, account);
  await page.waitForURL(`**/dashboards/${plan}/answers*`);
  await page.getByText(WORDS).waitFor();
  await expect.poll(() => page.getByLabel("ZIP code").inputValue()).toBe("33139");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => page.getByText(WORDS).count()).toBe(0);
  await expect.poll(() => page.getByLabel("ZIP code").inputValue()).toBe("55401");

  const [, value = ""] =
    (await page.context().cookies())
      .map(({ name, value }) => [name, value])
      .find(([name]) => name === "session") ?? [];
  const trip = await finishedTrip(site, { ...account, cookie: `session=${value}` }, {});
  await page.goto(`/travel-quiz?edit=${trip}`);
  await page.getByLabel("End date").fill(`${YEAR}-01-18`);
  await endSession(page, account, "server");
  await page.getByRole("button", { name: "Update my packing list" }).click();
  await signInAgain(page, account);
  await page.waitForURL(`**/travel-quiz?edit=${trip}`);
  await page.getByText(WORDS).waitFor();
  await expect.poll(() => page.getByLabel("End date").inputValue()).toBe(`${YEAR}-01-18`);
  await page.getByRole("button", { name: "Update my packing list" }).click();
  await page.waitForURL(/\/travel-plans\/\w+$/);
  await expect.poll(() => page.getByText(WORDS).count()).toBe(0);
});

test.each([true, false])(
  "S83 and S89 a weight comes back in its form, for its parent (scripts: %s)",
  async (javaScriptEnabled) => {
    const account = await newAccount(site);
    const plan = await finishedPlan(site, account, { dueDate: `${YEAR - 1}-01-05` });
    const path = `/dashboards/${plan}/size`;
    const page = await open(account, path, { javaScriptEnabled });
    await page.getByText("kg", { exact: true }).click();
    await page.getByLabel("Kilograms").fill("5.125");
    await endSession(page, account, "server");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await signInAgain(page, account);
    await page.waitForURL(`**${path}`);
    await page.getByText(WORDS).waitFor();
    await expect.poll(() => page.getByLabel("Kilograms").inputValue()).toBe("5.125");
    const kept = await site.server.ask("select * from unsent_forms");
    expect(JSON.stringify(kept), "sealed").not.toContain("5.125");
    expect(await site.server.ask("select * from size_facts where onboarding_id = ?", plan)).toEqual([]);
  },
);

test.each([true, false])(
  "S83 a title comes back on the list, and a press sends it (scripts: %s)",
  async (javaScriptEnabled) => {
    const account = await newAccount(site);
    await finishedPlan(site, account);
    const page = await open(account, "/dashboards", { javaScriptEnabled });
    await page
      .locator("summary", { has: page.locator("svg") })
      .first()
      .click();
    await page.getByLabel("Title", { exact: true }).first().fill("Winter at <b>Grandma's</b>");
    await endSession(page, account, "server");
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await signInAgain(page, account);
    await page.waitForURL("**/dashboards");
    await page.getByText("Winter at <b>Grandma's</b>").waitFor();
    expect(await plans(account)).toMatchObject([{ card_title: null }]);
    await page.getByRole("button", { name: "Send it now" }).click();
    await page.getByText("Title updated").first().waitFor();
    expect(await plans(account)).toMatchObject([{ card_title: "Winter at <b>Grandma's</b>" }]);
    expect(await page.getByText(WORDS).count()).toBe(0);
  },
);

test("S83 nobody else is shown what was typed, nothing of it can be read in the database, and no password is kept", async () => {
  const account = await newAccount(site);
  const other = await newAccount(site);
  const plan = await finishedPlan(site, account);
  const stale = await newAccount(site);
  const cookie = account.cookie;
  await site.server.ask(
    "delete from sessions where user_id = (select id from users where email = ?)",
    account.email,
  );
  const titled = await send(`${site.url}/dashboards/${plan}/title`, { form: { title: "Very own" }, cookie });
  expect(titled.headers.location).toBe("/auth?from=%2Fdashboards");
  expect(titled.cookie).toMatch(/^unsent=/);
  const shown = await send(`${site.url}/dashboards`, { cookie: `${other.cookie}; ${titled.cookie}` });
  expect(shown.status).toBe(200);
  expect(shown.text).not.toContain("Very own");
  expect(JSON.stringify(await site.server.ask("select * from unsent_forms"))).not.toContain("Very own");

  const [{ count }] = (await site.server.ask("select count(*) as count from unsent_forms")) as [
    { count: number },
  ];
  for (const path of ["/profile/password", "/profile/prove", "/profile/delete"]) {
    const form = { currentPassword: "secret 1", password: "secret 2", confirmPassword: "secret 2" };
    const { headers, cookie: kept } = await send(`${site.url}${path}`, { form });
    expect([headers.location, kept]).toEqual([`/auth?${new URLSearchParams({ from: path })}`, null]);
  }
  expect(await site.server.ask("select count(*) as count from unsent_forms")).toEqual([{ count }]);
  expect(stale.cookie).toBeTruthy();
});

interface Lost {
  /** After the plan's address. */
  to: string;
  form: Readonly<Record<string, string>>;
  /** The page that shows it again, after the plan's address; by default the form's own. */
  page?: string;
  shown: string;
}

const LOST: readonly Lost[] = [
  { to: "/title", form: { title: "Winter at Oma's" }, page: "..", shown: "Winter at Oma&#x27;s" },
  {
    to: "/share",
    form: { intent: "generate", notes: "exclude", title: "Our list of things" },
    shown: "Our list of things",
  },
  { to: "/birth", form: { intent: "save", bornOn: `${YEAR}-01-02` }, shown: `${YEAR}-01-02` },
  {
    to: "/bag",
    form: { intent: "save", size: "0-3m", text: "3 odd woolly hats" },
    shown: "3 odd woolly hats",
  },
  { to: "/size", form: { weight: "5.125", weightUnit: "kg" }, shown: "5.125" },
  { to: "/answers", form: { zipcode: "33139", dueDate: `${YEAR}-03-05` }, shown: "33139" },
  {
    to: "/items",
    form: { name: "Knitted owl", notes: "From Oma", ageRange: "0-3m" },
    page: "/0-3m",
    shown: "From Oma",
  },
  {
    to: "/items/1",
    form: { note: "The blue ones", ageRange: "0-3m" },
    page: "/0-3m",
    shown: "The blue ones",
  },
  { to: "/gifts", form: { intent: "make", title: "Gifts for our owl" }, shown: "Gifts for our owl" },
  {
    to: "/members",
    form: { intent: "invite", email: "oma@owls.test", role: "reader" },
    shown: "oma@owls.test",
  },
];

test.each(LOST)(
  "R26 what was typed into $to is there again after the sign-in",
  async ({ to, form, page, shown }) => {
    const account = await newAccount(site);
    const plan = `/dashboards/${await finishedPlan(site, account)}`;
    const own = page === ".." ? "/dashboards" : `${plan}${page ?? to}`;
    const kept = await sentTooLate(account, `${plan}${to}`, form);
    expect(kept.location).toBe(`/auth?${new URLSearchParams({ from: own })}`);
    const again = await send(`${site.url}${own}`, { cookie: `${account.cookie}; ${kept.cookie}` });
    expect(again.status).toBe(200);
    expect(again.text).toContain(WORDS.replaceAll("'", "&#x27;"));
    expect(again.text).toContain(shown);
  },
);

test("R26 a wish, a greeting, and a gift come back in the fields of the gift list", async () => {
  const account = await newAccount(site);
  const plan = await finishedPlan(site, account);
  const path = `/dashboards/${plan}/gifts`;
  await send(`${site.url}${path}`, { form: { intent: "make", title: "Gifts" }, cookie: account.cookie });
  for (const [form, field] of [
    [{ intent: "wish", wishName: "A red tricycle", pieces: "2", price: "about $90" }, "wishName"],
    [{ intent: "choose", title: "Gifts", greeting: "Thank you all", mode: "open" }, "greeting"],
    [{ intent: "add", name: "Uncle Owl", pieces: "1" }, "name"],
  ] as const) {
    const kept = await sentTooLate(account, path, form);
    const page = await site.open({ javaScriptEnabled: false });
    await actAs(page, site, account);
    const [name = "", value = ""] = kept.cookie.split("=");
    await page.context().addCookies([{ name, value, url: site.url }]);
    await page.goto(path);
    await page.getByText(WORDS).waitFor();
    const typed: Readonly<Record<string, string>> = form;
    const inForm = page.locator(`form:has(input[name=intent][value=${form.intent}]) [name=${field}]`);
    expect(await inForm.inputValue()).toBe(typed[field]);
    expect(await inForm.isVisible()).toBe(true);
    await page.close();
  }
});

/** Sends a form after its session has ended; then the session goes on, as if its owner had signed in again. */
async function sentTooLate({ email, cookie }: Account, path: string, form: Readonly<Record<string, string>>) {
  const ends = (at: number) =>
    site.server.ask(
      "update sessions set expires_at = ? where user_id = (select id from users where email = ?)",
      String(at),
      email,
    );
  await ends(1);
  const sent = await send(`${site.url}${path}`, { form, cookie });
  await ends(Date.now() + 60 * 60 * 1000);
  return { location: sent.headers.location, cookie: sent.cookie ?? "" };
}
