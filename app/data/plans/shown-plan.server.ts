// The plan that the places of a signed-in user are about.
import { desc, inArray, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { pageQuery } from "~/data/page-query.server.ts";
import { userOnboardingData as plans, usersProfile } from "~/data/schema.ts";
import { COMPLETE_STATUSES } from "~/domain/plans/plan-status.ts";
import { isOpenTo } from "./open-to.server.ts";

const shownPlan = pageQuery(["viewerId", "openId", "lastId"], (db, { viewerId, openId, lastId }) =>
  db
    .select({
      onboardingId: plans.onboardingId,
      status: plans.status,
      expectedDueDate: plans.expectedDueDate,
      babyBornOn: plans.babyBornOn,
      babies: plans.babies,
      plannedSizes: plans.plannedSizes,
    })
    .from(plans)
    .where(isOpenTo(viewerId, "read"))
    .orderBy(
      desc(inArray(plans.status, [...COMPLETE_STATUSES])),
      desc(sql`${plans.onboardingId} = ${openId}`),
      desc(sql`${plans.onboardingId} = ${lastId}`),
      desc(
        sql`${plans.onboardingId} is (select ${usersProfile.selectedOnboardingId} from ${usersProfile}
          where ${usersProfile.userId} = ${viewerId})`,
      ),
      desc(plans.attemptNumber),
    )
    .limit(1),
);

interface ShownPlanQuestion {
  viewerId: string;
  /** The plan of the open page; null if it has none. */
  openId: string | null;
  /** The plan that was open last; null if none is known. */
  lastId: string | null;
}

/**
 * One of the viewer's complete plans: the open one, else the one opened last, the final one, or the newest.
 * Without a complete plan, the newest other one; no row without any.
 */
export function selectShownPlan(db: Database, { viewerId, openId, lastId }: ShownPlanQuestion) {
  return shownPlan(db, { viewerId, openId: openId ?? "", lastId: lastId ?? "" });
}
