// The numbers that a parent has typed belong to weather groups. When a plan's groups change, the numbers move
// along: each new group takes those of the old group it overlaps longest, and a number that no group took
// goes to the best match, so that an item never falls below what the parent asked for.
import { daysBetween, type IsoDay, plusDays } from "../calendar.ts";
import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";
import {
  type CalculatedQuantities,
  type GroupRecommendations,
  NOT_NEEDED,
  type Recommendation,
} from "../wardrobe/quantities.ts";
import { perScenario } from "../wardrobe/scenarios.ts";
import type { DatedGroup, GroupsByAge } from "../wardrobe/size-pieces.ts";

/** An item's quantities for other weather groups. An age range without old or new groups keeps its quantities. */
export function carryOver(
  quantities: CalculatedQuantities,
  before: GroupsByAge,
  after: GroupsByAge,
): CalculatedQuantities {
  return perScenario((scenario) => {
    const byAge: Partial<Record<AgeRange, GroupRecommendations>> = {};
    for (const ageRange of AGE_RANGES) {
      const cells = quantities[scenario][ageRange];
      if (cells) byAge[ageRange] = carryCells(cells, before[ageRange] ?? [], after[ageRange] ?? []);
    }
    return byAge;
  });
}

/**
 * An item's quantities for the weather groups of a plan whose earlier ones are unknown: each gets the most of its size. An age
 * range without groups keeps its quantities.
 */
export function spreadOver(quantities: CalculatedQuantities, after: GroupsByAge): CalculatedQuantities {
  return perScenario((scenario) => {
    const byAge: Partial<Record<AgeRange, GroupRecommendations>> = {};
    for (const ageRange of AGE_RANGES) {
      const cells = quantities[scenario][ageRange];
      const groups = after[ageRange] ?? [];
      const [most] = Object.values(cells ?? {}).toSorted((a, b) => b.quantity - a.quantity);
      if (cells && (groups.length === 0 || !most)) byAge[ageRange] = cells;
      else if (most)
        byAge[ageRange] = Object.fromEntries(groups.map(({ weatherGroupOrder: order }) => [order, most]));
    }
    return byAge;
  });
}

/** True if an age range's groups cover the same stretches, whatever their weather. */
function isSame(before: readonly DatedGroup[], after: readonly DatedGroup[]): boolean {
  const spans = (groups: readonly DatedGroup[]) =>
    groups.map(({ start, durationDays }) => `${start} ${durationDays}`).join();
  return spans(before) === spans(after);
}

function carryCells(
  cells: GroupRecommendations,
  before: readonly DatedGroup[],
  after: readonly DatedGroup[],
): GroupRecommendations {
  if (before.length === 0 || after.length === 0 || isSame(before, after)) return cells;
  const carried = new Map<DatedGroup, Recommendation>();
  const taken = new Set<DatedGroup>();
  for (const group of after) {
    const source = nearest(group, after, before);
    if (source) taken.add(source);
    carried.set(group, cellOf(source));
  }
  for (const left of before.filter((group) => !taken.has(group))) {
    const heir = nearest(left, before, after);
    if (heir && cellOf(left).quantity > (carried.get(heir)?.quantity ?? 0)) carried.set(heir, cellOf(left));
  }
  return Object.fromEntries(
    [...carried].map(([{ weatherGroupOrder: order }, recommendation]) => [order, recommendation]),
  );

  function cellOf(group: DatedGroup | undefined): Recommendation {
    return (group && cells[group.weatherGroupOrder]) ?? NOT_NEEDED;
  }
}

/**
 * The candidate that shares the most days with a group, the earlier one on a tie. If none shares any day,
 * because the whole plan was moved, days are compared from the start of the age range.
 */
function nearest(
  group: DatedGroup,
  groups: readonly DatedGroup[],
  candidates: readonly DatedGroup[],
): DatedGroup | undefined {
  const [own, other] = [groups[0], candidates[0]];
  if (!own || !other) return undefined;
  const byCalendar = longest((candidate) => overlap(group, candidate));
  if (byCalendar) return byCalendar;
  const shift = daysBetween(own.start, other.start);
  const moved = { ...group, start: plusDays(group.start, shift) };
  return longest((candidate) => overlap(moved, candidate)) ?? candidates.at(-1);

  function longest(daysOf: (candidate: DatedGroup) => number): DatedGroup | undefined {
    const most = Math.max(...candidates.map(daysOf));
    return most > 0 ? candidates.find((candidate) => daysOf(candidate) === most) : undefined;
  }
}

type Stretch = { start: IsoDay; durationDays: number };

/** How many days two stretches share. */
function overlap(one: Stretch, other: Stretch): number {
  const later = daysBetween(one.start, other.start);
  return Math.max(0, Math.min(one.durationDays, later + other.durationDays) - Math.max(0, later));
}
