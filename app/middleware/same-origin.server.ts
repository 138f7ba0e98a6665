import type { MiddlewareFunction } from "react-router";
import { appContext } from "~/context.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { isSameOriginRequest } from "~/services/origin.server.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses whatever would change something and does not come from our own pages, before anything runs. */
export const sameOriginMiddleware: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const { config } = context.get(appContext);
  if (SAFE_METHODS.has(request.method) || isSameOriginRequest(config, request.headers)) return next();
  return new Response(ERROR_TEXTS.CROSS_ORIGIN, { status: 403 });
};
