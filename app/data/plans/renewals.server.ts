// Plans made by older rules. They stay readable while they are recalculated, so their status doesn't change:
// only the lease shows that a worker has them, and any new run removes it.
//
// A renewal takes the lease, finds the weather, calculates, and then writes items, numbers of custom items, and the plan's row
// in one batch. Its turn names the run and the very lease, because no status tells a renewed plan from one that waits: a
// birth date saved in the meantime begins another run, and a second worker has another lease, so a slow renewal writes
// nothing over either. The row comes last in the batch with the new rules' number and without the lease, since the items
// look for that lease; until then the plan counts as outdated, and the sweeper finds it again if the worker dies. A plan that
// can't be renewed gets a lease of hours, or it would be among the first in every sweep and hold up the others.
import { and, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { firstOf, isFree, nextVersion } from "~/data/leased-rows.server.ts";
import { userOnboardingData as plans } from "~/data/schema.ts";
import { COMPLETE_STATUSES } from "~/domain/plans/plan-status.ts";
import { isTurn, type Run, type Turn } from "./move.server.ts";
import { isPlanOpenTo } from "./open-to.server.ts";
import type { RunLease } from "./plan-runs.server.ts";
import type { PlanRow } from "./plans.server.ts";

/** Some complete plans of older rules that no worker holds, oldest rules first. */
export function selectOutdatedPlans(db: Database, rulesVersion: number, now: number, most: number) {
  return db
    .select({ onboardingId: plans.onboardingId, runId: plans.runId })
    .from(plans)
    .where(
      and(
        // Must match the index's condition word for word, or the index isn't used.
        sql`${plans.status} in ('completed', 'calculations_completed')`,
        isNull(plans.deletedAt),
        lt(plans.rulesVersion, rulesVersion),
        isFree(plans, now),
      ),
    )
    .orderBy(plans.rulesVersion)
    .limit(most);
}

/** Takes an outdated plan for one worker; null if incomplete, up to date, restarted, deleted, or leased. */
export function takeRenewal(
  db: Database,
  lease: RunLease & { rulesVersion: number },
): Promise<PlanRow | null> {
  const { rulesVersion, now, leaseUntil } = lease;
  return firstOf(leaseOutdated(db, lease, rulesVersion, leaseUntil, isFree(plans, now)));
}

function leaseOutdated(
  db: Database,
  { onboardingId: planId, runId }: Run,
  rulesVersion: number,
  leaseUntil: number,
  condition?: SQL,
) {
  const isTurnOfRun = isTurn({ onboardingId: planId, runId, status: COMPLETE_STATUSES });
  return db
    .update(plans)
    .set({ leaseUntil })
    .where(and(isTurnOfRun, lt(plans.rulesVersion, rulesVersion), condition))
    .returning();
}

/** When a leased renewal may write. */
export function renewalTurn({ onboardingId: planId, runId, leaseUntil }: RunLease): Turn {
  return { onboardingId: planId, runId, leaseUntil, status: COMPLETE_STATUSES };
}

/**
 * The statement that ends a renewal; batch it after the items. `updatedAt` stays, or the plan's card would
 * say that it was just completed.
 */
export function saveRenewalStatement(
  db: Database,
  turn: Turn,
  renewed: Pick<
    PlanRow,
    | "monthCards"
    | "weatherGroups"
    | "sizedUpGroups"
    | "weatherSource"
    | "rulesVersion"
    | "numberChanges"
    | "plannedSizes"
  >,
) {
  return db
    .update(plans)
    .set({ ...renewed, leaseUntil: null, ...nextVersion(plans) })
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

/** Clears the changed numbers once somebody who may edit the plan has read about them; null if there was nothing to clear. */
export function clearNumberChanges(db: Database, viewerId: string, planId: string): Promise<PlanRow | null> {
  return firstOf(
    db
      .update(plans)
      .set({ numberChanges: null, ...nextVersion(plans) })
      .where(
        and(
          isPlanOpenTo(viewerId, planId, "edit"),
          inArray(plans.status, [...COMPLETE_STATUSES]),
          isNotNull(plans.numberChanges),
        ),
      )
      .returning(),
  );
}
