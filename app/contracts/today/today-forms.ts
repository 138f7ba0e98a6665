// The forms on the page of Today: a mark, which is a piece that goes into the wash or comes back, how the neck felt, or the step; and
// the temperature of a room, in whole degrees of the reader's units.
import { z } from "zod";
import type { IsoDay } from "../../domain/calendar.ts";
import { ROOM_RANGE, ROOMS, type RoomName } from "../../domain/today/shown-situation.ts";
import { type Mark, readMark } from "../../domain/today/today-marks.ts";
import { fahrenheitOf, UNITS } from "../../domain/weather/units.ts";
import { dayField } from "../day.ts";
import type { FormContract } from "../form.ts";
import { onToday } from "../form-pages.ts";
import { isMarkAnswer, isRoomAnswer } from "./room-answer.ts";

export const markForm = {
  fields: ["intent", "what", "madeOn", "from"],
  typed: [],
  page: onToday,
  answer: isMarkAnswer,
} as const satisfies FormContract;

/** The mark, and by a script the day for which it was made: without a network, it is sent later. */
export const markFields = z
  .object({ intent: z.string(), what: z.string(), madeOn: dayField("MARK_NOT_SAVED").optional() })
  .transform(({ intent, what, madeOn }, { addIssue }): { mark: Mark; madeOn: IsoDay | null } => {
    const mark = readMark(intent, what);
    if (mark) return { mark, madeOn: madeOn ?? null };
    addIssue({ code: "custom" });
    return z.NEVER;
  });

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
