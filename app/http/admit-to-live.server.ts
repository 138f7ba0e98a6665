import type { RouterContextProvider } from "react-router";
import { appContext, sessionContext } from "~/context.ts";
import { sealLiveTicket } from "~/services/auth/live-ticket.server.ts";

/**
 * The ticket for opening a page's live connection; null if nobody is known to be signed in, and then the
 * session is looked up when the connection opens. Asked along with the page, in the same round trip.
 */
export async function issueLiveTicket(context: Readonly<RouterContextProvider>): Promise<string | null> {
  const { config, now } = context.get(appContext);
  const session = context.get(sessionContext);
  // If the query fails, the page reports it.
  const viewer = await session.viewer().catch(() => null);
  return session.key && viewer ? sealLiveTicket(config.tokenSecret, session.key, now) : null;
}
