import type { Database } from "~/data/database.server.ts";
import { type Lease, releaseAttempt } from "~/data/plans/attempt-runs.server.ts";
import type { AttemptRow } from "~/data/plans/attempts.server.ts";
import type { Run } from "~/data/plans/move.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";

/** Longer than the whole chain of archives may take, shorter than a parent waits for the sweeper. */
const LEASE_MS = 25_000;

/** The time that a stage of a run has for its work. */
export function newLease({ onboardingId, runId }: Run, now: number): Lease {
  return { onboardingId, runId, now, leaseUntil: now + LEASE_MS };
}

/**
 * Does a stage's work under its lease, if `take` gets it; null where it does not. A fault gives the lease back, or the
 * retry would find it.
 */
export async function underLease<Held extends Lease, Answer>(
  db: Database,
  lease: Held,
  take: (db: Database, lease: Held) => Promise<AttemptRow | null>,
  work: (attempt: AttemptRow) => Promise<Answer>,
): Promise<Answer | null> {
  const attempt = await take(db, lease);
  if (!attempt) return null;
  try {
    return await work(attempt);
  } catch (error) {
    await releaseAttempt(db, lease).catch((fault: unknown) =>
      log.warn("lease_not_released", errorFacts(fault)),
    );
    throw error;
  }
}
