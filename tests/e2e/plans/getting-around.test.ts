// Plan, Shopping, and Trips: one tap away wherever a signed-in user is, on a phone and on a desktop. Signed
// out, Log In is as near.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { actAs, newAccount } from "../support/accounts.ts";
import { send } from "../support/http.ts";
import { plus, shownCount } from "../support/items.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";
import { setTextSize } from "../support/text-size.ts";

const site = startSite();
const PHONE = { width: 390, height: 844 };
const PLACES = ["Plan", "Shopping", "Trips"] as const;
type Place = (typeof PLACES)[number];

const places = (page: Page) => page.getByRole("navigation", { name: "Main" });
const place = (page: Page, name: Place) => places(page).getByRole("link", { name, exact: true });

async function boxOf(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await places(page).boundingBox();
  if (!box) throw new Error("The places are not on the page");
  return box;
}

/** The place that is marked as open; null if none is. */
async function marked(page: Page): Promise<string | null> {
  const current = places(page).locator("[aria-current=page]");
  return (await current.count()) === 1 ? current.innerText() : null;
}

/** Words that don't fit: cut off, broken, or outside the bar. */
function misfits(page: Page): Promise<string[]> {
  return places(page)
    .getByRole("link")
    .evaluateAll((links) =>
      links
        .filter((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect();
          const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight + 1;
          const words = document.createRange();
          // The element around the words has a box of its own.
          words.selectNodeContents(link.querySelector("span") ?? link);
          const lines = new Set(
            [...words.getClientRects()].filter(({ width }) => width > 40).map(({ top: y }) => y),
          );
          return !isInside || link.scrollWidth > link.clientWidth || lines.size > 1;
        })
        .map((link) => link.textContent ?? ""),
    );
}

test("R23 on a phone the places are one tap away, and Plan leads to the plan seen last", async () => {
  const account = await newAccount(site);
  const [older] = [
    await finishedPlan(site, account),
    await finishedPlan(site, account, { zipcode: "33139" }),
  ];
  const page = await site.open({ viewport: PHONE });
  await actAs(page, site, account);
  await page.goto(`/dashboards/${older}/3-6m`);
  await page.waitForLoadState("networkidle");
  await expect.poll(() => marked(page)).toBe("Plan");
  await place(page, "Trips").click();
  await page.waitForURL("**/travel-plans");
  await expect.poll(() => marked(page)).toBe("Trips");
  // Read again as a document: the server remembers the plan, too.
  await page.reload();
  await place(page, "Shopping").click();
  await page.waitForURL(`**/dashboards/${older}/shopping-list`);
  await expect.poll(() => marked(page)).toBe("Shopping");
  await place(page, "Plan").click();
  await page.waitForURL(`**/dashboards/${older}/0-3m`);
  await expect.poll(() => marked(page)).toBe("Plan");
  await page.goto("/profile");
  expect(await marked(page)).toBeNull();
});

test("R23 the bar of a phone stays small, at 200 % and at 320 px too, and covers nothing", async () => {
  const account = await newAccount(site);
  const page = await site.open({ viewport: PHONE });
  await actAs(page, site, account);
  for (const [width, height, size] of [
    [390, 844, 100],
    [390, 844, 200],
    [320, 640, 100],
    [320, 640, 200],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/travel-plans");
    await setTextSize(page, size);
    const bar = await boxOf(page);
    const state = `${width} × ${height} at ${size} %`;
    expect([bar.x, bar.width, Math.round(bar.y + bar.height)], state).toEqual([0, width, height]);
    expect(bar.height, state).toBeLessThanOrEqual(height / 10);
    expect(await misfits(page), state).toEqual([]);
    for (const link of await places(page).getByRole("link").all()) {
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), state).toBeGreaterThanOrEqual(44);
    }
    // Whatever stands at the end of the page can be scrolled above the bar.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = await page.getByRole("contentinfo").getByRole("link").last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0), state).toBeLessThanOrEqual(bar.y);
  }
  await page.emulateMedia({ media: "print" });
  expect(await places(page).isVisible()).toBe(false);
});

test("R23 from 768 px they stand in the header, and on a low screen too", async () => {
  const account = await newAccount(site);
  const id = await finishedPlan(site, account);
  const page = await site.open({ viewport: { width: 768, height: 1024 } });
  await actAs(page, site, account);
  for (const [width, height] of [
    [768, 1024],
    [1280, 800],
    [740, 360],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ["/travel-plans", `/dashboards/${id}/0-3m`]) {
      await page.goto(path);
      const header = await page.getByRole("banner").boundingBox();
      const bar = await boxOf(page);
      expect(bar.y + bar.height, `${path} at ${width} × ${height}`).toBeLessThanOrEqual(
        (header?.height ?? 0) + 1,
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
        width,
      );
    }
  }
});

test("R23 without a plan and without scripts, each place says what comes next", async () => {
  const page = await site.open({ viewport: PHONE, javaScriptEnabled: false });
  await actAs(page, site, await newAccount(site));
  await page.goto("/profile");
  await place(page, "Shopping").click();
  await page.getByRole("heading", { level: 1, name: "No shopping list yet" }).waitFor();
  await expect.poll(() => marked(page)).toBe("Shopping");
  await page.getByRole("link", { name: "Start your plan" }).click();
  await page.waitForURL("**/onboarding");
  await place(page, "Trips").click();
  await page.getByRole("heading", { level: 1, name: "My Travel Plans" }).waitFor();
  await place(page, "Plan").click();
  await page.waitForURL("**/onboarding");
});

test("R23 a place that was seen is shown without waiting for the network, but not after a change", async () => {
  const account = await newAccount(site);
  const id = await finishedPlan(site, account);
  const page = await site.open({ viewport: PHONE });
  await actAs(page, site, account);
  await page.goto(`/dashboards/${id}/0-3m`);
  await page.waitForLoadState("networkidle");
  for (const [name, path] of [
    ["Trips", "/travel-plans"],
    ["Plan", "/0-3m"],
    ["Shopping", "/shopping-list"],
  ] as const) {
    await place(page, name).click();
    await page.waitForURL(`**${path}`);
    await page.waitForLoadState("networkidle");
  }

  const asked: string[] = [];
  let release = () => {};
  const isReleased = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\.data/, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await isReleased;
    // A reading that a later tap has cut off can't go on.
    await route.continue().catch(() => {});
  });
  const plan = `/dashboards/${id}/0-3m`;
  const list = `/dashboards/${id}/shopping-list`;
  for (const [name, path, heading] of [
    ["Trips", "/travel-plans", "My Travel Plans"],
    ["Plan", plan, /essentials/],
    ["Shopping", list, /essentials/],
  ] as const) {
    await place(page, name).click();
    await page.waitForURL(`**${path}`);
    await page.locator("main h1, main .answer", { hasText: heading }).first().waitFor();
    await expect.poll(() => marked(page)).toBe(name);
  }

  // Anything that is sent may have changed any of the pages, so the next tap waits.
  await page.evaluate(() =>
    fetch("/profile/units", { method: "POST", body: new URLSearchParams({ units: "f" }) }),
  );
  const before = asked.filter((path) => path === `${plan}.data`).length;
  await place(page, "Plan").click();
  await expect.poll(() => asked.filter((path) => path === `${plan}.data`).length).toBeGreaterThan(before);
  expect(new URL(page.url()).pathname).toBe(list);
  release();
  await page.waitForURL(`**${plan}`);
});

test("R23 a page that came as a document is read ahead once it is left, also after a change, and shown at once", async () => {
  const account = await newAccount(site);
  const id = await finishedPlan(site, account);
  const page = await site.open({ viewport: PHONE });
  await actAs(page, site, account);
  const plan = `/dashboards/${id}/0-3m`;
  const aheads: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["layette-copy"]) aheads.push(new URL(request.url()).pathname);
  });
  await page.goto(plan);
  await page.waitForLoadState("networkidle");
  await plus(page, "Muslin Swaddle Blanket").click();
  await page.getByText("Muslin Swaddle Blanket: 1. Saved.").waitFor({ state: "attached" });
  await place(page, "Trips").click();
  await page.waitForURL("**/travel-plans");
  await expect.poll(() => aheads).toContain(`${plan}.data`);
  await page.waitForLoadState("networkidle");

  // From now on, no reading is answered.
  await page.route(/\.data/, () => {});
  await place(page, "Plan").click();
  await page.waitForURL(`**${plan}`);
  await page.getByRole("heading", { level: 1, name: /essentials to go/ }).waitFor();
  expect(await shownCount(page, "Muslin Swaddle Blanket")).toBe(1);
});

test("R23 the list's address leads to the list of the plan that is there", async () => {
  const account = await newAccount(site);
  const id = await finishedPlan(site, account);
  const { status, headers } = await send(`${site.url}/shopping`, { cookie: account.cookie });
  expect([status, headers.location]).toEqual([302, `/dashboards/${id}/shopping-list`]);
});

test.each([
  "/",
  "/swaddles-sleep-sacks",
  "/privacy",
  "/terms",
  "/plan",
  "/plan/cities",
  "/plan/55401/2027-02",
  "/auth",
  "/unsubscribe",
  "/replicate?token=none",
  "/no-such-page",
])("R23 signed out, Log In stands beside Get Started on %s", async (path) => {
  const { text } = await send(`${site.url}${path}`);
  const [header = ""] = /<header[\s\S]*?<\/header>/.exec(text) ?? [];
  expect(header).toMatch(
    /<a [^>]*href="\/auth"[^>]*>Log In<\/a>\s*<a [^>]*href="\/auth\?mode=signup"[^>]*>Get Started<\/a>/,
  );
  expect(header).not.toContain('aria-label="Main"');
});

test("Back closes what lies over a page, and what is opened from there is one step from the page", async () => {
  const account = await newAccount(site);
  const plan = await finishedPlan(site, account);
  const page = await site.open({ viewport: PHONE });
  await actAs(page, site, account);
  const path = `/dashboards/${plan}/0-3m`;
  await page.goto("/dashboards");
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  const readings: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) readings.push(request.url());
  });
  const over = page.locator("dialog[open], [popover]:popover-open");
  const menu = page.getByRole("button", { name: "More", exact: true });
  const isAt = (pathname: string) => expect.poll(() => new URL(page.url()).pathname).toBe(pathname);

  for (const openIt of [
    () => menu.click(),
    () => page.locator("main a.fold[aria-haspopup=dialog]").first().click(),
    () => page.locator(".count[aria-haspopup=dialog]").first().click(),
  ]) {
    await openIt();
    await expect.poll(() => over.count()).toBe(1);
    await page.goBack({ waitUntil: "commit" }).catch(() => null);
    await expect.poll(() => over.count()).toBe(0);
    await isAt(path);
  }
  // Closed in another way, it leaves nothing to go back through.
  await menu.click();
  await page.keyboard.press("Escape");
  await expect.poll(() => over.count()).toBe(0);
  expect(readings, "a page isn't read again for what lies over it").toEqual([]);

  await menu.click();
  await over.getByRole("link", { name: "The year" }).click();
  await isAt(`/dashboards/${plan}/year`);
  await page.goBack();
  await isAt(path);
  await page.goBack();
  await isAt("/dashboards");
});
