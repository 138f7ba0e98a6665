// Which items of a category stand in the open and which wait in a fold.
import type { CategoryView, ItemView } from "~/contracts/wardrobe/dashboard-view.ts";
import { type AgeRange, ESSENTIALITIES, type Essentiality } from "~/domain/vocabulary.ts";
import type { ShownCategory } from "./category-section.tsx";

/**
 * The categories as they are shown. With nothing chosen, everything but what is nice to have stands in the open, and
 * whatever the parent has added, which would look lost in a fold; a choice
 * shows what is chosen and nothing else, and all three together everything.
 */
export function shownCategories(
  categories: readonly CategoryView[],
  chosen: readonly Essentiality[],
  ageRange: AgeRange,
): ShownCategory[] {
  const isChosen = ({ essentiality, isCustom }: ItemView) =>
    chosen.length === 0
      ? isCustom || essentiality !== "Nice-to-have"
      : chosen.length === ESSENTIALITIES.length || (essentiality !== null && chosen.includes(essentiality));
  return categories
    .map(({ category, items }): ShownCategory => {
      const wanted = items.filter(({ setAside }) => !setAside.includes(ageRange));
      const needed = wanted.filter((item) => item.needed > 0 || !item.isIntact || item.isCustom);
      const hasChoice = chosen.length > 0;
      return {
        category,
        items: needed.filter(isChosen),
        folded: hasChoice ? [] : needed.filter((item) => !isChosen(item)),
        notNeeded: hasChoice ? [] : wanted.filter((item) => !needed.includes(item)),
        setAside: hasChoice ? [] : items.filter((item) => item.setAside.includes(ageRange)),
      };
    })
    .filter(({ items, folded, notNeeded, setAside }) =>
      [items, folded, notNeeded, setAside].some((list) => list.length > 0),
    );
}
