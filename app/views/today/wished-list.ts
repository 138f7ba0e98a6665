// The way of a piece that Today misses to the plan's shopping list.
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import type { WishedWay } from "~/contracts/today/shown-today.ts";
import { RESULT_PARAMS } from "~/contracts/wardrobe/page-search.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { SizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { stillAsked } from "~/domain/growth/still-asked.ts";
import { type AgeNeed, NICE } from "~/domain/shopping/shopping-list.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { catalogueItem } from "~/domain/wardrobe/catalogue.ts";
import type { ItemKey } from "~/domain/wardrobe/catalogue-table.ts";
import { GROUP_FIELD } from "~/domain/wardrobe/custom-item.ts";
import { chooseScenario } from "~/domain/wardrobe/scenarios.ts";
import { LAST_AGE_RANGE } from "~/domain/wardrobe/size-table.ts";
import { sizesOver, sizeTimes } from "~/domain/wardrobe/size-times.ts";
import { offeredWarmth } from "~/domain/wardrobe/warm-as.ts";
import {
  type ItemRow,
  type PlanItem,
  type PlannedWeather,
  readPlanItem,
  shoppingItem,
} from "~/views/wardrobe/plan-items.ts";
import { itemName } from "~/words/en/wardrobe/item-copy.ts";

/** The parts of a plan that decide on its shopping list. */
export type ListedPlan = { weatherGroups: string | null; laundryScenario: string | null };

interface Wanted {
  plan: ListedPlan;
  sizes: SizesOfPlan;
  items: readonly ItemRow[];
  /** The reader's day. */
  day: IsoDay;
}

/** An item at a size. */
type AtSize = { item: PlanItem; size: AgeRange };

/** Finds the way for a piece in the sizes that are `worn` now: it is on the list, set aside, or not needed there. */
export function waysToList(wanted: Wanted): (key: ItemKey, worn: readonly AgeRange[]) => WishedWay {
  let known: Listing | null = null;
  return (key, worn) => {
    known ??= listingOf(wanted);
    return wayTo(key, worn, wanted.items, known);
  };
}

/** The numbers of a plan. */
interface Listing extends PlannedWeather {
  over: readonly AgeRange[];
  needAt: (at: AtSize) => AgeNeed | undefined;
}

function listingOf({ plan, sizes, day }: Wanted): Listing {
  const groups = readWeatherGroups(plan.weatherGroups) ?? {};
  const planned = { groups, newbornDays: sizes.newbornDays, still: stillAsked(sizes, groups, day) };
  const scenario = chooseScenario({ url: null, plan: plan.laundryScenario });
  const over = sizesOver(sizeTimes(sizes.days, day));
  return {
    ...planned,
    over,
    needAt: ({ item, size }) => shoppingItem(item, planned, scenario, over).ages[size],
  };
}

function wayTo(
  key: ItemKey,
  worn: readonly AgeRange[],
  items: readonly ItemRow[],
  listing: Listing,
): WishedWay {
  const { needAt, over } = listing;
  const rows = items.filter((row) => isPiece(row, key)).map(readPlanItem);
  const everywhere = rows.flatMap((item) => worn.map((size): AtSize => ({ item, size })));
  for (const at of everywhere) {
    const need = needAt(at);
    if (need && isMissing(need)) return { kind: "listed", path: lineOf(at, need) };
  }
  const aside = everywhere.find(({ item, size }) => {
    const need = item.setAside.includes(size) ? needAt({ item: { ...item, setAside: [] }, size }) : undefined;
    return need !== undefined && isMissing(need);
  });
  if (aside) return { kind: "aside", itemId: aside.item.row.dashboardItemId, ageRange: aside.size };
  const size = worn.find((one) => !over.includes(one)) ?? LAST_AGE_RANGE;
  const row = rows.find((item) => item.row.clothingNameId === key)?.row;
  return row && offeredWarmth(key) === null
    ? { kind: "row", path: `${size}#item-${row.dashboardItemId}` }
    : { kind: "own", path: formFor(key, size, listing) };
}

/** The catalogue's, or one of the parents' own that is as warm. */
function isPiece({ clothingNameId, warmAs }: ItemRow, key: ItemKey): boolean {
  return clothingNameId === key || offeredWarmth(warmAs) === key;
}

/** A piece that comes as a gift is on the list, too. */
function isMissing({ needed, owned }: AgeNeed): boolean {
  return needed > owned;
}

/** The list's line of an item. */
function lineOf({ item, size }: AtSize, { essentiality }: AgeNeed): string {
  const search = new URLSearchParams({ for: size, ...(NICE.includes(essentiality) && { nice: "1" }) });
  return `shopping-list?${search}#line-${item.row.dashboardItemId}-${essentiality ?? "unrated"}`;
}

/** The form of an own item, with the name of the piece and one of it for each weather of the size. */
function formFor(key: ItemKey, size: AgeRange, { groups }: PlannedWeather): string {
  const draft = new URLSearchParams({ name: itemName(key), warmAs: offeredWarmth(key) ?? "" });
  for (const { weatherGroupOrder } of groups[size] ?? [])
    draft.set(`${GROUP_FIELD}${weatherGroupOrder}`, "1");
  const search = new URLSearchParams({
    [RESULT_PARAMS.add]: catalogueItem(key)?.category ?? "",
    [RESULT_PARAMS.draft]: `${draft}`,
  });
  return `${size}?${search}#add-item`;
}
