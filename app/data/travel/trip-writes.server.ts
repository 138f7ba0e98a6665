// How users plan, change, retry, delete, and restore trips. Each is one compare-and-set or one insert with a unique key, so a
// form sent twice makes one trip and starts one run. The sweeper removes deleted trips later.

import { and, eq, exists, gt, isNotNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "~/data/database.server.ts";
import { firstOf, newRun } from "~/data/leased-rows.server.ts";
import {
  areOfTripsOwner,
  areTripsOpenTo,
  isCompletePlanOpenTo,
  isDeletedTripOf,
  isTripMadeBy,
  isTripOpenTo,
  ownerOf,
  type TripForViewer,
} from "~/data/plans/open-to.server.ts";
import { userOnboardingData as plans, userTravelPlans as trips } from "~/data/schema.ts";
import { type IsoDay, toDay } from "~/domain/calendar.ts";
import { RULES_VERSION } from "~/domain/plans/rules-version.ts";
import type { LaundryScenario } from "~/domain/vocabulary.ts";
import { countTrips, SIZES_OF_PLAN, type TripRow, writeTrips } from "./select-trip.server.ts";

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

interface NewTrip {
  id: string;
  viewerId: string;
  answers: TripColumns;
  formKey: string;
  runId: string;
  most: number;
  now: number;
}

interface CreateOutcome {
  trip: { id: string; runId: string; isNew: boolean } | null;
  /** Whether the viewer may edit the plan and it can be packed from. */
  hasPlan: boolean;
}

/**
 * Writes a pending trip, if the plan is a complete one that the viewer may change and its owner may have one more trip. The
 * same form key finds the trip it made before.
 */
export async function createTrip(db: Database, trip: NewTrip): Promise<CreateOutcome> {
  const { viewerId, answers, now } = trip;
  const isOpenPlan = isCompletePlanOpenTo(viewerId, answers.onboardingId, "edit");
  const [, [found], [plan]] = await db.batch([
    db.run(sql`insert or ignore into ${trips} (id, user_id, onboarding_id, destination, zipcode, place, start_date,
        end_date, laundry_frequency, has_laundry_access, activities, notes, plan_start, plan_sizes, plan_babies, plan_months, status, run_id, form_key,
        created_at, updated_at)
      select ${trip.id}, ${viewerId}, ${plans.onboardingId}, ${answers.destination}, ${answers.zipcode},
        ${answers.place}, ${answers.startDate}, ${answers.endDate}, ${answers.laundryFrequency},
        ${answers.hasLaundryAccess ? 1 : 0}, ${answers.activities}, ${answers.notes}, ${SIZES_OF_PLAN.planStart},
        ${SIZES_OF_PLAN.planSizes}, ${SIZES_OF_PLAN.planBabies}, ${SIZES_OF_PLAN.planMonths}, 'pending', ${trip.runId}, ${trip.formKey}, ${now}, ${now}
      from ${plans} where ${isOpenPlan} and ${countTrips(db, ownerOf(answers.onboardingId))} < ${trip.most}`),
    db
      .select({ id: trips.id, runId: trips.runId })
      .from(trips)
      .where(and(isTripMadeBy(viewerId), eq(trips.formKey, trip.formKey))),
    db.select({ id: plans.onboardingId }).from(plans).where(isOpenPlan),
  ]);
  return { trip: found ? { ...found, isNew: found.id === trip.id } : null, hasPlan: plan !== undefined };
}

/** Puts a trip back to the start. */
function anew(runId: string, now: number) {
  return { ...newRun(trips, runId), status: "pending", updatedAt: now } as const;
}

interface TripChange extends TripForViewer {
  answers: TripColumns;
  runId: string;
  now: number;
}

/**
 * Replaces a trip's answers and starts a run. No trip: the viewer may not edit it, or the plan can't be packed from or isn't its owner's.
 * It stays with its owner, so their number of trips stays the same.
 */
export async function updateTrip(
  db: Database,
  change: TripChange,
): Promise<{ trip: TripRow | null; hasPlan: boolean }> {
  const { viewerId, tripId, answers, runId, now } = change;
  const isOpenPlan = and(
    isCompletePlanOpenTo(viewerId, answers.onboardingId, "edit"),
    areOfTripsOwner(tripId),
  );
  const plan = db.select({ planStart: SIZES_OF_PLAN.planStart }).from(plans).where(isOpenPlan);
  const [[trip], [found]] = await db.batch([
    writeTrips(
      db,
      { ...answers, ...sizesOf(isOpenPlan), ...anew(runId, now) },
      and(isTripOpenTo(change, "edit"), exists(plan)),
    ),
    plan,
  ]);
  return { trip: trip ?? null, hasPlan: found !== undefined };
}

/** Restarts a failed trip that the viewer may edit; null if there isn't one. */
export function restartFailedTrip(
  db: Database,
  trip: TripForViewer,
  runId: string,
  now: number,
): Promise<TripRow | null> {
  return firstOf(
    writeTrips(db, anew(runId, now), and(isTripOpenTo(trip, "edit"), eq(trips.status, "failed"))),
  );
}

/** A plan's current sizes, as a trip's columns. */
function sizesOf(isPlan: SQL | undefined) {
  const of = (column: SQL) => sql`(select ${column} from ${plans} where ${isPlan})`;
  return {
    planStart: of(SIZES_OF_PLAN.planStart),
    planSizes: of(SIZES_OF_PLAN.planSizes),
    planBabies: of(SIZES_OF_PLAN.planBabies),
    planMonths: of(SIZES_OF_PLAN.planMonths),
  };
}

/**
 * What of the column of sizes decides what is worn: the likely days, and what is skipped. The edges of windows and the facts
 * behind them change more often.
 */
const wornIn = (planSizes: SQL | SQLiteColumn) => sql`iif(json_valid(${planSizes}), (select json_array(
    ${planSizes} ->> '$.from',
    json_group_array(json_array(baby.value ->> '$.birth', baby.value -> '$.skipped',
      (select json_group_array(change.value ->> 2) from json_each(baby.value, '$.ends') as change))))
  from json_each(${planSizes}, '$.babies') as baby where baby.type = 'object'), null)`;

/**
 * The statement that restarts the trips of a plan that were calculated for another first day, other sizes, another number
 * of babies, or other months than its current ones; with `isOtherSack`, all of an outdated plan that are still to come, because rows
 * don't say their sack. `condition` is on the plan; batch it with what changes the plan.
 */
export function restartTripsStatement(
  db: Database,
  { viewerId, planId }: { viewerId: string; planId: string },
  {
    condition,
    isOtherSack = false,
    runId,
    now,
  }: { condition?: SQL | undefined; isOtherSack?: boolean; runId: string; now: number },
) {
  const isOutdated = isOtherSack ? lt(plans.rulesVersion, RULES_VERSION) : undefined;
  const isPlan = and(eq(plans.onboardingId, planId), isOutdated, condition);
  const current = sizesOf(isPlan);
  return writeTrips(
    db,
    { ...current, ...anew(runId, now) },
    and(
      eq(trips.onboardingId, planId),
      areTripsOpenTo(viewerId, "edit"),
      exists(db.select({ one: sql`1` }).from(plans).where(isPlan)),
      isOtherSack
        ? gt(trips.startDate, toDay(new Date(now)))
        : or(
            ne(trips.planStart, current.planStart),
            sql`${wornIn(trips.planSizes)} is not ${wornIn(current.planSizes)}`,
            ne(trips.planBabies, current.planBabies),
            ne(trips.planMonths, current.planMonths),
          ),
    ),
  );
}

/** The state of a trip that the viewer may change. */
export function selectTripState(db: Database, trip: TripForViewer) {
  return db
    .select({ tripId: trips.id, version: trips.version })
    .from(trips)
    .where(isTripOpenTo(trip, "edit"));
}

/** Marks a trip that the viewer may edit as deleted, stops its run, and frees its form key. */
export function markTripDeleted(db: Database, trip: TripForViewer, now: number): Promise<TripRow | null> {
  const marks = { deletedAt: now, leaseUntil: null, formKey: sql`'deleted:' || ${trips.id}` };
  return firstOf(writeTrips(db, marks, isTripOpenTo(trip, "edit")));
}

/** Restores a deleted trip that the viewer may edit; null if there isn't one, or if the plan's owner already has `most` others. */
export function markTripRestored(
  db: Database,
  trip: TripForViewer,
  most: number,
  now: number,
): Promise<TripRow | null> {
  const planOfTrip = sql`(select ${trips.onboardingId} from ${trips} where ${eq(trips.id, trip.tripId)})`;
  const owner = sql<string>`coalesce(${ownerOf(planOfTrip)}, ${trip.viewerId})`;
  const hasRoom = sql`${countTrips(db, owner)} < ${most}`;
  return firstOf(writeTrips(db, { deletedAt: null, updatedAt: now }, and(isDeletedTripOf(trip), hasRoom)));
}

/** The statement that removes trips deleted by that instant, oldest first, with their weather and items. */
export function purgeTripsStatement(db: Database, deletedBefore: number, most: number) {
  const doomed = db
    .select({ id: trips.id })
    .from(trips)
    .where(and(isNotNull(trips.deletedAt), lte(trips.deletedAt, deletedBefore)))
    .orderBy(trips.deletedAt)
    .limit(most);
  return db.delete(trips).where(sql`${trips.id} in ${doomed}`).returning({ id: trips.id });
}
