// Whoever may edit a plan gives its card a title.

import { updateCardTitle } from "~/data/plans/plans.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announcePlan } from "./announce-plan.ts";

/** The saved title, and the attempt's version from which it applies. */
export interface RenamedPlan {
  title: string;
  version: number;
}

/**
 * Renames a plan, in any state, and tells its people's open pages; null unless the viewer may edit it.
 */
export async function renamePlan(
  { db, live }: Needs<"db" | "live">,
  viewerId: string,
  planId: string,
  title: string,
): Promise<RenamedPlan | null> {
  const plan = await updateCardTitle(db, viewerId, planId, title);
  if (!plan) return null;
  await announcePlan(live, plan);
  return { title, version: plan.version };
}
