// The form of a room's temperature: in whole degrees of the reader's units.
import { z } from "zod";
import { ROOM_RANGE, ROOMS, type RoomName } from "../../domain/today/shown-situation.ts";
import { fahrenheitOf, UNITS } from "../../domain/weather/units.ts";
import type { FormContract } from "../form.ts";
import { isRoomAnswer } from "./room-answer.ts";

export const roomForm = {
  fields: ["roomName", "roomDegrees", "units"],
  typed: [],
  chosen: ["roomDegrees"],
  answer: isRoomAnswer,
} as const satisfies FormContract;

/** A degree of °C at the edge of the range is a little beyond it in °F. */
const EDGE = 0.9;

/** The room, and its temperature in °F. */
export const roomFields = z
  .object({ roomName: z.enum(ROOMS), roomDegrees: z.string().regex(/^\d{1,3}$/), units: z.enum(UNITS) })
  .transform(({ roomName: room, roomDegrees, units }): { room: RoomName; fahrenheit: number } => ({
    room,
    fahrenheit: fahrenheitOf(Number(roomDegrees), units),
  }))
  .refine(({ fahrenheit }) => fahrenheit > ROOM_RANGE.from - EDGE && fahrenheit < ROOM_RANGE.to + EDGE);
