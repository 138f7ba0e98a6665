// The worker between a signed-in user's pages and the network: build files are cached, plan pages are kept
// for their owner, and everything else passes through unchanged.
import { CacheFirst, ExpirationPlugin, Serwist } from "serwist";
import { readDropWish, readKeepWish, readNearWish } from "~/domain/offline/kept-pages.ts";
import { answerData, answerPage, keepNear, keepSoon } from "./kept-answers.ts";
import { dropPlan } from "./plan-pages.ts";
import { forgetOtherLanguage, hasOtherLanguage, keepOfflinePage } from "./serve-offline.ts";

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: the addresses of its files. */
declare const ASSETS: readonly string[];

/** About three builds, so that a page still open, or kept, finds the files it was built with. */
const MOST_ASSETS = 400;

const assets = new CacheFirst({
  cacheName: "assets",
  plugins: [new ExpirationPlugin({ maxEntries: MOST_ASSETS, maxAgeFrom: "last-used" })],
});

const serwist = new Serwist({
  // Open pages keep their worker; a newer one takes over when they are gone.
  skipWaiting: false,
  clientsClaim: true,
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    { matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"), handler: assets },
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && request.mode === "navigate",
      handler: ({ event, request }) => answerPage(event, request),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith(".data"),
      handler: ({ event, request }) => answerData(event, request),
    },
  ],
});
serwist.addEventListeners();

self.addEventListener("install", (event) =>
  event.waitUntil(Promise.all([keepOfflinePage(), keepAssets(event), replaceOtherLanguage()])),
);

self.addEventListener("activate", (event) => event.waitUntil(forgetOtherLanguage()));

self.addEventListener("message", (event) => {
  const url = readKeepWish(event.data, self.location.origin);
  if (url) event.waitUntil(keepSoon(url));
  const gone = readDropWish(event.data);
  if (gone !== null) event.waitUntil(dropPlan(gone));
  const near = readNearWish(event.data, self.location.origin);
  if (near.length > 0) event.waitUntil(keepNear(near));
});

/** Whoever has chosen another language isn't shown the last one's pages until all tabs are closed. */
async function replaceOtherLanguage(): Promise<void> {
  if (await hasOtherLanguage()) await self.skipWaiting();
}

/** One at a time, because the open page needs the network more. */
async function keepAssets(event: ExtendableEvent): Promise<void> {
  for (const address of ASSETS) await assets.handle({ event, request: new Request(address) });
}
