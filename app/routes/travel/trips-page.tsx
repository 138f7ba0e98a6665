// The user's upcoming and past trips.

import { ErrorPage } from "~/components/layout/error-page.tsx";
import type { PlainRefresh } from "~/components/layout/plain-refresh.tsx";
import { TripList } from "~/components/travel/trip-list.tsx";
import { DELETED_TRIP_PARAM } from "~/contracts/travel/trip-addresses.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { appContext } from "~/http/context.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { readDeletedTrip, readTrips } from "~/usecases/travel/read-trips.ts";
import { TRIPS_COPY } from "~/words/en/travel/trips-copy.ts";
import type { Route } from "./+types/trips-page";

export { readsNear as handle } from "~/contracts/route-facts.ts";

export const meta: Route.MetaFunction = () => [{ title: pageTitle(TRIPS_COPY.title) }];

export async function loader(args: Route.LoaderArgs) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const today = dayInZone(new Date(now), timeZone);
  const deletedId = args.url.searchParams.get(DELETED_TRIP_PARAM);
  const { rows } = await readAsViewer(args, (viewerId) =>
    Promise.all([
      readTrips({ db, reader }, viewerId, today),
      deletedId ? readDeletedTrip({ db, reader }, { viewerId, tripId: deletedId }) : null,
    ]),
  );
  const [trips, deleted] = rows;
  const isWorking = [...trips.upcoming, ...trips.past].some(({ status }) => status === "pending");
  const plainRefresh: PlainRefresh | null = isWorking ? { seconds: 3 } : null;
  return { trips, deleted, plainRefresh };
}

export default function Trips({ loaderData: { trips, deleted } }: Route.ComponentProps) {
  return <TripList trips={trips} deleted={deleted} />;
}

export function ErrorBoundary() {
  return <ErrorPage isNotFound={false} message={TRIPS_COPY.unreadable} />;
}
