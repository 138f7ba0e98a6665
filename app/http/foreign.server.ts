// What comes from other sites is refused before anything runs: before the routes, and before the framework, which would take it
// for a fault of ours.
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { securityLog } from "~/lib/security-log.server.ts";
import type { AppConfig } from "~/services/config.server.ts";
import { isSameOriginRequest } from "~/services/origin.server.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** The refusal of whatever would change something and does not come from our own pages; null for the rest. */
export function refuseForeign({ method, headers }: Request, config: AppConfig): Response | null {
  if (SAFE_METHODS.has(method) || isSameOriginRequest(config, headers)) return null;
  // Only a word that browsers use themselves is kept: the rest of a foreign request is its sender's own text.
  const site = /^(same-site|cross-site|none)$/.exec(headers.get("Sec-Fetch-Site") ?? "")?.[0];
  securityLog("origin_refused", { method, site: site ?? "unstated" });
  return new Response(ERROR_TEXTS.CROSS_ORIGIN, { status: 403 });
}
