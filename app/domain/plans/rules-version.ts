// The version of everything that decides a plan's numbers: catalogue, weather categories and groups, totals. A plan keeps
// the one that made it; when it moves on, plans are worked out again  by the queue. A test holds a fingerprint of
// the rules against it, so that they cannot change without it.

/**
 * 1: the first release. 2: recalibrated catalogue, wider guard of the vote, newborn sizes and short edges. 3: bitter cold,
 * names that never contradict a month's mean, cold months named after their rain and snow, climates of mountains.
 */
export const RULES_VERSION = 3;

/** The day of that version: search engines are told that public numbers are as old as this. */
export const RULES_SINCE = "2026-11-22";
