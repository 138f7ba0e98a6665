// Browsers over the routes themselves: real bindings, the real middleware, any clock and any network address,
// and no build. A browser keeps its cookies and follows no redirect.
import { env } from "cloudflare:workers";
import { createStaticHandler, type RouteObject, type RouterContextProvider } from "react-router";
import { routesContext } from "~/context.ts";
import { formFinder } from "~/http/built-routes.server.ts";
import { requestContext } from "~/http/request-context.server.ts";
import { newId } from "~/lib/new-id.ts";
import * as changeAddress from "~/routes/accounts/change-address.tsx";
import * as changePassword from "~/routes/accounts/change-password-page.tsx";
import * as ownName from "~/routes/accounts/choose-name.ts";
import * as units from "~/routes/accounts/choose-units.ts";
import * as confirm from "~/routes/accounts/confirm.tsx";
import * as confirmAddress from "~/routes/accounts/confirm-address.tsx";
import * as connect from "~/routes/accounts/connect.tsx";
import * as deleteAccount from "~/routes/accounts/delete-account-page.tsx";
import * as ownData from "~/routes/accounts/download-own-data.ts";
import * as forgotPassword from "~/routes/accounts/forgot-password.tsx";
import * as logout from "~/routes/accounts/logout.tsx";
import * as passkeyProof from "~/routes/accounts/passkey-proof.ts";
import * as passkeySignIn from "~/routes/accounts/passkey-sign-in.ts";
import * as passkeys from "~/routes/accounts/passkeys-route.ts";
import * as profile from "~/routes/accounts/profile.tsx";
import * as prove from "~/routes/accounts/prove.tsx";
import * as providerCallback from "~/routes/accounts/provider-callback.ts";
import * as providerStart from "~/routes/accounts/provider-start.ts";
import * as resetPassword from "~/routes/accounts/reset-password-page.tsx";
import * as signInOrUp from "~/routes/accounts/sign-in-or-up.tsx";
import * as calendarFeed from "~/routes/feed/calendar-feed.ts";
import * as calendarPage from "~/routes/feed/calendar-page.tsx";
import * as giftList from "~/routes/gifts/gift-list-page.tsx";
import * as gifts from "~/routes/gifts/gifts-page.tsx";
import * as endNotice from "~/routes/mail/end-notice-page.tsx";
import * as unsubscribe from "~/routes/mail/unsubscribe-page.tsx";
import * as changes from "~/routes/members/changes-page.tsx";
import * as handOver from "~/routes/members/hand-over-page.tsx";
import * as leave from "~/routes/members/leave-page.tsx";
import * as members from "~/routes/members/members-page.tsx";
import * as plans from "~/routes/plans/list.tsx";
import * as sharing from "~/routes/sharing/sharing-page.tsx";
import * as cost from "~/routes/shopping/cost-page.tsx";
import * as lastList from "~/routes/shopping/last-list.tsx";
import * as shoppingList from "~/routes/shopping/shopping-list-page.tsx";
import * as signedIn from "~/routes/signed-in.tsx";
import * as dayCare from "~/routes/today/day-care-page.tsx";
import * as helper from "~/routes/today/helper-page.tsx";
import * as helpers from "~/routes/today/helpers-page.tsx";
import * as labels from "~/routes/today/labels-page.tsx";
import * as markToday from "~/routes/today/mark-today.ts";
import * as notice from "~/routes/today/notice-page.tsx";
import * as openToday from "~/routes/today/open-today.ts";
import * as ownChoices from "~/routes/today/own-choices-page.tsx";
import * as renewDevice from "~/routes/today/renew-device.ts";
import * as today from "~/routes/today/today-page.tsx";
import * as tripQuiz from "~/routes/travel/trip-quiz.tsx";
import * as boxLabel from "~/routes/wardrobe/box-label-page.tsx";
import * as boxes from "~/routes/wardrobe/boxes-page.tsx";
import * as comparison from "~/routes/wardrobe/comparison-page.tsx";
import * as dashboard from "~/routes/wardrobe/detail.tsx";
import * as pack from "~/routes/wardrobe/pack-page.tsx";
import * as year from "~/routes/weather/year.tsx";
import * as yearFigure from "~/routes/weather/year-figure.tsx";
import * as root from "../../app/root.tsx";
import { type HeldQueues, heldQueues } from "./held-queues.ts";
import { OWN_ORIGIN } from "./live-sockets.ts";

/** The exports of a route's module that run on the server. */
export function serverParts(module: object): Pick<RouteObject, "loader" | "action" | "middleware"> {
  const { loader, action, middleware }: Pick<RouteObject, "loader" | "action" | "middleware"> = module;
  return {
    ...(loader !== undefined && { loader }),
    ...(action !== undefined && { action }),
    ...(middleware !== undefined && { middleware }),
  };
}

/**
 * The account pages, and those pages of a plan that show its weather, with their layouts, combined as in
 * routes.ts.
 */
const PAGES = createStaticHandler([
  {
    id: "root",
    ...serverParts(root),
    children: [
      { path: "auth", ...serverParts(signInOrUp) },
      { path: "auth/google", ...serverParts(providerStart) },
      { path: "auth/google/callback", ...serverParts(providerCallback) },
      { path: "auth/connect", ...serverParts(connect) },
      { path: "auth/passkey", ...serverParts(passkeySignIn) },
      { path: "auth/confirm", ...serverParts(confirm) },
      { path: "auth/forgot", ...serverParts(forgotPassword) },
      { path: "reset-password", ...serverParts(resetPassword) },
      { path: "today/:token", ...serverParts(helper) },
      { path: "gifts/:token", ...serverParts(giftList) },
      { path: "calendar/:file", ...serverParts(calendarFeed) },
      { path: "unsubscribe", ...serverParts(unsubscribe) },
      { path: "unsubscribe/notice", ...serverParts(endNotice) },
      { path: "logout", ...serverParts(logout) },
      {
        id: "signed-in",
        ...serverParts(signedIn),
        children: [
          { path: "profile", ...serverParts(profile) },
          { path: "profile/email", ...serverParts(changeAddress) },
          { path: "profile/email/confirm", ...serverParts(confirmAddress) },
          { path: "profile/password", ...serverParts(changePassword) },
          { path: "profile/prove", ...serverParts(prove) },
          { path: "profile/prove/passkey", ...serverParts(passkeyProof) },
          { path: "profile/passkeys", ...serverParts(passkeys) },
          { path: "profile/delete", ...serverParts(deleteAccount) },
          { path: "profile/data", ...serverParts(ownData) },
          { path: "profile/name", ...serverParts(ownName) },
          { path: "profile/units", ...serverParts(units) },
          { path: "profile/device", ...serverParts(renewDevice) },
          { path: "travel-quiz", ...serverParts(tripQuiz) },
          { path: "scenario-comparison", ...serverParts(comparison) },
          { path: "today", ...serverParts(openToday) },
          { path: "shopping", ...serverParts(lastList) },
          { path: "dashboards/:onboardingId/today", ...serverParts(today) },
          { path: "dashboards/:onboardingId/today/choices", ...serverParts(ownChoices) },
          { path: "dashboards/:onboardingId/today/helpers", ...serverParts(helpers) },
          { path: "dashboards/:onboardingId/today/day-care", ...serverParts(dayCare) },
          { path: "dashboards/:onboardingId/gifts", ...serverParts(gifts) },
          { path: "dashboards/:onboardingId/sharing", ...serverParts(sharing) },
          { path: "dashboards/:onboardingId/members", ...serverParts(members) },
          { path: "dashboards", ...serverParts(plans) },
          { path: "dashboards/:onboardingId/members/hand-over", ...serverParts(handOver) },
          { path: "dashboards/:onboardingId/changes", ...serverParts(changes) },
          { path: "dashboards/:onboardingId/leave", ...serverParts(leave) },
          { path: "dashboards/:onboardingId/cost", ...serverParts(cost) },
          { path: "dashboards/:onboardingId/shopping-list", ...serverParts(shoppingList) },
          { path: "dashboards/:onboardingId/today/labels", ...serverParts(labels) },
          { path: "dashboards/:onboardingId/calendar", ...serverParts(calendarPage) },
          { path: "dashboards/:onboardingId/today/notice", ...serverParts(notice) },
          { path: "dashboards/:onboardingId/today/marks", ...serverParts(markToday) },
          { path: "dashboards/:onboardingId/year", ...serverParts(year) },
          { path: "dashboards/:onboardingId/year/figure", ...serverParts(yearFigure) },
          { path: "dashboards/:onboardingId/boxes", ...serverParts(boxes) },
          { path: "dashboards/:onboardingId/boxes/pack", ...serverParts(pack) },
          { path: "dashboards/:onboardingId/boxes/:boxId", ...serverParts(boxLabel) },
          { path: "dashboards/:onboardingId/:ageRangeId", ...serverParts(dashboard) },
        ],
      },
    ],
  },
]);

/** The forms that these pages take, as the Worker finds them. */
const findForm = formFinder(
  Object.fromEntries(
    formRoutes(PAGES.dataRoutes).map(({ id, path, action }) => [id, { path, module: { action } }]),
  ),
);

function formRoutes(
  routes: typeof PAGES.dataRoutes,
): { id: string; path: string; action: RouteObject["action"] }[] {
  return routes.flatMap(({ id, path, action, children = [] }) => [
    ...(path !== undefined && action !== undefined ? [{ id, path, action }] : []),
    ...formRoutes(children),
  ]);
}

/** Addresses without a page, which answer by themselves. */
const RESOURCES =
  /^\/(today|calendar\/[^/]+|auth\/google|auth\/google\/callback|auth\/passkey|profile\/data|profile\/passkeys|profile\/prove\/passkey|dashboards\/\w+\/year\/figure)$/;

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
    const answer = await (RESOURCES.test(new URL(request.url).pathname) ? ask : open)(request, context);
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
function open(request: Request, context: RouterContextProvider): Promise<unknown> {
  return PAGES.query(request, {
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
function ask(request: Request, context: RouterContextProvider): Promise<unknown> {
  return PAGES.queryRoute(request, {
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
