// Rows that have had their day; the nightly cron removes them.
import { and, gt, isNotNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { emailTokens, mailOutbox } from "~/data/schema.ts";

/** Forgets mailed tokens that are used or too old. */
export function deleteDeadEmailTokens(db: Database, now: number) {
  // "Later than the epoch" where "not null" would do: only a comparison is looked up in the index.
  return db.delete(emailTokens).where(or(lte(emailTokens.expiresAt, now), gt(emailTokens.usedAt, 0)));
}

/** Forgets mails that were sent or given up and written before `before`. */
export function deleteFinishedMails(db: Database, before: number) {
  return db.delete(mailOutbox).where(
    // As the index says it, word for word, or it would not be used.
    and(sql`${mailOutbox.status} in ('sent', 'failed')`, lte(mailOutbox.createdAt, before)),
  );
}

/** Forgets the text of mails that were given up and written between two instants: what they say is too old to be sent. */
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
