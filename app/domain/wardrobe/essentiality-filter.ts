// Which items a page shows by how essential they are. The choice stands in the address; none or all of the three mean
// every item.
import { ESSENTIALITIES, type Essentiality } from "../vocabulary.ts";

/** The parameter of the address that holds the choice, once for each. */
export const ESSENTIALITY_PARAM = "essentiality";

/** Stands in the address for a choice that was taken back, so that it wins over a remembered one. */
export const ALL_ESSENTIALITIES = "all";

/**
 * The chosen essentialities in display order; none, as all three, means every item. `fromAddress` are the parameter's values, and
 * without one what the parent chose last counts.
 */
export function chosenEssentialities(
  fromAddress: readonly string[],
  remembered: readonly Essentiality[] = [],
): Essentiality[] {
  const named = fromAddress.length > 0 ? fromAddress : remembered;
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
