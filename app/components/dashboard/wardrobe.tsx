// The items of an age range with everything a parent does to them, and beside them the weather and what is still to get.
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { DashboardView, ItemView, OtherItem } from "~/contracts/dashboard-view.ts";
import { COUNT_COPY, DASHBOARD_COPY } from "~/copy/dashboard.ts";
import { choosesAll, ESSENTIALITY_PARAM, matchesEssentiality } from "~/domain/essentiality-filter.ts";
import { ownedForAgeRange } from "~/domain/owned.ts";
import type { Preferences } from "~/domain/preferences.ts";
import { type Progress, summarise } from "~/domain/shopping-list.ts";
import { AGE_RANGES, type AgeRange, type ItemCategory } from "~/domain/vocabulary.ts";
import type { WeatherGroup } from "~/domain/weather-groups.ts";
import { fieldOf } from "~/hooks/edit-queue.ts";
import { shownItem } from "~/hooks/item-state.ts";
import { useDashboardLive } from "~/hooks/use-dashboard-live.ts";
import { type ItemEdits, useItemEdits } from "~/hooks/use-item-edits.ts";
import { useReadAgain } from "~/hooks/use-read-again.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { AddItemButton, FloatingAddItemButton } from "./add-item-button.tsx";
import { AddItemDialog } from "./add-item-dialog.tsx";
import { AddItemSection } from "./add-item-form.tsx";
import { CategorySection } from "./category-section.tsx";
import type { DashboardChoice } from "./dashboard-controls.tsx";
import { DETAILS_FORM, DETAILS_PARAM } from "./item-details.tsx";
import { type ItemActions, ItemRow } from "./item-row.tsx";
import { NumberPicker, type NumberTarget } from "./number-picker.tsx";
import { COUNTS_FORM } from "./quantity-field.tsx";
import { ShopDrawer } from "./shop-drawer.tsx";
import { StillToGet } from "./still-to-get.tsx";

/** So many pictures come with the page, the others when they come near. */
const PRELOADED = 5;

interface WardrobeProps {
  attempt: { onboardingId: string; version: number };
  groups: readonly WeatherGroup[];
  view: DashboardView;
  choice: DashboardChoice;
  preferences: Preferences;
  onRemember: (change: Partial<Preferences>) => void;
  onShowAll: () => void;
  /** The weather of the age range, drawn beside the items. */
  weather: ReactNode;
}

export function Wardrobe(props: WardrobeProps) {
  const { attempt, groups, view, choice, preferences, onRemember, onShowAll, weather } = props;
  const { onboardingId } = attempt;
  const { ageRange, scenario } = choice;
  // The box is ticked first; the rows follow in a frame of their own.
  const essentialities = useDeferredValue(choice.essentialities);
  const all = useMemo(
    () => view.categories.flatMap(({ items, notNeeded }) => [...items, ...notNeeded]),
    [view],
  );
  const known = useMemo(() => new Set([...all, ...view.others].map(({ id }) => id)), [all, view.others]);
  const edits = useItemEdits(onboardingId);
  const elsewhere = useDashboardLive({ ...attempt, knows: (id) => known.has(id) }, edits);
  const { actions, lastField, target, setTarget, shopItem, setShopItem } = useItemActions(edits);
  const saved = useSavedAnnouncement(edits, lastField);
  const readAgain = useReadAgain();
  const opened = useSearchParams()[0].get(DETAILS_PARAM);
  const [adding, setAdding] = useState<{ category: ItemCategory | null; isOpen: boolean } | null>(null);
  const [collapsed, setCollapsed] = useState<readonly ItemCategory[]>(preferences.collapsedCategories);

  function toggle(category: ItemCategory, isOpen: boolean) {
    if (isOpen !== collapsed.includes(category)) return;
    const next = isOpen ? collapsed.filter((other) => other !== category) : [...collapsed, category];
    setCollapsed(next);
    onRemember({ collapsedCategories: next });
  }
  function renderItem(item: ItemView) {
    const isLast = lastField?.field.startsWith(`${item.id}/`) ?? false;
    return (
      <ItemRow
        key={item.id}
        item={item}
        groups={groups}
        onboardingId={onboardingId}
        ageRange={ageRange}
        heard={edits.heard[item.id]}
        fields={edits.fields[item.id]}
        lastField={isLast && lastField ? lastField.field : null}
        actions={actions}
        viewKey={`${scenario} ${attempt.version}`}
        isPriority={first.has(item.id)}
        isOpenAtFirst={opened === String(item.id)}
      />
    );
  }

  const matches = (item: ItemView) => matchesEssentiality(item.cells, essentialities);
  const sections = view.categories
    .map(({ category, items, notNeeded }) => ({
      category,
      items: items.filter(matches),
      notNeeded: notNeeded.filter(matches),
    }))
    .filter(({ items, notNeeded }) => items.length + notNeeded.length > 0);
  const shownCount = sections.flatMap(({ items, notNeeded }) => [...items, ...notNeeded]).length;
  const first = new Set(sections.flatMap(({ items }) => items.map(({ id }) => id)).slice(0, PRELOADED));
  const broken = all.filter(({ isIntact }) => !isIntact).length;
  const yearItems = [...all, ...view.others];
  const year = summarise(AGE_RANGES.flatMap((age) => yearItems.map((item) => piecesOf(item, age, edits))));
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-10">
      <aside className="grid min-w-0 content-start gap-6 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:self-start">
        {weather}
        <StillToGet
          ageRange={progressOf(all, ageRange, edits)}
          year={year}
          listAddress={`/dashboards/${onboardingId}/shopping-list?${new URLSearchParams({ for: ageRange, scenario })}`}
        />
      </aside>
      <div className="grid min-w-0 content-start gap-6">
        <AddItemSection onboardingId={onboardingId} ageRange={ageRange} groups={groups} items={all} />
        {broken > 0 && (
          <Notice look="look" title={DASHBOARD_COPY.dataIssues}>
            {DASHBOARD_COPY.dataIssuesCount(broken)}
          </Notice>
        )}
        {sections.length === 0 && (
          <div className="card grid justify-items-center gap-3 p-8 text-center">
            <p>{DASHBOARD_COPY.nothingShown}</p>
            <Button look="quiet" onClick={onShowAll}>
              {DASHBOARD_COPY.showAll}
            </Button>
          </div>
        )}
        {sections.map((section) => {
          const { ready, needed } = progressOf([...section.items, ...section.notNeeded], ageRange, edits);
          return (
            <CategorySection
              key={section.category}
              view={section}
              ready={ready}
              needed={needed}
              isCollapsed={collapsed.includes(section.category)}
              onToggle={toggle}
              renderItem={renderItem}
            >
              <AddItemButton
                category={section.category}
                onOpen={() => setAdding({ category: section.category, isOpen: true })}
              />
            </CategorySection>
          );
        })}
        <FloatingAddItemButton onOpen={() => setAdding({ category: null, isOpen: true })} />
      </div>
      {adding && (
        <AddItemDialog
          isOpen={adding.isOpen}
          category={adding.category}
          onboardingId={onboardingId}
          ageRange={ageRange}
          groups={groups}
          tab={edits.tab}
          onClose={() => setAdding({ ...adding, isOpen: false })}
          onAdded={readAgain}
        />
      )}
      <form id={COUNTS_FORM} method="post" hidden />
      <form id={DETAILS_FORM} method="get" hidden>
        <input type="hidden" name="scenario" value={scenario} />
        {essentialities.map((essentiality) => (
          <input key={essentiality} type="hidden" name={ESSENTIALITY_PARAM} value={essentiality} />
        ))}
      </form>
      <NumberPicker target={target} onClose={() => setTarget(null)} />
      <ShopDrawer
        item={shopItem}
        onboardingId={onboardingId}
        ageRange={ageRange}
        onClose={() => setShopItem(null)}
      />
      <p role="status" className="sr-only">
        {saved} {elsewhere} {!choosesAll(essentialities) && DASHBOARD_COPY.itemsShown(shownCount)}
      </p>
    </div>
  );
}

interface LastField {
  field: string;
  itemId: number;
  name: string;
}

/** What the rows can ask for; the actions are the same object as long as the page lives. */
function useItemActions(edits: ItemEdits) {
  const [lastField, setLastField] = useState<LastField | null>(null);
  const [target, setTarget] = useState<NumberTarget | null>(null);
  const [shopItem, setShopItem] = useState<{ id: number; name: string } | null>(null);
  const { put } = edits;
  const actions = useMemo<ItemActions>(
    () => ({
      put(edit, before, name) {
        setLastField({ field: fieldOf(edit), itemId: edit.itemId, name });
        put(edit, before);
      },
      pick: setTarget,
      shop: setShopItem,
    }),
    [put],
  );
  return { actions, lastField, target, setTarget, shopItem, setShopItem };
}

/** The sentence to read out when the field that was changed last has been saved. */
function useSavedAnnouncement({ fields }: ItemEdits, last: LastField | null): string {
  const state = last ? fields[last.itemId]?.[last.field] : undefined;
  const [announcement, setAnnouncement] = useState("");
  const words =
    last && state?.phase === "saved" && state.edit.kind === "quantity"
      ? COUNT_COPY.savedCount(last.name, state.edit.value)
      : "";
  useEffect(() => setAnnouncement(words), [words]);
  return announcement;
}

function progressOf(items: readonly ItemView[], ageRange: AgeRange, edits: ItemEdits): Progress {
  return summarise(items.map((item) => piecesOf(item, ageRange, edits)));
}

function piecesOf(item: OtherItem, ageRange: AgeRange, { heard, fields }: ItemEdits) {
  const { owned } = shownItem(item, heard[item.id], fields[item.id]);
  return { needed: item.totals[ageRange], owned: ownedForAgeRange(item.nameId, owned, ageRange) };
}
