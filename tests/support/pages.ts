// Browsers over the routes themselves: real bindings, the real middleware, any clock and any network address,
// and no build. A browser keeps its cookies and follows no redirect.
import { env } from "cloudflare:workers";
import type { RouterContextProvider, StaticHandler } from "react-router";
import { routesContext } from "~/http/context.ts";
import { requestContext } from "~/http/request-context.server.ts";
import { newId } from "~/lib/new-id.ts";
import { type HeldQueues, heldQueues } from "./held-queues.ts";
import { OWN_ORIGIN } from "./live-sockets.ts";
import { findForm, routesAt } from "./site-routes.ts";

export interface PageAnswer {
  status: number;
  /** Where it leads, as a path; null for a page. */
  location: string | null;
  /** What a page's loaders and action have answered, as one text. */
  text: string;
  headers: Headers;
  setCookies: string[];
}

export interface Browser {
  /** By name, as a browser keeps them. */
  readonly cookies: Map<string, string>;
  /** The instant of the next request. */
  now: number;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<PageAnswer>;
  post(path: string, form: Readonly<Record<string, string>>, headers?: HeadersInit): Promise<PageAnswer>;
}

export interface BrowserWish {
  now?: number;
  /** The client's network address; if none is named, one that no other browser has. */
  address?: string;
  userAgent?: string;
  cookies?: Iterable<readonly [string, string]>;
  queues?: HeldQueues;
  bindings?: Readonly<Record<string, unknown>>;
}

/** A browser; the queues hold what its requests send. */
export function aBrowser(wish: BrowserWish = {}): Browser {
  const { address = newId(), userAgent = "Mozilla/5.0", queues = heldQueues() } = wish;
  const bindings = { ...env, ...queues.bindings, ...wish.bindings };
  const background: Promise<unknown>[] = [];

  async function send(path: string, init: RequestInit): Promise<PageAnswer> {
    const headers = new Headers(init.headers);
    headers.set("CF-Connecting-IP", address);
    headers.set("User-Agent", userAgent);
    if (browser.cookies.size > 0) {
      headers.set("Cookie", [...browser.cookies].map((pair) => pair.join("=")).join("; "));
    }
    const request = new Request(`${OWN_ORIGIN}${path}`, { ...init, headers });
    const waitUntil = (work: Promise<unknown>) => void background.push(work);
    const context = requestContext(request, bindings, { waitUntil }, browser.now);
    context.set(routesContext, { formAt: findForm, inSitemap: [] });
    const { site, isPage } = await routesAt(request.url);
    const answer = await (isPage ? open : ask)(site, request, context);
    await Promise.all(background.splice(0));
    if (!(answer instanceof Response)) throw new Error("The page has answered nothing");
    for (const set of answer.headers.getSetCookie()) keep(set);
    return {
      status: answer.status,
      location: answer.headers.get("Location"),
      text: await answer.text(),
      headers: answer.headers,
      setCookies: answer.headers.getSetCookie(),
    };
  }

  function keep(set: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    if (/; Max-Age=0\b/.test(set)) browser.cookies.delete(name);
    else browser.cookies.set(name, value);
  }

  const browser: Browser = {
    cookies: new Map(wish.cookies),
    now: wish.now ?? Date.now(),
    get: (path, headers = {}) => send(path, { headers }),
    post(path, form, headers = {}) {
      const body = new URLSearchParams(form).toString();
      const type = { "Content-Type": "application/x-www-form-urlencoded", Origin: OWN_ORIGIN };
      return send(path, { method: "POST", body, headers: { ...type, ...headers } });
    },
  };
  return browser;
}

/** Opens a page; returns what its loaders and its action have answered. */
function open(site: StaticHandler, request: Request, context: RouterContextProvider): Promise<unknown> {
  return site.query(request, {
    requestContext: context,
    async generateMiddlewareResponse(query) {
      const result = await query(request);
      if (result instanceof Response) return result;
      const { statusCode, loaderData, actionData, errors, loaderHeaders, actionHeaders } = result;
      const sent = new Headers();
      for (const part of [...Object.values(loaderHeaders), ...Object.values(actionHeaders)]) {
        for (const [name, value] of part) sent.append(name, value);
      }
      const text = JSON.stringify({ loaderData, actionData, errors });
      return new Response(text, { status: statusCode, headers: sent });
    },
  });
}

/** Requests an address without a page. */
function ask(site: StaticHandler, request: Request, context: RouterContextProvider): Promise<unknown> {
  return site.queryRoute(request, {
    requestContext: context,
    async generateMiddlewareResponse(query) {
      const result: unknown = await query(request);
      return result instanceof Response ? result : Response.json(result);
    },
  });
}

/** Sends the sign-in form. */
export function signInWith(browser: Browser, email: string, password: string): Promise<PageAnswer> {
  return browser.post("/auth", { mode: "signin", from: "/", email, password });
}
