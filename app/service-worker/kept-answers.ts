// How pages are answered: by the network, or by what is kept if the network is silent.
import {
  addressToKeep,
  COPY_HEADER,
  isFiltered,
  isKeptPath,
  NEAR_MS,
  NOBODY,
  VIEWER_HEADER,
} from "~/domain/offline/kept-pages.ts";
import { dropIfGone, findPage, forgetOthers, keepPage, keptPages } from "./plan-pages.ts";
import { offlinePage } from "./serve-offline.ts";

/** How long to wait for the network if there is a kept page to show instead. */
const PATIENCE_MS = 3000;
/** A burst of changes makes one copy. */
const BURST_MS = 2000;

const wishes = new Map<string, object>();

/** The requested page; without a network the kept one, or the offline page. */
export async function answerPage(event: ExtendableEvent, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const fresh = fromNetwork(event, request);
  event.waitUntil(fresh.catch(() => {}));
  try {
    const quick = isKeptPath(url.pathname) ? await within(PATIENCE_MS, fresh) : await fresh;
    return quick ?? (await findPage(url)) ?? (await fresh);
  } catch {
    return (await findPage(url)) ?? (await offlinePage(url));
  }
}

/** The data of a page opened within another. It is never kept, but it says who is signed in. */
export async function answerData(event: ExtendableEvent, request: Request): Promise<Response> {
  const answer = await fetch(request);
  event.waitUntil(forgetOthers(answer.headers.get(VIEWER_HEADER)));
  if (answer.status === 404) event.waitUntil(dropIfGone(new URL(request.url)));
  return answer;
}

/** Keeps a page after a moment, unless it changes again by then. */
export async function keepSoon(url: URL): Promise<void> {
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
export async function keepNear(urls: readonly URL[]): Promise<void> {
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

/** A filtered page is kept as it is without the filter. */
async function keepAnswer(url: URL, answer: Response): Promise<void> {
  if (!isKeptPath(url.pathname)) return;
  if (isFiltered(url)) await keepCopy(addressToKeep(url));
  else await keepPage(url, answer.clone());
}

/** What a promise resolves to, or undefined if it takes longer. */
function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> {
  const patience = new Promise<undefined>((done) => setTimeout(done, ms));
  return Promise.race([promise, patience]);
}
