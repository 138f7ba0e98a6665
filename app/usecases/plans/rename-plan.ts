// The owner gives a card its title.

import { updateCardTitle } from "~/data/plans/attempts.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announceAttempt } from "./announce-attempt.ts";

/** The saved title, and the attempt's version from which it applies. */
export interface RenamedPlan {
  title: string;
  version: number;
}

/**
 * Renames one of the user's attempts, in any state, and tells the user's open pages; null if it isn't theirs.
 */
export async function renamePlan(
  { db, live }: Needs<"db" | "live">,
  ownerId: string,
  onboardingId: string,
  title: string,
): Promise<RenamedPlan | null> {
  const attempt = await updateCardTitle(db, ownerId, onboardingId, title);
  if (!attempt) return null;
  await announceAttempt(live, attempt);
  return { title, version: attempt.version };
}
