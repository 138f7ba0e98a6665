// The pieces in a box, as a query reads them: one JSON list. Sizes of another release and impossible numbers are left out.
import { z } from "zod";
import { AGE_RANGES } from "../../domain/vocabulary.ts";
import type { BoxedPieces } from "../../domain/wardrobe/boxed-pieces.ts";
import { MAX_OWNED } from "../../domain/wardrobe/owned.ts";
import { readStored } from "../stored-json.ts";

/** Pieces in a box with the row of their item in the box's plan, and its name as it is stored. */
export interface StoredPieces extends BoxedPieces {
  itemId: number;
  name: string;
}

const row = z.tuple([z.int(), z.string(), z.string(), z.enum(AGE_RANGES), z.int().min(1).max(MAX_OWNED)]);

const list = z.array(z.unknown()).transform((rows): StoredPieces[] =>
  rows.flatMap((one) => {
    const { data } = row.safeParse(one);
    if (!data) return [];
    const [itemId, nameId, name, ageRange, pieces] = data;
    return [{ itemId, nameId, name, ageRange, pieces }];
  }),
);

/** The pieces in a text; none for a text that can't be read. */
export function readBoxPieces(text: string): StoredPieces[] {
  return readStored("box_pieces", list, text) ?? [];
}
