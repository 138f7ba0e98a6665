// Requests from other sites are refused before anything runs: before the routes, and before the framework,
// which would report them as our errors.
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import type { AppConfig } from "~/services/config.server.ts";
import { isSameOriginRequest } from "~/services/origin.server.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** The refusal of a request that would change something and isn't from our own pages; null for all others. */
export function refuseForeign({ method, headers }: Request, config: AppConfig): Response | null {
  if (SAFE_METHODS.has(method) || isSameOriginRequest(config, headers)) return null;
  // Only values that browsers send are logged: the rest of a foreign request is its sender's own text.
  const site = /^(same-site|cross-site|none)$/.exec(headers.get("Sec-Fetch-Site") ?? "")?.[0];
  securityLog("origin_refused", { method, site: site ?? "unstated" });
  return new Response(ERROR_TEXTS.CROSS_ORIGIN, { status: 403 });
}
