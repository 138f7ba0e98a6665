// Pages that are the same for every unknown visitor: rendered once and kept in the Worker's memory. A page
// joins by its handle (`sameFor`). It is rendered only from its address, without a visitor's cookies, headers,
// host, or unknown parameters, so no visitor can poison it. The platform's cache in front of the Worker keeps
// the answers too, by path and parameters: it looks at no host, and at cookies only because of `Vary`.
// A few of these pages come from the build before anyone asks here (built-pages.server.ts).
import { toDay } from "~/domain/calendar.ts";
import { namesDays, planPath, readPlanAddress } from "~/domain/public/plan-address.ts";
import { readWearPath, wearPath } from "~/domain/public/wear-address.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { lruCache } from "~/lib/lru-cache.ts";
import { splitPath } from "~/words/addresses.ts";
import { pathIn } from "~/words/languages.ts";
import type { AppConfig } from "./config.server.ts";
import { contentSecurityPolicy } from "./content-policy.server.ts";
import {
  answerWith,
  DAY_MS,
  edgeCaching,
  isStranger,
  KEPT_MS,
  type KeptPage,
  tagOf,
} from "./kept-page.server.ts";
import { pageCompleter, type ReadFile, type WholePage } from "./whole-page.server.ts";

const MOST_PAGES = 100;
/**
 * Instant plans and outfits have a cache of their own: there are millions of plans and thousands of outfits, and they must not push
 * out the others.
 */
const MOST_PLANS = 150;
const MOST_OUTFITS = 100;
const LONGEST_VALUE = 64;

/** The search parameters that change a page, by its path in English; all others are ignored. */
type SamePages = ReadonlyMap<string, readonly string[]>;

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
      if (known && known.until > now)
        return answerWith(known, request, edgeCaching(request, trueUntil(address, now) - now));
      const until = Math.min(now + KEPT_MS, trueUntil(address, now));
      const page = await pageOf(await render(new Request(address)), origin, until, complete);
      if (page instanceof Response) return answerOnce(page, request);
      kept.set(key, page);
      return answerWith(page, request, edgeCaching(request, trueUntil(address, now) - now));
    },
  };
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
  const etag = await tagOf(body);
  headers.set("ETag", etag);
  return { body, headers: [...headers], etag, until };
}

/** An answer that isn't kept, for the request that it was rendered for. */
export function answerOnce(answer: Response, { method }: Request): Response {
  return method === "HEAD" ? new Response(null, answer) : answer;
}

/** What a policy calls the text of a script or style that may stand in the document. */
async function hashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
