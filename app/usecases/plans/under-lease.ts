import type { Database } from "~/data/database.server.ts";
import type { Lease } from "~/data/leased-rows.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";

/** Longer than the whole chain of archives may take, shorter than a parent would wait for the sweeper. */
const LEASE_MS = 25_000;

/** A new lease for a stage of a run. */
export function newLease<Run>(run: Run, now: number, ms = LEASE_MS): Run & Lease {
  return { ...run, now, leaseUntil: now + ms };
}

/** How a stage's row is taken, and given back after a fault. */
interface Leasing<Held, Row> {
  take(db: Database, lease: Held): Promise<Row | null>;
  release(db: Database, lease: Held): Promise<void>;
}

/**
 * Does a stage's work under its lease; null if the lease isn't available. A fault gives the lease back, or it
 * would block the retry.
 */
export async function underLease<Held, Row, Answer>(
  db: Database,
  lease: Held,
  { take, release }: Leasing<Held, Row>,
  work: (row: Row) => Promise<Answer>,
): Promise<Answer | null> {
  const row = await take(db, lease);
  if (!row) return null;
  try {
    return await work(row);
  } catch (error) {
    await release(db, lease).catch((fault: unknown) => log.warn("lease_not_released", errorFacts(fault)));
    throw error;
  }
}
