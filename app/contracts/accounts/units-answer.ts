// Where units are chosen, and what a script is answered.
import { objectOf, oneOf } from "../shape.ts";

export const UNITS_PATH = "/profile/units";

/** How the form says that there is no choice: as usual at each place. */
export const AS_USUAL = "place";

/** It is stored. */
export const isUnitsAnswer = objectOf({ success: oneOf(true) });
