// Where units are chosen, and what a script is answered.
import { objectOf, oneOf } from "../shape.ts";

export const UNITS_PATH = "/profile/units";

/** The form's value for no choice: the usual units of each place. */
export const AS_USUAL = "place";

export const isUnitsAnswer = objectOf({ success: oneOf(true) });
