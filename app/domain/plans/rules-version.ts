// The version of everything that decides a plan's numbers: catalogue, weather categories and groups, totals.
// Each plan stores the version that made it; when the version rises, the queue recalculates the plans. A test
// compares a fingerprint of the rules, so they can't change without a new version.

/**
 * 1: the first release. 2: recalibrated catalogue, wider guard of the vote, newborn sizes, and short edges.
 * 3: bitter cold, names that never contradict a month's mean, cold months named after their rain and snow,
 * mountain climates. 4: groups named after their joined figures, no essential lost between two sizes, what a short stretch
 * needs, fleece only for cool days, a padded suit from birth in bitter cold. 5: twins and triplets need the most that they wear at one
 * time, and outgrow two pairs of shoes each; one baby's numbers are those of 4. 6: the list dresses the baby on every day of
 * the year (bench/dressed.md): sleepers for the night as well, a blanket and a footmuff for the stroller, a light sack for warm nights,
 * and the sack of the room. 7: outside the US, plans ask for the lighter sack on warm days, when homes aren't heated.
 */
export const RULES_VERSION = 7;

/** The day of that version: the date of the public numbers for search engines. */
export const RULES_SINCE = "2026-11-30";
