// The names of the channels that givers' open pages listen to.
import { and, eq, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { isOwnedBy } from "~/data/plans/open-to.server.ts";
import { userOnboardingData as attempts, giftLists as lists } from "~/data/schema.ts";

/** The channel of a plan's open list, as an expression; null without one. */
export function giftChannelOf(onboardingId: string | SQLWrapper): SQL<string | null> {
  return sql<string | null>`(select ${lists.tokenHash} from ${lists} where ${isOpenListOf(onboardingId)})`;
}

/** The same as a select, whoever asks; no row without one. */
export function selectGiftChannelOf(db: Database, onboardingId: string) {
  return db.select({ giftChannel: lists.tokenHash }).from(lists).where(isOpenListOf(onboardingId));
}

/** The channels of all open lists of the user's own plans. */
export function selectOwnGiftChannels(db: Database, ownerId: string) {
  return db
    .select({ onboardingId: lists.onboardingId, giftChannel: lists.tokenHash })
    .from(lists)
    .innerJoin(attempts, eq(attempts.onboardingId, lists.onboardingId))
    .where(and(isOwnedBy(ownerId), isNull(lists.closedAt)));
}

function isOpenListOf(onboardingId: string | SQLWrapper): SQL | undefined {
  return and(eq(lists.onboardingId, onboardingId), isNull(lists.closedAt));
}
