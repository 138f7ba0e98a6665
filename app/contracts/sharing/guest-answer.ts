// What a page shows of a wardrobe to anybody: numbers, and nothing of whose it is.
import type { AgeRange, ItemCategory } from "../../domain/vocabulary.ts";

export interface GuestItem {
  nameId: string;
  name: string;
  /** Pieces to have of this size. */
  needed: number;
}

export interface GuestCategory {
  category: ItemCategory;
  items: GuestItem[];
}

export interface GuestAnswer {
  ageRange: AgeRange;
  /** Essential pieces. */
  essentials: number;
  /** Pieces of all levels. */
  everything: number;
  /** The essential items. */
  categories: GuestCategory[];
}
