// Where needed pieces are. It imports nothing, because browsers count with it, too.

/** Pieces of one thing: how many are needed, there, reserved by givers, and kept from an older child. */
export interface CountedPieces {
  needed: number;
  owned: number;
  /** Reserved by givers, and not there yet; missing for none. */
  coming?: number;
  /** In the family's boxes, or outgrown by an older child and not packed yet; missing for none. */
  boxed?: number;
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

/** Where the needed pieces are: needed = ready + coming + boxed + toGet, and none is negative. */
export interface Settled {
  ready: number;
  coming: number;
  boxed: number;
  toGet: number;
}

/**
 * Each needed piece once: those that are there first, then those that are coming, then those that are kept from an older child. Extra
 * pieces count for nothing.
 */
export function settle({ needed, owned, coming = 0, boxed = 0 }: CountedPieces): Settled {
  const ready = Math.min(needed, owned);
  const awaited = Math.min(coming, needed - ready);
  const kept = Math.min(boxed, needed - ready - awaited);
  return { ready, coming: awaited, boxed: kept, toGet: needed - ready - awaited - kept };
}

/** Needed pieces that aren't there and needn't be bought. */
export function elsewhere({ coming = 0, boxed = 0 }: Partial<Pick<Settled, "coming" | "boxed">>): number {
  return coming + boxed;
}

/** How many pieces count as needed: of those that the baby would wear too briefly, only the ones that are there. */
export function askedFor(wanted: number, owned: number, isBrief: boolean): number {
  return isBrief ? Math.min(wanted, owned) : wanted;
}
