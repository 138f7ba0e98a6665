// The share link that somebody came with, kept in the browser while they sign in or up: its token must not stand in the
// address of every page on that way.
import { createCookie } from "react-router";
import { looksLikeShareToken } from "~/services/auth/share-token.server.ts";

/** As long as the link that confirms a new account. */
const LIFE_SECONDS = 24 * 60 * 60;

const REPLICATE_PATH = "/replicate";

interface CookieSettings {
  isHttps: boolean;
}

/** The Set-Cookie value that keeps the token of the link that is open. */
export function replicationCookie(settings: CookieSettings, token: string): Promise<string> {
  return cookie(settings).serialize(token, { maxAge: LIFE_SECONDS });
}

/** The Set-Cookie value that forgets the link. */
export function clearedReplicationCookie(settings: CookieSettings): Promise<string> {
  return cookie(settings).serialize("", { maxAge: 0 });
}

/** The token of the link that this browser has opened last, or null. */
export async function readReplicationToken(
  settings: CookieSettings,
  request: Request,
): Promise<string | null> {
  const value: unknown = await cookie(settings).parse(request.headers.get("Cookie"));
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

function cookie({ isHttps }: CookieSettings) {
  return createCookie(isHttps ? "__Host-replication" : "replication", {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isHttps,
  });
}
