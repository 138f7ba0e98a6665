// Where needed pieces are. It imports nothing, because browsers count with it, too.

/** Pieces of one thing: how many are needed, there, and reserved by givers. */
export interface CountedPieces {
  needed: number;
  owned: number;
  /** Reserved by givers, and not there yet; missing for none. */
  coming?: number;
}

/** Pieces of heavy outerwear that aren't asked for before a day. */
export interface WaitingPieces {
  day: string;
  pieces: number;
}

/** All pieces that are needed, those that wait for their day too: gifts, boxes, trips, and day care take them before it. */
export function neededAnyTime({ needed, waits }: { needed: number; waits?: WaitingPieces }): number {
  return needed + (waits?.pieces ?? 0);
}

/** Where the needed pieces are: needed = ready + coming + toGet, and none is negative. */
export interface Settled {
  ready: number;
  coming: number;
  toGet: number;
}

/** Each needed piece once: those that are there first, then those that are coming. Extra pieces count for nothing. */
export function settle({ needed, owned, coming = 0 }: CountedPieces): Settled {
  const ready = Math.min(needed, owned);
  const awaited = Math.min(coming, needed - ready);
  return { ready, coming: awaited, toGet: needed - ready - awaited };
}

/** How many pieces count as needed: of those that the baby would wear too briefly, only the ones that are there. */
export function askedFor(wanted: number, owned: number, isBrief: boolean): number {
  return isBrief ? Math.min(wanted, owned) : wanted;
}
