import { type RouterContextProvider, redirect } from "react-router";
import { appContext } from "~/context.ts";
import type { FlashName } from "~/copy/accounts/flashes.ts";
import { safePath } from "~/lib/safe-path.ts";
import { flashCookie } from "./cookies/flash.server.ts";

/** The parts of a form that say where it was sent from. */
interface SentFrom {
  context: Readonly<RouterContextProvider>;
  fields: Readonly<Record<string, unknown>>;
}

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
