// The categories of a wardrobe, each of which folds.
import { type ReactNode, useState } from "react";
import type { DashboardView, ItemView } from "~/contracts/wardrobe/shown-dashboard.ts";
import type { ItemCategory } from "~/domain/vocabulary.ts";
import { answerFor, isFinished, keptOf } from "~/hooks/wardrobe/counted-items.ts";
import type { DashboardChoice } from "~/hooks/wardrobe/use-dashboard-choice.ts";
import type { ItemEdits } from "~/hooks/wardrobe/use-item-edits.ts";
import { AddItemButton } from "./add-item-button.tsx";
import { CategorySection } from "./category-section.tsx";
import type { shownCategories } from "./shown-categories.ts";

/** So many pictures come with the page, the others when they come near. */
const PRELOADED = 5;

/** The categories, and what their rows are made of. */
export interface SectionsView {
  categories: DashboardView["categories"];
  /** Of them, what is shown. */
  sections: ReturnType<typeof shownCategories>;
  choice: DashboardChoice;
  /** Whether the size is over. */
  isOver: boolean;
  edits: ItemEdits;
  /** The item that the address opens. */
  openedItem: number | null;
  renderItem: (item: ItemView, isPriority: boolean) => ReactNode;
  onAdd: (category: ItemCategory) => void;
}

interface WardrobeSectionsProps extends SectionsView {
  /** What the parent has folded, at any age. */
  collapsed: readonly ItemCategory[];
  onCollapse: (next: readonly ItemCategory[]) => void;
  /** Whether what is not needed in this weather is shown as well. */
  isRestOpen: boolean;
  /** Something to say in one of the categories. */
  inside: { category: string; notice: ReactNode } | null;
}

/** For one age range: give it that as its key. */
export function WardrobeSections(props: WardrobeSectionsProps) {
  const { sections, choice, isOver, edits, collapsed, onCollapse, inside } = props;
  // What is finished when the page comes is folded; what is finished by a tap stays under the finger.
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
