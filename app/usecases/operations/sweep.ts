// Revives stuck plans: the row is its own outbox, so a lost message or a dead worker costs a minute, not a
// plan. Also handles what waits its turn: plans of older rules, a few at a time, and deleted plans.

import type { Database } from "~/data/database.server.ts";
import { selectUnsentMails } from "~/data/mail/mail-outbox.server.ts";
import { emptyPlans, selectPlansToEmpty } from "~/data/plans/deletions.server.ts";
import { selectStuckPlans } from "~/data/plans/plan-runs.server.ts";
import { selectOutdatedPlans } from "~/data/plans/renewals.server.ts";
import { RULES_VERSION } from "~/domain/plans/rules-version.ts";
import { log } from "~/lib/logger.server.ts";
import { oneByOne } from "~/lib/one-by-one.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { failPlan } from "~/usecases/plans/fail-plan.ts";
import { stageOf } from "~/usecases/plans/stage-of.ts";
import { QUIET_MS, RESTORABLE_MS, revive } from "./revive.ts";

/** A plan moves about five times per run. One that has moved this often is looping. */
const MOST_MOVES = 80;
/** Few enough that new quizzes don't wait for them and archives aren't flooded. */
const RENEWALS_A_SWEEP = 5;
const EMPTIED_A_SWEEP = 50;

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
  const [stuck, unsent, outdated, deleted] = await db.batch([
    selectStuckPlans(db, now, now - QUIET_MS),
    selectUnsentMails(db, now, now - QUIET_MS),
    selectOutdatedPlans(db, RULES_VERSION, now, RENEWALS_A_SWEEP),
    selectPlansToEmpty(db, deletedBefore, EMPTIED_A_SWEEP),
  ]);
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
