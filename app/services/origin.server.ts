// Which pages are ours. The configured origin decides, never the Host header.

import { readUrl } from "~/domain/urls.ts";
import type { AppConfig } from "./config.server.ts";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether an Origin header is ours; in development, every loopback name on our port is. */
export function isOwnOrigin(
  { origin, isDevelopment }: Pick<AppConfig, "origin" | "isDevelopment">,
  header: string | null,
) {
  if (header === origin) return true;
  if (!isDevelopment || !header) return false;
  const [own, given] = [new URL(origin), readUrl(header)];
  if (!given) return false;
  return LOOPBACK.has(own.hostname) && LOOPBACK.has(given.hostname) && own.port === given.port;
}

/**
 * Whether a request that changes something comes from our own pages: by Sec-Fetch-Site, which pages can't
 * forge, or else by Origin. A request with neither is refused.
 */
export function isSameOriginRequest(
  config: Pick<AppConfig, "origin" | "isDevelopment">,
  headers: Headers,
): boolean {
  const site = headers.get("Sec-Fetch-Site");
  const origin = headers.get("Origin");
  if (site === null) return isOwnOrigin(config, origin);
  // A page with a token in its address sends no referrer, so its forms have Origin "null".
  return site === "same-origin" && (origin === null || origin === "null" || isOwnOrigin(config, origin));
}
