// The situations that Today shows: those with weather, a room by day, and the night. "asleep" is the stroller with a sleeping baby.
import type { Outing } from "./today-terms.ts";

export const SHOWN_SITUATIONS = [
  "walking",
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
  walking: "walk",
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

/** The ages at which a situation is offered, in completed months since the birth; the others always are (E4, E35). */
const OFFERED: Readonly<Partial<Record<ShownSituation, { from: number; before: number }>>> = {
  walking: { from: 12, before: Number.POSITIVE_INFINITY },
  ground: { from: 6, before: 18 },
};

/** The situations of a baby of so many months, the usual one first. */
export function situationsAt(months: number): ShownSituation[] {
  return SHOWN_SITUATIONS.filter((situation) => {
    const ages = OFFERED[situation];
    return !ages || (months >= ages.from && months < ages.before);
  });
}

/** Those of them that have weather. */
export function outingsAt(months: number): ShownOuting[] {
  return situationsAt(months).filter(isOuting);
}

/** Of the offered situations the one that stands where none is chosen: walking where it is offered, else the stroller (E35). */
export function usualSituation(offered: readonly ShownSituation[]): ShownOuting {
  return offered.find(isOuting) ?? "stroller";
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
