// The sizes as tabs, and beside them what can be done with the plan.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DASHBOARD_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import { SIZE_TIME_LABELS } from "~/copy/wardrobe/item-words.ts";
import { AGE_RANGE_LABELS, SIZE_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { type SizeTimes, shopSize, sizesOfTimes } from "~/domain/wardrobe/size-times.ts";

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
