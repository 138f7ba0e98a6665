// The share link that somebody came with, kept in the browser while they sign in or up: its token must not stand in the
// address of every page on that way.
import { type CookieSettings, clearedHostCookie, hostCookie } from "~/services/auth/host-cookie.server.ts";
import { looksLikeShareToken } from "~/services/auth/share-token.server.ts";

/** As long as the link that confirms a new account. */
const LIFE_SECONDS = 24 * 60 * 60;

const REPLICATE_PATH = "/replicate";

/** The Set-Cookie value that keeps the token of the link that is open. */
export function replicationCookie(settings: CookieSettings, token: string): Promise<string> {
  return hostCookie(settings, "replication").serialize(token, { maxAge: LIFE_SECONDS });
}

/** The Set-Cookie value that forgets the link. */
export function clearedReplicationCookie(settings: CookieSettings): Promise<string> {
  return clearedHostCookie(settings, "replication");
}

/** The token of the link that this browser has opened last, or null. */
export async function readReplicationToken(
  settings: CookieSettings,
  request: Request,
): Promise<string | null> {
  const value: unknown = await hostCookie(settings, "replication").parse(request.headers.get("Cookie"));
  return typeof value === "string" && looksLikeShareToken(value) ? value : null;
}

/** A way back as it works in another browser too: with the token that only this one's cookie holds. */
export async function withReplicationToken(
  settings: CookieSettings,
  request: Request,
  path: string,
): Promise<string> {
  const token = path === REPLICATE_PATH ? await readReplicationToken(settings, request) : null;
  return token ? `${path}?${new URLSearchParams({ token })}` : path;
}
