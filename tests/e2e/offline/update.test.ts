// A new build while pages of the old one are open: typed text stays, late files of the old build are still
// there, and the next page opened is the new build's. Also a deployment that turns its worker off.
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { buildServiceWorker } from "../../../scripts/build-service-worker.ts";
import { createFrontedServer } from "../../support/front-server.ts";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { numberButton, openItem } from "../support/items.ts";
import { AWAY, keptAddresses, untilKept, workerReady } from "../support/offline.ts";
import { finishedPlan } from "../support/quiz.ts";
import { siteOn } from "../support/site.ts";

const site = siteOn(createFrontedServer);
const ITEM = "Footed Sleeper";

let parent: Account;
let dashboard: string;

beforeAll(async () => {
  parent = await newAccount(site);
  dashboard = `/dashboards/${await finishedPlan(site, parent)}/0-3m`;
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
