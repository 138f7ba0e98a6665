// The answers to scripts that save a room's temperature, and a mark.
import { objectOf, oneOf } from "../shape.ts";

export const isRoomAnswer = objectOf({ success: oneOf(true) });
export const isMarkAnswer = objectOf({ success: oneOf(true) });
