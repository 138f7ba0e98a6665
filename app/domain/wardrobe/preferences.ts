// What a browser remembers of how its parent looks at plans.
import type { AgeRange, ItemCategory, LaundryScenario } from "../vocabulary.ts";

/** The specification's name for it. */
const PREFERENCES_KEY = "clothing-plan-storage";

/** The name of the cookie that holds it: on https one that belongs to this host alone. */
export function preferencesCookieName(isHttps: boolean): string {
  return isHttps ? `__Host-${PREFERENCES_KEY}` : PREFERENCES_KEY;
}

export interface Preferences {
  selectedScenario: LaundryScenario;
  selectedAgeRangeKey: AgeRange;
  collapsedCategories: ItemCategory[];
}
