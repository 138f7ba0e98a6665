import type { MiddlewareFunction } from "react-router";
import { appContext } from "~/context.ts";
import { timingHeader } from "~/http/server-timing.server.ts";
import { setSecurityHeaders } from "~/services/content-policy.server.ts";

/** Adds the security headers to every answer of the routes, and in development the timing. */
export const securityHeadersMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { config, nonce, reader } = context.get(appContext);
  const started = performance.now();
  const response = await next();
  if (config.isDevelopment) response.headers.set("Server-Timing", timingHeader(started, reader.trips()));
  setSecurityHeaders(response.headers, config, nonce);
  return response;
};
