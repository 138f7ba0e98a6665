// The closed words of Today: situations, the weather, the baby, notes, and stay words. Ids only; texts stand elsewhere.
import type { ItemKey } from "../wardrobe/catalogue-table.ts";

/** Situations under the open sky. */
export const OUTDOORS = ["stroller", "stroller_asleep", "carrier", "play", "walk"] as const;
export type Outdoors = (typeof OUTDOORS)[number];

/** Situations that have weather; in the car it is the weather around a cabin that isn't warm yet. "play" is on the ground, "walk" on the child's own feet. */
export type Outing = Outdoors | "car";

/** The situations in which a baby is dressed by clo. */
export type DaySituation = Outing | "indoors";
export type Situation = DaySituation | "night";

/** The answers to the neck check. */
export const FEELS = ["cold", "sweaty"] as const;
export type Feel = (typeof FEELS)[number];

/** The weather of one hour. Figures are finite; borders check that. */
export interface HourWeather {
  tempF: number;
  windMph: number;
  /** Relative, percent. */
  humidity: number;
  uv: number;
  /** Of rain or snow, percent. */
  wetChance: number;
  /** Inches in the hour. */
  rainIn: number;
  /** Inches in the hour. */
  snowIn: number;
}

/** Still and dry air without sun: the rest of the weather where only a temperature is known. */
export const CALM: Omit<HourWeather, "tempF"> = {
  windMph: 0,
  humidity: 50,
  uv: 0,
  wetChance: 0,
  rainIn: 0,
  snowIn: 0,
};

/** Whether rain or snow is likely enough, and enough of it, to dress for. */
export function isWet({ wetChance, rainIn, snowIn }: HourWeather): boolean {
  return wetChance >= 40 && rainIn + snowIn >= 0.01;
}

/** A situation with what surrounds it. A room has no weather, so outdoor figures can't stand in for its temperature. */
export type Moment = { situation: Outing; weather: HourWeather } | { situation: "indoors"; roomF: number };

/** Equal sets take turns day by day, so that whatever was bought is worn (O12). */
export interface Turn {
  /** Any count of days. */
  day: number;
  /** How often a piece can be worn with what is clean, until it has to be washed. */
  wearsOf: (key: ItemKey) => number;
}

/** The baby of an outfit. */
export interface Baby {
  /** Since the birth. */
  months: number;
  /** Since the birth, for rules of the first four and thirteen weeks. */
  weeks: number;
  /** Rolls over, or is about to: no swaddle. */
  isRolling: boolean;
  /** The family's own step: a tenth of what is needed, at least 0.15 clo, less (-1) or more (1). */
  step: -1 | 0 | 1;
  /** By which equal sets take turns; null where the same one always leads. */
  turn: Turn | null;
}

/** A baby by age in months; unless something else is known, weeks follow from months, and a baby of four months rolls. */
export function babyAged(months: number, known: Partial<Omit<Baby, "months">> = {}): Baby {
  return { months, weeks: (months * 52) / 12, isRolling: months >= 4, step: 0, turn: null, ...known };
}

/** Limits of a baby's time outdoors, from the mildest to the strictest; never minutes. */
export const STAY_WORDS = [
  "any",
  "check",
  "shade_short",
  "short",
  "errands",
  "stay_in_heat",
  "stay_in_cold",
] as const;
export type StayWord = (typeof STAY_WORDS)[number];

export type Note =
  | "shade_first"
  | "shade"
  | "canopy_up"
  | "thin_sleeves"
  | "sunscreen_bare_skin"
  | "rain_cover_vented"
  | "cover_over_both"
  | "wind_layer_outside"
  | "nothing_at_the_neck"
  | "nothing_padded_under_straps"
  | "off_when_warm"
  | "buckles_hot"
  | "carrier_is_a_layer"
  | "two_bodies_warm"
  | "open_up_indoors"
  | "never_drape_the_stroller"
  | "coat_over_both"
  | "drawer_too_light"
  | "drawer_too_warm"
  | "warm_the_room"
  | "cool_the_room"
  | "feel_the_neck"
  | "room_temperature_counts"
  | "nothing_loose"
  | "head_bare"
  | "stop_swaddle_when_rolling"
  | "follow_the_label";

/** Pieces in the order in which they were chosen. */
export type Pieces = readonly ItemKey[];

/** What an outfit leaves undone. */
export interface Lack {
  /** Colder than is asked for at the worst hour by so much, clo or TOG, two decimals; 0 for enough. */
  short: number;
  /** What it may be short by: 0.3 clo, at night 0.45 TOG. */
  most: number;
  /** 1: covers less than the sun asks for; 2: nothing on, or bare legs in the cold or on a child who walks; else 0. */
  bare: number;
}

/** The answer for one moment, or for a night. */
export interface Outfit {
  situation: Situation;
  wear: Pieces;
  /** For head, hands, feet, sun, and rain; not counted as warmth. */
  extras: Pieces;
  /** Over the straps of a car seat, off once the car is warm. */
  overHarness: Pieces;
  /** Along in the car, for the way from it. */
  carry: Pieces;
  /** Not in the drawer; the piece of warmth comes first, and there is at most one. */
  wished: Pieces;
  /** In `unit`, two decimals. */
  need: number;
  /** In `unit`, two decimals. */
  got: number;
  unit: "clo" | "tog";
  lack: Lack;
  /** For the clothes, whole °F; at night the room. */
  feelsF: number;
  stay: StayWord;
  notes: readonly Note[];
  /** Up to two other sets that are as warm. */
  swaps: readonly Pieces[];
}
