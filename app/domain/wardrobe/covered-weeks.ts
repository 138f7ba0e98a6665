// The weeks of the sizes beside it that a size's pieces are for too.
import { AGE_RANGES, type AgeRange, type LaundryScenario } from "../vocabulary.ts";
import type { CalculatedQuantities } from "./quantities.ts";
import { type GroupsByAge, sizeTotal, type UncountedByAge, type UncountedGroup } from "./size-pieces.ts";
import { uncountedGroups } from "./uncounted-groups.ts";

/** The weeks at the edge of the size beside it that a size's pieces are for too. */
export interface CoveredWeeks {
  of: AgeRange;
  weeks: "first" | "last";
}

/**
 * Age range → the weeks beside it that its pieces cover, where the other size would need more without them. Of two sizes
 * that share an edge, at most one covers the other.
 */
export function coveredWeeks(
  clothingNameId: string,
  quantities: CalculatedQuantities,
  groups: GroupsByAge,
  scenario: LaundryScenario,
  newbornDays: number | null = null,
): Partial<Record<AgeRange, CoveredWeeks[]>> {
  const uncounted = uncountedGroups(clothingNameId, quantities, groups, newbornDays);
  const covered: Partial<Record<AgeRange, CoveredWeeks[]>> = {};
  for (const [ageRange, own] of entriesOf(uncounted)) {
    const cells = quantities[scenario][ageRange];
    const { needed } = sizeTotal(clothingNameId, cells, own);
    for (const { order, boughtIn } of own) {
      if (boughtIn === null || (cells?.[order]?.quantity ?? 0) <= needed) continue;
      const weeks = AGE_RANGES.indexOf(boughtIn) > AGE_RANGES.indexOf(ageRange) ? "last" : "first";
      covered[boughtIn] = [...(covered[boughtIn] ?? []), { of: ageRange, weeks }];
    }
  }
  return covered;
}

function entriesOf(uncounted: UncountedByAge): [AgeRange, UncountedGroup[]][] {
  return AGE_RANGES.flatMap((ageRange) => {
    const own = uncounted[ageRange];
    return own ? [[ageRange, own] as [AgeRange, UncountedGroup[]]] : [];
  });
}
