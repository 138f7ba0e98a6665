import { isRouteErrorResponse } from "react-router";
import { ErrorPage, refusalIn } from "~/components/layout/error-page.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";
import { TRIPS_PATH } from "~/contracts/travel/trip-addresses.ts";
import { TRIP_NOT_FOUND_COPY } from "~/words/en/travel/trips-copy.ts";

/** Replaces a trip that doesn't exist or belongs to someone else. */
function TripNotFound() {
  return (
    <PageFrame title={TRIP_NOT_FOUND_COPY.title} lead={TRIP_NOT_FOUND_COPY.text} scene="not-found">
      <ButtonLink to={TRIPS_PATH}>{TRIP_NOT_FOUND_COPY.back}</ButtonLink>
    </PageFrame>
  );
}

/** Replaces a page of a trip for what it threw: a refusal, a trip that isn't there, or anything else, with the page's own words. */
export function TripProblem({ error, message }: { error: unknown; message: string }) {
  const refusal = refusalIn(error);
  if (refusal) return <ErrorPage {...refusal} />;
  if (isRouteErrorResponse(error) && error.status === 404) return <TripNotFound />;
  return <ErrorPage isNotFound={false} message={message} />;
}
