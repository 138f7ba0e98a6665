// How much of a trip is packed: essentials count, and the rest is reported beside them.
import { ESSENTIALITY } from "../ids.ts";
import type { Essentiality } from "../vocabulary.ts";

export interface PackableItem {
  pack: number;
  essentiality: Essentiality | null;
  isPacked: boolean;
  /** Set if another size of the trip already packs it. */
  countedIn: string | null;
}

export interface PackingProgress {
  /** Packed pieces of the essentials, or of everything if nothing is essential. */
  packed: number;
  pieces: number;
  /** Packed pieces of the rest. */
  others: number;
}

/** Packed and total pieces of some items of one size; items packed with another size count there. */
export function packedPieces(items: readonly PackableItem[]): { packed: number; pieces: number } {
  const own = items.filter(({ countedIn }) => countedIn === null);
  return { packed: sum(own.filter(({ isPacked }) => isPacked)), pieces: sum(own) };
}

/** Packed and total pieces over the whole trip. */
export function packingProgress(items: readonly PackableItem[]): PackingProgress {
  const own = items.filter(({ countedIn }) => countedIn === null);
  const essential = own.filter(({ essentiality }) => essentiality === ESSENTIALITY.essential);
  const leading = essential.length > 0 ? essential : own;
  const packed = sum(leading.filter(({ isPacked }) => isPacked));
  return { packed, pieces: sum(leading), others: sum(own.filter(({ isPacked }) => isPacked)) - packed };
}

function sum(items: readonly PackableItem[]): number {
  return items.reduce((pieces, { pack }) => pieces + pack, 0);
}
