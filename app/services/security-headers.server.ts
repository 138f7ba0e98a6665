// The headers of every answer, as one table, and the Content-Security-Policy as a pure function.
import type { AppConfig } from "./config.server.ts";

/** Where browsers tell what a policy has refused: without its words, it is known only to whom it happened. */
export const REPORTS_PATH = "/csp-reports";
const REPORTS_GROUP = "csp";

/** 128 random bits for one answer's scripts. */
export function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

interface PolicyOf {
  nonce: string | null;
  origin: string;
  /** The one origin whose frames a page may hold; none where it is left out. */
  frames?: string | undefined;
  /** Paths of the only scripts of a page that has no nonce. */
  scripts?: readonly string[];
}

/**
 * Only scripts that carry the nonce run, and what they load; without a nonce the files that are named, else none. Styles
 * come from our own files: no attribute of an element styles it, so none that is smuggled in does. Nothing may frame us.
 */
export function contentSecurityPolicy({ nonce, origin, frames, scripts = [] }: PolicyOf): string {
  const socketOrigin = origin.replace(/^http/, "ws");
  const files = scripts.length > 0 ? scripts.map((path) => `${origin}${path}`).join(" ") : "'none'";
  return [
    "default-src 'none'",
    nonce === null ? `script-src ${files}` : `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    nonce === null ? "style-src 'self'" : `style-src 'self' 'nonce-${nonce}'`,
    nonce === null ? "worker-src 'none'" : "worker-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ...(frames ? [`frame-src ${frames}`] : []),
    `connect-src 'self' ${socketOrigin}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // The older directive for browsers that do not know the newer one; those that do ignore it.
    `report-uri ${REPORTS_PATH}`,
    `report-to ${REPORTS_GROUP}`,
  ].join("; ");
}

/** The answer with these headers, where nobody has set them; a socket's stays as it is. */
export function secured(answer: Response, config: AppConfig, nonce: string): Response {
  if (answer.status === 101 || answer.headers.has("X-Frame-Options")) return answer;
  const copy = new Response(answer.body, answer);
  setSecurityHeaders(copy.headers, config, nonce);
  return copy;
}

/** Sets what every answer carries; what a route has set itself stays. */
export function setSecurityHeaders(headers: Headers, config: AppConfig, nonce: string): void {
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  const table: Record<string, string | null> = {
    "Content-Security-Policy": isPage
      ? contentSecurityPolicy({ nonce, origin: config.origin, frames: config.turnstile?.origin })
      : "default-src 'none'; frame-ancestors 'none'",
    "Reporting-Endpoints": isPage ? `${REPORTS_GROUP}="${REPORTS_PATH}"` : null,
    "Strict-Transport-Security": config.isHttps ? "max-age=31536000; includeSubDomains" : null,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "private, no-store",
  };
  for (const [name, value] of Object.entries(table)) {
    if (value !== null && !headers.has(name)) headers.set(name, value);
  }
}
