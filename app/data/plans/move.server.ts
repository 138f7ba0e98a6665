// The only way to change an attempt's status, as one compare-and-set. A step that is missing from the table
// in domain/plans/plan-status.ts does not compile.
import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { Database } from "~/data/database.server.ts";
import { nextVersion } from "~/data/leased-rows.server.ts";
import { userOnboardingData as plans } from "~/data/schema.ts";
import type { NextStatus } from "~/domain/plans/plan-status.ts";
import type { StoredStatus } from "~/domain/vocabulary.ts";

/** A run of an attempt, as queue messages name it. */
export interface Run {
  onboardingId: string;
  runId: string;
}

/** A run, and the state its attempt must be in for the run to write. */
export interface Turn extends Run {
  status: readonly StoredStatus[];
  /** The lease's end, for work that the status doesn't show. */
  leaseUntil?: number;
}

/** Whether the run may write now. */
export function isTurn({ onboardingId: planId, runId, status, leaseUntil }: Turn): SQL | undefined {
  return and(
    isRun({ onboardingId: planId, runId }),
    inArray(plans.status, [...status]),
    leaseUntil === undefined ? undefined : eq(plans.leaseUntil, leaseUntil),
    isNull(plans.deletedAt),
  );
}

/** Whether an attempt is in this run, whatever its status. */
export function isRun({ onboardingId: planId, runId }: Run): SQL | undefined {
  return and(eq(plans.onboardingId, planId), eq(plans.runId, runId));
}

/** A move's target: one status, or one of two depending on the row. */
type Target<To extends StoredStatus> = To | { when: SQL; to: To; otherwise: To };

interface Move<From extends StoredStatus> {
  from: readonly From[];
  to: Target<NextStatus<From>>;
  /** Restricts the attempts beyond their status; deleted ones never move. */
  where: SQL | undefined;
  /** Columns that change along with the status. */
  set: Omit<SQLiteUpdateSetSource<typeof plans>, "status" | "version" | "updatedAt">;
  now: number;
}

/** The statement that moves matching attempts and returns the moved rows. */
export function move<From extends StoredStatus>(db: Database, { from, to, where, set, now }: Move<From>) {
  const status =
    typeof to === "string" ? to : sql`case when ${to.when} then ${to.to} else ${to.otherwise} end`;
  return db
    .update(plans)
    .set({ ...set, status, ...nextVersion(plans), updatedAt: now })
    .where(and(inArray(plans.status, [...from]), isNull(plans.deletedAt), where))
    .returning();
}
