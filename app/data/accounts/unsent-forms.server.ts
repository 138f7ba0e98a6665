// Forms that came after their session had ended, kept for whoever sent them.
import { and, desc, eq, gt, lte } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { unsentForms } from "~/data/schema.ts";

/** Keeps a form, in the place of what the same browser has sent to the same address before. */
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

/** The newest form of a browser that a page shows. */
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

/** Forgets what a browser has sent to an address. */
export function deleteUnsentForm(db: Database, browserHash: string, address: string) {
  return db
    .delete(unsentForms)
    .where(and(eq(unsentForms.browserHash, browserHash), eq(unsentForms.address, address)));
}

/** Forgets forms that nobody has come back for. */
export function deleteExpiredUnsentForms(db: Database, now: number) {
  return db.delete(unsentForms).where(lte(unsentForms.expiresAt, now));
}
