import { useState } from "react";
import { Form, Link } from "react-router";
import { Scene, WeatherSymbol, weatherTheme } from "~/components/illustrations/art.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { useLiveLine, useReadAgain } from "~/components/live/use-live-line.ts";
import { Button, ButtonLink, buttonClasses, SubmitButton } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { Section } from "~/components/ui/section.tsx";
import { UndoNotice } from "~/components/ui/undo-notice.tsx";
import type { TripCard as Trip, TripsView } from "~/contracts/travel/shown-trip.ts";
import {
  restoreTripPath,
  retryTripPath,
  TRIP_QUIZ_PATH,
  TRIPS_PATH,
  tripPath,
} from "~/contracts/travel/trip-addresses.ts";
import type { TripStatus } from "~/domain/vocabulary.ts";
import { spanWords } from "~/words/en/day-words.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { PACK_HEADLINE, packWords, TRIP_STATE_COPY, withExtras } from "~/words/en/travel/packing-copy.ts";
import { DELETE_TRIP_COPY, daysWords, TRIP_CHANGES, TRIPS_COPY } from "~/words/en/travel/trips-copy.ts";
import { DASHBOARD_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import { WEATHER_LABELS } from "~/words/en/weather/weather-copy.ts";
import { TripChips, TripNotes } from "./trip-notes.tsx";

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

interface TripListProps {
  trips: TripsView;
  /** The trip that was just deleted, while it can still be restored. */
  deleted: { id: string; destination: string } | null;
}

/** The trips, upcoming and past, kept up to date, with a live region for changes. */
export function TripList({ trips: { upcoming, past, unreadable, isFull }, deleted }: TripListProps) {
  const announcement = useTripChanges([...upcoming, ...past]);
  const isEmpty = upcoming.length + past.length + unreadable.length === 0;
  return (
    <PageFrame title={TRIPS_COPY.title} acts={!isEmpty && <NewTrip isFull={isFull} />} isWide>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {deleted && (
        <div className="mt-4">
          <UndoNotice
            key={deleted.id}
            text={DELETE_TRIP_COPY.deleted(deleted.destination)}
            undo={DELETE_TRIP_COPY.undo}
            undoing={DELETE_TRIP_COPY.undoing}
            path={restoreTripPath(deleted.id)}
          />
        </div>
      )}
      {unreadable.length > 0 && (
        <Notice className="mt-4" look="look" title={DASHBOARD_COPY.dataIssues}>
          {unreadable.join(" · ")}
        </Notice>
      )}
      {isEmpty && <EmptyList />}
      <Trips id="upcoming" title={TRIPS_COPY.upcoming} trips={upcoming} />
      <Trips id="past" title={TRIPS_COPY.past} trips={past} />
    </PageFrame>
  );
}

function NewTrip({ isFull }: { isFull: boolean }) {
  if (!isFull) return <ButtonLink to={TRIP_QUIZ_PATH}>{TRIPS_COPY.create}</ButtonLink>;
  return (
    <div>
      <Button disabled aria-describedby="trips-full">
        {TRIPS_COPY.create}
      </Button>
      <p id="trips-full" className="mt-1 text-sm text-ink-soft">
        {ERROR_TEXTS.TRIP_LIMIT_REACHED}
      </p>
    </div>
  );
}

function Trips({ id, title, trips }: { id: string; title: string; trips: readonly Trip[] }) {
  if (trips.length === 0) return null;
  return (
    <Section titleId={id} title={title} className="mt-6">
      <ul className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {trips.map((trip) => (
          <li key={trip.id}>
            <TripCard trip={trip} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function EmptyList() {
  return (
    <div className="card mt-5 flex flex-col items-center gap-3 px-6 py-10 text-center">
      <Scene name="trip" className="aspect-8/5 w-72 max-w-full" />
      <h2 className="text-lg">{TRIPS_COPY.emptyTitle}</h2>
      <p className="max-w-md text-ink-soft">{TRIPS_COPY.emptyText}</p>
      <ButtonLink to={TRIP_QUIZ_PATH}>{TRIPS_COPY.emptyButton}</ButtonLink>
    </div>
  );
}

type Followed = { id: string; status: TripStatus; destination: string };

/** Keeps an open list of trips current; returns an announcement for those that have become ready or failed. */
function useTripChanges(trips: readonly Followed[]): string {
  const readAgain = useReadAgain();
  useLiveLine({
    hear(event) {
      if (event.type === "trip" || event.type === "membership") readAgain();
    },
    miss: readAgain,
  });
  const [known, setKnown] = useState(trips);
  const [words, setWords] = useState("");
  const changed = trips.filter(
    ({ id, status }) =>
      known.find((trip) => trip.id === id && trip.status !== status) && status !== "pending",
  );
  if (statesOf(known) !== statesOf(trips)) {
    setKnown(trips);
    if (changed.length > 0) setWords(changed.map(wordsOf).join(" "));
  }
  return words;
}

function wordsOf({ status, destination }: Followed): string {
  return status === "failed" ? TRIP_CHANGES.failed(destination) : TRIP_CHANGES.ready(destination);
}

function statesOf(trips: readonly Followed[]): string {
  return trips.map(({ id, status }) => `${id} ${status}`).join();
}
