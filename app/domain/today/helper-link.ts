// Links for helpers without an account (E23).

/** Links of one plan. */
export const MOST_HELPER_LINKS = 5;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A link works for 90 days, and is renewed for as long. */
export const HELPER_VALID_MS = 90 * DAY_MS;

/** An ended link can be renewed for so long; then it is deleted. */
export const HELPER_KEPT_MS = 30 * DAY_MS;
