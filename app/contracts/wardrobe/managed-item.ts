// A garment of the catalogue as administrators see it.
import type { ItemCategory } from "../../domain/vocabulary.ts";
import type { GarmentNames } from "../../domain/wardrobe/find-garment.ts";

export interface ManagedItem extends GarmentNames {
  category: ItemCategory;
  /** The content hash of the picture that everybody sees; null for our drawing. */
  image: string | null;
  /** How the newest upload stands. */
  upload: "none" | "processing" | "failed";
}
