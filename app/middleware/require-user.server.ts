// The guard of everything that needs a signed-in user.
import type { MiddlewareFunction } from "react-router";
import { sessionContext } from "~/context.ts";
import { requireViewer, toSignIn } from "~/http/viewer.server.ts";

/** Sends a signed-out visitor to /auth and remembers the path; runs before loaders and actions of its routes. */
export const requireUserMiddleware: MiddlewareFunction<Response> = async (
  { request, url, context },
  next,
) => {
  if (!context.get(sessionContext).key) throw toSignIn({ request, url });
  // An action must not start on a key alone; loaders check theirs together with what they read.
  if (request.method !== "GET") await requireViewer({ request, url, context });
  return next();
};
