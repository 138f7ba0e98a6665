/** The most trips that an account can have. */
export const MOST_TRIPS = 50;

/** In days, counting the first and the last. */
export const MOST_TRIP_DAYS = 90;
