// Which pages a browser stores for reading without a network, whose they are, and how a stored page says so.

import { readUrl } from "../urls.ts";
import { AGE_RANGES } from "../vocabulary.ts";
import { ESSENTIALITY_PARAM } from "../wardrobe/preferences.ts";
import { CALENDAR_SIZES, SECOND_YEAR_SIZES } from "../wardrobe/size-table.ts";

/**
 * On every page and on what it sends by script: the mark of the user it was made for, or `NOBODY`. Everything
 * a browser stores belongs to one mark.
 */
export const VIEWER_HEADER = "Layette-Viewer";
export const NOBODY = "none";

/** Answers a page whose user is no longer the one signed in to this browser. */
export const OTHER_VIEWER_STATUS = 409;

/** On a request that stores a page or reads it ahead, without showing it. */
export const COPY_HEADER = "Layette-Copy";

/** The meta tag of a page that wants to be stored; its content is the title it is listed under. */
export const KEPT_AS = "kept-as";

/** The attribute of a stored page's root with the time it was read, epoch milliseconds. */
export const KEPT_AT = "data-kept-at";

/** The message from a page to the worker that its content has changed. */
export type KeepWish = { keep: string };

/** The message from an open page that names its neighbors, which are then stored in the background. */
export type NearWish = { near: string[] };

/** The message from a page to the worker that a plan isn't its user's to read anymore. */
export type DropWish = { drop: string };

/** At least as many as `pagesNear` names: the other sizes, the shopping list, and the list of plans. */
const MOST_NEAR = 6;

/** A stored neighbor younger than this isn't fetched again. */
export const NEAR_MS = 24 * 60 * 60 * 1000;

/** The paths near a dashboard's; none for other pages. */
export function pagesNear(pathname: string): string[] {
  const [, plan, shown] = /^\/dashboards\/([\w-]+)\/([\w-]+)$/.exec(pathname) ?? [];
  if (!plan || !AGE_RANGES.some((ageRange) => ageRange === shown)) return [];
  const base = `/dashboards/${plan}`;
  const isLater = SECOND_YEAR_SIZES.some((ageRange) => ageRange === shown);
  const others = (isLater ? SECOND_YEAR_SIZES : CALENDAR_SIZES).filter((ageRange) => ageRange !== shown);
  return [
    ...others.map((ageRange) => `${base}/${ageRange}`),
    `${base}/shopping-list?for=${shown}`,
    "/dashboards",
  ];
}

/** As many pages as anyone opens while shopping. */
export const MOST_KEPT = 20;

/** The idle life of a session: after that, the page's user may no longer be signed in here. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const CACHE_PREFIX = "plans:";

/** Whether an address filters its page. */
export function isFiltered({ searchParams }: URL): boolean {
  return searchParams.has(ESSENTIALITY_PARAM);
}

/** The address that leads to Today on the plan that was open last. */
export const TODAY_PATH = "/today";

/** Whether a path is Today of a plan: its page has all that its parameters choose from, so that one copy serves each of them. */
export function isToday(pathname: string): boolean {
  return /^\/dashboards\/[\w-]+\/today$/.test(pathname);
}

/** Whether an address has parameters that its kept copy doesn't. */
export function isNarrowed(url: URL): boolean {
  return isFiltered(url) || (isToday(url.pathname) && url.search !== "");
}

/** The address to keep a page under, without the filter, so that the kept page shows the plan's answer. */
export function addressToKeep({ href }: URL): URL {
  const url = new URL(href);
  // Deleting nothing may still respell the query.
  if (isFiltered(url)) url.searchParams.delete(ESSENTIALITY_PARAM);
  if (isToday(url.pathname)) url.search = "";
  url.hash = "";
  return url;
}

/** The name of the cache for a mark. */
export function cacheOf(viewer: string): string {
  return `${CACHE_PREFIX}${viewer}`;
}

export function isPlanCache(name: string): boolean {
  return name.startsWith(CACHE_PREFIX);
}

/**
 * The caches to delete once a page has said who it was made for: everyone else's, or all of them for nobody.
 * None if the page doesn't say.
 */
export function cachesToDelete(names: readonly string[], viewer: string | null): string[] {
  if (viewer === null) return [];
  return names.filter((name) => isPlanCache(name) && (viewer === NOBODY || name !== cacheOf(viewer)));
}

/** The title that a page wants to be stored under, as HTML; null if it doesn't want to be. */
export function keptName(html: string): string | null {
  return new RegExp(`<meta name="${KEPT_AS}" content="([^"]+)"`).exec(html)?.[1] ?? null;
}

/** The page with the time it was read, epoch milliseconds. */
export function markKept(html: string, at: number): string {
  return html.replace("<html ", `<html ${KEPT_AT}="${at}" `);
}

/** The address to store in a page's message; null for other messages and other origins. */
export function readKeepWish(data: unknown, origin: string): URL | null {
  if (typeof data !== "object" || data === null || !("keep" in data) || typeof data.keep !== "string")
    return null;
  const read = readUrl(data.keep);
  const url = read && addressToKeep(read);
  return url?.origin === origin ? url : null;
}

/** The id in a page's message about a plan that is gone; null in other messages. */
export function readDropWish(data: unknown): string | null {
  const id = typeof data === "object" && data !== null && "drop" in data ? data.drop : null;
  return typeof id === "string" && /^[\w-]+$/.test(id) ? id : null;
}

/** The plan of a page, also of the data behind it; null for pages of no plan in the address. */
export function planOfPath(pathname: string): string | null {
  return /^\/dashboards\/([\w-]+)\/[\w-]+(?:\.data)?$/.exec(pathname)?.[1] ?? null;
}

/** The path of the list of all plans that its user may read. */
export const LIST_PATH = "/dashboards";

/** The neighbors to store in a page's message; none in other messages. */
export function readNearWish(data: unknown, origin: string): URL[] {
  if (typeof data !== "object" || data === null || !("near" in data) || !Array.isArray(data.near)) return [];
  return data.near.slice(0, MOST_NEAR).flatMap((keep: unknown) => readKeepWish({ keep }, origin) ?? []);
}
