// What a family still needs on a day, as a list and as a spreadsheet file.

import type { IsoDay } from "~/domain/calendar.ts";
import { ZIP_COUNTRY } from "~/domain/places/place.ts";
import { asideBefore, beforeGot, type TickMark } from "~/domain/shopping/list-ticks.ts";
import {
  agesOfScope,
  atAnyTime,
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
  type WaitingLine,
  waitingLines,
} from "~/domain/shopping/shopping-list.ts";
import { csvFile, sheetFormat } from "~/domain/shopping/spreadsheet.ts";
import type { AskedOnDay } from "~/domain/wardrobe/family-wardrobe.ts";
import { perAgeRange } from "~/domain/wardrobe/growth.ts";
import { type PassedSize, passOn } from "~/domain/wardrobe/pass-on.ts";
import { neededAnyTime } from "~/domain/wardrobe/settle.ts";
import { decisionDay } from "~/views/growth/size-ahead-view.ts";
import { keptItem, type WardrobeOn, wardrobeOn } from "~/views/wardrobe/plan-items.ts";
import { LANGUAGE } from "~/words/en/language.ts";
import {
  CSV_COLUMNS,
  csvSize,
  essentialityLabel,
  SHOPPING_COPY,
} from "~/words/en/shopping/shopping-list-copy.ts";
import { heldWords } from "~/words/en/wardrobe/item-words.ts";
import { ITEM_CATEGORY_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

interface ListWish {
  scope: ShoppingScope;
  /** The levels to list; without nice-to-have by default. */
  levels?: readonly Level[];
  /** What was just ticked off or set aside without a script: it stays visible. */
  mark?: TickMark | null;
  /** The plan's, two letters, in whose order days are said. */
  country?: string;
}

/** A line that waits, with its day, 'Nov 14', and what is said of it. */
interface ToldLine extends WaitingLine {
  words: string;
}

export interface ShoppingView {
  list: ShoppingList;
  /** The same, with what `mark` names kept in place. */
  shown: ShoppingList;
  /** Null if the mark doesn't match a change. */
  mark: TickMark | null;
  /** What needs nothing more because somebody brings it, or because it is in the attic. */
  elsewhere: Record<"coming" | "boxed", ComingLine[]>;
  /** Heavy outerwear that isn't asked for yet, with its day in words. */
  waiting: ToldLine[];
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

/** The list of one scope, without items that aren't for its ages or are set aside, and sizes that are over. */
export function viewShoppingList(
  wardrobe: WardrobeOn<AskedOnDay & { today?: IsoDay }>,
  { scope, levels = LISTED, mark = null, country = ZIP_COUNTRY }: ListWish,
): ShoppingView {
  const { items: read, needs: items, over, today } = wardrobe;
  const marked = mark && markedItem(wardrobe, scope, mark);
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
    elsewhere: comingLines(items, scope),
    waiting: waitingLines(items, scope).map((line) => {
      const day = decisionDay(line.day, today ?? line.day, country);
      return { ...line, day, words: heldWords({ kind: "waits", day }) };
    }),
    everything: progressOf(atAnyTime(items), scope).needed,
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
  { items, needs, ...on }: WardrobeOn<AskedOnDay>,
  scope: ShoppingScope,
  mark: TickMark,
): ShoppingItem | null {
  const at = items.findIndex(({ row }) => row.dashboardItemId === mark.itemId);
  const [item, need] = [items[at], needs[at]];
  if (!item || !need) return null;
  switch (mark.tick) {
    case "got":
      return beforeGot(need, mark);
    case "aside": {
      const setAside = asideBefore(item.setAside, scope);
      if (!setAside) return null;
      const [before] = wardrobeOn(on, [{ ...item, setAside }], on.scenario, on.maySeeGiver).needs;
      return before ?? null;
    }
    default:
      return mark.tick satisfies never;
  }
}

/**
 * The list as a CSV file, one record per size of an item, those that wait for their day last; the plan's country decides the format where a
 * language is spoken in several.
 */
export function shoppingListCsv(
  { scope, sections }: ShoppingList,
  country: string = ZIP_COUNTRY,
  waiting: readonly WaitingLine[] = [],
): string {
  const records = sections.flatMap(({ essentiality, categories }) =>
    categories.flatMap(({ category, lines }) =>
      lines.flatMap((line) =>
        line.parts.map(({ coming = 0, boxed = 0, ...part }) => [
          sizeOf(line, part, scope),
          essentialityLabel(essentiality),
          ITEM_CATEGORY_LABELS[category],
          line.name,
          part.needed + coming + boxed,
          part.owned,
          coming,
          boxed,
          part.remaining,
          "",
        ]),
      ),
    ),
  );
  const later = waiting.map(({ ageRange, essentiality, category, name, day, ...need }) => [
    ...[csvSize(ageRange), essentialityLabel(essentiality), ITEM_CATEGORY_LABELS[category], name],
    ...[neededAnyTime(need), need.owned, need.coming ?? 0, need.boxed ?? 0, 0, day],
  ]);
  return csvFile([CSV_COLUMNS, ...records, ...later], sheetFormat(LANGUAGE.html, country));
}

/**
 * In one age's list, every item has that size; in the year's, items without a size say so. The hyphen can be
 * typed, and so searched for.
 */
function sizeOf({ isOneSize }: ShoppingLine, { ageRange }: ShoppingPart, scope: ShoppingScope): string {
  return isOneSize && scope === "year" ? SHOPPING_COPY.oneSize : csvSize(ageRange);
}
