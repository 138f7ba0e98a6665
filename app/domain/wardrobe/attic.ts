// The attic: pieces that an older child of the family has outgrown, in boxes and not packed yet. A younger child's plan counts them like
// pieces that are coming (O6).
import type { AgeRange } from "../vocabulary.ts";
import { type BoxedPieces, SIZE_OF_ONE_SIZE } from "./boxed-pieces.ts";
import type { OwnedQuantities } from "./owned.ts";
import { piecesToPassOn } from "./pass-on.ts";
import { isOneSize } from "./size-table.ts";

/**
 * Plans whose children were born fewer days apart are for the same child, or for twins who wear their sizes at the same time: neither of
 * them is the older one.
 */
export const SIBLING_DAYS = 150;

/** As many older children's plans as count: the nearest. */
export const MOST_OLDER_PLANS = 3;

/** Pieces of one item and size in one place. */
export interface AtticPieces extends BoxedPieces {
  /** The older child's plan, and its item. */
  planId: string;
  itemId: number;
  /** Whether the viewer may take pieces out. */
  isOpen: boolean;
  /** Null for pieces that nobody has packed. */
  box: { id: string; label: string; place: string } | null;
}

/** The pieces by item, those in boxes before those that aren't packed. */
export type Attic = ReadonlyMap<string, readonly AtticPieces[]>;

export const NO_ATTIC: Attic = new Map();

/** An older child's plan, as far as the attic goes. */
export interface OlderPlan extends Pick<AtticPieces, "planId" | "isOpen"> {
  /** The sizes that the child is past. */
  over: readonly AgeRange[];
  boxed: readonly (Omit<AtticPieces, "planId" | "isOpen"> & { box: NonNullable<AtticPieces["box"]> })[];
  counted: readonly {
    itemId: number;
    nameId: string;
    owned: OwnedQuantities;
    setAside: readonly AgeRange[];
  }[];
}

/** What these plans keep: all that is in their boxes, and of the sizes that are over all that is counted. */
export function atticOf(plans: readonly OlderPlan[]): Attic {
  const inBoxes = plans.flatMap(({ boxed, planId, isOpen }) =>
    boxed.map((pieces) => ({ ...pieces, planId, isOpen })),
  );
  const attic = new Map<string, AtticPieces[]>();
  for (const pieces of [...inBoxes, ...plans.flatMap(unpacked)]) {
    attic.set(pieces.nameId, [...(attic.get(pieces.nameId) ?? []), pieces]);
  }
  return attic;
}

/** Pieces of sizes that are over, as passing them on counts them (pass-on.ts). */
function unpacked({ planId, isOpen, over, counted }: OlderPlan): AtticPieces[] {
  return counted.flatMap(({ itemId, nameId, owned, setAside }) =>
    over
      .filter((ageRange) => !setAside.includes(ageRange))
      .map((ageRange) => {
        const pieces = piecesToPassOn(nameId, owned, ageRange);
        return { itemId, nameId, ageRange, pieces, planId, isOpen, box: null };
      })
      .filter(({ pieces }) => pieces > 0),
  );
}

/** The pieces of an item that a size can take; an item without a size is kept under one of them. */
export function keptAt(attic: Attic, nameId: string, ageRange: AgeRange): readonly AtticPieces[] {
  const size = isOneSize(nameId) ? SIZE_OF_ONE_SIZE : ageRange;
  return (attic.get(nameId) ?? []).filter((pieces) => pieces.ageRange === size);
}
