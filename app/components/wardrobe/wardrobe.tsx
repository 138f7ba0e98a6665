// The wardrobe of an age range: the answer, the weather, and every item with how many of how many are there.
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from "react";
import { href, useSearchParams } from "react-router";
import { UnsentChanges } from "~/components/offline/unsent-changes.tsx";
import { PlanBar } from "~/components/plans/plan-bar.tsx";
import { ShopDrawer } from "~/components/shopping/shop-drawer.tsx";
import type { DashboardView, ItemView } from "~/contracts/wardrobe/dashboard-view.ts";
import type { ReasonsByItem } from "~/contracts/wardrobe/item-reasons.ts";
import { DASHBOARD_COPY } from "~/copy/wardrobe/dashboard.ts";
import type { ItemCategory } from "~/domain/vocabulary.ts";
import { answerOf, piecesByLevel } from "~/domain/wardrobe/answer.ts";
import { ESSENTIALITY_PARAM } from "~/domain/wardrobe/essentiality-filter.ts";
import type { Preferences } from "~/domain/wardrobe/preferences.ts";
import { FIRST_AGE_RANGE } from "~/domain/wardrobe/size-table.ts";
import type { SizeTimes } from "~/domain/wardrobe/size-times.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import { useReadAgain } from "~/hooks/live/use-live-line.ts";
import { countedOf, keptOf } from "~/hooks/wardrobe/counted-items.ts";
import type { RemovedItem } from "~/hooks/wardrobe/item-actions.ts";
import type { DashboardChoice } from "~/hooks/wardrobe/use-dashboard-choice.ts";
import { useDashboardLive } from "~/hooks/wardrobe/use-dashboard-live.ts";
import { useItemActions } from "~/hooks/wardrobe/use-item-actions.ts";
import { useItemEdits } from "~/hooks/wardrobe/use-item-edits.ts";
import { useItemReasons } from "~/hooks/wardrobe/use-item-reasons.ts";
import { AddItemSection } from "./add-item-form.tsx";
import { AddItemOpener, type ItemAdder } from "./add-item-opener.tsx";
import { REST_PARAM } from "./category-section.tsx";
import { ComparisonLink } from "./comparison/comparison-link.tsx";
import { COUNTS_FORM } from "./count-stepper.tsx";
import { EditItemDialog } from "./edit-item-dialog.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { ItemRow } from "./item-row.tsx";
import { NumberPicker } from "./number-picker.tsx";
import { RangeBar } from "./range-bar.tsx";
import { RemovedNotice } from "./removed-notice.tsx";
import { DETAILS_FORM, DETAILS_PARAM } from "./row-props.ts";
import { shownCategories } from "./shown-categories.ts";
import { WardrobeAnswer } from "./wardrobe-answer.tsx";
import { NewbornKey, Remarks } from "./wardrobe-remarks.tsx";
import { WardrobeSections } from "./wardrobe-sections.tsx";

/** So many pictures come with the page, the others when they come near. */
const PRELOADED = 5;

interface WardrobeProps {
  attempt: { onboardingId: string; version: number; country: string };
  groups: readonly WeatherGroup[];
  view: DashboardView;
  choice: DashboardChoice;
  /** How the sizes stand in time. */
  times: SizeTimes;
  preferences: Preferences;
  /** The reasons of the item that the address opens. */
  reasons: ReasonsByItem | null;
  /** The item that was removed on the way to this page. */
  removed: RemovedItem | null;
  onChoose: (change: Partial<DashboardChoice>) => void;
  onRemember: (change: Partial<Preferences>) => void;
  pathOf: (ageRange: DashboardChoice["ageRange"]) => string;
  /** '9 Weeks to Baby!' */
  banner: ReactNode;
  /** What there is to say before the items, once. */
  notice: ReactNode;
  weather: ReactNode;
  menu: ReactNode;
  /** The picture of the year. */
  year: ReactNode;
}

export function Wardrobe(props: WardrobeProps) {
  const { attempt, groups, view, choice, times, preferences, onChoose, onRemember, banner, weather, menu } =
    props;
  const { onboardingId } = attempt;
  const { ageRange, scenario } = choice;
  // The chip is ticked first; the rows follow in a frame of their own.
  const essentialities = useDeferredValue(choice.essentialities);
  const all = useMemo(() => view.categories.flatMap(({ items }) => items), [view]);
  const known = useMemo(() => new Set(all.map(({ id }) => id)), [all]);
  const edits = useItemEdits(onboardingId);
  const elsewhere = useDashboardLive({ ...attempt, knows: (id) => known.has(id) }, edits);
  const readAgain = useReadAgain();
  const [search] = useSearchParams();
  const opened = Number(search.get(DETAILS_PARAM)) || null;
  const rows = useItemActions(edits, { ageRange, opened, onChanged: readAgain });
  const reasonsPath = `${href("/dashboards/:onboardingId/:ageRangeId/reasons", { onboardingId, ageRangeId: ageRange })}?scenario=${scenario}&v=${attempt.version}`;
  const reasonsOf = useItemReasons(reasonsPath, rows.open, props.reasons);
  const adder = useRef<ItemAdder>(null);
  const [collapsed, setCollapsed] = useState<readonly ItemCategory[]>(preferences.collapsedCategories);

  function collapse(next: readonly ItemCategory[]) {
    setCollapsed(next);
    onRemember({ collapsedCategories: [...next] });
  }
  function renderItem(item: ItemView) {
    return (
      <ItemRow
        key={item.id}
        item={item}
        groups={groups}
        onboardingId={onboardingId}
        ageRange={ageRange}
        heard={edits.heard[item.id]}
        fields={edits.fields[item.id]}
        isLast={rows.lastItem === item.id}
        actions={rows.actions}
        viewKey={`${scenario} ${attempt.version}`}
        isPriority={first.has(item.id)}
        isOpen={rows.open.has(item.id)}
        reasons={rows.open.has(item.id) ? reasonsOf(item.id) : null}
      />
    );
  }

  // Said once its row is gone, and no longer than that: it may come back in another tab.
  const last = rows.removed ?? props.removed;
  const removed = last && !known.has(last.id) ? last : null;
  const counted = all.flatMap((item) => countedOf(item, choice, edits));
  const answer = answerOf(counted, essentialities);
  const isOver = times[ageRange] === "over";
  const shown = { ...choice, essentialities };
  const sections = shownCategories(view.categories, essentialities, ageRange, isOver);
  const shownCount = sections.reduce((sum, { items }) => sum + items.length, 0);
  const first = new Set(sections.flatMap(({ items }) => items.map(({ id }) => id)).slice(0, PRELOADED));
  const chooseLevels = (chosen: DashboardChoice["essentialities"]) => onChoose({ essentialities: chosen });
  const undo = removed && (
    <RemovedNotice
      key={removed.id}
      onboardingId={onboardingId}
      ageRange={ageRange}
      item={removed}
      tab={edits.tab}
      takesFocus={rows.removed !== null}
      onRestored={rows.removed ? rows.restored : undefined}
    />
  );
  return (
    <>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3">
        <UnsentChanges count={edits.waiting}>{banner}</UnsentChanges>
        <ComparisonLink onboardingId={onboardingId} choice={choice} className="-my-1 lg:hidden" />
      </div>
      <RangeBar
        onboardingId={onboardingId}
        country={attempt.country}
        choice={choice}
        times={times}
        onChoose={onChoose}
        pathOf={props.pathOf}
      >
        <PlanBar
          answer={answer}
          isOver={isOver}
          listPath={`${href("/dashboards/:onboardingId/shopping-list", { onboardingId })}?${new URLSearchParams({ for: isOver ? "year" : ageRange, scenario })}`}
          onAdd={() => adder.current?.open(null)}
        />
      </RangeBar>
      {menu}
      <div className="wardrobe">
        <div className="wardrobe-head">
          <WardrobeAnswer
            answer={answer}
            isIntact={all.every(({ isIntact }) => isIntact)}
            ageRange={ageRange}
            times={times}
            kept={keptOf(all, shown, edits)}
          />
          {weather}
        </div>
        <div className="wardrobe-items">
          <FilterChips
            isHidden={isOver}
            chosen={choice.essentialities}
            pieces={piecesByLevel(counted)}
            onChange={chooseLevels}
          />
          {props.notice}
          {removed && !sections.some(({ category }) => category === removed.category) && undo}
          <AddItemSection onboardingId={onboardingId} ageRange={ageRange} groups={groups} items={all} />
          <Remarks items={all} hasSections={sections.length > 0} onShowAll={() => chooseLevels([])} />
          <WardrobeSections
            key={ageRange}
            categories={view.categories}
            sections={sections}
            choice={shown}
            isOver={isOver}
            edits={edits}
            collapsed={collapsed}
            onCollapse={collapse}
            isRestOpen={search.has(REST_PARAM)}
            openedItem={opened}
            renderItem={renderItem}
            onAdd={(category) => adder.current?.open(category)}
            inside={removed && { category: removed.category, notice: undo }}
          />
          {ageRange === FIRST_AGE_RANGE && <NewbornKey items={all} />}
        </div>
        <div className="wardrobe-year">{props.year}</div>
      </div>
      <AddItemOpener
        ref={adder}
        onboardingId={onboardingId}
        ageRange={ageRange}
        groups={groups}
        tab={edits.tab}
        onAdded={readAgain}
      />
      {rows.edited && (
        <EditItemDialog
          item={editedItem(rows.edited, all)}
          onboardingId={onboardingId}
          ageRange={ageRange}
          groups={groups}
          tab={edits.tab}
          onClose={rows.closeEdited}
          onSaved={readAgain}
        />
      )}
      <form id={COUNTS_FORM} method="post" hidden>
        <input type="hidden" name="ageRange" value={ageRange} />
      </form>
      <form id={DETAILS_FORM} method="get" hidden>
        <input type="hidden" name="scenario" value={scenario} />
        {essentialities.map((essentiality) => (
          <input key={essentiality} type="hidden" name={ESSENTIALITY_PARAM} value={essentiality} />
        ))}
      </form>
      <NumberPicker target={rows.target} onClose={() => rows.setTarget(null)} />
      <ShopDrawer
        item={rows.shopItem}
        onboardingId={onboardingId}
        ageRange={ageRange}
        onClose={() => rows.setShopItem(null)}
      />
      <p role="status" className="sr-only">
        {rows.announcement} {elsewhere} {essentialities.length > 0 && DASHBOARD_COPY.itemsShown(shownCount)}
      </p>
    </>
  );
}

/** The item whose dialog is open. */
function editedItem(
  edited: { itemId: number; isOpen: boolean },
  items: readonly ItemView[],
): ItemView | null {
  return (edited.isOpen && items.find(({ id }) => id === edited.itemId)) || null;
}
