// Share links: columns of the attempt they lead to. The token is stored sealed, with a keyed hash to find it.
import { and, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { PLACE_COLUMNS } from "~/data/places/select-places.server.ts";
import { isPlanOpenTo } from "~/data/plans/open-to.server.ts";
import {
  clothingList,
  userClothingItems as items,
  userOnboardingData as plans,
  users,
  zipcodeCityMap,
} from "~/data/schema.ts";
import { aroundPlan } from "~/data/wardrobe/select-around.server.ts";
import { comingByPlan, isOfItem } from "~/data/wardrobe/select-wardrobe.server.ts";
import { COMPLETE_STATUSES } from "~/domain/plans/plan-status.ts";
import type { ShareChoices } from "~/domain/sharing/share-choices.ts";
import { pick } from "~/lib/pick.ts";

/** A plan with its share link, if the viewer manages it. */
export function selectShareForViewer(db: Database, viewerId: string, planId: string) {
  return db
    .select({
      ...pick(plans, "onboardingId", "attemptNumber", "cardTitle", "babyNames"),
      country: PLACE_COLUMNS.country,
      status: plans.status,
      sealedToken: plans.replicationToken,
      tokenHash: plans.replicationTokenHash,
      config: plans.replicationConfig,
      expiresAt: plans.replicationExpiresAt,
      ...pick(users, "givenName", "fullName"),
    })
    .from(plans)
    .innerJoin(users, eq(users.id, plans.userId))
    .where(isPlanOpenTo(viewerId, planId, "manage"));
}

export type ShareRow = Awaited<ReturnType<typeof selectShareForViewer>>[number];

export interface NewShare {
  sealedToken: string;
  tokenHash: string;
  choices: ShareChoices;
  expiresAt: number;
  /** The link that it replaces; if that has changed in the meantime, nothing is written. */
  replaces: string | null;
}

/** Gives a complete plan that the viewer manages a share link; whether it was written. */
export async function saveShare(
  db: Database,
  viewerId: string,
  planId: string,
  share: NewShare,
): Promise<boolean> {
  const saved = await db
    .update(plans)
    .set({
      replicationToken: share.sealedToken,
      replicationTokenHash: share.tokenHash,
      replicationConfig: packChoices(viewerId, share.choices),
      replicationExpiresAt: share.expiresAt,
    })
    .where(
      and(
        isPlanOpenTo(viewerId, planId, "manage"),
        inArray(plans.status, [...COMPLETE_STATUSES]),
        sql`${plans.replicationTokenHash} is ${share.replaces}`,
      ),
    )
    .returning({ onboardingId: plans.onboardingId });
  return saved.length > 0;
}

/** Changes what a plan's share link shows, if it has one and the viewer manages it. */
export async function saveChoices(
  db: Database,
  viewerId: string,
  planId: string,
  choices: ShareChoices,
): Promise<void> {
  await db
    .update(plans)
    .set({ replicationConfig: packChoices(viewerId, choices) })
    .where(and(isPlanOpenTo(viewerId, planId, "manage"), isNotNull(plans.replicationTokenHash)));
}

function packChoices(ownerId: string, { title, includePersonalNotes, showsToGet }: ShareChoices): string {
  return JSON.stringify({ includePersonalNotes, sourceUserId: ownerId, title, showsToGet });
}

/** Removes a plan's share link; whether the viewer manages the plan. */
export async function deleteShare(db: Database, viewerId: string, planId: string): Promise<boolean> {
  const cleared = await db
    .update(plans)
    .set({
      replicationToken: null,
      replicationTokenHash: null,
      replicationConfig: null,
      replicationExpiresAt: null,
    })
    .where(isPlanOpenTo(viewerId, planId, "manage"))
    .returning({ onboardingId: plans.onboardingId });
  return cleared.length > 0;
}

/** Whether the owner chose to show what is still to get. */
const SHOWS_TO_GET = sql`iif(json_valid(${plans.replicationConfig}),
  ${plans.replicationConfig} ->> '$.showsToGet', 0)`;

/** What a share link shows before it is claimed; no row if it is unknown or expired. */
export function selectSharedPlan(db: Database, tokenHashes: readonly string[], now: number) {
  return db
    .select({
      ownerId: plans.userId,
      ...PLACE_COLUMNS,
      ...pick(plans, "expectedDueDate", "babyBornOn", "weatherGroups", "plannedMonths", "plannedSizes"),
      ...pick(plans, "babies", "genderPreference", "laundryScenario", "nightRoomF"),
      ...aroundPlan(null, SHOWS_TO_GET),
      config: plans.replicationConfig,
      sharerEmail: users.email,
    })
    .from(plans)
    .innerJoin(users, eq(users.id, plans.userId))
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, plans.zipcode))
    .where(isBehind(tokenHashes, now));
}

export type SharedPlanRow = Awaited<ReturnType<typeof selectSharedPlan>>[number];

/**
 * What the plan behind a share link asks for: only catalogue items with their catalogue names, and none of the
 * owner's notes. Counts, what is coming, and what is skipped leave the database only if the owner shows what is still to get.
 */
export function selectSharedItems(db: Database, tokenHashes: readonly string[], now: number) {
  const coming = comingByPlan(db, isBehind(tokenHashes, now));
  return db
    .select({
      ...pick(clothingList, "clothingId", "clothingNameId", "name", "category", "sizeUp", "validAgeRanges"),
      calculatedQuantities: items.calculatedQuantities,
      userAddedQuantities: sql<string>`iif(${SHOWS_TO_GET}, ${items.userAddedQuantities}, '{}')`.as(
        "shown_owned",
      ),
      setAside: sql<string>`iif(${SHOWS_TO_GET}, ${items.setAside}, '[]')`.as("shown_set_aside"),
      coming: sql<string | null>`iif(${SHOWS_TO_GET}, ${coming.coming}, null)`.as("shown_coming"),
    })
    .from(items)
    .innerJoin(plans, eq(plans.onboardingId, items.onboardingId))
    .innerJoin(clothingList, and(eq(clothingList.clothingId, items.clothingId), isNull(clothingList.ownerId)))
    .leftJoin(coming, isOfItem(coming))
    .where(isBehind(tokenHashes, now))
    .orderBy(items.clothingId);
}

export type SharedItemRow = Awaited<ReturnType<typeof selectSharedItems>>[number];

/** SQL condition: the attempt has a link whose token has one of these hashes. */
function isBehind(tokenHashes: readonly string[], now: number) {
  return and(
    inArray(plans.replicationTokenHash, [...tokenHashes]),
    gt(plans.replicationExpiresAt, now),
    isNull(plans.deletedAt),
  );
}
