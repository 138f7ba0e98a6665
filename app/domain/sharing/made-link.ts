// Links that people on a plan make for others: for helpers without an account (E23), and for calendars (E26). A calendar's has no end: a
// calendar that stops without a word would be missed only once it matters.

export type MadeLinkKind = "helper" | "calendar";

/** Links of one plan. */
export const MOST_LINKS: Readonly<Record<MadeLinkKind, number>> = { helper: 5, calendar: 3 };

const DAY_MS = 24 * 60 * 60 * 1000;

/** A helper's link works for 90 days, and is renewed for as long. */
export const HELPER_VALID_MS = 90 * DAY_MS;

/** An ended link can be renewed for so long; then it is deleted. */
export const HELPER_KEPT_MS = 30 * DAY_MS;
