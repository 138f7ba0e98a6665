// Apart from the situations, because every signed-in page knows these parameters, and Today alone the rest.

/** The parameters of Today's address for the situation and the time of the day. */
export const SITUATION_PARAM = "for";
export const WHEN_PARAM = "when";

/** The parameter for an outfit beside the usual one; of several babies' outfits, joined by dots, '.warmer' for the second. */
export const WEAR_PARAM = "wear";

/** While a trip is under way, Today's address names home to leave the trip aside. */
export const AT_PARAM = "at";
export const AT_HOME = "home";
