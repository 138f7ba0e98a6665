// The rows of a wardrobe: what was changed on them here and elsewhere, which are open, and what they need from their page. A row
// is one line: drawing, name, and how many of how many there are. It's a component, but its parts are elements that functions
// make, because a plan has a hundred rows, and a component costs more than an element.

import { memo, type ReactElement, useEffect, useMemo, useState } from "react";
import { href, useSearchParams } from "react-router";
import { useReadAgain } from "~/components/live/use-live-line.ts";
import { useMay } from "~/components/members/on-plan.ts";
import type { ItemReasons, ReasonsByItem } from "~/contracts/wardrobe/reasons-answer.ts";
import type { ItemView } from "~/contracts/wardrobe/shown-dashboard.ts";
import type { AgeRange, LaundryScenario } from "~/domain/vocabulary.ts";
import { stepped } from "~/domain/wardrobe/item-edit.ts";
import { ownedForAgeRange } from "~/domain/wardrobe/owned.ts";
import { piecesToPassOn } from "~/domain/wardrobe/pass-on.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import type { EarlyTap } from "~/lib/early-input.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { DASHBOARD_COPY, ROW_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import { countStepper } from "./count-stepper.tsx";
import { fieldOf, shownItem } from "./edit-queue.ts";
import { ItemPanel } from "./item-panel.tsx";
import { itemPicture } from "./item-picture.tsx";
import { itemAdvice } from "./item-text.tsx";
import { DETAILS_PARAM, type ItemRowProps, type RowPage } from "./row-props.ts";
import { type OtherChange, rowText } from "./row-text.tsx";
import type { DashboardChoice } from "./use-dashboard-choice.ts";
import { useDashboardLive } from "./use-dashboard-live.ts";
import { useItemActions } from "./use-item-actions.ts";
import { useItemEdits } from "./use-item-edits.ts";

export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { page, item, heard, fields, isLast, isPriority, isOpen } = props;
  const { ageRange, actions } = page;
  const { id, name, nameId, needed, isIntact } = item;
  const shown = shownItem(item, heard, fields);
  const count = ownedForAgeRange(nameId, shown.owned, ageRange);
  const note = shown.personalNotes[ageRange] ?? "";
  const isSetAside = shown.setAside.includes(ageRange);
  const edit = { kind: "quantity", itemId: id, ageRange, value: count } as const;
  const state = fields?.[fieldOf(edit)];
  const choose = (value: number) => actions.put({ ...edit, value, seen: count }, count, name);
  const step = (tap: EarlyTap) =>
    actions.put({ ...edit, ...tap, value: stepped(count, tap.by) }, count, name);
  // An own item without numbers needs as many as the family has.
  const rowState = stateOf(isSetAside, needed || (item.isCustom ? count : 0), count);
  return (
    <li id={`item-${id}`} data-state={rowState} className="row">
      {itemPicture({ nameId, category: item.category, image: item.image, isPriority })}
      {rowText({
        page,
        item,
        isOpen,
        note,
        isSetAside,
        told: isLast || state?.phase !== "saved" ? state : undefined,
        other: changeOfOther(props, count),
        onStep: step,
      })}
      {rowState === "ready" && tick()}
      {!isSetAside &&
        countStepper({
          itemId: id,
          name,
          count,
          needed,
          mayCount: page.mayEdit,
          isDisabled: needed === 0 && isIntact && !item.isCustom,
          isSaving: state?.phase === "saving",
          wasChanged: Boolean(state ?? heard),
          onStep: step,
          onPick: (button) => actions.pick({ button, name, value: count, onChoose: choose }),
        })}
      {!isSetAside && isIntact && itemAdvice(item)}
      {!isIntact && (
        <p className="row-advice text-amber">
          <b>{DASHBOARD_COPY.dataIssues}</b> {ERROR_TEXTS.QUANTITIES_UNREADABLE}
        </p>
      )}
      {isOpen && (
        <ItemPanel
          {...props}
          note={note}
          isSetAside={isSetAside}
          sized={piecesToPassOn(nameId, shown.owned, ageRange)}
        />
      )}
    </li>
  );
});

/** Who has changed the item since the page was read, if it was somebody else on the plan. */
function changeOfOther({ page, item, heard, fields }: ItemRowProps, count: number): OtherChange | undefined {
  if (!heard || heard.version <= item.version) return undefined;
  const { ageRange, actions } = page;
  const { by = null, tab } = heard;
  const over = heard.over?.ageRange === ageRange ? heard.over.count : undefined;
  if (tab === actions.tab || (by === null && over === undefined)) return undefined;
  const edit = fields?.[fieldOf({ kind: "note", itemId: item.id, ageRange, value: "" })]?.edit;
  const noteBefore = edit?.kind === "note" ? edit.value : (item.personalNotes[ageRange] ?? "");
  return { by, count, over, noteBefore };
}

function stateOf(isSetAside: boolean, needed: number, count: number): "aside" | "ready" | undefined {
  if (isSetAside) return "aside";
  return needed > 0 && count >= needed ? "ready" : undefined;
}

/** A check mark with a text alternative, so that the state isn't shown by color alone. */
function tick(): ReactElement {
  return (
    <svg viewBox="0 0 16 16" className="tick" role="img" aria-label={ROW_COPY.ready}>
      <path d="M3 8.5 6.5 12 13 4.5" />
    </svg>
  );
}

interface WardrobeRowsOptions {
  plan: { onboardingId: string; version: number; country: string };
  choice: DashboardChoice;
  groups: readonly WeatherGroup[] | null;
  items: readonly ItemView[];
  /** The reasons for the item opened by the address. */
  reasons: ReasonsByItem | null;
}

const NO_GROUPS: readonly WeatherGroup[] = [];

/** Pass the plan's id as the component's key. */
export function useWardrobeRows({ plan, choice, groups, items, reasons }: WardrobeRowsOptions) {
  const { onboardingId: planId, version, country } = plan;
  const { ageRange, scenario } = choice;
  const edits = useItemEdits(planId);
  const knows = (itemId: number) => items.some(({ id }) => id === itemId);
  const elsewhere = useDashboardLive({ planId, version, knows }, edits);
  const readAgain = useReadAgain();
  const [search] = useSearchParams();
  const openedItem = Number(search.get(DETAILS_PARAM)) || null;
  const rows = useItemActions(edits, { ageRange, opened: openedItem, onChanged: readAgain });
  const reasonsOf = useItemReasons({ planId, ageRange, scenario, version }, rows.open, reasons);
  const { actions } = rows;
  const mayEdit = useMay("edit");
  const page = useMemo<RowPage>(
    () => ({ planId, ageRange, country, groups: groups ?? NO_GROUPS, mayEdit, actions }),
    [planId, ageRange, country, groups, mayEdit, actions],
  );

  function renderItem(item: ItemView, isPriority: boolean) {
    const { id } = item;
    const isOpen = rows.open.has(id);
    return (
      <ItemRow
        key={id}
        page={page}
        item={item}
        heard={edits.heard[id]}
        fields={edits.fields[id]}
        isLast={rows.lastItem === id}
        isPriority={isPriority}
        isOpen={isOpen}
        reasons={isOpen ? reasonsOf(id) : null}
      />
    );
  }
  return { page, rows, edits, openedItem, renderItem, readAgain, said: `${rows.announcement} ${elsewhere}` };
}

interface PlanState {
  planId: string;
  ageRange: AgeRange;
  scenario: LaundryScenario;
  version: number;
}

interface Asked {
  path: string;
  /** False if they couldn't be loaded. */
  answer: ReasonsByItem | false;
}

/**
 * The reasons for an item: null while loading; false if that failed, until another row is opened. Each version of the plan has
 * different reasons. `open` are the open rows, `given` the reasons that came with the page.
 */
function useItemReasons(
  { planId, ageRange, scenario, version }: PlanState,
  open: ReadonlySet<number>,
  given: ReasonsByItem | null,
): (itemId: number) => ItemReasons | null | false {
  const address = href("/dashboards/:onboardingId/:ageRangeId/reasons", {
    onboardingId: planId,
    ageRangeId: ageRange,
  });
  const path = `${address}?scenario=${scenario}&v=${version}`;
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = asked?.path === path ? asked.answer : null;
  const isKnown = Boolean(answer);
  useEffect(() => {
    if (open.size === 0 || isKnown) return;
    const request = new AbortController();
    void ask(path, request.signal).then((answer) => {
      if (!request.signal.aborted) setAsked({ path, answer });
    });
    return () => request.abort();
  }, [path, open, isKnown]);
  return (itemId) => {
    const reasons = (answer || given)?.[itemId];
    return reasons ?? (answer === null ? null : false);
  };
}

async function ask(path: string, signal: AbortSignal): Promise<ReasonsByItem | false> {
  try {
    const [response, { readReasons }] = await Promise.all([
      fetch(path, { redirect: "manual", signal }),
      // Loads along with the answer that it checks, not with the page.
      import("~/contracts/wardrobe/reasons-answer.ts"),
    ]);
    return (response.ok && readReasons(await response.json())) || false;
  } catch {
    return false;
  }
}
