// Loose clothes in sizes with days of their own, which are bought by the days that need them.
import { AGE_RANGES, type AgeRange, LAUNDRY_SCENARIOS } from "../vocabulary.ts";
import type { CalculatedQuantities } from "./quantities.ts";
import { type GroupsByAge, isNeeded, type UncountedByAge } from "./size-pieces.ts";

/** Loose clothes are bought in a size that needs them for so many days: a little more than half a month. Decision 101. */
const LEAST_LOOSE_DAYS = 17;

/**
 * Loose clothes in sizes with days of their own: a size that needs them for fewer days leaves them to the one beside it,
 * if that one needs as many for long enough. Otherwise it buys them, however few the days.
 */
export function briefNeeds(quantities: CalculatedQuantities, groups: GroupsByAge): UncountedByAge {
  const sizes = AGE_RANGES.filter((ageRange) => (groups[ageRange] ?? []).length > 0);
  const needing = (ageRange: AgeRange) =>
    (groups[ageRange] ?? []).filter(({ weatherGroupOrder }) =>
      isNeeded(quantities, ageRange, weatherGroupOrder),
    );
  const isLong = (ageRange: AgeRange) =>
    needing(ageRange).reduce((days, { durationDays }) => days + durationDays, 0) >= LEAST_LOOSE_DAYS;
  const uncounted: UncountedByAge = {};
  for (const [place, ageRange] of sizes.entries()) {
    const brief = needing(ageRange);
    if (brief.length === 0 || isLong(ageRange)) continue;
    const beside = sizes
      .filter((_, other) => Math.abs(other - place) === 1)
      .find((other) => isLong(other) && needsAsMany(quantities, other, ageRange));
    if (beside)
      uncounted[ageRange] = brief.map(({ weatherGroupOrder: order }) => ({ order, boughtIn: beside }));
  }
  return uncounted;
}

function needsAsMany(quantities: CalculatedQuantities, size: AgeRange, other: AgeRange): boolean {
  return LAUNDRY_SCENARIOS.every((scenario) => {
    const most = (ageRange: AgeRange) =>
      Math.max(0, ...Object.values(quantities[scenario][ageRange] ?? {}).map(({ quantity }) => quantity));
    return most(size) >= most(other);
  });
}
