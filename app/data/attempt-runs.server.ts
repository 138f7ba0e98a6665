// How the pipeline moves attempts: every step is a compare-and-set on status, run id and lease, so that a message may
// come twice, late or never. What people read and start stands in attempts.server.ts.
import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { isWorking } from "~/domain/attempt-status.ts";
import { ATTEMPT_STATUSES, type AttemptStatus, type WeatherSource } from "~/domain/vocabulary.ts";
import type { AttemptRow } from "./attempts.server.ts";
import type { Database } from "./database.server.ts";
import { userOnboardingData as attempts, usersProfile } from "./schema.ts";

export interface Claim {
  onboardingId: string;
  runId: string;
  from: readonly AttemptStatus[];
  to: AttemptStatus;
  now: number;
  leaseUntil: number;
}

/** Takes a stage of a run for one worker; null when the run is over, superseded, elsewhere or leased. */
export async function claimAttempt(db: Database, claim: Claim): Promise<AttemptRow | null> {
  const [row] = await db
    .update(attempts)
    .set({
      status: claim.to,
      leaseUntil: claim.leaseUntil,
      version: sql`${attempts.version} + 1`,
      updatedAt: claim.now,
    })
    .where(
      and(
        eq(attempts.onboardingId, claim.onboardingId),
        eq(attempts.runId, claim.runId),
        inArray(attempts.status, [...claim.from]),
        or(isNull(attempts.leaseUntil), lt(attempts.leaseUntil, claim.now)),
      ),
    )
    .returning();
  return row ?? null;
}

/** Gives a claim back after a fault, so that the message's next delivery can take it; a lease of somebody else stays. */
export async function releaseAttempt(db: Database, claim: Claim): Promise<void> {
  await db
    .update(attempts)
    .set({ leaseUntil: null })
    .where(
      and(
        eq(attempts.onboardingId, claim.onboardingId),
        eq(attempts.runId, claim.runId),
        eq(attempts.leaseUntil, claim.leaseUntil),
      ),
    );
}

export interface WeatherResult {
  monthCards: string;
  weatherGroups: string;
  weatherSource: WeatherSource;
}

/** Stores what the weather stage found and hands the run to the next stage; null when the run is not ours any more. */
export async function saveWeather(
  db: Database,
  run: { onboardingId: string; runId: string },
  weather: WeatherResult,
  now: number,
): Promise<AttemptRow | null> {
  const [row] = await db
    .update(attempts)
    .set({
      ...weather,
      status: "processing_calcs",
      leaseUntil: null,
      version: sql`${attempts.version} + 1`,
      updatedAt: now,
    })
    .where(
      and(
        eq(attempts.onboardingId, run.onboardingId),
        eq(attempts.runId, run.runId),
        eq(attempts.status, "processing_weather"),
      ),
    )
    .returning();
  return row ?? null;
}

/** The statement that completes a run; batch it behind the items, so that both are written or neither. */
export function completeAttemptStatement(
  db: Database,
  run: { onboardingId: string; runId: string },
  now: number,
) {
  return db
    .update(attempts)
    .set({
      status: "completed",
      errorMessage: null,
      leaseUntil: null,
      version: sql`${attempts.version} + 1`,
      updatedAt: now,
    })
    .where(
      and(
        eq(attempts.onboardingId, run.onboardingId),
        eq(attempts.runId, run.runId),
        eq(attempts.status, "processing_calcs"),
      ),
    )
    .returning();
}

const WORKING = ATTEMPT_STATUSES.filter(isWorking);

/** Ends a run as failed and gives its quota back; null when the run is over or superseded. */
export async function failAttempt(
  db: Database,
  run: { onboardingId: string; runId: string },
  errorMessage: string,
  now: number,
): Promise<AttemptRow | null> {
  const [failed] = await db.batch([
    db
      .update(attempts)
      .set({
        status: "failed",
        errorMessage,
        leaseUntil: null,
        version: sql`${attempts.version} + 1`,
        updatedAt: now,
      })
      .where(
        and(
          eq(attempts.onboardingId, run.onboardingId),
          eq(attempts.runId, run.runId),
          inArray(attempts.status, WORKING),
        ),
      )
      .returning(),
    db.run(sql`update ${usersProfile} set updated_at = ${now}, quiz_attempts_count = (
        select count(*) from ${attempts} where ${attempts.userId} = ${usersProfile.userId}
          and ${attempts.countsTowardQuota} = 1 and ${attempts.status} <> 'failed')
      where user_id = (select ${attempts.userId} from ${attempts}
        where ${attempts.onboardingId} = ${run.onboardingId})`),
  ]);
  return failed[0] ?? null;
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
        lt(attempts.updatedAt, quietSince),
        or(isNull(attempts.leaseUntil), lt(attempts.leaseUntil, now)),
      ),
    )
    .orderBy(attempts.updatedAt)
    .limit(100);
}
