// The items of a trip as its page shows them.
import type { TripItem, TripView } from "~/contracts/travel/shown-trip.ts";
import { plusDays } from "~/domain/calendar.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { aTrip, aTripWorld, TODAY, tripPage } from "./trips.ts";

type Found = TripItem & { ageRange: AgeRange };

export const itemsOf = (trip: TripView): Found[] =>
  trip.sizes.flatMap(({ ageRange, categories, extras }) =>
    [...categories.flatMap(({ items }) => items), ...extras].map((item) => ({ ...item, ageRange })),
  );

export function named(trip: TripView, nameId: string): Found {
  const found = itemsOf(trip).find((item) => item.nameId === nameId);
  if (!found) throw new Error(`The trip has no ${nameId}`);
  return found;
}

/** A trip to a cold place with a plan for a hot one, which lacks all that is warm. */
export async function aColdTrip(form: Record<string, unknown> = {}) {
  const world = await aTripWorld(undefined, {}, { zipcode: "33139", dueDate: plusDays(TODAY, 10) });
  const start = `${Number(TODAY.slice(0, 4)) + 1}-01-15`;
  const startDate = start > plusDays(TODAY, 30) ? start : plusDays(start, 365);
  const tripId = await aTrip(world, {
    place: "zip:99701",
    startDate,
    endDate: plusDays(startDate, 9),
    skiing: "on",
    ...form,
  });
  return { world, tripId, trip: await tripPage(world, tripId) };
}
