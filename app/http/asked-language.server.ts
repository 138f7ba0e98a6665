// Which language a request is answered in. A public page speaks the language of its address, never that of a cookie or a
// header, so that a kept page is the same for everyone. Inside the product it's the user's language, which a cookie mirrors;
// what an open page reads or sends stays in the page's own language, whatever the cookie has become.
import { isPublicPath, splitPath } from "~/language/addresses.ts";
import { LANGUAGE_HEADER, type Language, languageOf } from "~/language/languages.ts";
import type { CookieSettings } from "~/services/auth/host-cookie.server.ts";
import { readLanguage } from "./cookies/language-cookie.server.ts";

export interface AskedLanguage {
  language: Language;
  /** What of the address is the language's: '/es', or nothing. */
  prefix: string;
}

/** The language of a request, and where it says so. */
export async function askedLanguage(request: Request, settings: CookieSettings): Promise<AskedLanguage> {
  const { language, path } = splitPath(new URL(request.url).pathname);
  if (language !== "en") return { language, prefix: `/${language}` };
  if (isPublicPath(path)) return { language: "en", prefix: "" };
  const said = languageOf(request.headers.get(LANGUAGE_HEADER));
  return { language: said ?? (await readLanguage(settings, request)), prefix: "" };
}
