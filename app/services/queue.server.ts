// The producers of the three queues. Sending never fails the caller: the row in D1 is the outbox, and the
// sweeper resends whatever wasn't delivered.

import type { ImageJob, PlanJob } from "~/contracts/jobs.ts";
import type { MailJob } from "~/contracts/mail/letter.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";

/** What the platform takes in one batch. */
const MOST_AT_ONCE = 100;

export interface JobQueue<Job> {
  /** Hands over the job; false if the queue didn't accept it. */
  send(job: Job): Promise<boolean>;
  /** Hands over many, a hundred a message to the queue. A hundred that it didn't accept is left out. */
  sendAll(jobs: readonly Job[]): Promise<void>;
}

export type PlanQueue = JobQueue<PlanJob>;
export type MailQueue = JobQueue<MailJob>;
export type ImageQueue = JobQueue<ImageJob>;

/** A job queue over a Queues binding; `name` is for the log. */
export function jobQueue<Job>(binding: Queue, name: string): JobQueue<Job> {
  const told = async (send: () => Promise<unknown>) => {
    try {
      await send();
      return true;
    } catch (error) {
      log.error("queue_send_failed", { queue: name, ...errorFacts(error) });
      return false;
    }
  };
  return {
    send: (job) => told(() => binding.send(job)),
    async sendAll(jobs) {
      for (let from = 0; from < jobs.length; from += MOST_AT_ONCE) {
        const batch = jobs.slice(from, from + MOST_AT_ONCE).map((body) => ({ body }));
        await told(() => binding.sendBatch(batch));
      }
    },
  };
}
