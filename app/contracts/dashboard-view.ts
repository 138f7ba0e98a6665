// What one dashboard page shows, as the server hands it to the components.
import type { OwnedQuantities, PersonalNotes } from "../domain/owned.ts";
import type { AgeRange, Essentiality, ItemCategory } from "../domain/vocabulary.ts";
import type { WeatherGroup } from "../domain/weather-groups.ts";

/** What an item needs in one weather group. */
export interface ItemCell {
  weatherGroupOrder: number;
  quantity: number;
  essentiality: Essentiality | null;
  sizeUp: boolean;
  /** Why this number, in words; null for items outside the catalogue. */
  why: string | null;
}

export interface ItemView {
  id: number;
  nameId: string;
  name: string;
  category: ItemCategory;
  notes: string | null;
  isCustom: boolean;
  hasShopLinks: boolean;
  /** Content hash of its photo; null while there is only the drawing. */
  image: string | null;
  /** Pieces to have for the whole age range (decision Q4). */
  total: number;
  /** The same for every age range, for what the year still asks for. */
  totals: Record<AgeRange, number>;
  cells: ItemCell[];
  /** False when the stored quantities could not be read. */
  isIntact: boolean;
  /** What the parent has and wrote, as of `version`; pushed changes with a higher one take its place. */
  owned: OwnedQuantities;
  personalNotes: PersonalNotes;
  version: number;
}

export interface CategoryView {
  category: ItemCategory;
  items: ItemView[];
  /** Items that this age range's weather does not call for. */
  notNeeded: ItemView[];
}

export interface DashboardView {
  /** Null when the plan's weather cannot be read. */
  groups: WeatherGroup[] | null;
  categories: CategoryView[];
  /** Items that are not for this age range, for what the year still asks for. */
  others: OtherItem[];
}

export type OtherItem = Pick<ItemView, "id" | "nameId" | "totals" | "owned" | "personalNotes" | "version">;
