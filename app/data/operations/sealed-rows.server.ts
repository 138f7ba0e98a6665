// The columns that TOKEN_SECRET encrypts or keys and that the cron seals anew under a newer secret. Those that end with an older one
// are in contracts/operations/upkeep.ts (docs/operating.md).
import { asc, gt, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "~/data/database.server.ts";
import {
  calendarLinks,
  giftLists,
  giftReservations,
  helperLinks,
  userOnboardingData as plans,
  pushDevices,
} from "~/data/schema.ts";

interface SealedColumn {
  table: SQLiteTable;
  /** Names the row, in the seal too. */
  key: SQLiteColumn;
  sealed: SQLiteColumn;
  /** Holds a hash of the sealed token under the secret. */
  hash?: SQLiteColumn;
}

function sealedIn(
  table: SQLiteTable,
  key: SQLiteColumn,
  sealed: SQLiteColumn,
  hash?: SQLiteColumn,
): SealedColumn {
  return { table, key, sealed, ...(hash && { hash }) };
}

/** Sealed texts that live longer than any rotation may take. */
export const RESEALED = {
  share: sealedIn(plans, plans.onboardingId, plans.replicationToken, plans.replicationTokenHash),
  gifts: sealedIn(giftLists, giftLists.onboardingId, giftLists.sealedToken, giftLists.tokenHash),
  giver: sealedIn(giftReservations, giftReservations.id, giftReservations.sealedEmail),
  helper: sealedIn(helperLinks, helperLinks.id, helperLinks.sealedToken, helperLinks.tokenHash),
  calendar: sealedIn(calendarLinks, calendarLinks.id, calendarLinks.sealedToken, calendarLinks.tokenHash),
  device: sealedIn(pushDevices, pushDevices.endpointHash, pushDevices.sealedTarget),
};

export type SealedKind = keyof typeof RESEALED;

export interface SealedRow {
  key: string;
  sealed: string | null;
}

/** The rows of a kind behind `after`, by key. */
export function selectSealedRows(db: Database, kind: SealedKind, after: string, most: number) {
  const { table, key, sealed } = RESEALED[kind];
  return db
    .select({ key: sql<string>`${key}`, sealed: sql<SealedRow["sealed"]>`${sealed}` })
    .from(table)
    .where(gt(key, after))
    .orderBy(asc(key))
    .limit(most);
}

export interface FreshSeal {
  key: string;
  /** As the row was read: one that was written since stays as it is. */
  before: string;
  sealed: string;
  /** Null for a kind without a hash. */
  hash: string | null;
}

/** Writes fresh seals in one statement, each in place of the one that was read. */
export function writeSeals(db: Database, kind: SealedKind, fresh: readonly FreshSeal[]) {
  const { table, key, sealed, hash } = RESEALED[kind];
  const named = (column: SQLiteColumn) => sql.identifier(column.name);
  const hashed = hash ? sql`, ${named(hash)} = fresh.value ->> 'hash'` : sql``;
  return db.run(sql`update ${sql.identifier(getTableConfig(table).name)}
    set ${named(sealed)} = fresh.value ->> 'sealed'${hashed}
    from json_each(${JSON.stringify(fresh)}) as fresh
    where ${key} = fresh.value ->> 'key' and ${sealed} = fresh.value ->> 'before'`);
}
