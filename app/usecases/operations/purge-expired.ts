import { deleteOldAddressChanges } from "~/data/accounts/address-changes.server.ts";
import { deleteOldPendingSignUps } from "~/data/accounts/pending-sign-ups.server.ts";
import { deleteExpiredSessions } from "~/data/accounts/sessions.server.ts";
import { deleteOldSpentSecrets } from "~/data/accounts/spent-secrets.server.ts";
import { deleteExpiredUnsentForms } from "~/data/accounts/unsent-forms.server.ts";
import {
  deleteDeadEmailTokens,
  deleteFinishedMails,
  forgetOldMailTexts,
} from "~/data/operations/leftovers.server.ts";
import { purgeTryCounters } from "~/usecases/accounts/limit-tries.ts";
import type { Needs } from "~/usecases/needs.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A mail's row is kept this long, to see that it went out. */
const MAIL_KEPT_MS = 30 * DAY_MS;

/** A sign-up that nobody confirms is kept this long: until then its link can be sent again. */
const PENDING_KEPT_MS = 7 * DAY_MS;

/**
 * Removes what nobody can use any more: ended sessions, dead links, old sign-ups and mails, texts of mails that could not be
 * sent for a day, forms that nobody has come back for, counters that count nothing.
 */
export async function purgeExpired({ db, now }: Needs<"db" | "now">): Promise<void> {
  await db.batch([
    deleteExpiredSessions(db, now),
    deleteDeadEmailTokens(db, now),
    deleteExpiredUnsentForms(db, now),
    deleteOldSpentSecrets(db, now),
    deleteOldAddressChanges(db, now),
    deleteOldPendingSignUps(db, now - PENDING_KEPT_MS, now),
    forgetOldMailTexts(db, now - MAIL_KEPT_MS, now - DAY_MS),
    deleteFinishedMails(db, now - MAIL_KEPT_MS),
  ]);
  await purgeTryCounters({ db, now });
}
