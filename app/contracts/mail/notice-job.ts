// A morning notice that the cron has taken, for whoever writes its mail.
import { z } from "zod";

const id = z.string().min(1).max(64);

export const noticeClaim = z.object({
  userId: id,
  onboardingId: id,
  /** What was written into the row when it was taken, epoch milliseconds: who finds something else is too late. */
  claim: z.number(),
});

export type NoticeClaim = z.infer<typeof noticeClaim>;
