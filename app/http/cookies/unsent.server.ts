// The secret by which a browser finds the form that it has sent after its session had ended.
import { type CookieSettings, hostCookie } from "~/services/auth/host-cookie.server.ts";
import { looksLikeToken } from "~/services/auth/tokens.server.ts";

/** Whoever is asked to sign in does it now, or types anew. */
export const UNSENT_SECONDS = 60 * 60;

/** The Set-Cookie value that keeps the secret as long as the form. */
export function unsentCookie(settings: CookieSettings, secret: string): Promise<string> {
  return hostCookie(settings, "unsent").serialize(secret, { maxAge: UNSENT_SECONDS });
}

/** The secret of this browser, or null. */
export async function readUnsentSecret(settings: CookieSettings, request: Request): Promise<string | null> {
  const value: unknown = await hostCookie(settings, "unsent").parse(request.headers.get("Cookie"));
  return typeof value === "string" && looksLikeToken(value) ? value : null;
}
