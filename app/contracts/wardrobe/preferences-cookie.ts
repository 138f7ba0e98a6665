// How a parent likes to look at plans, in a cookie: the server renders the page with it, so that folded
// sections are folded from the first paint.
import { z } from "zod";
import { AGE_RANGES, ITEM_CATEGORIES, LAUNDRY_SCENARIOS } from "../../domain/vocabulary.ts";
import { type Preferences, preferencesCookieName } from "../../domain/wardrobe/preferences.ts";
import { DEFAULT_SCENARIO } from "../../domain/wardrobe/scenarios.ts";
import { FIRST_AGE_RANGE } from "../../domain/wardrobe/size-table.ts";

const preferences = z.object({
  selectedScenario: z.enum(LAUNDRY_SCENARIOS).catch(DEFAULT_SCENARIO),
  selectedAgeRangeKey: z.enum(AGE_RANGES).catch(FIRST_AGE_RANGE),
  collapsedCategories: z.array(z.enum(ITEM_CATEGORIES)).catch([]),
}) satisfies z.ZodType<Preferences>;

const cookiePattern = (isHttps: boolean) =>
  new RegExp(`(?:^|;\\s*)${preferencesCookieName(isHttps)}=([^;]*)`);
const COOKIES = { https: cookiePattern(true), http: cookiePattern(false) };

/** The preferences in a Cookie header; the specification's defaults for anything missing or invalid. */
export function readPreferences(cookieHeader: string | null, isHttps: boolean): Preferences {
  const [, value] = COOKIES[isHttps ? "https" : "http"].exec(cookieHeader ?? "") ?? [];
  if (!value) return preferences.parse({});
  try {
    return preferences.parse(JSON.parse(decodeURIComponent(value)));
  } catch {
    return preferences.parse({});
  }
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A Set-Cookie value that remembers them for a year. Scripts may change it, as components/wardrobe/use-dashboard-choice.ts does. */
export function rememberedPreferences(chosen: Preferences, isHttps: boolean): string {
  const value = encodeURIComponent(JSON.stringify(chosen));
  return `${preferencesCookieName(isHttps)}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}

/** A Set-Cookie value that clears them, at sign-out. */
export function clearedPreferences(isHttps: boolean): string {
  return `${preferencesCookieName(isHttps)}=; Path=/; Max-Age=0; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}
