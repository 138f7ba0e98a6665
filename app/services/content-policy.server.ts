// The headers of every answer, as one table, and the Content-Security-Policy as a pure function.
import type { AppConfig } from "./config.server.ts";

/** Where browsers report what a policy has blocked: without reports, only the visitor would notice. */
export const REPORTS_PATH = "/csp-reports";
const REPORTS_GROUP = "csp";

/** 128 random bits for one answer's scripts. */
export function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

interface PolicyOf {
  nonce: string | null;
  origin: string;
  /** The one origin that a page may frame; none if missing. */
  frames?: string | undefined;
  /** The only scripts of a page without a nonce: files by path, and the hashes of those in the document. */
  scripts?: readonly string[];
  /** The hashes of the styles in the document of a page without a nonce. */
  styles?: readonly string[];
}

/**
 * Only scripts with the nonce run, and scripts they load; without a nonce, only the named files. Styles need our origin or the
 * nonce, and style attributes never apply, so injected ones don't either. Nothing may frame us.
 */
export function contentSecurityPolicy({
  nonce,
  origin,
  frames,
  scripts = [],
  styles = [],
}: PolicyOf): string {
  const socketOrigin = origin.replace(/^http/, "ws");
  const sources = scripts.map((source) => (source.startsWith("/") ? `${origin}${source}` : source));
  return [
    "default-src 'none'",
    nonce === null
      ? `script-src ${sources.join(" ") || "'none'"}`
      : `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    nonce === null ? ["style-src 'self'", ...styles].join(" ") : `style-src 'self' 'nonce-${nonce}'`,
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
    // The older directive, for browsers without the newer one; those that have the newer one ignore it.
    `report-uri ${REPORTS_PATH}`,
    `report-to ${REPORTS_GROUP}`,
  ].join("; ");
}

/**
 * The answer with these headers, unless they are already set; a socket's stays unchanged. Every answer passes here, so none leaves
 * without saying whether caches may keep it: the one in front of the Worker would keep it for hours.
 */
export function secured(answer: Response, config: AppConfig, nonce: string): Response {
  if (answer.status === 101) return answer;
  const isKeptInError = isOpenToCaches(answer.headers) && !mayBeKept(answer);
  if (answer.headers.has("X-Frame-Options") && !isKeptInError) return answer;
  const copy = new Response(answer.body, answer);
  if (isKeptInError) for (const name of CACHE_HEADERS) copy.headers.delete(name);
  setSecurityHeaders(copy.headers, config, nonce);
  return copy;
}

/** What browsers and caches read, and what only the platform's cache reads. */
const CACHE_HEADERS = ["Cache-Control", "CDN-Cache-Control", "Cloudflare-CDN-Cache-Control"] as const;

function isOpenToCaches(headers: Headers): boolean {
  return CACHE_HEADERS.some((name) => /\bpublic\b/.test(headers.get(name) ?? ""));
}

/** Whatever its route says of caches: an error is over in a moment, and a cookie is for one browser. */
function mayBeKept({ status, headers }: Response): boolean {
  return (status === 200 || status === 304) && !headers.has("Set-Cookie");
}

/** Sets the headers of every answer; a route's own headers stay. */
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
    "Permissions-Policy": "camera=(), geolocation=(self), microphone=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "private, no-store",
  };
  for (const [name, value] of Object.entries(table)) {
    if (value !== null && !headers.has(name)) headers.set(name, value);
  }
}
