// What is still to be told of a plan's sizes that moved.
import { and, isNotNull } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { firstOf, nextVersion } from "~/data/leased-rows.server.ts";
import { isCompletePlanOpenTo, isPlanOpenTo } from "~/data/plans/open-to.server.ts";
import type { PlanRow } from "~/data/plans/plans.server.ts";
import { userOnboardingData as plans } from "~/data/schema.ts";
import type { PlanForViewer } from "./size-facts.server.ts";

/** The column, if the viewer may change the plan. */
export function selectSizeMoves(db: Database, { viewerId, planId }: PlanForViewer) {
  return db
    .select({ sizeMoves: plans.sizeMoves })
    .from(plans)
    .where(isPlanOpenTo(viewerId, planId, "edit"));
}

/** Clears it once it is read; null if there was nothing to clear. */
export function clearSizeMoves(db: Database, { viewerId, planId }: PlanForViewer): Promise<PlanRow | null> {
  return firstOf(
    db
      .update(plans)
      .set({ sizeMoves: null, ...nextVersion(plans) })
      .where(and(isCompletePlanOpenTo(viewerId, planId, "edit"), isNotNull(plans.sizeMoves)))
      .returning(),
  );
}
