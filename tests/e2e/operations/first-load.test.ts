// The cost of opening a page: how much script it loads, and that one visit means one read and one live
// connection.
import { gzipSync } from "node:zlib";
import type { Page, WebSocket } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { LANGUAGES } from "../../../app/language/languages.ts";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { send } from "../support/http.ts";
import { speaking } from "../support/languages.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite({ alone: true });
/** The framework's own hello world, with each script compressed separately. */
const HELLO_WORLD_BYTES = 111_000;
const MOST_BYTES = 1.6 * HELLO_WORLD_BYTES;

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
});

/** The scripts that a page references, with their compressed sizes. */
async function scriptsOf(path: string, cookie?: string): Promise<Map<string, number>> {
  const { text } = await send(`${site.url}${path}`, { cookie });
  const names = new Set(text.match(/\/assets\/[\w.~-]+\.js/g));
  const sizes = [...names].map(async (name) => {
    const script = await send(`${site.url}${name}`);
    return [name, gzipSync(script.text).length] as const;
  });
  return new Map(await Promise.all(sizes));
}

test.each(LANGUAGES)(
  "the dashboard's scripts weigh at most 1.6 times the framework's hello world, in %s",
  async (language) => {
    const { cookie } = await speaking(site, parent, language);
    const scripts = await scriptsOf(`/dashboards/${plan}/0-3m`, cookie);
    expect(scripts.size).toBeGreaterThan(5);
    const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
    expect(bytes, JSON.stringify([...scripts], null, 1)).toBeLessThanOrEqual(MOST_BYTES);
  },
);

test("the styles come before all that the first picture does not wait for", async () => {
  const { text } = await send(`${site.url}/dashboards/${plan}/0-3m`, { cookie: parent.cookie });
  const styles = text.indexOf('rel="stylesheet"');
  expect(styles).toBeGreaterThan(0);
  expect(text.indexOf('rel="modulepreload"')).toBeGreaterThan(styles);
  expect(text.indexOf('as="font"')).toBeGreaterThan(styles);
  expect(text.split('rel="stylesheet"')).toHaveLength(2);
});

test("the landing page has no script but the small one that offers another language", async () => {
  const { text } = await send(`${site.url}/`);
  expect(await scriptsOf("/")).toEqual(new Map());
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, own = ""]) => own);
  expect(scripts).toEqual([expect.stringContaining("language-offer")]);
  expect(gzipSync(scripts.join("")).length).toBeLessThan(1000);
});

interface Visit {
  lines: WebSocket[];
  /** Data requests after the page loaded, and checks whether the server is up. */
  extra: string[];
  isBehind: boolean;
}

/** Opens a page, waits for the first message on its live connection, and for what that makes the page do. */
async function visit(page: Page, path: string): Promise<Visit> {
  const lines: WebSocket[] = [];
  const extra: string[] = [];
  page.on("websocket", (line) => void lines.push(line));
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".data") || pathname === "/healthz") extra.push(pathname);
  });
  const line = page.waitForEvent("websocket");
  await page.goto(path);
  const { payload } = await (await line).waitForEvent("framereceived");
  await page.waitForLoadState("networkidle");
  return { lines, extra, isBehind: String(payload).includes('"isBehind":true') };
}

async function visitAsParent(path: string): Promise<Visit & { page: Page }> {
  const page = await site.open();
  await actAs(page, site, parent);
  return { page, ...(await visit(page, path)) };
}

test("a visit is one reading, and one line that is kept from page to page", async () => {
  // Wait until the plan's own events are clearly older than the page.
  await expect.poll(async () => (await visitAsParent(`/dashboards/${plan}/0-3m`)).isBehind).toBe(false);
  const { page, lines, extra } = await visitAsParent(`/dashboards/${plan}/0-3m`);
  expect(extra).toEqual([]);
  await page.getByRole("link", { name: "Shopping", exact: true }).click();
  await page.waitForURL(/shopping-list/);
  await page.goBack();
  await page.waitForURL(/0-3m/);
  await page.getByRole("link", { name: /Plans/ }).first().click();
  await page.waitForURL("/dashboards");
  await page.waitForLoadState("networkidle");
  expect(lines.map((line) => line.isClosed())).toEqual([false]);
  expect(extra.filter((path) => path === "/healthz")).toEqual([]);
  expect(extra).toHaveLength(3);
});
