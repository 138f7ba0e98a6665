// The list of trips: what is still to come and what is over.
import { readStoredActivities } from "~/contracts/travel/stored-trip.ts";
import type { TripCard, TripFacts, TripsView } from "~/contracts/travel/trip-view.ts";
import { MOST_TRIPS } from "~/copy/travel/limits.ts";
import { type IsoDay, isDay } from "~/domain/calendar.ts";
import { isShortTrip, splitTrips, tripDays } from "~/domain/travel/trip-dates.ts";
import { type TripStatus, WEATHER_CATEGORIES } from "~/domain/vocabulary.ts";

/** The columns that every page reads of a trip; data/travel/trips.server.ts selects them. */
export interface TripFactsRow {
  id: string;
  status: TripStatus;
  version: number;
  destination: string;
  startDate: string;
  endDate: string;
  activities: string;
  notes: string | null;
  essentialPieces: number;
  allPieces: number;
}

/** What every page says of a trip; null for a row that no release of ours has written so. */
export function viewTripFacts(row: TripFactsRow): TripFacts | null {
  const { id, status, version, destination, startDate, endDate, notes } = row;
  const activities = readStoredActivities(row.activities);
  const dates = { startDate, endDate };
  if (!activities || !isDay(startDate) || !isDay(endDate) || endDate < startDate) return null;
  const isReady = status === "ready";
  return {
    id,
    status,
    version,
    destination,
    ...dates,
    days: tripDays(dates),
    isShortTrip: isShortTrip(dates),
    activities,
    notes,
    essentials: isReady ? row.essentialPieces : 0,
    everything: isReady ? row.allPieces : 0,
  };
}

/** The user's trips on the reader's day; what cannot be read is left out. */
export function viewTrips(
  rows: readonly (TripFactsRow & { weatherCategory: string | null })[],
  today: IsoDay,
): TripsView {
  const cards = rows.flatMap((row): TripCard[] => {
    const facts = viewTripFacts(row);
    if (!facts) return [];
    const category = facts.status === "ready" ? row.weatherCategory : null;
    return [{ ...facts, category: WEATHER_CATEGORIES.find((known) => known === category) ?? null }];
  });
  return { ...splitTrips(cards, today), isFull: rows.length >= MOST_TRIPS };
}
