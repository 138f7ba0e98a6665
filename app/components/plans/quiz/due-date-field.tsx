import { lazy, Suspense, useState } from "react";
import { FieldError } from "~/components/ui/field.tsx";
import { FIELD_COPY } from "~/copy/plans/quiz-copy.ts";
import { isDay } from "~/domain/calendar.ts";
import { useHydrated } from "~/hooks/use-hydrated.ts";

// The calendar is an extra for visitors with scripts; the field works alone.
const Calendar = lazy(() => import("./due-date-calendar.tsx"));

interface DueDateFieldProps {
  defaultValue: string;
  /** Decides on which day weeks begin. */
  country: string;
  today: string;
  error: string | null;
  /** Called with whether the date may be sent. */
  onValidity: (isValid: boolean) => void;
}

/** The due date, typed or picked. Any real date is allowed, even past or far off. */
export function DueDateField({ defaultValue, country, today, error, onValidity }: DueDateFieldProps) {
  const [day, setDay] = useState(defaultValue);
  const isHydrated = useHydrated();
  const isValid = isDay(day);

  function choose(next: string) {
    setDay(next);
    onValidity(isDay(next));
  }

  return (
    <div>
      <label htmlFor="dueDate" className="text-sm font-semibold">
        {FIELD_COPY.dueDate.label}
      </label>
      <input
        id="dueDate"
        name="dueDate"
        type="date"
        value={day}
        onChange={(event) => choose(event.target.value)}
        min="1990-01-01"
        max="2100-12-31"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby="dueDate-error"
        className="field figures mt-1.5"
      />
      <FieldError id="dueDate-error" error={day === defaultValue ? (error ?? undefined) : undefined} />
      <div className="calendar-room mt-3 noscript:hidden">
        {isHydrated && (
          <Suspense>
            <Calendar day={isValid ? day : null} country={country} today={today} onPick={choose} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
