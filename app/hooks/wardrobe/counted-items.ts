// What is counted of a plan's items as the page shows them: with what has been changed and heard since it was loaded.
import type { ItemView } from "~/contracts/wardrobe/shown-dashboard.ts";
import { ESSENTIALITY } from "~/domain/ids.ts";
import { summarise } from "~/domain/shopping/shopping-list.ts";
import { type Answer, answerOf, type CountedItem } from "~/domain/wardrobe/answer.ts";
import { ownedForAgeRange } from "~/domain/wardrobe/owned.ts";
import { piecesToPassOn } from "~/domain/wardrobe/pass-on.ts";
import { shownItem } from "./item-state.ts";
import type { DashboardChoice } from "./use-dashboard-choice.ts";
import type { ItemEdits } from "./use-item-edits.ts";

/** An item as the answer counts it; none where it is set aside. */
export function countedOf(
  item: ItemView,
  { ageRange }: DashboardChoice,
  { heard, fields }: ItemEdits,
): CountedItem[] {
  const { owned, setAside } = shownItem(item, heard[item.id], fields[item.id]);
  if (setAside.includes(ageRange)) return [];
  const { needed, essentiality, nameId } = item;
  return [{ needed, essentiality, owned: ownedForAgeRange(nameId, owned, ageRange) }];
}

/** How far some items are, by what the headline counts: the essentials, or what was chosen in their place. */
export function answerFor(items: readonly ItemView[], choice: DashboardChoice, edits: ItemEdits): Answer {
  return answerOf(
    items.flatMap((item) => countedOf(item, choice, edits)),
    choice.essentialities,
  );
}

/** Pieces of some items to pass on from a size that is over. */
export function keptOf(items: readonly ItemView[], { ageRange }: DashboardChoice, edits: ItemEdits): number {
  return items
    .map((item) => ({ item, ...shownItem(item, edits.heard[item.id], edits.fields[item.id]) }))
    .filter(({ setAside }) => !setAside.includes(ageRange))
    .reduce((sum, { item, owned }) => sum + piecesToPassOn(item.nameId, owned, ageRange), 0);
}

/** Whether there is something to get in a category and all of it is there; what is nice to have does not hold it open. */
export function isFinished(items: readonly ItemView[], choice: DashboardChoice, edits: ItemEdits): boolean {
  const wanted = items.filter(({ essentiality }) => essentiality !== ESSENTIALITY.niceToHave);
  const { ready, needed } = summarise(wanted.flatMap((item) => countedOf(item, choice, edits)));
  return needed > 0 && ready >= needed;
}
