// Above the items of a wardrobe: the sizes as tabs with what can be done with the plan, then the laundry routine and the filter.

import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";
import { useHydrated } from "~/components/ui/use-hydrated.ts";
import { type AgeRange, ESSENTIALITIES, type Essentiality, LAUNDRY_SCENARIOS } from "~/domain/vocabulary.ts";
import { ESSENTIALITY_PARAM } from "~/domain/wardrobe/preferences.ts";
import { shopSize } from "~/domain/wardrobe/shop-sizes.ts";
import { type SizeTimes, sizesOfTimes } from "~/domain/wardrobe/size-times.ts";
import { DASHBOARD_COPY, FILTER_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import { SIZE_TIME_LABELS } from "~/words/en/wardrobe/item-words.ts";
import {
  AGE_RANGE_LABELS,
  ESSENTIALITY_LABELS,
  SCENARIO_LABELS,
  SIZE_LABELS,
} from "~/words/en/wardrobe/wardrobe-copy.ts";
import type { DashboardChoice } from "./use-dashboard-choice.ts";

interface FilterChipsProps {
  /** Empty means no filter. */
  chosen: readonly Essentiality[];
  pieces: Record<Essentiality, number>;
  onChange: (chosen: Essentiality[]) => void;
}

/** A chip for each essentiality with its number of pieces: without scripts a checkbox of the form around it. */
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

interface ViewBarProps {
  planId: string;
  choice: DashboardChoice;
  pieces: Record<Essentiality, number>;
  /** An outgrown size has nothing to get, and so nothing to filter. */
  isOver: boolean;
  onChoose: (change: Partial<DashboardChoice>) => void;
}

/** The routine and the filter: a form until scripts make each choice act at once. On small screens it scrolls sideways. */
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

/** Size → when it begins, in a few letters. */
export type SizeMarks = Readonly<Partial<Record<AgeRange, string>>>;

interface RangeBarProps {
  /** The plan's country, which decides the size labels. */
  country: string;
  ageRange: AgeRange;
  times: SizeTimes;
  marks?: SizeMarks | undefined;
  /** The address of an age range, keeping the other choices. */
  pathOf: (ageRange: AgeRange) => string;
  children: ReactNode;
}

/** Under a size's name: its shop label, and whether it is outgrown, worn now, or next. */
function notesOf(ageRange: AgeRange, country: string, times: SizeTimes, marks: SizeMarks): string[] {
  const notes = [shopSize(country, ageRange), marks[ageRange] ?? SIZE_TIME_LABELS[times[ageRange]]];
  return notes.flatMap((note) => note || []);
}

/** Sticks to the top of small screens; on wide ones it is part of the column that stays in view. */
export function RangeBar({ country, ageRange, times, marks = {}, pathOf, children }: RangeBarProps) {
  return (
    <div data-chrome className="range-bar">
      <nav aria-label={DASHBOARD_COPY.sizes} className="tabs">
        {sizesOfTimes(times)
          .map((age) => ({ age, notes: notesOf(age, country, times, marks) }))
          .map(({ age, notes }) => (
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
      {children}
    </div>
  );
}
