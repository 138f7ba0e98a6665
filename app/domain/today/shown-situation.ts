// The situations that Today shows: three by day, and the night. "asleep" is the stroller with a sleeping baby.

export const SHOWN_SITUATIONS = ["stroller", "asleep", "indoors", "night"] as const;
export type ShownSituation = (typeof SHOWN_SITUATIONS)[number];

/** The address's parameters for the situation and the time of the day. */
export const SITUATION_PARAM = "for";
export const WHEN_PARAM = "when";

/** Situations in a room, whose temperature the family says. */
export const ROOMS = ["indoors", "night"] as const satisfies readonly ShownSituation[];
export type RoomName = (typeof ROOMS)[number];

/** The coldest and warmest room that can be said, whole °F: as on the public pages of nights. */
export const ROOM_RANGE = { from: 55, to: 90 } as const;

/** A likely room, for a slider that hasn't been moved, °F; no outfit is shown for it. */
export const SLIDER_AT: Readonly<Record<RoomName, number>> = { indoors: 70, night: 68 };

/** A family's room temperatures, °F; null until they are said. */
export type Rooms = Readonly<Record<RoomName, number | null>>;
