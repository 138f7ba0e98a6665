// Shopping links of a plan's items, found through the plan so that only its owner can read them.
import { and, eq, inArray, isNull, like, or, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { pageQuery } from "~/data/page-query.server.ts";
import { areItemsOpenTo, isItemOpenTo } from "~/data/plans/open-to.server.ts";
import {
  affiliateLinks,
  clothingList,
  userClothingItems as items,
  userOnboardingData,
} from "~/data/schema.ts";
import { GUIDE_KEYS } from "~/domain/wardrobe/tog.ts";

/**
 * An item of the user's plan with its active links: one row per link, or one row without a link. No row if
 * the user has no such item.
 */
export function selectActiveLinks(
  db: Database,
  ownerId: string,
  dashboardItemId: number,
  onboardingId: string,
) {
  return db
    .select({
      item: {
        id: items.dashboardItemId,
        name: items.itemName,
        nameId: clothingList.clothingNameId,
        // Aliased, because a batch merges columns of the same name.
        category: sql<string>`${clothingList.category}`.as("item_category"),
        gender: userOnboardingData.genderPreference,
      },
      link: {
        id: affiliateLinks.id,
        category: affiliateLinks.category,
        displayOrder: affiliateLinks.displayOrder,
        gender: affiliateLinks.gender,
        ageRange: affiliateLinks.ageRange,
        productTitle: affiliateLinks.productTitle,
        descriptor: affiliateLinks.descriptor,
        affiliateUrl: affiliateLinks.affiliateUrl,
      },
    })
    .from(items)
    .innerJoin(userOnboardingData, eq(userOnboardingData.onboardingId, items.onboardingId))
    .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
    .leftJoin(
      affiliateLinks,
      and(eq(affiliateLinks.clothingId, items.clothingId), eq(affiliateLinks.isActive, true)),
    )
    .where(isItemOpenTo({ ownerId, onboardingId, itemId: dashboardItemId }));
}

const itemsWithLinks = pageQuery(["ownerId", "onboardingId"], (db, { ownerId, onboardingId }) =>
  db
    .selectDistinct({ clothingId: items.clothingId })
    .from(items)
    .innerJoin(
      affiliateLinks,
      and(
        eq(affiliateLinks.clothingId, items.clothingId),
        eq(affiliateLinks.isActive, true),
        // Only links that contracts/shopping/shop-links-answer.ts accepts count.
        or(like(affiliateLinks.affiliateUrl, "http://%"), like(affiliateLinks.affiliateUrl, "https://%")),
      ),
    )
    .where(areItemsOpenTo(ownerId, onboardingId)),
);

/** The items of the user's plan that have a usable link. */
export function selectItemsWithLinks(db: Database, ownerId: string, onboardingId: string) {
  return itemsWithLinks(db, { ownerId, onboardingId });
}

const guideLinks = pageQuery([], (db) =>
  db
    .select({
      nameId: clothingList.clothingNameId,
      id: affiliateLinks.id,
      category: affiliateLinks.category,
      displayOrder: affiliateLinks.displayOrder,
      productTitle: affiliateLinks.productTitle,
      descriptor: affiliateLinks.descriptor,
      affiliateUrl: affiliateLinks.affiliateUrl,
    })
    .from(clothingList)
    .innerJoin(
      affiliateLinks,
      and(
        eq(affiliateLinks.clothingId, clothingList.clothingId),
        eq(affiliateLinks.isActive, true),
        isNull(affiliateLinks.gender),
        isNull(affiliateLinks.ageRange),
      ),
    )
    .where(inArray(clothingList.clothingNameId, [...GUIDE_KEYS])),
);

/** The active links of the sleep guide's products, for every gender and age. */
export function selectGuideLinks(db: Database) {
  return guideLinks(db, {});
}
