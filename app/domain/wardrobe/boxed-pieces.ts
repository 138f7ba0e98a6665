// Boxes of kept clothes, and the pieces in them that another child can wear: by size, and by the weather on that child's own dates.
import { needsOf, type ShoppingItem } from "../shopping/shopping-list.ts";
import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";
import { settle } from "./settle.ts";
import { FIRST_AGE_RANGE, isOneSize } from "./size-table.ts";

/** As many as a plan has. */
export const MOST_BOXES = 60;

/** The longest label and the longest place, in UTF-16 units as an input counts them. */
export const LONGEST_BOX_TEXT = 80;

/** The size under which a box holds an item without a size. */
export const SIZE_OF_ONE_SIZE = FIRST_AGE_RANGE;

/** Pieces of one item and size in a box. */
export interface BoxedPieces {
  /** The clothing_name_id. */
  nameId: string;
  ageRange: AgeRange;
  pieces: number;
}

/**
 * Why the other pieces of a line stay in the box. Enough: the child has what it needs of them. Over: the child is past the size.
 * Early and late: the child needs such pieces, but in sizes that are worn that many sizes later or earlier. Unneeded: the plan asks
 * for none in any size to come.
 */
export type Misfit =
  | { kind: "enough" | "over" | "unneeded" }
  /** The sizes between the piece and the nearest one in which it is needed. */
  | { kind: "early" | "late"; sizes: number };

/** What of a box's pieces a child can wear. */
export interface FitLine<Piece extends BoxedPieces = BoxedPieces> {
  piece: Piece;
  /** At most the pieces in the box, and all lines together at most what the plan still needs. */
  fits: number;
  /** The pieces that the plan needs at this size. */
  needed: number;
  /** The plan's count once they are taken. */
  count: number;
  /** Why the pieces that don't fit stay; null if all of them fit. */
  misfit: Misfit | null;
}

/** The box that holds pieces of one size alone, the first of several; undefined for none. */
export function boxOfSize<Box extends { pieces: readonly BoxedPieces[] }>(
  boxes: readonly Box[],
  ageRange: AgeRange,
): Box | undefined {
  return boxes.find(
    ({ pieces }) => pieces.length > 0 && pieces.every((piece) => piece.ageRange === ageRange),
  );
}

interface Wearer {
  /** What the plan needs by size, without sizes that are over. */
  items: readonly ShoppingItem[];
  /** The sizes that the child is past. */
  over: readonly AgeRange[];
}

/** A line for each of the pieces, box by box. What fits is given to the boxes in their order, so that each need is met once. */
export function fitBoxes<Piece extends BoxedPieces>(
  boxes: readonly (readonly Piece[])[],
  { items, over }: Wearer,
): FitLine<Piece>[][] {
  const itemOf = new Map(items.map((item) => [item.nameId, item]));
  const given = new Map<string, number>();
  return boxes.map((pieces) =>
    pieces.map((piece): FitLine<Piece> => {
      const needs = needsBySize(itemOf.get(piece.nameId));
      const need = needs.get(sizeOf(piece));
      const key = keyOf(piece);
      const before = given.get(key) ?? 0;
      const { boxed = 0, toGet = 0 } = need ? settle(need) : {};
      const missing = boxed + toGet;
      const fits = Math.max(0, Math.min(piece.pieces, missing - before));
      given.set(key, before + fits);
      return {
        piece,
        fits,
        needed: need?.needed ?? 0,
        count: (need?.owned ?? 0) + fits,
        misfit: fits === piece.pieces ? null : misfitOf(piece, needs, over),
      };
    }),
  );
}

/** The same lines once for each item and size, with their pieces and what fits of them added up. */
export function mergeLines<Piece extends BoxedPieces>(
  boxes: readonly (readonly FitLine<Piece>[])[],
): FitLine<Piece>[] {
  const merged = new Map<string, FitLine<Piece>>();
  for (const line of boxes.flat()) {
    const known = merged.get(keyOf(line.piece));
    const pieces = (known?.piece.pieces ?? 0) + line.piece.pieces;
    const fits = (known?.fits ?? 0) + line.fits;
    const misfit = line.misfit ?? known?.misfit ?? null;
    merged.set(keyOf(line.piece), { ...line, piece: { ...line.piece, pieces }, fits, misfit });
  }
  return [...merged.values()];
}

const keyOf = (piece: BoxedPieces) => `${sizeOf(piece)} ${piece.nameId}`;

const sizeOf = ({ nameId, ageRange }: BoxedPieces) => (isOneSize(nameId) ? SIZE_OF_ONE_SIZE : ageRange);

/** The sizes in which pieces of an item are needed; an item without a size is needed once. */
function needsBySize(item: ShoppingItem | undefined) {
  const needs = item ? needsOf(item, "year").filter(({ needed }) => needed > 0) : [];
  return new Map(needs.map((need) => [need.isOnce ? SIZE_OF_ONE_SIZE : need.ageRange, need]));
}

function misfitOf(
  piece: BoxedPieces,
  needs: ReadonlyMap<AgeRange, unknown>,
  over: readonly AgeRange[],
): Misfit {
  if (needs.has(sizeOf(piece))) return { kind: "enough" };
  if (over.includes(piece.ageRange) && !isOneSize(piece.nameId)) return { kind: "over" };
  const place = AGE_RANGES.indexOf(piece.ageRange);
  const [nearest] = [...needs.keys()]
    .map((size) => AGE_RANGES.indexOf(size) - place)
    .toSorted((one, other) => Math.abs(one) - Math.abs(other));
  if (nearest === undefined) return { kind: "unneeded" };
  return { kind: nearest > 0 ? "early" : "late", sizes: Math.abs(nearest) };
}
