// What replaces a packing list that is being made, has failed, or is empty.

import type { ReactNode } from "react";
import { Form } from "react-router";
import { Scene, type SceneName } from "~/components/illustrations/art.tsx";
import { useMay } from "~/components/members/on-plan.ts";
import { ButtonLink, SubmitButton } from "~/components/ui/button.tsx";
import { editTripPath, retryTripPath, tripPath } from "~/contracts/travel/trip-addresses.ts";
import { TRIP_COPY, TRIP_STATE_COPY } from "~/words/en/travel/packing-copy.ts";
import { TRIPS_COPY } from "~/words/en/travel/trips-copy.ts";

export function TripWorking() {
  return (
    <State scene="waiting" title={TRIP_STATE_COPY.workingTitle}>
      <p role="status" className="max-w-md text-ink-soft">
        {TRIP_STATE_COPY.working}
      </p>
    </State>
  );
}

export function TripFailed({ tripId }: { tripId: string }) {
  const path = retryTripPath(tripId);
  const mayEdit = useMay("edit");
  return (
    <State scene="plan-failed" title={TRIP_STATE_COPY.failedTitle}>
      <p role="alert" className="max-w-md text-ink-soft">
        {TRIP_STATE_COPY.failed}
      </p>
      {mayEdit && (
        <Form method="post" action={path} className="flex flex-wrap gap-3">
          <input type="hidden" name="from" value={tripPath(tripId)} />
          <SubmitButton path={path} busy={TRIPS_COPY.tryingAgain}>
            {TRIPS_COPY.tryAgain}
          </SubmitButton>
          <ButtonLink to={editTripPath(tripId)} look="quiet">
            {TRIP_COPY.edit}
          </ButtonLink>
        </Form>
      )}
    </State>
  );
}

/** Before the birth, or when a plan calls for nothing. */
export function NothingToPack({ isUnborn }: { isUnborn: boolean }) {
  const { nothingTitle, nothing, emptyTitle, empty } = TRIP_STATE_COPY;
  return (
    <State scene="trip" title={isUnborn ? nothingTitle : emptyTitle}>
      <p className="max-w-md text-ink-soft">{isUnborn ? nothing : empty}</p>
    </State>
  );
}

function State({ scene, title, children }: { scene: SceneName; title: string; children: ReactNode }) {
  return (
    <div className="mt-6 flex flex-col items-start gap-3">
      <Scene name={scene} className="aspect-8/5 w-72 max-w-full" />
      <h2 className="text-lg">{title}</h2>
      {children}
    </div>
  );
}
