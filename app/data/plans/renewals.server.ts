// Plans made by older rules. They stay readable while they are recalculated, so their status doesn't change:
// only the lease shows that a worker has them, and any new run removes it.
import { and, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { firstOf, isFree, nextVersion } from "~/data/leased-rows.server.ts";
import { userOnboardingData as attempts } from "~/data/schema.ts";
import { COMPLETE_STATUSES } from "~/domain/plans/attempt-status.ts";
import type { RunLease } from "./attempt-runs.server.ts";
import type { AttemptRow } from "./attempts.server.ts";
import { isTurn, type Run, type Turn } from "./move.server.ts";
import { isPlanOpenTo } from "./open-to.server.ts";

/** Some complete plans of older rules that no worker holds, oldest rules first. */
export function selectOutdatedPlans(db: Database, rulesVersion: number, now: number, most: number) {
  return db
    .select({ onboardingId: attempts.onboardingId, runId: attempts.runId })
    .from(attempts)
    .where(
      and(
        // Must match the index's condition word for word, or the index isn't used.
        sql`${attempts.status} in ('completed', 'calculations_completed')`,
        isNull(attempts.deletedAt),
        lt(attempts.rulesVersion, rulesVersion),
        isFree(attempts, now),
      ),
    )
    .orderBy(attempts.rulesVersion)
    .limit(most);
}

/** Takes an outdated plan for one worker; null if incomplete, up to date, restarted, deleted, or leased. */
export function takeRenewal(
  db: Database,
  lease: RunLease & { rulesVersion: number },
): Promise<AttemptRow | null> {
  const { rulesVersion, now, leaseUntil } = lease;
  return firstOf(leaseOutdated(db, lease, rulesVersion, leaseUntil, isFree(attempts, now)));
}

function leaseOutdated(
  db: Database,
  { onboardingId, runId }: Run,
  rulesVersion: number,
  leaseUntil: number,
  condition?: SQL,
) {
  const isTurnOfRun = isTurn({ onboardingId, runId, status: COMPLETE_STATUSES });
  return db
    .update(attempts)
    .set({ leaseUntil })
    .where(and(isTurnOfRun, lt(attempts.rulesVersion, rulesVersion), condition))
    .returning();
}

/** When a leased renewal may write. */
export function renewalTurn({ onboardingId, runId, leaseUntil }: RunLease): Turn {
  return { onboardingId, runId, leaseUntil, status: COMPLETE_STATUSES };
}

/**
 * The statement that ends a renewal; batch it after the items. `updatedAt` stays, or the plan's card would
 * say that it was just completed.
 */
export function saveRenewalStatement(
  db: Database,
  turn: Turn,
  renewed: Pick<
    AttemptRow,
    "monthCards" | "weatherGroups" | "sizedUpGroups" | "weatherSource" | "rulesVersion" | "numberChanges"
  >,
) {
  return db
    .update(attempts)
    .set({ ...renewed, leaseUntil: null, ...nextVersion(attempts) })
    .where(isTurn(turn))
    .returning();
}

/** Puts off an outdated plan that couldn't be renewed. Returns whether it was one. */
export async function postponeRenewal(
  db: Database,
  run: Run,
  rulesVersion: number,
  until: number,
): Promise<boolean> {
  return (await leaseOutdated(db, run, rulesVersion, until)).length > 0;
}

/** Clears the changed numbers once the owner has read about them; null if there was nothing to clear. */
export function clearNumberChanges(
  db: Database,
  ownerId: string,
  onboardingId: string,
): Promise<AttemptRow | null> {
  return firstOf(
    db
      .update(attempts)
      .set({ numberChanges: null, ...nextVersion(attempts) })
      .where(
        and(
          isPlanOpenTo(ownerId, onboardingId, "edit"),
          inArray(attempts.status, [...COMPLETE_STATUSES]),
          isNotNull(attempts.numberChanges),
        ),
      )
      .returning(),
  );
}
