import type { ItemCategory } from "../../domain/vocabulary.ts";
import type { GarmentNames } from "../../domain/wardrobe/find-garment.ts";

export interface ManagedItem extends GarmentNames {
  category: ItemCategory;
  /** The content hash of the current picture; null for our drawing. */
  image: string | null;
  /** The state of the newest upload. */
  upload: "none" | "processing" | "failed";
}
