import { type RouterContextProvider, redirect } from "react-router";
import { appContext, routesContext } from "~/context.ts";
import type { FormContract, SentFields } from "~/contracts/form.ts";
import type { FlashName } from "~/copy/flashes.ts";
import { safePath } from "~/domain/urls.ts";
import type { AppConfig } from "~/services/config.server.ts";
import { setSecurityHeaders } from "~/services/content-policy.server.ts";
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

// Each route's action carries the contract of its form, so that the form is known by its address before anything is done.

/** The action of a route that takes this form. */
export function takesForm<Action extends (...args: never[]) => unknown>(
  form: FormContract,
  action: Action,
): Action & { form: FormContract } {
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

// The methods that any of our addresses accepts: reading, and sending a form. The router would pass other
// methods to actions written for forms, and answer unusual ones without our headers.

const ALLOWED = ["GET", "HEAD", "OPTIONS", "POST"];

/** The answer to a method that no route accepts, or to OPTIONS; null for all others. */
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
