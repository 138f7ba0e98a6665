// A shopping list plus what the parent has entered on other pages since it was loaded.
import type { ItemEvent } from "~/contracts/live/live-event.ts";
import type { ListedSection } from "~/domain/shopping/list-ticks.ts";
import type { ShoppingLine, ShoppingPart } from "~/domain/shopping/shopping-list.ts";
import { ownedForAgeRange } from "~/domain/wardrobe/owned.ts";
import type { FieldState } from "~/hooks/wardrobe/edit-queue.ts";
import type { ItemFields } from "~/hooks/wardrobe/item-state.ts";

interface Entered {
  /** Unsent changes, by item. */
  fields: Readonly<Record<number, ItemFields>>;
  /** What was saved after the list was loaded, by item. */
  heard: Readonly<Record<number, ItemEvent>>;
}

/**
 * The list as the dashboard would count it: unfinished sizes show what is left, and finished ones drop out. A
 * size whose last piece isn't sent yet stays, ticked off.
 */
export function countedList(sections: readonly ListedSection[], entered: Entered): ListedSection[] {
  return sections.map((section) => ({
    ...section,
    categories: section.categories
      .map((category) => ({
        ...category,
        lines: category.lines.flatMap((line) => countedLine(line, entered)),
      }))
      .filter(({ lines }) => lines.length > 0),
  }));
}

function countedLine(line: ShoppingLine, { fields, heard }: Entered): ShoppingLine[] {
  const event = heard[line.id];
  const states = Object.values(fields[line.id] ?? {});
  if (!event && states.length === 0) return [line];
  const parts = line.parts.flatMap((part): ShoppingPart[] => {
    const waiting = waitingCount(states, line, part);
    if (waiting !== null && waiting >= part.needed) return [part];
    if (waiting === null && event?.setAside.includes(part.ageRange)) return [];
    const owned = waiting ?? (event ? ownedForAgeRange(line.nameId, event.owned, part.ageRange) : part.owned);
    const remaining = Math.max(0, part.needed - owned);
    return remaining === 0 ? [] : [{ ...part, owned, remaining }];
  });
  if (parts.length === 0) return [];
  return [{ ...line, parts, remaining: parts.reduce((sum, { remaining }) => sum + remaining, 0) }];
}

/** The unsent count for a size; null when there isn't one. */
function waitingCount(states: readonly FieldState[], line: ShoppingLine, part: ShoppingPart): number | null {
  const state = states.find(
    ({ edit, phase }) =>
      edit.kind === "quantity" &&
      (phase === "saving" || phase === "waiting") &&
      (line.isOneSize || edit.ageRange === part.ageRange),
  );
  return typeof state?.edit.value === "number" ? state.edit.value : null;
}
