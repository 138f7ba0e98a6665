// Addresses in the language that is spoken.
import { LANGUAGE, PREFIX } from "./en/language.ts";
import { type Language, languageOf } from "./languages.ts";

/** The language that is spoken just now: the page's in a browser, the request's on the server. */
export function spokenLanguage(): Language {
  return languageOf(LANGUAGE.html) ?? "en";
}

/** The path of a public page in the language that is spoken: '/privacy' is '/es/privacy' in Spanish, and '/' is '/es'. Takes a query, too. */
export function publicPath(path: string): string {
  return PREFIX === "" ? path : PREFIX + path.replace(/^\/(?=[?#]|$)/, "");
}
