// How queue messages arrive: parsed once, sent to their stage, acknowledged or tried again one by one.
import { mailJob } from "~/contracts/mail/mail-job.ts";
import { planJob } from "~/contracts/plans/plan-job.ts";
import { imageJob } from "~/contracts/wardrobe/image-job.ts";
import { assertNever } from "~/lib/assert-never.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { deliverMail } from "~/usecases/mail/deliver-mail.ts";
import { calculatePlan } from "~/usecases/plans/calculate-plan.ts";
import { fetchPlanWeather } from "~/usecases/plans/fetch-plan-weather.ts";
import { renewPlan } from "~/usecases/plans/renew-plan.ts";
import { makeCopy } from "~/usecases/sharing/make-copy.ts";
import { makeTrip } from "~/usecases/travel/make-trip.ts";
import { makeImageVariants } from "~/usecases/wardrobe/make-image-variants.ts";
import { backgroundDependencies } from "../dependencies.ts";
import { buryImage, buryMail, buryPlan } from "./dead-letter.ts";

const LONGEST_DELAY_SECONDS = 60;

/** Handles a batch of any of our queues. Never throws: every message is acknowledged or retried by itself. */
export async function consume(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  await Promise.all(batch.messages.map((message) => handle(batch.queue, message, env)));
}

async function handle(queue: string, message: Message<unknown>, env: Env): Promise<void> {
  try {
    await deliver(queue, message.body, env);
    message.ack();
  } catch (error) {
    log.error("queue_message_failed", { queue, attempts: message.attempts, ...errorFacts(error) });
    message.retry({ delaySeconds: Math.min(2 ** message.attempts, LONGEST_DELAY_SECONDS) });
  }
}

async function deliver(queue: string, body: unknown, env: Env): Promise<void> {
  const dependencies = backgroundDependencies(env);
  switch (queue) {
    case "layette-plan": {
      const job = planJob.safeParse(body).data;
      if (!job) return discard(queue, body, env.PLAN_DEAD_QUEUE);
      switch (job.stage) {
        case "trip":
          return makeTrip(dependencies, job);
        case "weather":
          return fetchPlanWeather(dependencies, job);
        case "calculations":
          return calculatePlan(dependencies, job);
        case "clone":
          return makeCopy(dependencies, job);
        case "renew":
          return renewPlan(dependencies, job);
        default:
          return assertNever(job);
      }
    }
    case "layette-mail": {
      const job = mailJob.safeParse(body).data;
      return job ? deliverMail(dependencies, job.mailId) : discard(queue, body, env.MAIL_DEAD_QUEUE);
    }
    case "layette-images": {
      const job = imageJob.safeParse(body).data;
      return job ? makeImageVariants(dependencies, job.imageId) : discard(queue, body, env.IMAGE_DEAD_QUEUE);
    }
    case "layette-plan-dead":
      return buryPlan(dependencies, body);
    case "layette-mail-dead":
      return buryMail(dependencies, body);
    case "layette-images-dead":
      return buryImage(dependencies, body);
    default:
      throw new Error(`No consumer for the queue ${queue}`);
  }
}

/** A message that no release of ours can read will not get better: it goes to the dead letters at once. */
async function discard(queue: string, body: unknown, deadLetters: Queue): Promise<void> {
  log.error("queue_message_unreadable", { queue });
  await deadLetters.send(body);
}
