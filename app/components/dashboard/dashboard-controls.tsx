import type { ReactNode } from "react";
import { Form } from "react-router";
import { DASHBOARD_COPY } from "~/copy/dashboard.ts";
import { SCENARIO_LABELS } from "~/copy/wardrobe.ts";
import {
  AGE_RANGES,
  type AgeRange,
  type Essentiality,
  LAUNDRY_SCENARIOS,
  type LaundryScenario,
} from "~/domain/vocabulary.ts";
import { useHydrated } from "~/hooks/use-hydrated.ts";
import { Button } from "../ui/button.tsx";
import { EssentialityFilter } from "./essentiality-filter.tsx";

/** How a dashboard is looked at; all of it stands in the address. */
export interface DashboardChoice {
  ageRange: AgeRange;
  scenario: LaundryScenario;
  essentialities: readonly Essentiality[];
}

interface DashboardControlsProps {
  onboardingId: string;
  choice: DashboardChoice;
  onChoose: (choice: DashboardChoice) => void;
}

/** The sticky bar: age range, laundry, filter. A form with a button until scripts make each choice act at once. */
export function DashboardControls({ onboardingId, choice, onChoose }: DashboardControlsProps) {
  const isHydrated = useHydrated();
  const { ageRange, scenario, essentialities } = choice;
  return (
    <div
      data-chrome
      className="sticky top-0 z-10 -mx-4 mt-4 border-b border-hairline bg-ground/95 px-4 py-2 backdrop-blur-sm"
    >
      <Form
        method="get"
        action={`/dashboards/${onboardingId}`}
        className="flex flex-wrap items-end gap-2 sm:gap-3"
      >
        <Select
          key={`age-${ageRange}`}
          name="ageRange"
          label={DASHBOARD_COPY.ageRange}
          defaultValue={ageRange}
          options={AGE_RANGES.map((value) => ({ value, label: value }))}
          onChange={(value) => onChoose({ ...choice, ageRange: value })}
        />
        <Select
          key={`scenario-${scenario}`}
          name="scenario"
          label={
            <>
              {DASHBOARD_COPY.laundry}
              <span className="max-sm:sr-only"> {DASHBOARD_COPY.frequency}</span>
            </>
          }
          defaultValue={scenario}
          options={LAUNDRY_SCENARIOS.map((value) => ({ value, label: SCENARIO_LABELS[value] }))}
          onChange={(value) => onChoose({ ...choice, scenario: value })}
        />
        <EssentialityFilter
          chosen={essentialities}
          onChange={(chosen) => onChoose({ ...choice, essentialities: chosen })}
        />
        {!isHydrated && (
          // Out of the row, so that nothing moves when it goes.
          <Button type="submit" look="quiet" className="absolute top-full right-4 mt-1 min-h-11">
            {DASHBOARD_COPY.show}
          </Button>
        )}
      </Form>
    </div>
  );
}

interface SelectProps<Value extends string> {
  name: string;
  label: ReactNode;
  defaultValue: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

function Select<Value extends string>({
  name,
  label,
  defaultValue,
  options,
  onChange,
}: SelectProps<Value>): ReactNode {
  function choose(text: string) {
    const option = options.find(({ value }) => value === text);
    if (option) onChange(option.value);
  }
  return (
    <label className="min-w-0 flex-1 text-xs text-ink-soft sm:flex-none">
      <span className="block truncate">{label}</span>
      <select
        name={name}
        defaultValue={defaultValue}
        onChange={({ target }) => choose(target.value)}
        className="mt-0.5 block min-h-11 w-full rounded-xl border border-outline bg-surface py-0 pr-2 pl-3 text-sm font-medium text-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
