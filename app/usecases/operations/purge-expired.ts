import { deleteExpiredSessions } from "~/data/accounts/sessions.server.ts";
import type { Database } from "~/data/database.server.ts";
import { deleteDeadEmailTokens, deleteFinishedMails } from "~/data/operations/leftovers.server.ts";
import { purgeTryCounters } from "~/usecases/accounts/limit-tries.ts";

/** A mail's row is kept this long, to see that it went out. */
const MAIL_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Removes what nobody can use any more: ended sessions, dead links, old mails, counters that count nothing. */
export async function purgeExpired({ db, now }: { db: Database; now: number }): Promise<void> {
  await db.batch([
    deleteExpiredSessions(db, now),
    deleteDeadEmailTokens(db, now),
    deleteFinishedMails(db, now - MAIL_KEPT_MS),
  ]);
  await purgeTryCounters({ db, now });
}
