import { Scene } from "~/components/illustrations/art.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";
import { TRIPS_PATH } from "~/contracts/travel/trip-addresses.ts";
import { TRIP_NOT_FOUND_COPY } from "~/copy/travel/trips-copy.ts";

/** Replaces a trip that doesn't exist or belongs to someone else. */
export function TripNotFound() {
  return (
    <section className="container-page flex flex-col items-center gap-4 py-16 text-center">
      <Scene name="not-found" className="aspect-8/5 w-72 max-w-full" />
      <h1 className="text-xl">{TRIP_NOT_FOUND_COPY.title}</h1>
      <p className="max-w-md text-ink-soft">{TRIP_NOT_FOUND_COPY.text}</p>
      <ButtonLink to={TRIPS_PATH}>{TRIP_NOT_FOUND_COPY.back}</ButtonLink>
    </section>
  );
}
