// Reads what the trip pages show. Each function issues all its queries synchronously when called, so that a
// page and its session check share one round trip.
import { readPlace } from "~/contracts/places/stored-place.ts";
import type { PackablePlan, TripDraft, TripsView, TripView } from "~/contracts/travel/shown-trip.ts";
import { readStoredActivities, readTripFacts } from "~/contracts/travel/stored-packing.ts";
import { placeValue } from "~/contracts/travel/trip-form.ts";
import type { Database } from "~/data/database.server.ts";
import type { PageReader } from "~/data/page-reader.server.ts";
import type { TripForViewer } from "~/data/plans/open-to.server.ts";
import { selectSelection } from "~/data/plans/selection.server.ts";
import {
  countTrips,
  selectItemsOfTripsPlan,
  selectPackedImages,
  selectPackedItems,
  selectTripForViewer,
} from "~/data/travel/select-trip.server.ts";
import {
  selectAskedOfTrips,
  selectDeletedTrip,
  selectPackablePlans,
  selectTripAnswers,
  type selectTripsAround,
  selectTripsForViewer,
} from "~/data/travel/select-trips.server.ts";
import { dayInZone, type IsoDay } from "~/domain/calendar.ts";
import type { Act } from "~/domain/members/roles.ts";
import { placeName } from "~/domain/places/place.ts";
import { defaultPlan } from "~/domain/plans/default-plan.ts";
import { EVENING_AT } from "~/domain/today/day-windows.ts";
import { MOST_TRIPS } from "~/domain/travel/travel-item.ts";
import { HOUR_MS } from "~/domain/weather/hourly-forecast.ts";
import { type keptWeather, whereaboutsOf } from "~/usecases/weather/find-hours.ts";
import { viewTrip, viewTrips } from "~/views/travel/trip-view.ts";

export type Reading = { db: Database; reader: Pick<PageReader, "read"> };

/** The user's trips, on the reader's day `today`. */
export async function readTrips(
  { db, reader }: Reading,
  viewerId: string,
  today: IsoDay,
): Promise<TripsView> {
  const [trips, asked] = await Promise.all([
    reader.read(selectTripsForViewer(db, viewerId)),
    reader.read(selectAskedOfTrips(db, viewerId)),
  ]);
  return viewTrips(trips, asked, today);
}

type TripAround = Awaited<ReturnType<typeof selectTripsAround>>[number];

/**
 * The trip under way by the clock of its place, until the evening of its last day, whose night is at home; of several, the last to begin. Null
 * without one whose place is known.
 */
export function tripUnderWay(rows: readonly TripAround[], now: number): TripAround | null {
  return firstTrip(rows, ({ timeZone }) => ({
    day: dayInZone(new Date(now), timeZone),
    night: dayInZone(new Date(now + (24 - EVENING_AT) * HOUR_MS), timeZone),
  }));
}

/** The trip on which the baby is on a day of the family's; null at home. */
export function tripOn(rows: readonly TripAround[], day: IsoDay): TripAround | null {
  return firstTrip(rows, () => ({ day, night: day }));
}

/** The clock of each day where the baby is, from the trips around it and the time zone at home. */
export function zonesOf(rows: readonly TripAround[], homeZone: string): (day: IsoDay) => string {
  return (day) => {
    const trip = tripOn(rows, day);
    return trip ? whereaboutsOf(trip).timeZone : homeZone;
  };
}

type KeptOfPlan = Parameters<typeof keptWeather>[0] & { todayMarks: string | null; dayCare: string | null };

/**
 * Where a plan's baby is: `place` is the row whose weather and clock count, the trip's or the plan's own, `kept`; `on` is for the facts of
 * Today. With `isAtHome` the reader has left the trip aside.
 */
export function whereIs(kept: KeptOfPlan, trip: TripAround | null, isAtHome = false) {
  const place = trip === null || isAtHome ? kept : { ...trip, monthCards: null };
  const { timeZone: marksZone } = whereaboutsOf(kept);
  return { place, on: { trip, isAtHome, marks: kept.todayMarks, dayCare: kept.dayCare, marksZone } };
}

function firstTrip(
  rows: readonly TripAround[],
  momentAt: (place: { timeZone: string }) => { day: IsoDay; night: IsoDay },
): TripAround | null {
  const isThen = (row: TripAround) => {
    const place = whereaboutsOf(row);
    const { day, night } = momentAt(place);
    return place.spot !== null && readTripFacts(row) !== null && row.startDate <= day && night <= row.endDate;
  };
  return rows.find(isThen) ?? null;
}

export type ReadTripResult =
  | { kind: "found"; trip: TripView }
  /** The user has no such trip. */
  | { kind: "not-found" }
  /** The row holds something no release of ours wrote. */
  | { kind: "unreadable" };

/** One trip, if the viewer may do this to it. */
export async function readTrip(
  { now, ...reading }: Reading & { now: number },
  target: TripForViewer,
  act: Act = "read",
): Promise<ReadTripResult> {
  const rows = await readTripRows(reading, target, act);
  if (!rows) return { kind: "not-found" };
  const trip = viewTrip(rows, dayInZone(new Date(now), "UTC"));
  return trip ? { kind: "found", trip } : { kind: "unreadable" };
}

/** The rows behind a trip's page; null if there's no such trip that the viewer may do this to. */
export async function readTripRows({ db, reader }: Reading, target: TripForViewer, act: Act) {
  const [[trip], packed, planItems, images] = await Promise.all([
    reader.read(selectTripForViewer(db, target, act)),
    reader.read(selectPackedItems(db, target)),
    reader.read(selectItemsOfTripsPlan(db, target)),
    reader.read(selectPackedImages(db, target)),
  ]);
  const hashes = new Map(images.map(({ clothingId, contentHash }) => [clothingId, contentHash]));
  return trip ? { trip, packed, planItems, images: hashes } : null;
}

export interface TripQuiz {
  /** Complete plans, for a trip being changed those of its owner, newest first; empty if there is nothing to pack from. */
  plans: PackablePlan[];
  /** The final one, or else the newest; null without plans. */
  defaultPlanId: string | null;
  /** The answers of the trip being changed; null if it isn't the user's or none was requested. */
  draft: TripDraft | null;
  /** Whether the user has the maximum number of trips. */
  isFull: boolean;
}

/** What the trip form starts from; `tripId` is the trip being changed. */
export async function readTripQuiz(
  { db, reader }: Reading,
  viewerId: string,
  tripId: string | null,
): Promise<TripQuiz> {
  const [plans, [selection], [counted], [answers]] = await Promise.all([
    reader.read(selectPackablePlans(db, viewerId, tripId)),
    reader.read(selectSelection(db, viewerId)),
    reader.read(countTrips(db, viewerId)),
    tripId === null ? [] : reader.read(selectTripAnswers(db, { viewerId, tripId })),
  ]);
  const finalId = selection?.selectedOnboardingId ?? null;
  return {
    plans: plans.map(
      ({ onboardingId: planId, cardTitle, babyNames, attemptNumber, city, state, country }) => ({
        id: planId,
        cardTitle,
        babyNames,
        attemptNumber,
        place: placeName({ city, state }),
        country,
      }),
    ),
    defaultPlanId: defaultPlan({ plans: plans, finalId })?.onboardingId ?? null,
    draft: answers ? draftOf(answers) : null,
    isFull: (counted?.count ?? 0) >= MOST_TRIPS,
  };
}

type AnswerRow = Awaited<ReturnType<typeof selectTripAnswers>>[number];

function draftOf(row: AnswerRow): TripDraft {
  const city = readPlace(row.place);
  const place = city
    ? placeValue({ kind: "city", placeId: String(city.id) })
    : placeValue({ kind: "zip", zipcode: row.zipcode });
  const activities = readStoredActivities(row.activities) ?? [];
  return {
    fields: {
      destination: row.destination,
      destinationFound: row.destination,
      place,
      startDate: row.startDate,
      endDate: row.endDate,
      laundryFrequency: row.laundryFrequency,
      ...Object.fromEntries(activities.map((activity) => [activity, "on"])),
      onboardingId: row.onboardingId ?? "",
      notes: row.notes ?? "",
    },
  };
}

/** A deleted trip that can still be restored. */
export type DeletedTrip = { id: string; destination: string };

/** The trip that the list's address names as deleted; null once it is restored or purged. */
export async function readDeletedTrip(
  { db, reader }: Reading,
  target: TripForViewer,
): Promise<DeletedTrip | null> {
  const [deleted] = await reader.read(selectDeletedTrip(db, target));
  return deleted ? { id: deleted.id, destination: deleted.destination } : null;
}
