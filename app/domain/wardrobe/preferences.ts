// How a parent likes to look at plans, remembered in the browser, and which items a page shows by how essential they are. That choice is
// stored only in the address, so that opening a plan shows its answer and not yesterday's filter.
import {
  type AgeRange,
  ESSENTIALITIES,
  type Essentiality,
  type ItemCategory,
  type LaundryScenario,
} from "../vocabulary.ts";

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

/** The address parameter that holds the choice, repeated for each essentiality. */
export const ESSENTIALITY_PARAM = "essentiality";

/** The chosen essentialities in display order; none, as all three, means every item. `named`: the parameter's values. */
export function chosenEssentialities(named: readonly string[]): Essentiality[] {
  return ESSENTIALITIES.filter((essentiality) => named.includes(essentiality));
}
