// The language of the user who signed in to this browser, so that a page is known to be in it before its user is. Set for
// signed-in users only: any cookie takes a stranger off the kept pages.
import { type Language, languageOf } from "~/language/languages.ts";
import { type CookieSettings, clearedHostCookie, hostCookie } from "~/services/auth/host-cookie.server.ts";

/** As long as browsers keep any cookie. */
const LIFE_SECONDS = 400 * 24 * 60 * 60;

/** The Set-Cookie value that makes the product speak a language here; English needs no cookie. */
export function languageCookie(settings: CookieSettings, language: Language): Promise<string> {
  return language === "en"
    ? clearedHostCookie(settings, "language")
    : hostCookie(settings, "language").serialize(language, { maxAge: LIFE_SECONDS });
}

/** English without the cookie, or with another value. */
export async function readLanguage(settings: CookieSettings, request: Request): Promise<Language> {
  const header = request.headers.get("Cookie");
  if (!header?.includes("language=")) return "en";
  return languageOf(await hostCookie(settings, "language").parse(header)) ?? "en";
}

/** Makes the next page speak what its user has chosen on another device, if this browser doesn't know yet. */
export async function mirrorLanguage(
  settings: CookieSettings,
  { language }: { language: Language | null },
  request: Request,
  response: Response,
): Promise<void> {
  // An answer that sets cookies itself may be the one that chooses, or signs out.
  if (language === null || response.headers.has("Set-Cookie")) return;
  if (language === (await readLanguage(settings, request))) return;
  response.headers.append("Set-Cookie", await languageCookie(settings, language));
}
