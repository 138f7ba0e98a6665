// What can be asked of any address of ours: to be read, and to take a form. The router would give other methods to actions
// that were written for forms, and answer odd ones without our headers.
import type { AppConfig } from "~/services/config.server.ts";
import { setSecurityHeaders } from "~/services/security-headers.server.ts";

const ALLOWED = ["GET", "HEAD", "OPTIONS", "POST"];

/** The answer to a method that no route takes, or to the question which ones there are; null for the others. */
export function answerMethod({ method }: Request, config: AppConfig): Response | null {
  if (ALLOWED.includes(method) && method !== "OPTIONS") return null;
  const response = new Response(null, {
    status: method === "OPTIONS" ? 204 : 405,
    headers: { Allow: ALLOWED.join(", ") },
  });
  // No page, so nothing for a nonce to be on.
  setSecurityHeaders(response.headers, config, "");
  return response;
}
