import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { type AppContext, appContext } from "~/context.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { refuseRequest } from "~/http/script-answers.server.ts";
import { securityLog } from "~/lib/security-log.server.ts";

const PERIOD_SECONDS = 60;

type Limiter = keyof AppContext["limiters"];

/** Answers 429 to a visitor's address that has used up a route's flood limit. */
export function limitRate(limiter: Limiter, method: "POST" | "GET" = "POST"): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    const isCounted = (request.method === "HEAD" ? "GET" : request.method) === method;
    const refusal = isCounted ? await refuseFlood({ request, context }, limiter) : null;
    return refusal ?? next();
  };
}

/** The same inside an action, if only some of its forms count. */
export async function refuseFlood(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  limiter: Limiter,
): Promise<Response | null> {
  const { limiters, client } = context.get(appContext);
  const { success } = await limiters[limiter].limit({ key: client });
  if (success) return null;
  securityLog("limit_hit", { action: limiter, by: "address" });
  return refuseRequest(request, {
    status: 429,
    message: ERROR_TEXTS.TOO_MANY_REQUESTS,
    headers: { "Retry-After": String(PERIOD_SECONDS) },
  });
}

/** After a fault it is worth trying again soon: nothing has changed. */
const FAULT_SECONDS = 10;

const SECONDS: Readonly<Record<number, number>> = { 429: PERIOD_SECONDS, 503: FAULT_SECONDS };

/**
 * Adds when to try again if the answer doesn't say it. A page refused before its route ran has lost the
 * header on its way through the router.
 */
export const retryAfterMiddleware: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  const seconds = SECONDS[response.status];
  if (seconds !== undefined && !response.headers.has("Retry-After")) {
    response.headers.set("Retry-After", String(seconds));
  }
  return response;
};
