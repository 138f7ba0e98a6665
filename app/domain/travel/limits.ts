/** So many trips an account can have. */
export const MOST_TRIPS = 50;

/** The longest trip, counting its first and its last day. */
export const MOST_TRIP_DAYS = 90;
