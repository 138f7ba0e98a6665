// What a page shows of a wardrobe to anyone: numbers, and nothing about the owner.
import type { AgeRange, ItemCategory } from "../../domain/vocabulary.ts";

export interface GuestItem {
  nameId: string;
  name: string;
  /** Pieces needed of this size. */
  needed: number;
}

export interface GuestCategory {
  category: ItemCategory;
  items: GuestItem[];
}

export interface GuestAnswer {
  ageRange: AgeRange;
  essentials: number;
  /** Pieces of all levels. */
  everything: number;
  /** The essential items. */
  categories: GuestCategory[];
}
