// The page of a gift list as every giver without a reservation sees it: rendered once and kept in the Worker's memory for a few
// seconds, so that a family that opens a link at once reads the list once. It is rendered only from its address and the giver's
// country, never from cookies, and forgotten as soon as something is reserved through this Worker. Browsers and caches between
// keep nothing.
import { TOLD_HEADER, TOLD_MS } from "~/domain/reads-from.ts";
import { lruCache } from "~/lib/lru-cache.ts";
import { splitPath } from "~/words/addresses.ts";
import { pathIn } from "~/words/languages.ts";
import type { AppConfig } from "./config.server.ts";
import type { KeptPage } from "./kept-page.server.ts";
import { answerOnce, pageOf } from "./public-pages.server.ts";

/** What another Worker or a parent changes is seen after this time. */
const KEPT_MS = 5000;
const MOST_PAGES = 100;
const LIST_PATH = /^\/gifts\/([\w-]{22})$/;
const FORM_PATH = /^\/gifts\/([\w-]{22})\/\w+$/;

export interface GiftPages {
  /** The answer to a giver without cookies; null for any other request. */
  answer(
    request: Request,
    now: number,
    render: (request: Request) => Promise<Response>,
  ): Promise<Response | null>;
  /** Drops what a form that was answered with this status may have changed; `now` in epoch milliseconds. */
  forget(request: Request, status: number, now: number): void;
}

/** The kept lists of one deployment. */
export function giftPages({ origin }: Pick<AppConfig, "origin">): GiftPages {
  /** By token, then by country and language. */
  const lists = lruCache<Map<string, KeptPage>>(MOST_PAGES);
  /** How often something was forgotten: a page that was begun before isn't kept. */
  let changes = 0;
  /** When a list was last forgotten, and when all were: soon after that, pages are rendered from what a form has written. */
  const forgottenAt = lruCache<number>(MOST_PAGES);
  let allForgottenAt = Number.NEGATIVE_INFINITY;

  return {
    async answer(request, now, render) {
      const asked = askedList(request);
      if (asked === null) return null;
      const { token, path } = asked;
      const country = countryOf(request);
      const look = `${country} ${path}`;
      const known = lists.get(token)?.get(look);
      if (known && known.until > now) return answerWith(known, request);
      const before = changes;
      const isTold = now - Math.max(forgottenAt.get(token) ?? allForgottenAt, allForgottenAt) < TOLD_MS;
      const headers = isTold ? { [TOLD_HEADER]: "1" } : {};
      const answer = await render(new Request(`${origin}${path}`, { headers, cf: { country } }));
      const page = await pageOf(answer, origin, now + KEPT_MS);
      if (page instanceof Response) return answerOnce(page, request);
      if (changes === before) keep(token, look, page);
      return answerWith(page, request);
    },
    forget({ method, url }, status, now) {
      if (method !== "POST" || status >= 400) return;
      const { path } = splitPath(new URL(url).pathname);
      if (!path.includes("/gifts")) return;
      changes += 1;
      const [, token] = FORM_PATH.exec(path) ?? [];
      // The link of a mail and the parents' own forms don't name the list's address.
      if (token === undefined) {
        lists.clear();
        allForgottenAt = now;
      } else {
        lists.set(token, new Map());
        forgottenAt.set(token, now);
      }
    },
  };

  function keep(token: string, look: string, page: KeptPage): void {
    lists.set(token, new Map([...(lists.get(token) ?? []), [look, page]]));
  }
}

/** The token of a list that someone without any cookie asks for, and its path; null for any other request. */
function askedList({ method, url, headers }: Request): { token: string; path: string } | null {
  if (method !== "GET" && method !== "HEAD") return null;
  if (headers.has("Cookie") || headers.has("Authorization")) return null;
  const { pathname, search } = new URL(url);
  const { language, path } = splitPath(pathname);
  const token = LIST_PATH.exec(path)?.[1];
  return search === "" && token !== undefined ? { token, path: pathIn(language, path) } : null;
}

function countryOf({ cf }: Request): string {
  const country = cf?.country;
  return typeof country === "string" ? country : "XX";
}

function answerWith({ body, headers }: KeptPage, { method }: Request): Response {
  const answer = new Response(method === "HEAD" ? null : body, { headers: [...headers] });
  answer.headers.set("Cache-Control", "no-store");
  answer.headers.delete("ETag");
  return answer;
}
