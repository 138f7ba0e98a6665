// What givers have reserved of an item, as a query returns it: a JSON list of sizes and pieces.
import { z } from "zod";
import type { AgeRange } from "../../domain/vocabulary.ts";
import { isOneSize } from "../../domain/wardrobe/size-table.ts";
import { readStored } from "../stored-json.ts";

/** Who brings it, and what decides whether that may be seen (views/gifts/parents-gifts-view.ts). */
const giver = z.object({
  name: z.string(),
  mode: z.enum(["open", "surprise"]),
  revealOn: z.string().nullable(),
  hiddenUntil: z.string().nullable(),
});

export type ComingGiver = z.infer<typeof giver>;

/** A size of any release, null for a garment without a size; pieces that haven't arrived; and the giver, where a page reads that. */
const list = z.array(z.tuple([z.string().nullable(), z.int().positive(), giver.optional()]));

export type Coming = z.infer<typeof list>;

/** What is coming of an item; null for nothing, and for text that can't be read. */
export function readComing(text: string | null | undefined): Coming | null {
  return readStored("coming", list, text);
}

export type MaySeeGiver = (giver: ComingGiver) => boolean;

/** The pieces of an item that are coming at an age, and their givers; without these fields where nothing is coming. */
export function comingOf(
  nameId: string,
  coming: Coming | null,
  age: AgeRange,
  maySee: MaySeeGiver = () => false,
): { coming?: number; givers?: readonly string[] } {
  const size = isOneSize(nameId) ? null : age;
  const pieces = coming ? comingFor(coming, size) : 0;
  if (!coming || pieces === 0) return {};
  const givers = giversFor(coming, size, maySee);
  return { coming: pieces, ...(givers.length > 0 && { givers }) };
}

/** The pieces of one size; `size` is null for a garment without a size. */
export function comingFor(coming: Coming, size: AgeRange | null): number {
  return coming.reduce((sum, [of, pieces]) => (of === size ? sum + pieces : sum), 0);
}

/** The names of those who bring one size, as far as they may be seen; the same name is one person, however it is capitalized. */
export function giversFor(coming: Coming, size: AgeRange | null, maySee: MaySeeGiver): string[] {
  const names = coming.flatMap(([of, , by]) => (of === size && by && maySee(by) ? [by.name] : []));
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
}
