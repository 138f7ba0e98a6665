import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { FieldError } from "~/components/ui/field.tsx";
import { type IsoDay, isDay } from "~/domain/calendar.ts";
import {
  birthIn,
  type DueDateProblem,
  dueDateProblem,
  earliestBirth,
  latestDueDate,
} from "~/domain/plans/birth-date.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { CHOSEN_DAY_COPY, FIELD_COPY } from "~/words/en/plans/quiz-copy.ts";
import { loadCalendar, loadedCalendar } from "./load-calendar.ts";

const problemTexts = (): Record<DueDateProblem, string> => ({
  DUE_DATE_INVALID: ERROR_TEXTS.DUE_DATE_INVALID,
  DUE_DATE_TOO_FAR: ERROR_TEXTS.DUE_DATE_TOO_FAR,
  BIRTH_DATE_LONG_AGO: ERROR_TEXTS.BIRTH_DATE_LONG_AGO,
});

/** The problem with a complete date, before it is sent. */
function problemOf(day: string, today: IsoDay, own: IsoDay | null): string | null {
  const problem = isDay(day) ? dueDateProblem(day, today, own) : null;
  return problem && problemTexts()[problem];
}

interface DueDateFieldProps {
  defaultValue: string;
  /** Decides on which day weeks begin, and how a day is written. */
  country: string;
  today: IsoDay;
  error: string | null;
  /** Called with whether the date may be sent. */
  onValidity: (isValid: boolean) => void;
  /** Stands beside the day in words. */
  children?: ReactNode;
}

/**
 * The due date, picked on a calendar; if there isn't one, typed into a field. One in the past is taken as the date of birth.
 */
export function DueDateField(props: DueDateFieldProps) {
  const { defaultValue, country, today, error, onValidity, children } = props;
  // A stored plan's own may be long ago.
  const own = isDay(defaultValue) ? defaultValue : null;
  const [day, setDay] = useState(defaultValue);
  const field = useRef<HTMLInputElement>(null);
  const Calendar = useCalendar(field);
  const chosen = isDay(day) ? day : null;
  const isBorn = chosen !== null && birthIn(chosen, today) !== null;
  const label = isBorn ? FIELD_COPY.dueDate.bornLabel : FIELD_COPY.dueDate.label;
  const shownError = problemOf(day, today, own) ?? (day === defaultValue ? error : null);

  function choose(next: string) {
    setDay(next);
    onValidity(dueDateProblem(next, today, own) === null);
  }

  return (
    <div className="date-room">
      {Calendar ? (
        <fieldset
          aria-describedby="dueDate-day dueDate-error"
          data-wrong={shownError ? true : undefined}
          tabIndex={-1}
        >
          <legend className="text-sm font-semibold">{label}</legend>
          <input type="hidden" name="dueDate" value={day} />
          <Calendar day={chosen} country={country} today={today} onPick={choose} />
        </fieldset>
      ) : (
        <>
          <label htmlFor="dueDate" className="text-sm font-semibold">
            {label}
          </label>
          <input
            ref={field}
            id="dueDate"
            name="dueDate"
            type="date"
            value={day}
            onChange={(event) => choose(event.target.value)}
            min={earliestBirth(today, own)}
            max={latestDueDate(today)}
            required
            aria-invalid={shownError ? true : undefined}
            aria-describedby="dueDate-day dueDate-error"
            className="field figures mt-1.5"
          />
        </>
      )}
      <div className="mt-auto flex flex-wrap justify-between gap-x-4 noscript:mt-0">
        <ChosenDay day={chosen} country={country} isBorn={isBorn} />
        {children}
      </div>
      <FieldError id="dueDate-error" error={shownError ?? undefined} />
    </div>
  );
}

/** The day in words, because a date that is past means something else. */
function ChosenDay({ day, country, isBorn }: { day: IsoDay | null; country: string; isBorn: boolean }) {
  const words = isBorn ? CHOSEN_DAY_COPY.born : CHOSEN_DAY_COPY.due;
  return (
    <p id="dueDate-day" aria-live="polite" className="min-h-12 grow basis-36 pt-1 text-sm text-ink-soft">
      {day && (
        <span className="figures block text-base font-semibold text-balance text-leaf">
          {words(dayWords(day, country))}
        </span>
      )}
      {isBorn && CHOSEN_DAY_COPY.notBorn}
    </p>
  );
}

/** The calendar once it has loaded, unless someone is typing into the field by then. */
function useCalendar(field: RefObject<HTMLInputElement | null>) {
  const [Calendar, setCalendar] = useState(loadedCalendar);
  useEffect(() => {
    let isHere = true;
    void loadCalendar().then((loaded) => {
      if (isHere && document.activeElement !== field.current) setCalendar(() => loaded);
    });
    return () => {
      isHere = false;
    };
  }, [field]);
  return Calendar;
}
