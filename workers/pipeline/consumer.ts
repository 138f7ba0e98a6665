// Queue messages: parsed once, sent to their stage, acknowledged or retried one by one. When one could not be handled, the person
// is told, and it isn't tried again.

import { imageJob, messageSubject, planJob } from "~/contracts/jobs.ts";
import { type MailJob, mailJob } from "~/contracts/mail/letter.ts";
import { openDatabase } from "~/data/database.server.ts";
import { buryMail as bury } from "~/data/mail/mail-outbox.server.ts";
import { failImage } from "~/data/wardrobe/image-uploads.server.ts";
import { errorFacts, log, withFacts } from "~/lib/logger.server.ts";
import { openMetrics } from "~/services/metrics/metrics.server.ts";
import { deliverMail } from "~/usecases/mail/deliver-mail.ts";
import { noteDeadLetter } from "~/usecases/operations/tell-operator.ts";
import { calculatePlan } from "~/usecases/plans/calculate-plan.ts";
import { fetchPlanWeather } from "~/usecases/plans/fetch-plan-weather.ts";
import { postponeRenewal, renewPlan } from "~/usecases/plans/renew-plan.ts";
import { failPlan } from "~/usecases/plans/under-lease.ts";
import { makeCopy } from "~/usecases/sharing/claim-share.ts";
import { deliverPush } from "~/usecases/today/deliver-push.ts";
import { writeNotice } from "~/usecases/today/send-notices.ts";
import { makeTrip } from "~/usecases/travel/make-trip.ts";
import { failTrip } from "~/usecases/travel/run-trips.ts";
import { makeImageVariants } from "~/usecases/wardrobe/clothing-images.ts";
import { backgroundDeps } from "../deps.ts";
import { countCompleted, countMail, countPlan, countTrip, countWeather } from "./count.ts";

/** Marks a branch that the types rule out; reaching it at run time is a bug. */
function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}

type Deps = ReturnType<typeof backgroundDeps>;

/**
 * Fails the attempt or the trip of a plan message, if its run is still current. A plan that could not be
 * renewed is as good as before, so it is only left alone for a while.
 */
async function buryPlan({ db, live, clock }: Deps, body: unknown): Promise<void> {
  const job = planJob.safeParse(body).data;
  const now = clock();
  if (job?.stage === "trip") {
    const failed = await failTrip({ db, live, now }, job);
    log.error("trip_message_dead", { travelPlanId: job.travelPlanId, failed });
    return;
  }
  if (job?.stage === "renew") {
    const postponed = await postponeRenewal({ db, now }, job);
    log.error("renewal_message_dead", { onboardingId: job.onboardingId, postponed });
    return;
  }
  const failed = job ? await failPlan({ db, live, now }, job) : false;
  log.error("plan_message_dead", { onboardingId: job?.onboardingId, stage: job?.stage, failed });
}

/**
 * Gives up a mail that still waits. For a day it can still be sent (scripts/jobs.ts). A morning notice that couldn't be written, and
 * a push message that couldn't be sent, need nothing: the cron takes them again, as long as it isn't too late.
 */
async function buryMail({ db }: Deps, body: unknown): Promise<void> {
  const job = mailJob.safeParse(body).data;
  const mailId = job && "mailId" in job ? job.mailId : undefined;
  const failed = mailId !== undefined && (await bury(db, mailId));
  log.error("mail_message_dead", { mailId, failed });
}

/** Gives up an upload if it still waits; the picture before it stays. */
async function buryImage({ db, clock }: Deps, body: unknown): Promise<void> {
  const job = imageJob.safeParse(body).data;
  const failed = job ? await failImage(db, job.imageId, clock()) : false;
  log.error("image_message_dead", { imageId: job?.imageId, failed });
}

const LONGEST_DELAY_SECONDS = 60;

/** Handles a batch of any of our queues. Never throws: every message is acknowledged or retried by itself. */
export async function consume(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  const { queue, messages } = batch;
  await Promise.all(
    messages.map((message) => {
      const subject = messageSubject.safeParse(message.body).data;
      return withFacts({ messageId: message.id, ...subject }, () => handle(queue, message, env));
    }),
  );
}

async function handle(queue: string, message: Message<unknown>, env: Env): Promise<void> {
  const startedAt = Date.now();
  const count = (outcome: Delivered | "retry") =>
    openMetrics(env.METRICS).count({ what: "queue", which: queue, outcome, value: Date.now() - startedAt });
  try {
    const delivered = await deliver(queue, message.body, env);
    if (delivered === "dead") await noteDeadLetter(openDatabase(env.DB), queue, startedAt);
    message.ack();
    count(delivered);
  } catch (error) {
    log.error("queue_message_failed", { queue, attempts: message.attempts, ...errorFacts(error) });
    message.retry({ delaySeconds: Math.min(2 ** message.attempts, LONGEST_DELAY_SECONDS) });
    count("retry");
  }
}

/** What of a queue's name says its work; what stands before it is the environment's (wrangler.toml). */
const WORK = /-((?:plan|mail|images)(?:-dead)?)$/;

type Delivered = "done" | "unreadable" | "dead";

async function deliver(queue: string, body: unknown, env: Env): Promise<Delivered> {
  const deps = backgroundDeps(env);
  const { metrics } = deps;
  switch (WORK.exec(queue)?.[1]) {
    case "plan": {
      const job = planJob.safeParse(body).data;
      if (!job) return discard(queue, body, env.PLAN_DEAD_QUEUE);
      switch (job.stage) {
        case "trip":
          return countTrip(metrics, await makeTrip(deps, job));
        case "weather":
          return countWeather(metrics, await fetchPlanWeather(deps, job));
        case "calculations":
          return countCompleted(metrics, await calculatePlan(deps, job));
        case "clone":
          return countPlan(metrics, "copy", await makeCopy(deps, job));
        case "renew":
          return countPlan(metrics, "renewal", await renewPlan(deps, job));
        default:
          return assertNever(job);
      }
    }
    case "mail": {
      const job = mailJob.safeParse(body).data;
      if (!job) return discard(queue, body, env.MAIL_DEAD_QUEUE);
      return tellSomebody(deps, job);
    }
    case "images": {
      const job = imageJob.safeParse(body).data;
      if (!job) return discard(queue, body, env.IMAGE_DEAD_QUEUE);
      await makeImageVariants(deps, job.imageId);
      return "done";
    }
    case "plan-dead":
      await buryPlan(deps, body);
      return "dead";
    case "mail-dead":
      await buryMail(deps, body);
      return "dead";
    case "images-dead":
      await buryImage(deps, body);
      return "dead";
    default:
      throw new Error(`No consumer for the queue ${queue}`);
  }
}

/** Sends a mail or a push message, or writes a morning notice. */
async function tellSomebody(deps: Deps, job: MailJob): Promise<"done"> {
  if ("mailId" in job) return countMail(deps.metrics, await deliverMail(deps, job.mailId));
  if ("notice" in job) await writeNotice(deps, job.notice);
  else await deliverPush(deps, job.pushMessageId);
  return "done";
}

/** A message that no release of ours can read won't get better: it goes to the dead letters at once. */
async function discard(queue: string, body: unknown, deadLetters: Queue): Promise<"unreadable"> {
  log.error("queue_message_unreadable", { queue });
  await deadLetters.send(body);
  return "unreadable";
}
