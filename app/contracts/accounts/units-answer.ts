// The answer to the choice of units. Browsers check it too, so there is no library here.

export const UNITS_PATH = "/profile/units";

/** The form's value for no choice: the usual units of each place. */
export const AS_USUAL = "place";

export interface UnitsAnswer {
  success: true;
}

export function isUnitsAnswer(body: unknown): body is UnitsAnswer {
  return typeof body === "object" && body !== null && "success" in body && body.success === true;
}
