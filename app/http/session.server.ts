import type { MiddlewareFunction } from "react-router";
import { selectViewer } from "~/data/sessions.server.ts";
import { COPY_HEADER, OTHER_VIEWER_STATUS, VIEWER_HEADER } from "~/domain/offline/kept-pages.ts";
import { readSessionKey } from "~/services/auth/session-cookie.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import { UNSENT_COPY } from "~/words/en/offline/offline-copy.ts";
import { appContext, type RequestSession, routesContext, sessionContext, type Viewer } from "./context.ts";
import { mirrorLanguage } from "./cookies/page-cookies.server.ts";
import { forgetUnsent, keepAndAskToSignIn } from "./keep-unsent.server.ts";
import { isFormOfScript, refuseRequest, sentAnswer } from "./script-answers.server.ts";
import { keepSession, type UsedSession } from "./session-upkeep.server.ts";
import { denialOf, markViewer, requireViewer, toSignIn, viewerMark } from "./viewer.server.ts";

type ReadSession = { viewer: Viewer; used: UsedSession };

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

/**
 * Sends a signed-out visitor to /auth and remembers the path and what was typed into a form. Runs before the
 * loaders and actions of its routes.
 */
export const requireUserMiddleware: MiddlewareFunction<Response> = async (args, next) => {
  const { request, url, context } = args;
  const session = context.get(sessionContext);
  if (request.method === "GET" || request.method === "HEAD") {
    if (!session.key) throw await toSignIn(args);
    return next();
  }
  // A key alone is not proof enough for an action; loaders check it along with what they read, and so do a few actions.
  const provesSender = context.get(routesContext).formAt(url.pathname)?.provesSender ?? false;
  const isKnown = provesSender ? session.key !== null : (await session.viewer()) !== null;
  if (!isKnown) throw await keepAndAskToSignIn({ request, url, context });
  const response = await next();
  // Read by now; nothing was done for an ended session. A reading that failed is in the answer already.
  const viewer = provesSender ? await session.viewer().catch(() => undefined) : undefined;
  if (viewer === null) throw await keepAndAskToSignIn({ request, url, context });
  if (sentAnswer(context, response).status < 400)
    await forgetUnsent({ request, context }, `${url.pathname}${url.search}`);
  return response;
};

/** For pages only: a script keeps what it couldn't send, and its form checks the sender as it writes. */
export const requireUserOfPageMiddleware: MiddlewareFunction<Response> = (args, next) =>
  isFormOfScript(args.request) ? next() : requireUserMiddleware(args, next);

/**
 * Refuses forms from anyone without a managing role, with the message of `denied`, before reading the form.
 * Pages check the role in the same round trip as their data (`readAsManager`).
 */
export function requireRole(denied: () => string): MiddlewareFunction<Response> {
  return async ({ request, url, context }, next) => {
    if (request.method === "GET") return next();
    const message = denialOf(await requireViewer({ request, url, context }), denied());
    return message === null ? next() : refuseRequest(request, { status: 403, message });
  };
}

/**
 * Refuses a form if its page was made for a different user than the browser's cookie now names, so that no change is saved
 * under another user's name. Forms that don't name their page's user, such as those without scripts, pass.
 */
export const sameViewerMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { key } = context.get(sessionContext);
  const said = request.method === "GET" ? null : request.headers.get(VIEWER_HEADER);
  if (!key || said === null) return next();
  const mark = await viewerMark(key.userId);
  if (said === mark) return next();
  const headers = { [VIEWER_HEADER]: mark, "Content-Type": "text/plain; charset=utf-8" };
  return new Response(UNSENT_COPY.otherViewer, { status: OTHER_VIEWER_STATUS, headers });
};
