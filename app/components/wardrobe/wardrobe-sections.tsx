// The foldable categories of a wardrobe: which of their items show right away and which wait in a fold.

import { type ReactNode, useState } from "react";
import type { CategoryView, DashboardView, ItemView } from "~/contracts/wardrobe/shown-dashboard.ts";
import { ESSENTIALITY } from "~/domain/ids.ts";
import { type AgeRange, ESSENTIALITIES, type Essentiality, type ItemCategory } from "~/domain/vocabulary.ts";
import { piecesToPassOn } from "~/domain/wardrobe/pass-on.ts";
import { AddItemButton } from "./add-item-opener.tsx";
import { CategorySection, type ShownCategory } from "./category-section.tsx";
import { answerFor, isFinished, keptOf } from "./counted-items.ts";
import type { DashboardChoice } from "./use-dashboard-choice.ts";
import type { ItemEdits } from "./use-item-edits.ts";

/**
 * The categories as shown. With no filter, everything shows except nice-to-have items; the parent's own items always show, because
 * they would seem lost in a fold. A filter shows only what it selects; selecting all three essentialities shows everything. An
 * outgrown size ignores the filter: what can be passed on shows right away.
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

/** This many pictures load with the page; the others load as they scroll near. */
const PRELOADED = 5;

/** The categories and the data for their rows. */
export interface SectionsView {
  categories: DashboardView["categories"];
  /** The categories shown. */
  sections: ReturnType<typeof shownCategories>;
  choice: DashboardChoice;
  /** Whether the size is outgrown. */
  isOver: boolean;
  edits: ItemEdits;
  /** The item opened by the address. */
  openedItem: number | null;
  renderItem: (item: ItemView, isPriority: boolean) => ReactNode;
  onAdd: (category: ItemCategory) => void;
}

interface WardrobeSectionsProps extends SectionsView {
  /** Categories the parent has folded; the same for all ages. */
  collapsed: readonly ItemCategory[];
  onCollapse: (next: readonly ItemCategory[]) => void;
  /** Whether items not needed in this weather also show. */
  isRestOpen: boolean;
  /** A notice to show inside one category. */
  inside: { category: string; notice: ReactNode } | null;
}

/** Pass the age range as its key. */
export function WardrobeSections(props: WardrobeSectionsProps) {
  const { sections, choice, isOver, edits, collapsed, onCollapse, inside } = props;
  // A category finished on load is folded; one finished by a tap stays open, so nothing moves under the finger.
  const [finished, setFinished] = useState<readonly ItemCategory[]>(() =>
    props.categories
      .filter(({ items }) => !isOver && isFinished(items, choice, edits))
      .map(({ category }) => category),
  );
  const [first] = useState(
    () => new Set(sections.flatMap(({ items }) => items.map(({ id }) => id)).slice(0, PRELOADED)),
  );
  const itemsOf = (category: ItemCategory) =>
    props.categories.find((one) => one.category === category)?.items ?? [];
  const isFolded = (category: ItemCategory) => collapsed.includes(category) || finished.includes(category);

  function toggle(category: ItemCategory, isOpen: boolean) {
    if (isOpen !== isFolded(category)) return;
    const others = collapsed.filter((other) => other !== category);
    if (isOpen) setFinished(finished.filter((other) => other !== category));
    onCollapse(isOpen ? others : [...others, category]);
  }

  return sections.map((section) => (
    <CategorySection
      key={section.category}
      view={section}
      answer={answerFor(itemsOf(section.category), choice, edits)}
      kept={isOver ? keptOf(itemsOf(section.category), choice, edits) : null}
      isCollapsed={isFolded(section.category)}
      isRestOpen={props.isRestOpen}
      openedItem={props.openedItem}
      onToggle={toggle}
      renderItem={(item) => props.renderItem(item, first.has(item.id))}
    >
      {inside?.category === section.category && <div className="order-first basis-full">{inside.notice}</div>}
      <AddItemButton category={section.category} onOpen={() => props.onAdd(section.category)} />
    </CategorySection>
  ));
}
