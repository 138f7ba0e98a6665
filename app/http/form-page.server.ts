// Forms and their pages: the contract of a route's form, the page that a form was sent from, the way back, and the requests that
// are refused before any route.

import { type RouterContextProvider, redirect } from "react-router";
import type { FormContract, SentFields } from "~/contracts/form.ts";
import { safePath } from "~/domain/urls.ts";
import type { AppConfig } from "~/services/config.server.ts";
import { setSecurityHeaders } from "~/services/content-policy.server.ts";
import { isSameOriginRequest } from "~/services/origin.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import type { FlashName } from "~/words/en/flashes.ts";
import { appContext, routesContext } from "./context.ts";
import { flashCookie } from "./cookies/page-cookies.server.ts";

/** The parts of a form that say where it was sent from. */
type SentFrom = { context: Readonly<RouterContextProvider>; fields: Readonly<Record<string, unknown>> };

/** The page that a form was sent from without scripts, by its field `from`, as a URL to modify. */
export function pageOfForm(fields: Readonly<Record<string, unknown>>, origin: string, fallback: string): URL {
  return new URL(safePath(fields.from, origin, fallback), origin);
}

/** The address without its origin. */
export function pathOf({ pathname, search, hash }: URL): string {
  return `${pathname}${search}${hash}`;
}

/** Redirects to a page of ours, which shows `flash`. */
export async function seeOther(
  { context }: Pick<SentFrom, "context">,
  to: string | URL,
  flash?: FlashName,
  status: 302 | 303 = 303,
): Promise<Response> {
  const { config } = context.get(appContext);
  const headers = flash ? { "Set-Cookie": await flashCookie(config, flash) } : {};
  return redirect(typeof to === "string" ? to : pathOf(to), { status, headers });
}

/** Redirects to the page that a form was sent from without scripts, or else to `fallback`. */
export function backToForm(sent: SentFrom, fallback: string, flash?: FlashName): Promise<Response> {
  const { config } = sent.context.get(appContext);
  return seeOther(sent, pageOfForm(sent.fields, config.origin, fallback), flash);
}

/** The action of a route, with the contract of its form, so that the form is known by its address before anything is done. */
export function takesForm<Action extends (...args: never[]) => unknown, Name extends string>(
  form: FormContract<Name>,
  action: Action,
): Action & { form: FormContract<Name> } {
  return Object.assign(action, { form });
}

/** Buttons and switches that stay on a page say which one it is. */
const FROM_FIELD = "from";

/** The page of a form that was sent: the one that it names, or else the one that its contract names. */
export function pageOfSent(
  context: Readonly<RouterContextProvider>,
  url: URL,
  sent: SentFields<string>,
): string {
  const fields = { ...Object.fromEntries(url.searchParams), ...sent };
  const from = fields[FROM_FIELD];
  if (from !== undefined) return from;
  const found = context.get(routesContext).formAt(url.pathname);
  return found?.form.page?.({ params: found.params, fields }) ?? `${url.pathname}${url.search}`;
}

const ALLOWED = ["GET", "HEAD", "OPTIONS", "POST"];

/**
 * The answer to OPTIONS, or to a method that no route accepts; null for all others. The router would pass such methods to actions
 * written for forms, and answer unusual ones without our headers.
 */
export function answerMethod({ method }: Request, config: AppConfig): Response | null {
  if (ALLOWED.includes(method) && method !== "OPTIONS") return null;
  const response = new Response(null, {
    status: method === "OPTIONS" ? 204 : 405,
    headers: { Allow: ALLOWED.join(", ") },
  });
  // Not a page, so there is nothing to put a nonce on.
  setSecurityHeaders(response.headers, config, "");
  return response;
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * The refusal of a request that would change something and isn't from our own pages; null for all others. Asked before the
 * framework, which would report it as our error.
 */
export function refuseForeign({ method, headers }: Request, config: AppConfig): Response | null {
  if (SAFE_METHODS.has(method) || isSameOriginRequest(config, headers)) return null;
  // Only values that browsers send are logged: the rest of a foreign request is its sender's own text.
  const site = /^(same-site|cross-site|none)$/.exec(headers.get("Sec-Fetch-Site") ?? "")?.[0];
  securityLog("origin_refused", { method, site: site ?? "unstated" });
  return new Response(ERROR_TEXTS.CROSS_ORIGIN, { status: 403 });
}
