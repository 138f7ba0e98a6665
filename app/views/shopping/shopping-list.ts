// A plan's stored rows as the list of what is still to get under one laundry scenario.
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { asideBefore, beforeGot, type TickMark } from "~/domain/shopping/list-ticks.ts";
import {
  agesOfScope,
  countedOnce,
  LEADING,
  type Level,
  LISTED,
  NICE,
  type Progress,
  progressOf,
  type ShoppingItem,
  type ShoppingList,
  type ShoppingScope,
  shoppingList,
} from "~/domain/shopping/shopping-list.ts";
import type { AgeRange, LaundryScenario } from "~/domain/vocabulary.ts";
import { perAgeRange } from "~/domain/wardrobe/growth.ts";
import { type PassedSize, passOn } from "~/domain/wardrobe/pass-on.ts";
import {
  type ItemRow,
  keptItem,
  type PlanItem,
  readPlanItem,
  shoppingItem,
} from "~/views/wardrobe/plan-items.ts";

/** Which list a page asks for. */
export interface ListWish {
  scope: ShoppingScope;
  /** What it lists; without nice-to-have unless it is asked for. */
  levels?: readonly Level[];
  /** What has just been ticked off or set aside without a script: it stays to be seen. */
  mark?: TickMark | null;
  /** Sizes that are over: nothing is to get for them. */
  over?: readonly AgeRange[];
}

export interface ShoppingView {
  list: ShoppingList;
  /** The same with what `mark` names in its place. */
  shown: ShoppingList;
  /** Null when it names nothing that was done. */
  mark: TickMark | null;
  /** Pieces of the scope, of all levels. */
  everything: number;
  niceToHave: Progress;
  /** How far the essentials of every scope are, for the way from one to the other. */
  progress: Record<ShoppingScope, Progress>;
  /** Names of the essentials that make the sizes add up to something else than the year. */
  countedOnce: string[];
  /** What there is of the sizes that are over. */
  passedOn: PassedSize[];
  /** Names of items that the list is without, because their quantities cannot be read. */
  unreadable: string[];
  /** Names of items that count as not owned, because what is owned cannot be read. */
  uncounted: string[];
}

/** The list of one scope. Items that are not for an age, or set aside at it, are left out, and so are sizes that are over. */
export function viewShoppingList(
  weatherGroups: string | null,
  rows: readonly ItemRow[],
  scenario: LaundryScenario,
  { scope, levels = LISTED, mark = null, over = [] }: ListWish,
): ShoppingView {
  const groups = readWeatherGroups(weatherGroups) ?? {};
  const read = rows.map(readPlanItem);
  const ask = (item: PlanItem) => shoppingItem(item, groups, scenario, over);
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
    everything: progressOf(items, scope).needed,
    niceToHave: progressOf(items, scope, NICE),
    progress: { ...perAgeRange(essentialsOf), year: essentialsOf("year") },
    countedOnce: countedOnce(items, "remaining"),
    passedOn: passOn(read.map(keptItem), over),
    unreadable: inScope.filter(({ quantities }) => !quantities).map(({ row }) => row.name),
    uncounted: inScope.filter(({ quantities, owned }) => quantities && !owned).map(({ row }) => row.name),
  };
}

/** The item that a mark names as it was before; null when it has not been done. */
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
