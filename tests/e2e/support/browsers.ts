// The browsers of a test process. A browser that only showed pages is cleared and reused: a new one downloads
// and compiles all of our scripts again, which takes a third of a page's time.
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { theBrowser } from "../../support/browser.ts";
import { type Problems, watch } from "./problems.ts";

/** Browser state that outlives its pages and can't be removed. */
const LASTING = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "grantPermissions",
  "route",
  "routeFromHAR",
  "routeWebSocket",
  "setExtraHTTPHeaders",
  "setGeolocation",
] as const;

/** A page without scripts that is opened beside the last page of a test. It keeps their process, where our scripts are compiled. */
const LASTING_PAGE = "/robots.txt";

/** As many as are worth their memory. */
const MAX_IDLE = 3;

export interface UsedBrowser {
  readonly context: BrowserContext;
  /** Unexpected problems since it was opened. */
  readonly problems: Problems;
}

interface Kept extends UsedBrowser {
  readonly key: string;
  readonly baseURL: string;
  lastingPage: Page | null;
  isSpent: boolean;
  /** Deletes what pages have stored for an origin. */
  empty(page: Page, origin: string): Promise<void>;
}

type BrowserOptions = BrowserContextOptions & { baseURL: string };

export interface Browsers {
  /** A browser without stored state, with an empty page; its HTTP cache may be warm unless `isFresh`. */
  open(options: BrowserOptions, isFresh: boolean): Promise<UsedBrowser & { page: Page }>;
  /** Closes a browser's pages, so that a later test can reuse it. */
  giveBack(browser: UsedBrowser): Promise<void>;
  /** Closes the browsers of a server that ends. */
  close(baseURL: string): Promise<void>;
}

export function keepBrowsers(): Browsers {
  const known = new Map<BrowserContext, Kept>();
  const idle = new Set<Kept>();

  async function discard(browsers: readonly Kept[]): Promise<void> {
    for (const browser of browsers) {
      known.delete(browser.context);
      idle.delete(browser);
    }
    await Promise.all(browsers.map(({ context }) => context.close()));
  }

  return {
    async open(options, isFresh) {
      const key = JSON.stringify(options);
      const found = isFresh ? undefined : [...idle].find((browser) => browser.key === key);
      if (!found) {
        const browser = await newBrowser(options, key);
        known.set(browser.context, browser);
        return { ...browser, page: await browser.context.newPage() };
      }
      idle.delete(found);
      await found.context.clearCookies();
      const page = await found.context.newPage();
      await found.empty(page, options.baseURL);
      return { ...found, page };
    },
    async giveBack({ context }) {
      const browser = known.get(context);
      if (!browser || browser.isSpent) {
        known.delete(context);
        return context.close();
      }
      await context.setOffline(false);
      // A server that doesn't answer now is a matter of the test's.
      browser.lastingPage ??= await openLastingPage(context).catch(() => null);
      const passing = context.pages().filter((page) => page !== browser.lastingPage);
      await Promise.all(passing.map((page) => page.close()));
      idle.add(browser);
      if (idle.size > MAX_IDLE) await discard([...idle].slice(0, 1));
    },
    close: (baseURL) => discard([...known.values()].filter((browser) => browser.baseURL === baseURL)),
  };
}

async function openLastingPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(LASTING_PAGE);
  return page;
}

async function newBrowser(options: BrowserOptions, key: string): Promise<Kept> {
  const context = await (await theBrowser()).newContext(options);
  const problems = await watch(context);
  const kept: Kept = {
    context,
    problems,
    key,
    baseURL: options.baseURL,
    lastingPage: null,
    // A service worker outlives its pages.
    isSpent: options.serviceWorkers === "allow",
    async empty(page, origin) {
      const cdp = await context.newCDPSession(page);
      const storageTypes = "cache_storage,file_systems,indexeddb,local_storage,service_workers";
      await cdp.send("Storage.clearDataForOrigin", { origin, storageTypes });
      await cdp.detach();
    },
  };
  const spending: ProxyHandler<(...values: never[]) => unknown> = {
    apply(act, self, values) {
      kept.isSpent = true;
      return Reflect.apply(act, self, values);
    },
  };
  context.on("close", () => {
    kept.isSpent = true;
  });
  for (const name of LASTING)
    Object.defineProperty(context, name, { value: new Proxy(context[name], spending) });
  for (const name of ["install", "setFixedTime", "setSystemTime"] as const) {
    Object.defineProperty(context.clock, name, { value: new Proxy(context.clock[name], spending) });
  }
  return kept;
}
