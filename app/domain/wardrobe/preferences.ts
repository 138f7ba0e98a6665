// What a browser remembers of how its parent looks at plans.
import type { AgeRange, Essentiality, ItemCategory, LaundryScenario } from "../vocabulary.ts";

/** The specification's name for it. */
export const PREFERENCES_KEY = "clothing-plan-storage";

export interface Preferences {
  selectedScenario: LaundryScenario;
  selectedAgeRangeKey: AgeRange;
  selectedEssentialities: Essentiality[];
  collapsedCategories: ItemCategory[];
}
