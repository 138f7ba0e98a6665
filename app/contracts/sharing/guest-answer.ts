// What a share link shows of a wardrobe to anyone: numbers, and nothing else about the owner.
import type { AgeRange, ItemCategory } from "../../domain/vocabulary.ts";

export interface GuestItem {
  nameId: string;
  name: string;
  /** Pieces needed of this size, or still to get. */
  pieces: number;
}

export interface GuestCategory {
  category: ItemCategory;
  items: GuestItem[];
}

export interface GuestSize {
  ageRange: AgeRange;
  essentials: number;
  /** Pieces of all levels. */
  everything: number;
  /** The essential items. */
  categories: GuestCategory[];
}

export interface GuestAnswer {
  /** Whether all numbers leave out what the family has. */
  isToGet: boolean;
  /** The size that the page starts with; one of `sizes`. */
  first: GuestSize;
  /** All sizes, or those to come if it is about what is still to get. */
  sizes: GuestSize[];
}
