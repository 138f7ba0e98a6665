// The end of messages that could not be handled: the person is told, and the message isn't tried again.
import { mailJob } from "~/contracts/mail/letter.ts";
import { planJob } from "~/contracts/plans/plan-job.ts";
import { imageJob } from "~/contracts/wardrobe/image-job.ts";
import { buryMail as bury } from "~/data/mail/mail-outbox.server.ts";
import { failImage } from "~/data/wardrobe/image-uploads.server.ts";
import { log } from "~/lib/logger.server.ts";
import { postponeRenewal } from "~/usecases/plans/renew-plan.ts";
import { failPlan } from "~/usecases/plans/under-lease.ts";
import { failTrip } from "~/usecases/travel/run-trips.ts";
import type { backgroundDependencies } from "../dependencies.ts";

type Dependencies = ReturnType<typeof backgroundDependencies>;

/**
 * Fails the attempt or the trip of a plan message, if its run is still current. A plan that could not be
 * renewed is as good as before, so it is only left alone for a while.
 */
export async function buryPlan({ db, live, clock }: Dependencies, body: unknown): Promise<void> {
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

/** Gives up a mail that still waits. For a day it can still be sent (scripts/jobs.ts). */
export async function buryMail({ db }: Dependencies, body: unknown): Promise<void> {
  const job = mailJob.safeParse(body).data;
  const failed = job ? await bury(db, job.mailId) : false;
  log.error("mail_message_dead", { mailId: job?.mailId, failed });
}

/** Gives up an upload if it still waits; the picture before it stays. */
export async function buryImage({ db, clock }: Dependencies, body: unknown): Promise<void> {
  const job = imageJob.safeParse(body).data;
  const failed = job ? await failImage(db, job.imageId, clock()) : false;
  log.error("image_message_dead", { imageId: job?.imageId, failed });
}
