import type { Database } from "~/data/database.server.ts";
import { type Lease, releaseAttempt } from "~/data/plans/attempt-runs.server.ts";
import type { AttemptRow } from "~/data/plans/attempts.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";

/**
 * Does a stage's work under its lease, if `take` gets it; a fault gives the lease back, or the retry would find it.
 */
export async function underClaim<Claim extends Lease>(
  db: Database,
  claim: Claim,
  take: (db: Database, claim: Claim) => Promise<AttemptRow | null>,
  work: (attempt: AttemptRow) => Promise<void>,
): Promise<void> {
  const attempt = await take(db, claim);
  if (!attempt) return;
  try {
    await work(attempt);
  } catch (error) {
    await releaseAttempt(db, claim).catch((fault: unknown) =>
      log.warn("lease_not_released", errorFacts(fault)),
    );
    throw error;
  }
}
