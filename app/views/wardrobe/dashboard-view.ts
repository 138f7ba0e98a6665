// One page of a wardrobe: the weather of an age range and its items by category, most essential first.

import type {
  AtticRow,
  CategoryView,
  DashboardView,
  EndingWithNeeds,
  ItemCell,
  ItemFacts,
  ItemView,
} from "~/contracts/wardrobe/shown-dashboard.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { whyNone } from "~/domain/growth/why-none.ts";
import { ZIP_COUNTRY } from "~/domain/places/place.ts";
import { LEADING, progressOf } from "~/domain/shopping/shopping-list.ts";
import { type AgeRange, ESSENTIALITIES, type Essentiality, ITEM_CATEGORIES } from "~/domain/vocabulary.ts";
import { insteadOf } from "~/domain/wardrobe/alternatives.ts";
import { cellsText } from "~/domain/wardrobe/bag-answer.ts";
import { itemIn } from "~/domain/wardrobe/catalogue.ts";
import type { AskedOnDay, Held, PiecesOnDay } from "~/domain/wardrobe/family-wardrobe.ts";
import {
  type GroupRecommendations,
  type RainSuitHint,
  rainSuitHint,
  sizeUpHint,
} from "~/domain/wardrobe/quantities.ts";
import { settle } from "~/domain/wardrobe/settle.ts";
import { monthsOfGroups, type UncountedGroup } from "~/domain/wardrobe/size-pieces.ts";
import { type CoveredWeeks, coveredWeeks, uncountedGroups } from "~/domain/wardrobe/size-totals.ts";
import { offeredWarmth } from "~/domain/wardrobe/warm-as.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import { decisionDay } from "~/views/growth/size-ahead-view.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { comingFrom } from "~/words/en/shopping/shopping-list-copy.ts";
import { inAttic, keptIn, UNPACKED } from "~/words/en/wardrobe/box-links-copy.ts";
import { ADVICE_COPY, togetherWords } from "~/words/en/wardrobe/item-copy.ts";
import { heldWords } from "~/words/en/wardrobe/item-words.ts";
import { NONE_NEEDED } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { type FamilyWardrobe, type ItemRow, looseness, type WardrobeOn } from "./plan-items.ts";

/** Additional facts about items, by clothing id. */
export interface ItemExtras {
  withLinks: ReadonlySet<number>;
  /** Content hashes of photos. */
  images: ReadonlyMap<number, string>;
  /** The plan's, two letters, in whose order days are said. */
  country?: string;
}

/** The view of one age range, without items that aren't for this age. */
export function viewDashboard(
  wardrobe: WardrobeOn<AskedOnDay & { today?: IsoDay }>,
  ageRange: AgeRange,
  extras: ItemExtras,
): DashboardView {
  const items = wardrobe.items.filter(({ ages }) => ages.includes(ageRange));
  const facts = factsOf({ ...wardrobe, items }, ageRange, extras.images);
  const views = items.map((item, at): ItemView | null => {
    const fact = facts[at];
    if (!fact) return null;
    const warmAs = offeredWarmth(item.row.warmAs);
    const there = item.at.get(ageRange);
    const { coming, givers, boxed, held, wanted = 0 } = there ?? {};
    const attic = there && atticRow(item.row, there);
    return {
      ...fact,
      ...(held && wanted > 0 && { held: heldIn(held, wardrobe.today, extras.country) }),
      hasShopLinks: extras.withLinks.has(item.row.clothingId),
      owned: item.owned ?? {},
      personalNotes: item.personalNotes,
      setAside: item.setAside,
      version: item.row.version,
      ...(warmAs && { warmAs }),
      ...(coming !== undefined && { coming, comingSaid: comingFrom(coming, givers ?? []) }),
      ...(boxed && { boxed }),
      ...(attic && { attic }),
    };
  });
  const groups = wardrobe.groups[ageRange];
  return {
    groups: groups ? [...groups] : null,
    categories: byCategory(views.filter((view) => view !== null)),
  };
}

/**
 * The size that is still worn while the next one leads, with its essentials still to get; null on pages of other sizes than
 * these two.
 */
export function viewEndingOn(
  { leading, needs: items }: FamilyWardrobe,
  onPage: AgeRange,
  country: string,
): EndingWithNeeds | null {
  const { ending } = leading;
  if (!ending || (onPage !== leading.ageRange && onPage !== ending.ageRange)) return null;
  const { ageRange, lastDay } = ending;
  const needs = items.flatMap(({ id, ages }) => {
    const need = ages[ageRange];
    if (!need || !LEADING.includes(need.essentiality)) return [];
    return [
      { id, pieces: Math.max(0, need.needed - (need.coming ?? 0) - (need.boxed ?? 0)), owned: need.owned },
    ];
  });
  return {
    ageRange,
    day: dayWords(lastDay, country, "shortDay"),
    remaining: progressOf(items, ageRange, LEADING).remaining,
    needs,
  };
}

/** Needed pieces of a row that an older child has left, and where the first of them are; undefined if none is needed. */
function atticRow(
  { dashboardItemId: itemId }: ItemRow,
  there: PiecesOnDay & { coming?: number },
): AtticRow | undefined {
  const { boxed: pieces } = settle(there);
  if (pieces === 0) return undefined;
  const from = there.kept?.find(({ isOpen }) => isOpen);
  const said = inAttic(pieces);
  if (!from) return { pieces, said, from: null };
  const cell = { itemId, ageRange: from.ageRange, pieces: Math.min(pieces, from.pieces) };
  return { pieces, said, from: { cell: cellsText([cell]), where: from.box ? keptIn(from.box) : UNPACKED } };
}

/** The categories for a guest: items without stored rows. */
export function viewItemsForGuest(
  wardrobe: WardrobeOn<AskedOnDay>,
  ageRange: AgeRange,
): CategoryView<ItemFacts>[] {
  const items = wardrobe.items.filter(({ ages }) => ages.includes(ageRange));
  return byCategory(factsOf({ ...wardrobe, items }, ageRange, new Map()));
}

/** The facts of a size's items. Those that aren't set aside can replace each other. */
function factsOf(
  { items, groups: all, scenario, over, newbornDays, still }: WardrobeOn<AskedOnDay>,
  ageRange: AgeRange,
  images: ItemExtras["images"],
): ItemFacts[] {
  const wanted = items.filter(({ setAside }) => !setAside.includes(ageRange));
  const groups = all[ageRange] ?? [];
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
      const total = item.at.get(ageRange);
      const cells = share(
        viewCells(looseness(item.row, ageRange, months), groups, byGroup, stillBought(uncounted, over)),
      );
      const asked = { ageRange, scenario, groups, cells: byGroup, uncounted, newborns, over, months, sack };
      const isNone = quantities !== null && total?.wanted === 0;
      return [
        item,
        { quantities, cells, total, none: isNone ? noneWords(whyNone(clothingNameId, asked)) : undefined },
      ];
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
    const needed = total?.wanted ?? 0;
    const isShort = cells.some(({ sizeUp }) => sizeUp);
    const { forCare } = total ?? {};
    const hints = { rain, covers: stillCovered, isShort, forCare };
    const advice = adviceWords(needed > 0 ? replaced : undefined, hints);
    return {
      id: row.dashboardItemId,
      nameId: row.clothingNameId,
      name: row.name,
      category,
      isCustom: row.ownerId !== null,
      image: images.get(row.clothingId) ?? null,
      needed,
      essentiality: total?.essentiality ?? null,
      cells,
      ...(none !== undefined && { none }),
      ...(advice && { advice }),
      isIntact: quantities !== null,
      ...(total &&
        total.wanted > 0 &&
        still.isBrief(row.clothingNameId, ageRange) && { isBrief: true as const }),
    };
  });
}

/** Empty where nothing is said of it. */
function noneWords(reason: ReturnType<typeof whyNone>): string | undefined {
  if (reason === "beside") return "";
  return reason ? NONE_NEEDED[reason] : undefined;
}

interface Hints {
  rain: RainSuitHint | null;
  covers: readonly CoveredWeeks[];
  isShort: boolean;
  /** How many more the list for day care asks for. */
  forCare: number | undefined;
}

/**
 * The item that it can replace; and what to know about rain suits, that the pieces are for weeks of a size beside this one too, or else
 * that a stretch is short enough to size up; and how many more day care asks for: a line each, null for nothing.
 */
function adviceWords(
  replaced: readonly string[] | undefined,
  { rain, covers, isShort, forCare }: Hints,
): string | null {
  const { insteadOf: either, covers: coversToo, coveredWeeks: weeksOf, rainSuit, sizeUp } = ADVICE_COPY;
  const alsoFor = covers.length > 0 ? coversToo(covers.map(({ of, weeks }) => weeksOf[weeks](of))) : null;
  const hint = rain ? rainSuit[rain] : (alsoFor ?? (isShort ? sizeUp : null));
  const ofCare = forCare && ADVICE_COPY.forCare(forCare);
  return [replaced && either(togetherWords(replaced)), hint, ofCare].filter(Boolean).join("\n") || null;
}

function heldIn(held: Held, today: IsoDay | undefined, country = ZIP_COUNTRY) {
  if (held.kind !== "waits") return { words: heldWords(held), waits: false };
  const day = decisionDay(held.day, today ?? held.day, country);
  return { words: heldWords({ ...held, day }), waits: true };
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
