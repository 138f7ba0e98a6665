// What the page of the list for day care shows.
import type { CareSet } from "../../domain/today/day-care.ts";
import type { AgeRange, WeatherCategory } from "../../domain/vocabulary.ts";
import type { ItemKey } from "../../domain/wardrobe/catalogue-table.ts";

export interface ShownCareLine {
  key: ItemKey;
  name: string;
  take: number;
  there: number;
}

export interface ShownCareSet {
  set: CareSet;
  lines: ShownCareLine[];
  /** Below them: what keeps the baby safe in the sun, and in the car on the way. */
  note: string | null;
}

export interface ShownCare {
  /** In place of a list, after the plan's last size; null where there is a list. */
  without: string | null;
  size: AgeRange;
  /** The sizes that have a list, this one among them. */
  sizes: AgeRange[];
  weather: WeatherCategory;
  /** Pieces that the list asks for. */
  pieces: number;
  /** Names of what the baby comes in. */
  wear: string[];
  sets: ShownCareSet[];
  /** Names of what comes home each week. */
  weekly: string[];
  /** The size after it and its day; null for none. */
  next: { size: AgeRange; day: string; isLikely: boolean } | null;
  /** Outgrown sizes of which pieces are still there. */
  left: { size: AgeRange; pieces: number }[];
  /** The parents' own lines. */
  more: string;
  /** Whether the parents have changed it. */
  isOwn: boolean;
}
