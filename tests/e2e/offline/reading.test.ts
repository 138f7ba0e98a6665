// Offline reading: pages opened before are there with the time they were read, only for the user who is
// signed in.
import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { createFrontedServer } from "../../support/front-server.ts";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { AWAY, keptAddresses, setNetwork, untilKept, workerReady } from "../support/offline.ts";
import { finishedPlan } from "../support/quiz.ts";
import { siteOn } from "../support/site.ts";
import { finishedTrip } from "../support/trips.ts";

const site = siteOn(createFrontedServer);
const KEPT = /Showing your (?:plan|list|trip) as of/;

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
});

afterEach(() => site.server.setReachable(true));

async function openAs(account: Account, path: string): Promise<Page> {
  const page = await site.open({ expected: [...AWAY, /status of 401/], serviceWorkers: "allow" });
  await actAs(page, site, account);
  await page.goto(path);
  await workerReady(page);
  await untilKept(page, path);
  return page;
}

/** As above, with the worker there before the page: only then are nearby pages certain to be requested. */
async function openWithWorker(account: Account, path: string): Promise<Page> {
  const page = await openAs(account, path);
  await page.reload();
  return page;
}

test("a dashboard that was open is readable without a network, with the time that it was read", async () => {
  const path = `/dashboards/${plan}/0-3m`;
  const page = await openAs(parent, path);
  const answer = await page.getByRole("heading", { level: 1 }).innerText();
  await setNetwork(page, site.server, false);
  await page.reload();
  // Some browsers count a reloaded page as online even though its network is cut.
  const isCut = await page.evaluate(() => !navigator.onLine);
  await page
    .getByRole("status")
    .getByText(isCut ? /You're offline\. Showing your plan as of/ : KEPT)
    .waitFor();
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(answer);
  await expectAccessible(page, "a kept dashboard");

  await setNetwork(page, site.server, true);
  await page.getByText(KEPT).waitFor({ state: "detached" });
});

test("R24: what is read without a network is the plan's answer, also if a filter was on", async () => {
  const path = `/dashboards/${plan}/0-3m`;
  const page = await openAs(parent, path);
  const heading = page.getByRole("heading", { level: 1 });
  const answer = await heading.innerText();
  await page.getByRole("checkbox", { name: "Nice-to-have" }).check();
  await page.waitForURL(/essentiality=Nice-to-have$/);
  expect(await heading.innerText()).not.toBe(answer);
  // Opened with the filter as a document, too.
  await page.reload();
  await untilKept(page, `${path}?scenario=daily`);
  await setNetwork(page, site.server, false);
  await page.reload();
  await page.getByText(KEPT).waitFor();
  expect(await heading.innerText()).toBe(answer);
  await page.goto(path);
  await page.getByText(KEPT).waitFor();
  expect(await heading.innerText()).toBe(answer);
  expect(page.url()).not.toContain("essentiality");
});

test("a shopping list that was open is readable without a network, and so is a page gone to inside another", async () => {
  const page = await openAs(parent, `/dashboards/${plan}/0-3m`);
  await page.getByRole("link", { name: "Shopping", exact: true }).click();
  await page.waitForURL(/shopping-list/);
  const { pathname, search } = new URL(page.url());
  await untilKept(page, `${pathname}${search}`);
  const heading = await page.locator("main .answer").innerText();
  await setNetwork(page, site.server, false);
  await page.reload();
  await page.getByText(KEPT).waitFor();
  expect(await page.locator("main .answer").innerText()).toBe(heading);
});

test("a packing list that was open is readable without a network, and what is ticked there is sent when it is back", async () => {
  const id = await finishedTrip(site, parent, {});
  const page = await openAs(parent, `/travel-plans/${id}`);
  const heading = await page.locator("main .answer").innerText();
  await setNetwork(page, site.server, false);
  await page.reload();
  await page.getByText(KEPT).waitFor();
  expect(await page.locator("main .answer").innerText()).toBe(heading);
  const tick = page.getByRole("button", { name: /^Packed:/ }).first();
  const diapers = page.getByRole("button", { name: "Packed: Diapers" });
  const waiting = page.getByText("We'll save this when you're back online");
  await tick.click();
  await diapers.click();
  await expect.poll(() => waiting.count()).toBe(2);
  await setNetwork(page, site.server, true);
  await expect.poll(() => waiting.count()).toBe(0);
  await page.reload();
  for (const one of [tick, diapers]) await expect.poll(() => one.getAttribute("aria-pressed")).toBe("true");
});

test("without a network other pages say so, and lead to what can be read", async () => {
  const page = await openWithWorker(parent, `/dashboards/${plan}/0-3m`);
  await untilKept(page, "/dashboards");
  await setNetwork(page, site.server, false);
  await page.goto("/profile?sort=a&b=c");
  await page.getByRole("heading", { level: 1, name: "You're offline" }).waitFor();
  expect(await page.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe(
    "/profile?sort=a&b=c",
  );
  await expectAccessible(page, "offline");
  // The page is rendered for a stranger, but doesn't invite a signed-in user to sign up.
  expect(await page.getByRole("link", { name: "Get Started" }).count()).toBe(0);
  await page.getByRole("link", { name: /· 0–3m/ }).click();
  await page.getByText(KEPT).waitFor();
  // Another address of the same page leads to the kept one.
  await page.goto(`/dashboards/${plan}/0-3m?scenario=weekly_plus`);
  await page.getByText(KEPT).waitFor();
  expect(new URL(page.url()).search).toBe("");
  // Navigation within a page is served from the browser too.
  await page.getByRole("link", { name: "Plans" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Your Quiz Attempts" }).waitFor();
  await page.getByText(KEPT).waitFor();
});

test("S21: after the sign-out nothing can be read without a network, and nothing is kept", async () => {
  const account = await newAccount(site);
  const own = await finishedPlan(site, account);
  const page = await openAs(account, `/dashboards/${own}/0-3m`);
  await page.goto("/profile");
  await page.getByRole("main").getByRole("button", { name: "Log Out", exact: true }).click();
  await page.waitForURL(/\/auth/);
  expect((await keptAddresses(page)).filter(({ cache }) => cache.startsWith("plans:"))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await setNetwork(page, site.server, false);
  const gone = await page.goto(`/dashboards/${own}/0-3m`).catch(() => null);
  expect((await gone?.text()) ?? "").not.toContain("essentials to go");
});

test("S21: a session that ended elsewhere takes what is kept along, and so does another person's", async () => {
  const account = await newAccount(site);
  const own = await finishedPlan(site, account);
  const page = await openAs(account, `/dashboards/${own}/0-3m`);
  await page.context().clearCookies();
  await page.goto(`/dashboards/${own}/0-3m`);
  await page.waitForURL(/\/auth/);
  await expect
    .poll(async () => (await keptAddresses(page)).map(({ address }) => address))
    .toEqual(["/offline"]);

  await actAs(page, site, account);
  await page.goto(`/dashboards/${own}/0-3m`);
  await untilKept(page, `/dashboards/${own}/0-3m`);
  await page.evaluate(() => localStorage.setItem("unsent:items:x:y", "[]"));
  // Someone else signs in without the first user having signed out.
  await page.context().clearCookies();
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/0-3m`);
  await untilKept(page, `/dashboards/${plan}/0-3m`);
  const kept = (await keptAddresses(page)).filter(({ cache }) => cache.startsWith("plans:"));
  expect(kept.map(({ address }) => address)).toEqual([`/dashboards/${plan}/0-3m`]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["owner"]);
});

test("S21: an open page whose session ends on another device has what is kept of it deleted", async () => {
  const account = await newAccount(site);
  const own = await finishedPlan(site, account);
  const page = await openAs(account, `/dashboards/${own}/0-3m`);
  await page.waitForLoadState("networkidle");
  await send(`${site.url}/logout`, { form: {}, cookie: account.cookie });
  await expect
    .poll(async () => (await keptAddresses(page)).map(({ address }) => address))
    .toEqual(["/offline"]);
});

test("the list of plans is kept too, and so are the other sizes of a plan that is open", async () => {
  const account = await newAccount(site);
  const own = await finishedPlan(site, account);
  const page = await openWithWorker(account, `/dashboards/${own}/0-3m`);
  for (const path of [`/dashboards/${own}/9-12m`, "/dashboards"]) await untilKept(page, path);
  await setNetwork(page, site.server, false);
  await page.goto("/dashboards");
  await page.getByText(KEPT).waitFor();
  await page.getByText("Your Quiz Attempts").waitFor();
  await page.goto(`/dashboards/${own}/6-9m`);
  await page.getByText(KEPT).waitFor();
});

test("nothing but files, the offline page and plan pages is kept: no sign-in, profile, data or cookie", async () => {
  const account = await newAccount(site);
  const own = await finishedPlan(site, account);
  const page = await openAs(account, `/dashboards/${own}/0-3m`);
  for (const path of ["/profile", "/profile/password", "/dashboards", `/dashboards/${own}/share`, "/auth"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  const kept = await keptAddresses(page);
  const near = ["/0-3m", "/3-6m", "/6-9m", "/9-12m", "/shopping-list?for=0-3m"].map(
    (page) => `/dashboards/${own}${page}`,
  );
  const allowed = new Set(["/dashboards", "/offline", ...near]);
  expect(kept.map(({ address }) => address).filter((address) => !allowed.has(address))).toEqual([]);
  expect(kept.map(({ address }) => address)).toContain(`/dashboards/${own}/0-3m`);
  const headers = await page.evaluate(async () => {
    const names: string[] = [];
    for (const cache of await caches.keys()) {
      for (const request of await (await caches.open(cache)).keys()) {
        const answer = await caches.match(request);
        names.push(...(answer?.headers.keys() ?? []), ...request.headers.keys());
      }
    }
    return [...new Set(names)];
  });
  expect(headers).not.toContain("set-cookie");
  expect(headers).not.toContain("cookie");
  // The offline page itself is rendered for a stranger.
  const offline = await page.evaluate(async () => (await caches.match("/offline"))?.text());
  expect(offline).not.toContain(account.email);
});
