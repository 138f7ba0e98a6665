// Which items a page shows by how essential they are. The choice is stored only in the address, so that
// opening a plan shows its answer and not yesterday's filter. None or all three mean every item.
import { ESSENTIALITIES, type Essentiality } from "../vocabulary.ts";

/** The address parameter that holds the choice, repeated for each essentiality. */
export const ESSENTIALITY_PARAM = "essentiality";

/** The chosen essentialities in display order; none means every item. `named`: the parameter's values. */
export function chosenEssentialities(named: readonly string[]): Essentiality[] {
  return ESSENTIALITIES.filter((essentiality) => named.includes(essentiality));
}

/** True when a choice leaves nothing out. */
function choosesAll(chosen: readonly Essentiality[]): boolean {
  return chosen.length === 0 || chosen.length === ESSENTIALITIES.length;
}

/** True if any of an item's quantities for the scenario and age range has a chosen essentiality. */
export function matchesEssentiality(
  cells: readonly { essentiality: Essentiality | null }[],
  chosen: readonly Essentiality[],
): boolean {
  if (choosesAll(chosen)) return true;
  return cells.some(({ essentiality }) => essentiality !== null && chosen.includes(essentiality));
}
