// The counts of a plan's items as the page shows them, including changes made and received since it loaded.

import { useState } from "react";
import type { DashboardView, EndingWithNeeds, ItemView } from "~/contracts/wardrobe/shown-dashboard.ts";
import { ESSENTIALITY } from "~/domain/ids.ts";
import { summarise } from "~/domain/shopping/shopping-list.ts";
import { sum } from "~/domain/sum.ts";
import { type Answer, answerOf, type CountedItem } from "~/domain/wardrobe/answer.ts";
import { ownedForAgeRange } from "~/domain/wardrobe/owned.ts";
import { piecesToPassOn } from "~/domain/wardrobe/pass-on.ts";
import { askedFor, settle } from "~/domain/wardrobe/settle.ts";
import { shownItem } from "./edit-queue.ts";
import type { DashboardChoice } from "./use-dashboard-choice.ts";
import type { ItemEdits } from "./use-item-edits.ts";

/** An item as the headline counts it; none if it is set aside. */
export function countedOf(
  item: ItemView,
  { ageRange }: DashboardChoice,
  { heard, fields }: ItemEdits,
): CountedItem[] {
  const { owned, setAside } = shownItem(item, heard[item.id], fields[item.id]);
  if (setAside.includes(ageRange)) return [];
  const { essentiality, nameId, coming = 0, boxed = 0, isBrief = false, held } = item;
  const there = ownedForAgeRange(nameId, owned, ageRange);
  const asked = askedFor(item.needed, there, isBrief);
  const needed = askedFor(asked, there + coming + boxed, held !== undefined);
  const later = held?.waits ? asked - needed : 0;
  return [{ needed, essentiality, owned: there, coming, boxed, later }];
}

/** How many essentials are still to get of the size that is worn while the next one is on the page. */
export function endingLeft(
  { ageRange, needs }: Pick<EndingWithNeeds, "ageRange" | "needs">,
  items: readonly ItemView[],
  { heard, fields }: ItemEdits,
): number {
  return sum(
    needs.map(({ id, pieces: needed, owned }) => {
      const item = items.find((one) => one.id === id);
      if (!item) return settle({ needed, owned }).toGet;
      const shown = shownItem(item, heard[id], fields[id]);
      if (shown.setAside.includes(ageRange)) return 0;
      return settle({ needed, owned: ownedForAgeRange(item.nameId, shown.owned, ageRange) }).toGet;
    }),
  );
}

/** The progress of some items by the headline's rules: essentials, or whatever the filter selects. */
export function answerFor(items: readonly ItemView[], choice: DashboardChoice, edits: ItemEdits): Answer {
  return answerOf(
    items.flatMap((item) => countedOf(item, choice, edits)),
    choice.essentialities,
  );
}

/** The pieces of some items to pass on from an outgrown size. */
export function keptOf(items: readonly ItemView[], { ageRange }: DashboardChoice, edits: ItemEdits): number {
  return items
    .map((item) => ({ item, ...shownItem(item, edits.heard[item.id], edits.fields[item.id]) }))
    .filter(({ setAside }) => !setAside.includes(ageRange))
    .reduce((sum, { item, owned }) => sum + piecesToPassOn(item.nameId, owned, ageRange), 0);
}

/** Whether a category needed something and all of it is there; nice-to-have items don't count. */
export function isFinished(items: readonly ItemView[], choice: DashboardChoice, edits: ItemEdits): boolean {
  const wanted = items.filter(({ essentiality }) => essentiality !== ESSENTIALITY.niceToHave);
  const { ready, needed } = summarise(wanted.flatMap((item) => countedOf(item, choice, edits)));
  return needed > 0 && ready >= needed;
}

/** The view, reusing the objects shown before that haven't changed, so that a reload doesn't render their rows again. */
export function useKeptView(read: DashboardView): DashboardView {
  const [kept, setKept] = useState({ read, view: read });
  if (kept.read === read) return kept.view;
  const view = keepSame(kept.view, read);
  setKept({ read, view });
  return view;
}

/** `after`, with the unchanged items and groups of `before`. */
export function keepSame(before: DashboardView, after: DashboardView): DashboardView {
  const known = new Map(before.categories.flatMap(({ items }) => items).map((item) => [item.id, item]));
  return {
    groups: sameOr(before.groups, after.groups),
    categories: after.categories.map(({ category, items }) => ({
      category,
      items: items.map((item) => sameOr(known.get(item.id), item)),
    })),
  };
}

function sameOr<Value>(before: Value | undefined, after: Value): Value {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(after) ? before : after;
}
