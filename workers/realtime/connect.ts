// /live: the way from a page to its channel. Whose page it is, is made sure here: by the page's ticket, or by looking the
// session up.

import { LINE_HEADER, type LineOpening, readLineQuery } from "~/contracts/live/line.ts";
import { selectViewer, sessionTag } from "~/data/accounts/sessions.server.ts";
import { openDatabase } from "~/data/database.server.ts";
import { isTicketYoung } from "~/domain/live/line.ts";
import { readLiveTicket } from "~/services/auth/live-ticket.server.ts";
import { readSessionKey } from "~/services/auth/session-cookie.server.ts";
import { readConfig } from "~/services/config.server.ts";
import { isOwnOrigin } from "~/services/origin.server.ts";

/** Whether a request asks for the live channel. */
export function isLiveRequest(request: Request): boolean {
  return new URL(request.url).pathname === "/live";
}

/** A socket on the signed-in user's own channel, for pages of our own origin only. */
export async function connectLive(request: Request, env: Env, now: number): Promise<Response> {
  const config = readConfig(env);
  if (request.method !== "GET" || request.headers.get("Upgrade")?.toLowerCase() !== "websocket") {
    return refuse(426, "Expected a WebSocket");
  }
  if (!isOwnOrigin(config, request.headers.get("Origin"))) return refuse(403, "Foreign origin");
  const key = await readSessionKey(config, request.headers.get("Cookie"));
  if (!key) return refuse(401, "Not signed in");

  const query = readLineQuery(new URL(request.url).searchParams);
  const madeAt = query.ticket === null ? null : await readLiveTicket(config.tokenSecret, key, query.ticket);
  const page = { tag: sessionTag(key.tokenHash), readAt: madeAt ?? 0, heardAt: query.heard };
  const reach = (ticketMadeAt: number | null) => {
    const headers = new Headers(request.headers);
    headers.set(LINE_HEADER, JSON.stringify({ ...page, ticketMadeAt } satisfies LineOpening));
    return env.LIVE_CHANNEL.getByName(key.userId).fetch(new Request(request, { headers }));
  };
  if (madeAt !== null && isTicketYoung(madeAt, now)) {
    const response = await reach(madeAt);
    if (response.status !== 401) return response;
  }
  const [viewer] = await selectViewer(openDatabase(env.DB), key.userId, key.tokenHash, now);
  return viewer ? reach(null) : refuse(401, "Not signed in");
}

function refuse(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" },
  });
}
