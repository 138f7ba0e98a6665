import type { RouterContextProvider } from "react-router";
import { appContext, sessionContext } from "~/context.ts";
import { sealLiveTicket } from "~/services/auth/live-ticket.server.ts";

/**
 * The ticket with which a page that is read now opens its live line; null while nobody is known to be signed in, and then
 * the line has the session looked up. It asks with the page, in the same round trip.
 */
export async function issueLiveTicket(context: Readonly<RouterContextProvider>): Promise<string | null> {
  const { config, now } = context.get(appContext);
  const session = context.get(sessionContext);
  // A reading that fails is the page's to tell.
  const viewer = await session.viewer().catch(() => null);
  return session.key && viewer ? sealLiveTicket(config.tokenSecret, session.key, now) : null;
}
