// Shared by plans, copies, trips, and mails: rows that only one worker at a time may process. Every step is
// one compare-and-set, so a message may come twice, late, or never.
//
// A worker takes a row first, by writing the end of its lease where no lease holds; only then it reads the archives and
// calculates, outside of any transaction. It writes all results in one batch. Each statement of the batch asks again whether
// the row is still in the run (`Turn` in data/plans/move.server.ts), and the one that moves the row and removes the lease
// comes last: moved first, the row would no longer match what the others ask for, and the plan would be complete without its
// items. The next message and the news for open pages follow the commit, so they never tell of what was rolled back.
// A worker that dies leaves a lease that runs out, and the sweeper sends its row again. A restart writes a new run id and no
// lease, so whatever the previous run still brings matches nothing.
import { and, eq, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { userOnboardingData, userTravelPlans } from "~/data/schema.ts";
import { RUN_ID_MARK } from "~/domain/plans/run-id.ts";
import type { Database } from "./database.server.ts";

/** When a worker took a row, and until when it has the row to itself; epoch milliseconds. */
export type Lease = { now: number; leaseUntil: number };

/** Tables whose rows are processed in runs. */
type RunTable = typeof userOnboardingData | typeof userTravelPlans;

/** No lease, and no pause, is as long. To SQLite, text is more than any number, so a lease that can't be read is longer. */
const LONGEST_LEASE_MS = 366 * 24 * 60 * 60 * 1000;

/** True if no worker holds the row, its lease has expired, or nobody can have meant it. */
export function isFree({ leaseUntil }: { leaseUntil: SQLiteColumn }, now: number): SQL | undefined {
  return or(isNull(leaseUntil), lt(leaseUntil, now), gt(leaseUntil, now + LONGEST_LEASE_MS));
}

/** Whether an unfinished row is waiting and no message for it has come since `quietSince`. */
export function isStuck(table: RunTable, now: number, quietSince: number): SQL | undefined {
  return and(lt(table.updatedAt, quietSince), isFree(table, now), isNull(table.deletedAt));
}

/** Gives a lease back after a fault, so that the next delivery can take it; another worker's stays. */
export async function releaseLease(
  db: Database,
  table: RunTable,
  turn: SQL | undefined,
  { leaseUntil }: Lease,
): Promise<void> {
  await db
    .update(table)
    .set({ leaseUntil: null })
    .where(and(turn, eq(table.leaseUntil, leaseUntil)));
}

/** Goes with every change that open pages are told about. */
export function nextVersion({ version }: { version: SQLiteColumn }) {
  return { version: sql`${version} + 1` };
}

/** Puts a row back to the start under a new run id, so that the previous run can't write anymore. */
export function newRun({ version }: RunTable, runId: string) {
  return { runId: sql`${runId} || ${RUN_ID_MARK} || ${version}`, leaseUntil: null };
}

/** The first row that a statement wrote or found; null if there isn't one. */
export async function firstOf<Row>(rows: PromiseLike<readonly Row[]>): Promise<Row | null> {
  return (await rows)[0] ?? null;
}
