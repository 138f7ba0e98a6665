// The pieces in a box, and those that a plan's own rows don't hold, as queries read them in JSON. Sizes of another release and impossible
// numbers are left out.
import { z } from "zod";
import { type IsoDay, isKnownDay } from "../../domain/calendar.ts";
import { careAsks } from "../../domain/today/day-care.ts";
import { AGE_RANGES } from "../../domain/vocabulary.ts";
import { type Attic, atticOf, NO_ATTIC } from "../../domain/wardrobe/attic.ts";
import type { BoxedPieces } from "../../domain/wardrobe/boxed-pieces.ts";
import type { AroundPlan } from "../../domain/wardrobe/family-wardrobe.ts";
import { MAX_OWNED } from "../../domain/wardrobe/owned.ts";
import { sizesOver, sizeTimes } from "../../domain/wardrobe/size-times.ts";
import { readSizes } from "../growth/stored-sizes.ts";
import { readOwnedQuantities, readSetAside } from "../plans/stored-plan.ts";
import { readStored } from "../stored-json.ts";
import { readCareCounts } from "../today/stored-care.ts";

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
const day = z.string().refine(isKnownDay);

/** A plan of an older child, as data/wardrobe/select-around.server.ts selects it. */
const olderPlan = z.object({
  planId: z.string(),
  isOpen: z.number().transform(Boolean),
  expectedDueDate: day,
  babyBornOn: day.nullable(),
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

/** Those that can be read. */
const olderPlans = z
  .array(z.unknown())
  .transform((plans) => plans.flatMap((plan) => olderPlan.safeParse(plan).data ?? []));

/** The pieces that a plan's own rows don't hold, as data/wardrobe/select-around.server.ts selects them. */
export interface AroundColumns {
  attic: string | null;
  /** The kept lists for day care. */
  dayCare: string | null;
}

/** The same on a day; nothing for a text that can't be read. */
export function readAround(plan: AroundColumns & { babies: number }, today: IsoDay): AroundPlan {
  return { attic: readAttic(plan.attic, today), care: careAsks(readCareCounts(plan.dayCare), plan.babies) };
}

function readAttic(text: string | null, today: IsoDay): Attic {
  const plans = readStored("attic", olderPlans, text);
  if (!plans) return NO_ATTIC;
  return atticOf(
    plans.map(({ planId, isOpen, boxed, counted, ...columns }) => {
      const { days } = readSizes({ ...columns, nightRoomF: null });
      return { planId, isOpen, boxed, counted, over: sizesOver(sizeTimes(days, today)) };
    }),
  );
}
