// The specification's texts for failures, each shown by the closest failure: on the page or in a script's
// answer.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { type Answer, send } from "../support/http.ts";
import { answerQuestions, answers, finishedPlan } from "../support/quiz.ts";
import { newShareLink } from "../support/sharing.ts";
import { startSite } from "../support/site.ts";

const site = startSite({ alone: true });
const UNKNOWN = "abcdefghij2345678923";
const SCRIPT = { Accept: "application/json" };

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
});

async function open(account: Account, path: string): Promise<Page> {
  const page = await site.open({ expected: [/status of (404|409|50\d)/, /^50\d: /] });
  await actAs(page, site, account);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return page;
}

/** Makes a statement on a table fail, or do nothing, while the work runs. */
async function failing<Result>(table: string, how: string, work: () => Promise<Result>): Promise<Result> {
  await site.server.ask(`create trigger broken before insert on ${table} begin select raise(${how}); end`);
  try {
    return await work();
  } finally {
    await site.server.ask("drop trigger broken");
  }
}

/** Removes a table while the work runs. */
async function without<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await site.server.ask(`alter table ${table} rename to away`);
  try {
    return await work();
  } finally {
    await site.server.ask(`alter table away rename to ${table}`);
  }
}

const messageOf = ({ text }: Answer) => JSON.parse(text).message;

test("'Attempt with ID {id} not found.' for a plan that is not theirs, on the page and to a script", async () => {
  const page = await open(parent, `/dashboards/${UNKNOWN}/0-3m`);
  await page.getByRole("alert").getByText(`Attempt with ID ${UNKNOWN} not found.`).waitFor();
  await page.goto(`/dashboards/${UNKNOWN}`);
  await page.getByRole("alert").getByText(`Attempt with ID ${UNKNOWN} not found.`).waitFor();
  const status = await send(`${site.url}/onboarding/status/${UNKNOWN}`, { cookie: parent.cookie });
  expect([status.status, messageOf(status)]).toEqual([404, `Attempt with ID ${UNKNOWN} not found.`]);
  // Only an id from the address may be echoed.
  const echo = await send(`${site.url}/dashboards/some-words-of-a-stranger/0-3m`, { cookie: parent.cookie });
  expect(echo.status).toBe(404);
  expect(echo.text).not.toContain("Attempt with ID");
});

test("'Edge Function error: {message}' to a script whose question the server cannot answer", async () => {
  const answer = await without("zipcode_city_map", () =>
    send(`${site.url}/onboarding/status/${plan}`, { cookie: parent.cookie }),
  );
  expect([answer.status, messageOf(answer)]).toEqual([
    503,
    "Edge Function error: An unexpected error occurred.",
  ]);
});

test("'Could not load your quiz data.' where the choice of an age range cannot be read", async () => {
  const page = await open(parent, "/dashboards");
  await without("zipcode_city_map", () => page.goto(`/dashboards/${plan}`));
  await page.getByRole("alert").getByText("Could not load your quiz data.").waitFor();
  await page.getByRole("link", { name: "Retry" }).click();
  await page.getByRole("heading", { name: "Select Age Range" }).waitFor();
});

test("updates say what they miss: a user, a plan, an item", async () => {
  const form = { ageRange: "0-3m", quantity: "1" };
  const edit = (of: string, item: string, cookie?: string) =>
    send(`${site.url}/dashboards/${of}/items/${item}`, { form, headers: SCRIPT, cookie });
  const signedOut = await edit(plan, "1");
  expect([signedOut.status, messageOf(signedOut)]).toEqual([
    401,
    "Missing user profile for update. User may not be logged in.",
  ]);
  const noPlan = await edit(UNKNOWN, "1", parent.cookie);
  expect([noPlan.status, messageOf(noPlan)]).toEqual([
    404,
    "Missing current attempt data for update. No attempt loaded.",
  ]);
  const noItem = await edit(plan, "undefined", parent.cookie);
  expect([noItem.status, messageOf(noItem)]).toEqual([
    404,
    "Missing dashboardItemId for update. Item ID is null or undefined.",
  ]);
});

test("'Failed to create user item' where the plan does not take a new item", async () => {
  const form = {
    ageRange: "0-3m",
    name: "Knitted hat",
    category: "Accessories",
    "group-1": "1",
    key: crypto.randomUUID().replaceAll("-", ""),
  };
  const add = () =>
    send(`${site.url}/dashboards/${plan}/items`, { form, headers: SCRIPT, cookie: parent.cookie });
  const refused = await failing(
    "user_clothing_items",
    "abort, 'CHECK constraint failed: user_clothing_items'",
    add,
  );
  expect([refused.status, messageOf(refused)]).toEqual([503, "Failed to create user item"]);
  const other = await failing("clothing_list", "abort, 'CHECK constraint failed: clothing_list'", add);
  expect([other.status, messageOf(other)]).toEqual([503, "Failed to create custom item"]);
  expect((await add()).status).toBe(200);
});

async function lastQuestion(): Promise<{ account: Account; page: Page }> {
  const account = await newAccount(site);
  const page = await open(account, "/onboarding");
  await answerQuestions(page, answers());
  return { account, page };
}

const submit = (page: Page) => page.getByRole("button", { name: "Make my plan" }).click();

test("'Submission Error' with what failed, and the same press sends it once the server can", async () => {
  const { page } = await lastQuestion();
  await failing("user_onboarding_data", "abort, 'disk I/O error'", async () => {
    await submit(page);
    await page.getByRole("alert").getByText("Submission Error").waitFor();
    await page.getByText("Failed to create onboarding attempt: An unexpected error occurred.").waitFor();
  });
  await failing("user_onboarding_data", "ignore", async () => {
    await submit(page);
    await page.getByText("Failed to create onboarding attempt - no ID returned").waitFor();
  });
  await submit(page);
  await page.waitForURL(/\/(onboarding\/processing|dashboards)\//);
});

test.each([502, 503, 504])(
  "the quiz is sent again over a gateway's %s, and makes one plan",
  async (status) => {
    const { account, page } = await lastQuestion();
    let isDown = 2;
    await page.route("**/onboarding.data*", (route) =>
      route.request().method() === "POST" && isDown-- > 0
        ? route.fulfill({ status, contentType: "text/html", body: "<h1>Bad gateway</h1>" })
        : route.continue(),
    );
    await submit(page);
    await page.waitForURL(/\/(onboarding\/processing|dashboards)\//);
    const rows = await site.server.ask(
      "select 1 from user_onboarding_data where user_id = (select id from users where email = ?)",
      account.email,
    );
    expect(rows).toHaveLength(1);
  },
);

test.each([500, 502])(
  "a %s that stays is a 'Submission Error', with everything as it was chosen",
  async (status) => {
    const { page } = await lastQuestion();
    await page.route("**/onboarding.data*", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status, contentType: "text/html", body: "<h1>Bad gateway</h1>" })
        : route.continue(),
    );
    await submit(page);
    await page.getByRole("alert").getByText("Submission Error").waitFor();
    await page.getByText("Failed to submit quiz. Please try again.").waitFor();
    await page.unrouteAll();
    await submit(page);
    await page.waitForURL(/\/(onboarding\/processing|dashboards)\//);
  },
);

test("the page that is not there has a title of its own", async () => {
  const page = await site.open({ expected: [/status of 404/] });
  await page.goto("/no/such/page");
  expect(await page.title()).toBe("Page not found · Layette");
  await actAs(page, site, parent);
  for (const path of ["", "/0-3m", "/year", "/shopping-list"]) {
    await page.goto(`/dashboards/none${path}`);
    expect(await page.title(), path).toBe("Page not found · Layette");
  }
});

test("a comparison that was asked for signed out is there after the sign-in, by way of /dashboard", async () => {
  const asked = `/scenario-comparison?attempt=${plan}`;
  const first = await send(`${site.url}${asked}`);
  const door = String(first.headers.location);
  expect(door).toBe(`/dashboard?${new URLSearchParams({ from: asked })}`);
  const second = await send(`${site.url}${door}`);
  expect(second.headers.location).toBe(`/auth?${new URLSearchParams({ from: asked })}`);
  const away = await send(`${site.url}/dashboard?from=//evil.example/`);
  expect(away.headers.location).toBe("/auth?from=%2Fdashboards");
});

test("an administrator's plan is not called the free one", async () => {
  const admin = await newAccount(site);
  await site.server.ask(
    "update users_profile set role = 'admin' where user_id = (select id from users where email = ?)",
    admin.email,
  );
  for (const path of ["/dashboards", "/onboarding", "/subscription"]) {
    const { text } = await send(`${site.url}${path}`, { cookie: admin.cookie });
    expect(text, path).toContain("Admin Plan");
    if (path !== "/subscription") expect(text, path).not.toContain("Free Plan");
  }
});

test.each([
  [
    "/profile",
    "mail_preferences",
    "Error loading profile: There was an issue loading your profile data. Please refresh or contact support.",
  ],
  ["/dashboards", "zipcode_city_map", "Failed to load attempts"],
  ["/dashboards/PLAN/0-3m", "affiliate_links", "Failed to load attempt details"],
  ["/subscription", "subscription_tiers", "An unexpected error occurred. Please try again."],
  ["SHARED", "zipcode_city_map", "Could not load replication data. The link may be invalid or expired."],
])("%s without the table %s says '%s'", async (path, table, text) => {
  const shared = path === "SHARED" ? await newShareLink(site, parent, plan) : path;
  const page = await open(parent, "/privacy");
  await without(table, () => page.goto(shared.replace("PLAN", plan)));
  await page.getByRole("alert").getByText(text).waitFor();
});

test("a plan whose items are gone says that its recommendations could not be loaded", async () => {
  const account = await newAccount(site);
  const empty = await finishedPlan(site, account);
  await site.server.ask("delete from user_clothing_items where onboarding_id = ?", empty);
  const page = await open(account, `/dashboards/${empty}/0-3m`);
  await page.getByText("Could not load recommendations for this specific attempt and age range.").waitFor();
});

test("a claim whose answer makes no sense says what it misses", async () => {
  const other = await newAccount(site);
  const page = await open(other, await newShareLink(site, parent, plan));
  await page.route("**/replicate", (route) =>
    route.request().method() === "POST" ? route.fulfill({ json: { ok: true } }) : route.fallback(),
  );
  await page.locator("button[aria-describedby=claim-hint]").click();
  await page.getByText("Invalid response from server: missing newOnboardingId or status").waitFor();
});
