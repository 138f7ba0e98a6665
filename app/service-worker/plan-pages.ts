// The plan pages that are kept in this browser, in a cache named after its owner's mark.
//
// Every answer says whose it is. A page goes into the cache of that mark and no other, and the same answer deletes everyone
// else's caches; it doesn't matter which is done first. Kept by address alone, one person's plan would be shown to the next who
// uses the browser without a network. A page that is kept again is deleted first and then put, which makes it the newest, and
// only then the oldest beyond the limit go, so the page that was just read is never among them. A page that isn't found, or a
// list without its plan, deletes what was kept of that plan in all caches, so that nobody reads offline what they may no
// longer open.
import {
  addressToKeep,
  cacheOf,
  cachesToDelete,
  isFiltered,
  isNarrowed,
  isPlanCache,
  isToday,
  KEPT_MS,
  keptName,
  LIST_PATH,
  MOST_KEPT,
  markKept,
  NOBODY,
  planOfPath,
  TODAY_PATH,
  VIEWER_HEADER,
} from "~/domain/offline/kept-pages.ts";

const AT = "Kept-At";
const NAME = "Kept-Name";
/** Headers that describe the transferred bytes, not the text that is kept. */
const OF_TRANSFER = ["Content-Encoding", "Content-Length", "Server-Timing"];

export interface KeptPage {
  url: string;
  /** As HTML. */
  name: string;
  /** Epoch milliseconds. */
  at: number;
}

/** Keeps an answer if it is a user's page that asks to be kept; deletes the kept copy of a page that is gone. */
export async function keepPage(url: URL, answer: Response): Promise<void> {
  const viewer = answer.headers.get(VIEWER_HEADER);
  if (viewer !== null && viewer !== NOBODY && answer.status === 404) {
    await dropIfGone(url);
    await (await caches.open(cacheOf(viewer))).delete(url);
  }
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  if (answer.status !== 200 || viewer === null || viewer === NOBODY || !isPage) return;
  const html = await answer.text();
  if (url.pathname === LIST_PATH) await dropUnlisted(html);
  const name = keptName(html);
  if (name === null) return;
  const at = Date.now();
  const headers = new Headers(answer.headers);
  for (const header of OF_TRANSFER) headers.delete(header);
  headers.set(AT, String(at));
  headers.set(NAME, encodeURIComponent(name));
  const cache = await caches.open(cacheOf(viewer));
  // Storing a page again moves it to the end.
  await cache.delete(url);
  await cache.put(url, new Response(markKept(html, at), { headers }));
  const requests = await cache.keys();
  for (const oldest of requests.slice(0, Math.max(0, requests.length - MOST_KEPT)))
    await cache.delete(oldest);
}

/** Deletes all kept pages of a plan, once one of them isn't found: also its trips, and the list that has it. */
export async function dropIfGone(url: URL): Promise<void> {
  const plan = planOfPath(url.pathname);
  const path = url.pathname.replace(/\.data$/, "");
  // A mistyped address of a plan that is still there was never kept.
  const wasKept = (await keptPages()).some((page) => new URL(page.url).pathname === path);
  if (plan !== null && wasKept) await dropPlan(plan);
}

/** Deletes all kept pages that have anything of a plan, which each names by its id. */
export async function dropPlan(planId: string): Promise<void> {
  await dropPages(async (_, page) => (await page.text()).includes(planId));
}

/** Deletes the kept pages of plans that the list of plans doesn't have. */
async function dropUnlisted(list: string): Promise<void> {
  await dropPages(async (url) => {
    const plan = planOfPath(url.pathname);
    return plan !== null && !list.includes(plan);
  });
}

async function dropPages(isOver: (url: URL, page: Response) => Promise<boolean>): Promise<void> {
  for (const cacheName of (await caches.keys()).filter(isPlanCache)) {
    const cache = await caches.open(cacheName);
    for (const request of await cache.keys()) {
      const page = await cache.match(request);
      if (page && (await isOver(new URL(request.url), page))) await cache.delete(request);
    }
  }
}

/** Deletes the pages of everyone except the viewer; does nothing if the page doesn't name one. */
export async function forgetOthers(viewer: string | null): Promise<void> {
  const names = cachesToDelete(await caches.keys(), viewer);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * The kept page of an address, or a redirect to the last kept page of the same plan and kind. A filtered
 * address redirects to the page without the filter.
 */
export async function findPage(url: URL): Promise<Response | null> {
  const pages = await keptPages();
  if (url.pathname === TODAY_PATH) return toToday(url, pages);
  const { href } = addressToKeep(url);
  const same = pages.find((page) => page.url === href);
  if (same) return isFiltered(url) ? Response.redirect(href) : ((await caches.match(href)) ?? null);
  const alike = pages.find((page) => new URL(page.url).pathname === url.pathname);
  return alike ? Response.redirect(alike.url) : null;
}

/** Leads to the Today that was read last, in the situation that the address names. */
function toToday({ search }: URL, pages: readonly KeptPage[]): Response | null {
  const newest = pages.find((page) => isToday(new URL(page.url).pathname));
  return newest ? Response.redirect(`${newest.url}${search}`) : null;
}

/** All kept pages, newest first; deletes those that are too old, and filtered ones of earlier workers. */
export async function keptPages(): Promise<KeptPage[]> {
  const pages: KeptPage[] = [];
  for (const cacheName of (await caches.keys()).filter(isPlanCache)) {
    const cache = await caches.open(cacheName);
    for (const request of await cache.keys()) {
      const headers = (await cache.match(request))?.headers;
      const at = Number(headers?.get(AT));
      const isOld = Date.now() - at > KEPT_MS;
      if (isOld || isNarrowed(new URL(request.url))) await cache.delete(request);
      else pages.push({ url: request.url, name: decodeURIComponent(headers?.get(NAME) ?? ""), at });
    }
  }
  return pages.reverse();
}
