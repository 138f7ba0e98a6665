// The headers of every answer, as one table, and the Content-Security-Policy as a pure function.
import type { AppConfig } from "./config.server.ts";

/** 128 random bits for one answer's scripts. */
export function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/** Only scripts that carry the nonce run, and what they load; without a nonce none. Nothing may frame us. */
export function contentSecurityPolicy({ nonce, origin }: { nonce: string | null; origin: string }): string {
  const socketOrigin = origin.replace(/^http/, "ws");
  return [
    "default-src 'none'",
    nonce === null ? "script-src 'none'" : `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${socketOrigin}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Sets what every answer carries; what a route has set itself stays. */
export function setSecurityHeaders(headers: Headers, config: AppConfig, nonce: string): void {
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  const table: Record<string, string | null> = {
    "Content-Security-Policy": isPage
      ? contentSecurityPolicy({ nonce, origin: config.origin })
      : "default-src 'none'; frame-ancestors 'none'",
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
