import { and, eq, max } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { pageQuery } from "~/data/page-query.server.ts";
import { areItemsOpenTo } from "~/data/plans/open-to.server.ts";
import { clothingImages, userClothingItems as items } from "~/data/schema.ts";

const readyImages = pageQuery(["viewerId", "planId"], (db, { viewerId, planId }) =>
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
    .where(areItemsOpenTo(viewerId, planId, "read"))
    .groupBy(clothingImages.clothingId),
);

/** The newest finished photo of each garment that has one, in a plan that the viewer may read. */
export function selectReadyImages(db: Database, viewerId: string, planId: string) {
  return readyImages(db, { viewerId, planId });
}
