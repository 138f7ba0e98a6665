// The answer to a script that saves a room's temperature.
import { objectOf, oneOf } from "../shape.ts";

export const isRoomAnswer = objectOf({ success: oneOf(true) });
