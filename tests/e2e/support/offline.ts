// A browser with its service worker, and what the worker keeps.
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { FrontedServer } from "../../support/front-server.ts";

/** The console's messages about a lost network, and about a preloaded file that the worker served. */
export const AWAY = [
  /ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_FAILED|Failed to fetch|WebSocket connection|preload/,
];

/** Waits until the worker controls the page. */
export async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** The kept addresses with their caches, without the build's own files. */
export function keptAddresses(page: Page): Promise<{ cache: string; address: string }[]> {
  return page.evaluate(async () => {
    const kept: { cache: string; address: string }[] = [];
    for (const cache of await caches.keys()) {
      if (cache === "assets") continue;
      for (const { url } of await (await caches.open(cache)).keys()) {
        kept.push({ cache, address: url.slice(location.origin.length) });
      }
    }
    return kept;
  });
}

/** Waits until an address is kept, with the given words in it. */
export async function untilKept(page: Page, address: string, words = ""): Promise<void> {
  const isKept = (wanted: { address: string; words: string }) =>
    page.evaluate(async ({ address, words }) => {
      const text = await (await caches.match(address))?.text();
      return text?.includes(words) ?? false;
    }, wanted);
  await expect.poll(() => isKept({ address, words }), { message: `${address} is kept` }).toBe(true);
}

/** Cuts off a browser's network and the server, or restores both. */
export async function setNetwork(page: Page, server: FrontedServer, isThere: boolean): Promise<void> {
  server.setReachable(isThere);
  await page.context().setOffline(!isThere);
}
