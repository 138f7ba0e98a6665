// How much is packed for a trip: the number that leads, and all.
import { LEADING } from "../shopping/shopping-list.ts";
import type { AgeRange, Essentiality } from "../vocabulary.ts";
import { isOneSize } from "../wardrobe/sizes.ts";

/** A row of a packing list, as far as counting it goes. */
export interface CountedRow {
  nameId: string;
  ageRange: AgeRange;
  pack: number;
  essentiality: Essentiality | null;
}

/** Pieces to take along over the whole trip; what has no size of its own counts once. */
export function countPieces(rows: readonly CountedRow[]): { essentialPieces: number; allPieces: number } {
  const elsewhere = countedIn(rows);
  const counted = rows.filter((row) => elsewhere.get(row) === null);
  const leading = counted.filter(({ essentiality }) => LEADING.includes(essentiality));
  return { essentialPieces: sum(leading), allPieces: sum(counted) };
}

/**
 * For each row the size in which its item is counted instead: what has no size of its own is packed once, where more of it
 * is taken along, or else in the first size. Null for every row that counts by itself.
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

/** Pieces that are still to be got, by whether they lead; what is compared with no plan counts nothing. */
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
