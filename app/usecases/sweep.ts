// Revives what got stuck: the row is its own outbox, so a lost message or a dead worker costs a minute, not a plan.
import type { PlanJob } from "~/contracts/plan-job.ts";
import { selectStuckAttempts } from "~/data/attempt-runs.server.ts";
import type { Database } from "~/data/database.server.ts";
import { selectUnsentMails } from "~/data/mail-outbox.server.ts";
import { movesOfRun } from "~/domain/run-id.ts";
import type { AttemptStatus } from "~/domain/vocabulary.ts";
import { log } from "~/lib/logger.server.ts";
import type { LivePublisher } from "~/services/live.server.ts";
import type { MailQueue, PlanQueue } from "~/services/queue.server.ts";
import { failPlan } from "./fail-plan.ts";

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

/** One sweep. Idempotent: messages for work in progress find it leased and are dropped. */
export async function sweep({
  db,
  planQueue,
  mailQueue,
  live,
  now,
}: Dependencies): Promise<{ revived: number }> {
  const [stuck, unsent] = await db.batch([
    selectStuckAttempts(db, now, now - QUIET_MS),
    selectUnsentMails(db, now, now - QUIET_MS),
  ]);
  let revived = 0;
  for (const { onboardingId, runId, status, version } of stuck) {
    const stage = STAGE_OF[status];
    if (!stage) continue;
    if (movesOfRun(runId, version) > MOST_MOVES) await failPlan({ db, live, now }, { onboardingId, runId });
    else if (await planQueue.send({ stage, onboardingId, runId })) revived++;
  }
  for (const { id } of unsent) await mailQueue.send({ mailId: id });
  if (stuck.length > 0 || unsent.length > 0)
    log.info("sweep", { revived, stuck: stuck.length, mails: unsent.length });
  return { revived };
}

const STAGE_OF: Readonly<Partial<Record<AttemptStatus, PlanJob["stage"]>>> = {
  pending: "weather",
  processing_weather: "weather",
  processing_calcs: "calculations",
  cloning_dashboard: "clone",
};
