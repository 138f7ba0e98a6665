// The catalogue as administrators see it: the same for all of them, without anything of the parents.
import { asc, inArray, isNull } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { clothingImages, clothingList } from "~/data/schema.ts";

/** All catalogue garments by name. */
export function selectCatalogueNames(db: Database) {
  return db
    .select({
      id: clothingList.clothingId,
      nameId: clothingList.clothingNameId,
      name: clothingList.name,
      category: clothingList.category,
    })
    .from(clothingList)
    .where(isNull(clothingList.ownerId))
    .orderBy(asc(clothingList.name), asc(clothingList.clothingId));
}

/** All uploads except replaced ones, oldest first. */
export function selectUploads(db: Database) {
  return db
    .select({
      clothingId: clothingImages.clothingId,
      contentHash: clothingImages.contentHash,
      status: clothingImages.status,
      width: clothingImages.width,
      height: clothingImages.height,
    })
    .from(clothingImages)
    .where(inArray(clothingImages.status, ["processing", "ready", "failed"]))
    .orderBy(asc(clothingImages.createdAt), asc(clothingImages.imageId));
}
