// The items of a wardrobe: the filter, the notices, and the categories with their rows.
import { type ReactNode, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { ItemView } from "~/contracts/wardrobe/shown-dashboard.ts";
import { ROW_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import type { ItemCategory } from "~/domain/vocabulary.ts";
import { type CountedItem, piecesByLevel } from "~/domain/wardrobe/answer.ts";
import type { Preferences } from "~/domain/wardrobe/preferences.ts";
import { FIRST_AGE_RANGE } from "~/domain/wardrobe/size-table.ts";
import { useAnswerFirst } from "~/hooks/use-answer-first.ts";
import type { RemovedItem } from "~/hooks/wardrobe/item-actions.ts";
import type { DashboardChoice } from "~/hooks/wardrobe/use-dashboard-choice.ts";
import type { ItemRows } from "~/hooks/wardrobe/use-item-actions.ts";
import { useRowKeys } from "~/hooks/wardrobe/use-row-keys.ts";
import { AddItemSection } from "./add-item-form.tsx";
import { REST_PARAM } from "./category-section.tsx";
import { RemovedNotice } from "./removed-notice.tsx";
import type { RowPage } from "./row-props.ts";
import { ViewBar } from "./view-bar.tsx";
import { NewbornKey, Remarks } from "./wardrobe-remarks.tsx";
import { type SectionsView, WardrobeSections } from "./wardrobe-sections.tsx";

interface WardrobeItemsProps {
  page: RowPage;
  rows: ItemRows;
  items: readonly ItemView[];
  /** The items' counts. */
  counted: readonly CountedItem[];
  /** The filter's current choice; the rows follow a moment later. */
  chosen: DashboardChoice["essentialities"];
  preferences: Preferences;
  /** The item just removed on another page. */
  removed: RemovedItem | null;
  notice: ReactNode;
  /** What fits in a month, after the items. */
  fit: ReactNode;
  onChoose: (change: Partial<DashboardChoice>) => void;
  onRemember: (change: Partial<Preferences>) => void;
  view: SectionsView;
}

export function WardrobeItems(props: WardrobeItemsProps) {
  const { page, rows, items, view, onChoose, onRemember } = props;
  const { sections, isOver } = view;
  const { planId, ageRange, country, groups, actions } = page;
  const [search] = useSearchParams();
  const area = useRef<HTMLDivElement>(null);
  useRowKeys(area);
  const isWhole = useAnswerFirst();
  const [collapsed, setCollapsed] = useState<readonly ItemCategory[]>(props.preferences.collapsedCategories);
  const chooseLevels = (essentialities: DashboardChoice["essentialities"]) => onChoose({ essentialities });

  function collapse(next: readonly ItemCategory[]) {
    setCollapsed(next);
    onRemember({ collapsedCategories: [...next] });
  }
  // Shown once the item's row is gone, and only until it returns: another tab may restore it.
  const last = rows.removed ?? props.removed;
  const removed = last && !items.some(({ id }) => id === last.id) ? last : null;
  const undo = removed && (
    <RemovedNotice
      key={removed.id}
      planId={planId}
      ageRange={ageRange}
      item={removed}
      tab={actions.tab}
      takesFocus={rows.removed !== null}
      onRestored={rows.removed ? rows.restored : undefined}
    />
  );
  return (
    <div ref={area} className="wardrobe-items">
      <ViewBar
        planId={planId}
        choice={{ ...view.choice, essentialities: props.chosen }}
        pieces={piecesByLevel(props.counted)}
        isOver={isOver}
        onChoose={onChoose}
      />
      {props.notice}
      {removed && !sections.some(({ category }) => category === removed.category) && undo}
      <AddItemSection
        onboardingId={planId}
        ageRange={ageRange}
        country={country}
        groups={groups}
        items={items}
      />
      <Remarks items={items} hasSections={sections.length > 0} onShowAll={() => chooseLevels([])} />
      <p data-chrome className="row-keys">
        {ROW_COPY.keys}
      </p>
      <WardrobeSections
        key={ageRange}
        {...view}
        sections={isWhole ? sections : sections.slice(0, 1)}
        collapsed={collapsed}
        onCollapse={collapse}
        isRestOpen={search.has(REST_PARAM)}
        inside={removed && { category: removed.category, notice: undo }}
      />
      {ageRange === FIRST_AGE_RANGE && <NewbornKey items={items} />}
      {props.fit}
    </div>
  );
}
