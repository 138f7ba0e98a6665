// Where units are chosen, and what a script is answered. Browsers check it, so it is checked without a library.

export const UNITS_PATH = "/profile/units";

/** How the form says that there is no choice: as usual at each place. */
export const AS_USUAL = "place";

/** It is stored. */
export interface UnitsAnswer {
  success: true;
}

export function isUnitsAnswer(body: unknown): body is UnitsAnswer {
  return typeof body === "object" && body !== null && "success" in body && body.success === true;
}
