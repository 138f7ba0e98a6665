// The list for day care of one size: the usual one, or what the parents have made of it.
import type { ShownCare } from "~/contracts/today/shown-care.ts";
import { readCareCounts } from "~/contracts/today/stored-care.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { WEATHER } from "~/domain/ids.ts";
import { type PlanDates, planStart } from "~/domain/plans/birth-date.ts";
import { NICE } from "~/domain/shopping/shopping-list.ts";
import {
  CARE_SETS,
  type CareAsked,
  type CareCounts,
  type CareLine,
  type CareSet,
  careList,
} from "~/domain/today/day-care.ts";
import { AGE_RANGES, type AgeRange } from "~/domain/vocabulary.ts";
import type { ItemKey } from "~/domain/wardrobe/catalogue-table.ts";
import { monthsOld } from "~/domain/wardrobe/growth.ts";
import { isItemKey, isPadded } from "~/domain/wardrobe/insulation-table.ts";
import { ownedForAgeRange } from "~/domain/wardrobe/owned.ts";
import { neededAnyTime } from "~/domain/wardrobe/settle.ts";
import { sizeWornOn } from "~/domain/wardrobe/size-days.ts";
import { sizesOver, sizesToCome } from "~/domain/wardrobe/size-times.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import type { FamilyWardrobe, WardrobeItem } from "~/views/wardrobe/plan-items.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { CARE_COPY } from "~/words/en/today/day-care-copy.ts";
import { NOTE_TEXTS } from "~/words/en/today/outfit-copy.ts";
import { itemName } from "~/words/en/wardrobe/item-copy.ts";
import { withoutSizes } from "./without-outfit.ts";

interface AskedCare {
  /** The stored lists, the newest first. */
  lists: readonly { size: string; counts: string; more: string }[];
  /** The one that the address asks for. */
  asked: AgeRange | null;
}

/** Months at which sunscreen may begin. */
const SUNSCREEN_MONTHS = 6;

export function viewDayCare(
  plan: PlanDates & { country: string; babies: number },
  wardrobe: FamilyWardrobe,
  { lists, asked }: AskedCare,
): ShownCare {
  const { sizes, times, groups, items, today } = wardrobe;
  const { days } = sizes;
  const stored = readCareCounts(
    JSON.stringify(Object.fromEntries(lists.map((row) => [row.size, row.counts]))),
  );
  const left = sizesOver(times).map((size) => ({
    size,
    pieces: stillThere(items, stored[size] ?? {}, size),
  }));
  const withPieces = left.filter(({ pieces }) => pieces > 0);
  const worn = sizeWornOn(days, today);
  const offered = AGE_RANGES.filter(
    (one) => one === worn || sizesToCome(times).includes(one) || withPieces.some(({ size }) => size === one),
  );
  const size = offered.find((one) => one === asked) ?? worn;
  // The size that the list opens at; another one is there for its pieces, to take them home.
  const without = size === worn ? withoutSizes(sizes, today) : null;
  const own = stored[size];
  // Of a size ahead the list is that of its first day.
  const begins = days[size]?.start ?? today;
  const from = begins > today ? begins : today;
  const months = monthsOld(planStart(plan), from);
  const { category: weather, isBitter } = weatherOn(groups[size] ?? [], today) ?? UNKNOWN;
  const { listed, ...drawer } = drawerIn(items, size);
  const { wear, lines } = careList({ size, weather, isBitter, months, babies: plan.babies, ...drawer });
  const nameOf = (key: ItemKey) => (listed.has(key) ? itemName(key) : CARE_COPY.notListed(itemName(key)));
  const usual = lines.map(({ set, key, pieces }) => {
    const { take, there } = own?.[key] ?? { take: pieces, there: 0 };
    return { set, key, name: nameOf(key), take, there };
  });
  const shown = [...usual, ...leftThere(own, lines)];
  const next = sizesToCome(times).find((one) => (days[one]?.start ?? from) > from);
  const start = next && days[next]?.start;
  return {
    without,
    size,
    sizes: offered,
    weather,
    pieces: shown.reduce((sum, { take }) => sum + take, 0),
    wear: wear.map(nameOf),
    sets: CARE_SETS.map((set) => ({
      set,
      lines: shown.filter((line) => line.set === set).map(({ set: _, ...line }) => line),
      note: noteOf(set, shown, months),
    })).filter((set) => set.lines.length > 0),
    weekly: shown.filter(({ set, take }) => set !== "spare" && take > 0).map(({ key }) => itemName(key)),
    next:
      next && start
        ? { size: next, day: dayWords(start, plan.country, "shortDay"), isLikely: sizes.starts !== null }
        : null,
    left: withPieces.filter((one) => one.size !== size),
    more: (lists.find((row) => row.size === size) ?? lists[0])?.more ?? "",
    isOwn: own !== undefined,
  };
}

/** The center may drive, and whoever brings the baby may. */
function noteOf(set: CareSet, lines: readonly { key: ItemKey }[], months: number): string | null {
  if (set === "outdoor" && lines.some(({ key }) => isPadded(key)))
    return NOTE_TEXTS.nothing_padded_under_straps;
  if (set !== "sun") return null;
  return months < SUNSCREEN_MONTHS ? CARE_COPY.shade : CARE_COPY.sunscreen;
}

/** Pieces of a size at the day care, as far as the family still has them: those in a box, or passed on, have come home. */
function stillThere(
  items: readonly WardrobeItem[],
  counts: NonNullable<CareCounts[AgeRange]>,
  size: AgeRange,
): number {
  return Object.entries(counts).reduce((sum, [key, { there }]) => {
    const item = items.find(({ row }) => row.clothingNameId === key);
    return sum + (item?.owned?.[size] ? Math.min(there, ownedForAgeRange(key, item.owned, size)) : there);
  }, 0);
}

/** Pieces that the list doesn't ask for anymore, such as those of another season, as long as some are there. */
function leftThere(own: CareCounts[AgeRange], lines: readonly CareLine[]) {
  return Object.entries(own ?? {}).flatMap(([key, { there }]) =>
    there > 0 && isItemKey(key) && !lines.some((line) => line.key === key)
      ? [{ set: "spare" as const, key, name: itemName(key), take: 0, there }]
      : [],
  );
}

/** The weather of a size on a day; before its first day that of the beginning, after its last that of the end. */
function weatherOn(groups: readonly WeatherGroup[], day: IsoDay): WeatherGroup | undefined {
  return groups.find(({ end }) => day <= end) ?? groups.at(-1);
}

const UNKNOWN = { category: WEATHER.unknown, isBitter: false } as const;

/** The pieces of a size that are there, planned beyond nice to have, or set aside; and those that are there or asked for on any level. */
function drawerIn(
  items: readonly WardrobeItem[],
  size: AgeRange,
): Pick<CareAsked, "owned" | "planned" | "aside" | "have"> & { listed: ReadonlySet<ItemKey> } {
  const inSize = items.flatMap((item) => {
    const { clothingNameId: key } = item.row;
    const pieces = item.at.get(size);
    return isItemKey(key) && pieces ? [{ ...pieces, key, item }] : [];
  });
  const keysOf = (isOf: (one: (typeof inSize)[number]) => boolean) =>
    new Set(inSize.filter(isOf).map(({ key }) => key));
  return {
    owned: keysOf((one) => one.owned > 0),
    planned: keysOf((one) => neededAnyTime(one) > 0 && !NICE.includes(one.essentiality)),
    aside: keysOf(({ isSkipped }) => isSkipped),
    have: new Map(inSize.map(({ key, owned, needed }) => [key, Math.max(owned, needed)])),
    // As far as the plan's numbers can be read.
    listed: keysOf(
      ({ item, owned, asking }) => owned > 0 || item.quantities === null || asking.isPlanned === true,
    ),
  };
}
