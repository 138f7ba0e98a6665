// A plan of the calendar, without any facts of a baby: what it asks for, size by size, and the clothes that a family may own of it.
import { daysBetween, type IsoDay } from "../../app/domain/calendar.ts";
import { type SizesOfPlan, sizesOfPlan } from "../../app/domain/growth/planned-sizes.ts";
import { ZIP_COUNTRY } from "../../app/domain/places/place.ts";
import { type Drawer, drawerOf } from "../../app/domain/today/outfit-ladder.ts";
import { type Baby, babyAged } from "../../app/domain/today/today-terms.ts";
import { leavesWhenOutgrown, usualDrawerOf } from "../../app/domain/today/usual-drawer.ts";
import { askingOfAll, type PlanPiece } from "../../app/domain/today/worn-drawer.ts";
import { wearsNewborn, wornSizes } from "../../app/domain/today/worn-sizes.ts";
import {
  type AgeRange,
  ESSENTIALITIES,
  type Essentiality,
  type LaundryScenario,
} from "../../app/domain/vocabulary.ts";
import { CATALOGUE, catalogueRules, clothingRules } from "../../app/domain/wardrobe/catalogue.ts";
import type { ItemKey } from "../../app/domain/wardrobe/catalogue-table.ts";
import { askingIn } from "../../app/domain/wardrobe/family-wardrobe.ts";
import { monthsOld, weeksOld } from "../../app/domain/wardrobe/growth.ts";
import { isItemKey } from "../../app/domain/wardrobe/insulation-table.ts";
import { type CalculatedQuantities, calculateQuantities } from "../../app/domain/wardrobe/quantities.ts";
import { perScenario } from "../../app/domain/wardrobe/scenarios.ts";
import type { SizeTotal } from "../../app/domain/wardrobe/size-pieces.ts";
import { CALENDAR_SIZES, isOneSize } from "../../app/domain/wardrobe/size-table.ts";
import { sizeTotals } from "../../app/domain/wardrobe/size-totals.ts";
import { plannedSack } from "../../app/domain/wardrobe/tog.ts";
import { typicalHistory } from "../../app/domain/weather/typical-climate.ts";
import { buildWeatherGroups, type WeatherGroup } from "../../app/domain/weather/weather-groups.ts";
import { type DailyWeather, recordedYearOf, typicalYearOf } from "./dress-days.ts";
import type { DressPlace } from "./dress-places.ts";
import { planRoom } from "./night-bands.ts";

/** Families that own all of a plan's pieces down to a level, or every piece there is. */
export const DRAWERS = ["essentials", "recommended", "all", "every"] as const;
export type DrawerName = (typeof DRAWERS)[number];

const LEVELS_OF: Readonly<Record<Exclude<DrawerName, "every">, readonly Essentiality[]>> = {
  essentials: ESSENTIALITIES.slice(0, 1),
  recommended: ESSENTIALITIES.slice(0, 2),
  all: ESSENTIALITIES,
};

interface PlanItem {
  key: ItemKey;
  quantities: CalculatedQuantities;
  totals: Readonly<Record<LaundryScenario, Readonly<Record<AgeRange, SizeTotal>>>>;
}

/** A plan with the year that its baby is dressed for. */
export interface DressPlan {
  name: string;
  place: DressPlace;
  born: IsoDay;
  sizes: SizesOfPlan;
  groups: Readonly<Record<AgeRange, readonly WeatherGroup[]>>;
  items: readonly PlanItem[];
  days: readonly DailyWeather[];
}

/** The plan of a birth at a place; with `records`, the days are those instead of typical ones. */
export function dressPlan(place: DressPlace, born: IsoDay, records?: readonly DailyWeather[]): DressPlan {
  const groups = buildWeatherGroups(typicalHistory(place.normals, place.latitude), born);
  const sack = plannedSack({ country: place.isUs ? ZIP_COUNTRY : "", nightRoomF: null });
  return {
    name: `${place.name} ${born}`,
    place,
    born,
    sizes: sizesOfPlan(null, { expectedDueDate: born, babyBornOn: born }),
    groups,
    items: CATALOGUE.flatMap((item): PlanItem[] => {
      const { key } = item;
      if (!isItemKey(key)) return [];
      const rules = catalogueRules(key, sack) ?? clothingRules(item);
      const quantities = calculateQuantities(rules, groups);
      const totals = perScenario((scenario) => sizeTotals(key, quantities, groups, scenario));
      return [{ key, quantities, totals }];
    }),
    days: records ? recordedYearOf(place.name, records, born) : typicalYearOf(place, born),
  };
}

/** The sizes that the baby wears on a day: two of them between sizes. */
export function sizesOn({ sizes }: DressPlan, day: IsoDay): readonly AgeRange[] {
  return wornSizes(sizes, day)[0]?.sizes ?? [];
}

export function babyOn({ born }: DressPlan, day: IsoDay): Baby {
  return babyAged(monthsOld(born, day), {
    weeks: weeksOld(born, day),
    turn: { day: daysBetween(born, day), wearsOf: () => 1 },
  });
}

/** The weather of the plan's year that a day lies in, and the size whose it is. */
export function groupOn({ groups }: DressPlan, day: IsoDay): { size: AgeRange; group: WeatherGroup } | null {
  for (const size of CALENDAR_SIZES) {
    const group = groups[size].find(({ start, end }) => start <= day && day <= end);
    if (group) return { size, group };
  }
  return null;
}

/** The room of the plan's family in a night, °F. */
export function roomOn(plan: DressPlan, weather: DailyWeather): number {
  return planRoom(plan.place, weather, groupOn(plan, weather.date)?.group ?? null);
}

/** A piece without a size stays with the family from the first size that asks for it. */
function sizesUpTo(key: ItemKey, size: AgeRange): readonly AgeRange[] {
  const at = CALENDAR_SIZES.findIndex((one) => one === size);
  return isOneSize(key) ? CALENDAR_SIZES.slice(0, at + 1) : [size];
}

/** The strongest level on which a plan asks for a piece in one of the sizes; null for none. */
export function levelOf(item: PlanItem, sizes: readonly AgeRange[]): Essentiality | null {
  const levels = sizes.flatMap((size) =>
    sizesUpTo(item.key, size).map((one) => item.totals.daily[one].essentiality),
  );
  return ESSENTIALITIES.find((level) => levels.includes(level)) ?? null;
}

/** The pieces of an item that a family with such a drawer has in a size. */
export function piecesIn(
  item: PlanItem,
  drawer: Exclude<DrawerName, "every">,
  size: AgeRange,
  routine: LaundryScenario,
): number {
  const own = sizesUpTo(item.key, size)
    .map((one) => item.totals[routine][one])
    .filter(({ essentiality }) => essentiality !== null && LEVELS_OF[drawer].includes(essentiality));
  return Math.max(0, ...own.map(({ needed }) => needed));
}

/** Whether newborn sizes are still worn on a day. */
export function hasNewborn({ sizes }: DressPlan, day: IsoDay): boolean {
  return wearsNewborn(sizes, [0], day);
}

/** The pieces that a family with such a drawer has on a day, in these sizes. */
export function keysIn(
  plan: DressPlan,
  drawer: DrawerName,
  sizes: readonly AgeRange[],
  day: IsoDay,
): ItemKey[] {
  const isNewborn = hasNewborn(plan, day);
  if (drawer === "every") return [...new Set(sizes.flatMap((size) => usualDrawerOf(size, isNewborn)))];
  return plan.items
    .filter((item) => {
      const level = levelOf(item, sizes);
      const isWorn = isNewborn || !leavesWhenOutgrown(item.key);
      return isWorn && level !== null && LEVELS_OF[drawer].includes(level);
    })
    .map(({ key }) => key);
}

/** A family's pieces as Today knows them: `counted` of them are there. */
export function planPieces(
  plan: DressPlan,
  sizes: readonly AgeRange[],
  isCounted: (key: ItemKey) => boolean,
): PlanPiece[] {
  return plan.items.map((item) => ({
    key: item.key,
    have: isCounted(item.key) ? 1 : 0,
    isSkipped: false,
    ...askingOfAll(sizes.map((size) => askingIn(item.quantities.every_2_3_days[size]))),
  }));
}

/** All pieces of a year by such a drawer: those of a size in each of its sizes, others once. */
export function piecesOfYear(
  { items }: DressPlan,
  drawer: Exclude<DrawerName, "every">,
  routine: LaundryScenario,
): number {
  return items.reduce((sum, item) => {
    const counts = CALENDAR_SIZES.map((size) => piecesIn(item, drawer, size, routine));
    return sum + (isOneSize(item.key) ? Math.max(...counts) : counts.reduce((all, count) => all + count, 0));
  }, 0);
}

/** Drawers by what is in them, with their ladders, for as long as one plan is dressed. */
export function drawerShelf(): (keys: readonly ItemKey[], isGuessed?: (key: ItemKey) => boolean) => Drawer {
  const kept = new Map<string, Drawer>();
  return (keys, isGuessed = () => false) => {
    const name = keys
      .map((key) => (isGuessed(key) ? `${key}?` : key))
      .toSorted()
      .join();
    const drawer = kept.get(name) ?? drawerOf(keys, {}, isGuessed);
    kept.set(name, drawer);
    return drawer;
  };
}
