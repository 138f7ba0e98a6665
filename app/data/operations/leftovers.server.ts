// Rows that have had their day; the nightly cron removes them.
import { and, inArray, isNotNull, lte, or } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { emailTokens, mailOutbox } from "~/data/schema.ts";

/** Forgets mailed tokens that are used or too old. */
export function deleteDeadEmailTokens(db: Database, now: number) {
  return db.delete(emailTokens).where(or(lte(emailTokens.expiresAt, now), isNotNull(emailTokens.usedAt)));
}

/** Forgets mails that were sent or given up and written before `before`. */
export function deleteFinishedMails(db: Database, before: number) {
  return db
    .delete(mailOutbox)
    .where(and(inArray(mailOutbox.status, ["sent", "failed"]), lte(mailOutbox.createdAt, before)));
}
