import type { ReactNode } from "react";
import type { CategoryView, ItemView } from "~/contracts/dashboard-view.ts";
import { STILL_TO_GET_COPY } from "~/copy/dashboard.ts";
import { counted } from "~/copy/wardrobe.ts";
import type { ItemCategory } from "~/domain/vocabulary.ts";
import { Chevron } from "./chevron.tsx";

interface CategorySectionProps {
  view: CategoryView;
  /** Pieces of its items that are there, and that are needed. */
  ready: number;
  needed: number;
  isCollapsed: boolean;
  onToggle: (category: ItemCategory, isOpen: boolean) => void;
  renderItem: (item: ItemView) => ReactNode;
  /** What stands below the items. */
  children?: ReactNode;
}

/** One category of items, open at first; what this weather does not call for waits behind a fold at its end. */
export function CategorySection(props: CategorySectionProps) {
  const { view, ready, needed, isCollapsed, onToggle, renderItem, children } = props;
  const { category, items, notNeeded } = view;
  return (
    <details
      open={!isCollapsed}
      onToggle={({ currentTarget }) => onToggle(category, currentTarget.open)}
      className="group/section"
    >
      <summary className="flex min-h-12 items-center gap-3 rounded-lg border-b border-hairline py-2">
        <Chevron className="group-open/section:rotate-90" />
        <h2 className="flex grow flex-wrap items-baseline justify-between gap-x-3 text-lg">
          {category}
          <span className="sr-only">, </span>
          <span className="figures font-sans text-sm font-normal text-ink-soft">
            {STILL_TO_GET_COPY.ready(ready, needed)}
          </span>
        </h2>
      </summary>
      <ul className="mt-2 grid gap-x-8 xl:grid-cols-2">{items.map(renderItem)}</ul>
      {notNeeded.length > 0 && (
        <details className="group/rest mt-1">
          <summary className="flex min-h-11 items-center gap-2 text-sm text-ink-soft">
            <Chevron className="group-open/rest:rotate-90" />
            {counted(notNeeded.length, "item")} not needed in this weather
          </summary>
          <ul className="grid gap-x-8 xl:grid-cols-2">{notNeeded.map(renderItem)}</ul>
        </details>
      )}
      {children}
    </details>
  );
}
