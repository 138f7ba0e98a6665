import type { MiddlewareFunction } from "react-router";
import { sessionContext } from "~/context.ts";
import { UNSENT_COPY } from "~/copy/accounts/unsent-copy.ts";
import { OTHER_VIEWER_STATUS, VIEWER_HEADER } from "~/domain/offline/kept-pages.ts";
import { viewerMark } from "~/http/mark-viewer.server.ts";

/**
 * Refuses a form if its page was made for a different user than the browser's cookie now names, so that
 * nobody's change is saved under another name. Forms that don't name their page's user, such as those without
 * scripts, pass.
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
