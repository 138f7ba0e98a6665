// The browser's memory of how its parent looks at plans, as a cookie: the server draws the page with it, so that what is
// folded is folded from the first paint on.
import { z } from "zod";
import { AGE_RANGES, ESSENTIALITIES, ITEM_CATEGORIES, LAUNDRY_SCENARIOS } from "../../domain/vocabulary.ts";
import { PREFERENCES_KEY, type Preferences } from "../../domain/wardrobe/preferences.ts";
import { DEFAULT_SCENARIO } from "../../domain/wardrobe/scenarios.ts";

const preferences = z.object({
  selectedScenario: z.enum(LAUNDRY_SCENARIOS).catch(DEFAULT_SCENARIO),
  selectedAgeRangeKey: z.enum(AGE_RANGES).catch("0-3m"),
  selectedEssentialities: z.array(z.enum(ESSENTIALITIES)).catch([]),
  collapsedCategories: z.array(z.enum(ITEM_CATEGORIES)).catch([]),
}) satisfies z.ZodType<Preferences>;

const COOKIE = new RegExp(`(?:^|;\\s*)${PREFERENCES_KEY}=([^;]*)`);

/** The preferences in a Cookie header; the specification's defaults for whatever is missing or makes no sense. */
export function readPreferences(cookieHeader: string | null): Preferences {
  const [, value = ""] = COOKIE.exec(cookieHeader ?? "") ?? [];
  try {
    return preferences.parse(JSON.parse(decodeURIComponent(value)));
  } catch {
    return preferences.parse({});
  }
}

/** The Set-Cookie value that forgets them, at sign-out. */
export const CLEARED_PREFERENCES = `${PREFERENCES_KEY}=; Path=/; Max-Age=0; SameSite=Lax`;
