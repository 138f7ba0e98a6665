// A trip: how many pieces to pack, for which weather, and the list to tick off.

import { data, redirect } from "react-router";
import type { PlainRefresh } from "~/components/layout/plain-refresh.tsx";
import { OnPlan } from "~/components/members/on-plan.ts";
import { OpenTrip } from "~/components/travel/open-trip.tsx";
import { TripProblem } from "~/components/travel/trip-problem.tsx";
import { AGE_PARAM, TRIPS_PATH } from "~/contracts/travel/trip-addresses.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { parseAgeRange } from "~/domain/wardrobe/growth.ts";
import { unitsFor } from "~/domain/weather/units.ts";
import { appContext } from "~/http/context.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { pageTitle, tripKeptAs } from "~/routes/page-meta.ts";
import { readTrip } from "~/usecases/travel/read-trips.ts";
import { TRIP_NOT_FOUND_COPY, TRIPS_COPY } from "~/words/en/travel/trips-copy.ts";
import type { Route } from "./+types/trip-page";

export { readsNear as handle } from "~/contracts/route-facts.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.trip.destination ?? TRIP_NOT_FOUND_COPY.title) },
  ...(loaderData?.trip.status === "ready" ? [tripKeptAs(loaderData.trip)] : []),
];

export async function loader(args: Route.LoaderArgs) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const { viewer, rows: result } = await readAsViewer(args, (viewerId) =>
    readTrip({ db, reader, now }, { viewerId, tripId: args.params.planId }),
  );
  switch (result.kind) {
    case "not-found":
      throw data(null, { status: 404 });
    case "unreadable":
      throw redirect(TRIPS_PATH);
    case "found": {
      const { trip } = result;
      const plainRefresh: PlainRefresh | null = trip.status === "pending" ? { seconds: 2 } : null;
      return {
        trip,
        ageRange: parseAgeRange(args.url.searchParams.get(AGE_PARAM) ?? ""),
        isPast: trip.endDate < dayInZone(new Date(now), timeZone),
        units: unitsFor(viewer.units, trip.planCountry),
        plainRefresh,
      };
    }
    default:
      return result satisfies never;
  }
}

export default function Trip({ loaderData: { trip, ageRange, isPast, units } }: Route.ComponentProps) {
  return (
    <OnPlan value={trip.onPlan}>
      <OpenTrip key={trip.id} trip={trip} ageRange={ageRange} isPast={isPast} units={units} />
    </OnPlan>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <TripProblem error={error} message={TRIPS_COPY.unreadable} />;
}
