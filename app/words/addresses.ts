// What an address says about its language. Apart from the list of languages, because browsers have no use for it.
import { type Language, languageOf, OTHER_LANGUAGES } from "./languages.ts";
import { publicPath } from "./public-path.ts";

/** What a script reads of a home page is at '/es.data'. */
const PREFIX = new RegExp(`^/(${OTHER_LANGUAGES.join("|")})(?=/|\\.data$|$)`);

/** A path taken apart: '/es/privacy' is '/privacy' in 'es'; '/privacy' is itself and says English. */
export function splitPath(pathname: string): { language: Language; path: string } {
  const language = languageOf(PREFIX.exec(pathname)?.[1]) ?? "en";
  const rest = pathname.slice(language.length + 1) || "/";
  return { language, path: language === "en" ? pathname : rest.replace(/^\.data$/, "/_.data") };
}

/** Pages for people without an account, or on their way in. All others speak the language of their user. */
const PUBLIC =
  /^\/(?:today\/|(?:swaddles-sleep-sacks|wear|privacy|terms|plan|sample-plan|auth|reset-password|unsubscribe|replicate|gifts|invitation|offline|manifest\.webmanifest)(?:[/.]|$)|(?:_root\.data|_\.data)?$)/;
/**
 * The first words of the product's addresses, which have no language in them, also when someone puts one there. Below "today" are
 * helpers' pages, which are public.
 */
export const INSIDE_WORDS = [
  "dashboard",
  "dashboards",
  "today",
  "shopping",
  "travel-quiz",
  "travel-plans",
  "profile",
  "onboarding",
  "transition",
  "subscription",
  "scenario-comparison",
  "age-ranges",
  "age-range-dashboard",
  "admin",
  "unsent",
  "logout",
];
const INSIDE = new RegExp(`^/(?!today/)(?:${INSIDE_WORDS.join("|")})(?:[/.]|$)`);

/** Whether a path, without its language, is a public page, and so speaks the language it names. */
export function isPublicPath(path: string): boolean {
  return PUBLIC.test(path);
}

/** Whether a path, without a language, is one of the signed-in pages. */
export function isInsidePath(path: string): boolean {
  return INSIDE.test(path);
}

/** The path of any page of ours as the spoken language has it: inside the product, nothing is added. */
export function pathAsSpoken(path: string): string {
  return isPublicPath(path.replace(/[?#].*$/s, "")) ? publicPath(path) : path;
}
