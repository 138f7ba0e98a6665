// Which items a page shows by how essential they are. The choice stands in the address and nowhere else: whoever comes to a
// plan sees its answer, not yesterday's filter. None or all of the three mean every item.
import { ESSENTIALITIES, type Essentiality } from "../vocabulary.ts";

/** The parameter of the address that holds the choice, once for each. */
export const ESSENTIALITY_PARAM = "essentiality";

/** The chosen essentialities in display order; none, as all three, means every item. `named` are the parameter's values. */
export function chosenEssentialities(named: readonly string[]): Essentiality[] {
  return ESSENTIALITIES.filter((essentiality) => named.includes(essentiality));
}

/** True when a choice leaves nothing out. */
function choosesAll(chosen: readonly Essentiality[]): boolean {
  return chosen.length === 0 || chosen.length === ESSENTIALITIES.length;
}

/** True when any of an item's quantities for the scenario and age range is of a chosen essentiality. */
export function matchesEssentiality(
  cells: readonly { essentiality: Essentiality | null }[],
  chosen: readonly Essentiality[],
): boolean {
  if (choosesAll(chosen)) return true;
  return cells.some(({ essentiality }) => essentiality !== null && chosen.includes(essentiality));
}
