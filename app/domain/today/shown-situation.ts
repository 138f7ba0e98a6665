// The situations that Today shows: those with weather, a room by day, and the night. "asleep" is the stroller with a sleeping baby.
import type { Outing } from "./today-terms.ts";

export const SHOWN_SITUATIONS = [
  "stroller",
  "asleep",
  "carrier",
  "car",
  "ground",
  "indoors",
  "night",
] as const;
export type ShownSituation = (typeof SHOWN_SITUATIONS)[number];

/** Situations that have weather, by the model's names. */
export const OUTINGS = {
  stroller: "stroller",
  asleep: "stroller_asleep",
  carrier: "carrier",
  car: "car",
  ground: "play",
} as const satisfies Partial<Record<ShownSituation, Outing>>;
export type ShownOuting = keyof typeof OUTINGS;

export function isOuting(situation: ShownSituation): situation is ShownOuting {
  return Object.hasOwn(OUTINGS, situation);
}

/** A baby of this age plays on the ground (E4). */
const GROUND_FROM = 6;

/** The situations of a baby of so many months. */
export function situationsAt(months: number): ShownSituation[] {
  return SHOWN_SITUATIONS.filter((situation) => situation !== "ground" || months >= GROUND_FROM);
}

/** Situations in a room, whose temperature the family says. */
export const ROOMS = ["indoors", "night"] as const satisfies readonly ShownSituation[];
export type RoomName = (typeof ROOMS)[number];

/** The coldest and warmest room that can be said, whole °F: as on the public pages of nights. */
export const ROOM_RANGE = { from: 55, to: 90 } as const;

/** A likely room, for a slider that hasn't been moved, °F; no outfit is shown for it. */
export const SLIDER_AT: Readonly<Record<RoomName, number>> = { indoors: 70, night: 68 };

/** A family's room temperatures, °F; null until they are said. */
export type Rooms = Readonly<Record<RoomName, number | null>>;
