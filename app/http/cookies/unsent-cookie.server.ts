// The secret with which a browser finds the form that it sent after its session had ended.
import { type CookieSettings, hostCookie } from "~/services/auth/host-cookie.server.ts";
import { looksLikeToken } from "~/services/auth/tokens.server.ts";

/** A user who is asked to sign in does so soon, or types the form again. */
export const UNSENT_SECONDS = 60 * 60;

/** The Set-Cookie value that keeps the secret as long as the form. */
export function unsentCookie(settings: CookieSettings, secret: string): Promise<string> {
  return hostCookie(settings, "unsent").serialize(secret, { maxAge: UNSENT_SECONDS });
}

/** This browser's secret, or null. */
export async function readUnsentSecret(settings: CookieSettings, request: Request): Promise<string | null> {
  const value: unknown = await hostCookie(settings, "unsent").parse(request.headers.get("Cookie"));
  return typeof value === "string" && looksLikeToken(value) ? value : null;
}
