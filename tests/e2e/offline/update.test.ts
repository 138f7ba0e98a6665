// A new build while pages of the old one are open: typed text stays, late files of the old build are still
// there, and the next page opened is the new build's. Also a deployment that turns its worker off.
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, Route } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { buildServiceWorker } from "../../../scripts/build-service-worker.ts";
import { createFrontedServer } from "../../support/front-server.ts";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { itemIdOf, numberButton, openItem, sendEdit } from "../support/items.ts";
import { AWAY, keptAddresses, untilKept, workerReady } from "../support/offline.ts";
import { finishedPlan } from "../support/quiz.ts";
import { siteOn } from "../support/site.ts";

const site = siteOn(createFrontedServer);
const ITEM = "Footed Sleeper";

let parent: Account;
let dashboard: string;
let item: string;

beforeAll(async () => {
  parent = await newAccount(site);
  dashboard = `/dashboards/${await finishedPlan(site, parent)}/0-3m`;
  const page = await site.open();
  await actAs(page, site, parent);
  await page.goto(dashboard);
  item = await itemIdOf(page, ITEM);
});

// A test that is tried again begins with the build that is there.
afterEach(() => site.server.unchange());

async function openWithWorker(): Promise<Page> {
  const page = await site.open({ expected: AWAY, serviceWorkers: "allow" });
  await actAs(page, site, parent);
  await page.goto(dashboard);
  await workerReady(page);
  await untilKept(page, dashboard);
  return page;
}

/** Makes the browser look for a new worker, and waits until it is installed. */
async function findUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
}

test("F26 another build comes while a note is typed: the text stays, late files load, the next page is the new one", async () => {
  const page = await openWithWorker();
  await openItem(page, ITEM);
  const note = page.getByRole("textbox", { name: /note/i }).first();
  await note.fill("From Aunt Mary, still in the");

  // The next build: another worker, different files, and pages that name their build.
  // Another one each time this test runs.
  const build = `// the next build: ${Date.now()}`;
  site.server.change(/^\/sw\.js/, (body) => `${body}\n${build}`);
  site.server.change(/^\/assets\/number-list/, () => null);
  site.server.change(/^\/dashboards\/[^/]+\/0-3m$/, (html) =>
    html.replace("<title>", "<title>Next build · "),
  );
  await findUpdate(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null))
    .toBe(true);
  await expect.poll(() => note.inputValue()).toBe("From Aunt Mary, still in the");
  await note.pressSequentially(" mail");
  await expect.poll(() => note.inputValue()).toBe("From Aunt Mary, still in the mail");
  await numberButton(page, ITEM).click();
  await page.getByRole("combobox", { name: `You have: ${ITEM}` }).waitFor();
  await page.keyboard.press("Escape");

  // The page was never reloaded, and the next page opened is the new build's.
  expect(await page.title()).not.toContain("Next build");
  await expect
    .poll(async () => {
      await page.goto(dashboard);
      return page.title();
    })
    .toContain("Next build");
  // The new worker takes over once no page of the old build is open, so leave the browser without pages for a
  // moment.
  const [context, address] = [page.context(), page.url()];
  await page.close();
  await expect
    .poll(
      async () => {
        const next = await context.newPage();
        await next.goto(address);
        const isWaiting = await next.evaluate(
          async () => (await navigator.serviceWorker.ready).waiting !== null,
        );
        await next.close();
        return isWaiting;
      },
      // So long the browser has no page.
      { interval: 3000 },
    )
    .toBe(false);
});

const READINGS = /\.data(?:$|\?)/;

/** A page that still says until its next document, that it is of the build before this one; undefined of one from before pages said it. */
async function openBeforeRelease(address: string, build: string | undefined): Promise<Page> {
  const page = await site.open();
  await actAs(page, site, parent);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(() => Object.assign(window, { isBefore: true }));
  const asBefore = (route: Route) => {
    const { "layette-build": _, ...headers } = route.request().headers();
    return route.continue({ headers: build ? { ...headers, "layette-build": build } : headers });
  };
  await page.route(READINGS, asBefore);
  page.once("domcontentloaded", () => page.unroute(READINGS));
  return page;
}

let count = 0;

/** Another device counts. */
async function sendNews(): Promise<void> {
  count += 1;
  const [, plan = ""] = /dashboards\/([^/]+)/.exec(dashboard) ?? [];
  const { status } = await sendEdit(
    site,
    parent,
    { plan, id: item },
    { ageRange: "0-3m", quantity: `${count}` },
  );
  expect(status).toBe(200);
}

const isBefore = (page: Page) => page.evaluate(() => "isBefore" in window);

test.each(["bag", "members", "gifts"])(
  "F46 a tab from before a release is loaded once at the first news, with what was typed: /%s",
  async (name) => {
    const page = await openBeforeRelease(dashboard.replace("0-3m", name), "the build before");
    const field = page.getByRole("main").getByRole("textbox");
    await field.first().fill("owl");
    await sendNews();
    await expect.poll(() => isBefore(page)).toBe(false);
    await page.waitForLoadState("networkidle");
    await expect.poll(() => field.first().inputValue()).toBe("owl");
    // Once: its scripts know the answers of this build.
    await page.evaluate(() => Object.assign(window, { isBefore: true }));
    await sendNews();
    await page.waitForLoadState("networkidle");
    expect(await isBefore(page)).toBe(true);
    expect(await field.first().inputValue()).toBe("owl");
  },
);

test.each(["the build before", undefined])(
  "F46 a tab from before a release opens the next place as a new page: it said %s",
  async (build) => {
    const page = await openBeforeRelease(dashboard.replace("0-3m", "changes"), build);
    await page.getByRole("link", { name: "Trips", exact: true }).first().click();
    await page.waitForURL(/\/travel/);
    await page.waitForLoadState("networkidle");
    expect(await isBefore(page)).toBe(false);
  },
);

test("a deployment without a worker takes the one that is there away, with all that it has kept", async () => {
  const folder = mkdtempSync(join(tmpdir(), "layette-worker-"));
  await buildServiceWorker({ language: "en", assets: [], kind: "off", outDir: folder });
  const off = readFileSync(join(folder, "sw.js"), "utf8");
  site.server.change(/^\/sw\.js/, (body) => body);
  const page = await openWithWorker();
  site.server.change(/^\/sw\.js/, () => off);
  await findUpdate(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  expect(await keptAddresses(page)).toEqual([]);
});
