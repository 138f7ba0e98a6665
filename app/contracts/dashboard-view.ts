// What one dashboard page shows, as the server hands it to the components.
import type { Essentiality, ItemCategory } from "../domain/vocabulary.ts";
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
  /** Pieces to have for the whole age range (decision Q4). */
  total: number;
  cells: ItemCell[];
  /** False when the stored quantities could not be read. */
  isIntact: boolean;
}

export interface CategoryView {
  category: ItemCategory;
  /** Pieces of all items in it. */
  total: number;
  items: ItemView[];
  /** Items that this age range's weather does not call for. */
  notNeeded: ItemView[];
}

export interface DashboardView {
  /** Null when the plan's weather cannot be read. */
  groups: WeatherGroup[] | null;
  categories: CategoryView[];
  total: number;
}
