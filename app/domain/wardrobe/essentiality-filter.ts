// Which items a page shows by how essential they are. The choice is stored only in the address, so that
// opening a plan shows its answer and not yesterday's filter. None or all three mean every item.
import { ESSENTIALITIES, type Essentiality } from "../vocabulary.ts";

/** The address parameter that holds the choice, repeated for each essentiality. */
export const ESSENTIALITY_PARAM = "essentiality";

/** The chosen essentialities in display order; none means every item. `named`: the parameter's values. */
export function chosenEssentialities(named: readonly string[]): Essentiality[] {
  return ESSENTIALITIES.filter((essentiality) => named.includes(essentiality));
}
