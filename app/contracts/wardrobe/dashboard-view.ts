// What a page shows of a plan's wardrobe, as the server hands it to the components.

import type { AgeRange, Essentiality, ItemCategory } from "../../domain/vocabulary.ts";
import type { OwnedQuantities, PersonalNotes } from "../../domain/wardrobe/owned.ts";
import type { WeatherGroup } from "../../domain/weather/weather-groups.ts";

/** What an item needs in one weather group. */
export interface ItemCell {
  weatherGroupOrder: number;
  quantity: number;
  essentiality: Essentiality | null;
  sizeUp: boolean;
  /** The size that dresses this weather in this one's place; null where this size does. */
  boughtIn: AgeRange | null;
}

/** What anybody may see of an item. */
export interface ItemFacts {
  id: number;
  nameId: string;
  name: string;
  category: ItemCategory;
  isCustom: boolean;
  /** Content hash of its photo; null while there is only the drawing. */
  image: string | null;
  /** Pieces to have of this size. */
  needed: number;
  /** The strongest of the weather that counts for this size; null where nothing is needed. */
  essentiality: Essentiality | null;
  cells: ItemCell[];
  /** Names of the items that it can stand in for, where the weather asks for both. */
  insteadOf: string | null;
  /** False when the stored quantities could not be read. */
  isIntact: boolean;
}

/** What its owner has, wrote and decided, as of `version`; pushed changes with a higher one take its place. */
export interface ItemOwn {
  owned: OwnedQuantities;
  personalNotes: PersonalNotes;
  setAside: readonly AgeRange[];
  version: number;
}

export interface ItemView extends ItemFacts, ItemOwn {
  hasShopLinks: boolean;
}

export interface CategoryView<Item extends ItemFacts = ItemView> {
  category: ItemCategory;
  /** The most essential first. */
  items: Item[];
}

export interface DashboardView {
  /** Null when the plan's weather cannot be read. */
  groups: WeatherGroup[] | null;
  categories: CategoryView[];
}
