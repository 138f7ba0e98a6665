import { selectAttemptSummaryForOwner } from "~/data/plans/attempts.server.ts";
import { clearNumberChanges } from "~/data/plans/renewals.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announceAttempt } from "./announce-attempt.ts";

/** The owner has read a plan's changed numbers: all pages drop the notice. Returns whether it is theirs. */
export async function dismissNumberChanges(
  { db, live }: Needs<"db" | "live">,
  ownerId: string,
  onboardingId: string,
): Promise<boolean> {
  const attempt = await clearNumberChanges(db, ownerId, onboardingId);
  if (attempt) {
    await announceAttempt(live, attempt);
    return true;
  }
  const [existing] = await selectAttemptSummaryForOwner(db, ownerId, onboardingId, "edit");
  return existing !== undefined;
}
