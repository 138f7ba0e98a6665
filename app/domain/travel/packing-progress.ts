// How far the packing of a trip is: what is essential counts, what else is packed is told beside it.
import { ESSENTIALITY } from "../ids.ts";
import type { Essentiality } from "../vocabulary.ts";

export interface PackableItem {
  pack: number;
  essentiality: Essentiality | null;
  isPacked: boolean;
  /** Set where another size of the trip packs it already. */
  countedIn: string | null;
}

export interface PackingProgress {
  /** Pieces of what leads: the essential ones, or all where none is essential. */
  packed: number;
  pieces: number;
  /** Pieces of the rest that are packed. */
  others: number;
}

/** Of some items of one size: pieces that are packed, and pieces; what is packed with another size counts there. */
export function packedPieces(items: readonly PackableItem[]): { packed: number; pieces: number } {
  const own = items.filter(({ countedIn }) => countedIn === null);
  return { packed: sum(own.filter(({ isPacked }) => isPacked)), pieces: sum(own) };
}

/** Pieces that are packed of pieces to pack, over the whole trip. */
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
