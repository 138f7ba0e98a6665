// The filter: a chip for each essentiality with its number of pieces. Without scripts they are checkboxes of
// the form around them; with scripts each acts at once.

import { Form, href } from "react-router";
import { DASHBOARD_COPY, FILTER_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import { ESSENTIALITY_LABELS, SCENARIO_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import { ESSENTIALITIES, type Essentiality, LAUNDRY_SCENARIOS } from "~/domain/vocabulary.ts";
import { ESSENTIALITY_PARAM } from "~/domain/wardrobe/essentiality-filter.ts";
import { useHydrated } from "~/hooks/use-hydrated.ts";
import type { DashboardChoice } from "~/hooks/wardrobe/use-dashboard-choice.ts";

interface FilterChipsProps {
  /** Empty means no filter. */
  chosen: readonly Essentiality[];
  pieces: Record<Essentiality, number>;
  onChange: (chosen: Essentiality[]) => void;
}

export function FilterChips({ chosen, pieces, onChange }: FilterChipsProps) {
  function toggle(essentiality: Essentiality, isOn: boolean) {
    onChange(ESSENTIALITIES.filter((one) => (one === essentiality ? isOn : chosen.includes(one))));
  }
  const isAll = chosen.length === 0 || chosen.length === ESSENTIALITIES.length;
  return (
    <fieldset>
      <legend className="sr-only">
        {FILTER_COPY.label}
        {isAll && `: ${FILTER_COPY.all}`}
      </legend>
      {ESSENTIALITIES.map((essentiality) => (
        <label key={essentiality} className="chip">
          <input
            type="checkbox"
            name={ESSENTIALITY_PARAM}
            value={essentiality}
            checked={chosen.includes(essentiality)}
            onChange={({ target }) => toggle(essentiality, target.checked)}
          />
          {ESSENTIALITY_LABELS[essentiality]} <b>{pieces[essentiality]}</b>
        </label>
      ))}
    </fieldset>
  );
}

// The row above the items: the laundry routine and the filter. It is a form until scripts make each choice
// act at once. On small screens it scrolls sideways.

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
