// Rows that are no longer needed; the nightly cron deletes them.
import { and, gt, isNotNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { emailTokens, mailOutbox } from "~/data/schema.ts";

/** Deletes mailed tokens that are used or expired. */
export function deleteDeadEmailTokens(db: Database, now: number) {
  // "gt 0" instead of "is not null": SQLite uses the index only for comparisons.
  return db.delete(emailTokens).where(or(lte(emailTokens.expiresAt, now), gt(emailTokens.usedAt, 0)));
}

/** Deletes mails written before `before` that were sent or given up. */
export function deleteFinishedMails(db: Database, before: number) {
  return db.delete(mailOutbox).where(
    // Must match the index's condition word for word, or the index isn't used.
    and(sql`${mailOutbox.status} in ('sent', 'failed')`, lte(mailOutbox.createdAt, before)),
  );
}

/** Clears the text of mails that were given up and written between two instants: it is too old to be sent. */
export function forgetOldMailTexts(db: Database, after: number, before: number) {
  return db
    .update(mailOutbox)
    .set({ sealedMessage: null })
    .where(
      and(
        sql`${mailOutbox.status} in ('sent', 'failed')`,
        sql`${mailOutbox.status} = 'failed'`,
        gt(mailOutbox.createdAt, after),
        lte(mailOutbox.createdAt, before),
        isNotNull(mailOutbox.sealedMessage),
      ),
    );
}
