// What a plan's stored rows still need under one laundry scenario, as a list and as a spreadsheet file.

import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import type { StillAsked } from "~/domain/growth/still-asked.ts";
import { ZIP_COUNTRY } from "~/domain/places/place.ts";
import { asideBefore, beforeGot, type TickMark } from "~/domain/shopping/list-ticks.ts";
import {
  agesOfScope,
  type ComingLine,
  comingLines,
  countedOnce,
  LEADING,
  type Level,
  LISTED,
  NICE,
  type Progress,
  progressOf,
  type ShoppingItem,
  type ShoppingLine,
  type ShoppingList,
  type ShoppingPart,
  type ShoppingScope,
  shoppingList,
} from "~/domain/shopping/shopping-list.ts";
import { csvFile, sheetFormat } from "~/domain/shopping/spreadsheet.ts";
import type { AgeRange, LaundryScenario } from "~/domain/vocabulary.ts";
import { perAgeRange } from "~/domain/wardrobe/growth.ts";
import { type PassedSize, passOn } from "~/domain/wardrobe/pass-on.ts";
import {
  type ItemRow,
  keptItem,
  type MaySeeGiver,
  type PlanItem,
  type PlannedWeather,
  readPlanItem,
  shoppingItem,
} from "~/views/wardrobe/plan-items.ts";
import { LANGUAGE } from "~/words/en/language.ts";
import {
  CSV_COLUMNS,
  csvSize,
  essentialityLabel,
  SHOPPING_COPY,
} from "~/words/en/shopping/shopping-list-copy.ts";
import { ITEM_CATEGORY_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

export interface PlanToList {
  weatherGroups: string | null;
  /** For how many days this baby wears newborn sizes; null for the catalogue's. */
  newbornDays: number | null;
  /** Whether the viewer may see who brings a gift; missing for whoever sees only how much is coming. */
  maySeeGiver?: MaySeeGiver;
  /** The plan's numbers on the reader's day; all of the stored ones if missing. */
  still?: StillAsked;
}

interface ListWish {
  scope: ShoppingScope;
  /** The levels to list; without nice-to-have by default. */
  levels?: readonly Level[];
  /** What was just ticked off or set aside without a script: it stays visible. */
  mark?: TickMark | null;
  /** Sizes that are over: nothing needs to be bought for them. */
  over?: readonly AgeRange[];
}

export interface ShoppingView {
  list: ShoppingList;
  /** The same, with what `mark` names kept in place. */
  shown: ShoppingList;
  /** Null if the mark doesn't match a change. */
  mark: TickMark | null;
  /** What needs nothing more because somebody brings it. */
  coming: ComingLine[];
  /** Pieces of the scope, of all levels. */
  everything: number;
  niceToHave: Progress;
  /** The essentials' progress in every scope, for the scope tabs. */
  progress: Record<ShoppingScope, Progress>;
  /** Names of the essentials because of which the sizes don't add up to the year. */
  countedOnce: string[];
  /** The owned pieces of sizes that are over. */
  passedOn: PassedSize[];
  /** Names of items left out because their quantities are unreadable. */
  unreadable: string[];
  /** Names of items counted as not owned because their counts are unreadable. */
  uncounted: string[];
}

/** What a plan's items need in sizes that aren't over. */
export function itemsToShop(
  plan: PlanToList,
  rows: readonly ItemRow[],
  scenario: LaundryScenario,
  over: readonly AgeRange[],
): ShoppingItem[] {
  const planned = plannedOf(plan);
  return rows.map((row) => shoppingItem(readPlanItem(row), planned, scenario, over));
}

function plannedOf({ weatherGroups, ...plan }: PlanToList): PlannedWeather {
  return { groups: readWeatherGroups(weatherGroups) ?? {}, ...plan };
}

/** The list of one scope, without items that aren't for its ages or are set aside, and sizes that are over. */
export function viewShoppingList(
  plan: PlanToList,
  rows: readonly ItemRow[],
  scenario: LaundryScenario,
  { scope, levels = LISTED, mark = null, over = [] }: ListWish,
): ShoppingView {
  const planned = plannedOf(plan);
  const read = rows.map(readPlanItem);
  const ask = (item: PlanItem) => shoppingItem(item, planned, scenario, over);
  const items = read.map(ask);
  const marked = mark && markedItem(read, ask, scope, mark);
  const list = shoppingList(items, scope, levels);
  const toCome = agesOfScope(scope).filter((age) => !over.includes(age));
  const inScope = read.filter(({ ages }) => toCome.some((age) => ages.includes(age)));
  const essentialsOf = (of: ShoppingScope) => progressOf(items, of, LEADING);
  return {
    list,
    shown: marked
      ? shoppingList(
          items.map((item) => (item.id === marked.id ? marked : item)),
          scope,
          levels,
        )
      : list,
    mark: marked ? mark : null,
    coming: comingLines(items, scope),
    everything: progressOf(items, scope).needed,
    niceToHave: progressOf(items, scope, NICE),
    progress: { ...perAgeRange(essentialsOf), year: essentialsOf("year") },
    countedOnce: countedOnce(items, "remaining"),
    passedOn: passOn(read.map(keptItem), over),
    unreadable: inScope.filter(({ quantities }) => !quantities).map(({ row }) => row.name),
    uncounted: inScope.filter(({ quantities, owned }) => quantities && !owned).map(({ row }) => row.name),
  };
}

/** The item in a mark as it was before; null if the change wasn't made. */
function markedItem(
  read: readonly PlanItem[],
  ask: (item: PlanItem) => ShoppingItem,
  scope: ShoppingScope,
  mark: TickMark,
): ShoppingItem | null {
  const item = read.find(({ row }) => row.dashboardItemId === mark.itemId);
  if (!item) return null;
  switch (mark.tick) {
    case "got":
      return beforeGot(ask(item), mark);
    case "aside": {
      const setAside = asideBefore(item.setAside, scope);
      return setAside && ask({ ...item, setAside });
    }
    default:
      return mark.tick satisfies never;
  }
}

/** The list as a CSV file, one record per size of an item; the plan's country decides the format where a language is spoken in several. */
export function shoppingListCsv({ scope, sections }: ShoppingList, country: string = ZIP_COUNTRY): string {
  const records = sections.flatMap(({ essentiality, categories }) =>
    categories.flatMap(({ category, lines }) =>
      lines.flatMap((line) =>
        line.parts.map((part) => [
          sizeOf(line, part, scope),
          essentialityLabel(essentiality),
          ITEM_CATEGORY_LABELS[category],
          line.name,
          part.needed,
          part.owned,
          part.remaining,
        ]),
      ),
    ),
  );
  return csvFile([CSV_COLUMNS, ...records], sheetFormat(LANGUAGE.html, country));
}

/**
 * In one age's list, every item has that size; in the year's, items without a size say so. The hyphen can be
 * typed, and so searched for.
 */
function sizeOf({ isOneSize }: ShoppingLine, { ageRange }: ShoppingPart, scope: ShoppingScope): string {
  return isOneSize && scope === "year" ? SHOPPING_COPY.oneSize : csvSize(ageRange);
}
