// What every request, or every form, passes before its page: one origin, headers, limits.

import { data, type MiddlewareFunction, type RouterContextProvider, redirectDocument } from "react-router";
import { ANY_BUILD, BUILD_HEADER } from "~/contracts/route-facts.ts";
import { setSecurityHeaders } from "~/services/content-policy.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import { isInsidePath, splitPath } from "~/words/addresses.ts";
import { LANGUAGE_HEADER } from "~/words/languages.ts";
import { type AppContext, appContext, routesContext } from "./context.ts";
import { endsSession } from "./cookies/sign-out.server.ts";
import { refusalOf } from "./error-statuses.server.ts";
import { refuseForeign } from "./form-page.server.ts";
import { type Refusal, refuseRequest, sentAnswer } from "./script-answers.server.ts";
import { timingHeader } from "./server-timing.server.ts";

/** Refuses requests from other sites even if the routes run without the Worker around them. */
export const sameOriginMiddleware: MiddlewareFunction<Response> = ({ request, context }, next) =>
  refuseForeign(request, context.get(appContext).config) ?? next();

/** Addresses that only receive forms have no page: 404 for GET. */
export const formsOnlyMiddleware: MiddlewareFunction<Response> = ({ request }, next) => {
  if (request.method === "GET" || request.method === "HEAD") throw data(null, { status: 404 });
  return next();
};

/** Sends scripts their form's answer (http/form-action.server.ts), and everyone else the page. */
export const answerScriptsMiddleware: MiddlewareFunction<Response> = async ({ context }, next) =>
  sentAnswer(context, await next());

/** Adds the security headers to every answer of the routes, and in development the timing. */
export const securityHeadersMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { config, nonce, reader } = context.get(appContext);
  const started = performance.now();
  const response = await next();
  if (config.isDevelopment) response.headers.set("Server-Timing", timingHeader(started, reader.trips()));
  setSecurityHeaders(response.headers, config, nonce);
  return response;
};

/**
 * Asks the browser to clear this site's data whenever an answer ends the session. A route can't do it itself:
 * for pages that send a form by script, the router passes on only cookies.
 */
export const clearSiteDataMiddleware: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  // Caches store nothing personal, and the rest is the same for everyone.
  if (endsSession(response.headers)) response.headers.set("Clear-Site-Data", '"storage"');
  return response;
};

/**
 * Inside the product no address names a language: whoever comes there from a public page of one, such as by signing in, goes on
 * without it. So does the home page's own second spelling.
 */
export const leaveLanguageMiddleware: MiddlewareFunction<Response> = ({ request, url, context }, next) => {
  const { language, path } = splitPath(url.pathname);
  if (language === "en" || request.method === "POST") return next();
  const { origin } = context.get(appContext).config;
  if (isInsidePath(path)) throw redirectDocument(`${origin}${path}${url.search}`);
  if (path === "/" && url.pathname.endsWith("/"))
    throw redirectDocument(`${origin}/${language}${url.search}`, 308);
  return next();
};

/**
 * Has a tab that was opened before a release load its page anew (F46): its scripts don't know the answers of newer ones. Whoever asks
 * by scripts says the language of the page, and since this is there also its build.
 */
export const sameBuildMiddleware: MiddlewareFunction<Response> = ({ request, url, context }, next) => {
  const { browserBuild } = context.get(routesContext);
  const built = request.headers.get(BUILD_HEADER);
  const isReading = request.method === "GET" && new URL(request.url).pathname.endsWith(".data");
  const isOfPage = isReading && request.headers.has(LANGUAGE_HEADER);
  if (!isOfPage || !browserBuild || built === browserBuild || built === ANY_BUILD) return next();
  const { origin } = context.get(appContext).config;
  throw redirectDocument(`${origin}${url.pathname}${url.search}`, {
    headers: { [BUILD_HEADER]: browserBuild },
  });
};

const PERIOD_SECONDS = 60;

type Limiter = keyof AppContext["limiters"];

/** Answers 429 to a visitor's address that has used up a route's flood limit. */
export function limitRate(limiter: Limiter, method: "POST" | "GET" = "POST"): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    const isCounted = (request.method === "HEAD" ? "GET" : request.method) === method;
    const flood = isCounted ? await floodOf(context, limiter) : null;
    return flood ? refuseRequest(request, flood) : next();
  };
}

// What most routes have as their middleware.
export const writesLimited = [limitRate("write")];
export const readsLimited = [limitRate("write", "GET")];
export const authLimited = [limitRate("auth")];
export const plansLimited = [limitRate("plans", "GET")];

/** The refusal of a flood, for an action of which only some forms count; null if there is none. */
export async function floodOf(
  context: Readonly<RouterContextProvider>,
  limiter: Limiter,
): Promise<Refusal | null> {
  const { limiters, client } = context.get(appContext);
  const { success } = await limiters[limiter].limit({ key: client });
  if (success) return null;
  securityLog("limit_hit", { action: limiter, by: "address" });
  return refusalOf("TOO_MANY_REQUESTS", { headers: { "Retry-After": String(PERIOD_SECONDS) } });
}

/** After a fault it is worth trying again soon: nothing has changed. */
const FAULT_SECONDS = 10;

const SECONDS: Readonly<Record<number, number>> = { 429: PERIOD_SECONDS, 503: FAULT_SECONDS };

/**
 * Adds when to try again if the answer doesn't say it. A page refused before its route ran has lost the
 * header on its way through the router.
 */
export const retryAfterMiddleware: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  const seconds = SECONDS[response.status];
  if (seconds !== undefined && !response.headers.has("Retry-After")) {
    response.headers.set("Retry-After", String(seconds));
  }
  return response;
};
