// The pieces in a box, and what older children have left, as queries read them: one JSON list each. Sizes of another release and
// impossible numbers are left out.
import { z } from "zod";
import type { IsoDay } from "../../domain/calendar.ts";
import { AGE_RANGES } from "../../domain/vocabulary.ts";
import { type Attic, atticOf, NO_ATTIC } from "../../domain/wardrobe/attic.ts";
import type { BoxedPieces } from "../../domain/wardrobe/boxed-pieces.ts";
import { MAX_OWNED } from "../../domain/wardrobe/owned.ts";
import { sizesOver, sizeTimes } from "../../domain/wardrobe/size-times.ts";
import { readSizes } from "../growth/stored-sizes.ts";
import { readOwnedQuantities, readSetAside } from "../plans/stored-plan.ts";
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

const size = z.enum(AGE_RANGES).nullable().catch(null);
const pieces = z.int().min(1).max(MAX_OWNED).nullable().catch(null);

/** A plan of an older child, as data/wardrobe/select-attic.server.ts selects it. */
const olderPlan = z.object({
  planId: z.string(),
  isOpen: z.number().transform(Boolean),
  expectedDueDate: z.string(),
  babyBornOn: z.string().nullable(),
  babies: z.number(),
  plannedMonths: z.number(),
  plannedSizes: z.string().nullable(),
  place: z.string().nullable(),
  boxed: z
    .array(z.tuple([z.int(), z.string(), size, pieces, z.string(), z.string(), z.string()]))
    .transform((rows) =>
      rows.flatMap(([itemId, nameId, ageRange, count, id, label, place]) =>
        ageRange && count ? [{ itemId, nameId, ageRange, pieces: count, box: { id, label, place } }] : [],
      ),
    ),
  counted: z
    .array(z.tuple([z.int(), z.string(), z.string(), z.string()]))
    .transform((rows) =>
      rows.map(([itemId, nameId, owned, setAside]) => ({
        itemId,
        nameId,
        owned: readOwnedQuantities(owned) ?? {},
        setAside: readSetAside(setAside) ?? [],
      })),
    ),
});

/** What older children have left by a day; nothing for a text that can't be read. */
export function readAttic(text: string | null, today: IsoDay): Attic {
  const plans = readStored("attic", z.array(olderPlan), text);
  if (!plans) return NO_ATTIC;
  return atticOf(
    plans.map(({ planId, isOpen, boxed, counted, ...columns }) => {
      const { days } = readSizes({ ...columns, nightRoomF: null });
      return { planId, isOpen, boxed, counted, over: sizesOver(sizeTimes(days, today)) };
    }),
  );
}
