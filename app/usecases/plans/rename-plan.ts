import type { Database } from "~/data/database.server.ts";
import { updateCardTitle } from "~/data/plans/attempts.server.ts";
import type { LivePublisher } from "~/services/live.server.ts";
import { announceAttempt } from "./announce-attempt.ts";

interface Dependencies {
  db: Database;
  live: LivePublisher;
}

/** The saved title, and the attempt's version from which it applies. */
export interface RenamedPlan {
  title: string;
  version: number;
}

/**
 * Renames one of the user's attempts, in any state, and tells the user's open pages; null if it isn't theirs.
 */
export async function renamePlan(
  { db, live }: Dependencies,
  ownerId: string,
  onboardingId: string,
  title: string,
): Promise<RenamedPlan | null> {
  const attempt = await updateCardTitle(db, ownerId, onboardingId, title);
  if (!attempt) return null;
  await announceAttempt(live, attempt);
  return { title, version: attempt.version };
}
