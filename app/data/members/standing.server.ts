// What somebody is to a plan, whether it is named by itself or by one of its trips.
import { eq, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { isPlanOpenTo, roleOf } from "~/data/plans/open-to.server.ts";
import { userOnboardingData as plans, userTravelPlans as trips } from "~/data/schema.ts";
import { ownerNameFor } from "./short-names.server.ts";

export type NamedPlan = { planId: string } | { tripId: string };

/** The viewer's role and the owner's short name, if the viewer may read the plan; at most one row. */
export function selectStanding(db: Database, viewerId: string, named: NamedPlan) {
  const plan =
    "planId" in named
      ? named.planId
      : sql`(select ${trips.onboardingId} from ${trips} where ${eq(trips.id, named.tripId)})`;
  return db
    .select({ role: roleOf(viewerId), ownerName: ownerNameFor(viewerId) })
    .from(plans)
    .where(isPlanOpenTo(viewerId, plan, "read"));
}
