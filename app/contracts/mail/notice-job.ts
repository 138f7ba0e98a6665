// A morning notice that the cron has taken, for whoever writes its mail.
import { z } from "zod";

const id = z.string().min(1).max(64);

export const noticeClaim = z.object({
  userId: id,
  onboardingId: id,
  /** The instant that the claim wrote into the row, in epoch milliseconds; a message with another one is too late. */
  claim: z.number(),
});

export type NoticeClaim = z.infer<typeof noticeClaim>;
