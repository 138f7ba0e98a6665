// The state of a wardrobe's rows: what was changed on them here and elsewhere, which are open, and what they
// need from their page.
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import type { ReasonsByItem } from "~/contracts/wardrobe/reasons-answer.ts";
import type { ItemView } from "~/contracts/wardrobe/shown-dashboard.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import { useReadAgain } from "~/hooks/live/use-live-line.ts";
import { useMay } from "~/hooks/members/on-plan.ts";
import type { DashboardChoice } from "~/hooks/wardrobe/use-dashboard-choice.ts";
import { useDashboardLive } from "~/hooks/wardrobe/use-dashboard-live.ts";
import { useItemActions } from "~/hooks/wardrobe/use-item-actions.ts";
import { useItemEdits } from "~/hooks/wardrobe/use-item-edits.ts";
import { useItemReasons } from "~/hooks/wardrobe/use-item-reasons.ts";
import { ItemRow } from "./item-row.tsx";
import { DETAILS_PARAM, type RowPage } from "./row-props.ts";

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
