// Converts a trip's answers to its columns: looks up the place and packs the rest.
import { packPlace } from "~/contracts/places/stored-place.ts";
import { packActivities } from "~/contracts/travel/stored-trip.ts";
import type { ChosenPlace, TripAnswers } from "~/contracts/travel/trip-form.ts";
import type { Database } from "~/data/database.server.ts";
import type { TripColumns } from "~/data/travel/trip-writes.server.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { placeName } from "~/domain/places/place-name.ts";
import { hasLaundryAccess } from "~/domain/travel/packing.ts";
import { locateCity } from "~/usecases/places/locate-city.ts";
import { locateZip } from "~/usecases/places/locate-zip.ts";

export type LocatedPlace =
  | { columns: Pick<TripColumns, "destination" | "zipcode" | "place">; problem: null }
  | { columns: null; problem: ErrorCode };

/** The place that a form names, or why nothing can be planned for it; in one round trip. */
export async function locateDestination(db: Database, place: ChosenPlace): Promise<LocatedPlace> {
  if (place.kind === "city") {
    const found = await locateCity(db, place.placeId);
    if (found.kind === "unknown") return { columns: null, problem: "TRIP_DESTINATION_UNKNOWN" };
    const { name, countryName } = found.city;
    const destination = placeName({ city: name, state: countryName }) ?? name;
    return { columns: { destination, zipcode: "", place: packPlace(found.city) }, problem: null };
  }
  const { zipcode } = place;
  const found = await locateZip(db, zipcode);
  if (found.kind === "unknown") return { columns: null, problem: found.code };
  const destination = (found.kind === "place" ? placeName(found) : null) ?? zipcode;
  return { columns: { destination, zipcode, place: null }, problem: null };
}

/** A trip as its row stores it, or what is wrong with its place. */
export async function locateTrip(
  db: Database,
  { place, activities, ...answers }: TripAnswers,
): Promise<{ answers: TripColumns; problem: null } | { answers: null; problem: ErrorCode }> {
  const { columns, problem } = await locateDestination(db, place);
  if (!columns) return { answers: null, problem };
  return {
    answers: {
      ...answers,
      ...columns,
      hasLaundryAccess: hasLaundryAccess(answers.laundryFrequency),
      activities: packActivities(activities),
    },
    problem: null,
  };
}
