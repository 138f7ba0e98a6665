import { Form, Link } from "react-router";
import { WeatherSymbol, weatherTheme } from "~/components/illustrations/art.tsx";
import { buttonClasses } from "~/components/ui/button.tsx";
import { SubmitButton } from "~/components/ui/submit-button.tsx";
import type { TripCard as Trip } from "~/contracts/travel/shown-trip.ts";
import { retryTripPath, TRIPS_PATH, tripPath } from "~/contracts/travel/trip-addresses.ts";
import { spanWords } from "~/copy/day-words.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { PACK_HEADLINE, packWords, TRIP_STATE_COPY, withExtras } from "~/copy/travel/packing-copy.ts";
import { daysWords, TRIPS_COPY } from "~/copy/travel/trips-copy.ts";
import { WEATHER_LABELS } from "~/copy/weather/weather-copy.ts";
import { TripChips } from "./trip-chips.tsx";
import { TripNotes } from "./trip-notes.tsx";

/**
 * One trip in the list: where, when, and its answer. The link to its details covers the card, so other
 * controls lie above it.
 */
export function TripCard({ trip }: { trip: Trip }) {
  const { id, status, destination, days, notes, category } = trip;
  const headingId = `trip-${id}`;
  return (
    <article
      aria-labelledby={headingId}
      className="card relative flex h-full flex-col gap-3 px-[clamp(1rem,5vw,1.25rem)] py-4 transition-colors hover:border-outline"
    >
      <div>
        <div className="flex items-start justify-between gap-3">
          <h3 id={headingId} className="min-w-0 text-lg break-words">
            {destination}
          </h3>
          {category && (
            <span
              data-weather={weatherTheme(category)}
              title={WEATHER_LABELS[category]}
              className="text-weather"
            >
              <WeatherSymbol category={category} className="size-[32px] shrink-0" />
              <span className="sr-only">{WEATHER_LABELS[category]}</span>
            </span>
          )}
        </div>
        <p className="figures text-sm text-ink-soft">
          {spanWords(trip, trip.planCountry)} · <span className="inline-block">{daysWords(days)}</span>
        </p>
      </div>
      <TripChips activities={trip.activities} isShortTrip={trip.isShortTrip} />
      <Answer trip={trip} />
      {notes && (
        <div className="relative z-1">
          <TripNotes notes={notes} of={destination} />
        </div>
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        {status === "failed" && <TryAgain tripId={id} describedBy={headingId} />}
        <Link
          to={tripPath(id)}
          aria-describedby={headingId}
          className={buttonClasses("quiet", "grow after:absolute after:inset-0 after:rounded-card")}
        >
          {TRIPS_COPY.viewDetails}
        </Link>
      </div>
    </article>
  );
}

function Answer({ trip: { status, essentials, everything, days } }: { trip: Trip }) {
  if (status === "failed") return <p className="text-sm text-brick">{ERROR_TEXTS.TRIP_FAILED}</p>;
  if (status === "pending") return <Working />;
  if (everything === 0) return <p className="text-sm text-ink-soft">{TRIP_STATE_COPY.nothingTitle}</p>;
  const pieces = essentials || everything;
  return (
    <div>
      <p className="answer">
        {PACK_HEADLINE.before} <b>{pieces}</b> {packWords(pieces, days)}
      </p>
      {everything > pieces && <p className="figures text-sm text-ink-soft">{withExtras(everything)}</p>}
    </div>
  );
}

function Working() {
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft">
      <span
        aria-hidden="true"
        className="size-4 shrink-0 rounded-full border-2 border-outline border-t-transparent motion-safe:animate-spin"
      />
      {TRIPS_COPY.working}
    </p>
  );
}

function TryAgain({ tripId, describedBy }: { tripId: string; describedBy: string }) {
  const path = retryTripPath(tripId);
  return (
    <Form method="post" action={path} className="relative z-1">
      <input type="hidden" name="from" value={TRIPS_PATH} />
      <SubmitButton aria-describedby={describedBy} path={path} busy={TRIPS_COPY.tryingAgain}>
        {TRIPS_COPY.tryAgain}
      </SubmitButton>
    </Form>
  );
}
