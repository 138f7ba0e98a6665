import type { MiddlewareFunction } from "react-router";
import { appContext } from "~/context.ts";
import { refuseForeign } from "~/http/foreign.server.ts";

/** Refuses what comes from other sites if the routes are called without the Worker around them. */
export const sameOriginMiddleware: MiddlewareFunction<Response> = ({ request, context }, next) =>
  refuseForeign(request, context.get(appContext).config) ?? next();
