// How much is packed for a trip: the number that leads, and all.
import { LEADING } from "../shopping/shopping-list.ts";
import type { Essentiality } from "../vocabulary.ts";
import { type CountedRow, countedIn } from "./packing.ts";

type Row = CountedRow & { essentiality: Essentiality | null };

/** Pieces to take along over the whole trip; what has no size of its own counts once. */
export function countPieces(rows: readonly Row[]): { essentialPieces: number; allPieces: number } {
  const elsewhere = countedIn(rows);
  const counted = rows.filter((row) => elsewhere.get(row) === null);
  const leading = counted.filter(({ essentiality }) => LEADING.includes(essentiality));
  return { essentialPieces: sum(leading), allPieces: sum(counted) };
}

function sum(rows: readonly { pack: number }[]): number {
  return rows.reduce((pieces, { pack }) => pieces + pack, 0);
}
