// The wardrobe of an age range: the answer, the weather, and every item with how many of how many there are.
import { type ReactNode, useDeferredValue, useMemo, useRef } from "react";
import type { ReasonsByItem } from "~/contracts/wardrobe/reasons-answer.ts";
import type { DashboardView } from "~/contracts/wardrobe/shown-dashboard.ts";
import { DASHBOARD_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import { answerOf } from "~/domain/wardrobe/answer.ts";
import type { Preferences } from "~/domain/wardrobe/preferences.ts";
import type { SizeTimes } from "~/domain/wardrobe/size-times.ts";
import { countedOf, keptOf } from "~/hooks/wardrobe/counted-items.ts";
import type { RemovedItem } from "~/hooks/wardrobe/item-actions.ts";
import { useKeptView } from "~/hooks/wardrobe/kept-view.ts";
import type { DashboardChoice } from "~/hooks/wardrobe/use-dashboard-choice.ts";
import type { ItemAdder } from "./add-item-opener.tsx";
import { EarlyTaps } from "./early-taps.tsx";
import type { SizeMarks } from "./range-bar.tsx";
import { RowForms } from "./row-forms.tsx";
import { shownCategories } from "./shown-categories.ts";
import { useWardrobeRows } from "./use-wardrobe-rows.tsx";
import { WardrobeAnswer } from "./wardrobe-answer.tsx";
import { WardrobeItems } from "./wardrobe-items.tsx";
import type { SectionsView } from "./wardrobe-sections.tsx";
import { WardrobeTop } from "./wardrobe-top.tsx";
import { WardrobeWindows } from "./wardrobe-windows.tsx";

interface WardrobeProps {
  plan: { onboardingId: string; version: number; country: string };
  view: DashboardView;
  choice: DashboardChoice;
  /** When each size is worn. */
  times: SizeTimes;
  /** When sizes that follow the baby begin, for their tabs. */
  marks?: SizeMarks | undefined;
  preferences: Preferences;
  /** The reasons for the item opened by the address. */
  reasons: ReasonsByItem | null;
  /** The item just removed on another page. */
  removed: RemovedItem | null;
  onChoose: (change: Partial<DashboardChoice>) => void;
  onRemember: (change: Partial<Preferences>) => void;
  pathOf: (ageRange: DashboardChoice["ageRange"]) => string;
  /** "9 Weeks to Baby!" */
  banner: ReactNode;
  /** A notice shown once, before the items. */
  notice: ReactNode;
  weather: ReactNode;
  menu: ReactNode;
  /** What fits in a month. */
  fit: ReactNode;
  /** The year's chart. */
  year: ReactNode;
}

export function Wardrobe(props: WardrobeProps) {
  const { plan, choice, times } = props;
  const { ageRange } = choice;
  // The chip updates first; the rows follow in a later frame.
  const essentialities = useDeferredValue(choice.essentialities);
  const shown = { ...choice, essentialities };
  const { groups, categories } = useKeptView(props.view);
  const items = useMemo(() => categories.flatMap(({ items }) => items), [categories]);
  const { reasons } = props;
  const { page, rows, edits, openedItem, renderItem, readAgain, said } = useWardrobeRows({
    plan,
    choice,
    groups,
    items,
    reasons,
  });
  const adder = useRef<ItemAdder>(null);
  const counted = items.flatMap((item) => countedOf(item, choice, edits));
  const answer = answerOf(counted, essentialities);
  const isOver = times[ageRange] === "over";
  const sections = shownCategories(categories, essentialities, ageRange, isOver);
  const sectionsView: SectionsView = {
    categories,
    sections,
    choice: shown,
    isOver,
    edits,
    openedItem,
    renderItem,
    onAdd: (category) => adder.current?.open(category),
  };
  const shownCount = sections.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <EarlyTaps />
      <div className="plan">
        <WardrobeTop
          plan={plan}
          choice={choice}
          times={times}
          marks={props.marks}
          banner={props.banner}
          answer={
            <WardrobeAnswer
              answer={answer}
              isIntact={items.every(({ isIntact }) => isIntact)}
              ageRange={ageRange}
              times={times}
              kept={keptOf(items, shown, edits)}
            />
          }
          weather={props.weather}
          year={props.year}
          waiting={edits.waiting}
          pathOf={props.pathOf}
          onAdd={() => adder.current?.open(null)}
        />
        <WardrobeItems
          page={page}
          rows={rows}
          items={items}
          counted={counted}
          chosen={choice.essentialities}
          preferences={props.preferences}
          removed={props.removed}
          notice={props.notice}
          fit={props.fit}
          onChoose={props.onChoose}
          onRemember={props.onRemember}
          view={sectionsView}
        />
        {/* Small screens have it last. What isn't shown fetches no picture. */}
        <div className="plan-year lg:hidden">{props.year}</div>
      </div>
      {props.menu}
      <WardrobeWindows page={page} rows={rows} items={items} adder={adder} onChanged={readAgain} />
      <RowForms choice={shown} />
      <p role="status" className="sr-only">
        {said} {essentialities.length > 0 && DASHBOARD_COPY.itemsShown(shownCount)}
      </p>
    </>
  );
}
