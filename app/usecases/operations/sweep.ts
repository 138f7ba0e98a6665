// Revives stuck plans and trips: the row is its own outbox, so a lost message or a dead worker costs a minute, not a plan. Also
// handles what waits its turn: plans of older rules, a few at a time, and deleted plans.

import { deleteOldAddressChanges } from "~/data/accounts/address-changes.server.ts";
import { deleteOldPendingSignUps } from "~/data/accounts/pending-sign-ups.server.ts";
import { deleteOldSpentSecrets } from "~/data/accounts/rate-counters.server.ts";
import { deleteExpiredUnsentForms } from "~/data/accounts/unsent-forms.server.ts";
import type { Database } from "~/data/database.server.ts";
import { deleteCancelledEvents } from "~/data/feed/calendar-events.server.ts";
import { selectUnsentMails } from "~/data/mail/mail-outbox.server.ts";
import { deleteExpiredInvitations } from "~/data/members/invitations.server.ts";
import {
  deleteDeadEmailTokens,
  deleteFinishedMails,
  forgetOldMailTexts,
} from "~/data/operations/leftovers.server.ts";
import { emptyPlans, selectPlansToEmpty } from "~/data/plans/deletions.server.ts";
import { selectStuckPlans } from "~/data/plans/plan-runs.server.ts";
import { selectOutdatedPlans } from "~/data/plans/renewals.server.ts";
import { deleteExpiredSessions } from "~/data/sessions.server.ts";
import { deleteEndedHelperLinks } from "~/data/sharing/made-links.server.ts";
import { deleteLeftDevices } from "~/data/today/push-devices.server.ts";
import { selectDuePushes } from "~/data/today/push-messages.server.ts";
import { deleteOldHours } from "~/data/weather/hourly-forecasts.server.ts";
import { CANCELLED_MS } from "~/domain/feed/announced-days.ts";
import { RULES_VERSION } from "~/domain/plans/rules-version.ts";
import { movesOfRun } from "~/domain/plans/run-id.ts";
import { HELPER_KEPT_MS } from "~/domain/sharing/made-link.ts";
import { LEFT_DEVICE_MS } from "~/domain/today/push-device.ts";
import { log } from "~/lib/logger.server.ts";
import { oneByOne } from "~/lib/one-by-one.server.ts";
import { purgeTryCounters } from "~/usecases/accounts/limit-tries.ts";
import type { Needs } from "~/usecases/needs.ts";
import { failPlan, stageOf } from "~/usecases/plans/under-lease.ts";

export type SweepDeps = Needs<"db" | "planQueue" | "live" | "now">;

/** A message that hasn't been taken for this long is lost. */
export const QUIET_MS = 10_000;
/** Longer than Undo is offered, so that a click in its last second still works. */
export const RESTORABLE_MS = 60_000;

/**
 * Sends stuck runs to their queue again, and fails those with more than `mostMoves` moves, because they are
 * looping. Returns how many were sent.
 */
export async function revive<Stuck extends { runId: string; version: number }>(
  stuck: readonly Stuck[],
  mostMoves: number,
  { send, fail }: { send(run: Stuck): Promise<boolean>; fail(run: Stuck): Promise<unknown> },
): Promise<number> {
  let revived = 0;
  await oneByOne(stuck, { event: "run_not_revived", facts: ({ runId }) => ({ runId }) }, async (run) => {
    if (movesOfRun(run.runId, run.version) > mostMoves) await fail(run);
    else if (await send(run)) revived++;
  });
  return revived;
}

/** A plan moves about five times per run. One that has moved this often is looping. */
const MOST_MOVES = 80;
/** Few enough that new quizzes don't wait for them and archives aren't flooded. */
const RENEWALS_A_SWEEP = 5;
const EMPTIED_A_SWEEP = 50;
/** Those that a push service didn't take, or whose message or worker was lost. */
const PUSHES_A_SWEEP = 1000;

/** How much a sweep found waiting. */
interface Swept {
  revived: number;
  stuck: number;
  mails: number;
  outdated: number;
}

const idOf = ({ onboardingId: planId }: { onboardingId: string }) => ({ onboardingId: planId });

/** In one transaction; or one by one, if one of them can't be emptied. */
async function emptyEach(db: Database, ids: readonly string[], deletedBefore: number): Promise<void> {
  await emptyPlans(db, ids, deletedBefore).catch(() =>
    oneByOne(ids, { event: "plan_not_emptied", facts: (planId) => ({ onboardingId: planId }) }, (id) =>
      emptyPlans(db, [id], deletedBefore),
    ),
  );
}

/** One sweep. Idempotent: messages for work in progress find it leased and are dropped. */
export async function sweep({
  db,
  planQueue,
  mailQueue,
  live,
  now,
}: Needs<"db" | "planQueue" | "live" | "now" | "mailQueue">): Promise<Swept> {
  const deletedBefore = now - RESTORABLE_MS;
  const [stuck, unsent, outdated, deleted, pushes] = await db.batch([
    selectStuckPlans(db, now, now - QUIET_MS),
    selectUnsentMails(db, now, now - QUIET_MS),
    selectOutdatedPlans(db, RULES_VERSION, now, RENEWALS_A_SWEEP),
    selectPlansToEmpty(db, deletedBefore, EMPTIED_A_SWEEP),
    selectDuePushes(db, now, PUSHES_A_SWEEP),
  ]);
  await mailQueue.sendAll(pushes.map(({ id }) => ({ pushMessageId: id })));
  const revived = await revive(stuck, MOST_MOVES, {
    async send({ onboardingId: planId, runId, status }) {
      const stage = stageOf(status);
      return stage !== null && (await planQueue.send({ stage, onboardingId: planId, runId }));
    },
    fail: (run) => failPlan({ db, live, now }, run),
  });
  await oneByOne(unsent, { event: "mail_not_revived", facts: ({ id }) => ({ mailId: id }) }, ({ id }) =>
    mailQueue.send({ mailId: id }),
  );
  await oneByOne(outdated, { event: "renewal_not_sent", facts: idOf }, (run) =>
    planQueue.send({ stage: "renew", ...run }),
  );
  const ids = deleted.map(({ onboardingId: planId }) => planId);
  if (ids.length > 0) await emptyEach(db, ids, deletedBefore);
  const swept = { revived, stuck: stuck.length, mails: unsent.length, outdated: outdated.length };
  if (stuck.length + unsent.length + outdated.length + ids.length > 0) {
    log.info("sweep", { ...swept, emptied: ids.length });
  }
  return swept;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a mail's row is kept, to see that it was sent. */
const MAIL_KEPT_MS = 30 * DAY_MS;

/** How long an unconfirmed sign-up is kept: until then its link can be sent again. */
const PENDING_KEPT_MS = 7 * DAY_MS;

/**
 * Removes what is no longer usable: ended sessions, dead links and invitations, old sign-ups and mails, the text of mails
 * that couldn't be sent for a day, stored forms nobody came back for, old forecasts, links of helpers that nobody renewed, events that calendars
 * were told long enough are called off, and full counters.
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
    deleteOldHours(db, now),
    deleteEndedHelperLinks(db, now - HELPER_KEPT_MS),
    deleteCancelledEvents(db, now - CANCELLED_MS),
    deleteLeftDevices(db, now - LEFT_DEVICE_MS),
  ]);
  await purgeTryCounters({ db, now });
}
