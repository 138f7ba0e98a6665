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
  pushDevices,
  userOnboardingData,
} from "~/data/schema.ts";

interface SealedColumn {
  table: SQLiteTable;
  /** Names the row, in the seal too. */
  key: SQLiteColumn;
  sealed: SQLiteColumn;
  /** Holds a hash of the sealed token under the secret. */
  hash?: SQLiteColumn;
}

/** Sealed texts that live longer than any rotation may take. */
export const RESEALED = {
  share: {
    table: userOnboardingData,
    key: userOnboardingData.onboardingId,
    sealed: userOnboardingData.replicationToken,
    hash: userOnboardingData.replicationTokenHash,
  },
  gifts: {
    table: giftLists,
    key: giftLists.onboardingId,
    sealed: giftLists.sealedToken,
    hash: giftLists.tokenHash,
  },
  giver: { table: giftReservations, key: giftReservations.id, sealed: giftReservations.sealedEmail },
  helper: {
    table: helperLinks,
    key: helperLinks.id,
    sealed: helperLinks.sealedToken,
    hash: helperLinks.tokenHash,
  },
  calendar: {
    table: calendarLinks,
    key: calendarLinks.id,
    sealed: calendarLinks.sealedToken,
    hash: calendarLinks.tokenHash,
  },
  device: { table: pushDevices, key: pushDevices.endpointHash, sealed: pushDevices.sealedTarget },
} as const satisfies Record<string, SealedColumn>;

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
  const { table, key, sealed, hash }: SealedColumn = RESEALED[kind];
  const named = (column: SQLiteColumn) => sql.identifier(column.name);
  const hashed = hash ? sql`, ${named(hash)} = fresh.value ->> 'hash'` : sql``;
  return db.run(sql`update ${sql.identifier(getTableConfig(table).name)}
    set ${named(sealed)} = fresh.value ->> 'sealed'${hashed}
    from json_each(${JSON.stringify(fresh)}) as fresh
    where ${key} = fresh.value ->> 'key' and ${sealed} = fresh.value ->> 'before'`);
}
