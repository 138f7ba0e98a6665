import type { MiddlewareFunction } from "react-router";
import { appContext } from "~/context.ts";
import { setSecurityHeaders } from "~/services/security-headers.server.ts";

/** Puts the security headers on every answer of the routes. */
export const securityHeadersMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { config, nonce } = context.get(appContext);
  const response = await next();
  setSecurityHeaders(response.headers, config, nonce);
  return response;
};
