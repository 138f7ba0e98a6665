// The cost of opening a page: how much script it loads, and that one visit means one read and one live
// connection.
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Page, WebSocket } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { LANGUAGES } from "../../../app/words/languages.ts";
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

/** The page as a browser without JavaScript and without any file paints it. */
async function paintedAlone(cookie: string): Promise<string> {
  const page = await site.open({ javaScriptEnabled: false, expected: [/ERR_FAILED/] });
  await page.route("**/*.css", (route) => route.abort());
  await page.context().addCookies(cookiesOf(cookie));
  await page.goto(`/dashboards/${plan}/0-3m`);
  return hashOf(await page.screenshot({ fullPage: true, animations: "disabled" }));
}

async function paintedWithFiles(cookie: string): Promise<string> {
  const page = await site.open({ javaScriptEnabled: false });
  await page.context().addCookies(cookiesOf(cookie));
  await page.goto(`/dashboards/${plan}/0-3m`);
  expect(await page.locator("style").count()).toBe(0);
  return hashOf(await page.screenshot({ fullPage: true, animations: "disabled" }));
}

function cookiesOf(header: string) {
  return header.split("; ").map((cookie) => {
    const [name = "", value = ""] = cookie.split(/=(.*)/s);
    return { name, value, url: site.url };
  });
}

function hashOf(picture: Uint8Array): string {
  return createHash("sha256").update(picture).digest("hex");
}

test("the first page paints without waiting for the stylesheet, and the next ones have it", async () => {
  // Other tests give the parent another language.
  const { cookie } = await newAccount(site);
  const path = `${site.url}/profile`;
  const first = await send(path, { cookie });
  expect(first.cookie).toBeNull();
  const [style = ""] = /<style nonce="[^"]+">/.exec(first.text) ?? [];
  expect(first.text.indexOf('rel="modulepreload"')).toBeGreaterThan(first.text.indexOf(style));
  expect(first.text.split('rel="stylesheet"')).toHaveLength(2);
  expect(first.text).toMatch(/<link rel="stylesheet"[^>]*><\/body>/);

  const [, sheetPath = ""] = /<link rel="stylesheet" href="([^"]*)"/.exec(first.text) ?? [];
  const known = `${cookie}; styles=${sheetPath}`;
  const next = await send(path, { cookie: known });
  expect(next.text).not.toContain("<style");
  const sheet = next.text.indexOf('rel="stylesheet"');
  expect(sheet).toBeGreaterThan(0);
  expect(next.text.indexOf('rel="modulepreload"')).toBeGreaterThan(sheet);
  expect(next.text.indexOf('as="font"')).toBeGreaterThan(sheet);

  const stranger = await send(`${site.url}/auth`);
  expect([stranger.cookie, stranger.text.includes("<style nonce=")]).toEqual([null, true]);
  expect(await paintedAlone(parent.cookie)).toBe(
    await paintedWithFiles(`${parent.cookie}; styles=${sheetPath}`),
  );
});

test("a browser says that it has the stylesheet once it has loaded", async () => {
  const page = await site.open();
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}/0-3m`);
  const sheet = await page.locator("link[rel=stylesheet]").getAttribute("href");
  const told = async () => (await page.context().cookies()).find(({ name }) => name === "styles")?.value;
  await expect.poll(told).toBe(sheet);
  await page.reload();
  expect(await page.locator("style[nonce]").count()).toBe(0);
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
