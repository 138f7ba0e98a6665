import { deleteOldAddressChanges } from "~/data/accounts/address-changes.server.ts";
import { deleteOldPendingSignUps } from "~/data/accounts/pending-sign-ups.server.ts";
import { deleteExpiredSessions } from "~/data/accounts/sessions.server.ts";
import { deleteOldSpentSecrets } from "~/data/accounts/spent-secrets.server.ts";
import { deleteExpiredUnsentForms } from "~/data/accounts/unsent-forms.server.ts";
import { deleteExpiredInvitations } from "~/data/members/invitations.server.ts";
import {
  deleteDeadEmailTokens,
  deleteFinishedMails,
  forgetOldMailTexts,
} from "~/data/operations/leftovers.server.ts";
import { purgeTryCounters } from "~/usecases/accounts/limit-tries.ts";
import type { Needs } from "~/usecases/needs.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a mail's row is kept, to see that it was sent. */
const MAIL_KEPT_MS = 30 * DAY_MS;

/** How long an unconfirmed sign-up is kept: until then its link can be sent again. */
const PENDING_KEPT_MS = 7 * DAY_MS;

/**
 * Removes what is no longer usable: ended sessions, dead links and invitations, old sign-ups and mails, the text of mails
 * that couldn't be sent for a day, stored forms nobody came back for, and full counters.
 */
export async function purgeExpired({ db, now }: Needs<"db" | "now">): Promise<void> {
  await db.batch([
    deleteExpiredSessions(db, now),
    deleteDeadEmailTokens(db, now),
    deleteExpiredUnsentForms(db, now),
    deleteOldSpentSecrets(db, now),
    deleteOldAddressChanges(db, now),
    deleteExpiredInvitations(db, now),
    deleteOldPendingSignUps(db, now - PENDING_KEPT_MS, now),
    forgetOldMailTexts(db, now - MAIL_KEPT_MS, now - DAY_MS),
    deleteFinishedMails(db, now - MAIL_KEPT_MS),
  ]);
  await purgeTryCounters({ db, now });
}
