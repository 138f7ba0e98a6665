// An open shopping list in use: what is ticked off or set aside stays in place and can be undone until the list is reopened.
// Counts are sent as on the dashboard, so none are lost in a shop without a network.

import { useEffect, useState } from "react";
import { useLiveLine, useReadAgain } from "~/components/live/use-live-line.ts";
import { keptAt } from "~/components/offline/viewer-mark.ts";
import { type FieldState, fieldOf, type ItemFields, unsentCounts } from "~/components/wardrobe/edit-queue.ts";
import { useItemEdits } from "~/components/wardrobe/use-item-edits.ts";
import type { ItemEvent } from "~/contracts/live/live-event.ts";
import { ESSENTIALITY } from "~/domain/ids.ts";
import {
  keepInPlace,
  type ListedSection,
  type PlacedPart,
  partKey,
  partsOf,
  type Tick,
  type TickMark,
} from "~/domain/shopping/list-ticks.ts";
import type { ShoppingLine, ShoppingPart, ShoppingScope } from "~/domain/shopping/shopping-list.ts";
import { type CountChange, countAfter } from "~/domain/wardrobe/item-edit.ts";
import { ownedForAgeRange } from "~/domain/wardrobe/owned.ts";

/** What the parent has entered on other pages since the list was loaded. */
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
function countedList(sections: readonly ListedSection[], entered: Entered): ListedSection[] {
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

interface OpenList {
  planId: string;
  scope: ShoppingScope;
  /** The list as last loaded. */
  sections: readonly ListedSection[];
  /** The last tick made without scripts. */
  mark: TickMark | null;
}

/** Null for what was undone: it stays visible until the page is reloaded. `by` is somebody else who ticked it off. */
type Kept = PlacedPart & { tick: Tick | null; by?: string };

export interface ListTicks {
  sections: readonly ListedSection[];
  /** Essential pieces not ticked off yet. */
  essentialsLeft: number;
  /** Null for a size still to get. */
  tickOf(itemId: number, part: ShoppingPart): Tick | null;
  /** Who else on the plan ticked it off while this list was open; null for nobody. */
  byOf(itemId: number, part: ShoppingPart): string | null;
  /** Everybody else who has done so, by their short names. */
  others: readonly string[];
  /** How many changes are waiting for the network. */
  waiting: number;
  isWaiting(itemId: number, part: ShoppingPart): boolean;
  /** Ticks off sizes of an item, or undoes that. */
  setGot(itemId: number, parts: readonly ShoppingPart[], isGot: boolean): void;
  /** Sets an item aside for the scope of the list, or undoes that. */
  setAside(itemId: number, isAside: boolean): void;
}

/** The list, with what was done to it on this page. */
export function useListTicks({ planId, scope, sections: read, mark }: OpenList): ListTicks {
  const { put, fields, heard, waiting, hear } = useItemEdits(planId);
  const readAgain = useReadAgain();
  useLiveLine({
    hear(event) {
      // The event alone says who made the change; the next reading of the list leaves the line out.
      if (event.type === "item" && event.onboardingId === planId) hear(event);
    },
    miss: readAgain,
  });
  const [first] = useState(read);
  // A reload knows more than what was pushed before it.
  const isAsKept = read === first && Object.keys(heard).length > 0 && keptAt() !== null;
  const [kept, setKept] = useState<Readonly<Record<string, Kept>>>(() => ofMark(read, mark));
  // Each save also changes the numbers of the other sizes and the year, which the server counts.
  useEffect(() => {
    if (Object.keys(heard).length > 0) readAgain();
  }, [heard, readAgain]);
  const [seen, setSeen] = useState(heard);
  if (seen !== heard) {
    setSeen(heard);
    setKept({ ...kept, ...ofOthers(partsOf(listAfter(seen)), heard, seen, kept) });
  }
  const sections = listAfter(heard);
  const placed = partsOf(sections);

  function listAfter(known: Entered["heard"]): ListedSection[] {
    const entered = { fields: fieldsElsewhere(fields, kept), heard: isAsKept ? known : {} };
    return keepInPlace(countedList(read, entered), Object.values(kept));
  }

  function tickOf(itemId: number, { ageRange, needed }: ShoppingPart): Tick | null {
    const here = kept[partKey(itemId, ageRange)];
    const field = fieldAt(itemId, ageRange);
    const tick = here ? here.tick : isEnough(field, needed) ? "got" : null;
    return tick === "got" ? unlessRefused(tick, field) : asideOr(tick, asideAt(itemId));
  }
  function asideAt(itemId: number): FieldState | undefined {
    return Object.values(fields[itemId] ?? {}).find(({ edit }) => edit.kind === "set-aside");
  }
  function fieldAt(itemId: number, ageRange: ShoppingPart["ageRange"]): FieldState | undefined {
    return fields[itemId]?.[fieldOf({ kind: "quantity", itemId, ageRange, value: 0 })];
  }
  function keep(parts: readonly PlacedPart[], tick: Tick | null): void {
    const changed = parts.map((one) => [partKey(one.line.id, one.part.ageRange), { ...one, tick }]);
    setKept((all) => ({ ...all, ...Object.fromEntries(changed) }));
  }

  return {
    sections,
    byOf: (itemId, { ageRange }) => kept[partKey(itemId, ageRange)]?.by ?? null,
    others: [...new Set(Object.values(kept).flatMap(({ by, tick }) => (by && tick ? [by] : [])))],
    essentialsLeft: placed
      .filter(
        ({ essentiality, line, part }) => essentiality === ESSENTIALITY.essential && !tickOf(line.id, part),
      )
      .reduce((sum, { part }) => sum + part.remaining, 0),
    tickOf,
    waiting,
    isWaiting: (itemId, { ageRange }) =>
      fieldAt(itemId, ageRange)?.phase === "waiting" || asideAt(itemId)?.phase === "waiting",
    setGot(itemId, parts, isGot) {
      const ages = parts.map(({ ageRange }) => ageRange);
      const chosen = placed.filter(({ line, part }) => line.id === itemId && ages.includes(part.ageRange));
      keep(chosen, isGot ? "got" : null);
      for (const { ageRange, needed, owned } of parts) {
        const [value, before] = isGot ? [needed, owned] : [owned, needed];
        // The pieces that were bought, whatever somebody else has counted in the meantime.
        const by = value - before;
        put({ kind: "quantity", itemId, ageRange, value, by, name: chosen[0]?.line.name }, before);
      }
    },
    setAside(itemId, isAside) {
      const chosen = placed.filter(({ line }) => line.id === itemId);
      const [first] = chosen;
      if (!first) return;
      const here = scope === "year" ? "plan" : "age";
      const value = isAside ? here : "no";
      keep(chosen, isAside ? "aside" : null);
      put({ kind: "set-aside", itemId, ageRange: first.part.ageRange, value }, isAside ? "no" : here);
    },
  };
}

/** What other people on the plan have ticked off since `seen`, or taken back; each stays in its place. */
function ofOthers(
  placed: readonly PlacedPart[],
  heard: Entered["heard"],
  seen: Entered["heard"],
  kept: Readonly<Record<string, Kept>>,
): Record<string, Kept> {
  const changed = placed.flatMap((one): [string, Kept][] => {
    const { line, part } = one;
    const event = heard[line.id];
    if (!event?.by || event === seen[line.id]) return [];
    const key = partKey(line.id, part.ageRange);
    const here = kept[key];
    // Somebody who adds a note to a line that was checked off here doesn't have it.
    if (here?.tick && !here.by) return [];
    const isGot = ownedForAgeRange(line.nameId, event.owned, part.ageRange) >= part.needed;
    if (isGot) return [[key, { ...one, tick: "got", by: event.by }]];
    return here?.by ? [[key, { ...one, tick: null }]] : [];
  });
  return Object.fromEntries(changed);
}

function unlessRefused(tick: Tick, field: FieldState | undefined): Tick | null {
  return field?.phase === "refused" ? null : tick;
}

/** What was chosen, or its opposite if that was refused. */
function asideOr(tick: Tick | null, aside: FieldState | undefined): Tick | null {
  if (aside?.phase !== "refused") return tick;
  return aside.edit.value === "no" ? "aside" : null;
}

/** What was entered on other pages. What was ticked off on this page already stays in place. */
function fieldsElsewhere(
  fields: Readonly<Record<number, ItemFields>>,
  kept: Readonly<Record<string, Kept>>,
): Readonly<Record<number, ItemFields>> {
  const here = new Set(Object.values(kept).map(({ line }) => line.id));
  return Object.fromEntries(Object.entries(fields).filter(([itemId]) => !here.has(Number(itemId))));
}

/** Whether a count entered on an earlier page, and being sent by this one, covers the need. */
function isEnough(field: FieldState | undefined, needed: number): boolean {
  return typeof field?.edit.value === "number" && field.edit.value >= needed;
}

function ofMark(read: readonly ListedSection[], mark: TickMark | null): Record<string, Kept> {
  if (!mark) return {};
  const { tick, itemId, ageRange } = mark;
  const marked = partsOf(read).filter(
    ({ line, part }) => line.id === itemId && (tick === "aside" || part.ageRange === ageRange),
  );
  return Object.fromEntries(marked.map((one) => [partKey(one.line.id, one.part.ageRange), { ...one, tick }]));
}
