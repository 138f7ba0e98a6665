// The worker between a signed-in user's pages and the network: build files are cached, plan pages are kept for their owner and
// shown if the network is silent, and everything else passes through unchanged.

import { CacheFirst, ExpirationPlugin, Serwist } from "serwist";
import {
  addressToKeep,
  COPY_HEADER,
  isNarrowed,
  NEAR_MS,
  NOBODY,
  readDropWish,
  readKeepWish,
  readNearWish,
  VIEWER_HEADER,
} from "~/domain/offline/kept-pages.ts";
import { dropIfGone, dropPlan, findPage, forgetOthers, keepPage, keptPages } from "./plan-pages.ts";
import { forgetOtherLanguage, hasOtherLanguage, keepOfflinePage, offlinePage } from "./serve-offline.ts";
import { moveNotices, openNotice, renewNotices, showNotice } from "./show-notices.ts";

/** How long to wait for the network if there is a kept page to show instead. */
const PATIENCE_MS = 3000;
/** A burst of changes makes one copy. */
const BURST_MS = 2000;

const wishes = new Map<string, object>();

/** The requested page; without a network the kept one, or the offline page. */
async function answerPage(event: ExtendableEvent, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const fresh = fromNetwork(event, request);
  event.waitUntil(fresh.then(renewNotices).catch(() => {}));
  try {
    const quick = (await findPage(url)) ? await within(PATIENCE_MS, fresh) : await fresh;
    return quick ?? (await findPage(url)) ?? (await fresh);
  } catch {
    return (await findPage(url)) ?? (await offlinePage(url));
  }
}

/** The data of a page opened within another. It is never kept, but it says who is signed in. */
async function answerData(event: ExtendableEvent, request: Request): Promise<Response> {
  const answer = await fetch(request);
  event.waitUntil(forgetOthers(answer.headers.get(VIEWER_HEADER)));
  if (answer.status === 404) event.waitUntil(dropIfGone(new URL(request.url)));
  return answer;
}

/** Keeps a page after a moment, unless it changes again by then. */
async function keepSoon(url: URL): Promise<void> {
  const wish = {};
  wishes.set(url.href, wish);
  await new Promise((done) => setTimeout(done, BURST_MS));
  if (wishes.get(url.href) !== wish) return;
  wishes.delete(url.href);
  await keepCopy(url);
}

/**
 * Keeps pages near the open one that aren't kept yet or are out of date, one at a time because nobody is
 * waiting for them.
 */
async function keepNear(urls: readonly URL[]): Promise<void> {
  for (const url of urls) {
    const known = (await keptPages()).find((page) => page.url === url.href);
    if (!known || Date.now() - known.at > NEAR_MS) await keepCopy(url);
  }
}

async function keepCopy(url: URL): Promise<void> {
  const headers = { Accept: "text/html", [COPY_HEADER]: "1" };
  const answer = await fetch(url, { headers, redirect: "manual" }).catch(() => null);
  // A plan page redirects when nobody is signed in anymore.
  if (answer?.type === "opaqueredirect") await forgetOthers(NOBODY);
  else if (answer) await learn(url, answer);
}

async function fromNetwork(event: ExtendableEvent, request: Request): Promise<Response> {
  const preloaded: Response | undefined =
    event instanceof FetchEvent ? await event.preloadResponse : undefined;
  const answer = preloaded ?? (await fetch(request));
  event.waitUntil(learn(new URL(request.url), answer));
  return answer;
}

/** Call it before the answer's body is read, because keeping a page clones it. */
function learn(url: URL, answer: Response): Promise<unknown> {
  return Promise.all([forgetOthers(answer.headers.get(VIEWER_HEADER)), keepAnswer(url, answer)]);
}

/** A page is kept as it is without the parameters that choose among what it has. */
async function keepAnswer(url: URL, answer: Response): Promise<void> {
  if (isNarrowed(url)) await keepCopy(addressToKeep(url));
  else await keepPage(url, answer.clone());
}

/** What a promise resolves to, or undefined if it takes longer. */
function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> {
  const patience = new Promise<undefined>((done) => setTimeout(done, ms));
  return Promise.race([promise, patience]);
}

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

self.addEventListener("push", (event) => event.waitUntil(showNotice(event.data)));

self.addEventListener("notificationclick", (event) => event.waitUntil(openNotice(event.notification)));

self.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(moveNotices(event.oldSubscription)),
);

/** Whoever has chosen another language isn't shown the last one's pages until all tabs are closed. */
async function replaceOtherLanguage(): Promise<void> {
  if (await hasOtherLanguage()) await self.skipWaiting();
}

/** One at a time, because the open page needs the network more. */
async function keepAssets(event: ExtendableEvent): Promise<void> {
  for (const address of ASSETS) await assets.handle({ event, request: new Request(address) });
}
