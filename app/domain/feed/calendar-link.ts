// Links to a plan's calendar feed (E26). They have no end: a calendar that stops without a word would be missed only once it matters.

/** Links of one plan. */
export const MOST_CALENDAR_LINKS = 3;

/** Parameter of Today and the shopping list: the name of a feed's event, whose plan is meant. It tells nobody what the plan's id is. */
export const EVENT_PARAM = "of";
