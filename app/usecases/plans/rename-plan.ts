// The owner gives a card its title.

import type { Database } from "~/data/database.server.ts";
import { updateCardTitle } from "~/data/plans/attempts.server.ts";
import type { LivePublisher } from "~/services/live.server.ts";
import { announceAttempt } from "./announce-attempt.ts";

interface Dependencies {
  db: Database;
  live: LivePublisher;
}

/** What a title was saved as, and the version of the attempt from which on it holds. */
export interface RenamedPlan {
  title: string;
  version: number;
}

/** Names one of the user's attempts, in any state, and tells the user's open pages; null when it is not theirs. */
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
