import type { MiddlewareFunction } from "react-router";
import { appContext, type RequestSession, sessionContext, type Viewer } from "~/context.ts";
import { selectViewer } from "~/data/accounts/sessions.server.ts";
import { COPY_HEADER } from "~/domain/offline/kept-pages.ts";
import { mirrorLanguage } from "~/http/cookies/language-cookie.server.ts";
import { markViewer } from "~/http/mark-viewer.server.ts";
import { keepSession, type UsedSession } from "~/http/session-upkeep.server.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import { readSessionKey } from "~/services/auth/session-cookie.server.ts";

interface ReadSession {
  viewer: Viewer;
  used: UsedSession;
}

/**
 * Gives the request its session. Nothing is read here: the first loader that asks for the viewer shares its
 * round trip with the page. A session that was read is kept alive.
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const app = context.get(appContext);
  const key = await readSessionKey(app.config, request.headers.get("Cookie"));

  let reading: Promise<ReadSession | null> | undefined;
  async function read(): Promise<ReadSession | null> {
    if (!key) return null;
    const [row] = await app.reader.read(selectViewer(app.db, key.userId, key.tokenHash, app.now));
    if (!row) {
      securityLog("session_refused", { userId: key.userId });
      return null;
    }
    const { sessionCreatedAt, sessionSeenAt, sessionExpiresAt, ...viewer } = row;
    const times = { createdAt: sessionCreatedAt, seenAt: sessionSeenAt, expiresAt: sessionExpiresAt };
    return { viewer, used: { tokenHash: key.tokenHash, ...times } };
  }
  // Undefined if it was not read; without a key nobody can be signed in.
  const readingSoFar = (): Promise<ReadSession | null | undefined> =>
    reading ?? Promise.resolve(key ? undefined : null);
  const session: RequestSession = {
    key,
    async viewer() {
      reading ??= read();
      return (await reading)?.viewer ?? null;
    },
  };
  context.set(sessionContext, session);

  const response = await next();
  // Reporting a failed reading was the loader's job; the response already says it.
  const known = await readingSoFar().catch(() => undefined);
  if (known !== undefined) await markViewer(response, known?.viewer.id ?? null);
  // Nobody has looked yet at a page that is copied or read ahead.
  if (known && !request.headers.has(COPY_HEADER)) {
    await mirrorLanguage(app.config, known.viewer, request, response);
    await keepSession(app, known.used, request, response);
  }
  return response;
};
