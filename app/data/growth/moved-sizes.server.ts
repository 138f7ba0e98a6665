// What is still to be told of a plan's sizes that moved.
import { and, isNotNull } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { firstOf, nextVersion } from "~/data/leased-rows.server.ts";
import type { AttemptRow } from "~/data/plans/attempts.server.ts";
import { isCompletePlanOpenTo, isPlanOpenTo } from "~/data/plans/open-to.server.ts";
import { userOnboardingData as attempts } from "~/data/schema.ts";
import type { PlanOfOwner } from "./size-facts.server.ts";

/** The column, if the viewer may change the plan. */
export function selectSizeMoves(db: Database, { ownerId, onboardingId }: PlanOfOwner) {
  return db
    .select({ sizeMoves: attempts.sizeMoves })
    .from(attempts)
    .where(isPlanOpenTo(ownerId, onboardingId, "edit"));
}

/** Clears it once it is read; null if there was nothing to clear. */
export function clearSizeMoves(
  db: Database,
  { ownerId, onboardingId }: PlanOfOwner,
): Promise<AttemptRow | null> {
  return firstOf(
    db
      .update(attempts)
      .set({ sizeMoves: null, ...nextVersion(attempts) })
      .where(and(isCompletePlanOpenTo(ownerId, onboardingId, "edit"), isNotNull(attempts.sizeMoves)))
      .returning(),
  );
}
