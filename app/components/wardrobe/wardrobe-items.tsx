// The items of a wardrobe: the filter, the notices, the categories with their rows, and arrow keys to move in the rows.

import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { href, useSearchParams } from "react-router";
import { Notice } from "~/components/ui/notice.tsx";
import { useAnswerFirst } from "~/components/ui/use-answer-first.ts";
import { ownSearch } from "~/contracts/wardrobe/page-search.ts";
import type { ItemView } from "~/contracts/wardrobe/shown-dashboard.ts";
import type { AgeRange, ItemCategory } from "~/domain/vocabulary.ts";
import { type CountedItem, piecesByLevel } from "~/domain/wardrobe/answer.ts";
import type { Preferences } from "~/domain/wardrobe/preferences.ts";
import { FIRST_AGE_RANGE } from "~/domain/wardrobe/size-table.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { ROW_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import { EDIT_ITEM_COPY, itemRemovedText } from "~/words/en/wardrobe/item-words.ts";
import { AddItemSection } from "./add-item-opener.tsx";
import { REST_PARAM } from "./category-section.tsx";
import type { RowPage } from "./row-props.ts";
import type { DashboardChoice } from "./use-dashboard-choice.ts";
import { type ItemRows, type RemovedItem, useItemPost } from "./use-item-actions.ts";
import { ViewBar } from "./view-bar.tsx";
import { NewbornKey, Remarks } from "./wardrobe-remarks.tsx";
import { type SectionsView, WardrobeSections } from "./wardrobe-sections.tsx";

const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Listens for arrow keys in the rows of an element. Each row is one tab stop, its name: left and right lead to its other buttons,
 * up and down to the same button of the row above or below. Opened details keep their own tab stops.
 */
export function useRowKeys(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = area;
    const listening = new AbortController();
    current?.addEventListener("keydown", (event) => move(current, event), listening);
    return () => listening.abort();
  }, [area]);
}

function move(area: Element, event: KeyboardEvent): void {
  const [across, down] = STEPS[event.key] ?? [];
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (across === undefined || down === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
  if (!(target instanceof HTMLElement)) return;
  const row = target.closest(".row");
  if (!row) return;
  const buttons = buttonsOf(row);
  const at = buttons.indexOf(target);
  if (at < 0) return;
  const next = across ? buttons[at + across] : sameIn(rowBeside(area, row, down), at, buttons.length);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A row's buttons that can be seen, except those of its details. */
function buttonsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>("button:enabled")].filter(
    (button) => !button.closest(".row-panel") && button.checkVisibility({ visibilityProperty: true }),
  );
}

/** The next row in the same column, whatever category or fold it is in. */
function rowBeside(area: Element, row: Element, down: number): Element | undefined {
  const left = (of: Element) => of.getBoundingClientRect().left;
  const column = [...area.querySelectorAll(".row")].filter(
    // An opened row is a little wider.
    (other) => other.checkVisibility() && Math.abs(left(other) - left(row)) < 20,
  );
  return column[column.indexOf(row) + down];
}

/** The button at the same place in another row; counted from the end, where − may be missing. */
function sameIn(row: Element | undefined, at: number, length: number): HTMLElement | undefined {
  if (!row) return undefined;
  const buttons = buttonsOf(row);
  return (at > 0 && buttons[buttons.length - (length - at)]) || buttons[0];
}

interface RemovedNoticeProps {
  planId: string;
  ageRange: AgeRange;
  item: Pick<RemovedItem, "id" | "name">;
  /** Identifies this page's changes on the live channel. */
  tab?: string | undefined;
  /** The focused row is gone, so the focus moves to "Undo". */
  takesFocus?: boolean;
  /** The item is back, but the page doesn't show it yet. Without this callback the form is sent normally. */
  onRestored?: (() => void) | undefined;
}

/** Says that an item was just removed, with an undo. */
export function RemovedNotice(props: RemovedNoticeProps) {
  const { planId, ageRange, item, tab, takesFocus = false, onRestored } = props;
  const search = ownSearch(useSearchParams()[0]);
  const undo = useRef<HTMLButtonElement>(null);
  const address = href("/dashboards/:onboardingId/items/:itemId/restore", {
    onboardingId: planId,
    itemId: `${item.id}`,
  });
  const { isSending, send } = useItemPost(address, ERROR_TEXTS.CUSTOM_ITEM_NOT_RESTORED);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per removed item
  useEffect(() => {
    if (takesFocus) undo.current?.focus();
  }, [takesFocus, item.id]);

  async function restore(event: FormEvent) {
    if (!onRestored) return;
    event.preventDefault();
    if (await send({ ageRange, ...(tab && { tab }) })) onRestored();
  }
  return (
    <Notice>
      <form method="post" action={`${address}${search}`} onSubmit={restore} className="flow gap-x-4">
        <input type="hidden" name="ageRange" value={ageRange} />
        <span className="min-w-0 break-words">{itemRemovedText(item.name)}</span>
        <button
          ref={undo}
          type="submit"
          aria-disabled={isSending}
          className="linkish min-h-11 scroll-my-24 px-2 font-semibold"
        >
          {EDIT_ITEM_COPY.undo}
          <span className="sr-only">: {item.name}</span>
        </button>
      </form>
    </Notice>
  );
}

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
  /** The problem of a form without scripts that the address reports. */
  problem: string | null;
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
        problem={props.problem}
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
