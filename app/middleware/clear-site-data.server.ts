import type { MiddlewareFunction } from "react-router";
import { endsSession } from "~/http/cookies/sign-out.server.ts";

/**
 * Asks the browser to forget what pages keep in it whenever an answer takes the session away. A route cannot say so
 * itself: of its headers the router hands on nothing but cookies to pages that send a form by script.
 */
export const clearSiteDataMiddleware: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  // What is somebody's is stored in no cache, and the rest is the same for everybody.
  if (endsSession(response.headers)) response.headers.set("Clear-Site-Data", '"storage"');
  return response;
};
