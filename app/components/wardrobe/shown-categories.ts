// Which of a category's items show right away and which wait in a fold.
import type { CategoryView, ItemView } from "~/contracts/wardrobe/shown-dashboard.ts";
import { ESSENTIALITY } from "~/domain/ids.ts";
import { type AgeRange, ESSENTIALITIES, type Essentiality } from "~/domain/vocabulary.ts";
import { piecesToPassOn } from "~/domain/wardrobe/pass-on.ts";
import type { ShownCategory } from "./category-section.tsx";

/**
 * The categories as shown. With no filter, everything shows except nice-to-have items; the parent's own items
 * always show, because they would seem lost in a fold. A filter shows only what it selects; selecting all
 * three essentialities shows everything. An outgrown size ignores the filter: what can be passed on shows
 * right away.
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
