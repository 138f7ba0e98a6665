// The starting point of a journey file: its own server with fresh state, and pages that are watched while in
// use. Anything that goes wrong on a page fails its test, and a failed test leaves screenshots.
import { mkdirSync } from "node:fs";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { createHostedServer, type HostedServer, seedState } from "../../support/hosted-server.ts";
import { createLocalServer, type LocalServer, type ServerProcess } from "../../support/local-server.ts";
import { startWeatherServer, type WeatherServer } from "../../support/weather-server.ts";
import { forgetTries } from "./accounts.ts";
import { keepBrowsers, type UsedBrowser } from "./browsers.ts";

const ARTIFACTS = "tests/e2e/.artifacts";
/** Generous, because a busy machine is not a failure. */
const PATIENCE_MS = 45_000;

/** The browsers of this process. Those of an address are closed with its server. */
const browsers = keepBrowsers();

export interface SiteOptions {
  /** "none": no archive answers, as without a network. "scripted": `site.weather` decides. */
  weather?: "none" | "scripted";
  /** For files that change what everyone sees (catalogue, links, limits), or read all that the server has printed. */
  alone?: boolean;
}

export interface OpenOptions extends BrowserContextOptions {
  /** "allow" for offline journeys only: a worker's requests bypass the test's routes. */
  serviceWorkers?: "allow" | "block";
  /** Console messages that this test provokes. */
  expected?: readonly RegExp[];
  /** For what a browser loads when it has nothing from an earlier test. */
  isCold?: boolean;
}

export interface Site<Server extends LocalServer = HostedServer> {
  readonly url: string;
  readonly server: Server;
  /** The weather archive that the server asks. */
  readonly weather: WeatherServer;
  /** A page in a new browser: no cookies, no history. */
  open(options?: OpenOptions): Promise<Page>;
  /** What has gone wrong on a page so far, which then no longer fails its test by itself. */
  takeProblems(page: Page): string[];
  /** Another page in the same browser. */
  openBeside(page: Page): Promise<Page>;
}

/**
 * A server for this file's tests. Unless they want it alone or with a weather of their own, it is the one that the other files
 * of this process use, one after the other: with their own accounts and plans, as if many people were there.
 */
export function startSite({ weather = "none", alone = false }: SiteOptions = {}): Site {
  return alone || weather !== "none"
    ? siteOn(createHostedServer, { weather })
    : siteOn(sharedServer, { isShared: true });
}

let shared: Promise<HostedServer> | undefined;

/** The server of this process, which its host ends: it is already running, and stays when a file has ended. */
async function sharedServer(): Promise<HostedServer> {
  shared ??= createHostedServer().then(async (server) => {
    await server.start();
    return server;
  });
  const server = await shared;
  await forgetTries({ server });
  return { ...server, ...askForOne(server), start: async () => {}, dispose: async () => {} };
}

const FOR_EVERYONE =
  /\b(?:update|into|from) (?:subscription_tiers|affiliate_links|price_sheets|clothing_images|climate_\w+|places|place_names|zipcode_city_map|world_climate|weather_cells|hourly_forecasts)\b/;

/** Statements of a file that shares its server: a row that everyone reads would change the files after it. */
function askForOne({ ask, askAll }: HostedServer): Pick<HostedServer, "ask" | "askAll"> {
  const check = (sql: string) => {
    if (!/^\s*select/.test(sql) && FOR_EVERYONE.test(sql)) throw new Error(`Needs a server alone: ${sql}`);
  };
  return {
    async ask(sql, ...values) {
      check(sql);
      return ask(sql, ...values);
    },
    async askAll(...statements) {
      for (const { sql } of statements) check(sql);
      return askAll(...statements);
    },
  };
}

/** As above, with the server in a separate process that a test may kill. */
export function startSiteInProcess(options: SiteOptions = {}): Site<ServerProcess> {
  return siteOn(async (wish) => {
    const server = await createLocalServer(wish);
    await seedState(server.stateDir);
    return server;
  }, options);
}

/** As above, with any kind of server. */
export function siteOn<Server extends LocalServer>(
  createServer: (options: { weatherUrl?: string }) => Promise<Server>,
  { weather = "none", isShared = false }: SiteOptions & { isShared?: boolean } = {},
): Site<Server> {
  let server: Server | undefined;
  let archive: WeatherServer | undefined;
  const used: UsedBrowser[] = [];

  beforeAll(async () => {
    if (weather === "scripted") archive = await startWeatherServer();
    server = await createServer(archive ? { weatherUrl: archive.url } : {});
    await server.start();
  });

  afterEach(async ({ task }) => {
    const problems: string[] = [];
    for (const browser of used.splice(0)) {
      if (task.result?.state === "fail") await takePictures(browser.context, task.name);
      await browsers.giveBack(browser);
      problems.push(...browser.problems.takeUnexpected());
    }
    // In the message itself, which is all that is printed of a test that is tried again.
    expect(problems, ["what went wrong on the pages", ...problems].join("\n")).toEqual([]);
  });

  afterAll(async () => {
    if (server && !isShared) await browsers.close(server.url);
    await server?.dispose();
    await archive?.close();
  });

  return {
    get url() {
      return started(server).url;
    },
    get server() {
      return started(server);
    },
    get weather() {
      return started(archive);
    },
    async open({ expected = [], isCold = false, ...options } = {}) {
      const wish = {
        baseURL: started(server).url,
        viewport: { width: 390, height: 844 },
        locale: "en-US",
        timezoneId: "UTC",
        serviceWorkers: "block" as const,
        ...options,
      };
      // When the network is cut, only what this page has loaded is available.
      const losesNetwork = expected.some((pattern) => pattern.test("net::ERR_INTERNET_DISCONNECTED"));
      const { page, ...browser } = await browsers.open(wish, losesNetwork || isCold);
      browser.context.setDefaultTimeout(PATIENCE_MS);
      browser.problems.begin(expected);
      used.push(browser);
      return page;
    },
    takeProblems: (page) =>
      used.find(({ context }) => context === page.context())?.problems.takeUnexpected() ?? [],
    openBeside: (page) => page.context().newPage(),
  };
}

function started<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("The site has not been started");
  return value;
}

async function takePictures(context: BrowserContext, name: string): Promise<void> {
  mkdirSync(ARTIFACTS, { recursive: true });
  const file = name.replace(/[^\w]+/g, "-").slice(0, 80);
  for (const [index, page] of context.pages().entries()) {
    await page.screenshot({ path: `${ARTIFACTS}/${file}-${index}.png`, fullPage: true }).catch(() => null);
  }
}
