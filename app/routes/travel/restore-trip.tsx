// Restores a deleted trip and returns to the list, or says why it can't be restored.

import { data, redirect } from "react-router";
import { ErrorPage, refusalIn } from "~/components/layout/error-page.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";
import { buttonForm, onTrips } from "~/contracts/form-pages.ts";
import { TRIPS_PATH } from "~/contracts/travel/trip-addresses.ts";
import { refusalOf } from "~/http/error-statuses.server.ts";
import { formAction, leads } from "~/http/form-action.server.ts";
import { type FormOutcome, refuseForm } from "~/http/shown-form.server.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { noteAct } from "~/usecases/members/note-act.ts";
import { restoreTrip } from "~/usecases/travel/delete-trip.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { DELETE_TRIP_COPY, TRIP_NOT_FOUND_COPY } from "~/words/en/travel/trips-copy.ts";
import type { Route } from "./+types/restore-trip";

export { writesLimited as middleware } from "~/http/guards.server.ts";

export const meta: Route.MetaFunction = () => [{ title: pageTitle(DELETE_TRIP_COPY.goneTitle) }];

/** A GET request restores nothing. */
export function loader() {
  return data(null, { status: 404 });
}

export const action = formAction({
  contract: buttonForm(onTrips),
  // To whoever may not restore it, a deleted trip is gone.
  planAct: "read",
  async act(sent): Promise<FormOutcome> {
    const { planId: tripId = "" } = sent.params;
    const result = await restoreTrip(sent.app, { viewerId: sent.viewer.id, tripId });
    switch (result.kind) {
      case "restored":
        noteAct(sent.app, { userId: sent.viewer.id, tripId }, { act: "trip-restored" });
        return leads(redirect(TRIPS_PATH, 303));
      case "refused":
        return refuseForm(sent, refusalOf(result.code, { status: 409 }));
      case "not-found":
        return refuseForm(sent, { status: 404, message: DELETE_TRIP_COPY.gone });
      default:
        return result satisfies never;
    }
  },
});

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const refusal = refusalIn(error);
  if (refusal) return <ErrorPage {...refusal} />;
  return <ErrorPage isNotFound={false} message={ERROR_TEXTS.TRIP_NOT_RESTORED} />;
}

export default function Restore({ actionData }: Route.ComponentProps) {
  return (
    <PageFrame
      title={DELETE_TRIP_COPY.goneTitle}
      lead={actionData?.message ?? DELETE_TRIP_COPY.gone}
      scene="trip"
    >
      <ButtonLink to={TRIPS_PATH}>{TRIP_NOT_FOUND_COPY.back}</ButtonLink>
    </PageFrame>
  );
}
