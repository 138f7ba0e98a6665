// The page that a form without scripts was sent from.
import { type RouterContextProvider, redirect } from "react-router";
import { appContext } from "~/context.ts";
import type { FlashName } from "~/copy/accounts/flashes.ts";
import { safePath } from "~/lib/safe-path.ts";
import { flashCookie } from "./cookies/flash.server.ts";

/** What of a form says where it was sent from. */
interface SentFrom {
  context: Readonly<RouterContextProvider>;
  fields: Readonly<Record<string, unknown>>;
}

/** The page that a form without scripts was sent from, by its field `from`, as something to build the way back with. */
export function pageOfForm(fields: Readonly<Record<string, unknown>>, origin: string, fallback: string): URL {
  return new URL(safePath(fields.from, origin, fallback), origin);
}

/** The address inside our origin. */
function pathOf({ pathname, search, hash }: URL): string {
  return `${pathname}${search}${hash}`;
}

/** On to a page of ours, which says `flash`. */
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

/** Back to the page that a form without scripts was sent from, else to `fallback`. */
export function backToForm(sent: SentFrom, fallback: string, flash?: FlashName): Promise<Response> {
  const { config } = sent.context.get(appContext);
  return seeOther(sent, pageOfForm(sent.fields, config.origin, fallback), flash);
}
