// How much is packed for a trip: the number that leads, and the total.
import { LEADING } from "../shopping/shopping-list.ts";
import type { AgeRange, Essentiality } from "../vocabulary.ts";
import { isOneSize } from "../wardrobe/sizes.ts";

/** A row of a packing list, with what counting needs. */
export interface CountedRow {
  nameId: string;
  ageRange: AgeRange;
  pack: number;
  essentiality: Essentiality | null;
}

/** Pieces to pack over the whole trip; items without a size count once. */
export function countPieces(rows: readonly CountedRow[]): { essentialPieces: number; allPieces: number } {
  const elsewhere = countedIn(rows);
  const counted = rows.filter((row) => elsewhere.get(row) === null);
  const leading = counted.filter(({ essentiality }) => LEADING.includes(essentiality));
  return { essentialPieces: sum(leading), allPieces: sum(counted) };
}

/**
 * For each row, the size in which its item is counted instead, or null. An item without a size is packed
 * once: in the size that packs most of it, or the first on a tie.
 */
export function countedIn<Row extends CountedRow>(rows: readonly Row[]): Map<Row, AgeRange | null> {
  const leading = new Map<string, Row>();
  for (const row of rows) {
    const known = leading.get(row.nameId);
    if (!known || row.pack > known.pack) leading.set(row.nameId, row);
  }
  return new Map(
    rows.map((row) => {
      const leader = leading.get(row.nameId) ?? row;
      return [row, isOneSize(row.nameId) && leader !== row ? leader.ageRange : null];
    }),
  );
}

/** Pieces still to get, split by whether they lead; rows without a plan to compare with count nothing. */
export function piecesToGet(
  items: readonly { essentiality: Essentiality | null; gap: { toGet: number } | null }[],
): { essentials: number; extras: number } {
  const rows = items.map(({ essentiality, gap }) => ({ essentiality, pack: gap?.toGet ?? 0 }));
  const essentials = sum(rows.filter(({ essentiality }) => LEADING.includes(essentiality)));
  return { essentials, extras: sum(rows) - essentials };
}

function sum(rows: readonly { pack: number }[]): number {
  return rows.reduce((pieces, { pack }) => pieces + pack, 0);
}
