import type { MiddlewareFunction } from "react-router";
import { endsSession } from "~/http/cookies/sign-out.server.ts";

/**
 * Asks the browser to clear this site's data whenever an answer ends the session. A route can't do it itself:
 * for pages that send a form by script, the router passes on only cookies.
 */
export const clearSiteDataMiddleware: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  // Caches store nothing personal, and the rest is the same for everyone.
  if (endsSession(response.headers)) response.headers.set("Clear-Site-Data", '"storage"');
  return response;
};
