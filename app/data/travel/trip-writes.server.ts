// How users write trips: plan one, change it, try again. Each is one compare-and-set or one insert with a
// unique key, so a form sent twice makes one trip and starts one run.
import { and, eq, exists, ne, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { firstOf, newRun } from "~/data/leased-rows.server.ts";
import {
  areTripsOpenTo,
  isCompletePlanOpenTo,
  isTripMadeBy,
  isTripOpenTo,
  type TripOfOwner,
} from "~/data/plans/open-to.server.ts";
import { userOnboardingData as attempts, userTravelPlans as trips } from "~/data/schema.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { LaundryScenario } from "~/domain/vocabulary.ts";
import { countTrips, FIRST_DAY, type TripRow, writeTrips } from "./own-trips.server.ts";

/** A trip's answers as its columns. */
export interface TripColumns {
  onboardingId: string;
  destination: string;
  /** Empty outside the US. */
  zipcode: string;
  place: string | null;
  startDate: IsoDay;
  endDate: IsoDay;
  laundryFrequency: LaundryScenario;
  hasLaundryAccess: boolean;
  /** JSON. */
  activities: string;
  notes: string | null;
}

export interface NewTrip {
  id: string;
  ownerId: string;
  answers: TripColumns;
  formKey: string;
  runId: string;
  most: number;
  now: number;
}

export interface CreateOutcome {
  trip: { id: string; runId: string; isNew: boolean } | null;
  /** Whether the plan is the user's and can be packed from. */
  hasPlan: boolean;
}

/**
 * Writes a pending trip, if the plan is a complete one of the user's and they may have one more trip. The
 * same form key finds the trip it made before.
 */
export async function createTrip(db: Database, trip: NewTrip): Promise<CreateOutcome> {
  const { ownerId, answers, now } = trip;
  const isOpenPlan = isCompletePlanOpenTo(ownerId, answers.onboardingId);
  const [, [found], [plan]] = await db.batch([
    db.run(sql`insert or ignore into ${trips} (id, user_id, onboarding_id, destination, zipcode, place, start_date,
        end_date, laundry_frequency, has_laundry_access, activities, notes, plan_start, status, run_id, form_key,
        created_at, updated_at)
      select ${trip.id}, ${attempts.userId}, ${attempts.onboardingId}, ${answers.destination}, ${answers.zipcode},
        ${answers.place}, ${answers.startDate}, ${answers.endDate}, ${answers.laundryFrequency},
        ${answers.hasLaundryAccess ? 1 : 0}, ${answers.activities}, ${answers.notes}, ${FIRST_DAY}, 'pending',
        ${trip.runId}, ${trip.formKey}, ${now}, ${now}
      from ${attempts} where ${isOpenPlan} and ${countTrips(db, ownerId)} < ${trip.most}`),
    db
      .select({ id: trips.id, runId: trips.runId })
      .from(trips)
      .where(and(isTripMadeBy(ownerId), eq(trips.formKey, trip.formKey))),
    db.select({ id: attempts.onboardingId }).from(attempts).where(isOpenPlan),
  ]);
  return { trip: found ? { ...found, isNew: found.id === trip.id } : null, hasPlan: plan !== undefined };
}

/** Puts a trip back to the start. */
function anew(runId: string, now: number) {
  return { ...newRun(trips, runId), status: "pending", updatedAt: now } as const;
}

export interface TripChange extends TripOfOwner {
  answers: TripColumns;
  runId: string;
  now: number;
}

/** Replaces a trip's answers and starts a run. No trip: not the user's, or the plan can't be packed from. */
export async function updateTrip(
  db: Database,
  change: TripChange,
): Promise<{ trip: TripRow | null; hasPlan: boolean }> {
  const { ownerId, answers, runId, now } = change;
  const isOpenPlan = isCompletePlanOpenTo(ownerId, answers.onboardingId);
  const plan = db.select({ firstDay: FIRST_DAY }).from(attempts).where(isOpenPlan);
  const [[trip], [found]] = await db.batch([
    writeTrips(
      db,
      { ...answers, planStart: sql`${plan}`, ...anew(runId, now) },
      and(isTripOpenTo(change), exists(plan)),
    ),
    plan,
  ]);
  return { trip: trip ?? null, hasPlan: found !== undefined };
}

/** Restarts the user's failed trip; null if there isn't one. */
export function restartFailedTrip(
  db: Database,
  trip: TripOfOwner,
  runId: string,
  now: number,
): Promise<TripRow | null> {
  return firstOf(writeTrips(db, anew(runId, now), and(isTripOpenTo(trip), eq(trips.status, "failed"))));
}

/** Restarts a plan's trips that were calculated for another first day than its current one. */
export async function restartTripsOfPlan(
  db: Database,
  { ownerId, onboardingId }: { ownerId: string; onboardingId: string },
  runId: string,
  now: number,
): Promise<TripRow[]> {
  const firstDay = sql`(select ${FIRST_DAY} from ${attempts} where ${attempts.onboardingId} = ${onboardingId})`;
  return writeTrips(
    db,
    { planStart: firstDay, ...anew(runId, now) },
    and(eq(trips.onboardingId, onboardingId), areTripsOpenTo(ownerId), ne(trips.planStart, firstDay)),
  );
}

/** The state of one of the user's trips. */
export function selectTripState(db: Database, trip: TripOfOwner) {
  return db.select({ tripId: trips.id, version: trips.version }).from(trips).where(isTripOpenTo(trip));
}
