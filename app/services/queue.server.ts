// The producers of the three queues. Sending never fails the caller: the row in D1 is the outbox, and the
// sweeper resends whatever wasn't delivered.

import type { ImageJob, PlanJob } from "~/contracts/jobs.ts";
import type { MailJob } from "~/contracts/mail/letter.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";

export interface JobQueue<Job> {
  /** Hands over the job; false if the queue didn't accept it. */
  send(job: Job): Promise<boolean>;
}

export type PlanQueue = JobQueue<PlanJob>;
export type MailQueue = JobQueue<MailJob>;
export type ImageQueue = JobQueue<ImageJob>;

/** A job queue over a Queues binding; `name` is for the log. */
export function jobQueue<Job>(binding: Queue, name: string): JobQueue<Job> {
  return {
    async send(job) {
      try {
        await binding.send(job);
        return true;
      } catch (error) {
        log.error("queue_send_failed", { queue: name, ...errorFacts(error) });
        return false;
      }
    },
  };
}
