import { PageFrame } from "~/components/layout/page-frame.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";
import { TRIPS_PATH } from "~/contracts/travel/trip-addresses.ts";
import { TRIP_NOT_FOUND_COPY } from "~/words/en/travel/trips-copy.ts";

/** Replaces a trip that doesn't exist or belongs to someone else. */
export function TripNotFound() {
  return (
    <PageFrame title={TRIP_NOT_FOUND_COPY.title} lead={TRIP_NOT_FOUND_COPY.text} scene="not-found">
      <ButtonLink to={TRIPS_PATH}>{TRIP_NOT_FOUND_COPY.back}</ButtonLink>
    </PageFrame>
  );
}
