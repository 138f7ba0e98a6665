// Forms that arrived after their session ended, kept for their sender.
import { and, desc, eq, gt, lte } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { unsentForms } from "~/data/schema.ts";

/** Keeps a form, replacing what the same browser sent to the same address before. */
export function upsertUnsentForm(db: Database, row: typeof unsentForms.$inferInsert) {
  const { pagePath, sealed, expiresAt } = row;
  return db
    .insert(unsentForms)
    .values(row)
    .onConflictDoUpdate({
      target: [unsentForms.browserHash, unsentForms.address],
      set: { pagePath, sealed, expiresAt },
    });
}

/** A browser's newest form for a page. */
export function selectUnsentForm(db: Database, browserHash: string, pagePath: string, now: number) {
  return db
    .select({ address: unsentForms.address, sealed: unsentForms.sealed })
    .from(unsentForms)
    .where(
      and(
        eq(unsentForms.browserHash, browserHash),
        eq(unsentForms.pagePath, pagePath),
        gt(unsentForms.expiresAt, now),
      ),
    )
    .orderBy(desc(unsentForms.expiresAt))
    .limit(1);
}

/** Deletes what a browser sent to an address. */
export function deleteUnsentForm(db: Database, browserHash: string, address: string) {
  return db
    .delete(unsentForms)
    .where(and(eq(unsentForms.browserHash, browserHash), eq(unsentForms.address, address)));
}

export function deleteExpiredUnsentForms(db: Database, now: number) {
  return db.delete(unsentForms).where(lte(unsentForms.expiresAt, now));
}
