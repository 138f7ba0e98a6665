import type { ItemCategory } from "../../domain/vocabulary.ts";
import type { GarmentNames } from "../../domain/wardrobe/find-garment.ts";

export interface ManagedItem extends GarmentNames {
  category: ItemCategory;
  /** The content hash of the current picture; null for our drawing. */
  image: string | null;
  /** The state of the newest upload. */
  upload: "none" | "processing" | "failed";
  /** The newest picture's size in pixels, if it is smaller than recommended. */
  small: { width: number; height: number } | null;
}
