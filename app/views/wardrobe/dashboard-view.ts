// One page of a wardrobe: the weather of an age range and its items by category, most essential first.

import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import type {
  CategoryView,
  DashboardView,
  EndingWithNeeds,
  ItemCell,
  ItemFacts,
  ItemView,
} from "~/contracts/wardrobe/shown-dashboard.ts";
import { ALL_ASKED, type StillAsked } from "~/domain/growth/still-asked.ts";
import { whyNone } from "~/domain/growth/why-none.ts";
import { LEADING } from "~/domain/shopping/shopping-list.ts";
import {
  type AgeRange,
  ESSENTIALITIES,
  type Essentiality,
  ITEM_CATEGORIES,
  type LaundryScenario,
} from "~/domain/vocabulary.ts";
import { insteadOf } from "~/domain/wardrobe/alternatives.ts";
import { itemIn } from "~/domain/wardrobe/catalogue.ts";
import type { LeadingSize } from "~/domain/wardrobe/leading-size.ts";
import { type GroupRecommendations, rainSuitHint, sizeUpHint } from "~/domain/wardrobe/quantities.ts";
import {
  type GroupsByAge,
  monthsOfGroups,
  sizeTotal,
  type UncountedGroup,
} from "~/domain/wardrobe/size-pieces.ts";
import { coveredWeeks, uncountedGroups } from "~/domain/wardrobe/size-totals.ts";
import { offeredWarmth } from "~/domain/wardrobe/warm-as.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { comingFrom } from "~/words/en/shopping/shopping-list-copy.ts";
import { togetherWords } from "~/words/en/wardrobe/item-copy.ts";
import {
  comingOf,
  type ItemRow,
  looseness,
  type MaySeeGiver,
  type PlanItem,
  type PlannedWeather,
  readPlanItem,
  shoppingItem,
} from "./plan-items.ts";

/** Additional facts about items, by clothing id. */
export interface ItemExtras {
  withLinks: ReadonlySet<number>;
  /** Content hashes of photos. */
  images: ReadonlyMap<number, string>;
}

interface Shown {
  weatherGroups: string | null;
  /** For how many days this baby wears newborn sizes; null for the catalogue's. */
  newbornDays: number | null;
  ageRange: AgeRange;
  scenario: LaundryScenario;
  /** Sizes that are over, where no link should lead anymore. */
  over?: readonly AgeRange[];
  /** Whether the viewer may see who brings a gift; missing for whoever sees only how much is coming. */
  maySeeGiver?: MaySeeGiver;
  /** The plan's numbers on the reader's day; all of the stored ones if missing. */
  still?: StillAsked;
}

/** The view of one age range under one laundry scenario, without items that aren't for this age. */
export function viewDashboard(shown: Shown, rows: readonly ItemRow[], extras: ItemExtras): DashboardView {
  const { groups, all, items } = readShown(shown, rows);
  const wanted = items.filter(({ setAside }) => !setAside.includes(shown.ageRange));
  const facts = factsOf(items, wanted, { groups: groups ?? [], all, shown, images: extras.images });
  const views = items.map((item, at): ItemView | null => {
    const fact = facts[at];
    if (!fact) return null;
    const warmAs = offeredWarmth(item.row.warmAs);
    return {
      ...fact,
      hasShopLinks: extras.withLinks.has(item.row.clothingId),
      owned: item.owned ?? {},
      personalNotes: item.personalNotes,
      setAside: item.setAside,
      version: item.row.version,
      ...(warmAs && { warmAs }),
      ...comingSaid(comingOf(item.row.clothingNameId, item.coming, shown.ageRange, shown.maySeeGiver)),
    };
  });
  return { groups, categories: byCategory(views.filter((view) => view !== null)) };
}

function comingSaid({
  coming,
  givers = [],
}: ReturnType<typeof comingOf>): Pick<ItemView, "coming" | "comingSaid"> {
  return coming === undefined ? {} : { coming, comingSaid: comingFrom(coming, givers) };
}

interface PageOfSize extends PlannedWeather, Pick<Shown, "ageRange" | "scenario"> {
  country: string;
}

/**
 * The size that is still worn while the next one leads, with its essentials still to get; null on pages of other sizes than
 * these two.
 */
export function viewEndingOn(
  leading: LeadingSize,
  { country, scenario, ageRange: onPage, ...planned }: PageOfSize,
  rows: readonly ItemRow[],
): EndingWithNeeds | null {
  const { ending } = leading;
  if (!ending || (onPage !== leading.ageRange && onPage !== ending.ageRange)) return null;
  const { ageRange, lastDay } = ending;
  const needs = rows.flatMap((row) => {
    const { id, ages } = shoppingItem(readPlanItem(row), planned, scenario);
    const need = ages[ageRange];
    if (!need || !LEADING.includes(need.essentiality)) return [];
    return [{ id, pieces: need.needed - (need.coming ?? 0), owned: need.owned }];
  });
  const remaining = needs.reduce((sum, { pieces, owned }) => sum + Math.max(0, pieces - owned), 0);
  return { ageRange, day: dayWords(lastDay, country, "shortDay"), remaining, needs };
}

/** The categories for a guest: items without stored rows, under the weather groups of every age. */
export function viewItemsForGuest(
  {
    groups,
    ...shown
  }: Pick<Shown, "ageRange" | "scenario" | "newbornDays" | "still"> & {
    groups: Record<AgeRange, WeatherGroup[]>;
  },
  items: readonly PlanItem[],
): CategoryView<ItemFacts>[] {
  const inAge = items.filter(({ ages }) => ages.includes(shown.ageRange));
  const plan = { groups: groups[shown.ageRange], all: groups, shown, images: new Map() };
  return byCategory(factsOf(inAge, inAge, plan));
}

function readShown({ weatherGroups, ageRange }: Shown, rows: readonly ItemRow[]) {
  const all: GroupsByAge & Partial<Record<AgeRange, WeatherGroup[]>> = readWeatherGroups(weatherGroups) ?? {};
  const items = rows.map(readPlanItem).filter(({ ages }) => ages.includes(ageRange));
  return { groups: all[ageRange] ?? null, all, items };
}

interface Plan {
  /** Those of the age range shown. */
  groups: readonly WeatherGroup[];
  all: GroupsByAge;
  shown: Pick<Shown, "ageRange" | "scenario" | "over" | "newbornDays" | "still">;
  images: ItemExtras["images"];
}

/** `wanted` are the items that can replace each other. */
function factsOf(items: readonly PlanItem[], wanted: readonly PlanItem[], plan: Plan): ItemFacts[] {
  const { groups, all, images } = plan;
  const { ageRange, scenario, over = [], newbornDays, still = ALL_ASKED } = plan.shown;
  const { newborns, sack } = still;
  const months = monthsOfGroups(all);
  const share = sharing<ItemCell[]>();
  const worked = new Map(
    items.map((item) => {
      const { clothingNameId } = item.row;
      const quantities = item.quantities && still.numbersOf(clothingNameId, item.quantities);
      const uncounted = quantities
        ? (uncountedGroups(clothingNameId, quantities, all, newbornDays)[ageRange] ?? [])
        : [];
      const byGroup = quantities?.[scenario][ageRange] ?? {};
      const total = sizeTotal(clothingNameId, byGroup, uncounted);
      const cells = share(
        viewCells(looseness(item.row, ageRange, months), groups, byGroup, stillBought(uncounted, over)),
      );
      const asked = { ageRange, scenario, groups, cells: byGroup, uncounted, newborns, over, months, sack };
      const isNone = quantities !== null && total.needed === 0;
      return [item, { quantities, cells, total, none: isNone && whyNone(clothingNameId, asked) }];
    }),
  );
  const alternatives = insteadOf(
    wanted.map((item) => ({
      key: item.row.clothingNameId,
      name: item.row.name,
      cells: worked.get(item)?.cells ?? [],
    })),
    (key) => itemIn(key, ageRange, months),
  );
  return items.map((item) => {
    const { row, category } = item;
    const { quantities = null, cells = [], total, none } = worked.get(item) ?? {};
    const replaced = alternatives.get(row.clothingNameId);
    const covers = quantities && coveredWeeks(row.clothingNameId, quantities, all, scenario, newbornDays);
    const rain = rainSuitHint(row.clothingNameId, groups, quantities?.[scenario][ageRange]);
    const stillCovered = (covers?.[ageRange] ?? []).filter(({ of }) => !over.includes(of));
    return {
      id: row.dashboardItemId,
      nameId: row.clothingNameId,
      name: row.name,
      category,
      isCustom: row.ownerId !== null,
      image: images.get(row.clothingId) ?? null,
      needed: total?.needed ?? 0,
      essentiality: total?.essentiality ?? null,
      cells,
      ...(none && { none }),
      ...(stillCovered.length > 0 && { covers: stillCovered }),
      ...(rain && { rain }),
      insteadOf: replaced ? togetherWords(replaced) : null,
      isIntact: quantities !== null,
      ...(total &&
        total.needed > 0 &&
        still.isBrief(row.clothingNameId, ageRange) && { isBrief: true as const }),
    };
  });
}

/** Returns the same object for equal values, so that a page with shared values contains each only once. */
function sharing<Value>(): (value: Value) => Value {
  const known = new Map<string, Value>();
  return (value) => {
    const text = JSON.stringify(value);
    const first = known.get(text) ?? value;
    known.set(text, first);
    return first;
  };
}

function viewCells(
  flags: Parameters<typeof sizeUpHint>[0],
  groups: readonly WeatherGroup[],
  byGroup: GroupRecommendations = {},
  uncounted: readonly UncountedGroup[] = [],
): ItemCell[] {
  return groups.map((group) => {
    const order = group.weatherGroupOrder;
    const { quantity, essentiality } = byGroup[order] ?? { quantity: 0, essentiality: null };
    const left = uncounted.find((one) => one.order === order);
    return {
      weatherGroupOrder: order,
      quantity,
      essentiality,
      sizeUp: quantity > 0 && !left && sizeUpHint(flags, group),
      boughtIn: left?.boughtIn ?? null,
    };
  });
}

/** Where stretches of weather are covered, except by sizes that are over. */
function stillBought(
  uncounted: readonly UncountedGroup[] = [],
  over: readonly AgeRange[] = [],
): UncountedGroup[] {
  return uncounted.filter(({ boughtIn }) => boughtIn === null || !over.includes(boughtIn));
}

function byCategory<Item extends ItemFacts>(items: readonly Item[]): CategoryView<Item>[] {
  return ITEM_CATEGORIES.map((category) => ({
    category,
    items: items.filter((item) => item.category === category).sort((a, b) => rank(a) - rank(b)),
  })).filter((view) => view.items.length > 0);
}

function rank({ essentiality }: { essentiality: Essentiality | null }): number {
  return essentiality === null ? ESSENTIALITIES.length : ESSENTIALITIES.indexOf(essentiality);
}
