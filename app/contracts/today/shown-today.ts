// What the page of today's outfit shows, as the server sends it to the components.
import type { When } from "../../domain/today/day-windows.ts";
import type { RoomName, Rooms, ShownSituation } from "../../domain/today/shown-situation.ts";
import type { ItemCategory, WeatherCategory } from "../../domain/vocabulary.ts";
import type { ItemKey } from "../../domain/wardrobe/catalogue-table.ts";
import type { Units } from "../../domain/weather/units.ts";

/** How large a piece is drawn: next to the skin, over it, small, or around all of it. */
export type PiecePart = "inner" | "outer" | "small" | "cover";

export interface TodayPiece {
  key: ItemKey;
  category: ItemCategory;
  name: string;
  part: PiecePart;
  /** How many are in the drawer; null where the usual drawer stands in. */
  have: number | null;
}

/** An outfit in words. */
export interface Dressed {
  /** How long to stay out; null where nothing limits it. */
  stay: string | null;
  /** Without a full stop. */
  sentence: string;
  /** Its weather: 'About 34°F at 8 AM.'; null for a room, because the page knows the degrees. */
  weather: string | null;
  pieces: readonly TodayPiece[];
  wished: readonly string[];
  notes: readonly string[];
  why: readonly string[];
}

/** The outfit of rooms from one degree to another, both whole degrees of the reader's units. */
export interface RoomBand {
  from: number;
  to: number;
  dressed: Dressed;
}

/** Babies who wear the same sizes. */
export interface TodayOfBabies {
  /** Null for all of a plan's babies. */
  name: string | null;
  /** '6–9m' */
  sizes: string;
  isCounted: boolean;
  /** Null without weather. */
  outdoors: ReadonlyMap<When, Readonly<Record<OutdoorSituation, Dressed>>> | null;
  rooms: Readonly<Record<RoomName, readonly RoomBand[]>>;
}

export type OutdoorSituation = Exclude<ShownSituation, RoomName>;

export interface TodayView {
  /** Before the birth, as far as the plan knows. */
  isGoingHome: boolean;
  groups: readonly TodayOfBabies[];
  /** 'Friday, November 27, 2026': the reader's day, on which all of it is. */
  day: string;
  windows: readonly { when: When; label: string }[];
  /** 'Usual for late November, not a forecast' */
  usual: string;
  /** The weather of the month. */
  category: WeatherCategory;
  units: Units;
  /** In whole degrees of these units; null until they are said. */
  rooms: Rooms;
  /** The ends of the slider. */
  roomRange: { from: number; to: number };
  /** The page opens with these unless its address names others. */
  opened: { situation: ShownSituation; when: When };
}
