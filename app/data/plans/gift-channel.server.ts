// The names of the channels that givers' open pages listen to.
import { and, eq, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { isOwnedBy } from "~/data/plans/open-to.server.ts";
import { giftLists as lists, userOnboardingData as plans } from "~/data/schema.ts";

/** The channel of a plan's open list, as an expression; null without one. */
export function giftChannelOf(planId: string | SQLWrapper): SQL<string | null> {
  return sql<string | null>`(select ${lists.tokenHash} from ${lists} where ${isOpenListOf(planId)})`;
}

/** The same as a select, whoever asks; no row without one. */
export function selectGiftChannelOf(db: Database, planId: string) {
  return db.select({ giftChannel: lists.tokenHash }).from(lists).where(isOpenListOf(planId));
}

/** The channels of all open lists of the user's own plans. */
export function selectOwnGiftChannels(db: Database, viewerId: string) {
  return db
    .select({ onboardingId: lists.onboardingId, giftChannel: lists.tokenHash })
    .from(lists)
    .innerJoin(plans, eq(plans.onboardingId, lists.onboardingId))
    .where(and(isOwnedBy(viewerId), isNull(lists.closedAt)));
}

function isOpenListOf(planId: string | SQLWrapper): SQL | undefined {
  return and(eq(lists.onboardingId, planId), isNull(lists.closedAt));
}
