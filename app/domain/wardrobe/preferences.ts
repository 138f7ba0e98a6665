// How a parent likes to look at plans, remembered in the browser.
import type { AgeRange, ItemCategory, LaundryScenario } from "../vocabulary.ts";

/** The specification's name for it. */
const PREFERENCES_KEY = "clothing-plan-storage";

/** The name of the cookie; on https, one limited to this host. */
export function preferencesCookieName(isHttps: boolean): string {
  return isHttps ? `__Host-${PREFERENCES_KEY}` : PREFERENCES_KEY;
}

export interface Preferences {
  selectedScenario: LaundryScenario;
  selectedAgeRangeKey: AgeRange;
  collapsedCategories: ItemCategory[];
}
