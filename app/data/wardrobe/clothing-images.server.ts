import { and, eq, max } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { pageQuery } from "~/data/page-query.server.ts";
import { areItemsOpenTo } from "~/data/plans/open-to.server.ts";
import { clothingImages, userClothingItems as items } from "~/data/schema.ts";

const readyImages = pageQuery(["ownerId", "onboardingId"], (db, { ownerId, onboardingId }) =>
  db
    .select({
      clothingId: clothingImages.clothingId,
      // SQLite takes the other columns from the row with the maximum.
      contentHash: clothingImages.contentHash,
      newest: max(clothingImages.createdAt),
    })
    .from(items)
    .innerJoin(
      clothingImages,
      and(eq(clothingImages.clothingId, items.clothingId), eq(clothingImages.status, "ready")),
    )
    .where(areItemsOpenTo(ownerId, onboardingId, "read"))
    .groupBy(clothingImages.clothingId),
);

/** The newest finished photo of each garment in the user's plan that has one. */
export function selectReadyImages(db: Database, ownerId: string, onboardingId: string) {
  return readyImages(db, { ownerId, onboardingId });
}
