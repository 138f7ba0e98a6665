// Boxes as pages show them.
import type { AgeRange } from "../../domain/vocabulary.ts";
import type { Misfit } from "../../domain/wardrobe/boxed-pieces.ts";

/** Pieces of one item and size in a box. */
interface ShownBoxLine {
  /** '12:3-6m', as in the forms' fields. */
  cell: string;
  name: string;
  /** Null for an item without a size. */
  ageRange: AgeRange | null;
  pieces: number;
}

export interface ShownBox {
  id: string;
  label: string;
  place: string;
  pieces: number;
  lines: readonly ShownBoxLine[];
  /** All lines, as a form's field. */
  all: string;
}

/** Pieces in a family's boxes that another child can wear. */
export interface ShownFitLine extends Omit<ShownBoxLine, "cell"> {
  key: string;
  fits: number;
  needed: number;
  misfit: Misfit | null;
  /** What fits, as a form's field; null for nothing. */
  use: string | null;
}

export interface ShownOtherBox extends Omit<ShownBox, "lines" | "all"> {
  fits: number;
  lines: readonly ShownFitLine[];
  /** All that fits, as a form's field. */
  use: string;
}

/** The boxes of another plan of the same family. */
export interface ShownOtherBoxes {
  planId: string;
  title: string;
  pieces: number;
  fits: number;
  boxes: readonly ShownOtherBox[];
  /** All boxes together; nothing for a single box. */
  together: readonly ShownFitLine[];
}

/** Needed pieces that an older child has outgrown and nobody has packed. */
export interface ShownUnpacked extends Omit<ShownBoxLine, "cell"> {
  /** As the field of the row's form. */
  take: string;
}

/** A section of what there is to pass on, as it is packed. */
export interface ShownPacking {
  /** As in the address of the page. */
  size: AgeRange | "one-size";
  lines: readonly { cell: string; name: string; pieces: number; chosen: number }[];
  /** The plan's boxes. */
  boxes: readonly { id: string; label: string; place: string }[];
  /** The label that is proposed for a new box. */
  label: string;
}
