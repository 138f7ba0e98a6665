// How the pipeline moves attempts: every step is a compare-and-set on status, run id and lease, so that a message may
// come twice, late or never. The attempt that its owner has deleted stands still. What people read and start stands in
// attempts.server.ts.
import { and, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { userOnboardingData as attempts, usersProfile } from "~/data/schema.ts";
import { isWorking } from "~/domain/plans/attempt-status.ts";
import { RULES_VERSION } from "~/domain/plans/rules-version.ts";
import { ATTEMPT_STATUSES, type AttemptStatus, type WeatherSource } from "~/domain/vocabulary.ts";
import type { AttemptRow } from "./attempts.server.ts";

/** Some time of a run that one worker has to itself. */
export interface Lease {
  onboardingId: string;
  runId: string;
  now: number;
  leaseUntil: number;
}

export interface Claim extends Lease {
  from: readonly AttemptStatus[];
  to: AttemptStatus;
}

/** A run, and where its attempt has to stand for the run to write. */
export interface Turn {
  onboardingId: string;
  runId: string;
  status: readonly AttemptStatus[];
  /** Of the claim, where the status does not say that somebody works on the attempt. */
  leaseUntil?: number;
}

/** Whether it is a run's turn. */
export function isTurn({ onboardingId, runId, status, leaseUntil }: Turn): SQL | undefined {
  return and(
    eq(attempts.onboardingId, onboardingId),
    eq(attempts.runId, runId),
    inArray(attempts.status, [...status]),
    leaseUntil === undefined ? undefined : eq(attempts.leaseUntil, leaseUntil),
    isNull(attempts.deletedAt),
  );
}

/** Nobody works on the attempt, or whoever did has not been heard of for too long. */
export function isFree(now: number): SQL | undefined {
  return or(isNull(attempts.leaseUntil), lt(attempts.leaseUntil, now));
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
        isTurn({ onboardingId: claim.onboardingId, runId: claim.runId, status: claim.from }),
        isFree(claim.now),
      ),
    )
    .returning();
  return row ?? null;
}

/** Gives a claim back after a fault, so that the message's next delivery can take it; a lease of somebody else stays. */
export async function releaseAttempt(db: Database, claim: Lease): Promise<void> {
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

/** The turn of the weather stage. */
export function weatherTurn(run: { onboardingId: string; runId: string }): Turn {
  return { onboardingId: run.onboardingId, runId: run.runId, status: ["processing_weather"] };
}

/**
 * The statement that stores what the weather stage found and hands the run to the next stage; batch it behind the items
 * that go along with the groups.
 */
export function saveWeatherStatement(
  db: Database,
  run: { onboardingId: string; runId: string },
  weather: WeatherResult,
  now: number,
) {
  return db
    .update(attempts)
    .set({
      ...weather,
      status: "processing_calcs",
      leaseUntil: null,
      version: sql`${attempts.version} + 1`,
      updatedAt: now,
    })
    .where(isTurn(weatherTurn(run)))
    .returning();
}

/** The turn of the stage that calculates. */
export function calculationTurn(run: { onboardingId: string; runId: string }): Turn {
  return { onboardingId: run.onboardingId, runId: run.runId, status: ["processing_calcs"] };
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
      rulesVersion: RULES_VERSION,
      version: sql`${attempts.version} + 1`,
      updatedAt: now,
    })
    .where(isTurn(calculationTurn(run)))
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
      .where(isTurn({ onboardingId: run.onboardingId, runId: run.runId, status: WORKING }))
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
        isFree(now),
        isNull(attempts.deletedAt),
      ),
    )
    .orderBy(attempts.updatedAt)
    .limit(100);
}
