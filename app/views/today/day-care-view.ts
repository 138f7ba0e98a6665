// The list for day care of one size: the usual one, or what the parents have made of it.
import type { ShownCare } from "~/contracts/today/shown-care.ts";
import { readCareCounts } from "~/contracts/today/stored-care.ts";
import { dayWords } from "~/copy/day-words.ts";
import { itemName } from "~/copy/wardrobe/item-copy.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { SizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { WEATHER } from "~/domain/ids.ts";
import { type PlanDates, planStart } from "~/domain/plans/birth-date.ts";
import {
  allAtCare,
  CARE_SETS,
  type CareAsked,
  type CareCounts,
  type CareLine,
  careList,
} from "~/domain/today/day-care.ts";
import type { AgeRange, WeatherCategory } from "~/domain/vocabulary.ts";
import type { ItemKey } from "~/domain/wardrobe/catalogue-table.ts";
import { monthsOld } from "~/domain/wardrobe/growth.ts";
import { isItemKey } from "~/domain/wardrobe/insulation-table.ts";
import { ownedForAgeRange } from "~/domain/wardrobe/owned.ts";
import { sizesIn, sizeWornOn } from "~/domain/wardrobe/size-days.ts";
import { sizesOver, sizesToCome, sizeTimes } from "~/domain/wardrobe/size-times.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import { type ItemRow, readPlanItem } from "~/views/wardrobe/plan-items.ts";

interface AskedCare {
  plan: PlanDates & { country: string; babies: number };
  sizes: SizesOfPlan;
  groups: Partial<Record<AgeRange, readonly WeatherGroup[]>>;
  items: readonly ItemRow[];
  /** The stored lists, the newest first. */
  lists: readonly { size: string; counts: string; more: string }[];
  /** The one that the address asks for. */
  asked: AgeRange | null;
  today: IsoDay;
}

/** Months at which sunscreen may begin. */
const SUNSCREEN_MONTHS = 6;

export function viewDayCare({ plan, sizes, groups, items, lists, asked, today }: AskedCare): ShownCare {
  const { days } = sizes;
  const times = sizeTimes(days, today);
  const stored = readCareCounts(
    JSON.stringify(Object.fromEntries(lists.map((row) => [row.size, row.counts]))),
  );
  const left = sizesOver(times).map((size) => ({ size, pieces: allAtCare(stored, size) }));
  const withList = [
    ...left.filter(({ pieces }) => pieces > 0).map(({ size }) => size),
    ...sizesToCome(times),
  ];
  const offered = withList.length > 0 ? withList : sizesIn(days).slice(-1);
  const worn = sizeWornOn(days, today);
  const size = [asked, worn].find((one) => one !== null && offered.includes(one)) ?? offered[0] ?? worn;
  const own = stored[size];
  // Of a size ahead the list is that of its first day.
  const from = laterOf(today, days[size]?.start ?? today);
  const months = monthsOld(planStart(plan), from);
  const weather = weatherOn(groups[size] ?? [], today);
  const drawer = drawerIn(items, size);
  const { wear, lines } = careList({ size, weather, months, babies: plan.babies, ...drawer });
  const usual = lines.map(({ set, key, pieces }) => {
    const { take, there } = own?.[key] ?? { take: pieces, there: 0 };
    return { set, key, name: itemName(key), take, there };
  });
  const shown = [...usual, ...leftThere(own, lines)];
  const next = sizesToCome(times).find((one) => (days[one]?.start ?? from) > from);
  const start = next && days[next]?.start;
  return {
    size,
    sizes: offered,
    weather,
    pieces: shown.reduce((sum, { take }) => sum + take, 0),
    wear: wear.map((key) => itemName(key)),
    sets: CARE_SETS.map((set) => ({
      set,
      lines: shown.filter((line) => line.set === set).map(({ set: _, ...line }) => line),
    })).filter((set) => set.lines.length > 0),
    weekly: shown.filter(({ set, take }) => set !== "spare" && take > 0).map(({ name }) => name),
    isUnderSixMonths: months < SUNSCREEN_MONTHS,
    next:
      next && start
        ? { size: next, day: dayWords(start, plan.country, "shortDay"), isLikely: sizes.starts !== null }
        : null,
    left: left.filter((one) => one.pieces > 0 && one.size !== size),
    more: (lists.find((row) => row.size === size) ?? lists[0])?.more ?? "",
    isOwn: own !== undefined,
  };
}

/** Pieces that the list doesn't ask for anymore, such as those of another season, as long as some are there. */
function leftThere(own: CareCounts[AgeRange], lines: readonly CareLine[]) {
  return Object.entries(own ?? {}).flatMap(([key, { there }]) =>
    there > 0 && isItemKey(key) && !lines.some((line) => line.key === key)
      ? [{ set: "spare" as const, key, name: itemName(key), take: 0, there }]
      : [],
  );
}

function laterOf(day: IsoDay, other: IsoDay): IsoDay {
  return day > other ? day : other;
}

/** The weather of a size on a day; before its first day that of the beginning, after its last that of the end. */
function weatherOn(groups: readonly WeatherGroup[], day: IsoDay): WeatherCategory {
  const on = groups.find(({ end }) => day <= end) ?? groups.at(-1);
  return on?.category ?? WEATHER.unknown;
}

function drawerIn(items: readonly ItemRow[], size: AgeRange): Pick<CareAsked, "owned" | "aside"> {
  const [owned, aside] = [new Set<ItemKey>(), new Set<ItemKey>()];
  for (const row of items) {
    const { clothingNameId: key } = row;
    if (!isItemKey(key)) continue;
    const item = readPlanItem(row);
    if (item.setAside.includes(size)) aside.add(key);
    if (ownedForAgeRange(key, item.owned ?? {}, size) > 0) owned.add(key);
  }
  return { owned, aside };
}
