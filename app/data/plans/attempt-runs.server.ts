// How the pipeline moves attempts: every step is a compare-and-set on status, run id and lease, so that a message may
// come twice, late or never. The attempt that its owner has deleted stands still. What people read and start stands in
// attempts.server.ts.
import { and, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { firstOf, isFree, isStuck, type Lease, releaseLease } from "~/data/leased-rows.server.ts";
import { userOnboardingData as attempts } from "~/data/schema.ts";
import { type NextStatus, WORKING_STATUSES } from "~/domain/plans/attempt-status.ts";
import { RULES_VERSION } from "~/domain/plans/rules-version.ts";
import type { AttemptStatus, WeatherSource } from "~/domain/vocabulary.ts";
import { type AttemptRow, recount } from "./attempts.server.ts";
import { isRun, move, type Run, type Turn } from "./move.server.ts";

/** Some time of a run that one worker has to itself. */
export type RunLease = Run & Lease;

/** Takes a stage of a run for one worker; null when the run is over, superseded, elsewhere or leased. */
function take<From extends AttemptStatus>(
  db: Database,
  { leaseUntil, now, ...run }: RunLease,
  from: readonly From[],
  to: NextStatus<From>,
): Promise<AttemptRow | null> {
  const where = and(isRun(run), isFree(attempts, now));
  return firstOf(move(db, { from, to, where, set: { leaseUntil }, now }));
}

/** Takes the weather stage, also one that another worker has begun and left. */
export function takeWeather(db: Database, lease: RunLease): Promise<AttemptRow | null> {
  return take(db, lease, ["pending", "processing_weather"], "processing_weather");
}

/** Takes the stage that calculates. */
export function takeCalculation(db: Database, lease: RunLease): Promise<AttemptRow | null> {
  return take(db, lease, ["processing_calcs"], "processing_calcs");
}

/** Takes the one stage of a copy. */
export function takeCopying(db: Database, lease: RunLease): Promise<AttemptRow | null> {
  return take(db, lease, ["cloning_dashboard"], "cloning_dashboard");
}

/** Gives a lease back after a fault, so that the message's next delivery can take it; a lease of somebody else stays. */
export function releaseAttempt(db: Database, lease: RunLease): Promise<void> {
  return releaseLease(db, attempts, isRun(lease), lease);
}

export interface WeatherResult {
  monthCards: string;
  weatherGroups: string;
  weatherSource: WeatherSource;
}

/** The turn of the weather stage. */
export function weatherTurn({ onboardingId, runId }: Run): Turn {
  return { onboardingId, runId, status: ["processing_weather"] };
}

/**
 * The statement that stores what the weather stage found and hands the run to the next stage; batch it behind the items
 * that go along with the groups.
 */
export function saveWeatherStatement(db: Database, run: Run, weather: WeatherResult, now: number) {
  return move(db, {
    from: ["processing_weather"],
    to: "processing_calcs",
    where: isRun(run),
    set: { ...weather, leaseUntil: null },
    now,
  });
}

/** The turn of the stage that calculates. */
export function calculationTurn({ onboardingId, runId }: Run): Turn {
  return { onboardingId, runId, status: ["processing_calcs"] };
}

/** The statement that completes a run; batch it behind the items, so that both are written or neither. */
export function completeAttemptStatement(db: Database, run: Run, now: number) {
  return move(db, {
    from: ["processing_calcs"],
    to: "completed",
    where: isRun(run),
    set: { errorMessage: null, leaseUntil: null, rulesVersion: RULES_VERSION },
    now,
  });
}

/** Ends a run as failed and gives its quota back; null when the run is over or superseded. */
export async function failAttempt(
  db: Database,
  run: Run,
  errorMessage: string,
  now: number,
): Promise<AttemptRow | null> {
  const owner = sql`(select ${attempts.userId} from ${attempts} where ${attempts.onboardingId} = ${run.onboardingId})`;
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

/** Unfinished attempts that nobody works on: their lease ran out, or no message for them has come since `quietSince`. */
export function selectStuckAttempts(db: Database, now: number, quietSince: number) {
  return db
    .select({
      onboardingId: attempts.onboardingId,
      runId: attempts.runId,
      status: attempts.status,
      version: attempts.version,
    })
    .from(attempts)
    .where(
      and(
        sql`${attempts.status} in ('pending', 'processing_weather', 'processing_calcs', 'cloning_dashboard')`,
        isStuck(attempts, now, quietSince),
      ),
    )
    .orderBy(attempts.updatedAt)
    .limit(100);
}
