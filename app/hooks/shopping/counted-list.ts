// A shopping list plus what the parent has entered on other pages since it was loaded.
import type { ItemEvent } from "~/contracts/live/live-event.ts";
import type { ListedSection } from "~/domain/shopping/list-ticks.ts";
import type { ShoppingLine, ShoppingPart } from "~/domain/shopping/shopping-list.ts";
import { type CountChange, countAfter } from "~/domain/wardrobe/item-edit.ts";
import { ownedForAgeRange } from "~/domain/wardrobe/owned.ts";
import { type FieldState, unsentCounts } from "~/hooks/wardrobe/edit-queue.ts";
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
    const unsent = unsentOf(states, line, part);
    const known = event ? ownedForAgeRange(line.nameId, event.owned, part.ageRange) : part.owned;
    const owned = countAfter(known, unsent, event?.counted);
    if (unsent.length > 0 && owned >= part.needed) return [part];
    if (unsent.length === 0 && event?.setAside.includes(part.ageRange)) return [];
    const remaining = Math.max(0, part.needed - owned);
    return remaining === 0 ? [] : [{ ...part, owned, remaining }];
  });
  if (parts.length === 0) return [];
  return [{ ...line, parts, remaining: parts.reduce((sum, { remaining }) => sum + remaining, 0) }];
}

/** The unsent changes of a size's count. */
function unsentOf(states: readonly FieldState[], line: ShoppingLine, part: ShoppingPart): CountChange[] {
  return states.flatMap(({ edit, phase, unsent }) => {
    const isOfPart = line.isOneSize || edit.ageRange === part.ageRange;
    return isOfPart && (phase === "saving" || phase === "waiting") ? unsentCounts(unsent) : [];
  });
}
