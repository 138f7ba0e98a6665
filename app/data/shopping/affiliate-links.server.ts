// Shopping links of a plan's items, found through the plan so that only those it is open to can read them.
import { and, eq, inArray, isNull, like, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { pageQuery } from "~/data/page-reader.server.ts";
import { PLACE_COLUMNS } from "~/data/places/select-places.server.ts";
import { areItemsOpenTo, isItemOpenTo } from "~/data/plans/open-to.server.ts";
import {
  affiliateLinks,
  clothingList,
  userClothingItems as items,
  userOnboardingData,
} from "~/data/schema.ts";
import { GUIDE_KEYS } from "~/domain/wardrobe/tog.ts";
import { pick } from "~/lib/pick.ts";

/** Active links of an item's garment to shops that deliver to a country. */
function linksIn(
  clothingId: typeof items.clothingId | typeof clothingList.clothingId,
  country: SQL | Placeholder | string,
) {
  return and(
    eq(affiliateLinks.clothingId, clothingId),
    eq(affiliateLinks.isActive, true),
    or(isNull(affiliateLinks.country), eq(affiliateLinks.country, country)),
  );
}

/**
 * An item of a plan that the viewer may read, with its active links for the plan's country: one row per link, or one row without a link. No row if
 * the user has no such item.
 */
export function selectActiveLinks(db: Database, viewerId: string, dashboardItemId: number, planId: string) {
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
      plan: pick(userOnboardingData, "cardTitle", "babyNames", "attemptNumber"),
      link: {
        ...pick(affiliateLinks, "id", "category", "displayOrder", "gender", "ageRange", "productTitle"),
        ...pick(affiliateLinks, "descriptor", "affiliateUrl"),
      },
    })
    .from(items)
    .innerJoin(userOnboardingData, eq(userOnboardingData.onboardingId, items.onboardingId))
    .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
    .leftJoin(affiliateLinks, linksIn(items.clothingId, PLACE_COLUMNS.country))
    .where(isItemOpenTo({ viewerId, planId, itemId: dashboardItemId }, "read"));
}

const countryOfPlan = (planId: Placeholder) =>
  sql`(select ${PLACE_COLUMNS.country} from ${userOnboardingData}
    where ${userOnboardingData.onboardingId} = ${planId})`;

const itemsWithLinks = pageQuery(["viewerId", "planId"], (db, { viewerId, planId }) =>
  db
    .selectDistinct({ clothingId: items.clothingId })
    .from(items)
    .innerJoin(
      affiliateLinks,
      and(
        linksIn(items.clothingId, countryOfPlan(planId)),
        // Only links that contracts/shopping/shop-links-answer.ts accepts count.
        or(like(affiliateLinks.affiliateUrl, "http://%"), like(affiliateLinks.affiliateUrl, "https://%")),
      ),
    )
    .where(areItemsOpenTo(viewerId, planId, "read")),
);

/** The items with a usable link for the plan's country, of a plan that the viewer may read. */
export function selectItemsWithLinks(db: Database, viewerId: string, planId: string) {
  return itemsWithLinks(db, { viewerId, planId });
}

const guideLinks = pageQuery(["country"], (db, { country }) =>
  db
    .select({
      nameId: clothingList.clothingNameId,
      name: clothingList.name,
      ...pick(affiliateLinks, "id", "category", "displayOrder", "productTitle", "descriptor", "affiliateUrl"),
    })
    .from(clothingList)
    .innerJoin(
      affiliateLinks,
      and(
        linksIn(clothingList.clothingId, country),
        isNull(affiliateLinks.gender),
        isNull(affiliateLinks.ageRange),
      ),
    )
    .where(inArray(clothingList.clothingNameId, [...GUIDE_KEYS])),
);

/**
 * The active links of the sleep guide's products, for every gender and age: to shops of a country (two letters), and to those
 * that deliver everywhere.
 */
export function selectGuideLinks(db: Database, country: string) {
  return guideLinks(db, { country });
}
