// How the pipeline moves attempts: every step is a compare-and-set on status, run id, and lease, so a message
// may come twice, late, or never. A deleted attempt does not move. For what users read and start, see
// plans.server.ts.
import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { firstOf, isFree, isStuck, type Lease, releaseLease } from "~/data/leased-rows.server.ts";
import { userOnboardingData as plans } from "~/data/schema.ts";
import { type NextStatus, WORKING_STATUSES } from "~/domain/plans/plan-status.ts";
import { RULES_VERSION } from "~/domain/plans/rules-version.ts";
import type { StoredStatus, WeatherSource } from "~/domain/vocabulary.ts";
import { pick } from "~/lib/pick.ts";
import { isRun, move, type Run, type Turn } from "./move.server.ts";
import { type PlanRow, recount } from "./plans.server.ts";

/** A run that one worker has leased. */
export type RunLease = Run & Lease;

/** Takes a run's stage for one worker; null if it is over, superseded, at another stage, or leased. */
function take<From extends StoredStatus>(
  db: Database,
  { leaseUntil, now, ...run }: RunLease,
  from: readonly From[],
  to: NextStatus<From>,
): Promise<PlanRow | null> {
  const where = and(isRun(run), isFree(plans, now));
  return firstOf(move(db, { from, to, where, set: { leaseUntil }, now }));
}

/** Takes the weather stage, even one that another worker began and abandoned. */
export function takeWeather(db: Database, lease: RunLease): Promise<PlanRow | null> {
  return take(db, lease, ["pending", "processing_weather"], "processing_weather");
}

/** Takes the calculation stage. */
export function takeCalculation(db: Database, lease: RunLease): Promise<PlanRow | null> {
  return take(db, lease, ["processing_calcs"], "processing_calcs");
}

/** Takes the single stage of a copy. */
export function takeCopying(db: Database, lease: RunLease): Promise<PlanRow | null> {
  return take(db, lease, ["cloning_dashboard"], "cloning_dashboard");
}

/** Gives a lease back after a fault, so that the next delivery can take it; another worker's stays. */
export function releasePlan(db: Database, lease: RunLease): Promise<void> {
  return releaseLease(db, plans, isRun(lease), lease);
}

export interface WeatherResult {
  monthCards: string;
  weatherGroups: string;
  /** Null where they are the same. */
  sizedUpGroups: string | null;
  weatherSource: WeatherSource;
}

/** The sizes that the weather was found for, and what is to be told of them. */
export type SizesResult = Pick<PlanRow, "plannedSizes" | "sizeMoves">;

/** When the weather stage may write. */
export function weatherTurn({ onboardingId: planId, runId }: Run): Turn {
  return { onboardingId: planId, runId, status: ["processing_weather"] };
}

/**
 * The statement that stores the weather and hands the run to the next stage. Batch it after the items that
 * change along with the groups.
 */
export function saveWeatherStatement(
  db: Database,
  run: Run,
  weather: WeatherResult & SizesResult,
  now: number,
) {
  return move(db, {
    from: ["processing_weather"],
    to: "processing_calcs",
    where: isRun(run),
    set: { ...weather, leaseUntil: null },
    now,
  });
}

/** When the calculation stage may write. */
export function calculationTurn({ onboardingId: planId, runId }: Run): Turn {
  return { onboardingId: planId, runId, status: ["processing_calcs"] };
}

/**
 * The statement that completes a run. Batch it after the items, so that both are written or neither. A room at night that was said
 * since the run read it leaves the plan outdated.
 */
export function completePlanStatement(
  db: Database,
  run: Run,
  { nightRoomF, now }: Pick<PlanRow, "nightRoomF"> & { now: number },
) {
  const rulesVersion = sql`${RULES_VERSION} - (${plans.nightRoomF} is not ${nightRoomF})`;
  return move(db, {
    from: ["processing_calcs"],
    to: "completed",
    where: isRun(run),
    set: { errorMessage: null, leaseUntil: null, rulesVersion },
    now,
  });
}

/** Whether a run has completed its plan, for statements in the same batch. */
export function hasCompleted(run: Run): SQL | undefined {
  return and(isRun(run), sql`${plans.status} = 'completed'`);
}

/** Ends a run as failed and returns its quota; null if the run is over or superseded. */
export async function writePlanFailure(
  db: Database,
  run: Run,
  errorMessage: string,
  now: number,
): Promise<PlanRow | null> {
  const owner = sql`(select ${plans.userId} from ${plans} where ${plans.onboardingId} = ${run.onboardingId})`;
  const [[failed]] = await db.batch([
    move(db, {
      from: WORKING_STATUSES,
      to: "failed",
      where: isRun(run),
      set: { errorMessage, leaseUntil: null },
      now,
    }),
    recount(db, owner, now),
  ]);
  return failed ?? null;
}

/** Unfinished attempts that no worker holds: their lease expired, or no message came since `quietSince`. */
export function selectStuckPlans(db: Database, now: number, quietSince: number) {
  return db
    .select(pick(plans, "onboardingId", "runId", "status", "version"))
    .from(plans)
    .where(
      and(
        sql`${plans.status} in ('pending', 'processing_weather', 'processing_calcs', 'cloning_dashboard')`,
        isStuck(plans, now, quietSince),
      ),
    )
    .orderBy(plans.updatedAt)
    .limit(100);
}
