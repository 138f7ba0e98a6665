// Our own page for what can't be shown without a network, with a list of what can.

import { isPlanCache } from "~/domain/offline/kept-pages.ts";
import { ownMomentWords } from "~/words/en/day-words.ts";
import { OFFLINE_COPY } from "~/words/en/offline/offline-copy.ts";
import { publicPath } from "~/words/public-path.ts";
import { type KeptPage, keptPages } from "./plan-pages.ts";

const CACHE = "offline";
const ADDRESS = publicPath("/offline");

/** Fetches the page without signing in, so that it contains nothing personal. */
export async function keepOfflinePage(): Promise<void> {
  const answer = await fetch(ADDRESS, { credentials: "omit", cache: "reload" });
  if (!answer.ok) throw new Error("The offline page has not come");
  await (await caches.open(CACHE)).put(ADDRESS, answer);
}

/** Whether an earlier worker has kept pages in another language. */
export async function hasOtherLanguage(): Promise<boolean> {
  return (await otherOfflinePages()).length > 0;
}

async function otherOfflinePages(): Promise<readonly Request[]> {
  const kept = await (await caches.open(CACHE)).keys();
  return kept.filter(({ url }) => new URL(url).pathname !== ADDRESS);
}

/** Deletes what an earlier worker in another language has kept: its offline page, and plans that are in its words. */
export async function forgetOtherLanguage(): Promise<void> {
  const others = await otherOfflinePages();
  if (others.length === 0) return;
  const cache = await caches.open(CACHE);
  await Promise.all(others.map((request) => cache.delete(request)));
  await Promise.all((await caches.keys()).filter(isPlanCache).map((name) => caches.delete(name)));
}

/** The page shown in place of an address, with links to what is kept. */
export async function offlinePage(asked: URL): Promise<Response> {
  const page = await caches.match(ADDRESS, { cacheName: CACHE });
  if (!page) return Response.error();
  const list = listOf(await keptPages());
  const html = (await page.text()).replace(`href="${ADDRESS}"`, () => `href="${pathOf(asked)}"`);
  return new Response(list === null ? html : html.replace(/<p id="kept"[^<]*<\/p>/, () => list), {
    headers: page.headers,
  });
}

/** Names are already HTML: they come from the pages' own HTML. */
function listOf(pages: readonly KeptPage[]): string | null {
  if (pages.length === 0) return null;
  const lines = pages.map(({ url, name, at }) => {
    const moment = OFFLINE_COPY.asOf(ownMomentWords(at));
    return `<li class="${LINE}"><a class="${LINK}" href="${pathOf(new URL(url))}"><span class="${NAME}">${name}</span><span class="${MOMENT}">${moment}</span></a></li>`;
  });
  return `<h2 class="text-lg">${OFFLINE_COPY.readable}</h2><ul class="${LIST}">${lines.join("")}</ul>`;
}

const LIST = "mt-2 border-b border-hairline";
const LINE = "border-t border-hairline";
const LINK = "flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2 no-underline";
const NAME = "font-semibold underline underline-offset-4";
const MOMENT = "text-xs text-ink-soft";

/** One of our addresses, escaped for an attribute. */
function pathOf({ pathname, search }: URL): string {
  return `${pathname}${search}`.replaceAll("&", "&amp;").replaceAll('"', "%22");
}
