// The list of upcoming and past trips.

import type { TripCard, TripFacts, TripsView } from "~/contracts/travel/shown-trip.ts";
import { readStoredActivities } from "~/contracts/travel/stored-trip.ts";
import { type IsoDay, isDay } from "~/domain/calendar.ts";
import { MOST_TRIPS } from "~/domain/travel/limits.ts";
import { isShortTrip, splitTrips, tripDays } from "~/domain/travel/trip-dates.ts";
import { countPieces } from "~/domain/travel/trip-totals.ts";
import type { LaundryScenario, TripStatus } from "~/domain/vocabulary.ts";
import { type AskedItemRow, knownCategory, viewBag } from "./bag-view.ts";

/** The trip columns that every page reads, selected by data/travel/select-trips.server.ts. */
export interface TripFactsRow {
  id: string;
  status: TripStatus;
  version: number;
  destination: string;
  planCountry: string;
  startDate: string;
  endDate: string;
  activities: string;
  notes: string | null;
  planStart: string;
  laundryFrequency: LaundryScenario;
}

/** What every page says of a trip, except the bag's counts; null for a row that no release of ours wrote. */
export function viewTripFacts(row: TripFactsRow): Omit<TripFacts, "essentials" | "everything"> | null {
  const { id, status, version, destination, planCountry, startDate, endDate, notes } = row;
  const activities = readStoredActivities(row.activities);
  const dates = { startDate, endDate };
  if (!activities || !isDay(startDate) || !isDay(endDate) || endDate < startDate) return null;
  if (!isDay(row.planStart)) return null;
  const days = tripDays(dates);
  const isShort = isShortTrip(dates);
  const what = { id, status, version, destination, planCountry };
  return { ...what, ...dates, days, isShortTrip: isShort, activities, notes };
}

/** The user's trips on the reader's day, with what each asks for; unreadable ones are left out. */
export function viewTrips(
  rows: readonly (TripFactsRow & { weatherCategory: string | null })[],
  asked: readonly (AskedItemRow & { tripId: string })[],
  today: IsoDay,
): TripsView {
  const askedOf = new Map<string, AskedItemRow[]>(rows.map(({ id }) => [id, []]));
  for (const { tripId, ...row } of asked) askedOf.get(tripId)?.push(row);
  const cards = rows.flatMap((row): TripCard[] => {
    const facts = viewTripFacts(row);
    if (!facts) return [];
    const isReady = facts.status === "ready";
    const { packed } = viewBag({ ...row, ...facts }, row.weatherCategory, askedOf.get(row.id) ?? []);
    const { essentialPieces, allPieces } = countPieces(isReady ? packed : []);
    const category = isReady && row.weatherCategory !== null ? knownCategory(row.weatherCategory) : null;
    return [{ ...facts, essentials: essentialPieces, everything: allPieces, category }];
  });
  return { ...splitTrips(cards, today), isFull: rows.length >= MOST_TRIPS };
}
