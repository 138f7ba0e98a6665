// What the producer of PLAN_QUEUE tells its consumer. Messages outlive deployments: add fields, never rename.
import { z } from "zod";

export const planJob = z.object({
  stage: z.enum(["weather", "calculations", "clone", "renew"]),
  onboardingId: z.string().min(1).max(64),
  runId: z.string().min(1).max(64),
});

export type PlanJob = z.infer<typeof planJob>;
