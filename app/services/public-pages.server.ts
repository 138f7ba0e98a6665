// Pages that are the same for every unknown visitor: rendered once and kept in the Worker's memory. A page
// joins by its handle (`sameFor`). It is rendered only from its address, without a visitor's cookies, headers,
// host, or unknown parameters, so no visitor can poison it. The platform's cache in front of the Worker keeps
// the answers too, by path and parameters: it looks at no host, and at cookies only because of `Vary`.
import { toDay } from "~/domain/calendar.ts";
import { namesDays, planPath, readPlanAddress } from "~/domain/public/plan-address.ts";
import { readWearPath, wearPath } from "~/domain/public/wear-address.ts";
import { splitPath } from "~/language/addresses.ts";
import { pathIn } from "~/language/languages.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { lruCache } from "~/lib/lru-cache.ts";
import type { AppConfig } from "./config.server.ts";
import { contentSecurityPolicy } from "./content-policy.server.ts";
import { pageCompleter, type ReadFile, type WholePage } from "./whole-page.server.ts";

/** Short, because pages show the year, and an example may show a date. */
const KEPT_MS = 5 * 60 * 1000;
const MOST_PAGES = 100;
/**
 * Instant plans and outfits have a cache of their own: there are millions of plans and thousands of outfits, and they must not push
 * out the others.
 */
const MOST_PLANS = 150;
const MOST_OUTFITS = 100;
const LONGEST_VALUE = 64;

/**
 * For the platform's cache alone, which takes it out of the answer (Workers Caching). It overrules `Cache-Control`, by which
 * browsers still ask each time.
 */
export const EDGE_HEADER = "Cloudflare-CDN-Cache-Control";
/** After the time that a page is kept in memory, whoever asks first gets the old page from the edge, and the edge a new one. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** The search parameters that change a page, by its path in English; all others are ignored. */
type SamePages = ReadonlyMap<string, readonly string[]>;

export interface KeptPage {
  body: Uint8Array<ArrayBuffer>;
  headers: readonly [string, string][];
  etag: string;
  until: number;
}

export interface PublicPages {
  /** The answer to a stranger's request for a public page, rendered once at most; null for other requests. */
  answer(
    request: Request,
    now: number,
    render: (request: Request) => Promise<Response>,
  ): Promise<Response | null>;
}

/** The public pages of one build of one deployment, each made whole from the build's files. */
export function publicPages(
  { origin }: Pick<AppConfig, "origin">,
  buildId: string,
  { same, readFile }: { same: SamePages; readFile: ReadFile },
): PublicPages {
  const complete = pageCompleter(readFile);
  const pages = lruCache<KeptPage>(MOST_PAGES);
  const shelves = [
    { of: "/plan/", kept: lruCache<KeptPage>(MOST_PLANS) },
    { of: "/wear/", kept: lruCache<KeptPage>(MOST_OUTFITS) },
  ];

  return {
    async answer(request, now, render) {
      const address = publicAddress(request, origin, same);
      if (address === null) return null;
      const key = `${buildId} ${address}`;
      const kept = shelves.find((shelf) => address.includes(shelf.of))?.kept ?? pages;
      const known = kept.get(key);
      if (known && known.until > now) return answerWith(known, request, edgeCaching(request, address, now));
      const until = Math.min(now + KEPT_MS, trueUntil(address, now));
      const page = await pageOf(await render(new Request(address)), origin, until, complete);
      if (page instanceof Response) return answerOnce(page, request);
      kept.set(key, page);
      return answerWith(page, request, edgeCaching(request, address, now));
    },
  };
}

/** The cookie that says how new the data must be that its reader gets. No kept page has anything that its reader could have changed. */
const WROTE = /^(?:__Host-)?wrote(?:=|$)/;

/** Whether a request says nothing about who sends it: no credentials, and no cookie but that of a reader's own writes. */
export function isStranger({ headers }: Pick<Request, "headers">): boolean {
  if (headers.has("Authorization")) return false;
  const cookies = headers.get("Cookie")?.split(";") ?? [];
  return cookies.map((cookie) => cookie.trim()).every((cookie) => cookie === "" || WROTE.test(cookie));
}

/** Until when a page that is rendered now is true, epoch milliseconds: a plan that names days says on the next one something else. */
function trueUntil(address: string, now: number): number {
  const { pathname, searchParams } = new URL(address);
  const { language, path } = splitPath(pathname);
  const plan = readPlanAddress(path, searchParams, language);
  const isOfToday = plan !== null && namesDays(plan.month, toDay(new Date(now)));
  return isOfToday ? now - (now % DAY_MS) + DAY_MS : Number.POSITIVE_INFINITY;
}

/**
 * What the platform's cache does with a page that is true now (`EDGE_HEADER`). It must not keep a copy for each value of a
 * cookie.
 */
function edgeCaching({ headers }: Request, address: string, now: number): string {
  if (headers.has("Cookie")) return "no-store";
  const left = Math.min(KEPT_MS + DAY_MS, trueUntil(address, now) - now);
  const fresh = Math.min(KEPT_MS, left);
  return `public, max-age=${Math.floor(fresh / 1000)}, stale-while-revalidate=${Math.floor((left - fresh) / 1000)}`;
}

/**
 * The address that a public page is rendered from, on the configured origin; null if the request asks for
 * something else or isn't a stranger's, since its answer may then differ.
 */
export function publicAddress(request: Request, origin: string, same: SamePages): string | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  if (!isStranger(request)) return null;
  const { pathname, searchParams } = new URL(request.url);
  const { language, path } = splitPath(pathname);
  const plan = readPlanAddress(path, searchParams, language);
  if (plan) return `${origin}${pathIn(language, planPath(plan))}`;
  const wear = readWearPath(path);
  if (wear) return wearPath(wear) === path ? `${origin}${pathname}` : null;
  // The home page of a language has one spelling.
  if (pathname !== pathIn(language, path)) return null;
  const allowed = same.get(path);
  if (!allowed) return null;
  const given = allowed.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  if (given.some(([, value = ""]) => value.length > LONGEST_VALUE)) return null;
  return `${origin}${pathname}${given.length > 0 ? `?${new URLSearchParams(given)}` : ""}`;
}

/** A script that is one of our files and nothing else. */
const FILE_SCRIPT = /<script type="module" src="(\/assets\/[\w.~-]+\.js)"><\/script>/g;

/** A page with all that it needs in files. */
const AS_IT_IS = async (html: string): Promise<WholePage> => ({ html, styles: [], scripts: [] });

/**
 * A rendered answer as cached, with what `complete` brings into it; the answer itself unless it is a page without cookies whose
 * only scripts are our files, which its policy names.
 */
export async function pageOf(
  answer: Response,
  origin: string,
  until: number,
  complete = AS_IT_IS,
): Promise<KeptPage | Response> {
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  if (answer.status !== 200 || !isPage || answer.headers.has("Set-Cookie")) return answer;
  const rendered = await answer.text();
  // The framework marks links with one answer's nonce, which they don't need.
  const text = rendered.replace(/ nonce="[\w+/=]*"/g, "");
  // Any other script would need the nonce.
  if (/<script\b/i.test(text.replace(FILE_SCRIPT, ""))) return new Response(rendered, answer);
  const whole = await complete(text).catch((error: unknown) => {
    log.error("page_not_completed", errorFacts(error));
    return AS_IT_IS(text);
  });
  const files = [...whole.html.matchAll(FILE_SCRIPT)].flatMap(([, path]) => (path ? [path] : []));
  const scripts = [...files, ...(await Promise.all(whole.scripts.map(hashSource)))];
  const styles = await Promise.all(whole.styles.map(hashSource));
  const body = new TextEncoder().encode(whole.html);
  const headers = new Headers(answer.headers);
  headers.set("Content-Security-Policy", contentSecurityPolicy({ nonce: null, origin, scripts, styles }));
  headers.set("Cache-Control", "public, max-age=0, must-revalidate");
  headers.set("Vary", "Cookie");
  const etag = `"${hex(await crypto.subtle.digest("SHA-256", body)).slice(0, 32)}"`;
  headers.set("ETag", etag);
  return { body, headers: [...headers], etag, until };
}

/** An answer that isn't kept, for the request that it was rendered for. */
export function answerOnce(answer: Response, { method }: Request): Response {
  return method === "HEAD" ? new Response(null, answer) : answer;
}

function answerWith({ body, headers: kept, etag }: KeptPage, request: Request, edge: string): Response {
  const headers: [string, string][] = [...kept, [EDGE_HEADER, edge]];
  const isKnown = request.headers
    .get("If-None-Match")
    ?.split(",")
    .some((tag) => tag.trim().replace(/^W\//, "") === etag);
  if (isKnown) return new Response(null, { status: 304, headers });
  const answer = new Response(request.method === "HEAD" ? null : body, { headers });
  if (request.method === "HEAD") answer.headers.set("Content-Length", String(body.byteLength));
  return answer;
}

/** What a policy calls the text of a script or style that may stand in the document. */
async function hashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
