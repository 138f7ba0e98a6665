// What plans, copies, trips, and mails have in common: rows that one worker at a time works on. Every step is one
// compare-and-set, so that a message may come twice, late, or never.
import { and, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { userOnboardingData, userTravelPlans } from "~/data/schema.ts";
import { RUN_ID_MARK } from "~/domain/plans/run-id.ts";
import type { Database } from "./database.server.ts";

/** When a worker took a row, and until when nobody else may; epoch milliseconds. */
export interface Lease {
  now: number;
  leaseUntil: number;
}

/** Tables whose rows go through runs. */
type RunTable = typeof userOnboardingData | typeof userTravelPlans;

/** Nobody works on the row, or whoever did has not been heard of for too long. */
export function isFree({ leaseUntil }: { leaseUntil: SQLiteColumn }, now: number): SQL | undefined {
  return or(isNull(leaseUntil), lt(leaseUntil, now));
}

/** Whether an unfinished row waits although no message for it has come since `quietSince`. */
export function isStuck(table: RunTable, now: number, quietSince: number): SQL | undefined {
  return and(lt(table.updatedAt, quietSince), isFree(table, now), isNull(table.deletedAt));
}

/** Gives a lease back after a fault, so that the message's next delivery can take it; a lease of somebody else stays. */
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

/** What every change of a row writes that open pages hear of. */
export function nextVersion({ version }: { version: SQLiteColumn }) {
  return { version: sql`${version} + 1` };
}

/** What puts a row back to its start under another run id, which silences the run before it. */
export function newRun({ version }: RunTable, runId: string) {
  return { runId: sql`${runId} || ${RUN_ID_MARK} || ${version}`, leaseUntil: null };
}

/** The row that a statement has written or found; null where there was none. */
export async function firstOf<Row>(rows: PromiseLike<readonly Row[]>): Promise<Row | null> {
  return (await rows)[0] ?? null;
}
