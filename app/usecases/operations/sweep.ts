// Revives what got stuck: the row is its own outbox, so a lost message or a dead worker costs a minute, not a plan. It
// also sends out what waits for its time: plans of older rules, a few at a time, and plans that were deleted.

import type { Database } from "~/data/database.server.ts";
import { selectUnsentMails } from "~/data/mail/mail-outbox.server.ts";
import { selectStuckAttempts } from "~/data/plans/attempt-runs.server.ts";
import { emptyPlans, selectPlansToEmpty } from "~/data/plans/deletions.server.ts";
import { selectOutdatedPlans } from "~/data/plans/renewals.server.ts";
import { RULES_VERSION } from "~/domain/plans/rules-version.ts";
import { movesOfRun } from "~/domain/plans/run-id.ts";
import { log } from "~/lib/logger.server.ts";
import type { LivePublisher } from "~/services/live.server.ts";
import type { MailQueue, PlanQueue } from "~/services/queue.server.ts";
import { failPlan } from "~/usecases/plans/fail-plan.ts";
import { stageOf } from "~/usecases/plans/stage-of.ts";

interface Dependencies {
  db: Database;
  planQueue: PlanQueue;
  mailQueue: MailQueue;
  live: LivePublisher;
  now: number;
}

/** A message that has not been taken for this long is lost. */
const QUIET_MS = 10_000;
/** A plan moves about five times a run. One that has moved this often is going round in circles. */
const MOST_MOVES = 80;
/** So few that new quizzes do not wait behind them, and archives are not flooded. */
const RENEWALS_A_SWEEP = 5;
/** Longer than Undo is offered, so that a press in its last second still finds everything. */
const RESTORABLE_MS = 60_000;
const EMPTIED_A_SWEEP = 50;

/** How much a sweep has found waiting. */
interface Swept {
  revived: number;
  stuck: number;
  mails: number;
  outdated: number;
}

/** One sweep. Idempotent: messages for work in progress find it leased and are dropped. */
export async function sweep({ db, planQueue, mailQueue, live, now }: Dependencies): Promise<Swept> {
  const deletedBefore = now - RESTORABLE_MS;
  const [stuck, unsent, outdated, deleted] = await db.batch([
    selectStuckAttempts(db, now, now - QUIET_MS),
    selectUnsentMails(db, now, now - QUIET_MS),
    selectOutdatedPlans(db, RULES_VERSION, now, RENEWALS_A_SWEEP),
    selectPlansToEmpty(db, deletedBefore, EMPTIED_A_SWEEP),
  ]);
  let revived = 0;
  for (const { onboardingId, runId, status, version } of stuck) {
    const stage = stageOf(status);
    if (!stage) continue;
    if (movesOfRun(runId, version) > MOST_MOVES) await failPlan({ db, live, now }, { onboardingId, runId });
    else if (await planQueue.send({ stage, onboardingId, runId })) revived++;
  }
  for (const { id } of unsent) await mailQueue.send({ mailId: id });
  for (const run of outdated) await planQueue.send({ stage: "renew", ...run });
  const ids = deleted.map(({ onboardingId }) => onboardingId);
  if (ids.length > 0) await emptyPlans(db, ids, deletedBefore);
  const swept = { revived, stuck: stuck.length, mails: unsent.length, outdated: outdated.length };
  if (stuck.length + unsent.length + outdated.length + ids.length > 0) {
    log.info("sweep", { ...swept, emptied: ids.length });
  }
  return swept;
}
