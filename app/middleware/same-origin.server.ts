import type { MiddlewareFunction } from "react-router";
import { appContext } from "~/context.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import { isSameOriginRequest } from "~/services/origin.server.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses whatever would change something and does not come from our own pages, before anything runs. */
export const sameOriginMiddleware: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const { config } = context.get(appContext);
  if (SAFE_METHODS.has(request.method) || isSameOriginRequest(config, request.headers)) return next();
  // Only a word that browsers use themselves is kept: the rest of a foreign request is its sender's own text.
  const site = /^(same-site|cross-site|none)$/.exec(request.headers.get("Sec-Fetch-Site") ?? "")?.[0];
  securityLog("origin_refused", { method: request.method, site: site ?? "unstated" });
  return new Response(ERROR_TEXTS.CROSS_ORIGIN, { status: 403 });
};
