// The row above the items: the laundry routine and the filter. It is a form until scripts make each choice
// act at once. On small screens it scrolls sideways.
import { Form, href } from "react-router";
import { DASHBOARD_COPY, FILTER_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import { SCENARIO_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import { ESSENTIALITIES, type Essentiality, LAUNDRY_SCENARIOS } from "~/domain/vocabulary.ts";
import { useHydrated } from "~/hooks/use-hydrated.ts";
import type { DashboardChoice } from "~/hooks/wardrobe/use-dashboard-choice.ts";
import { FilterChips } from "./filter-chips.tsx";

interface ViewBarProps {
  planId: string;
  choice: DashboardChoice;
  pieces: Record<Essentiality, number>;
  /** An outgrown size has nothing to get, and so nothing to filter. */
  isOver: boolean;
  onChoose: (change: Partial<DashboardChoice>) => void;
}

export function ViewBar({ planId, choice, pieces, isOver, onChoose }: ViewBarProps) {
  const isHydrated = useHydrated();
  const { ageRange, scenario, essentialities } = choice;
  function chooseScenario(text: string) {
    const next = LAUNDRY_SCENARIOS.find((known) => known === text);
    if (next) onChoose({ scenario: next });
  }
  return (
    <>
      <Form
        method="get"
        action={href("/dashboards/:onboardingId", { onboardingId: planId })}
        data-chrome
        className="view-bar"
      >
        <input type="hidden" name="ageRange" value={ageRange} />
        <select
          key={scenario}
          name="scenario"
          aria-label={DASHBOARD_COPY.laundry}
          defaultValue={scenario}
          onChange={({ target }) => chooseScenario(target.value)}
        >
          {LAUNDRY_SCENARIOS.map((value) => (
            <option key={value} value={value}>
              {SCENARIO_LABELS[value]}
            </option>
          ))}
        </select>
        {!isOver && (
          <FilterChips
            chosen={essentialities}
            pieces={pieces}
            onChange={(chosen) => onChoose({ essentialities: chosen })}
          />
        )}
        {!isHydrated && (
          <noscript>
            <button type="submit" className="linkish min-h-11 px-2 text-sm">
              {DASHBOARD_COPY.show}
            </button>
          </noscript>
        )}
      </Form>
      {!isOver && essentialities.length === ESSENTIALITIES.length && (
        <p role="status" className="text-xs font-semibold">
          {FILTER_COPY.all}
        </p>
      )}
    </>
  );
}
