// How many pieces of each size a plan asks for, based on its weather groups.
import type { AgeRange, LaundryScenario } from "../vocabulary.ts";
import { perAgeRange } from "./growth.ts";
import type { CalculatedQuantities } from "./quantities.ts";
import { type GroupsByAge, type SizeTotal, sizeTotal } from "./size-pieces.ts";
import { uncountedGroups } from "./uncounted-groups.ts";

/** Age range → what this size needs; nothing without groups. */
export function sizeTotals(
  clothingNameId: string,
  quantities: CalculatedQuantities,
  groups: GroupsByAge,
  scenario: LaundryScenario,
  newbornDays: number | null = null,
): Record<AgeRange, SizeTotal> {
  const uncounted = uncountedGroups(clothingNameId, quantities, groups, newbornDays);
  return perAgeRange((ageRange) =>
    sizeTotal(clothingNameId, quantities[scenario][ageRange], uncounted[ageRange]),
  );
}
