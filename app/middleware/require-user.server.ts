import type { MiddlewareFunction } from "react-router";
import { sessionContext } from "~/context.ts";
import { isFormOfScript, sentAnswer } from "~/http/script-answers.server.ts";
import { keepAndAskToSignIn } from "~/http/unsent/keep.server.ts";
import { forgetUnsent } from "~/http/unsent/read.server.ts";
import { toSignIn } from "~/http/viewer.server.ts";

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
  // A key alone is not proof enough for an action; loaders check it along with what they read.
  if (!(await session.viewer())) throw await keepAndAskToSignIn({ request, url, context });
  const response = await next();
  if (sentAnswer(context, response).status < 400)
    await forgetUnsent({ request, context }, `${url.pathname}${url.search}`);
  return response;
};

/** For pages only: a script keeps what it couldn't send, and its form checks the sender as it writes. */
export const requireUserOfPageMiddleware: MiddlewareFunction<Response> = (args, next) =>
  isFormOfScript(args.request) ? next() : requireUserMiddleware(args, next);
