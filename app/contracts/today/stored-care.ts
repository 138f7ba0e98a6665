// The counts of the lists for day care. Text that this release doesn't know is read as no list.
import { z } from "zod";
import { type CareCount, type CareCounts, MOST_CARE_PIECES } from "../../domain/today/day-care.ts";
import { AGE_RANGES } from "../../domain/vocabulary.ts";
import type { ItemKey } from "../../domain/wardrobe/catalogue-table.ts";
import { isItemKey } from "../../domain/wardrobe/insulation-table.ts";
import { readStored } from "../stored-json.ts";

const pieces = z.int().min(0).max(MOST_CARE_PIECES);

/** One size's: piece → [asked for, there]. A piece that has left the catalogue is skipped. */
const ofSize = z
  .record(z.string(), z.tuple([pieces, pieces]))
  .transform((stored) =>
    Object.fromEntries(
      Object.entries(stored).flatMap(([key, [take, there]]): [ItemKey, CareCount][] =>
        isItemKey(key) ? [[key, { take, there }]] : [],
      ),
    ),
  );

const bySize = z.record(z.string(), z.string());

/** All sizes', from the database's object of size → text; nothing for null. */
export function readCareCounts(text: string | null): CareCounts {
  const stored = text === null ? null : readStored("day_care_lists", bySize, text);
  if (!stored) return {};
  return Object.fromEntries(
    AGE_RANGES.flatMap((size) => {
      const own = stored[size];
      const counts = own === undefined ? null : readStored("counts", ofSize, own);
      return counts ? [[size, counts]] : [];
    }),
  );
}

/** One size's text, bounded by the number of pieces in the catalogue. */
export function packCareCounts(counts: NonNullable<CareCounts[keyof CareCounts]>): string {
  const all = Object.entries(counts).map(([key, { take, there }]) => [key, [take, there]]);
  return JSON.stringify(Object.fromEntries(all));
}
