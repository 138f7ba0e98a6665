import { lazy, Suspense, useState } from "react";
import { Field } from "~/components/ui/field.tsx";
import { Chevron } from "~/components/ui/marks.tsx";
import { useHydrated } from "~/components/ui/use-hydrated.ts";
import { type IsoDay, isDay } from "~/domain/calendar.ts";
import type { TripDates } from "~/domain/travel/trip-dates.ts";
import { TRIP_FORM_COPY } from "~/words/en/travel/trips-copy.ts";

// The calendar is an extra for visitors with scripts; the fields work alone.
const TripCalendar = lazy(() => import("./trip-calendar.tsx"));

interface TripDatesFieldProps {
  defaultDates: TripDates;
  /** Decides on which day weeks begin. */
  country: string;
  today: IsoDay;
  errors: Partial<Record<keyof TripDates, string>>;
}

/** A trip's first and last day, typed or picked. */
export function TripDatesField({ defaultDates, country, today, errors }: TripDatesFieldProps) {
  const [dates, setDates] = useState(defaultDates);
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const { startDate, endDate } = dates;
  const errorOf = (name: keyof TripDates) => (dates[name] === defaultDates[name] ? errors[name] : undefined);
  const type = (name: keyof TripDates, day: string) => setDates((before) => ({ ...before, [name]: day }));
  return (
    <div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3">
        <Field
          name="startDate"
          type="date"
          label={TRIP_FORM_COPY.startDate}
          value={startDate}
          onChange={({ target }) => type("startDate", target.value)}
          required
          error={errorOf("startDate")}
          className="figures"
        />
        <Field
          name="endDate"
          type="date"
          label={TRIP_FORM_COPY.endDate}
          value={endDate}
          min={isDay(startDate) ? startDate : undefined}
          onChange={({ target }) => type("endDate", target.value)}
          required
          error={errorOf("endDate")}
          className="figures"
        />
      </div>
      <details
        className={`group/calendar noscript:hidden ${isHydrated ? "" : "invisible"}`}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="tap-link gap-1 text-sm">
          {TRIP_FORM_COPY.calendar}
          <Chevron className="group-open/calendar:rotate-90" />
        </summary>
        {isOpen && (
          <div className="calendar-room">
            <Suspense>
              <TripCalendar
                from={isDay(startDate) ? startDate : null}
                to={isDay(endDate) && endDate >= startDate ? endDate : null}
                country={country}
                today={today}
                onPick={setDates}
              />
            </Suspense>
          </div>
        )}
      </details>
    </div>
  );
}
