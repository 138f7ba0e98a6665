// Which pages a browser keeps for reading without a network, whose they are, and how a kept page says so.
import { AGE_RANGES } from "../vocabulary.ts";

/** Of every page, and of what it sends by script: a mark of whoever it was made for, or `NOBODY`. What a browser keeps belongs to one mark. */
export const VIEWER_HEADER = "Layette-Viewer";
export const NOBODY = "none";

/** The answer to what a page sends for somebody who is not signed in in this browser any more, but another is. */
export const OTHER_VIEWER_STATUS = 409;

/** Of a request by which a page is kept and not looked at. */
export const COPY_HEADER = "Layette-Copy";

/** The meta tag with which a page asks to be kept; its content is the name under which it is offered. */
export const KEPT_AS = "kept-as";

/** The attribute of a kept page's root that tells when it was read, epoch milliseconds. */
export const KEPT_AT = "data-kept-at";

/** What a page says to the worker when what it shows has changed. */
export interface KeepWish {
  keep: string;
}

/** What an open page says that lies near others, which are kept quietly so that they can be read as well. */
export interface NearWish {
  near: string[];
}

/** The list of plans, and of a plan the other sizes and what is to get. */
const MOST_NEAR = 6;

/** A page that is kept already is not read again only because one near it is open, for so long. */
export const NEAR_MS = 24 * 60 * 60 * 1000;

/** The addresses near that of a dashboard; none of other pages. */
export function pagesNear(pathname: string): string[] {
  const [, plan, shown] = /^\/dashboards\/([\w-]+)\/([\w-]+)$/.exec(pathname) ?? [];
  if (!plan || !AGE_RANGES.some((ageRange) => ageRange === shown)) return [];
  const base = `/dashboards/${plan}`;
  const others = AGE_RANGES.filter((ageRange) => ageRange !== shown);
  return [
    ...others.map((ageRange) => `${base}/${ageRange}`),
    `${base}/shopping-list?for=${shown}`,
    "/dashboards",
  ];
}

/** As many pages as anybody opens in a shop. */
export const MOST_KEPT = 20;

/** As long as a session lives unused: after that nobody is sure to be signed in here. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const PLAN_PAGE = new RegExp(
  `^/(?:dashboards(?:/[\\w-]+/(?:${AGE_RANGES.join("|")}|shopping-list))?|travel-plans/[\\w-]+)$`,
);
const CACHE_PREFIX = "plans:";

/** Whether an address may be that of a page to keep: the list of plans, a dashboard, a shopping list or a packing list. */
export function isKeptPath(pathname: string): boolean {
  return PLAN_PAGE.test(pathname);
}

/** The name of the cache of whoever bears a mark. */
export function cacheOf(viewer: string): string {
  return `${CACHE_PREFIX}${viewer}`;
}

export function isPlanCache(name: string): boolean {
  return name.startsWith(CACHE_PREFIX);
}

/**
 * The caches to be deleted once a page has said whom it was made for: everybody else's, and all of them for nobody. None
 * where the page does not say.
 */
export function cachesToDelete(names: readonly string[], viewer: string | null): string[] {
  if (viewer === null) return [];
  return names.filter((name) => isPlanCache(name) && (viewer === NOBODY || name !== cacheOf(viewer)));
}

/** The name under which a page asks to be kept, as HTML; null for a page that does not ask. */
export function keptName(html: string): string | null {
  return new RegExp(`<meta name="${KEPT_AS}" content="([^"]+)"`).exec(html)?.[1] ?? null;
}

/** The page with the mark of when it was read, epoch milliseconds. */
export function markKept(html: string, at: number): string {
  return html.replace("<html ", `<html ${KEPT_AT}="${at}" `);
}

/** The wish in what a page has said; null for anything else, and for other addresses than those of pages to keep. */
export function readKeepWish(data: unknown, origin: string): URL | null {
  if (typeof data !== "object" || data === null || !("keep" in data) || typeof data.keep !== "string")
    return null;
  if (!URL.canParse(data.keep)) return null;
  const url = new URL(data.keep);
  url.hash = "";
  return url.origin === origin && isKeptPath(url.pathname) ? url : null;
}

/** The pages to keep that lie near the open one; none in anything else that a page may say. */
export function readNearWish(data: unknown, origin: string): URL[] {
  if (typeof data !== "object" || data === null || !("near" in data) || !Array.isArray(data.near)) return [];
  return data.near.slice(0, MOST_NEAR).flatMap((keep: unknown) => readKeepWish({ keep }, origin) ?? []);
}
