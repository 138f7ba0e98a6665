// How an attempt goes from one status to another: here alone, as one compare-and-set. A step that the table in
// domain/plans/attempt-status.ts does not have does not compile.
import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { Database } from "~/data/database.server.ts";
import { nextVersion } from "~/data/leased-rows.server.ts";
import { userOnboardingData as attempts } from "~/data/schema.ts";
import type { NextStatus } from "~/domain/plans/attempt-status.ts";
import type { AttemptStatus } from "~/domain/vocabulary.ts";

/** A run of an attempt: what the messages of the queue name. */
export interface Run {
  onboardingId: string;
  runId: string;
}

/** A run, and where its attempt has to stand for the run to write. */
export interface Turn extends Run {
  status: readonly AttemptStatus[];
  /** Of the lease, where the status does not say that somebody works on the attempt. */
  leaseUntil?: number;
}

/** Whether it is a run's turn. */
export function isTurn({ onboardingId, runId, status, leaseUntil }: Turn): SQL | undefined {
  return and(
    isRun({ onboardingId, runId }),
    inArray(attempts.status, [...status]),
    leaseUntil === undefined ? undefined : eq(attempts.leaseUntil, leaseUntil),
    isNull(attempts.deletedAt),
  );
}

/** Whether an attempt is in this run, wherever it stands. */
export function isRun({ onboardingId, runId }: Run): SQL | undefined {
  return and(eq(attempts.onboardingId, onboardingId), eq(attempts.runId, runId));
}

/** Where a move leads: to one status, or to one of two, as the row says. */
type Target<To extends AttemptStatus> = To | { when: SQL; to: To; otherwise: To };

interface Move<From extends AttemptStatus> {
  from: readonly From[];
  to: Target<NextStatus<From>>;
  /** Which attempts, besides where they stand; one that its owner has deleted stands still. */
  where: SQL | undefined;
  /** What changes along with the status. */
  set: Omit<SQLiteUpdateSetSource<typeof attempts>, "status" | "version" | "updatedAt">;
  now: number;
}

/** The statement that moves what stands where the move begins, and answers the rows that have moved. */
export function move<From extends AttemptStatus>(db: Database, { from, to, where, set, now }: Move<From>) {
  const status =
    typeof to === "string" ? to : sql`case when ${to.when} then ${to.to} else ${to.otherwise} end`;
  return db
    .update(attempts)
    .set({ ...set, status, ...nextVersion(attempts), updatedAt: now })
    .where(and(inArray(attempts.status, [...from]), isNull(attempts.deletedAt), where))
    .returning();
}
