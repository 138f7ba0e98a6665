// Short groups at the edge of a size, which the neighboring size covers if it needs the item as much.
import {
  AGE_RANGES,
  type AgeRange,
  ESSENTIALITIES,
  type Essentiality,
  LAUNDRY_SCENARIOS,
} from "../vocabulary.ts";
import { type CalculatedQuantities, SHORT_STRETCH_DAYS } from "./quantities.ts";
import {
  type DatedGroup,
  type GroupsByAge,
  isNeeded,
  sizeTotal,
  strongestEssentiality,
  type UncountedByAge,
  type UncountedGroup,
} from "./size-pieces.ts";

/** Age range → the short groups at its edges that a size beside it covers. */
export function leftToNeighbors(
  clothingNameId: string,
  quantities: CalculatedQuantities,
  groups: GroupsByAge,
): UncountedByAge {
  const uncounted: Partial<Record<AgeRange, UncountedGroup[]>> = {};
  const leave = (ageRange: AgeRange, order: number, boughtIn: AgeRange) => {
    const known = uncounted[ageRange] ?? [];
    uncounted[ageRange] = [...known, { order, boughtIn }].sort((a, b) => a.order - b.order);
  };
  const edges = { quantities, groups };
  // Whether a group counts depends on the size beyond it, so each pass starts at the end it looks toward.
  forEachEdge([...AGE_RANGES].reverse(), -1, edges, leave);
  forEachEdge(AGE_RANGES, 0, edges, leave);
  return withoutCircles(clothingNameId, quantities, uncounted);
}

/**
 * Two sizes that share an edge don't send each other's weeks back and forth: only one of them leaves its short group to the
 * other, the one whose number changes by it, or else its level.
 */
function withoutCircles(
  clothingNameId: string,
  quantities: CalculatedQuantities,
  uncounted: UncountedByAge,
): UncountedByAge {
  const left = { ...uncounted };
  const gain = (ageRange: AgeRange, one: UncountedGroup) =>
    gainOf(clothingNameId, quantities, ageRange, left, one);
  for (const [at, smaller] of AGE_RANGES.entries()) {
    const larger = AGE_RANGES[at + 1];
    const ahead = left[smaller]?.find(({ boughtIn }) => boughtIn === larger);
    const back = larger && left[larger]?.find(({ boughtIn }) => boughtIn === smaller);
    if (!ahead || !back) continue;
    const [ageRange, dropped] =
      gain(smaller, ahead) >= gain(larger, back) ? ([larger, back] as const) : ([smaller, ahead] as const);
    const rest = (left[ageRange] ?? []).filter((other) => other !== dropped);
    if (rest.length > 0) left[ageRange] = rest;
    else delete left[ageRange];
  }
  return left;
}

/** What a size gains by leaving a group to another: 2 fewer pieces in some routine, 1 a weaker level, 0 nothing. */
function gainOf(
  clothingNameId: string,
  quantities: CalculatedQuantities,
  ageRange: AgeRange,
  uncounted: UncountedByAge,
  one: UncountedGroup,
): number {
  const rest = uncounted[ageRange]?.filter((other) => other !== one);
  const changes = LAUNDRY_SCENARIOS.map((scenario) => {
    const cells = quantities[scenario][ageRange];
    const without = sizeTotal(clothingNameId, cells, uncounted[ageRange]);
    const withIt = sizeTotal(clothingNameId, cells, rest);
    if (withIt.needed > without.needed) return 2;
    return withIt.essentiality === without.essentiality ? 0 : 1;
  });
  return Math.max(...changes);
}

type Edges = { quantities: CalculatedQuantities; groups: GroupsByAge };

/**
 * Leaves the short group at one edge of each size (0: the first group, -1: the last) to the size beyond it,
 * if that size needs the item at least as much, and as many, without its own short group that touches this one. `ages`
 * lists each size after the one beyond it.
 */
function forEachEdge(
  ages: readonly AgeRange[],
  edge: 0 | -1,
  { quantities, groups }: Edges,
  leave: (ageRange: AgeRange, order: number, boughtIn: AgeRange) => void,
): void {
  /** The group at the far edge of the size beyond, if it was itself left to the next size. */
  let leftBeyond: number | null = null;
  for (const [position, ageRange] of ages.entries()) {
    const beyond = ages[position - 1];
    const short = shortEdge(groups[ageRange], edge);
    const isLeft =
      beyond !== undefined &&
      short !== null &&
      isNeeded(quantities, ageRange, short) &&
      isDressedBy(beyond, ageRange, short);
    if (isLeft) leave(ageRange, short, beyond);
    leftBeyond = isLeft ? short : null;
  }

  function isDressedBy(beyond: AgeRange, ageRange: AgeRange, order: number): boolean {
    const touching = shortEdge(groups[beyond], edge === 0 ? -1 : 0);
    const others = (groups[beyond] ?? [])
      .map((group) => group.weatherGroupOrder)
      .filter((other) => other !== touching && other !== leftBeyond);
    return LAUNDRY_SCENARIOS.every((scenario) => {
      const own = quantities[scenario][ageRange]?.[order];
      if (!own || own.quantity === 0) return true;
      const cells = others.flatMap((other) => quantities[scenario][beyond]?.[other] ?? []);
      const level = strongestEssentiality({ ...cells });
      return rank(level) <= rank(own.essentiality) && cells.some(({ quantity }) => quantity >= own.quantity);
    });
  }
}

/** 0 for the strongest level. */
function rank(level: Essentiality | null): number {
  return level === null ? ESSENTIALITIES.length : ESSENTIALITIES.indexOf(level);
}

/** The order of the group at an edge, if it is short and not the only one. */
function shortEdge(groups: readonly DatedGroup[] = [], edge: 0 | -1): number | null {
  const group = groups.at(edge);
  if (groups.length < 2 || !group || group.durationDays > SHORT_STRETCH_DAYS) return null;
  return group.weatherGroupOrder;
}
