// What the producers of the queues tell their consumers. Messages outlive deployments: add fields, never rename them.

import { z } from "zod";

const id = z.string().min(1).max(64);

const attemptJob = z.object({
  stage: z.enum(["weather", "calculations", "clone", "renew"]),
  onboardingId: id,
  runId: id,
});

const tripJob = z.object({ stage: z.literal("trip"), travelPlanId: id, runId: id });

export const planJob = z.discriminatedUnion("stage", [attemptJob, tripJob]);

export type AttemptJob = z.infer<typeof attemptJob>;
/** A trip has only one stage. */
export type TripJob = z.infer<typeof tripJob>;
export type PlanJob = z.infer<typeof planJob>;

/** Which upload needs its variants. */
export const imageJob = z.object({ imageId: z.string().min(1).max(64) });

export type ImageJob = z.infer<typeof imageJob>;

const subject = z.string().max(64).optional().catch(undefined);

/** The plan, trip, mail, or picture of a message, which the log names even if the rest of the message can't be read. */
export const messageSubject = z.object({
  onboardingId: subject,
  travelPlanId: subject,
  mailId: subject,
  imageId: subject,
});
