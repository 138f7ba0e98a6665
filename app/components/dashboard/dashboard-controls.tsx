import type { ReactNode } from "react";
import { Form, useNavigate } from "react-router";
import { DASHBOARD_COPY } from "~/copy/dashboard.ts";
import { SCENARIO_LABELS } from "~/copy/wardrobe.ts";
import { AGE_RANGES, type AgeRange, LAUNDRY_SCENARIOS, type LaundryScenario } from "~/domain/vocabulary.ts";
import { useHydrated } from "~/hooks/use-hydrated.ts";
import { Button } from "../ui/button.tsx";

interface DashboardControlsProps {
  onboardingId: string;
  ageRange: AgeRange;
  scenario: LaundryScenario;
}

/** The sticky bar: age range and laundry. A form with a button until scripts make the choice act at once. */
export function DashboardControls({ onboardingId, ageRange, scenario }: DashboardControlsProps) {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  function show(nextAge: string, nextScenario: string) {
    void navigate(
      `/dashboards/${onboardingId}/${nextAge}?${new URLSearchParams({ scenario: nextScenario })}`,
      {
        preventScrollReset: true,
      },
    );
  }
  return (
    <div
      data-chrome
      className="sticky top-0 z-10 -mx-4 mt-4 border-b border-hairline bg-ground/95 px-4 py-2 backdrop-blur-sm"
    >
      <Form method="get" action={`/dashboards/${onboardingId}`} className="flex items-end gap-3">
        <Select
          key={`age-${ageRange}`}
          name="ageRange"
          label={DASHBOARD_COPY.ageRange}
          defaultValue={ageRange}
          onChange={(value) => show(value, scenario)}
        >
          {AGE_RANGES.map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </Select>
        <Select
          key={`scenario-${scenario}`}
          name="scenario"
          label={DASHBOARD_COPY.laundry}
          defaultValue={scenario}
          onChange={(value) => show(ageRange, value)}
        >
          {LAUNDRY_SCENARIOS.map((value) => (
            <option key={value} value={value}>
              {SCENARIO_LABELS[value]}
            </option>
          ))}
        </Select>
        {!isHydrated && (
          <Button type="submit" look="quiet" className="min-h-11">
            {DASHBOARD_COPY.show}
          </Button>
        )}
      </Form>
    </div>
  );
}

interface SelectProps {
  name: string;
  label: string;
  defaultValue: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Select({ name, label, defaultValue, onChange, children }: SelectProps) {
  return (
    <label className="min-w-0 flex-1 text-xs text-ink-soft sm:flex-none">
      {label}
      <select
        name={name}
        defaultValue={defaultValue}
        onChange={(event) => onChange(event.target.value)}
        className="mt-0.5 block min-h-11 w-full rounded-xl border border-outline bg-surface py-0 pr-2 pl-3 text-sm font-medium text-ink"
      >
        {children}
      </select>
    </label>
  );
}
