// The mailed link that a signed-out visitor opened to a page for signed-in users: its token must not stay in the address of the
// sign-in page, in the log of whatever is in between, or in the history on the way.
import { z } from "zod";
import { type CookieSettings, clearedHostCookie, hostCookie } from "~/services/auth/host-cookie.server.ts";

/** Whoever is asked to sign in does so soon, or opens the mail again. */
const LIFE_SECONDS = 60 * 60;

/** Longer than any token; what is longer isn't kept. */
const LONGEST_TOKEN = 64;

const kept = z.object({ path: z.string(), token: z.string().max(LONGEST_TOKEN) });

/** The Set-Cookie value that stores a link's page and its token. */
export function mailedLinkCookie(settings: CookieSettings, path: string, token: string): Promise<string> {
  const link = { path, token: token.slice(0, LONGEST_TOKEN) };
  return hostCookie(settings, "mailed-link").serialize(link, { maxAge: LIFE_SECONDS });
}

export function clearedMailedLinkCookie(settings: CookieSettings): Promise<string> {
  return clearedHostCookie(settings, "mailed-link");
}

/** The token of the last link to this page that was opened in this browser while signed out, or null. */
export async function readMailedToken(
  settings: CookieSettings,
  request: Request,
  path: string,
): Promise<string | null> {
  const value: unknown = await hostCookie(settings, "mailed-link").parse(request.headers.get("Cookie"));
  const link = kept.safeParse(value).data;
  return link?.path === path ? link.token : null;
}
