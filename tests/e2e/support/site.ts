// What a file of journeys starts from: a server of its own with a fresh state, one browser, and pages that are watched
// while they are used. Whatever went wrong on a page fails its test, and a failed test leaves pictures behind.
import { mkdirSync } from "node:fs";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launchBrowser } from "../../support/browser.ts";
import { createLocalServer, type LocalServer, NO_WEATHER } from "../../support/local-server.ts";
import { startWeatherServer, type WeatherServer } from "../../support/weather-server.ts";
import { type Problems, watch } from "./problems.ts";

const ARTIFACTS = "tests/e2e/.artifacts";
const PATIENCE_MS = 15_000;

export interface SiteOptions {
  /** 'none': no archive answers, as without a network. 'scripted': `site.weather` decides. */
  weather?: "none" | "scripted";
}

export interface OpenOptions extends BrowserContextOptions {
  /** Messages of the console that this test provokes. */
  expected?: readonly RegExp[];
}

export interface Site {
  readonly url: string;
  readonly server: LocalServer;
  /** The archive that the server asks. */
  readonly weather: WeatherServer;
  /** A page in a browser of its own: no cookie, no history. */
  open(options?: OpenOptions): Promise<Page>;
  /** Another page in the same browser. */
  openBeside(page: Page): Promise<Page>;
}

/** Starts a server before the tests of this file and ends it after them. */
export function startSite({ weather = "none" }: SiteOptions = {}): Site {
  let server: LocalServer | undefined;
  let archive: WeatherServer | undefined;
  let browser: Promise<Browser> | undefined;
  const contexts = new Map<BrowserContext, Problems>();

  beforeAll(async () => {
    if (weather === "scripted") archive = await startWeatherServer();
    server = await createLocalServer({ weatherUrl: archive?.url ?? NO_WEATHER });
    await server.start();
  });

  afterEach(async ({ task }) => {
    const problems: string[] = [];
    for (const [context, found] of contexts) {
      if (task.result?.state === "fail") await takePictures(context, task.name);
      await context.close();
      problems.push(...found.unexpected());
    }
    contexts.clear();
    expect(problems, "what went wrong on the pages").toEqual([]);
  });

  afterAll(async () => {
    await (await browser)?.close();
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
    async open({ expected = [], ...options } = {}) {
      browser ??= launchBrowser();
      const context = await (await browser).newContext({
        baseURL: started(server).url,
        viewport: { width: 390, height: 844 },
        locale: "en-US",
        timezoneId: "UTC",
        ...options,
      });
      context.setDefaultTimeout(PATIENCE_MS);
      contexts.set(context, await watch(context, expected));
      return context.newPage();
    },
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
