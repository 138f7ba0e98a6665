// A site whose sign-in with Google and Facebook leads to the local provider.
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launchBrowser } from "../../support/browser.ts";
import { createLocalServer, type LocalServer, NO_WEATHER } from "../../support/local-server.ts";
import { type OAuthServer, startOAuthProvider } from "../../support/oauth-provider.ts";
import { type Problems, watch } from "./problems.ts";

interface OpenOptions {
  javaScriptEnabled?: boolean;
  /** Messages of the console that this test provokes. */
  expected?: readonly RegExp[];
}

export interface OAuthSite {
  readonly url: string;
  readonly provider: OAuthServer;
  /** Everything that the server has printed. */
  output(): string;
  /** A page in a browser of its own. */
  open(options?: OpenOptions): Promise<Page>;
}

/** Starts provider and server before the tests of this file and ends them after them. */
export function startOAuthSite(): OAuthSite {
  let started: { provider: OAuthServer; server: LocalServer } | undefined;
  let browser: Promise<Browser> | undefined;
  const contexts = new Map<BrowserContext, Problems>();

  beforeAll(async () => {
    const provider = await startOAuthProvider();
    const server = await createLocalServer({ weatherUrl: NO_WEATHER, env: provider.env });
    started = { provider, server };
    await server.start();
  });

  afterEach(async () => {
    const problems: string[] = [];
    for (const [context, found] of contexts) {
      await context.close();
      problems.push(...found.unexpected());
    }
    contexts.clear();
    if (started) started.provider.fault = null;
    expect(problems, "what went wrong on the pages").toEqual([]);
  });

  afterAll(async () => {
    await (await browser)?.close();
    await started?.server.dispose();
    await started?.provider.close();
  });

  function running() {
    if (!started) throw new Error("The site has not been started");
    return started;
  }

  return {
    get url() {
      return running().server.url;
    },
    get provider() {
      return running().provider;
    },
    output: () => running().server.output(),
    async open({ expected = [], ...options } = {}) {
      browser ??= launchBrowser();
      const context = await (await browser).newContext({
        baseURL: running().server.url,
        viewport: { width: 390, height: 844 },
        locale: "en-US",
        timezoneId: "UTC",
        ...options,
      });
      context.setDefaultTimeout(15_000);
      contexts.set(context, await watch(context, expected));
      return context.newPage();
    },
  };
}
