// Which items of a category stand in the open and which wait in a fold.
import type { CategoryView, ItemView } from "~/contracts/wardrobe/shown-dashboard.ts";
import { ESSENTIALITY } from "~/domain/ids.ts";
import { type AgeRange, ESSENTIALITIES, type Essentiality } from "~/domain/vocabulary.ts";
import { piecesToPassOn } from "~/domain/wardrobe/pass-on.ts";
import type { ShownCategory } from "./category-section.tsx";

/**
 * The categories as they are shown. With nothing chosen, everything but what is nice to have stands in the open, and
 * whatever the parent has added, which would look lost in a fold; a choice
 * shows what is chosen and nothing else, and all three together everything. Of a size that is over there is nothing to
 * choose: what can be passed on stands in the open.
 */
export function shownCategories(
  categories: readonly CategoryView[],
  chosen: readonly Essentiality[],
  ageRange: AgeRange,
  isOver = false,
): ShownCategory[] {
  if (isOver) return categories.map((of) => passedCategory(of, ageRange)).filter(holdsSomething);
  const isChosen = ({ essentiality, isCustom }: ItemView) =>
    chosen.length === 0
      ? isCustom || essentiality !== ESSENTIALITY.niceToHave
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
        others: [],
        setAside: hasChoice ? [] : items.filter((item) => item.setAside.includes(ageRange)),
      };
    })
    .filter(holdsSomething);
}

function passedCategory({ category, items }: CategoryView, ageRange: AgeRange): ShownCategory {
  const isKept = ({ nameId, owned }: ItemView) => piecesToPassOn(nameId, owned, ageRange) > 0;
  const wanted = items.filter(({ setAside }) => !setAside.includes(ageRange));
  return {
    category,
    items: wanted.filter(isKept),
    folded: [],
    notNeeded: [],
    others: wanted.filter((item) => !isKept(item)),
    setAside: items.filter((item) => item.setAside.includes(ageRange)),
  };
}

function holdsSomething({ items, folded, notNeeded, others, setAside }: ShownCategory): boolean {
  return [items, folded, notNeeded, others, setAside].some((list) => list.length > 0);
}
