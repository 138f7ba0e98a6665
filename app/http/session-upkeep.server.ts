// What a request does for its session: a session in use lives on, and its owner can see its last use.

import type { RouterContextProvider } from "react-router";
import { extendSession, touchSession } from "~/data/sessions.server.ts";
import { extendedEnd } from "~/domain/session-life.ts";
import { sessionCookie, sessionCookieFromRequest } from "~/services/auth/session-cookie.server.ts";
import { signOut } from "~/usecases/accounts/delete-account.ts";
import { rememberDevice, type StartedSession } from "~/usecases/accounts/sign-in.ts";
import { type AppContext, appContext, sessionContext } from "./context.ts";
import { languageCookie } from "./cookies/page-cookies.server.ts";
import { knownDevicesCookie, readKnownDevices } from "./cookies/sign-out.server.ts";

/** The precision of "last seen" in the list of devices. */
const SEEN_EVERY_MS = 60 * 60 * 1000;

/** A session that has been verified; epoch milliseconds. */
export interface UsedSession {
  tokenHash: string;
  createdAt: number;
  seenAt: number;
  expiresAt: number;
}

/** Extends a session past half of its time (row and cookie), or records once an hour that it is in use. */
export async function keepSession(
  { config, db, now, waitUntil }: AppContext,
  session: UsedSession,
  request: Request,
  response: Response,
): Promise<void> {
  // An answer that sets cookies itself may be the one that signs out.
  const end = response.headers.has("Set-Cookie") ? null : extendedEnd(session, now);
  if (end !== null) {
    waitUntil(extendSession(db, session.tokenHash, now, end).execute());
    const seconds = Math.ceil((end - now) / 1000);
    const renewed = await sessionCookieFromRequest(config, request.headers.get("Cookie"), seconds);
    if (renewed) response.headers.append("Set-Cookie", renewed);
  } else if (now - session.seenAt >= SEEN_EVERY_MS) {
    waitUntil(touchSession(db, session.tokenHash, now).execute());
  }
}

/**
 * The cookies of a new session: its own, its user's language, and the one that makes this browser known to the account. The
 * browser's previous session ends, so that a planted session doesn't live on.
 */
export async function signInHeaders(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  session: StartedSession,
): Promise<Headers> {
  const { config, db, live, now } = context.get(appContext);
  const { key } = context.get(sessionContext);
  if (key) await signOut({ db, live }, key, "replaced");
  const devices = await readKnownDevices(config, request, now);
  const headers = new Headers();
  headers.append("Set-Cookie", await sessionCookie(config, session.userId, session.token));
  headers.append("Set-Cookie", await knownDevicesCookie(config, rememberDevice(devices, session, now)));
  headers.append("Set-Cookie", await languageCookie(config, session.language));
  return headers;
}
