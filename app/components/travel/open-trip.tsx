// An open trip: the answer, the weather, what to pack, and what the plan at home is missing.
import { useState } from "react";
import { Link } from "react-router";
import { ReaderNote } from "~/components/members/reader-note.tsx";
import { UnsentChanges } from "~/components/offline/unsent-changes.tsx";
import { packingText } from "~/components/travel/packing-text.ts";
import type { TripView } from "~/contracts/travel/shown-trip.ts";
import { TRIPS_PATH } from "~/contracts/travel/trip-addresses.ts";
import { TRIP_COPY } from "~/copy/travel/packing-copy.ts";
import { packingProgress } from "~/domain/travel/packing-progress.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import type { Units } from "~/domain/weather/units.ts";
import { useTripLine } from "~/hooks/travel/use-trip-line.ts";
import { useTripTicks } from "~/hooks/travel/use-trip-ticks.ts";
import { useUnits } from "~/hooks/weather/use-units.ts";
import { BeforeYouGo } from "./before-you-go.tsx";
import { KitList } from "./kit-list.tsx";
import { TicksForm } from "./pack-tick.tsx";
import { PackingList } from "./packing-list.tsx";
import { PlanComparison } from "./plan-comparison.tsx";
import { SizeTabs } from "./size-tabs.tsx";
import { TripBar } from "./trip-bar.tsx";
import { TripAnswer, TripFacts } from "./trip-head.tsx";
import { TripMenu } from "./trip-menu.tsx";
import { TripNotes } from "./trip-notes.tsx";
import { NothingToPack, TripFailed, TripWorking } from "./trip-states.tsx";
import { TripWeatherLine } from "./trip-weather-line.tsx";

interface OpenTripProps {
  trip: TripView;
  /** The size requested in the address. */
  ageRange: AgeRange | null;
  isPast: boolean;
  units: Units;
}

export function OpenTrip({ trip, ageRange, isPast, units: stored }: OpenTripProps) {
  const [tab] = useState(() => crypto.randomUUID());
  const units = useUnits(stored);
  const ticks = useTripTicks(trip, tab);
  useTripLine(trip, tab, ticks.flush);
  const { id, status, weather, notes, baby } = trip;
  const items = ticks.sizes.flatMap(({ categories, extras }) => [
    ...categories.flatMap((each) => each.items),
    ...extras,
  ]);
  const progress = packingProgress(items);
  const shown = ticks.sizes.find((size) => size.ageRange === ageRange) ?? ticks.sizes[0];
  const hasList = status === "ready" && items.length > 0;
  return (
    <section className="container-page trip pb-4">
      <TripBar progress={hasList ? progress : null}>
        <UnsentChanges count={ticks.waiting}>
          <Link className="linkish inline-flex min-h-11 items-center text-sm" to={TRIPS_PATH}>
            {TRIP_COPY.back}
          </Link>
        </UnsentChanges>
      </TripBar>
      <TripMenu tripId={id} text={hasList ? packingText({ ...trip, ...ticks }) : null} />
      <div className="trip-columns">
        <div className="trip-head">
          {hasList && <TripAnswer trip={trip} progress={progress} />}
          <TripFacts trip={trip} isPast={isPast} />
          <ReaderNote />
          {weather && <TripWeatherLine weather={weather} units={units} />}
          {notes && (
            <div className="mt-3">
              <TripNotes notes={notes} of={trip.destination} />
            </div>
          )}
        </div>
        <div className="min-w-0">
          {status === "pending" && <TripWorking />}
          {status === "failed" && <TripFailed tripId={id} />}
          {status === "ready" && !hasList && <NothingToPack isUnborn={baby?.kind === "unborn"} />}
          {hasList && shown && (
            <>
              <SizeTabs tripId={id} sizes={ticks.sizes} current={shown.ageRange} />
              <TicksForm tripId={id} />
              <PackingList
                tripId={id}
                ticks={ticks}
                country={trip.planCountry}
                size={shown}
                notes={trip.bagNotes}
              />
              <KitList tripId={id} ticks={ticks} ageRange={shown.ageRange} />
              <BeforeYouGo trip={trip} />
              <PlanComparison trip={trip} />
            </>
          )}
        </div>
      </div>
    </section>
  );
}
