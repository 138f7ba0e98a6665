// The methods that any of our addresses accepts: reading, and sending a form. The router would pass other
// methods to actions written for forms, and answer unusual ones without our headers.
import type { AppConfig } from "~/services/config.server.ts";
import { setSecurityHeaders } from "~/services/content-policy.server.ts";

const ALLOWED = ["GET", "HEAD", "OPTIONS", "POST"];

/** The answer to a method that no route accepts, or to OPTIONS; null for all others. */
export function answerMethod({ method }: Request, config: AppConfig): Response | null {
  if (ALLOWED.includes(method) && method !== "OPTIONS") return null;
  const response = new Response(null, {
    status: method === "OPTIONS" ? 204 : 405,
    headers: { Allow: ALLOWED.join(", ") },
  });
  // Not a page, so there is nothing to put a nonce on.
  setSecurityHeaders(response.headers, config, "");
  return response;
}
