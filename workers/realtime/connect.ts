// /live: the way from a page to its channel. Here the page's ticket, or a look at its session, proves whose page it is.

import { type LineOpening, readLineQuery } from "~/contracts/live/line-messages.ts";
import { openDatabase } from "~/data/database.server.ts";
import { selectViewer, sessionTag } from "~/data/sessions.server.ts";
import { isTicketYoung, LINE_HEADER } from "~/domain/live/line.ts";
import { clientAddress } from "~/http/request-context.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { readLiveTicket } from "~/services/auth/live-ticket.server.ts";
import { readSessionKey, type SessionKey } from "~/services/auth/session-cookie.server.ts";
import { readConfig } from "~/services/config.server.ts";
import { isOwnOrigin } from "~/services/origin.server.ts";
import { securityLog } from "~/services/security-log.server.ts";

const PERIOD_SECONDS = 60;
const FAULT_SECONDS = 10;

/** Whether a request asks for the live channel. */
export function isLiveRequest(request: Request): boolean {
  return new URL(request.url).pathname === "/live";
}

/**
 * A socket on the signed-in user's own channel, for pages of our own origin only. A page whose socket was
 * refused can't see why; a HEAD tells it: 204 while its session is live, else 401.
 */
export function connectLive(request: Request, env: Env, now: number): Promise<Response> {
  return unlessAway(connect(request, env, now));
}

/** A line's answer, or 503 while the database is away: no route is around it that would say so, and to caches too. */
export async function unlessAway(answering: Promise<Response>): Promise<Response> {
  try {
    return await answering;
  } catch (error) {
    log.error("live_line_failed", errorFacts(error));
    const response = answer(503, null);
    response.headers.set("Retry-After", String(FAULT_SECONDS));
    return response;
  }
}

async function connect(request: Request, env: Env, now: number): Promise<Response> {
  const isSocket = request.method === "GET" && request.headers.get("Upgrade")?.toLowerCase() === "websocket";
  if (!isSocket && request.method !== "HEAD") return answer(426, "Expected a WebSocket");
  const config = readConfig(env);
  if (isSocket && !isOwnOrigin(config, request.headers.get("Origin"))) return refuse(403, "origin");
  const key = await readSessionKey(config, request.headers.get("Cookie"));
  if (!key) return answer(401, "Not signed in");
  if (!(await mayAsk(request, key, env))) return refuse(429, "limit");
  if (!isSocket) return (await isLive(env, key, now)) ? answer(204, null) : answer(401, null);
  return openSocket(request, key, env, now);
}

async function openSocket(request: Request, key: SessionKey, env: Env, now: number): Promise<Response> {
  const { tokenSecret } = readConfig(env);
  const query = readLineQuery(new URL(request.url).searchParams);
  const madeAt = query.ticket === null ? null : await readLiveTicket(tokenSecret, key, query.ticket);
  const page = { ...key, tag: sessionTag(key.tokenHash), readAt: madeAt ?? 0, heardAt: query.heard };
  const reach = (ticketMadeAt: number | null) => {
    const headers = new Headers(request.headers);
    headers.set(LINE_HEADER, JSON.stringify({ ...page, ticketMadeAt } satisfies LineOpening));
    return env.LIVE_CHANNEL.getByName(key.userId).fetch(new Request(request, { headers }));
  };
  if (madeAt !== null && isTicketYoung(madeAt, now)) {
    const response = await reach(madeAt);
    if (response.status !== 401) return response;
  }
  return (await isLive(env, key, now)) ? reach(null) : answer(401, "Not signed in");
}

/** Counted at the edge, without the database: by the client, whatever sessions it names, and by the session. */
async function mayAsk(request: Request, { tokenHash }: SessionKey, env: Env): Promise<boolean> {
  const byClient = await env.WRITE_LIMITER.limit({ key: `live:${clientAddress(request)}` });
  if (!byClient.success) return false;
  return (await env.LIVE_LIMITER.limit({ key: sessionTag(tokenHash) })).success;
}

async function isLive(env: Env, { userId, tokenHash }: SessionKey, now: number): Promise<boolean> {
  return (await selectViewer(openDatabase(env.DB), userId, tokenHash, now)).length > 0;
}

/** An answer that honest pages never get. */
function refuse(status: 403 | 429, reason: string): Response {
  securityLog("socket_refused", { reason });
  const response = answer(status, status === 403 ? "Foreign origin" : "Too many requests");
  if (status === 429) response.headers.set("Retry-After", String(PERIOD_SECONDS));
  return response;
}

function answer(status: number, text: string | null): Response {
  return new Response(text, {
    status,
    headers: { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" },
  });
}
