// A plan as the calendar makes it, and as the sizes of a baby make it: what both ask for.
import { daysBetween, type IsoDay } from "../../app/domain/calendar.ts";
import type { Baby } from "../../app/domain/growth/baby-facts.ts";
import type { NewbornNeed } from "../../app/domain/growth/newborn-set.ts";
import { type SizedGroups, sizedGroups } from "../../app/domain/growth/next-sizes.ts";
import { partedSizes } from "../../app/domain/growth/parted-sizes.ts";
import { planQuantities } from "../../app/domain/growth/plan-quantities.ts";
import { planSizes } from "../../app/domain/growth/planned-sizes.ts";
import { sizeWindows } from "../../app/domain/growth/size-windows.ts";
import { ESSENTIALITY } from "../../app/domain/ids.ts";
import { AGE_RANGES, type AgeRange } from "../../app/domain/vocabulary.ts";
import { CATALOGUE, clothingRules } from "../../app/domain/wardrobe/catalogue.ts";
import { perAgeRange } from "../../app/domain/wardrobe/growth.ts";
import { type SizeDays, usualSizeDays } from "../../app/domain/wardrobe/size-days.ts";
import type { SizeTotal } from "../../app/domain/wardrobe/size-pieces.ts";
import { sizeTotals } from "../../app/domain/wardrobe/size-totals.ts";
import type { HistoryIndex } from "../../app/domain/weather/month-cards.ts";

/** Garments that a winter hangs on. */
const WARM = ["coat_warm", "bunting_fleece", "snowsuit"];
const LAUNDRY = "every_2_3_days";

type Totals = ReadonlyMap<string, Readonly<Record<AgeRange, SizeTotal>>>;

export interface PlanComparison {
  /** By size: weeks by which it begins later than the calendar says (earlier: negative); null if it isn't worn. */
  weeks: Readonly<Record<AgeRange, number | null>>;
  /** By size: the weathers, before and after. */
  weathers: Readonly<Record<AgeRange, readonly [before: string, after: string]>>;
  hasOtherWeather: boolean;
  hasOtherOuterwear: boolean;
  pieces: readonly [before: number, after: number];
  essentials: readonly [before: number, after: number];
  /** Pieces that are no longer asked for in the size in which the calendar asks for them. */
  moved: number;
}

export function comparePlans(history: HistoryIndex, firstDay: IsoDay, baby: Baby): PlanComparison {
  const known = planSizes(sizeWindows(baby), firstDay);
  const sizes = { ...known, newbornDays: known.newborn.days, newborns: [known.newborn] };
  const usual = usualSizeDays(firstDay);
  const calendar = { days: usual, newbornDays: null, newborns: [] };
  const [before, after] = [sizedGroups(history, firstDay, calendar), sizedGroups(history, firstDay, sizes)];
  const [had, has] = [totalsOf(before, calendar), totalsOf(after, sizes)];
  const weathers = perAgeRange((age) => [weatherOf(before, age), weatherOf(after, age)] as const);
  const cells = CATALOGUE.flatMap(({ key }) =>
    AGE_RANGES.map((age) => [had, has].map((all) => piecesOf(all, key, age))),
  );
  return {
    weeks: perAgeRange((age) => {
      const [from, to] = [usual[age]?.start, sizes.days[age]?.start];
      return from && to ? Math.round(daysBetween(from, to) / 7) : null;
    }),
    weathers,
    hasOtherWeather: AGE_RANGES.some((age) => weathers[age][0] !== weathers[age][1]),
    hasOtherOuterwear: WARM.some((key) =>
      AGE_RANGES.some((age) => piecesOf(had, key, age) !== piecesOf(has, key, age)),
    ),
    pieces: [sum(had), sum(has)],
    essentials: [sum(had, true), sum(has, true)],
    moved: cells.reduce((all, [was = 0, is = 0]) => all + Math.max(0, was - is), 0),
  };
}

function totalsOf(
  sized: SizedGroups,
  {
    days,
    newbornDays,
    newborns,
  }: { days: SizeDays; newbornDays: number | null; newborns: readonly NewbornNeed[] },
): Totals {
  const shares = partedSizes([days]);
  return new Map(
    CATALOGUE.map((item) => {
      const quantities = planQuantities(() => clothingRules(item), sized, shares, newborns);
      return [item.key, sizeTotals(item.key, quantities, sized.groups, LAUNDRY, newbornDays)];
    }),
  );
}

const piecesOf = (totals: Totals, key: string, age: AgeRange) => totals.get(key)?.[age].needed ?? 0;

function sum(totals: Totals, isEssential = false): number {
  const all = [...totals.values()].flatMap((byAge) => AGE_RANGES.map((age) => byAge[age]));
  const counted = isEssential
    ? all.filter(({ essentiality }) => essentiality === ESSENTIALITY.essential)
    : all;
  return counted.reduce((pieces, { needed }) => pieces + needed, 0);
}

/** The categories of a size, in time order, without how long each lasts. */
function weatherOf({ groups }: SizedGroups, age: AgeRange): string {
  return groups[age].map(({ category }) => category).join(", ");
}
