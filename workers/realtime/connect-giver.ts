// /gifts/{token}/live: the way from a giver's page to its list's channel. Nobody is signed in; the address itself is the proof.

import { openDatabase } from "~/data/database.server.ts";
import { clientAddress } from "~/http/request-context.server.ts";
import { readConfig } from "~/services/config.server.ts";
import { isOwnOrigin } from "~/services/origin.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import { findGiftChannel } from "~/usecases/gifts/find-gift-list.ts";
import { splitPath } from "~/words/addresses.ts";
import { unlessAway } from "./connect.ts";

const PATH = /^\/gifts\/([\w-]{22})\/live$/;
const PERIOD_SECONDS = 60;

/** Whether a request asks for a gift list's channel. */
export function isGiverLine(request: Request): boolean {
  return tokenOf(request) !== null;
}

/** A socket on the channel of an open list, for pages of our own origin only. */
export function connectGiver(request: Request, env: Env, now: number): Promise<Response> {
  return unlessAway(connect(request, env, now));
}

async function connect(request: Request, env: Env, now: number): Promise<Response> {
  const isSocket = request.method === "GET" && request.headers.get("Upgrade")?.toLowerCase() === "websocket";
  if (!isSocket) return refuse(426, "Expected a WebSocket");
  const config = readConfig(env);
  if (!isOwnOrigin(config, request.headers.get("Origin"))) {
    securityLog("socket_refused", { reason: "origin" });
    return refuse(403, "Foreign origin");
  }
  const { success } = await env.WRITE_LIMITER.limit({ key: `gifts:${clientAddress(request)}` });
  if (!success) return refuse(429, "Too many requests");
  const token = tokenOf(request) ?? "";
  const deps = { db: openDatabase(env.DB), tokenSecret: config.tokenSecret, now };
  const channel = await findGiftChannel(deps, token);
  return channel ? env.GIFT_CHANNEL.getByName(channel).fetch(request) : refuse(404, "No such list");
}

function tokenOf({ url }: Request): string | null {
  return PATH.exec(splitPath(new URL(url).pathname).path)?.[1] ?? null;
}

function refuse(status: 403 | 404 | 426 | 429, text: string): Response {
  const headers = new Headers({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
  if (status === 429) headers.set("Retry-After", String(PERIOD_SECONDS));
  return new Response(text, { status, headers });
}
