// /live: the way from a page to its channel. Everything is checked here, before a Durable Object wakes up.

import { selectViewer, sessionTag } from "~/data/accounts/sessions.server.ts";
import { openDatabase } from "~/data/database.server.ts";
import { readSessionClaim } from "~/services/auth/session-cookie.server.ts";
import { readConfig } from "~/services/config.server.ts";
import { SESSION_TAG_HEADER } from "~/services/live.server.ts";
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
  const claim = await readSessionClaim(config, request.headers.get("Cookie"));
  const [viewer] = claim ? await selectViewer(openDatabase(env.DB), claim.userId, claim.tokenHash, now) : [];
  if (!claim || !viewer) return refuse(401, "Not signed in");
  const headers = new Headers(request.headers);
  headers.set(SESSION_TAG_HEADER, sessionTag(claim.tokenHash));
  return env.LIVE_CHANNEL.getByName(viewer.id).fetch(new Request(request, { headers }));
}

function refuse(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" },
  });
}
