// What several babies need of an item: together where they share a size, by rounding up once, and apart where they don't.
import type { IsoDay } from "../calendar.ts";
import type { LaundryScenario } from "../vocabulary.ts";
import { type CatalogueItem, clothingRules, sharedItem } from "../wardrobe/catalogue.ts";
import { calculateQuantities } from "../wardrobe/quantities.ts";
import type { SizeDays } from "../wardrobe/size-days.ts";
import { type GroupsByAge, type SizeTotal, sizeTotals } from "../wardrobe/size-totals.ts";
import type { HistoryIndex } from "../weather/month-cards.ts";
import { buildWeatherGroups } from "../weather/weather-groups.ts";
import { partedSizes, type SharedSize } from "./parted-sizes.ts";
import type { PlanSizes } from "./year-sizes.ts";

/** A size of some of the babies, with the weather around it and for how many days newborn sizes are worn. */
interface SharedWeather extends SharedSize {
  groups: GroupsByAge;
  newbornDays: number;
}

/** Shared sizes, and the same for clothes that may be worn a size up. */
export interface SharedPlan {
  usual: readonly SharedWeather[];
  sizedUp: readonly SharedWeather[];
}

/** A size of some of the babies, and what they need of an item in it. */
export type ShareNeed = SharedSize & SizeTotal;

/** The shared sizes of babies in a plan that begins on `firstDay`; each baby comes with its own sizes. */
export function sharedPlan(
  history: HistoryIndex,
  firstDay: IsoDay,
  babies: readonly PlanSizes[],
): SharedPlan {
  const sharesBy = (daysOf: (sizes: PlanSizes) => SizeDays): SharedWeather[] =>
    partedSizes(babies.map(daysOf)).map((share) => {
      const own = babies.filter((_, baby) => share.babies.includes(baby));
      const [first] = own;
      const days = { ...(first && daysOf(first)), [share.ageRange]: { start: share.start, end: share.end } };
      const newbornDays = Math.max(...own.map((sizes) => sizes.newbornDays));
      return { ...share, groups: buildWeatherGroups(history, firstDay, days), newbornDays };
    });
  return { usual: sharesBy(({ days }) => days), sizedUp: sharesBy(({ sizedUp }) => sizedUp) };
}

/** An item's needs by size and by who shares it, in order of sizes and then of time. */
export function sharedNeeds(item: CatalogueItem, plan: SharedPlan, scenario: LaundryScenario): ShareNeed[] {
  return plan[item.sizeUp ? "sizedUp" : "usual"].map(({ groups, newbornDays, ...share }) => {
    const quantities = calculateQuantities(clothingRules(sharedItem(item, share.babies.length)), groups);
    const totals = sizeTotals(item.key, quantities, groups, scenario, newbornDays);
    return { ...share, ...totals[share.ageRange] };
  });
}
