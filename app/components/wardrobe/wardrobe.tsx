// The wardrobe of an age range: the answer, the weather, and every item with how many of how many there are.

import { type ReactNode, type Ref, use, useDeferredValue, useMemo, useRef } from "react";
import script from "~/assets/early-taps.js?raw";
import { late } from "~/components/ui/late.tsx";
import type { ReasonsByItem } from "~/contracts/wardrobe/reasons-answer.ts";
import type {
  DashboardView,
  EndingWithNeeds,
  ItemView,
  ShownEnding,
} from "~/contracts/wardrobe/shown-dashboard.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { type Answer, answerOf } from "~/domain/wardrobe/answer.ts";
import { ESSENTIALITY_PARAM, type Preferences } from "~/domain/wardrobe/preferences.ts";
import { hasSecondYear, isYearOver, type SizeTimes } from "~/domain/wardrobe/size-times.ts";
import { NonceContext } from "~/lib/nonce-context.ts";
import { labelled } from "~/words/en/language.ts";
import { DASHBOARD_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import { ENDING_COPY, OVER_COPY, sizeIsOver, toPassOn } from "~/words/en/wardrobe/item-words.ts";
import { SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { AddItemOpener, type ItemAdder } from "./add-item-opener.tsx";
import { BoxesForm, PackAway } from "./boxes-form.tsx";
import { COUNTS_FORM } from "./count-stepper.tsx";
import { countedOf, endingLeft, keptOf, useKeptView } from "./counted-items.ts";
import { EndingLine, Headline } from "./headline.tsx";
import { NumberPicker } from "./number-picker.tsx";
import { DETAILS_FORM, type RowPage } from "./row-props.ts";
import { StepIdInput } from "./step-id-input.tsx";
import type { DashboardChoice } from "./use-dashboard-choice.ts";
import type { ItemRows, RemovedItem } from "./use-item-actions.ts";
import { useWardrobeRows } from "./use-wardrobe-rows.tsx";
import type { SizeMarks } from "./view-bar.tsx";
import { WardrobeItems } from "./wardrobe-items.tsx";
import { type SectionsView, shownCategories } from "./wardrobe-sections.tsx";
import { AnswerHeadline, WardrobeTop } from "./wardrobe-top.tsx";

/** Takes what is tapped before the page's own scripts have come. It runs while the document is read. */
function EarlyTaps() {
  const nonce = use(NonceContext);
  // A browser has run it by now, so its build leaves the text out.
  const text = import.meta.env.SSR ? `(() => {${script}})()` : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

interface RowFormsProps {
  choice: DashboardChoice;
  planId: string;
  formKey: string;
}

/** The forms that the rows' buttons submit without scripts; rendered once per page. */
function RowForms({ choice, planId, formKey }: RowFormsProps) {
  return (
    <>
      <BoxesForm planId={planId} formKey={formKey} />
      <form id={COUNTS_FORM} method="post" noValidate hidden>
        <input type="hidden" name="ageRange" value={choice.ageRange} />
        <StepIdInput />
      </form>
      <form id={DETAILS_FORM} method="get" hidden>
        <input type="hidden" name="scenario" value={choice.scenario} />
        {choice.essentialities.map((essentiality) => (
          <input key={essentiality} type="hidden" name={ESSENTIALITY_PARAM} value={essentiality} />
        ))}
      </form>
    </>
  );
}

interface WardrobeAnswerProps {
  answer: Answer;
  /** Whether all numbers could be read. */
  isIntact: boolean;
  ageRange: AgeRange;
  times: SizeTimes;
  /** Pieces of the size that could be passed on. */
  kept: number;
  ending?: ShownEnding | null | undefined;
  /** Whether the size is worn too briefly to get anything more. */
  isBrief?: boolean;
  pathOf?: (ageRange: AgeRange) => string;
}

/** The headline: how much is still to get, or, for an outgrown size, what can be passed on. */
export function WardrobeAnswer(props: WardrobeAnswerProps) {
  const { answer, isIntact, ageRange, times, kept, ending, isBrief, pathOf } = props;
  if (times[ageRange] !== "over") {
    const fits = ending?.ageRange === ageRange ? [ENDING_COPY.fits(ageRange, ending.day)] : [];
    if (isBrief) return <Headline count={null} words={ENDING_COPY.nothing(ageRange)} notes={fits} />;
    const isNext = ending && fits.length === 0;
    return (
      <>
        <AnswerHeadline
          answer={answer}
          isIntact={isIntact}
          lead={isNext && times[ageRange] === "next" ? ENDING_COPY.next(ageRange) : undefined}
          notes={fits}
        />
        {isNext && pathOf && <EndingLine ending={ending} to={pathOf(ending.ageRange)} />}
      </>
    );
  }
  return <OverAnswer ageRange={ageRange} times={times} kept={kept} />;
}

/** Of an outgrown size: what can be passed on, or packed away in one tap. */
function OverAnswer({ ageRange, times, kept }: Pick<WardrobeAnswerProps, "ageRange" | "times" | "kept">) {
  const words = kept > 0 ? toPassOn(kept) : OVER_COPY.nothingCounted;
  return (
    <>
      {isYearOver(times) ? (
        <Headline
          count={null}
          words={OVER_COPY.yearOver(hasSecondYear(times))}
          notes={[OVER_COPY.yearOverNote, labelled(SIZE_LABELS[ageRange], words)]}
        />
      ) : (
        <Headline count={null} words={sizeIsOver(ageRange)} notes={[words]} />
      )}
      {kept > 0 && <PackAway ageRange={ageRange} />}
    </>
  );
}

interface WardrobeProps {
  plan: { onboardingId: string; version: number; country: string };
  view: DashboardView;
  choice: DashboardChoice;
  /** When each size is worn. */
  times: SizeTimes;
  /** On the page of the size that leads and of the one that is worn until then; null elsewhere. */
  ending?: EndingWithNeeds | null;
  /** Whether the size is worn too briefly to get anything more. */
  isBrief?: boolean;
  /** The change that said this size is there, as long as it can be taken back. */
  lastBag: string | null;
  /** When sizes that follow the baby begin, for their tabs. */
  marks?: SizeMarks | undefined;
  preferences: Preferences;
  /** Of the rows' pieces in boxes, anew with each reading. */
  formKey: string;
  /** The reasons for the item opened by the address. */
  reasons: ReasonsByItem | null;
  /** The item just removed on another page. */
  removed: RemovedItem | null;
  /** The problem of a form without scripts that the address reports. */
  problem: string | null;
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
          {...props}
          answer={
            <WardrobeAnswer
              answer={answer}
              isIntact={items.every(({ isIntact }) => isIntact)}
              ageRange={ageRange}
              times={times}
              kept={keptOf(items, shown, edits)}
              ending={props.ending && { ...props.ending, remaining: endingLeft(props.ending, items, edits) }}
              // Items without a size are worn on, and may be missing.
              isBrief={props.isBrief === true && answer.remaining === 0}
              pathOf={props.pathOf}
            />
          }
          isOpen={answerOf(counted, []).remaining > 0}
          waiting={edits.waiting}
          onAdd={() => adder.current?.openBox()}
        />
        <WardrobeItems
          {...props}
          page={page}
          rows={rows}
          items={items}
          counted={counted}
          chosen={choice.essentialities}
          view={sectionsView}
        />
        {/* Small screens have it last. What isn't shown fetches no picture. */}
        <div className="plan-year lg:hidden">{props.year}</div>
      </div>
      {props.menu}
      <WardrobeWindows page={page} rows={rows} items={items} adder={adder} onChanged={readAgain} />
      <RowForms choice={shown} planId={props.plan.onboardingId} formKey={props.formKey} />
      <p role="status" className="sr-only">
        {said} {essentialities.length > 0 && DASHBOARD_COPY.itemsShown(shownCount)}
      </p>
    </>
  );
}

const EditItemDialog = late(
  () => import("./edit-item-dialog.tsx"),
  ({ item }) => item !== null,
);
const ShopDrawer = late(
  () => import("~/components/shopping/shop-drawer.tsx"),
  ({ item }) => item !== null,
);

interface WardrobeWindowsProps {
  page: RowPage;
  rows: ItemRows;
  items: readonly ItemView[];
  adder: Ref<ItemAdder>;
  /** Called when something changed that needs the page to reload its data. */
  onChanged: () => void;
}

function WardrobeWindows({ page, rows, items, adder, onChanged }: WardrobeWindowsProps) {
  const { planId, ageRange, country, groups, actions } = page;
  const target = { onboardingId: planId, ageRange, country, groups, tab: actions.tab };
  const { edited } = rows;
  return (
    <>
      <AddItemOpener ref={adder} {...target} onAdded={onChanged} />
      {edited && (
        <EditItemDialog
          {...target}
          item={(edited.isOpen && items.find(({ id }) => id === edited.itemId)) || null}
          onClose={rows.closeEdited}
          onSaved={onChanged}
        />
      )}
      <NumberPicker target={rows.target} onClose={() => rows.setTarget(null)} />
      <ShopDrawer
        item={rows.shopItem}
        planId={planId}
        ageRange={ageRange}
        onClose={() => rows.setShopItem(null)}
      />
    </>
  );
}
