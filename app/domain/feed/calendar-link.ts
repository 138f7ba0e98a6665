// Links to a plan's calendar feed (E26). They have no end: a calendar that stops without a word would be missed only once it matters.

/** Links of one plan. */
export const MOST_CALENDAR_LINKS = 3;
