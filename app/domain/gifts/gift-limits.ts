// How much fits on a gift list. Lengths are in UTF-16 units, as an input counts them.

/** Reservations of one list, by whoever and for whatever. */
export const MAX_RESERVATIONS = 300;
/** Wishes of one list that aren't garments. */
export const MAX_WISHES = 60;
/** Pieces that all of a list's reservations hold together. */
export const MAX_RESERVED_PIECES = 1000;
/** Reservations that one browser may have open on a list. */
export const MAX_OPEN_PER_BROWSER = 30;
/** Whether a list with these reservations takes no more of this many pieces. */
export function isListFull(reservations: readonly { pieces: number }[], pieces: number): boolean {
  const held = reservations.reduce((sum, one) => sum + one.pieces, 0);
  return reservations.length >= MAX_RESERVATIONS || held + pieces > MAX_RESERVED_PIECES;
}

/** Pieces of one wish. */
export const MAX_WISH_PIECES = 20;

export const MAX_LIST_TITLE = 60;
export const MAX_GREETING = 500;
export const MAX_GIVER_NAME = 60;
export const MAX_GIFT_MESSAGE = 300;
