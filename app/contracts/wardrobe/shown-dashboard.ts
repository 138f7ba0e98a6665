// What a page shows of a plan's wardrobe, as the server sends it to the components.

import type { AgeRange, Essentiality, ItemCategory } from "../../domain/vocabulary.ts";
import type { GarmentNames } from "../../domain/wardrobe/find-garment.ts";
import type { OwnedQuantities, PersonalNotes } from "../../domain/wardrobe/owned.ts";
import type { WarmAs } from "../../domain/wardrobe/warm-as.ts";
import type { WeatherGroup } from "../../domain/weather/weather-groups.ts";

/** What an item needs in one weather group. */
export interface ItemCell {
  weatherGroupOrder: number;
  quantity: number;
  essentiality: Essentiality | null;
  sizeUp: boolean;
  /** The neighboring size that covers this weather; null if this size does. */
  boughtIn: AgeRange | null;
}

/** The public facts about an item. */
export interface ItemFacts {
  id: number;
  nameId: string;
  name: string;
  category: ItemCategory;
  isCustom: boolean;
  /** Content hash of its photo; null if there is only the drawing. */
  image: string | null;
  /** Pieces needed of this size. */
  needed: number;
  /** The strongest among the weather that counts for this size; null if nothing is needed. */
  essentiality: Essentiality | null;
  cells: ItemCell[];
  /** Why none are needed, where the weather isn't the reason: empty where nothing is said of it, otherwise missing. */
  none?: string;
  /** What it can replace, and which weeks or sizes it is for, a line each; missing for nothing. */
  advice?: string;
  /** False if the stored quantities couldn't be read. */
  isIntact: boolean;
  /** Only if the baby would wear it too briefly to get any more. */
  isBrief?: true;
  /** Why heavy outerwear isn't asked for on this day, and whether it will be; missing if it is. */
  held?: { words: string; waits: boolean };
}

/** The owner's count, note, and decisions as of `version`; a pushed change replaces them if it is newer. */
export interface ItemOwn {
  owned: OwnedQuantities;
  personalNotes: PersonalNotes;
  setAside: readonly AgeRange[];
  version: number;
}

export interface ItemView extends ItemFacts, ItemOwn {
  hasShopLinks: boolean;
  /** The piece that an own item is as warm as; missing for none. */
  warmAs?: WarmAs;
  /** Pieces of this size that givers have reserved; missing for none. */
  coming?: number;
  /** The same in words: '1 coming from Ruth'. */
  comingSaid?: string;
  /** Pieces of this size that an older child has left; missing for none. */
  boxed?: number;
  /** Where the needed ones are taken out; missing if none is needed. */
  attic?: AtticRow;
}

/** Needed pieces that an older child has left. */
export interface AtticRow {
  pieces: number;
  /** '1 in the attic' */
  said: string;
  /** The first place to take them out of; null if the viewer may take nothing out. */
  from: {
    /** '12:3-6m:4', as the form's field. */
    cell: string;
    /** The box and where it is, or that nobody has packed them. */
    where: string;
  } | null;
}

export interface CategoryView<Item extends ItemFacts = ItemView> {
  category: ItemCategory;
  /** The most essential first. */
  items: Item[];
}

export interface DashboardView {
  /** Null if the plan's weather can't be read. */
  groups: WeatherGroup[] | null;
  categories: CategoryView[];
}

/** The size that is still worn while the next one leads. */
export interface ShownEnding {
  ageRange: AgeRange;
  /** Until about when it fits, in words. */
  day: string;
  /** Essentials of it still to get. */
  remaining: number;
}

/** The same on a dashboard, which counts on by itself. */
export interface EndingWithNeeds extends ShownEnding {
  /** Its essentials by item: the pieces that nobody brings or has kept, and how many of them there are. */
  needs: readonly { id: number; pieces: number; owned: number }[];
}

export interface ManagedItem extends GarmentNames {
  category: ItemCategory;
  /** The content hash of the current picture; null for our drawing. */
  image: string | null;
  /** The state of the newest upload. */
  upload: "none" | "processing" | "failed";
  /** The newest picture's size in pixels, if it is smaller than recommended. */
  small: { width: number; height: number } | null;
}
