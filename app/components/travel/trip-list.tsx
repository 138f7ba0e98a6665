// The trips, upcoming and past, kept up to date, with a live region for changes.
import { Scene } from "~/components/illustrations/art.tsx";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { UndoNotice } from "~/components/ui/undo-notice.tsx";
import type { TripCard as Trip, TripsView } from "~/contracts/travel/shown-trip.ts";
import { restoreTripPath, TRIP_QUIZ_PATH } from "~/contracts/travel/trip-addresses.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { DELETE_TRIP_COPY, TRIPS_COPY } from "~/copy/travel/trips-copy.ts";
import { DASHBOARD_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import { useTripChanges } from "~/hooks/travel/use-trip-changes.ts";
import { TripCard } from "./trip-card.tsx";

interface TripListProps {
  trips: TripsView;
  /** The trip that was just deleted, while it can still be restored. */
  deleted: { id: string; destination: string } | null;
}

export function TripList({ trips: { upcoming, past, unreadable, isFull }, deleted }: TripListProps) {
  const announcement = useTripChanges([...upcoming, ...past]);
  const isEmpty = upcoming.length + past.length + unreadable.length === 0;
  return (
    <section className="container-page py-5 md:py-10">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-xl sm:text-2xl">{TRIPS_COPY.title}</h1>
        {!isEmpty && <NewTrip isFull={isFull} />}
      </div>
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
        <div className="mt-4">
          <Notice look="look" title={DASHBOARD_COPY.dataIssues}>
            {unreadable.join(" · ")}
          </Notice>
        </div>
      )}
      {isEmpty && <EmptyList />}
      <Trips id="upcoming" title={TRIPS_COPY.upcoming} trips={upcoming} />
      <Trips id="past" title={TRIPS_COPY.past} trips={past} />
    </section>
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
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {trips.map((trip) => (
          <li key={trip.id}>
            <TripCard trip={trip} />
          </li>
        ))}
      </ul>
    </section>
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
