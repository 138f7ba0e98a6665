import type { MiddlewareFunction } from "react-router";
import { appContext, type RequestSession, sessionContext, type Viewer } from "~/context.ts";
import { extendSession, selectViewer, touchSession } from "~/data/accounts/sessions.server.ts";
import {
  readSessionKey,
  SESSION_SECONDS,
  sessionCookieFromRequest,
} from "~/services/auth/session-cookie.server.ts";

interface ReadSession {
  viewer: Viewer;
  seenAt: number;
  expiresAt: number;
}

/** How exactly the list of devices knows when one was last seen. */
const SEEN_EVERY_MS = 60 * 60 * 1000;

/**
 * Gives the request its session. Nothing is read here: the first loader that asks for the viewer shares its
 * round trip with the page. A session past half its life is extended, cookie and row; one in use is noted once an hour.
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { config, db, reader, now, waitUntil } = context.get(appContext);
  const cookieHeader = request.headers.get("Cookie");
  const key = await readSessionKey(config, cookieHeader);

  let reading: Promise<ReadSession | null> | undefined;
  async function read(): Promise<ReadSession | null> {
    if (!key) return null;
    const [row] = await reader.read(selectViewer(db, key.userId, key.tokenHash, now));
    if (!row) return null;
    const { sessionSeenAt, sessionExpiresAt, ...viewer } = row;
    return { viewer, seenAt: sessionSeenAt, expiresAt: sessionExpiresAt };
  }
  const readingSoFar = (): Promise<ReadSession | null> => reading ?? Promise.resolve(null);
  const session: RequestSession = {
    key,
    async viewer() {
      reading ??= read();
      return (await reading)?.viewer ?? null;
    },
  };
  context.set(sessionContext, session);

  const response = await next();
  // A reading that failed was the loader's to tell; it has, in the response.
  const known = await readingSoFar().catch(() => null);
  const lifeMs = SESSION_SECONDS * 1000;
  if (key && known && known.expiresAt - now < lifeMs / 2 && !response.headers.has("Set-Cookie")) {
    waitUntil(extendSession(db, key.tokenHash, now, now + lifeMs).execute());
    const renewed = await sessionCookieFromRequest(config, cookieHeader);
    if (renewed) response.headers.append("Set-Cookie", renewed);
  } else if (key && known && now - known.seenAt >= SEEN_EVERY_MS) {
    waitUntil(touchSession(db, key.tokenHash, now).execute());
  }
  return response;
};
