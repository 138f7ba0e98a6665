// Asks on its own page before a trip is deleted; the list then offers to undo it.

import { data, Form, redirect } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { TripProblem } from "~/components/travel/trip-problem.tsx";
import { ButtonLink, SubmitButton } from "~/components/ui/button.tsx";
import { buttonForm } from "~/contracts/form-pages.ts";
import {
  DELETED_TRIP_PARAM,
  deleteTripPath,
  TRIPS_PATH,
  tripPath,
} from "~/contracts/travel/trip-addresses.ts";
import { appContext } from "~/http/context.ts";
import { formAction, leads } from "~/http/form-action.server.ts";
import { forWhoMay } from "~/http/plan-refusal.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import { deleteTrip } from "~/usecases/travel/delete-trip.ts";
import { readTrip } from "~/usecases/travel/read-trips.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { DELETE_TRIP_COPY } from "~/words/en/travel/trips-copy.ts";
import type { Route } from "./+types/delete-trip-page";

export { writesLimited as middleware } from "~/http/guards.server.ts";

export const meta: Route.MetaFunction = () => [{ title: pageTitle(DELETE_TRIP_COPY.title) }];

export const loader = forWhoMay("edit", async (args: Route.LoaderArgs) => {
  const { db, reader, now } = args.context.get(appContext);
  const { rows: result } = await readAsViewer(args, (viewerId) =>
    readTrip({ db, reader, now }, { viewerId, tripId: args.params.planId }, "edit"),
  );
  if (result.kind === "not-found") throw data(null, { status: 404 });
  if (result.kind === "unreadable") throw redirect(TRIPS_PATH);
  return { tripId: result.trip.id, destination: result.trip.destination };
});

export const action = formAction({
  contract: buttonForm(),
  async act({ app, viewer, params }) {
    const trip = { viewerId: viewer.id, tripId: params.planId ?? "" };
    const deleted = await deleteTrip(app, trip);
    if (!deleted) throw data(null, { status: 404 });
    noteAct(app, { userId: viewer.id, tripId: deleted.tripId }, { act: "trip-deleted" });
    const search = new URLSearchParams({ [DELETED_TRIP_PARAM]: deleted.tripId });
    return leads(redirect(`${TRIPS_PATH}?${search}`, 303));
  },
});

export default function Delete({ loaderData: { tripId, destination } }: Route.ComponentProps) {
  const path = deleteTripPath(tripId);
  return (
    <PageFrame
      title={DELETE_TRIP_COPY.question(destination)}
      back={{ to: tripPath(tripId), label: destination }}
      lead={DELETE_TRIP_COPY.lead}
    >
      <Form method="post" action={path} className="mt-6 grid gap-3">
        <SubmitButton look="danger" path={path} busy={DELETE_TRIP_COPY.busy}>
          {DELETE_TRIP_COPY.button}
        </SubmitButton>
        <ButtonLink to={tripPath(tripId)} look="quiet">
          {DELETE_TRIP_COPY.keep}
        </ButtonLink>
      </Form>
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <TripProblem error={error} message={ERROR_TEXTS.TRIP_NOT_DELETED} />;
}
