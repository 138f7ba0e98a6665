import type { MiddlewareFunction } from "react-router";
import { appContext } from "~/context.ts";
import { refuseForeign } from "~/http/foreign.server.ts";

/** Refuses requests from other sites even if the routes run without the Worker around them. */
export const sameOriginMiddleware: MiddlewareFunction<Response> = ({ request, context }, next) =>
  refuseForeign(request, context.get(appContext).config) ?? next();
