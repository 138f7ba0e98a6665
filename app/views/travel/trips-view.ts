// The list of upcoming and past trips.

import type { TripCard, TripsView } from "~/contracts/travel/shown-trip.ts";
import {
  type AskedItemRow,
  bagFacts,
  readAskedRow,
  readTripFacts,
  readWeatherCategory,
  type TripFactsRow,
  type WeatherFigures,
} from "~/contracts/travel/stored-packing.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { MOST_TRIPS } from "~/domain/travel/limits.ts";
import { tripBag } from "~/domain/travel/pack-trip.ts";
import { countPieces, splitTrips } from "~/domain/travel/trip-dates.ts";

/** The user's trips on the reader's day, with what each asks for; of unreadable ones only the destination. */
export function viewTrips(
  rows: readonly (TripFactsRow & { weather: WeatherFigures | null })[],
  asked: readonly (AskedItemRow & { tripId: string })[],
  today: IsoDay,
): TripsView {
  const askedOf = new Map<string, AskedItemRow[]>(rows.map(({ id }) => [id, []]));
  for (const { tripId, ...row } of asked) askedOf.get(tripId)?.push(row);
  const unreadable: string[] = [];
  const cards = rows.flatMap((row): TripCard[] => {
    const facts = readTripFacts(row);
    if (!facts) {
      unreadable.push(row.destination);
      return [];
    }
    const { planStart: _, ...shown } = facts;
    const isReady = facts.status === "ready";
    const { packed } = tripBag(
      bagFacts(facts, row, row.weather),
      (askedOf.get(row.id) ?? []).map(readAskedRow),
    );
    const { essentialPieces, allPieces } = countPieces(isReady ? packed : []);
    const category = isReady && row.weather ? readWeatherCategory(row.weather.category) : null;
    return [{ ...shown, essentials: essentialPieces, everything: allPieces, category }];
  });
  return { ...splitTrips(cards, today), unreadable, isFull: rows.length >= MOST_TRIPS };
}
