// The wardrobe of an age range: the answer, the weather, and every item with how many of how many are there.
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { PlanBar } from "~/components/plans/plan-bar.tsx";
import { ShopDrawer } from "~/components/shopping/shop-drawer.tsx";
import { Button } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import type { DashboardView, ItemView } from "~/contracts/wardrobe/dashboard-view.ts";
import type { ReasonsByItem } from "~/contracts/wardrobe/item-reasons.ts";
import { DASHBOARD_COPY, ROW_COPY } from "~/copy/wardrobe/dashboard.ts";
import { summarise } from "~/domain/shopping/shopping-list.ts";
import type { ItemCategory } from "~/domain/vocabulary.ts";
import { answerOf, type CountedItem, piecesByLevel } from "~/domain/wardrobe/answer.ts";
import { ESSENTIALITY_PARAM } from "~/domain/wardrobe/essentiality-filter.ts";
import { ownedForAgeRange } from "~/domain/wardrobe/owned.ts";
import type { Preferences } from "~/domain/wardrobe/preferences.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import { useReadAgain } from "~/hooks/live/use-live-line.ts";
import type { RemovedItem } from "~/hooks/wardrobe/item-actions.ts";
import { shownItem } from "~/hooks/wardrobe/item-state.ts";
import type { DashboardChoice } from "~/hooks/wardrobe/use-dashboard-choice.ts";
import { useDashboardLive } from "~/hooks/wardrobe/use-dashboard-live.ts";
import { useItemActions } from "~/hooks/wardrobe/use-item-actions.ts";
import { type ItemEdits, useItemEdits } from "~/hooks/wardrobe/use-item-edits.ts";
import { useItemReasons } from "~/hooks/wardrobe/use-item-reasons.ts";
import { AddItemButton } from "./add-item-button.tsx";
import { AddItemSection } from "./add-item-form.tsx";
import { AddItemOpener, type ItemAdder } from "./add-item-opener.tsx";
import { AnswerHeadline } from "./answer-headline.tsx";
import { CategorySection, REST_PARAM } from "./category-section.tsx";
import { COUNTS_FORM } from "./count-stepper.tsx";
import { EditItemDialog } from "./edit-item-dialog.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { ItemRow } from "./item-row.tsx";
import { NumberPicker } from "./number-picker.tsx";
import { RangeBar } from "./range-bar.tsx";
import { RemovedNotice } from "./removed-notice.tsx";
import { DETAILS_FORM, DETAILS_PARAM } from "./row-props.ts";
import { shownCategories } from "./shown-categories.ts";

/** So many pictures come with the page, the others when they come near. */
const PRELOADED = 5;

interface WardrobeProps {
  attempt: { onboardingId: string; version: number };
  groups: readonly WeatherGroup[];
  view: DashboardView;
  choice: DashboardChoice;
  preferences: Preferences;
  /** The reasons of the item that the address opens. */
  reasons: ReasonsByItem | null;
  /** The item that was removed on the way to this page. */
  removed: RemovedItem | null;
  onChoose: (choice: DashboardChoice) => void;
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
  const { attempt, groups, view, choice, preferences, onChoose, onRemember, banner, weather, menu, year } =
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
  const rows = useItemActions(edits, { onboardingId, ageRange, opened, onChanged: readAgain });
  const reasonsPath = `/dashboards/${onboardingId}/${ageRange}/reasons?scenario=${scenario}&v=${attempt.version}`;
  const reasonsOf = useItemReasons(reasonsPath, rows.open, props.reasons);
  const adder = useRef<ItemAdder>(null);
  const [collapsed, setCollapsed] = useState<readonly ItemCategory[]>(preferences.collapsedCategories);
  // What is finished when the page comes is folded; what is finished by a tap stays under the finger.
  const [arrived, setArrived] = useState(() => ({ ageRange, finished: finishedCategories() }));
  // Another age range comes with its own.
  if (arrived.ageRange !== ageRange) setArrived({ ageRange, finished: finishedCategories() });
  const { finished } = arrived;

  function finishedCategories(): readonly ItemCategory[] {
    return view.categories
      .filter(({ items }) => isFinished(items, choice, edits))
      .map(({ category }) => category);
  }

  function toggle(category: ItemCategory, isOpen: boolean) {
    if (isOpen !== (collapsed.includes(category) || finished.includes(category))) return;
    const next = collapsed.filter((other) => other !== category);
    if (isOpen) setArrived({ ageRange, finished: finished.filter((other) => other !== category) });
    else next.push(category);
    setCollapsed(next);
    onRemember({ collapsedCategories: next });
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
  const sections = shownCategories(view.categories, essentialities, ageRange);
  const shownCount = sections.reduce((sum, { items }) => sum + items.length, 0);
  const first = new Set(sections.flatMap(({ items }) => items.map(({ id }) => id)).slice(0, PRELOADED));
  const broken = all.filter(({ isIntact }) => !isIntact).length;
  const hasNewborn = ageRange === "0-3m" && all.some(({ nameId }) => nameId.endsWith("_nb"));
  const undo = removed && (
    <RemovedNotice
      key={removed.id}
      onboardingId={onboardingId}
      ageRange={ageRange}
      item={removed}
      tab={edits.tab}
      takesFocus={rows.removed !== null}
      {...(rows.removed && { onRestored: rows.restored })}
    />
  );
  return (
    <>
      <div className="flex min-h-9 items-center justify-between gap-3">{banner}</div>
      <RangeBar onboardingId={onboardingId} choice={choice} onChoose={onChoose} pathOf={props.pathOf}>
        <PlanBar
          answer={answer}
          listPath={`/dashboards/${onboardingId}/shopping-list?${new URLSearchParams({ for: ageRange, scenario })}`}
          onAdd={() => adder.current?.open(null)}
        />
      </RangeBar>
      {menu}
      <div className="wardrobe">
        <div className="wardrobe-head">
          <AnswerHeadline answer={answer} />
          {weather}
        </div>
        <div className="wardrobe-items">
          <FilterChips
            chosen={choice.essentialities}
            pieces={piecesByLevel(counted)}
            onChange={(chosen) => onChoose({ ...choice, essentialities: chosen })}
          />
          {props.notice}
          {removed && !sections.some(({ category }) => category === removed.category) && undo}
          <AddItemSection onboardingId={onboardingId} ageRange={ageRange} groups={groups} items={all} />
          {broken > 0 && (
            <Notice look="look" title={DASHBOARD_COPY.dataIssues}>
              {DASHBOARD_COPY.dataIssuesCount(broken)}
            </Notice>
          )}
          {sections.length === 0 && (
            <div className="card grid justify-items-center gap-3 p-8 text-center">
              <p>{DASHBOARD_COPY.nothingShown}</p>
              <Button look="quiet" onClick={() => onChoose({ ...choice, essentialities: [] })}>
                {DASHBOARD_COPY.showAll}
              </Button>
            </div>
          )}
          {sections.map((section) => (
            <CategorySection
              key={`${section.category} ${ageRange}`}
              view={section}
              {...progressOf(section.items, choice, edits)}
              isCollapsed={collapsed.includes(section.category) || finished.includes(section.category)}
              isRestOpen={search.has(REST_PARAM)}
              openedItem={opened}
              onToggle={toggle}
              renderItem={renderItem}
            >
              {removed?.category === section.category && <div className="order-first basis-full">{undo}</div>}
              <AddItemButton
                category={section.category}
                onOpen={() => adder.current?.open(section.category)}
              />
            </CategorySection>
          ))}
          {hasNewborn && (
            <p data-chrome className="mt-4 text-xs text-ink-soft">
              <span aria-hidden="true" className="text-rose">
                ♥
              </span>{" "}
              {ROW_COPY.newbornKey}
            </p>
          )}
        </div>
        <div className="wardrobe-year">{year}</div>
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
          item={(rows.edited.isOpen && all.find(({ id }) => id === rows.edited?.itemId)) || null}
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

/** An item as the answer counts it; none where it is set aside. */
function countedOf(
  item: ItemView,
  { ageRange }: DashboardChoice,
  { heard, fields }: ItemEdits,
): CountedItem[] {
  const { owned, setAside } = shownItem(item, heard[item.id], fields[item.id]);
  if (setAside.includes(ageRange)) return [];
  const { needed, essentiality, nameId } = item;
  return [{ needed, essentiality, owned: ownedForAgeRange(nameId, owned, ageRange) }];
}

function progressOf(items: readonly ItemView[], choice: DashboardChoice, edits: ItemEdits) {
  const { ready, needed } = summarise(items.flatMap((item) => countedOf(item, choice, edits)));
  return { ready, needed };
}

/** Whether there is something to get in a category and all of it is there; what is nice to have does not hold it open. */
function isFinished(items: readonly ItemView[], choice: DashboardChoice, edits: ItemEdits): boolean {
  const wanted = items.filter(({ essentiality }) => essentiality !== "Nice-to-have");
  const { ready, needed } = progressOf(wanted, choice, edits);
  return needed > 0 && ready >= needed;
}
