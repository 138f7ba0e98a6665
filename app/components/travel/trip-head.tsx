// A trip's answer and what it's based on: how many pieces, where and when, the baby's age, and the weather.
import { Meter } from "~/components/ui/meter.tsx";
import type { TripView } from "~/contracts/travel/shown-trip.ts";
import { spanWords } from "~/copy/day-words.ts";
import { PACK_HEADLINE, packedWords, packWords, TRIP_COPY, withExtras } from "~/copy/travel/packing-copy.ts";
import { babyWords } from "~/copy/travel/trip-copy.ts";
import { daysWords, shortDestination } from "~/copy/travel/trips-copy.ts";
import type { PackingProgress } from "~/domain/travel/packing-progress.ts";
import { TripChips } from "./trip-chips.tsx";

/** "Pack 23 pieces for 4 days in Denver", and the progress. */
export function TripAnswer({ trip, progress }: { trip: TripView; progress: PackingProgress }) {
  const { destination, days, everything } = trip;
  const { packed, pieces, others } = progress;
  const words = packedWords(packed, pieces, others);
  return (
    <>
      <h1 className="answer text-balance">
        {PACK_HEADLINE.before} <b>{pieces}</b>{" "}
        {PACK_HEADLINE.in(packWords(pieces, days), shortDestination(destination))}
      </h1>
      <p className="figures mt-0.5 text-sm text-ink-soft">
        <span className="max-lg:sr-only print:hidden">
          {words}
          {everything > pieces && " · "}
        </span>
        {everything > pieces && withExtras(everything)}
      </p>
      <div className="mt-2 max-lg:hidden print:hidden">
        <Meter label={TRIP_COPY.packed} value={packed} max={pieces} words={words} />
      </div>
    </>
  );
}

/** Where and when, the baby's age then, and the planned activities. */
export function TripFacts({ trip, isPast }: { trip: TripView; isPast: boolean }) {
  const { destination, days, baby, activities, isShortTrip } = trip;
  return (
    <div className="mt-2 grid gap-1.5 text-sm">
      <p className="figures">
        <span className="font-semibold">{destination}</span> ·{" "}
        <span className="inline-block">{spanWords(trip, trip.planCountry)}</span> ·{" "}
        <span className="inline-block">{daysWords(days)}</span>
      </p>
      {baby && <p className="text-ink-soft">{babyWords(baby, isPast)}</p>}
      {baby?.kind === "born" && baby.isGrown && <p className="text-ink-soft">{TRIP_COPY.grown}</p>}
      <TripChips activities={activities} isShortTrip={isShortTrip} />
    </div>
  );
}
