import type { MiddlewareFunction } from "react-router";
import { endsSession } from "~/http/cookies/sign-out.server.ts";

/**
 * Asks the browser to forget what pages keep in it whenever an answer takes the session away. A route can't
 * say so itself: of its headers, the router passes on only cookies to pages that send a form by script.
 */
export const clearSiteDataMiddleware: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  // Caches store nothing personal, and the rest is the same for everyone.
  if (endsSession(response.headers)) response.headers.set("Clear-Site-Data", '"storage"');
  return response;
};
