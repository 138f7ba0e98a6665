import { selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { clearNumberChanges } from "~/data/plans/renewals.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announcePlan } from "./announce-plan.ts";

/** The viewer has read a plan's changed numbers: all pages drop the notice. False unless they may edit it. */
export async function dismissNumberChanges(
  { db, live }: Needs<"db" | "live">,
  viewerId: string,
  planId: string,
): Promise<boolean> {
  const plan = await clearNumberChanges(db, viewerId, planId);
  if (plan) {
    await announcePlan(live, plan);
    return true;
  }
  const [existing] = await selectPlanSummaryForViewer(db, viewerId, planId, "edit");
  return existing !== undefined;
}
