// What a giver's page shows beside a list's lines: shopping links and photos, found through the list.
import { and, eq, inArray, isNull, max, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { PLACE_COLUMNS } from "~/data/places/place-columns.server.ts";
import {
  affiliateLinks,
  clothingImages,
  userClothingItems as items,
  giftLists as lists,
  userOnboardingData as plans,
} from "~/data/schema.ts";

/**
 * Active links for the plan's country of a list's garments, of any age, without those for one gender: they would tell it. Read
 * them in the list's batch.
 */
export function selectGiftLinks(db: Database, isList: SQL | undefined) {
  return db
    .select({
      clothingId: items.clothingId,
      id: affiliateLinks.id,
      category: affiliateLinks.category,
      displayOrder: affiliateLinks.displayOrder,
      gender: affiliateLinks.gender,
      ageRange: affiliateLinks.ageRange,
      title: affiliateLinks.productTitle,
      affiliateUrl: affiliateLinks.affiliateUrl,
    })
    .from(lists)
    .innerJoin(plans, eq(plans.onboardingId, lists.onboardingId))
    .innerJoin(items, and(eq(items.onboardingId, lists.onboardingId), isNull(items.removedAt)))
    .innerJoin(
      affiliateLinks,
      and(
        eq(affiliateLinks.clothingId, items.clothingId),
        eq(affiliateLinks.isActive, true),
        or(isNull(affiliateLinks.country), eq(affiliateLinks.country, PLACE_COLUMNS.country)),
        or(isNull(affiliateLinks.gender), eq(affiliateLinks.gender, "neutral")),
      ),
    )
    .where(isList);
}

/** The newest finished photo of each garment of a list that has one. */
export function selectGiftImages(db: Database, isList: SQL | undefined) {
  return db
    .select({
      clothingId: clothingImages.clothingId,
      // SQLite takes the other columns from the row with the maximum.
      contentHash: clothingImages.contentHash,
      newest: max(clothingImages.createdAt),
    })
    .from(clothingImages)
    .where(
      and(
        eq(clothingImages.status, "ready"),
        inArray(
          clothingImages.clothingId,
          sql`(select ${items.clothingId} from ${lists} join ${plans} on ${eq(plans.onboardingId, lists.onboardingId)}
            join ${items} on ${eq(items.onboardingId, lists.onboardingId)} where ${isList})`,
        ),
      ),
    )
    .groupBy(clothingImages.clothingId);
}

/** The weather of a list's plan month by month, which only the question what fits in a month needs. */
export function selectGiftWeather(db: Database, isList: SQL | undefined) {
  return db
    .select({ monthCards: plans.monthCards })
    .from(lists)
    .innerJoin(plans, eq(plans.onboardingId, lists.onboardingId))
    .where(isList);
}

export type GiftLinkRow = Awaited<ReturnType<typeof selectGiftLinks>>[number];
