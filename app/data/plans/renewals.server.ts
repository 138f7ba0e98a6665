// Plans that older rules have made. They are worked out again while they can be read, so their status does not move: the
// lease alone says that somebody works on them, and whatever starts a run takes it away.
import { and, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { userOnboardingData as attempts } from "~/data/schema.ts";
import { COMPLETE_STATUSES } from "~/domain/plans/attempt-status.ts";
import { isFree, type Lease } from "./attempt-runs.server.ts";
import type { AttemptRow } from "./attempts.server.ts";
import { isTurn, type Run, type Turn } from "./move.server.ts";
import { isPlanOpenTo } from "./open-to.server.ts";

/** Some complete plans of older rules that nobody works on, those of the oldest first. */
export function selectOutdatedPlans(db: Database, rulesVersion: number, now: number, most: number) {
  return db
    .select({ onboardingId: attempts.onboardingId, runId: attempts.runId })
    .from(attempts)
    .where(
      and(
        // As the index says it, word for word, or it would not be used.
        sql`${attempts.status} in ('completed', 'calculations_completed')`,
        isNull(attempts.deletedAt),
        lt(attempts.rulesVersion, rulesVersion),
        isFree(now),
      ),
    )
    .orderBy(attempts.rulesVersion)
    .limit(most);
}

/** Takes an outdated plan for one worker; null when it is not complete, up to date, run anew, deleted or leased. */
export async function takeRenewal(
  db: Database,
  lease: Lease & { rulesVersion: number },
): Promise<AttemptRow | null> {
  const { onboardingId, runId, rulesVersion, now, leaseUntil } = lease;
  const [row] = await db
    .update(attempts)
    .set({ leaseUntil })
    .where(
      and(
        isTurn({ onboardingId, runId, status: COMPLETE_STATUSES }),
        lt(attempts.rulesVersion, rulesVersion),
        isFree(now),
      ),
    )
    .returning();
  return row ?? null;
}

/** The turn of a renewal that has been taken. */
export function renewalTurn({ onboardingId, runId, leaseUntil }: Lease): Turn {
  return { onboardingId, runId, leaseUntil, status: COMPLETE_STATUSES };
}

/**
 * The statement that ends a renewal; batch it behind the items. The time of the plan's last move stays, or its card would
 * say that it has just been completed.
 */
export function saveRenewalStatement(
  db: Database,
  turn: Turn,
  renewed: Pick<
    AttemptRow,
    "monthCards" | "weatherGroups" | "weatherSource" | "rulesVersion" | "numberChanges"
  >,
) {
  return db
    .update(attempts)
    .set({ ...renewed, leaseUntil: null, version: sql`${attempts.version} + 1` })
    .where(isTurn(turn))
    .returning();
}

/** Leaves an outdated plan alone for a while, because it could not be renewed; whether it was one. */
export async function postponeRenewal(
  db: Database,
  run: Run,
  rulesVersion: number,
  until: number,
): Promise<boolean> {
  const { onboardingId, runId } = run;
  const postponed = await db
    .update(attempts)
    .set({ leaseUntil: until })
    .where(
      and(
        isTurn({ onboardingId, runId, status: COMPLETE_STATUSES }),
        lt(attempts.rulesVersion, rulesVersion),
      ),
    )
    .returning({ onboardingId: attempts.onboardingId });
  return postponed.length > 0;
}

/** Forgets what the numbers were, once the owner has read it; null when there is nothing to forget. */
export async function clearNumberChanges(
  db: Database,
  ownerId: string,
  onboardingId: string,
): Promise<AttemptRow | null> {
  const [cleared] = await db
    .update(attempts)
    .set({ numberChanges: null, version: sql`${attempts.version} + 1` })
    .where(
      and(
        isPlanOpenTo(ownerId, onboardingId),
        inArray(attempts.status, [...COMPLETE_STATUSES]),
        isNotNull(attempts.numberChanges),
      ),
    )
    .returning();
  return cleared ?? null;
}
