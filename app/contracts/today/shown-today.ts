// What the page of today's outfit shows, as the server sends it to the components.
import type { When } from "../../domain/today/day-windows.ts";
import type { ComparedOutfit } from "../../domain/today/morning-digest.ts";
import type { OwnTimes } from "../../domain/today/own-times.ts";
import type { RoomName, Rooms, ShownOuting, ShownSituation } from "../../domain/today/shown-situation.ts";
import type { StepWord } from "../../domain/today/today-marks.ts";
import type { Feel } from "../../domain/today/today-terms.ts";
import type { AgeRange, ItemCategory, WeatherCategory } from "../../domain/vocabulary.ts";
import type { ItemKey } from "../../domain/wardrobe/catalogue-table.ts";
import type { Units } from "../../domain/weather/units.ts";

/** How large a piece is drawn: next to the skin, over it, small, or around all of it. */
export type PiecePart = "inner" | "outer" | "small" | "cover";

export interface TodayPiece {
  key: ItemKey;
  category: ItemCategory;
  name: string;
  /** 'a warm hat', as a sentence says it. */
  word: string;
  part: PiecePart;
  /** How many are in the drawer, 0 for none counted; null where the usual drawer stands in. */
  have: number | null;
}

/** A piece that the drawer lacks, or that a plan which is the drawer doesn't ask for, and the way to put it on the shopping list. */
export interface WishedPiece {
  key: ItemKey;
  name: string;
  /** Null where a browser without a network has worked it out. */
  way: WishedWay | null;
}

/** Finds the way for a piece in the sizes that are worn now. */
export type WayToList = (key: ItemKey, worn: readonly AgeRange[]) => WishedWay | null;

/** `path` is below the address of the plan. */
export type WishedWay =
  /** It is on the list already. */
  | { kind: "listed"; path: string }
  /** It is set aside; once it is wanted again, it is on the list. */
  | { kind: "aside"; itemId: number; ageRange: AgeRange }
  /** The plan needs none in this size. The parents may add an item of their own that is as warm: a form with its name. */
  | { kind: "own"; path: string }
  /** The plan needs none in this size, and no item of one's own stands in for it: its row, to count it there. */
  | { kind: "row"; path: string };

/** The outfits beside the usual one, as the page's address names them, in the order in which they are offered. */
export const WEARS = ["warmer", "lighter", "swap1", "swap2"] as const;
export type Wear = (typeof WEARS)[number];

/** An outfit to put on instead of the usual one. A missing part is as in the usual one; changes it has none. */
export interface OtherOutfit extends Partial<Pick<Dressed, "take" | "wished" | "notes">> {
  pieces: Dressed["pieces"];
  /** The pieces of its sentence. */
  said: Dressed["pieces"];
  /** The end of its sentence: pieces that aren't counted, and the warmth that is still missing. */
  ending?: string;
  /** Clo. */
  got: number;
}

/** An outfit in words. */
export interface Dressed {
  /** How long to stay out; null where nothing limits it. */
  stay: string | null;
  /** Without the last full stop. With what isn't counted, and what stays short. */
  sentence: string;
  /** '38°F at 9 AM, rain from 2 PM.'; null for a room, because the page knows the degrees. */
  weather: string | null;
  pieces: readonly TodayPiece[];
  /** Over the straps of a car seat. */
  over: string | null;
  /** For later in the window. */
  take: string | null;
  /** 'By noon: bunting off.' Three at most. */
  changes: readonly string[];
  wished: readonly WishedPiece[];
  /** The neck check; null at night. */
  neck: string | null;
  notes: readonly string[];
  why: readonly string[];
  /** Asked for and reached, clo; null at night. */
  warmth: { need: number; got: number } | null;
  /** None at night. */
  others: Readonly<Partial<Record<Wear, OtherOutfit>>>;
  /** For comparing mornings; only where a single situation is asked for. */
  compared?: Omit<ComparedOutfit, "wet">;
}

/** The weather of a time, and what is worn in it. */
export interface TimeOutdoors {
  category: WeatherCategory;
  /** Forecast for any of its hours. */
  wet: "rain" | "snow" | null;
  isForecast: boolean;
  /** False for the next day, when nothing of today is in the wash. */
  isToday: boolean;
  /** 'Up to 52°F by 1 PM, light wind', or 'Usual for late November, not a forecast' */
  line: string;
  /** For the situations that the page offers; one is missing where all that could be worn is in the wash. */
  outfits: Readonly<Partial<Record<ShownOuting, Dressed>>>;
}

/** The outfit of rooms from one degree to another, both whole degrees of the reader's units. */
export type RoomBand = { from: number; to: number; dressed: Dressed };

/** Why nothing is proposed to wear, in a sentence. */
export interface WithoutOutfit {
  words: string;
  /** Another size fits by now, or the plan ends: no outfits at all. Or the baby stays in: outfits for rooms alone. */
  kind: "next" | "end" | "in";
}

/** Babies who wear the same sizes. */
export interface TodayOfBabies {
  /** 'Mia', or 'Both:' for all of several babies of a plan; null for its only one. */
  name: string | null;
  /** '6–9m' */
  sizes: string;
  isCounted: boolean;
  /** Where too little is counted: what the plan asks for, on a trip its whole packing list. */
  isListed: boolean;
  /** Null where outfits are proposed. */
  without: WithoutOutfit | null;
  /** Null without weather. */
  outdoors: Readonly<Partial<Record<When, TimeOutdoors>>> | null;
  /** Degrees are missing where all that could be worn is in the wash. */
  rooms: Readonly<Record<RoomName, readonly RoomBand[]>>;
}

export interface TodayView {
  /** Before the birth, as far as the plan knows. */
  isGoingHome: boolean;
  /** The trip under way; null without one. */
  trip: ShownTrip | null;
  groups: readonly TodayOfBabies[];
  /** The one sentence of all groups in place of outfits outdoors; null where one has any. */
  without: WithoutOutfit | null;
  /** 'Friday, November 27, 2026': the reader's day, on which all of it is. */
  day: string;
  /** `short` is for a button. */
  windows: readonly { when: When; label: string; short: string }[];
  /** The reader's own, for their form. */
  ownTimes: OwnTimes;
  situations: readonly ShownSituation[];
  /** Of the month, where no time has a weather of its own. */
  category: WeatherCategory;
  /** Null without a forecast. */
  forecast: ShownForecast | null;
  /** "here" is where the reader is; "none" if there is no forecast of it. */
  weatherOf: "plan" | "here" | "none";
  marks: ShownMarks;
  units: Units;
  /** In whole degrees of these units; null until they are said. */
  rooms: Rooms;
  /** The ends of the slider. */
  roomRange: { from: number; to: number };
  /** The page opens with these unless its address names others. */
  opened: { situation: ShownSituation; when: When };
}

/** A trip of the plan that is under way. */
export interface ShownTrip {
  id: string;
  /** 'Denver, CO' */
  place: string;
  /** 'On your trip to Denver until Dec 3.' */
  line: string;
  /** The reader has left it aside. */
  isAtHome: boolean;
}

/** The marks of the plan's people. */
export interface ShownMarks {
  /** In the wash today. */
  out: readonly { key: ItemKey; name: string }[];
  /** Today's answer to the neck check. */
  felt: Feel | null;
  /** 'One step warmer until Dec 11.' Null without a step. */
  step: string | null;
  /** The step that two answers ask for. */
  offer: StepWord | null;
}

/** A card of a family's page: the babies of a plan who wear the same. */
export interface ShownChild {
  planId: string;
  /** 'Mia', 'Mia and Leo', as their parents have typed it; else the size. */
  name: string;
  /** '4 months'; null in the first week. */
  age: string | null;
  trip: string | null;
  situation: ShownSituation;
  when: When;
  /** Where each of the situations is on the same page, whose other children stay as they are; empty where nothing is proposed to wear. */
  situations: readonly { situation: ShownSituation; path: string }[];
  /** Of the situation and time that are shown. */
  group: TodayOfBabies;
  /** In whole degrees of the reader's units. */
  rooms: Rooms;
}

/** Children at the same place, for whom the page opens with the same time. */
export interface ShownMorning {
  /** 'Chicago, IL · Morning, 7–10' */
  title: string;
  /** Null without weather; its line begins at the door. */
  time: Pick<TimeOutdoors, "category" | "wet" | "line" | "isForecast"> | null;
  forecast: ShownForecast | null;
  children: readonly ShownChild[];
}

/** Where the forecast comes from, and how old it is. */
export interface ShownForecast {
  /** 'As of 7:10 AM'; null for a fresh one. */
  age: string | null;
  /** So old that the page says its age as a warning. */
  isOld: boolean;
  credit: string;
}
