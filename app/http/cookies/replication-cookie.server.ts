// The share link that a visitor arrived with, kept while they sign in or sign up: its token must not appear
// in the address of every page on the way.
import { type CookieSettings, clearedHostCookie, hostCookie } from "~/services/auth/host-cookie.server.ts";
import { looksLikeShareToken } from "~/services/auth/share-token.server.ts";

/** As long as the link that confirms a new account is valid. */
const LIFE_SECONDS = 24 * 60 * 60;

const REPLICATE_PATH = "/replicate";

/** The Set-Cookie value that stores the opened link's token. */
export function replicationCookie(settings: CookieSettings, token: string): Promise<string> {
  return hostCookie(settings, "replication").serialize(token, { maxAge: LIFE_SECONDS });
}

export function clearedReplicationCookie(settings: CookieSettings): Promise<string> {
  return clearedHostCookie(settings, "replication");
}

/** The token of the last link opened in this browser, or null. */
export async function readReplicationToken(
  settings: CookieSettings,
  request: Request,
): Promise<string | null> {
  const value: unknown = await hostCookie(settings, "replication").parse(request.headers.get("Cookie"));
  return typeof value === "string" && looksLikeShareToken(value) ? value : null;
}

/** A return path that works in another browser too: with the token that only this browser's cookie holds. */
export async function withReplicationToken(
  settings: CookieSettings,
  request: Request,
  path: string,
): Promise<string> {
  const token = path === REPLICATE_PATH ? await readReplicationToken(settings, request) : null;
  return token ? `${path}?${new URLSearchParams({ token })}` : path;
}
