// The bar at the top of a dashboard: the four sizes and the laundry routine. They are links and a form until
// scripts make each choice act at once.

import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";
import { DASHBOARD_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import { SIZE_TIME_LABELS } from "~/copy/wardrobe/size-times-copy.ts";
import { AGE_RANGE_LABELS, SCENARIO_LABELS, SIZE_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import { AGE_RANGES, type AgeRange, LAUNDRY_SCENARIOS } from "~/domain/vocabulary.ts";
import { shopSize } from "~/domain/wardrobe/shop-sizes.ts";
import type { SizeTimes } from "~/domain/wardrobe/size-times.ts";
import { useHydrated } from "~/hooks/use-hydrated.ts";
import type { DashboardChoice } from "~/hooks/wardrobe/use-dashboard-choice.ts";
import { ComparisonLink } from "./comparison/comparison-link.tsx";

/** The form that holds the bar's and the filter's fields. */
export const VIEW_FORM = "view";

interface RangeBarProps {
  onboardingId: string;
  /** The plan's country, which decides the size labels. */
  country: string;
  choice: DashboardChoice;
  times: SizeTimes;
  onChoose: (change: Partial<DashboardChoice>) => void;
  /** The address of an age range, keeping the other choices. */
  pathOf: (ageRange: AgeRange) => string;
  /** Extra content if there is room. */
  children?: ReactNode;
}

/** Under a size's name: its shop label, and whether it is outgrown, worn now, or next. */
function notesOf(ageRange: AgeRange, country: string, times: SizeTimes): string[] {
  const notes = [shopSize(country, ageRange), SIZE_TIME_LABELS[times[ageRange]]];
  return notes.flatMap((note) => note || []);
}

export function RangeBar({
  onboardingId,
  country,
  choice,
  times,
  onChoose,
  pathOf,
  children,
}: RangeBarProps) {
  const isHydrated = useHydrated();
  const { ageRange, scenario } = choice;
  function chooseScenario(text: string) {
    const next = LAUNDRY_SCENARIOS.find((known) => known === text);
    if (next) onChoose({ scenario: next });
  }
  return (
    <div data-chrome className="range-bar">
      <nav aria-label={DASHBOARD_COPY.ageRange} className="tabs">
        {AGE_RANGES.map((age) => ({ age, notes: notesOf(age, country, times) })).map(({ age, notes }) => (
          <Link
            key={age}
            to={pathOf(age)}
            preventScrollReset
            aria-current={age === ageRange ? "page" : undefined}
            aria-label={`${[SIZE_LABELS[age], ...notes].join(" ")}, ${AGE_RANGE_LABELS[age]}`}
          >
            {SIZE_LABELS[age]}
            {notes.map((note) => [" ", <small key={note}>{note}</small>])}
          </Link>
        ))}
      </nav>
      <Form
        id={VIEW_FORM}
        method="get"
        action={href("/dashboards/:onboardingId", { onboardingId })}
        className="flex items-center gap-1"
      >
        <input type="hidden" name="ageRange" value={ageRange} />
        <select
          key={scenario}
          name="scenario"
          aria-label={DASHBOARD_COPY.laundry}
          defaultValue={scenario}
          onChange={({ target }) => chooseScenario(target.value)}
          className="laundry"
        >
          {LAUNDRY_SCENARIOS.map((value) => (
            <option key={value} value={value}>
              {SCENARIO_LABELS[value]}
            </option>
          ))}
        </select>
        {!isHydrated && (
          <noscript>
            <button type="submit" className="linkish min-h-11 px-2 text-sm">
              {DASHBOARD_COPY.show}
            </button>
          </noscript>
        )}
      </Form>
      <ComparisonLink onboardingId={onboardingId} choice={choice} className="max-lg:hidden" />
      {children}
    </div>
  );
}
