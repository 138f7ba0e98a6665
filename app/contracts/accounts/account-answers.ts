// What scripts are answered about an account: its units, and the end of its session.

import { isText, objectOf, oneOf, type Shaped } from "../shape.ts";

// Where units are chosen, and what a script is answered.

export const UNITS_PATH = "/profile/units";

/** The form's value for no choice: the usual units of each place. */
export const AS_USUAL = "place";

export const isUnitsAnswer = objectOf({ success: oneOf(true) });

// What a script is answered that signs out: the page that says so.

export const isLogoutAnswer = objectOf({ to: isText });

export type LogoutAnswer = Shaped<typeof isLogoutAnswer>;
